import type { TypeName, ViewerKind, WhereField } from '@schakel/domain'
import { HOME_ZONE } from '@schakel/domain/planning'
import type { ReportStep } from '@schakel/domain/reports'
import type { ViewerContext } from '../context.ts'
import { type ReadScope, statusRead, tagRead } from './form.ts'
import { formRead, ownersRead, provincesRead } from './narrow.ts'
import { fromAbove, isTagged } from './where.ts'
import { readValue } from './whereValue.ts'

/** By what items are grouped. */
export interface Grouping {
  readonly type: TypeName
  readonly field: WhereField
  readonly scope: ReadScope
  /** Of a date: the stretches of days, and by whose days they are read, as SQL. */
  readonly step?: ReportStep | undefined
  readonly zone?: (() => string) | undefined
}

/**
 * The groups in which the row `i` is, as SQL that selects their keys, and beside each a value of it as it was written. Of the form that
 * the viewer reads and nothing else, as a filter asks it (D7, D20); a row without a value is in the group of the empty text.
 */
export function groupValues(me: ViewerContext, grouping: Grouping): string {
  const { type, field, scope } = grouping
  if (field.field === '_owner') {
    const owners = ownersRead(scope)
    return `select o.child, o.child from (${owners}) o union all select '', '' where not exists (${owners})`
  }
  if (field.field === '_province') {
    const found = provincesRead(type, scope)
    return `select p.key, p.key from (${found}) p union all select '', '' where not exists (${found})`
  }
  if (field.kind === 'tag')
    return `select t.key, t.label from (${tagsRead(scope)}) t union all select '', '' where not (${isTagged(scope)})`
  if (field.field === 'status') {
    const status = `coalesce(${statusRead(scope, type)}, '')`
    return `select ${status}, ${status}`
  }
  const { key, label = key } = keyOfValue(me.viewer.kind, grouping)
  if (!field.field.includes('/')) return `select ${key}, ${label}`
  const above = fromAbove(grouping, field.type, `${key} as key, ${label} as label`)
  const found = `select v.key, min(v.label) from (select above.* from ${above}) v where v.key <> '' group by v.key`
  if (field.kind === 'flag') {
    return `select yes.key, yes.key from (select case when exists (${found} having v.key = 'yes') then 'yes' else 'no' end as key) yes`
  }
  return `${found} union all select '', '' where not exists (${found})`
}

/** The key of a value as SQL, never null, and where that is not the value itself the value. */
function keyOfValue(kind: ViewerKind, grouping: Grouping): { readonly key: string; readonly label?: string } {
  const { field, scope } = grouping
  if (field.kind === 'date') return { key: periodOf(kind, grouping) }
  const { text } = readValue(kind, scope, field)
  if (field.kind === 'flag') return { key: `case when ${text} = 'true' then 'yes' else 'no' end` }
  if (field.kind === 'choice') return { key: `coalesce(${text}, '')` }
  return { key: `case when ${text} ~ '\\S' then fold(${text}) else '' end`, label: `coalesce(${text}, '')` }
}

/** The stretch of days in which a date of the row `i` lies, in the words of `isPeriod`. */
function periodOf(kind: ViewerKind, { field, scope, step = 'month', zone = () => `'${HOME_ZONE}'` }: Grouping): string {
  const text = field.definition ? readValue(kind, scope, field).text : `((${formRead(scope)}) ->> '${field.path}')`
  const day =
    field.definition?.kind === 'date'
      ? text
      : `to_char((case when ${text} ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}T' then ${text} end)::timestamptz at time zone ${zone()}, 'YYYY-MM-DD')`
  const quarter = `left(d.day, 4) || '-Q' || ((substr(d.day, 6, 2)::int + 2) / 3)`
  const words = { month: 'left(d.day, 7)', quarter, year: 'left(d.day, 4)' }
  return `coalesce((select ${words[step]} from (select ${day} as day) d where d.day <> ''), '')`
}

/** The tags that are read on the row `i` and those above them, as a filter finds it by each of those. */
function tagsRead(scope: ReadScope): string {
  return `with recursive up as (
    select g.id, g.fields from edges e join items g on g.id = e.child and g.deleted_at is null
      where e.parent = i.id and e.edge = 'TAGS' and ${tagRead(scope, 'g')}
    union
    select g.id, g.fields from up join items g on g.id = up.fields ->> 'parent' and g.type = 'tag' and g.deleted_at is null)
    select up.id as key, up.fields ->> 'name' as label from up`
}
