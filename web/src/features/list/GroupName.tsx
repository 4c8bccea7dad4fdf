import type { TypeName } from '@schakel/domain'
import { useItem } from '../../entities/items/queries.ts'
import { titleOf } from '../../entities/items/titleOf.ts'
import { useWords } from '../../texts/i18n.ts'
import { useTranslation } from '../../texts/useTranslation.ts'

/** What the items of a group have in common, in words. */
export function GroupName({
  type,
  by,
  value,
}: {
  readonly type: TypeName
  readonly by: string
  readonly value: string
}) {
  const { t } = useTranslation('list')
  const words = useWords()
  const { data, isError } = useItem(value, 0, { enabled: by === '_owner' && value !== '' })
  if (value === '') return t(by === '_owner' ? 'groupNobody' : 'groupNone')
  if (by === '_owner') return data ? titleOf(data, words) : isError ? t('unknown') : '…'
  if (by === 'status') return words.status(type, value)
  if (value === 'yes' || value === 'no') return t(value)
  return words.choice(by, value)
}
