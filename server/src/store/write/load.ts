import {
  type Facts,
  type Form,
  type HistoryEntry,
  homeOf,
  isPlanned,
  Missing,
  optionalText,
  type TypeName,
  typeOfId,
} from '@schakel/domain'
import type { ViewerContext } from '../context.ts'
import { Params, readScope } from '../read/form.ts'
import type { Authors } from './authors.ts'
import type { LoadedRow } from './loadedRow.ts'

/** An item as a write finds it. */
export interface Loaded {
  readonly id: string
  readonly type: TypeName
  readonly version: number
  readonly fields: Readonly<Record<string, unknown>>
  readonly secret: Readonly<Record<string, unknown>> | null
  readonly limited: Readonly<Record<string, unknown>> | null
  readonly authors: Authors | null
  /** In which form the viewer reads it. */
  readonly form: Form
  /** That form. */
  readonly seen: Readonly<Record<string, unknown>>
  /** Its version as the viewer counts it: a limited form counts its own changes (D20.4). */
  readonly shownVersion: number
  /** Names of its tags, for search. */
  readonly tags: readonly string[]
  readonly facts: Facts
}

/** Loads the items a write is about, as the viewer; throws Missing when one does not exist for them (D6: 404, not 403). */
export async function load(me: ViewerContext, ids: readonly string[]): Promise<Loaded[]> {
  for (const id of ids) if (typeOfId(id) === undefined) throw new Missing(id)
  const rows = me.store.filling?.find(me.viewer, ids) ?? (await rowsOf(me, ids))
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.map((id) => {
    const row = byId.get(id)
    const type = typeOfId(id)
    if (!row || type === undefined) throw new Missing(id)
    const seen = row.seen ?? row.fields
    const shownVersion = row.form === 'limited' ? Number(seen._version) : row.version
    return { ...row, seen, shownVersion, type, facts: factsOf(row, type, me.store.settings.clock()) }
  })
}

function rowsOf(me: ViewerContext, ids: readonly string[]): Promise<LoadedRow[]> {
  const params = new Params()
  const wanted = wantedBy(params, ids)
  const scope = readScope(me, params)
  const isWhole = scope.form === 'i.fields'
  const owns = ownsRow(params, homeOf(me.viewer) ?? '', me.viewer._id)
  return me.store.database.query<LoadedRow>(
    `select i.id, i.version, i.fields, i.secret, i.limited, i.authors, ${isWhole ? 'null' : scope.form} as seen,
      case when ${scope.isWhole} then 'full' when ${scope.isOpen} then 'disclosed' else 'limited' end as form,
      ${owns},
      array(select t.fields ->> 'name' from edges e join items t on t.id = e.child and t.deleted_at is null
        where e.parent = i.id and e.edge = 'TAGS') as tags
    from items i where ${wanted} and ${scope.where}`,
    params.values,
  )
}

/** SQL: what makes the row `i` the viewer's, as `under_home` and `owner`. */
export function ownsRow(params: Params, homeId: string, userId: string): string {
  const { underHome, owner } = ownership(params, homeId, userId)
  return `${underHome} as under_home,
      ${owner} as owner`
}

/** The same as two conditions. */
export function ownership(params: Params, homeId: string, userId: string) {
  const [home, self] = [params.add(homeId), params.add(userId)]
  return {
    underHome: `${home}::text = any (i.readers)`,
    owner: `exists (select from edges o where o.parent = i.id and o.edge = 'OWNERS' and (o.child in (${self}::text, ${home}::text)
        -- What a space made is the spaces' above it too (D21.6).
        or i.type in ('software', 'tag') and o.child like 'space/%'
          and exists (select from items s where s.id = o.child and ${home}::text = any (s.readers))))`,
  }
}

/** One by one while they are few: a list of unknown length is planned anew each time, which takes five times as long as the reading. */
function wantedBy(params: Params, ids: readonly string[]): string {
  if (ids.length > 4) return `i.id = any (${params.add([...ids])}::text[])`
  return `i.id in (${ids.map((id) => params.add(id)).join(', ') || 'null'})`
}

/** Loads one item. */
export async function loadOne(me: ViewerContext, id: string): Promise<Loaded> {
  const [loaded] = await load(me, [id])
  if (!loaded) throw new Missing(id)
  return loaded
}

function factsOf(row: LoadedRow, type: TypeName, now: Date): Facts {
  return {
    id: row.id,
    type,
    status: optionalText(row.fields.status),
    held: historyOf(row.fields)
      .filter((entry) => !isPlanned(entry, now))
      .map((entry) => entry.status),
    isUnderHome: row.under_home,
    isLimited: row.form !== 'full',
    isOwner: row.owner,
  }
}

/** The history of an item as kept. */
export function historyOf(fields: Readonly<Record<string, unknown>>): readonly HistoryEntry[] {
  return Array.isArray(fields.history) ? fields.history : []
}
