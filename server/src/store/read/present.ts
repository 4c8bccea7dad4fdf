import type { ViewerStore } from '../store.ts'
import { Params, readScope } from './form.ts'
import { isAskerHidden, mayAsk } from './hiddenAsker.ts'

/** Someone who looks at an item: a user and the organisation they belong to. */
export interface Present {
  readonly user: string
  readonly organisation: string | null
}

/** How someone present is shown to a viewer. */
export type Face = Readonly<Record<string, unknown>>

/** Which of these items exist for the viewer (D6). */
export async function readExisting(me: ViewerStore, ids: readonly string[]): Promise<Set<string>> {
  const params = new Params()
  const list = params.add([...ids])
  const scope = readScope(me, params)
  const rows = await me.store.database.query<{ id: string }>(
    `select i.id from items i where i.id = any (${list}::text[]) and ${scope.where}`,
    params.values,
  )
  return new Set(rows.map((row) => row.id))
}

/**
 * Who is present at an item, as far as the viewer may know (D7): by name whoever they can read, else as the organisation that they can
 * read. Nobody else is there for them, and where a lead was not disclosed nobody of it: who leaves one of its dossiers as another one
 * is entered would join the two (D2.1).
 */
export async function readPresent(
  me: ViewerStore,
  item: string,
  present: readonly Present[],
): Promise<readonly Face[]> {
  const params = new Params()
  const ids = [...new Set(present.flatMap(({ user, organisation }) => [user, organisation ?? user]))]
  const list = params.add(ids)
  const scope = readScope(me, params)
  const [row] = await me.store.database.query<{ refs: Record<string, Face>; hidden: boolean }>(
    `select coalesce((select jsonb_object_agg(i.id, bare_ref(${scope.form})) from items i
        where i.id = any (${list}::text[]) and ${scope.where}), '{}') as refs,
      ${isAskerHidden(scope, params, item)} as hidden`,
    params.values,
  )
  const faces = new Map<string, Face>()
  for (const { user, organisation } of present) {
    if (row?.hidden && mayAsk(organisation)) continue
    const known = row?.refs[user]
    const place = organisation === null ? undefined : row?.refs[organisation]
    const face = known && place ? { ...known, organisation: place } : (known ?? place)
    if (face) faces.set(String(face._id ?? face.name), face)
  }
  return [...faces.values()]
}
