import type { ViewerStore } from '../store.ts'
import { Params, type ReadScope, readScope } from './form.ts'
import { addressesOf } from './messageAddresses.ts'

/** What was sent to the viewer, or what the viewer sent (D13). */
export type Box = 'inbox' | 'sent'

export interface MessageQuery {
  readonly box: Box
  readonly q?: string
  readonly unread?: boolean
  readonly page: number
  readonly pageSize: number
}

/** A page of messages as JSON text, how many there are, and how many of the inbox were not read yet. */
export interface MessagePage {
  readonly json: string
  readonly total: number
  readonly unread: number
}

// What the form of a message is made of; its search words are heavy to carry along.
const columns =
  'i.id, i.type, i.fields, i.secret, i.limited, i.form_rules, i.form_at, i.readers, i.limited_readers, i.status, i.haystack, i.created_at'

/** The messages that came in for the viewer, as `i` with `arrived`: those they read and did not send themselves. */
export function inboxOf(me: ViewerStore, params: Params, scope: ReadScope): string {
  return `select ${columns}, a.arrived from (
      select e.parent, max(e.created_at) as arrived from edges e
        where e.edge = 'TO' and e.child = any (${params.add(addressesOf(me))}::text[]) group by e.parent) a
    join items i on i.id = a.parent
    where ${scope.where} and (i.fields -> 'from' ->> '_id') is distinct from ${params.add(me.viewer._id)}::text`
}

/** That the viewer has read the message `i`. */
export function isReadBy(me: ViewerStore, params: Params): string {
  return `exists (select from message_reads r where r.message = i.id and r.reader = ${params.add(me.viewer._id)}::text and not r.is_unread)`
}

/** How many others have read the message `i`. */
function readsOf(me: ViewerStore, params: Params): string {
  return `(select count(*)::int from message_reads r where r.message = i.id and r.reader <> ${params.add(me.viewer._id)}::text)`
}

/**
 * The inbox or what was sent, newest first (D13). In the inbox `status` says whether this reader has read it; of what one sent it is
 * the message's own, `read` as soon as somebody has, and `_reads` says how many.
 */
export async function readMessages(me: ViewerStore, query: MessageQuery): Promise<MessagePage> {
  const params = new Params()
  const scope = readScope(me, params)
  const mine =
    query.box === 'inbox'
      ? inboxOf(me, params, scope)
      : `select ${columns}, i.created_at as arrived from edges e join items i on i.id = e.parent
          where e.child = ${params.add(me.viewer._id)} and e.edge = 'OWNERS' and i.type = 'message' and ${scope.where}`
  const isRead = query.box === 'inbox' ? isReadBy(me, params) : `${readsOf(me, params)} > 0`
  const wanted = [...wordsIn(query.q ?? '', params), ...(query.unread ? ['not is_read'] : [])]
  const [row] = await me.store.database.query<MessagePage>(
    `with mine as materialized (select i.*, ${isRead} as is_read from (${mine}) i),
      found as (select i.* from mine i ${wanted.length > 0 ? `where ${wanted.join(' and ')}` : ''})
    select (select count(*)::int from found) as total,
      (select count(*)::int from mine where not is_read) as unread,
      coalesce((select '[' || string_agg(json, ',' order by arrived desc, id) || ']' from (
        select (${scope.form} || jsonb_strip_nulls(jsonb_build_object(
            'status', case when is_read then 'read' else 'sent' end,
            '_to', addressees(i.id, ${scope.args}),
            '_reads', ${query.box === 'sent' ? readsOf(me, params) : 'null'})))::text as json, arrived, id
          from found i order by arrived desc, id
          limit ${params.add(query.pageSize)}::int offset ${params.add((query.page - 1) * query.pageSize)}::int) page), '[]') as json`,
    params.values,
  )
  return row ?? { json: '[]', total: 0, unread: 0 }
}

const MAX_WORDS = 8

/** Each word somewhere in the subject, the text or the name of who sent it. */
function wordsIn(q: string, params: Params): string[] {
  const words = q.normalize('NFC').trim().split(/\s+/).filter(Boolean).slice(0, MAX_WORDS)
  return words.map((word) => {
    return `i.haystack || ' ' || fold(coalesce(i.fields -> 'from' ->> 'name', '')) like (select like_part(${params.add(word)}))`
  })
}
