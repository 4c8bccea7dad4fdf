import { arrayOf, isObject, isSame, objectOf, propertyOf } from '@schakel/domain'
import type { RequirementInput, RequirementRow } from '@schakel/domain/calls'

/** The parts of a row that can be changed. */
export type RowParts = Pick<
  RequirementRow,
  | ('group' | 'nl' | 'en' | 'level' | 'weight' | 'proof' | 'knockout')
  | ('basis' | 'basisChecked' | 'branches' | 'minutes' | 'remark')
> & {
  /** The template from which the row is taken over now (F1.3). */
  readonly takenFrom?: string
}

/** Parts of a row as they become; an empty text, no minutes and `false` are sent as nothing. */
export type Patch = Partial<RowParts>

/** A row that is not on the server yet. `from` is the proposal that it comes from. */
export interface Added extends Omit<RequirementRow, '_version' | 'key'>, Pick<RowParts, 'takenFrom'> {
  readonly key?: string
  readonly from?: string
}

/** What was changed of a set and is not on the server (F1.5): the version it was made on, and what differs from it. */
export interface Draft {
  readonly version: number
  readonly changed: Readonly<Record<string, Patch>>
  readonly added: readonly Added[]
  readonly removed: readonly string[]
}

/** Rows as they were when their patches were begun, or as one's own save left them, by id. */
export type Begun = Readonly<Record<string, RequirementRow>>

/** A row as it stands on the screen, and what the draft makes of it. */
export interface ShownRow extends RequirementRow {
  readonly change?: 'new' | 'changed' | 'removed'
  /** What was typed of it and the server did not take. */
  readonly refused?: Patch | undefined
}

export const emptyDraft = (version: number): Draft => ({ version, changed: {}, added: [], removed: [] })

/** The rows of the set as the draft leaves them, proposals left out; a row it does not touch is the same object. */
export function shownRows(rows: readonly RequirementRow[], draft: Draft): readonly ShownRow[] {
  const there = rows
    .filter(({ proposed }) => !proposed)
    .map((row): ShownRow => {
      if (draft.removed.includes(row._id)) return { ...row, change: 'removed' }
      const patch = draft.changed[row._id]
      return patch ? { ...row, ...patch, change: 'changed' } : row
    })
  const added = draft.added.map(
    ({ from: _, ...row }): ShownRow => ({ ...row, key: row.key ?? '', _version: 0, change: 'new' }),
  )
  return [...there, ...added]
}

/** The draft with a row changed: back as it was is no change. */
export function withChange(draft: Draft, row: RequirementRow | undefined, id: string, patch: Patch): Draft {
  if (row === undefined) {
    const added = draft.added.map((one) => (one._id === id ? { ...one, ...patch } : one))
    return { ...draft, added }
  }
  const both: Patch = { ...draft.changed[id], ...patch }
  const differing = Object.fromEntries(
    Object.entries(both).filter(([name, value]) => !isSame(value || null, propertyOf(row, name) || null)),
  )
  const { [id]: _, ...others } = draft.changed
  // Back as it was it is not taken over either.
  return {
    ...draft,
    changed: Object.keys(differing).some((name) => name !== 'takenFrom') ? { ...others, [id]: differing } : others,
  }
}

export function withAdded(draft: Draft, row: Added): Draft {
  const removed = row.from ? [...draft.removed, row.from] : draft.removed
  return { ...draft, added: [...draft.added, row], removed }
}

/** The draft without a row: one that is only in the draft is gone, with it its proposal is one again. */
export function withRemoved(draft: Draft, id: string): Draft {
  const mine = draft.added.find((row) => row._id === id)
  if (!mine) return { ...draft, removed: [...draft.removed.filter((one) => one !== id), id] }
  return {
    ...draft,
    added: draft.added.filter((row) => row !== mine),
    removed: draft.removed.filter((one) => one !== mine.from),
  }
}

export function withKept(draft: Draft, id: string): Draft {
  return { ...draft, removed: draft.removed.filter((one) => one !== id) }
}

/** The draft as the row stood on the server: nothing of it is changed, added or removed. */
export function withoutChange(draft: Draft, id: string): Draft {
  const { [id]: _, ...changed } = draft.changed
  const isMine = draft.added.some((row) => row._id === id)
  return isMine ? withRemoved(draft, id) : withKept({ ...draft, changed }, id)
}

/** The draft with some of its changed rows. */
export function withOnly(draft: Draft, isChosen: (id: string, patch: Patch) => boolean): Draft {
  const chosen = Object.entries(draft.changed).filter(([id, patch]) => isChosen(id, patch))
  return { ...draft, changed: Object.fromEntries(chosen) }
}

/** The draft with one's own changes of before under what is changed of the same rows since. */
export function withUnder(draft: Draft, mine: Draft): Draft {
  const both = Object.entries(mine.changed).map(([id, patch]) => [id, { ...patch, ...draft.changed[id] }])
  return { ...draft, changed: { ...draft.changed, ...Object.fromEntries(both) } }
}

function isSameIn(name: string, one: object, other: object | undefined): boolean {
  return isSame(propertyOf(one, name) || null, propertyOf(other, name) || null)
}

/** Whether a row holds all that a patch makes of it, as after a save of which the answer was lost. */
export function holds(row: RequirementRow | undefined, patch: Patch): boolean {
  return Object.keys(patch).every((name) => isSameIn(name, patch, row))
}

/**
 * The row that a patch is made on: as it is now, or as it was when the patch was begun where somebody else has changed the same parts since.
 * Sent with the version of then it is refused, so that nothing of theirs is written over unseen (D2.3).
 */
export function baseOf(begun: RequirementRow | undefined, patch: Patch, row: RequirementRow): RequirementRow {
  if (!begun || row._version === begun._version) return row
  // One's own save is known before the set is read again.
  if (row._version < begun._version) return begun
  const isMine = Object.keys(patch).every((name) => isSameIn(name, begun, row) || isSameIn(name, patch, row))
  return isMine ? row : begun
}

/** The rows that the patches of a draft are made on. */
export function basesOf(rows: readonly RequirementRow[], draft: Draft, begun: Begun): readonly RequirementRow[] {
  return rows.flatMap((row) => {
    const patch = draft.changed[row._id]
    return patch ? [baseOf(begun[row._id], patch, row)] : []
  })
}

/** Rows as one's own save left them. */
export function savedRows(
  bases: readonly RequirementRow[],
  sent: Draft,
  written: readonly Pick<RequirementRow, '_id' | '_version'>[],
): readonly RequirementRow[] {
  const versions = new Map(written.map(({ _id, _version }) => [_id, _version]))
  return bases.map((row) => ({ ...row, ...sent.changed[row._id], _version: versions.get(row._id) ?? row._version }))
}

const typedNames = new Set(['nl', 'en', 'basis', 'remark', 'minutes'])

/** The draft once the server did not take what was sent: a choice goes back, a text that was typed stays; and the rows of those. */
export function withTyped(draft: Draft, sent: Draft): { readonly draft: Draft; readonly typed: readonly string[] } {
  const left = Object.entries(draft.changed).flatMap(([id, patch]): readonly (readonly [string, Patch])[] => {
    if (patch !== sent.changed[id]) return [[id, patch]]
    const typed: Patch = Object.fromEntries(Object.entries(patch).filter(([name]) => typedNames.has(name)))
    return Object.keys(typed).length > 0 ? [[id, typed]] : []
  })
  const typed = left.flatMap(([id]) => (draft.changed[id] === sent.changed[id] ? [id] : []))
  return { draft: { ...draft, changed: Object.fromEntries(left) }, typed }
}

/** Rows that were changed, made and removed together; a proposal that was taken over is one of those made. */
export function countOf({ changed, added, removed }: Draft): number {
  const taken = added.filter(({ from }) => from !== undefined).length
  return Object.keys(changed).length + added.length + removed.length - taken
}

/** What is sent of a draft: whole rows with the version that they were read in, and what to remove. */
export function inputOf(
  rows: readonly RequirementRow[],
  draft: Draft,
  isCentre: boolean,
): { readonly rows: readonly RequirementInput[]; readonly remove: readonly string[] } {
  const changed = rows.flatMap((row) => {
    const patch = draft.changed[row._id]
    return patch && !draft.removed.includes(row._id)
      ? [{ ...partsOf({ ...row, ...patch }, isCentre), _id: row._id, _version: row._version }]
      : []
  })
  const made = draft.added.map((row) => ({ ...partsOf(row, isCentre), ...(row.key ? { key: row.key } : {}) }))
  const there = new Set(rows.map(({ _id }) => _id))
  return { rows: [...changed, ...made], remove: draft.removed.filter((id) => there.has(id)) }
}

/** The parts of a row that are sent; an empty one as null. What staff alone write goes along for them (F1.6). */
export function partsOf(row: RowParts, isCentre: boolean): RequirementInput {
  const { group, level, weight, proof, nl, en, knockout, basis, branches = [], minutes, basisChecked, remark } = row
  return {
    ...{ group, level, weight, proof },
    nl: nl || null,
    en: en || null,
    knockout: knockout || null,
    basis: basis || null,
    branches: branches.length > 0 ? branches : null,
    minutes: minutes || null,
    ...(row.takenFrom ? { takenFrom: row.takenFrom } : {}),
    ...(isCentre ? { basisChecked: basisChecked || null, remark: remark || null } : {}),
  }
}

/** A draft as it was kept; nothing when it is none. */
export function draftIn(kept: string | null): Draft | undefined {
  try {
    const found: unknown = JSON.parse(kept ?? 'null')
    if (!isObject(found) || typeof found.version !== 'number') return undefined
    return {
      version: found.version,
      changed: Object.fromEntries(
        Object.entries(objectOf(found.changed)).flatMap(([id, patch]) => (isPatch(patch) ? [[id, patch]] : [])),
      ),
      added: arrayOf(found.added).filter(isAdded),
      removed: arrayOf(found.removed).filter((id) => typeof id === 'string'),
    }
  } catch {
    return undefined
  }
}

// Written by this browser alone, as a draft.
function isPatch(value: unknown): value is Patch {
  return isObject(value)
}

function isAdded(value: unknown): value is Added {
  return isObject(value) && typeof value._id === 'string' && typeof value.group === 'number'
}
