import type { TypeName } from '@schakel/domain'
import {
  amountsFor,
  arrayOf,
  daysOf,
  fold,
  isWhereGroup,
  optionalText,
  propertyOf,
  type ViewerKind,
  type Where,
  type WhereField,
  type WhereRule,
  whereFieldOf,
} from '@schakel/domain'
import { dayAt, dayStart } from '@schakel/domain/planning'

/** Items by their ids, as one viewer reads them. */
export type ReadItems = ReadonlyMap<string, Record<string, unknown>>

/** What a filter is asked of: one item, as somebody reads it, among all that they read. */
interface Asked {
  readonly kind: ViewerKind
  readonly type: TypeName
  readonly item: Record<string, unknown>
  readonly all: ReadItems
  readonly now: Date
}

/** The rule of filters in plain words: whether it holds of an item as somebody reads it. What they do not read is empty. */
export function whereHolds(where: Where, asked: Asked): boolean {
  const ask = (parts: readonly boolean[], any: boolean) => (any ? parts.some(Boolean) : parts.every(Boolean))
  const parts = where.rules.map((part) =>
    isWhereGroup(part)
      ? ask(
          part.rules.map((rule) => ruleHolds(rule, asked)),
          part.any,
        )
      : ruleHolds(part, asked),
  )
  return parts.length === 0 || ask(parts, where.any)
}

const denied = { isNot: 'is', empty: 'filled', no: 'yes' } as const

function ruleHolds(rule: WhereRule, asked: Asked): boolean {
  const { op } = rule
  if (op === 'isNot' || op === 'empty' || op === 'no') return !ruleHolds({ ...rule, op: denied[op] }, asked)
  const field = whereFieldOf(asked.type, rule.field)
  if (!field) return false
  const items = rule.field.includes('/') ? above(asked, field.type) : [asked.item]
  return items.some((item) => valueHolds(field, rule, valueAt(field, item, asked.kind), asked.now))
}

function above({ type, item, all }: Asked, wanted: TypeName): Record<string, unknown>[] {
  const refs = type === 'match' ? [item[wanted]] : [...arrayOf(item._parents)]
  return refs.flatMap((ref) => {
    const found = all.get(optionalText(propertyOf(ref, '_id')) ?? '')
    return found && found._type === wanted ? [found] : []
  })
}

function valueAt({ path }: WhereField, item: Record<string, unknown>, kind: ViewerKind): unknown {
  return path.split('.').reduce<unknown>(propertyOf, amountsFor(kind, item))
}

function valueHolds(field: WhereField, rule: WhereRule, value: unknown, now: Date): boolean {
  const { op, values } = rule
  const text = typeof value === 'string' ? value : ''
  const [first = '', second = first] = values
  switch (field.kind) {
    case 'number': {
      if (typeof value !== 'number') return false
      const signs = { is: value === Number(first), above: value > Number(first), below: value < Number(first) }
      if (op === 'is' || op === 'above' || op === 'below') return signs[op]
      return op === 'filled' || (value >= Number(first) && value <= Number(second))
    }
    case 'date': {
      const { from = '', until = '9999' } = daysOf(rule, dayAt(now))
      const isDay = field.definition?.kind === 'date'
      const at = (day: string) => (isDay || day === '' || day === '9999' ? day : dayStart(day))
      return text !== '' && text >= at(from) && text < at(until)
    }
    case 'flag':
      return value === true
    case 'list':
      return arrayOf(value).length > 0
    case 'choice':
      return op === 'is' ? values.includes(text) : text !== ''
    default: {
      const words = fold(field.definition?.kind === 'richText' ? text.replace(/<[^>]*>/g, ' ') : text)
      if (op === 'filled') return /\S/.test(words)
      return op === 'contains' ? words.includes(fold(first.trim())) : words === fold(first.trim()) && text !== ''
    }
  }
}
