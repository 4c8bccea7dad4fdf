import {
  type EdgeName,
  edges,
  homeOf,
  isCentre,
  isEdgeName,
  isOrganisationType,
  may,
  typeOfId,
  type Viewer,
} from '@schakel/domain'
import type { LoadedRow } from './loadedRow.ts'
import type { ItemRow, LinkRow, Plan } from './plan.ts'

/** An item of a filling as it is by now. */
interface Item {
  readonly row: ItemRow
  readonly version: number
}

interface Line extends LinkRow {
  readonly since: string
  /** Whether who reads what it hangs under reads it too; a match lies where its dossier does. */
  readonly carries: boolean
}

/** Beside organisations: what has a key of its own, which passes down to all that lies under it. */
const isKey = (id: string): boolean => isOrganisationType(typeOfId(id) ?? '') || id.startsWith('user/')

/**
 * What a filling wrote so far, which is all that there is: it began with an empty database. Answers what deciding a write of the centre asks
 * of the database otherwise.
 */
export class FilledWorld {
  readonly #items = new Map<string, Item>()
  readonly #byType = new Map<string, string[]>()
  readonly #above = new Map<string, Line[]>()
  readonly #below = new Map<string, Line[]>()

  /** Takes over what a plan makes of items and edges. */
  add({ inserts = [], updates = [], links = [] }: Plan, at: string): void {
    for (const row of inserts) {
      this.#items.set(row.id, { row: plain(row), version: 1 })
      const known = this.#byType.get(row.type)
      if (known) known.push(row.id)
      else this.#byType.set(row.type, [row.id])
    }
    for (const { version, ...row } of updates) {
      const before = this.#items.get(row.id)?.row
      const kept = before && row.keeps ? { limited: before.limited, words_limited: before.words_limited } : {}
      const authors = row.authors ?? before?.authors
      this.#items.set(row.id, {
        row: plain({ ...row, ...kept, ...(authors ? { authors } : {}) }),
        version: version + 1,
      })
    }
    for (const link of links) {
      const line = { ...link, since: link.at ?? at, carries: carries(link) }
      push(this.#above, link.child, line)
      push(this.#below, link.parent, line)
    }
  }

  /** The form that somebody else made of an item. */
  setLimited(id: string, limited: ItemRow['limited']): void {
    const item = this.#items.get(id)
    if (item) this.#items.set(id, { ...item, row: { ...item.row, limited } })
  }

  /** The ids of a type. */
  ofType(type: string): readonly string[] {
    return this.#byType.get(type) ?? []
  }

  fieldsOf(id: string): ItemRow['fields'] {
    return this.#items.get(id)?.row.fields ?? {}
  }

  edgesUnder(parent: string, edge: EdgeName): readonly LinkRow[] {
    return (this.#below.get(parent) ?? []).filter((line) => line.edge === edge)
  }

  /** The edge of a match. */
  matchOf(id: string): LinkRow | undefined {
    return this.#above.get(id)?.find((line) => line.edge === 'MATCH')
  }

  /** Items as a write finds them, where whoever writes reads all of them in full by their place; else nobody knows here. */
  find(viewer: Viewer, ids: readonly string[]): LoadedRow[] | undefined {
    const home = homeOf(viewer)
    if (!isCentre(viewer) && ids.some((id) => id !== home)) return undefined
    const rows: LoadedRow[] = []
    for (const id of ids) {
      const item = this.#items.get(id)
      const type = typeOfId(id)
      // Who reads a message is said by more than its place.
      if (!item || type === 'message') return undefined
      const isUnderHome = home !== undefined && this.isUnder(id, home)
      if (may(viewer, 'readSpaceInFull') && !isUnderHome && type !== 'tag' && type !== 'software') return undefined
      rows.push({
        ...{ id, version: item.version, fields: item.row.fields, secret: item.row.secret, limited: item.row.limited },
        ...{ authors: item.row.authors ?? null, seen: null, form: 'full', under_home: isUnderHome },
        owner: this.edgesUnder(id, 'OWNERS').some(({ child }) => this.#isOf(viewer, child, id)),
        tags: this.edgesUnder(id, 'TAGS')
          .toSorted(inOrder)
          .map(({ child }) => String(this.fieldsOf(child).name ?? '')),
      })
    }
    return rows
  }

  #isOf(viewer: Viewer, owner: string, id: string): boolean {
    const home = homeOf(viewer)
    if (owner === viewer._id || owner === home) return true
    const isOfSpaces = ['software', 'tag'].includes(typeOfId(id) ?? '')
    return isOfSpaces && home !== undefined && owner.startsWith('space/') && this.isUnder(owner, home)
  }

  /** Whether an item hangs under suppliers and nothing else. */
  isUnderSupplier(id: string): boolean {
    const lines = (this.#above.get(id) ?? []).filter((line) => line.carries)
    return lines.length > 0 && lines.every(({ parent }) => parent.startsWith('supplier/'))
  }

  /** Whether an item is another one or lies under it. */
  isUnder(id: string, container: string, seen = new Set<string>()): boolean {
    if (id === container) return true
    if (seen.has(id)) return false
    seen.add(id)
    return (this.#above.get(id) ?? []).some((line) => line.carries && this.isUnder(line.parent, container, seen))
  }

  /** The keys that its place gives an item, which are nearly always all. */
  keysOf(id: string): string[] {
    if (id.startsWith('tag/')) return ['all']
    const places = this.#climb(id)
    const isOfMatch = places.some((place) => place.startsWith('match/'))
    const keys = places.filter((place) => (isOfMatch ? place.startsWith('space/') : isKey(place)))
    return (id.startsWith('software/') ? ['staff', ...keys] : keys).sort()
  }

  /** The tag and those above it in the tree, nearest first. */
  tagsAbove(id: string): { readonly id: string; readonly type: unknown }[] {
    const found = new Map<string, unknown>()
    for (let here: unknown = id; typeof here === 'string' && this.#items.has(here) && !found.has(here); ) {
      const { type, parent }: { type?: unknown; parent?: unknown } = this.fieldsOf(here)
      found.set(here, type)
      here = parent
    }
    return [...found].map(([tag, type]) => ({ id: tag, type }))
  }

  #climb(id: string): string[] {
    const places = new Set([id])
    for (const place of places)
      for (const { carries, parent } of this.#above.get(place) ?? []) if (carries) places.add(parent)
    return [...places]
  }
}

/** As the database would give it back. */
function plain(row: ItemRow): ItemRow {
  return { ...row, ...JSON.parse(JSON.stringify({ fields: row.fields, secret: row.secret, limited: row.limited })) }
}

function carries({ edge, parent }: LinkRow): boolean {
  return (edge === 'MATCH' || (isEdgeName(edge) && edges[edge].contains)) && !parent.startsWith('message/')
}

/** A match lies under its dossier and is not what the supplier of its edge lies under. */
function push(lines: Map<string, Line[]>, end: string, line: Line): void {
  const key = line.edge === 'MATCH' && end === line.child ? `match/${line.key}` : end
  const known = lines.get(key)
  if (known) known.push(line)
  else lines.set(key, [line])
}

function inOrder(a: LinkRow & { since?: string }, b: LinkRow & { since?: string }): number {
  const [first, second] = [`${a.since} ${a.key}`, `${b.since} ${b.key}`]
  return first < second ? -1 : first > second ? 1 : 0
}
