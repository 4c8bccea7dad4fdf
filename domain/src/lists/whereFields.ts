import { isIsoDay } from '../fields/date.ts'
import type { Field } from '../fields/index.ts'
import { provinces } from '../types/closedLists.ts'
import { definitionOf, edges, isTypeName, type TypeName } from '../types/index.ts'
import { fieldAt, fieldPaths } from './columns.ts'
import { onlyOf } from './filters.ts'
import type { WhereOperator, WhereRule } from './where.ts'

/** What a field is to a filter. */
export type WhereKind =
  | 'text'
  | 'choice'
  | 'tag'
  | 'item'
  | 'place'
  | 'named'
  | 'number'
  | 'date'
  | 'flag'
  | 'list'
  | 'rule'

const operators = {
  text: ['contains', 'is', 'isNot', 'empty', 'filled'],
  choice: ['is', 'isNot', 'empty', 'filled'],
  tag: ['is', 'isNot', 'empty', 'filled'],
  item: ['is', 'isNot', 'empty', 'filled'],
  place: ['is', 'isNot'],
  named: ['is', 'isNot'],
  number: ['is', 'above', 'below', 'between', 'empty', 'filled'],
  date: ['on', 'before', 'after', 'lastDays', 'nextDays', 'empty', 'filled'],
  flag: ['yes', 'no'],
  list: ['empty', 'filled'],
  rule: ['filled', 'empty'],
} as const satisfies Readonly<Record<WhereKind, readonly WhereOperator[]>>

/** What can be asked of a kind of field; the first is what one asks most. */
export function operatorsOf(kind: WhereKind): readonly WhereOperator[] {
  return operators[kind]
}

/** A field that a list can be narrowed by. */
export interface WhereField {
  readonly field: string
  readonly kind: WhereKind
  /** The type whose field it is: its own, or what it hangs under. */
  readonly type: TypeName
  /** Its path in that type; of a fact its name. */
  readonly path: string
  readonly definition?: Field
  /** What one chooses from. */
  readonly options?: readonly string[]
}

const kinds: Readonly<Partial<Record<Field['kind'], WhereKind>>> = {
  ...({ text: 'text', longText: 'text', richText: 'text', email: 'text', phone: 'text' } as const),
  ...({ website: 'text', zipcode: 'text', username: 'text', choice: 'choice', flag: 'flag' } as const),
  ...({ integer: 'number', money: 'number', date: 'date', dateTime: 'date' } as const),
  ...({ list: 'list', repeat: 'rule' } as const),
}

/** What is said of items beside their fields: each a field of the filter by a name of its own. */
const facts = ['_tags', '_owner', '_place', '_city', '_province', '_waits', '_changed', '_created'] as const
type Fact = (typeof facts)[number]

function factOf(type: TypeName, name: Fact): Omit<WhereField, 'field' | 'type' | 'path'> | undefined {
  const { fields, taggable } = definitionOf(type)
  switch (name) {
    case '_tags':
      return taggable ? { kind: 'tag' } : undefined
    case '_owner':
      return { kind: 'item' }
    case '_place':
      return { kind: 'place' }
    case '_city':
      // Of a dossier that of who asks; what has an address has the field.
      return type === 'dossier' ? { kind: 'text' } : undefined
    case '_province':
      return 'address' in fields || type === 'dossier' ? { kind: 'named', options: provinces } : undefined
    case '_waits':
      return onlyOf(type).length > 0 ? { kind: 'named', options: onlyOf(type) } : undefined
    default:
      return { kind: 'date' }
  }
}

/** The types that an item of a type is asked about as what it hangs under; of a match both its ends. */
function whereParents(type: TypeName): readonly TypeName[] {
  if (type === 'match') return ['dossier', 'supplier']
  const { parents, hangsAnywhere } = definitionOf(type)
  return (['lead', 'supplier', 'organisation', 'dossier', 'space'] as const).filter(
    (name) => hangsAnywhere || parents[name]?.some((edge) => edges[edge].contains),
  )
}

function ofField(type: TypeName, path: string): Omit<WhereField, 'field'> | undefined {
  const definition = fieldAt(type, path)
  if (!definition || definition.hidden || definition.writeOnly) return undefined
  const kind = kinds[definition.kind]
  return kind && { kind, type, path, definition, ...(definition.options ? { options: definition.options } : {}) }
}

/** A field of a list by its name in a filter; nothing for one that lists of this type know nothing of. */
export function whereFieldOf(type: TypeName, field: string): WhereField | undefined {
  const slash = field.indexOf('/')
  if (slash >= 0) {
    const parent = field.slice(0, slash)
    if (!isTypeName(parent) || !whereParents(type).includes(parent)) return undefined
    const found = ofField(parent, field.slice(slash + 1))
    return found && { field, ...found }
  }
  const fact = facts.find((name) => name === field)
  if (fact !== undefined) {
    const found = factOf(type, fact)
    return found && { field, type, path: field, ...found }
  }
  const found = ofField(type, field)
  return found && { field, ...found }
}

/** All fields that a list of a type can be narrowed by: its columns first, then what else it says, then those of what it hangs under. */
export function whereFields(type: TypeName): readonly WhereField[] {
  const own = [...new Set([...definitionOf(type).columns, ...fieldPaths(type).map(([path]) => path)])]
  const above = whereParents(type).flatMap((parent) => fieldPaths(parent).map(([path]) => `${parent}/${path}`))
  return [...own, ...facts, ...above].flatMap((name) => whereFieldOf(type, name) ?? [])
}

const NUMBER = /^-?\d{1,12}$/
const DAYS = /^\d{1,4}$/

// Years of four digits, so that the day before and the day after are days too.
const isDay = (text: string) => isIsoDay(text) && text > '1000' && text < '9000'

/** Whether a rule asks of a field what can be asked of it, with values that it can have. */
export function isWhereRule(type: TypeName, { field, op, values }: WhereRule): boolean {
  const known = whereFieldOf(type, field)
  if (!known || !operatorsOf(known.kind).includes(op)) return false
  const [first = ''] = values
  switch (op) {
    case 'yes':
    case 'no':
    case 'empty':
    case 'filled':
      return values.length === 0
    case 'between':
      return values.length === 2 && values.every((value) => NUMBER.test(value))
    case 'above':
    case 'below':
      return values.length === 1 && NUMBER.test(first)
    case 'on':
    case 'before':
    case 'after':
      return values.length === 1 && isDay(first)
    case 'lastDays':
    case 'nextDays':
      return values.length === 1 && DAYS.test(first)
    case 'contains':
      return values.length === 1 && first.trim() !== ''
    default:
      return isValue(known, values)
  }
}

function isValue({ kind, options }: WhereField, values: readonly string[]): boolean {
  if (values.length === 0 || values.some((value) => value.trim() === '')) return false
  if (kind === 'text') return values.length === 1
  if (kind === 'number') return values.length === 1 && values.every((value) => NUMBER.test(value))
  return options === undefined || values.every((value) => options.includes(value))
}

/** Whether a list can be grouped by a field: by a choice, by yes or no, or by whose it is. */
export function isGrouping(type: TypeName, field: string): boolean {
  const known = whereFieldOf(type, field)
  if (field === '_owner') return true
  return known !== undefined && !field.includes('/') && (known.kind === 'choice' || known.kind === 'flag')
}

/** What the items of a group have in common, as a rule; the group of an empty text has no value. */
export function groupRule(type: TypeName, field: string, value: string): WhereRule {
  if (whereFieldOf(type, field)?.kind === 'flag') return { field, op: value === 'yes' ? 'yes' : 'no', values: [] }
  return value === '' ? { field, op: 'empty', values: [] } : { field, op: 'is', values: [value] }
}
