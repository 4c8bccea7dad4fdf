import { may } from '@schakel/domain'
import type { ViewerStore } from '../store.ts'
import { type Params, readScope } from './form.ts'

/** What is asked of `changes`. */
export interface AskedLines {
  readonly me: ViewerStore
  readonly params: Params
  /** The placeholder of the item that is asked about. */
  readonly item: string
  /** Conditions over `c`, each begun with `and`. */
  readonly only: string
  readonly order: string
  /** The placeholder of how many lines. */
  readonly count: string
}

/** Whether the item with this id is in scope, also from the trash: that it was taken away is told as well. */
export function inReadScope(me: ViewerStore, params: Params): (id: string) => string {
  if (may(me.viewer, 'readEverything')) return () => 'true'
  const { isWhole } = readScope(me, params)
  return (id) =>
    `exists (select from items i where i.id = ${id} and ${isWhole} and (i.staged is null or not is_staged(i.staged)))`
}

/** Lines of one person or of one field, as conditions over `c`. Whom one does not read oneself cannot be asked for either (D6). */
export function onlyOf(
  me: ViewerStore,
  params: Params,
  { by, field }: { readonly by?: string | undefined; readonly field?: string | undefined },
): string {
  const isSuper = may(me.viewer, 'readSuperFields')
  const of = by === undefined ? '' : writtenBy(params.add(by), inReadScope(me, params))
  return field === undefined ? of : `${of} and ${changing(params.add(field), isSuper)}`
}

/** Under what the line of an edge or of a new item stands, over `c`. */
export const parentOfLine = `coalesce(c.after ->> '_parent', c.before ->> '_parent')`

function part({ only, order, count }: AskedLines, other: string, from: string, where: string): string {
  return `(select c.*, ${other} as other from ${from} where ${where} ${only} order by ${order} limit ${count}::int)`
}

/** The lines about items themselves; `where` says which. */
export function ownLines(asked: AskedLines, where: string): string {
  const sees = inReadScope(asked.me, asked.params)
  // What only a super user may know of is no line for anybody else, and a line without contents is none for anybody.
  const isSuper = may(asked.me.viewer, 'readSuperFields')
  const said = isSuper ? `and (c.after <> '{}' or c.secret is not null)` : `and c.after <> '{}'`
  return part(
    asked,
    parentOfLine,
    'changes c',
    `${where} and (c.kind <> 'update' or true ${said}) and (${parentOfLine} is null or ${sees(parentOfLine)})`,
  )
}

/** The lines about what was hung under the item and taken off again, and about what was disclosed of its matches. */
export function aroundItem(asked: AskedLines): string[] {
  const { item } = asked
  const sees = inReadScope(asked.me, asked.params)
  const places = `(select ${item}::text collate "C" as id
    union select e.child from edges e where e.parent = ${item} and e.edge = 'DOSSIERS') p`
  return [
    part(
      asked,
      'c.item',
      'changes c',
      `c.after ->> '_parent' = ${item} and c.kind in ('create', 'link') and ${sees('c.item')}`,
    ),
    part(asked, 'c.item', 'changes c', `c.before ->> '_parent' = ${item} and c.kind = 'unlink' and ${sees('c.item')}`),
    part(
      asked,
      'm.child',
      `${places} join edges m on m.parent = p.id and m.edge = 'MATCH' join changes c on c.item = 'match/' || m.key`,
      `(c.kind in ('create', 'trash', 'restore', 'disclose', 'conceal') or c.kind = 'update' and c.after ? '$visible') and ${sees('m.child')}`,
    ),
    part(
      asked,
      'p.id',
      `${places} join changes c on c.item = p.id`,
      `p.id <> ${item} and c.kind in ('disclose', 'conceal')`,
    ),
  ]
}

/** The statement that reads these lines with all that is said of each, as a `LogRow`. */
export function selectLines({ me, params, count }: AskedLines, parts: readonly string[], order: string): string {
  const sees = inReadScope(me, params)
  const isSuper = may(me.viewer, 'readSuperFields')
  return `with lines as (${parts.join(' union all ')})
    select l.seq::text as seq, l.at, l.by, l.item, l.edge, l.kind, l.before, l.after, ${isSuper ? 'l.secret' : 'null'} as secret,
        (select u.fields ->> 'name' from items u where u.id = l.by and ${sees('u.id')}) as name,
        exists (select from erasures x where x.id = l.by) as is_erased,
        coalesce((select jsonb_agg(jsonb_build_object('_id', u.id, 'name', u.fields ->> 'name') order by u.fields ->> 'name')
          from items u where u.id = any (l.also) and ${sees('u.id')}), '[]') as also,
        coalesce(l.other, case when l.kind = 'seeAs' and ${sees(`l.after ->> 'as'`)} then l.after ->> 'as' end) as other,
        (select bare_ref(o.fields) from items o where o.id = coalesce(l.other, case when l.kind = 'seeAs' then l.after ->> 'as' end)) as ref
      from lines l order by ${order} limit ${count}::int`
}

function writtenBy(user: string, sees: (id: string) => string): string {
  return `and (c.by = ${user}::text or ${user}::text = any (c.also)) and ${sees(`${user}::text`)}`
}

/** That a line changed a field; of an edge its properties count as well. */
function changing(field: string, isSuper: boolean): string {
  const secret = isSuper ? `or c.secret -> 'after' ? ${field}` : ''
  return `(c.kind in ('update', 'relink') and (c.after ? ${field} or c.before ? ${field} ${secret}))`
}
