import { listOnly, type TypeName, type WhereField, type WhereRule, whereFieldOf } from '@schakel/domain'
import { useWords } from '../../texts/i18n.ts'
import { useTranslation } from '../../texts/useTranslation.ts'
import { formatCount, formatDate } from '../../ui/format.ts'

/** How the fields of a filter, what is asked of them, and their values are called. */
export function useRuleWords(type: TypeName) {
  const { t } = useTranslation('list')
  const words = useWords()
  const facts: ReadonlyMap<string, string> = new Map([
    ['_tags', t('filter.tags')],
    ['_owner', t('filter.owner')],
    ['_place', t('filter.parent')],
    ['_city', t('filter.city')],
    ['_province', t('filter.province')],
    ['_waits', t('filter.waits')],
    ['_changed', t('columns._changed')],
    ['_created', t('columns._created')],
  ])
  const bare = ({ type: own, path }: WhereField): string => facts.get(path) ?? words.field(own, path)
  const field = (known: WhereField): string =>
    known.field.includes('/') ? `${words.type(known.type)}: ${bare(known)}` : bare(known)
  const option = ({ type: own, path }: WhereField, value: string): string => {
    if (path === 'status') return words.status(own, value)
    const only = listOnly.find((one) => one === value)
    if (path === '_waits' && only !== undefined) return t(`only.${only}`)
    return path === '_province' ? value : words.choice(path, value)
  }
  return {
    field,
    /** The name of a field among those of its own type. */
    bare,
    option,
    labelOf: (name: string): string => {
      const known = whereFieldOf(type, name)
      return known ? field(known) : name
    },
    /** The values of a rule as they are read; of items the caller names them. */
    valueOf({ field: name, op, values }: WhereRule): string {
      const known = whereFieldOf(type, name)
      const [first = '', second = ''] = values
      if (op === 'lastDays' || op === 'nextDays') return t('days', { count: Number(first) })
      if (op === 'between')
        return t('betweenAnd', { from: formatCount(Number(first)), to: formatCount(Number(second)) })
      if (known?.kind === 'number') return values.map((value) => formatCount(Number(value))).join(', ')
      if (known?.kind === 'date') return values.map((value) => formatDate(value, 'date')).join(', ')
      if (known?.options) return values.map((value) => option(known, value)).join(', ')
      return op === 'contains' ? `“${first}”` : values.join(', ')
    },
  }
}
