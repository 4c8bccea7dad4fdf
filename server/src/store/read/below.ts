import type { ViewerContext } from '../context.ts'
import type { Database } from '../database/index.ts'
import { containment, rowTypes } from '../registryFunctions.ts'
import { nextStepSize } from '../stepSize.ts'
import { Params, readScope } from './form.ts'
import { tellsWho } from './inside.ts'

/** An item below another one: how far, and by which `$role` of the edge. */
export interface Below {
  readonly id: string
  readonly depth: number
  readonly role: string | null
}

/** Ids that the first statement asks about, and the most of any. */
const FIRST = 50
const MOST = 1000
/** Edges of one level that are followed: what lies beyond is in no list that anybody reads. */
const LEVEL_MAX = 100_000

/**
 * What the viewer reads below an item over containment edges (D8.5), each at its least distance, by distance and name, as many as `most`. A
 * level at a time and in pieces, so that on the embedded engine others are answered in between (D21.1); no further than the list is long.
 */
export async function readBelow(
  me: ViewerContext,
  start: string,
  { from, depth, most }: { readonly from: number; readonly depth: number; readonly most: number },
): Promise<readonly Below[]> {
  const { lists } = me.store.database
  const seen = new Set([start])
  const found: Below[] = []
  let level: readonly string[] = [start]
  for (let at = 1; at <= depth && level.length > 0 && found.length < most; at++) {
    const roles = await rolesUnder(lists, level, seen)
    level = [...roles.keys()]
    for (const id of level) seen.add(id)
    if (at < from) continue
    const ids = await inOrder(lists, await visible(me, start, level), most - found.length)
    found.push(...ids.map((id) => ({ id, depth: at, role: roles.get(id) ?? null })))
  }
  return found
}

/** The children of these that were not met yet, each with the first of the roles in which it hangs there. */
async function rolesUnder(lists: Lists, parents: readonly string[], seen: ReadonlySet<string>) {
  const roles = new Map<string, string | null>()
  await inPieces(parents, async (piece) => {
    const rows = await lists.query<{ id: string; role: string | null }>(
      `select e.child as id, e.props ->> '$role' as role from edges e
        where e.parent = any($1::text[]) and e.edge in (${containment}) limit $2::int`,
      [piece, Math.max(0, LEVEL_MAX - roles.size)],
    )
    for (const { id, role } of rows) {
      const known = roles.get(id)
      if (!seen.has(id) && (known === undefined || known === null || (role !== null && role < known)))
        roles.set(id, role)
    }
  })
  return roles
}

interface Named {
  readonly id: string
  readonly folded: string | null
}

async function visible(me: ViewerContext, start: string, ids: readonly string[]): Promise<readonly Named[]> {
  const found: Named[] = []
  await inPieces(ids, async (piece) => {
    const params = new Params()
    const scope = readScope(me, params)
    const rows = await me.store.database.lists.query<Named>(
      `select i.id, i.folded from unnest(${params.add(piece)}::text[]) w(id) join items i on i.id = w.id
        where i.type not in (${rowTypes}) and ${scope.filter} and ${tellsWho(scope, start)}`,
      params.values,
    )
    found.push(...rows)
  })
  return found
}

/** By name, as the database orders names. */
async function inOrder(lists: Lists, rows: readonly Named[], most: number): Promise<readonly string[]> {
  if (rows.length === 0) return []
  const [row] = await lists.query<{ ids: string[] }>(
    `select array_agg(id order by n) as ids from (
      select id, row_number() over (order by folded, id collate "C") as n from unnest($1::text[], $2::text[]) w(id, folded)
        order by folded, id collate "C" limit $3::int) rows`,
    [rows.map(({ id }) => id), rows.map(({ folded }) => folded), most],
  )
  return row?.ids ?? []
}

type Lists = Database['lists']

/** Does it for all of these, so many at a time as one statement does quickly. */
async function inPieces(ids: readonly string[], work: (piece: readonly string[]) => Promise<void>): Promise<void> {
  let size = FIRST
  for (let at = 0; at < ids.length; ) {
    const piece = ids.slice(at, at + size)
    at += piece.length
    const began = performance.now()
    await work(piece)
    size = nextStepSize(piece.length, performance.now() - began, MOST)
  }
}
