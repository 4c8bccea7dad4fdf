import type { TypeName } from '@schakel/domain'
import { useQueries } from '@tanstack/react-query'
import { itemQuery } from '../../entities/items/queries.ts'
import { titleOf } from '../../entities/items/titleOf.ts'
import { useWords } from '../../texts/i18n.ts'
import { useTranslation } from '../../texts/useTranslation.ts'

/** Answers what the items of a group have in common, in words; `values` are the groups that it is asked for. */
export function useGroupNames(type: TypeName, by: string, values: readonly string[]): (value: string) => string {
  const { t } = useTranslation('list')
  const words = useWords()
  const isOwner = by === '_owner'
  const ids = isOwner ? values.filter((value) => value !== '') : []
  const owners = useQueries({ queries: ids.map((id) => itemQuery(id, 0)) })
  return (value) => {
    if (value === '') return t(isOwner ? 'groupNobody' : 'groupNone')
    if (isOwner) {
      const owner = owners[ids.indexOf(value)]
      return owner?.data ? titleOf(owner.data, words) : owner?.isError ? t('unknown') : '…'
    }
    if (by === 'status') return words.status(type, value)
    if (value === 'yes' || value === 'no') return t(value)
    return words.choice(by, value)
  }
}
