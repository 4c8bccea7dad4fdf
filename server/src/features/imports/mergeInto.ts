import { arrayOf, Forbidden, Invalid, type ItemInput, isSame, Missing, objectOf, propertyOf } from '@schakel/domain'
import type { UndoOutcome } from '../../store/imports/importUndo.ts'
import { newKey } from '../../store/key.ts'
import type { ViewerStore } from '../../store/store.ts'
import { Stale } from '../../store/storeError.ts'
import { Contacts } from './contact.ts'
import { fillingOf, type MappedRow } from './mapRow.ts'

/** How what was filled in of an item is taken back. */
export interface Undo {
  readonly id: string
  /** The version that the fields were filled in with. */
  readonly version: number
  /** What the filled fields held before. */
  readonly before: Readonly<Record<string, unknown>>
  readonly tags: readonly string[]
  /** The edges to these tags, by tag; of notes of versions before nobody knows which they were. */
  readonly keys?: Readonly<Record<string, string>>
  /** What they hold since; where it broke off before that was known, they are what the import wrote while the version is its own. */
  readonly after?: Readonly<Record<string, unknown>>
}

/** How a merge is written when it must be possible to take it back. */
interface Staged {
  /** For which import new people are noted, or under which they wait until it lands. */
  readonly people: { readonly noteFor: string } | { readonly stage: string }
  /** Told before anything is written, and once more when it is. */
  readonly note: (undo: Undo) => Promise<void>
}

/** Fills what an item that was there has empty, adds the tags and contacts that it lacks, and leaves the rest as it is. */
export async function mergeInto(me: ViewerStore, id: string, row: MappedRow, staged?: Staged): Promise<void> {
  const current: ItemInput = JSON.parse(await me.read(id, 1))
  const fields = fillingOf(current, withoutFilled(row))
  const held = new Set(arrayOf(current._tags).map((tag) => propertyOf(tag, '_id')))
  const tags = [...new Set(row.tags)].filter((tag) => !held.has(tag))
  const keys = Object.fromEntries(tags.map((tag) => [tag, newKey()]))
  const known = new Contacts(arrayOf(current._contacts).map(objectOf))
  const people = known.others(row.contacts).map((contact) => ({ _type: 'person', ...contact }))
  const isChanged = Object.keys(fields).length > 0
  const version = Number(current._version)
  const undo: Undo = { id, version: version + 1, before: picked(current, fields), tags, keys }
  if (isChanged || tags.length > 0) await staged?.note(undo)
  if (isChanged) await fillIn(me, undo, fields, staged)
  for (const child of tags) await me.link({ edge: 'TAGS', parent: id, child, props: {} }, keys[child])
  if (people.length === 0) return
  await me.createMany(
    id,
    people.map((item) => ({ item })),
    staged?.people,
  )
}

async function fillIn(me: ViewerStore, undo: Undo, fields: Record<string, unknown>, staged?: Staged): Promise<void> {
  const { id, version } = undo
  try {
    await me.update({ id, fields, version: version - 1 })
  } catch (error) {
    // Nothing was written, and the version that was noted is somebody else's.
    if (error instanceof Stale) await staged?.note({ ...undo, before: {}, tags: [] })
    throw error
  }
  if (staged) await staged.note({ ...undo, after: picked(JSON.parse(await me.read(id, 0)), fields) })
}

/** Puts back what an import filled in, where it is still what the import wrote; says what became of the item. D23.5 */
export async function undoFilled(me: ViewerStore, undo: Undo): Promise<UndoOutcome> {
  const { id, version, before, after } = undo
  try {
    const current: ItemInput = JSON.parse(await me.read(id, 0))
    const isAsWritten = (name: string) =>
      after ? isSame(current[name] ?? null, after[name] ?? null) : Number(current._version) === version
    const fields = Object.fromEntries(Object.entries(before).filter(([name]) => isAsWritten(name)))
    const isWhole = Object.keys(fields).length === Object.keys(before).length
    const isBack = Object.keys(fields).length === 0 || (await isPutBack(me, id, fields, Number(current._version)))
    const areGone = await takeTagsOff(me, undo)
    return isWhole && isBack && areGone ? 'restored' : 'changed'
  } catch (error) {
    if (error instanceof Forbidden) return 'forbidden'
    if (error instanceof Missing) return 'gone'
    throw error
  }
}

/** Takes the tags off that the import hung; answers whether none of them is there: one that a colleague hung since stays. */
async function takeTagsOff(me: ViewerStore, { id, tags, keys }: Undo): Promise<boolean> {
  if (tags.length === 0) return true
  for (const child of tags) await me.unlink({ edge: 'TAGS', parent: id, child }, keys?.[child]).catch(unlessGone)
  const { _tags }: ItemInput = JSON.parse(await me.read(id, 1))
  return !arrayOf(_tags).some((tag) => tags.some((gone) => gone === propertyOf(tag, '_id')))
}

async function isPutBack(me: ViewerStore, id: string, fields: Undo['before'], version: number): Promise<boolean> {
  try {
    await me.update({ id, fields, version })
    return true
  } catch (error) {
    // What it held before breaks a rule that its other fields have come to need.
    if (error instanceof Invalid) return false
    throw error
  }
}

function picked(item: ItemInput, fields: object): Record<string, unknown> {
  return Object.fromEntries(Object.keys(fields).map((name) => [name, item[name] ?? null]))
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
