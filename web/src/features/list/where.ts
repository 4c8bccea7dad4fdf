import {
  definitionOf,
  isSame,
  isWhereGroup,
  isWhereRule,
  listOnly,
  statusFilters,
  type TypeName,
  type Where,
  type WhereGroup,
  type WhereRule,
} from '@schakel/domain'
import { addDays } from '@schakel/domain/planning'
import type { Filters } from './filters.ts'

/** Where a rule of a filter stands: its place, and of one in a group that in the group as well. */
export type RulePlace = readonly [number] | readonly [number, number]

const is = (field: string, ...values: string[]): WhereRule => ({ field, op: 'is', values })

function cityField(type: TypeName): string {
  return 'address' in definitionOf(type).fields ? 'address.city' : '_city'
}

/** What a list is narrowed to besides its words, as rules: what an address says in short is a rule like any other. */
export function whereOf(type: TypeName, filters: Filters): Where {
  const { status, tags = [], owner, parent, city, province, only, from, until, since, where } = filters
  const { dateField } = definitionOf(type)
  const days: WhereRule[] = [
    ...(from && dateField ? [{ field: dateField, op: 'after' as const, values: [addDays(from, -1)] }] : []),
    ...(until && dateField ? [{ field: dateField, op: 'before' as const, values: [addDays(until, 1)] }] : []),
    ...(since ? [{ field: '_changed', op: 'after' as const, values: [addDays(since, -1)] }] : []),
  ]
  const rules = [
    ...(status ? [is('status', ...status)] : []),
    ...(city === undefined ? [] : [is(cityField(type), city)]),
    ...(province === undefined ? [] : [is('_province', province)]),
    ...tags.map((tag) => is('_tags', tag)),
    ...(parent === undefined ? [] : [is('_place', parent)]),
    ...(owner === undefined ? [] : [is('_owner', owner)]),
    ...(only === undefined ? [] : [is('_waits', only)]),
    ...days,
  ]
  return { any: where?.any ?? false, rules: [...rules, ...(where?.rules ?? [])] }
}

/** The filters of an address that say this: in short what has a short word, of several rules that all hold; the words stay. */
export function filtersOf(type: TypeName, where: Where, { q }: Filters): Filters {
  const words = q === undefined ? {} : { q }
  if (where.rules.length === 0) return words
  if (where.any && where.rules.length > 1) return { ...words, where }
  const short: { -readonly [name in keyof Filters]?: Filters[name] } = {}
  const rest: (WhereRule | WhereGroup)[] = []
  for (const part of where.rules) if (isWhereGroup(part) || !takeShort(type, part, short)) rest.push(part)
  return { ...words, ...short, ...(rest.length > 0 ? { where: { any: false, rules: rest } } : {}) }
}

/** Writes a rule as the short word that an address has for it; false when it has none, or says it already. */
function takeShort(
  type: TypeName,
  { field, op, values }: WhereRule,
  short: { -readonly [name in keyof Filters]?: Filters[name] },
): boolean {
  const [value = ''] = values
  if (op !== 'is' || value === '') return false
  if (field === 'status') {
    if (short.status || !values.every((status) => statusFilters(type).includes(status))) return false
    short.status = values
    return true
  }
  if (values.length !== 1) return false
  if (field === '_tags') {
    short.tags = [...(short.tags ?? []), value]
    return true
  }
  const only = listOnly.find((one) => one === value)
  if (field === '_waits' && only !== undefined && !short.only) {
    short.only = only
    return true
  }
  const name = shortNames.get(field === 'address.city' ? cityField(type) : field)
  if (name === undefined || short[name] !== undefined) return false
  short[name] = value
  return true
}

const shortNames = new Map<string, 'owner' | 'parent' | 'city' | 'province'>([
  ['_owner', 'owner'],
  ['_place', 'parent'],
  ['address.city', 'city'],
  ['_city', 'city'],
  ['_province', 'province'],
])

/** A filter without the rules that make no sense for the type; nothing when none is left. */
export function sensibleWhere(type: TypeName, { any, rules }: Where): Where | undefined {
  const left = rules.flatMap((part): (WhereRule | WhereGroup)[] => {
    if (!isWhereGroup(part)) return isWhereRule(type, part) ? [part] : []
    const inner = part.rules.filter((rule) => isWhereRule(type, rule))
    return inner.length > 0 ? [{ ...part, rules: inner }] : []
  })
  return left.length > 0 ? { any, rules: left } : undefined
}

/** The rule at a place. */
export function ruleAt({ rules }: Where, [at, within]: RulePlace): WhereRule | undefined {
  const part = rules[at]
  if (part === undefined) return undefined
  if (isWhereGroup(part)) return within === undefined ? undefined : part.rules[within]
  return within === undefined ? part : undefined
}

/** A filter with a rule at a place: instead of the one there, or behind the others; a group that is not there is made. */
export function withRule(where: Where, [at, within]: RulePlace, rule: WhereRule): Where {
  const part = where.rules[at]
  if (within === undefined) return { ...where, rules: where.rules.toSpliced(at, 1, rule) }
  const group = part && isWhereGroup(part) ? part : { any: !where.any, rules: [] }
  return { ...where, rules: where.rules.toSpliced(at, 1, { ...group, rules: group.rules.toSpliced(within, 1, rule) }) }
}

/** A filter without the rule at a place; a group that has none left goes with it. */
export function withoutRule(where: Where, [at, within]: RulePlace): Where {
  const part = where.rules[at]
  if (within !== undefined && part && isWhereGroup(part) && part.rules.length > 1) {
    return { ...where, rules: where.rules.toSpliced(at, 1, { ...part, rules: part.rules.toSpliced(within, 1) }) }
  }
  return { ...where, rules: where.rules.toSpliced(at, 1) }
}

/** Whether a filter says this rule by itself. */
export function hasRule({ any, rules }: Where, rule: WhereRule): boolean {
  return (!any || rules.length === 1) && rules.some((part) => isSame(part, rule))
}

/** A filter with a rule that stands by itself switched on or off; of the quick ones over the same field one is on. The same where it cannot. */
export function toggled(where: Where, rule: WhereRule, quick: readonly WhereRule[]): Where {
  const others = where.rules.filter((part) => !quick.some((one) => one.field === rule.field && isSame(one, part)))
  if (hasRule(where, rule)) return { ...where, rules: others }
  if (where.any && where.rules.length > 1) {
    // What held as one of several goes on doing so, beside the new one.
    const inner = where.rules.filter((part): part is WhereRule => !isWhereGroup(part))
    return inner.length === where.rules.length ? { any: false, rules: [{ any: true, rules: inner }, rule] } : where
  }
  return { any: false, rules: [...others, rule] }
}
