import { isObject, Missing } from '@schakel/domain'
import type { NoteVersion } from '@schakel/domain/calls'
import { noteRights } from '../notes/notes.ts'
import type { ViewerStore } from '../store.ts'
import { type Stretch, withStretch } from '../write/stretch.ts'
import { Params, readScope } from './form.ts'
import { lineName, lineNumber } from './lineName.ts'

/** What somebody writes with no longer a pause than this is one version, s. */
const PAUSE_S = 600
/** And what others write in the shared text so soon after them is written together with them, s. */
const TOGETHER_S = 60
/** Most changes of the text that are looked at. */
const LOOKED_AT_MAX = 20_000
const VERSIONS_MAX = 100

/** The changes of the text of a dossier, newest first: `is_shared` when it was saved as people wrote (D9). */
const saves = `select c.seq, c.at, array_append(c.also, c.by) as writers, jsonb_typeof(c.after -> 'case') = 'object' as is_shared
  from changes c where c.item = $1 and c.kind in ('create', 'update') and c.after ? 'case' order by c.seq desc limit ${LOOKED_AT_MAX}`

interface Row {
  readonly seq: string
  readonly at: Date | string
  readonly users: NoteVersion['users']
}

/**
 * The versions of the note of a dossier, newest first, with all who wrote in each (D10). It is saved every second that somebody writes:
 * what was written in one go is one version, as it was at its end. Throws Missing for who does not read the dossier in full, such as
 * any supplier (D7).
 */
export async function readNoteVersions(me: ViewerStore, item: string): Promise<readonly NoteVersion[]> {
  await assertReads(me, item)
  const params = new Params()
  params.add(item)
  const scope = readScope(me, params)
  const rows = await me.store.database.query<Row>(
    `with saves as (${saves}), marked as (
      select s.*, lag(s.at) over w as next_at, lag(s.writers) over w as next_writers, lag(s.is_shared) over w as next_shared
        from saves s window w as (order by s.seq desc)
    ), ends as (
      select m.*, count(*) filter (where m.next_at is null or m.next_at - m.at >= interval '${PAUSE_S} s'
          or not m.writers && m.next_writers and not (m.is_shared and m.next_shared and m.next_at - m.at < interval '${TOGETHER_S} s'))
        over (order by m.seq desc) as go
        from marked m
    ), goes as (
      select max(e.seq) as seq, max(e.at) as at, array_agg(distinct w) as writers
        from ends e, unnest(e.writers) w group by e.go order by max(e.seq) desc limit ${VERSIONS_MAX}
    )
    select g.seq::text as seq, g.at, coalesce((select jsonb_agg(jsonb_build_object('_id', i.id, 'name', ${scope.form} ->> 'name')
        order by ${scope.form} ->> 'name', i.id) from items i where i.id = any (g.writers) and ${scope.where}), '[]') as users
      from goes g order by g.seq desc`,
    params.values,
  )
  return rows.map(({ seq, at, users }) => ({
    _id: lineName(me.store.settings.secret, seq),
    date: new Date(at).toISOString(),
    users,
  }))
}

interface Save {
  readonly seq: string
  readonly before: Stretch | string | null
  readonly after: Stretch | string | null
}

/**
 * What the note said in one of its versions, found by going back from what it says now (D10). Throws Missing when there is no such
 * version, or for who does not read the dossier in full.
 */
export async function readNoteVersion(me: ViewerStore, item: string, name: string): Promise<string> {
  await assertReads(me, item)
  const params = new Params()
  const id = params.add(item)
  const version = lineNumber(me.store.settings.secret, name)
  const seq = `${params.add(version)}::bigint`
  const scope = readScope(me, params)
  // Of what came later only as much as leads to a text that was kept whole.
  const [row] = await me.store.database.query<{ now: string | null; saves: readonly Save[] }>(
    `with later as materialized (
      select c.seq, c.before -> 'case' as before, c.after -> 'case' as after from changes c
        where c.item = ${id} and c.seq >= ${seq} and c.kind in ('create', 'update') and c.after ? 'case'
    ), whole as (
      select min(seq) as seq from later where seq > ${seq} and jsonb_typeof(before) is distinct from 'object'
    )
    select (select ${scope.form} ->> 'case' from items i where i.id = ${id} and ${scope.where}) as now,
      coalesce((select jsonb_agg(jsonb_build_object('seq', l.seq::text, 'before', l.before, 'after', l.after) order by l.seq desc)
        from later l, whole w where w.seq is null or l.seq <= w.seq), '[]') as saves`,
    params.values,
  )
  const saves = row?.saves ?? []
  if (saves.at(-1)?.seq !== version) throw new Missing(item)
  let text = row?.now ?? ''
  for (const { before, after } of saves.slice(0, -1)) {
    if (!isStretch(before)) text = before ?? ''
    else {
      const back = isStretch(after) ? withStretch(text, after, before) : undefined
      // Changed by a way that left no line: what was before cannot be told.
      if (back === undefined) throw new Missing(item)
      text = back
    }
  }
  return text
}

async function assertReads(me: ViewerStore, item: string): Promise<void> {
  const { mayRead } = await noteRights(me, item)
  if (!mayRead) throw new Missing(item)
}

function isStretch(value: Save['before']): value is Stretch {
  return isObject(value)
}
