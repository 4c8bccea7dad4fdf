import { type ItemInput, Missing } from '@schakel/domain'
import type { ViewerStore } from '../../store/store.ts'
import { Stale } from '../../store/storeError.ts'
import { fillingOf, type MappedRow } from './mapRow.ts'

/** How what was filled in of an item is taken back. */
export interface Undo {
  readonly id: string
  /** The version that the item has since; where it has another one somebody worked on, and it stays. */
  readonly version: number
  /** What the filled fields held before. */
  readonly before: Readonly<Record<string, unknown>>
  readonly tags: readonly string[]
}

/** How a merge is written when it must be possible to take it back. */
interface Staged {
  /** The import, under which new people wait until it lands. */
  readonly stage: string
  /** Told before anything is written. */
  readonly note: (undo: Undo) => Promise<void>
}

/** Fills what an item that was there has empty, and leaves the rest as it is. */
export async function mergeInto(me: ViewerStore, id: string, row: MappedRow, staged?: Staged): Promise<void> {
  const current: ItemInput = JSON.parse(await me.read(id, 1))
  const fields = fillingOf(current, withoutFilled(row))
  const tags = hasSome(current._tags) ? [] : row.tags
  const contact = hasSome(current._contacts) ? undefined : row.contact
  const isChanged = Object.keys(fields).length > 0
  const version = Number(current._version)
  if (staged && (isChanged || tags.length > 0)) {
    const before = Object.fromEntries(Object.keys(fields).map((name) => [name, current[name] ?? null]))
    // A tag is a word by which the item is found: it changes the item too.
    await staged.note({ id, version: version + (isChanged ? 1 : 0) + tags.length, before, tags })
  }
  if (isChanged) await me.update({ id, fields, version })
  for (const child of tags) await me.link({ edge: 'TAGS', parent: id, child, props: {} })
  if (!contact) return
  const person = { _type: 'person', ...contact }
  if (staged) await me.createMany(id, [{ item: person }], { stage: staged.stage })
  else await me.create({ item: person, parent: id })
}

/** Takes back what was filled in of an item, as far as nobody has worked on it since. */
export async function undoMerge(me: ViewerStore, { id, version, before, tags }: Undo): Promise<void> {
  try {
    const current: ItemInput = JSON.parse(await me.read(id, 0))
    for (const child of tags) await me.unlink({ edge: 'TAGS', parent: id, child }).catch(unlessGone)
    if (Number(current._version) !== version || Object.keys(before).length === 0) return
    await me.update({ id, fields: before })
  } catch (error) {
    unlessGone(error)
  }
}

// What somebody threw away or changed meanwhile is theirs.
function unlessGone(error: unknown): undefined {
  if (error instanceof Missing || error instanceof Stale) return undefined
  throw error
}

// What only stands in for an empty cell says nothing about an organisation that is there.
function withoutFilled({ item, filled }: MappedRow): ItemInput {
  return Object.fromEntries(Object.entries(item).filter(([name]) => !filled.some((field) => field === name)))
}

function hasSome(list: unknown): boolean {
  return Array.isArray(list) && list.length > 0
}
