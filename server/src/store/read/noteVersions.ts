import { Missing } from '@schakel/domain'
import type { NoteVersion } from '@schakel/domain/calls'
import { noteRights } from '../notes.ts'
import type { ViewerStore } from '../store.ts'
import { Params, sightOf } from './form.ts'

/** What one person wrote with no longer a pause than this is one version, ms. */
const PAUSE_MS = 10 * 60_000
/** Most changes of the text that are looked at. */
const LOOKED_AT_MAX = 1000
const VERSIONS_MAX = 100

interface Row {
  readonly seq: string
  readonly at: Date | string
  readonly by: string | null
  readonly name: string | null
  readonly text: string | null
}

/**
 * What the note of a dossier said before, newest first (D10). It is saved every second that somebody writes: what one person wrote in
 * one go is one version, as it was at its end. Throws Missing for who does not read the dossier in full, such as any supplier (D7).
 */
export async function readNoteVersions(me: ViewerStore, item: string): Promise<readonly NoteVersion[]> {
  const { mayRead } = await noteRights(me, item)
  if (!mayRead) throw new Missing(item)
  const params = new Params()
  const id = params.add(item)
  const sight = sightOf(me, params)
  const rows = await me.store.database.query<Row>(
    `select c.seq::text as seq, c.at, c.by, c.after ->> 'case' as text,
        (select ${sight.form} ->> 'name' from items i where i.id = c.by and ${sight.where}) as name
      from changes c where c.item = ${id} and c.kind in ('create', 'update') and c.after ? 'case'
      order by c.seq desc limit ${LOOKED_AT_MAX}`,
    params.values,
  )
  const versions: NoteVersion[] = []
  let last: { readonly by: string | null; readonly at: number } | undefined
  for (const { seq, at, by, name, text } of rows) {
    const moment = new Date(at)
    const isSameGo = last !== undefined && last.by === by && last.at - moment.getTime() < PAUSE_MS
    last = { by, at: moment.getTime() }
    if (isSameGo) continue
    const user = by !== null && name !== null ? { user: { _id: by, name } } : {}
    versions.push({ _id: seq, date: moment.toISOString(), ...user, text: text ?? '' })
  }
  return versions.slice(0, VERSIONS_MAX)
}
