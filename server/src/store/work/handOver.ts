import { Forbidden, isCentre, Missing, mayOn, mayUpdate, mentionMarkup, paragraphsOf } from '@schakel/domain'
import type { HandedOver } from '@schakel/domain/calls'
import { COLLEAGUES_MAX } from '@schakel/domain/work'
import { viewerOfUser } from '../auth/viewers.ts'
import { contextOf } from '../context.ts'
import { newKey } from '../key.ts'
import { Params, readScope } from '../read/form.ts'
import { type PersonRef, ref } from '../read/people.ts'
import type { Store, ViewerStore } from '../store.ts'
import { load, loadOne } from '../write/load.ts'
import { answerAlso } from '../write/receipt.ts'

/** What is handed over, to whom, and with which word. */
export interface HandOver {
  readonly item: string
  readonly to: string
  readonly text: string
}

/**
 * The colleagues who may have a todo or a dossier from the viewer (D6): accounts of the same organisation that read it and may change it.
 * Nobody where the viewer may not hand it over. Throws Missing.
 */
export async function readColleagues(me: ViewerStore, id: string): Promise<readonly PersonRef[]> {
  const item = await loadOne(me, id)
  if (!mayOn(me.viewer, 'handOver', item.facts)) return []
  const known = await colleaguesOf(me)
  const may = await Promise.all(known.map(({ _id }) => mayHave(me, _id, id)))
  return known.filter((_, index) => may[index])
}

/**
 * Hands a todo or a dossier over to a colleague: they own it in place of the viewer's organisation's people, and a comment with the word
 * names them, by which they are told (D13). Throws Missing, Forbidden.
 */
export async function handOver(me: ViewerStore, { item: id, to, text }: HandOver): Promise<HandedOver> {
  const item = await loadOne(me, id)
  if (!mayOn(me.viewer, 'handOver', item.facts)) throw new Forbidden('hand over')
  const [colleague] = await colleaguesOf(me, [to])
  if (!colleague || !(await mayHave(me, to, id))) throw new Missing(to)
  return together(me, async (own) => {
    const owners = await ownersOf(own, id)
    const key = newKey()
    const handed = { item: id, to, owners, comment: `comment/${key}` }
    // Sent again it answers this, and not what the first of these writes tells (D2.4).
    answerAlso(handed)
    if (!owners.includes(to)) await own.link({ edge: 'OWNERS', parent: id, child: to, props: {} })
    for (const child of owners) if (child !== to) await own.unlink({ edge: 'OWNERS', parent: id, child })
    const said = paragraphsOf(text).replace('<p>', (p) => `${p}${mentionMarkup({ id: to, name: colleague.name })} `)
    await own.create({ item: { _type: 'comment', text: said }, parent: id, own: { key } })
    return handed
  })
}

/**
 * Takes a handing over back: who owned it before owns it again, and the comment goes. Throws Missing when it has gone on since or never
 * was, Forbidden.
 */
export async function handBack(me: ViewerStore, handed: HandedOver): Promise<HandedOver> {
  const { item: id, to, owners, comment } = handed
  const item = await loadOne(me, id)
  if (!mayOn(me.viewer, 'handOver', item.facts)) throw new Forbidden('hand over')
  const known = new Set([me.viewer._id, ...(await colleaguesOf(me, [to, ...owners])).map(({ _id }) => _id)])
  for (const owner of [to, ...owners]) {
    if (!known.has(owner) || !(await mayHave(me, owner, id))) throw new Missing(owner)
  }
  return together(me, async (own) => {
    if (!(await isOwnWord(own, id, comment))) throw new Missing(comment)
    answerAlso(handed)
    for (const child of owners) {
      if (child !== to) await own.link({ edge: 'OWNERS', parent: id, child, props: {} })
    }
    if (!owners.includes(to)) await own.unlink({ edge: 'OWNERS', parent: id, child: to })
    await own.remove(comment)
    return handed
  })
}

/** Whether it is a comment of the viewer on this item. */
async function isOwnWord(me: ViewerStore, id: string, comment: string): Promise<boolean> {
  const rows = await me.store.database.query(
    `select i.id from edges e join items i on i.id = e.child and i.type = 'comment' and i.deleted_at is null
      where e.parent = $1 and e.child = $2 and i.created_by = $3`,
    [id, comment, me.viewer._id],
  )
  return rows.length > 0
}

/** All of it or nothing, as the viewer. */
function together<T>(me: ViewerStore, work: (own: ViewerStore) => Promise<T>): Promise<T> {
  return me.store.together((inner: Store) => work(inner.as(me.viewer)))
}

/** The accounts of the viewer's organisation besides their own, as far as they read them, by name: the first, or these. */
async function colleaguesOf(me: ViewerStore, only?: readonly string[]): Promise<readonly PersonRef[]> {
  const home = me.viewer.organisation?._id
  if (home === undefined || !isCentre(me.viewer)) return []
  const params = new Params()
  const scope = readScope(me, params)
  const rows = await me.store.database.query<{ ref: PersonRef }>(
    `select ${ref(scope)} as ref from items i where i.id = any (accounts_of(array[${params.add(home)}::text])) and ${scope.where}
      and i.id <> ${params.add(me.viewer._id)}::text ${only ? `and i.id = any (${params.add([...only])}::text[])` : ''}
      order by i.folded, i.id limit ${COLLEAGUES_MAX}`,
    params.values,
  )
  return rows.map((row) => row.ref)
}

/** Whether somebody reads an item and may change it: by the same tables as when they ask themselves (D6). */
async function mayHave(me: ViewerStore, user: string, item: string): Promise<boolean> {
  const viewer = await viewerOfUser(me.store, user)
  if (!viewer) return false
  const [found] = await load(contextOf(me.store, viewer), [item]).catch((error: unknown) => {
    if (error instanceof Missing) return []
    throw error
  })
  return found !== undefined && mayUpdate(viewer, found.facts)
}

/** The people of the viewer's organisation who own an item: those of others stay as they are, and whose account was removed are none. */
async function ownersOf(me: ViewerStore, item: string): Promise<string[]> {
  const rows = await me.store.database.query<{ id: string }>(
    `select o.child as id from edges o join items u on u.id = o.child and u.deleted_at is null
      where o.edge = 'OWNERS' and o.parent = $1 and o.child = any (accounts_of(array[$2::text])) order by o.created_at, o.key`,
    [item, me.viewer.organisation?._id ?? ''],
  )
  return rows.map(({ id }) => id)
}
