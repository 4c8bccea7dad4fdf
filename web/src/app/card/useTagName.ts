import type { AnyItem } from '@schakel/domain'
import { textIn } from '../../entities/items/read.ts'
import { useLocale } from '../../texts/useLocale.ts'

/** What a tag is called in the language on the screen. */
export function useTagName(): (tag: AnyItem) => string {
  const locale = useLocale()
  return (tag) => (locale === 'en' ? textIn(tag, 'name_en') : undefined) ?? textIn(tag, 'name') ?? tag._id
}
