import { Forbidden, isSame, Missing, mayDelete, mayRestore, typeOfId } from '@schakel/domain'
import { contextOf, type ViewerContext } from '../context.ts'
import { Params } from '../read/form.ts'
import { comesBackFor, trashedSince } from '../read/trash.ts'
import { commit, retrying } from './commit.ts'
import { loadOne } from './load.ts'
import type { Plan, Written } from './plan.ts'
import { guardedInTrash, unreadOf } from './review.ts'
import { tagBranch } from './tagParent.ts'
import { together } from './together.ts'
import { asServer, unseenBy } from './unseen.ts'
import { update } from './update.ts'

/** Whether a match is shown to its supplier, and whether with who asks. */
interface Shown {
  readonly $visible: unknown
  readonly $open: unknown
}

const hidden: Shown = { $visible: false, $open: false }

/** Puts an item in the trash with what hangs under nothing else (D2.5). */
export async function remove(me: ViewerContext, id: string): Promise<Written> {
  return retrying(async () => {
    const item = await loadOne(me, id)
    if (!mayDelete(me.viewer, item.facts)) throw new Forbidden(`delete ${item.type}`)
    const written = { _id: id, _version: item.version }
    const plan = { trash: id, changes: [{ item: id, kind: 'trash' as const }], anonymous: [id] }
    // The tags below one go along, and nothing is found by their names any more.
    const tags = item.type === 'tag' ? { retagged: await tagBranch(me, id) } : {}
    return commit(me, { ...plan, ...tags }, written)
  })
}

/** How an item comes out of the trash otherwise than it went. */
interface RestoreOptions {
  /** A match as one that is made anew: to show it and to say whose it is are steps of their own (D19.2, D22.1). */
  readonly isHidden?: boolean
}

/** Takes an item out of the trash; for staff and super users, within what was theirs and for thirty days (D2.5). Throws Missing, Forbidden. */
export async function restore(
  me: ViewerContext,
  id: string,
  { isHidden = false }: RestoreOptions = {},
): Promise<Written> {
  const type = typeOfId(id)
  if (type === undefined) throw new Missing()
  if (!mayRestore(me.viewer)) throw new Forbidden('restore')
  return retrying(async () => {
    const params = new Params()
    const [row] = await me.store.database.query<{ version: number; shown: Shown }>(
      `select i.version, jsonb_build_object('$visible', i.fields -> '$visible', '$open', i.fields -> '$open') as shown
        from items i where i.id = ${params.add(id)} and i.deleted_with = i.id and i.deleted_at > ${params.add(trashedSince(me))}
          and ${comesBackFor(me, params, params.lazy(me.keys.all))}`,
      params.values,
    )
    if (!row) throw new Missing()
    const written = { _id: id, _version: row.version }
    const plan = { restore: id, changes: [{ item: id, kind: 'restore' as const }], anonymous: [id] }
    if (isHidden) {
      const hides = { item: id, kind: 'update' as const, before: { ...row.shown }, after: { ...hidden } }
      const changes = isSame(row.shown, hidden) ? plan.changes : [...plan.changes, hides]
      return commit(me, { ...plan, isHidden, changes }, { ...written, _version: row.version + 1 })
    }
    const tags = type === 'tag' ? { retagged: await tagBranch(me, id, true), movedTag: id } : {}
    const guarded = await guardedInTrash(me, id)
    if (guarded.length === 0) return commit(me, { ...plan, ...tags }, written)
    if (me.store.deferred) return restoreUnshown(me, plan, written, guarded)
    return together(me.store, (inner) => restoreUnshown(contextOf(inner, me.viewer), plan, written, guarded))
  })
}

/** Its own history says why it is not shown any more. */
async function noteUnshown({ store, viewer }: ViewerContext, match: string): Promise<void> {
  await store.database.query(
    `insert into disclosures (match, dossier, supplier, event, at, by, match_status, dossier_status)
      select m.id, e.parent, e.child, 'unshown', $2, $3, m.fields ->> 'status', d.fields ->> 'status'
      from items m join edges e on e.edge = 'MATCH' and e.key = substr(m.id, 7) join items d on d.id = e.parent where m.id = $1`,
    [match, store.settings.clock(), viewer._id],
  )
}

/** What changed in the trash was read over by nobody: where a space asks for that, its supplier sees it when somebody did (D20.9). */
async function restoreUnshown(
  me: ViewerContext,
  plan: Plan,
  written: Written,
  matches: readonly string[],
): Promise<Written> {
  let answer = await commit(me, plan, written)
  await me.store.flushAnonymisation(matches, true)
  const unread = await unreadOf(me, matches)
  const unseen = await unseenBy(me, unread)
  for (const id of unread) {
    // One that the viewer does not know of is hidden all the same: a refusal would tell of it (D20).
    const hidden = await update(unseen.has(id) ? asServer(me) : me, { id, fields: { $visible: false } })
    await noteUnshown(me, id)
    if (id === written._id) answer = hidden
  }
  return answer
}
