import type { WithTotal } from '../../api/call.ts'
import type { AnyItem } from '../../api/types.ts'
import { useTranslation } from '../../texts/useTranslation.ts'
import { formatCount } from '../../ui/format.ts'

type Pages = { readonly pages: readonly WithTotal<AnyItem[]>[] } | undefined

/** All items of the pages so far, each once: a page may shift while one reads. */
export function itemsOf(data: Pages): AnyItem[] {
  const found = new Map<string, AnyItem>()
  for (const page of data?.pages ?? [])
    for (const item of page.data) if (!found.has(item._id)) found.set(item._id, item)
  return [...found.values()]
}

/** How many are loaded of how many there are (S2.24). */
export function useCountLine(data: Pages): string {
  const { t } = useTranslation('search')
  const last = data?.pages.at(-1)
  if (!last) return ''
  const counts = { loaded: formatCount(itemsOf(data).length), total: formatCount(last.total) }
  return last.isEstimate ? t('loadedEstimate', counts) : t('loaded', counts)
}
