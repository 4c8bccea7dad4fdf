import { arrayOf, homeOf, isObject, optionalText } from '@schakel/domain'
import { nextDue } from '@schakel/domain/repeat'
import type { ViewerContext } from '../context.ts'
import { newKey } from '../key.ts'
import { Params, type ReadScope, readScope } from '../read/form.ts'
import { containment } from '../registryFunctions.ts'
import type { Authors } from './authors.ts'
import type { Loaded } from './load.ts'
import type { Change, LinkRow, Plan } from './plan.ts'
import { itemRow } from './row.ts'

/** What a write of a todo does besides: it makes the next one, or takes that back. */
export type RepeatPlan = Pick<Plan, 'inserts' | 'links' | 'repeated' | 'takenBack' | 'repeatState' | 'trash'> & {
  readonly changes: readonly Change[]
  readonly anonymous: readonly string[]
}

/** A todo as it is after a write. */
interface After {
  readonly fields: Readonly<Record<string, unknown>>
  readonly authors: Authors | null
}

/**
 * What follows when a todo that repeats is marked done, or no more done (S3.6): the next one, made once, and taken back as long as nobody
 * did anything with it, also where the todo repeats no more. Nothing follows on what does not repeat.
 */
export async function repeatPlan(me: ViewerContext, item: Loaded, after: After): Promise<RepeatPlan | undefined> {
  if (item.type !== 'todo') return undefined
  if (after.fields.done !== true) return takeBack(me, item.id)
  const [rule, due] = [optionalText(after.fields.repeat), optionalText(after.fields.due)]
  const next = rule === undefined || due === undefined ? undefined : nextDue(rule, due, me.store.settings.clock())
  if (next === undefined || (await hasNext(me, item.id))) return undefined
  return makeNext(me, item, after, next)
}

async function makeNext(me: ViewerContext, item: Loaded, { fields, authors }: After, due: string): Promise<RepeatPlan> {
  const id = `todo/${newKey()}`
  const at = me.store.settings.clock().toISOString()
  const own = { _id: id, _version: 1, _created: at, _changed: at }
  const tasks = arrayOf(fields.tasks).map((task) => (isObject(task) ? { ...task, done: false } : task))
  const row = {
    ...itemRow('todo', { ...fields, ...own, due, done: false, ...(fields.tasks ? { tasks } : {}) }, {}, item.tags),
    ...(authors ? { authors } : {}),
  }
  const links = (await placesOf(me, item.id)).map(
    (edge): LinkRow => ({
      ...edge,
      key: newKey(),
      ...(edge.parent === item.id ? { parent: id } : { child: id }),
    }),
  )
  const place = links.find(({ child }) => child === id)?.parent
  return {
    inserts: [row],
    links,
    repeated: { done: item.id, next: id, edges: links.map(({ key }) => key) },
    changes: [{ item: id, kind: 'create', after: { ...row.fields, ...(place ? { _parent: place } : {}) } }],
    anonymous: [id],
  }
}

/** Where a todo hangs and whose it is; what lies in the trash is left out. */
function placesOf(me: ViewerContext, id: string): Promise<Omit<LinkRow, 'key'>[]> {
  return me.store.database.query<Omit<LinkRow, 'key'>>(
    `select e.edge, e.parent, e.child, e.props from edges e
      join items o on o.id = case when e.parent = $1 then e.child else e.parent end and o.deleted_at is null
      where e.child = $1 and e.edge in (${containment}) or e.parent = $1 and e.edge = 'OWNERS'
      order by e.created_at, e.key`,
    [id],
  )
}

async function hasNext(me: ViewerContext, id: string): Promise<boolean> {
  const rows = await me.store.database.query(
    'select 1 from todo_repeats r join items i on i.id = r.next and i.deleted_at is null where r.done = $1',
    [id],
  )
  return rows.length > 0
}

async function takeBack(me: ViewerContext, id: string): Promise<RepeatPlan | undefined> {
  const params = new Params()
  const done = params.add(id)
  const scope = readScope(me, params)
  const [row] = await me.store.database.query<{ next: string; state: string }>(
    `select r.next, repeat_state(r.next) as state from todo_repeats r join items i on i.id = r.next
      where r.done = ${done} and ${scope.where} and ${untouched(me, params, scope)}`,
    params.values,
  )
  if (!row) return undefined
  const { next, state } = row
  return { takenBack: id, repeatState: state, trash: next, changes: [{ item: next, kind: 'trash' }], anonymous: [next] }
}

/**
 * That nobody did anything with the todo `i`, as far as the viewer can know: it is as it was made, in its places, and none of their people
 * put it aside or wants to be reminded of it. What they do not read must not be told by whether it goes (D6, D20.1).
 */
function untouched(me: ViewerContext, params: Params, scope: ReadScope): string {
  // The inner `i` is what hangs at the other end: the same scope decides whether that exists.
  const seen = `exists (select from items i where i.id = case when e.parent = r.next then e.child else e.parent end and ${scope.where})`
  // Of an anonymous form nobody is told whose it is and where else it hangs (D7).
  const isTold = `(${scope.isOpen} or e.parent = r.next and e.edge not in ('OWNERS', 'TAGS'))`
  const own = `(m.reader = ${params.add(me.viewer._id)} or m.reader = any (accounts_of(array[${params.add(homeOf(me.viewer) ?? '')}::text])))`
  return `case when ${scope.isOpen} then i.version else ((${scope.form}) ->> '_version')::int end = 1
      and not exists (select from edges e where (e.parent = r.next or e.child = r.next) and e.key <> all (r.edges) and ${isTold} and ${seen})
      and (not (${scope.isOpen}) or (select count(*) from edges e where e.key = any (r.edges)) = cardinality(r.edges))
      and not exists (select from reminders m where m.item = r.next and ${own})
      and not exists (select from work_snoozes m where m.item = r.next and ${own})`
}
