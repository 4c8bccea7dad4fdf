import {
  type DayStretch,
  daysOf,
  isCentre,
  isTypeName,
  isWhereGroup,
  isWhereRule,
  listOnly,
  type SearchFilters,
  type TypeName,
  type Where,
  type WhereField,
  type WhereRule,
  whereFieldOf,
} from '@schakel/domain'
import { dayAt, dayStart } from '@schakel/domain/planning'
import type { ViewerContext } from '../context.ts'
import { containment } from '../registryFunctions.ts'
import { type Params, type ReadScope, statusRead, tagRead } from './form.ts'
import { insideOf, tellsWho } from './inside.ts'
import { isWaiting } from './late.ts'
import { atPlace, cityOf, formRead, isInProvince, ownedBy, ownersRead, taggedWith } from './narrow.ts'
import { dateCondition, isAmongWords, isOneOf, readValue, textCondition, valueCondition } from './whereValue.ts'

/** What the rules of a filter are written with. */
interface Writing {
  readonly me: ViewerContext
  readonly query: SearchFilters
  readonly type: TypeName
  readonly params: Params
  readonly scope: ReadScope
}

/**
 * The rules of a filter as one condition over `i`. Each asks the form that the viewer reads and nothing else: what is hidden from them
 * is as if it were empty, so that no filter tells of it (D7, D20).
 */
export function whereCondition(
  me: ViewerContext,
  query: SearchFilters,
  where: Where,
  params: Params,
  scope: ReadScope,
): string {
  const { feed: type } = query
  if (type === undefined || !isTypeName(type)) return 'false'
  const writing = { me, query, type, params, scope }
  return joined(where.rules, where.any, (part) =>
    isWhereGroup(part)
      ? joined(part.rules, part.any, (rule) => ruleCondition(writing, rule))
      : ruleCondition(writing, part),
  )
}

function joined<T>(parts: readonly T[], any: boolean, write: (part: T) => string): string {
  return parts.length === 0 ? 'true' : `(${parts.map(write).join(any ? ' or ' : ' and ')})`
}

/** What says that something is not, with what it denies. */
const denied: ReadonlyMap<WhereRule['op'], WhereRule['op']> = new Map([
  ['isNot', 'is'],
  ['empty', 'filled'],
  ['no', 'yes'],
])

/** A rule that denies holds wherever what it denies does not: also where nothing is told. */
function ruleCondition(writing: Writing, rule: WhereRule): string {
  const field = whereFieldOf(writing.type, rule.field)
  // What makes no sense for the type finds nothing, whatever is kept.
  if (!field || !isWhereRule(writing.type, rule)) return 'false'
  const op = denied.get(rule.op)
  return op === undefined ? holds(writing, field, rule) : `(${holds(writing, field, { ...rule, op })}) is not true`
}

function holds(writing: Writing, field: WhereField, rule: WhereRule): string {
  if (field.field.includes('/')) return aboveHolds(writing, field, rule)
  if (field.definition === undefined) return `(${factHolds(writing, field, rule)})`
  // A status stands in a column, in the words of its index; of a message one reads it as one's own.
  if (field.path === 'status' && rule.op === 'is')
    return isOneOf(statusRead(writing.scope, writing.type), rule.values, writing.params)
  return `(${fieldHolds(writing, field, rule)})`
}

function fieldHolds(writing: Writing, field: WhereField, rule: WhereRule): string {
  const { me, params, scope } = writing
  const isDay = field.definition?.kind === 'date'
  const value = readValue(me.viewer.kind, scope, field)
  const holds = valueCondition(value, field, rule, params, () => stretchOf(writing, rule, isDay))
  return `${isAmongWords(field, rule, params, scope)} and ${holds}`
}

/**
 * Keeps the planner from joining all that says so with all that is asked about: it expects one row of them where there are thousands, and
 * compares each with each. Looked up for each row it is two indexes, however much there is.
 */
const rowByRow = 'offset 0'

/** That something which the viewer reads, of a type that `i` hangs under, says so. */
function aboveHolds(writing: Writing, field: WhereField, rule: WhereRule): string {
  return `exists (select from ${fromAbove(writing, field.type, '', fieldHolds(writing, field, rule))} ${rowByRow})`
}

/** Rows `above`, one for each item of a type that `i` hangs under, as far as the viewer reads those and that edge, with these columns. */
export function fromAbove(
  { type, scope }: Pick<Writing, 'type' | 'scope'>,
  parent: TypeName,
  columns: string,
  condition = 'true',
): string {
  // The inner `i` is what it hangs under: the same scope decides whether that exists, and which form is asked. It is found by its id.
  const says = `i.type = '${parent}' and ${scope.filter} and (${condition})`
  if (type === 'match') {
    const end = parent === 'dossier' ? 'parent' : 'child'
    return `edges u, lateral (select ${columns} from items i where i.id = u.${end} and ${says}) above
      where u.edge = 'MATCH' and u.key = substr(i.id, 7)`
  }
  const child = scope.isLimited ? ' join items c on c.id = u.child' : ''
  return `edges u${child},
      lateral (select ${columns} from items i where i.id = u.parent and ${scope.told('i', 'c')} and ${says}) above
      where u.child = i.id and u.edge in (${containment}) and ${tellsWho(scope, `${parent}/`)}`
}

function factHolds(writing: Writing, { path }: WhereField, rule: WhereRule): string {
  const { me, query, params, scope } = writing
  const any = (write: (value: string) => string) => rule.values.map((value) => `(${write(value)})`).join(' or ')
  const form = formRead(scope)
  switch (path) {
    case '_tags':
      return rule.op === 'filled' ? isTagged(scope) : any((tag) => taggedWith(tag, params, scope).join(' and '))
    case '_owner':
      return rule.op === 'filled' ? `exists (${ownersRead(scope)})` : any((owner) => ownedBy(scope, params, owner))
    case '_place':
      return any((parent) => insideOf(scope, params, parent))
    case '_city':
      return atPlace(query, scope, (at) => textCondition(`((${at}) #>> '{address,city}')`, rule, params, cityOf(at)))
    case '_province':
      return atPlace(query, scope, (at) => isInProvince(at, rule.values, scope))
    case '_waits': {
      const asked = listOnly.filter((only) => rule.values.includes(only))
      // For the centre alone: of hidden plans and matches nothing may be told.
      return isCentre(me.viewer) ? asked.map((only) => `(${isWaiting(me, only, params)})`).join(' or ') : 'false'
    }
    default:
      return dateCondition(`((${form}) ->> '${path}')`, stretchOf(writing, rule, false), params)
  }
}

/** That any tag is read on `i`. */
export function isTagged(scope: ReadScope): string {
  return `exists (select from edges t join items g on g.id = t.child and g.deleted_at is null
    where t.parent = i.id and t.edge = 'TAGS' and ${tagRead(scope, 'g')})`
}

/** What a rule over dates asks for: days, or the moments at which those begin for the viewer. */
function stretchOf({ me, query: { zone } }: Writing, rule: WhereRule, isDay: boolean): DayStretch {
  const days = daysOf(rule, dayAt(me.store.settings.clock(), zone))
  if (isDay) return days
  const { from, until } = days
  return {
    ...(from === undefined ? {} : { from: dayStart(from, zone) }),
    ...(until === undefined ? {} : { until: dayStart(until, zone) }),
  }
}
