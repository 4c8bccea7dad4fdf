import { answerableStatuses, isCentre, type SearchFilters } from '@schakel/domain'
import { openTodos, plannedBetween, type WorkBounds, type WorkReason, waitingMatches } from '@schakel/domain/work'
import type { ViewerStore } from '../store.ts'
import { conditions } from './filters.ts'
import { type Params, type ReadScope, statusRead } from './form.ts'
import { isUnanswered, unreviewed } from './glance.ts'
import { isUnderWay, stepPast } from './late.ts'
import { inboxOf, isReadBy } from './messages.ts'
import { happenedRead } from './narrow.ts'
import { isOwned } from './notifications.ts'
import { isToWeigh } from './toWeigh.ts'

/** What a source of work is made of. */
export interface Sources {
  readonly me: ViewerStore
  readonly params: Params
  readonly scope: ReadScope
  /** That the viewer reads the row `i`, in the words that suit how much they read. */
  readonly seen: string
  readonly bounds: WorkBounds
}

/**
 * Of each reason the items for which it holds (`id`, `at`: a moment, a day or nothing, `detail`; of a mention `since`, the last one's
 * moment), as SQL. Each looks at what the viewer reads and at nothing else (D6, D7), and each is the definition by which the dashboard
 * counts too.
 */
export const workSources: Readonly<Record<WorkReason, (of: Sources) => string | undefined>> = {
  todo: (of) => asked(of, openTodos(), isOwned(of.me, of.params)),
  // A todo without a date is followed by nobody but whose it is.
  given: (of) =>
    asked(
      of,
      openTodos(),
      `i.created_by = ${of.params.add(of.me.viewer._id)} and ${happenedRead(of.scope)} is not null and not ${isOwned(of.me, of.params)}`,
    ),
  // The centre reads everybody's appointments: of those its own are meant.
  appointment: (of) =>
    asked(
      of,
      plannedBetween(of.bounds.dayStart, of.bounds.tomorrowStart),
      isCentre(of.me.viewer) ? isOwned(of.me, of.params) : 'true',
    ),
  deliver: waiting,
  offer: waiting,
  answer: ({ params, scope }) => row(`items i where ${isUnanswered(params, scope)}`),
  requirements,
  weigh: ({ me, params, scope }) =>
    row(`items i where ${isToWeigh(params, params.add(me.viewer._id))} and ${scope.where}`),
  review: ({ scope }) => row(unreviewed(scope)),
  late: ({ me, params, seen, bounds }) =>
    `select i.id, step.date as at, jsonb_build_object('status', step.status, 'text', step.text) as detail
      from items i cross join lateral (${stepPast(params, bounds.day)}) step
      where ${isUnderWay(params)} and ${isOwned(me, params)} and ${seen}`,
  message: ({ me, params, scope }) => row(`(${inboxOf(me, params, scope)}) i where not ${isReadBy(me, params)}`),
  mention: ({ me, params, scope }) =>
    `select i.id, null::text as at, null::jsonb as detail, max(n.at) as since from notifications n join items i on i.id = n.item
      where n.reader = ${params.add(me.viewer._id)} and n.kind = 'mention' and n.read_at is null and ${scope.where}
        and exists (select from items i where i.id = n.detail and ${scope.where}) group by i.id`,
}

function row(from: string, at = 'null::text'): string {
  return `select i.id, ${at} as at, null::jsonb as detail from ${from}`
}

function asked({ me, params, scope, seen }: Sources, query: SearchFilters, mine = 'true'): string | undefined {
  const where = conditions(me, query, params, scope, seen)
  return where === null ? undefined : row(`items i where ${[...where, mine].join(' and ')}`, happenedRead(scope))
}

function waiting(of: Sources): string | undefined {
  const query = waitingMatches(of.me.viewer.kind)
  if (query === undefined) return undefined
  const undated = asked(of, query)
  return undated && `select id, null::text as at, detail from (${undated}) w`
}

/** Matches of which the supplier may still answer a requirement: frozen rows, within the term or reopened after it (F1.8, `isOpenRow`). */
function requirements({ params, scope, bounds }: Sources): string {
  const today = params.add(bounds.day)
  const answerable = params.add(answerableStatuses)
  return `select m.id, d.due as at, null::jsonb as detail
    from (select i.id, i.fields -> '$reopened' as reopened from items i
      where i.type = 'match' and ${scope.where} and ${statusRead(scope, 'match')} = any (${answerable}::text[])) m
    join edges e on e.edge = 'MATCH' and e.key = substr(m.id, 7)
    cross join lateral (select f.form ->> 'answers_due' as due from items i, lateral (select ${scope.form} as form) f
      where i.id = e.parent and ${scope.where} and (f.form ->> 'set_version')::int > 0) d
    where exists (
      select from edges q join items i on i.id = q.child,
        lateral (select coalesce(bool_or(a.status = 'submitted' and coalesce((a.fields ->> 'version')::int, 0) >= (i.fields ->> 'version')::int), false) as is_done,
            coalesce(bool_or(a.status = 'submitted'), false) as is_submitted, coalesce(bool_or(a.status = 'reopened'), false) as is_reopened
          from edges p join items a on a.id = p.child and a.deleted_at is null
          where p.parent = m.id and p.edge = 'ANSWERS' and a.fields ->> 'key' = i.fields ->> 'key') a
        where q.parent = e.parent and q.edge = 'REQUIREMENTS' and ${scope.where} and i.fields ? 'version'
          and not coalesce((i.fields ->> 'proposed')::boolean, false) and not a.is_done
          and (coalesce(d.due >= ${today}::text, true) or a.is_reopened
            or (not a.is_submitted and coalesce(m.reopened @> jsonb_build_array(jsonb_build_object('key', i.fields -> 'key')), false))))`
}
