import {
  definitionOf,
  Forbidden,
  Invalid,
  isCentre,
  isEmpty,
  isSame,
  Missing,
  mayEditRequirements,
  mayFreezeRequirements,
  mayProposeRequirement,
  REQUIREMENTS_MAX,
  unlessMissing,
} from '@schakel/domain'
import type { RequirementInput } from '@schakel/domain/calls'
import { loadSheetParent, setVersionOf } from '../read/requirements.ts'
import { readSheetRows } from '../read/sheetRows.ts'
import type { ViewerStore } from '../store.ts'
import { Stale } from '../storeError.ts'
import { commit } from './commit.ts'
import { type CopySource, readCopySource, takenFrom, worded } from './copiedFrom.ts'
import { type Loaded, load } from './load.ts'
import { onSheet } from './onSheet.ts'
import { isOwnKey, readOwnKeys } from './ownKeys.ts'
import type { Plan } from './plan.ts'
import { removedRow } from './removedRow.ts'
import { itemRow } from './row.ts'
import { type ChangedRow, type NewRow, planSheet, type SheetRow } from './sheet.ts'

type Fields = Readonly<Record<string, unknown>>

/** Rows to make and change, the ids of rows to remove, and one that was removed and is to come back. */
export interface RequirementChange {
  readonly rows: readonly RequirementInput[]
  readonly remove: readonly string[]
  readonly restore?: string | null | undefined
}

/** The set after a write: its version, and the rows that were written. */
export interface WrittenSet {
  readonly version: number
  readonly rows: readonly (SheetRow & { readonly key: string })[]
}

/** What a supplier answers to: a row in which one of these differs has to be confirmed again (F1.5). */
const asked = ['nl', 'en', 'level', 'proof', 'knockout', 'group', 'basis'] as const
/** What staff alone write on a row. */
const ofStaff = ['remark', 'basisChecked'] as const

/**
 * Makes, changes and removes rows of a template, or of a dossier whose set is not frozen (F1.2 to F1.4); of one that is, staff remove what
 * was only proposed. Throws Invalid, Forbidden, Missing, Stale.
 */
export function saveRequirements(me: ViewerStore, parent: string, change: RequirementChange): Promise<WrittenSet> {
  return onSheet(me, parent, 'REQUIREMENTS', async (asRead) => {
    const set = await loadSet(me, parent, ['dossier', 'template'], asRead)
    const mayWrite = set.version === 0 || (isCentre(me.viewer) && isDeclining(set, change))
    if (!mayWrite || !mayEditRequirements(me.viewer, factsOf(set))) throw new Forbidden('requirements')
    return write(me, set, await planned(me, set, change))
  })
}

/** Copies rows of a template into a dossier; a row whose key is there takes over its words (F1.3). Throws as `saveRequirements`. */
export function copyRequirements(
  me: ViewerStore,
  dossier: string,
  template: string,
  keys: readonly string[],
): Promise<WrittenSet> {
  return onSheet(me, dossier, 'REQUIREMENTS', async (asRead) => {
    const set = await loadSet(me, dossier, ['dossier'], asRead)
    if (set.version > 0 || !mayEditRequirements(me.viewer, factsOf(set))) throw new Forbidden('requirements')
    const source = await readCopySource(me, template)
    const chosen = source.rows.filter(({ key }) => keys.includes(String(key)))
    const known = { ...source.known, adapted: null }
    const byKey = new Map(set.rows.map((row) => [isOwnKey(row.fields.key) ? originOf(row) : row.fields.key, row]))
    const thereOf = ({ key }: Fields) => byKey.get(isOwnKey(key) ? `${template} ${key}` : key)
    const missing = chosen.filter((row) => !thereOf(row))
    const given = missing.some(({ key }) => isOwnKey(key)) ? await readOwnKeys(me, dossier, keysOf(set)) : undefined
    // Those that can keep their key come first: no other is given it.
    const free = new Map(missing.map(({ key }) => [key, isOwnKey(key) ? given?.keep(String(key)) : String(key)]))
    const make = missing.map((row) => {
      const key = free.get(row.key) ?? given?.next()
      return {
        ...newRow({ ...inputOf(row), key }),
        known: { ...known, ...(key === row.key ? {} : { sourceKey: row.key }) },
      }
    })
    const change = chosen.flatMap((row) => {
      const there = thereOf(row)
      return there ? [{ row: there, input: withoutKey(inputOf(row)), known }] : []
    })
    assertRoom(set.rows.length + make.length)
    const { plan, made, changed } = planSheet(me, set.parent, { make, change })
    return write(me, set, { plan, written: writtenOf({ made, changed }, make, change) })
  })
}

/**
 * Freezes the set of a dossier (F1.5): all its rows get version 1, or those that change the next one, with why. From then on suppliers
 * read it. Throws Invalid, Forbidden, Missing, and Stale when the set has another version by now.
 */
export function freezeRequirements(
  me: ViewerStore,
  dossier: string,
  freeze: RequirementChange & {
    readonly version: number
    readonly reason?: string | undefined
    readonly answersDue?: string | null | undefined
  },
): Promise<WrittenSet> {
  return onSheet(me, dossier, 'REQUIREMENTS', async (asRead) => {
    const set = await loadSet(me, dossier, ['dossier'], asRead)
    if (!mayFreezeRequirements(me.viewer, factsOf(set))) throw new Forbidden('freeze')
    if (set.version !== freeze.version) throw new Stale(await me.read(dossier, 1))
    const isNext = set.version > 0
    if (isNext && !freeze.reason?.trim()) throw Invalid.of('reason', 'required')
    const version = set.version + 1
    const kept = set.rows.filter((row) => !freeze.remove.includes(row.id) && row.fields.proposed !== true)
    if (kept.length + freeze.rows.filter(({ _id }) => _id === undefined).length === 0) {
      throw Invalid.of('rows', 'required')
    }
    const { plan, written } = await planned(me, set, freeze, { version, isNext })
    const rest = isNext ? [] : kept.filter((row) => !freeze.rows.some(({ _id }) => _id === row.id))
    const others = planSheet(me, set.parent, { change: rest.map((row) => ({ row, input: {}, known: { version } })) })
    const changed = isNext ? changedKeys(set, plan, version) : []
    const head = headOf(me, set.parent, { version, reason: freeze.reason, due: freeze.answersDue })
    await commit(
      me,
      {
        ...plan,
        ...asRead,
        updates: [...(plan.updates ?? []), ...(others.plan.updates ?? []), head.row],
        touched: [...(plan.touched ?? []), ...(others.plan.touched ?? []), ...(plan.inserts ?? []).map(({ id }) => id)],
        changes: [head.entry, ...plan.changes, ...others.plan.changes],
        anonymous: [dossier],
        ...(changed.length > 0 ? { changedRows: { dossier, version, keys: changed } } : {}),
      },
      { _id: dossier, _version: set.parent.version + 1 },
    )
    return { version, rows: written }
  })
}

/** Keys of the rows that suppliers have to look at again: new, asked otherwise, or removed (F1.5). */
function changedKeys(set: LoadedSet, plan: Plan, version: number): string[] {
  const removed = set.rows.filter((row) => plan.trashes?.includes(row.id) && !isProposal(row))
  const asked = [...(plan.inserts ?? []), ...(plan.updates ?? [])].filter(({ fields }) => fields.version === version)
  return [...removed, ...asked].map(({ fields }) => String(fields.key))
}

/** Puts a row forward after freezing, as the people of who asks (F1.4). It is no part of the set. Throws Invalid, Forbidden, Missing. */
export function proposeRequirement(me: ViewerStore, dossier: string, row: RequirementInput): Promise<WrittenSet> {
  return onSheet(me, dossier, 'REQUIREMENTS', async (asRead) => {
    const set = await loadSet(me, dossier, ['dossier'], asRead)
    if (!mayProposeRequirement(me.viewer, factsOf(set))) throw new Forbidden('propose')
    assertRoom(set.rows.length + 1)
    const key = row.key ?? (await readOwnKeys(me, dossier, keysOf(set))).next()
    const make = [{ ...newRow({ ...clean(me, row), key }), known: { proposed: true } }]
    const { plan, made, changed } = planSheet(me, set.parent, { make })
    return write(me, set, { plan, written: writtenOf({ made, changed }, make, []) })
  })
}

interface LoadedSet {
  readonly parent: Loaded
  readonly version: number
  readonly rows: readonly Loaded[]
  readonly asRead: Pick<Plan, 'sheet'>
}

function factsOf({ parent, version }: LoadedSet) {
  return { item: parent.facts, isFrozen: version > 0 }
}

async function loadSet(
  me: ViewerStore,
  id: string,
  types: readonly string[],
  asRead: LoadedSet['asRead'],
): Promise<LoadedSet> {
  const parent = await loadSheetParent(me, id, types)
  const rows = await readSheetRows(me, [id], 'REQUIREMENTS')
  const loaded = await load(
    me,
    rows.map(({ fields }) => String(fields._id)),
  )
  return { parent, version: setVersionOf(parent), rows: loaded, asRead }
}

interface Planned {
  readonly plan: Plan
  readonly written: WrittenSet['rows']
}

/** The plan of rows that were sent, by the rules of the set. */
async function planned(
  me: ViewerStore,
  set: LoadedSet,
  { rows, remove, restore }: RequirementChange,
  next: { readonly version?: number; readonly isNext?: boolean } = {},
): Promise<Planned> {
  const byId = new Map(set.rows.map((row) => [row.id, row]))
  for (const id of remove) if (!byId.has(id)) throw new Missing(id)
  const taken = new Set(set.rows.filter((row) => !isProposal(row)).map(({ fields }) => String(fields.key)))
  const make: NewRow[] = []
  const change: ChangedRow[] = []
  const sources = await sourcesOf(me, set, rows)
  const isGiven = rows.some(({ _id, key }) => _id === undefined && (key === undefined || isOwnKey(key)))
  const given = isGiven ? await readOwnKeys(me, set.parent.id, keysOf(set)) : undefined
  for (const [at, row] of rows.entries()) {
    const input = clean(me, row)
    const source = sources.get(row.takenFrom ?? '')
    if (row._id === undefined) {
      // A row of a template's own is another one here than what has its key.
      const isFree = !row.key || !isOwnKey(row.key) || given?.keep(row.key) !== undefined
      const isOther = source !== undefined && !isFree
      const key = (isOther ? undefined : row.key) ?? given?.next() ?? ''
      if (taken.has(key)) throw Invalid.of(`rows.${at}.key`, 'taken')
      taken.add(key)
      const known = {
        ...(next.version ? { version: next.version } : {}),
        ...(source ? takenFrom(source, row.key ?? key, input, at) : {}),
        ...(isOther ? { sourceKey: row.key } : {}),
      }
      make.push({ ...newRow({ ...input, key }), at, known })
      continue
    }
    const there = byId.get(row._id)
    if (!there || isProposal(there)) throw new Missing(row._id)
    if (row._version !== undefined && row._version !== there.shownVersion) throw new Stale(await me.read(there.id, 1))
    change.push({
      row: there,
      input: withoutKey(input),
      at,
      known: {
        ...versionAfter(there, input, next),
        // What is not sent stays: what the row becomes is held against the template.
        ...(source
          ? takenFrom(source, there.fields.sourceKey ?? there.fields.key, { ...there.fields, ...input }, at)
          : adaptedBy(there, input)),
      },
    })
  }
  assertRoom(set.rows.length + make.length - remove.length + (restore ? 1 : 0))
  const { plan, made, changed } = planSheet(me, set.parent, { make, change, remove })
  const written = writtenOf({ made, changed }, make, change)
  if (!restore) return { plan, written }
  const back = await removedRow(me, set.parent.id, restore, taken)
  return { plan: { ...plan, ...back, changes: [...plan.changes, ...back.changes] }, written }
}

/** The templates that rows of a dossier are taken over from (F1.3). A row of one that was retired meanwhile is a change like any other. */
async function sourcesOf(
  me: ViewerStore,
  { parent }: LoadedSet,
  rows: readonly RequirementInput[],
): Promise<ReadonlyMap<string, CopySource>> {
  const ids = [...new Set(rows.flatMap(({ takenFrom: id }) => id ?? []))]
  if (ids.length > 0 && parent.type !== 'dossier') throw Invalid.of('rows.0.takenFrom', 'unknownField')
  const found = new Map<string, CopySource>()
  for (const id of ids) {
    const source = await readCopySource(me, id).catch(unlessMissing)
    if (source) found.set(id, source)
  }
  return found
}

/** A row that suppliers have to answer again has the version in which it changed (F1.5). */
function versionAfter(row: Loaded, input: Fields, { version, isNext }: { version?: number; isNext?: boolean }): Fields {
  if (version === undefined) return {}
  const isAsked = asked.some(
    (name) => Object.hasOwn(input, name) && !isSame(saidOf(input[name]), saidOf(row.fields[name])),
  )
  return !isNext || isAsked ? { version } : {}
}

/** A switch that is off says no more than one that was never set, nor an empty text than none. */
function saidOf(value: unknown): unknown {
  return value === false || isEmpty(value) ? null : value
}

/** Words of a template that somebody changed are words about this dossier: staff read them over (F1.6). */
function adaptedBy(row: Loaded, input: Fields): Fields {
  const isOther = worded.some(
    (name) => Object.hasOwn(input, name) && !isSame(input[name] ?? null, row.fields[name] ?? null),
  )
  return isOther && row.fields.source !== undefined ? { adapted: true } : {}
}

function writtenOf(
  { made, changed }: { readonly made: readonly SheetRow[]; readonly changed: readonly SheetRow[] },
  make: readonly NewRow[],
  change: readonly ChangedRow[],
): WrittenSet['rows'] {
  return [
    ...changed.map((row, index) => ({ ...row, key: String(change[index]?.row.fields.key) })),
    ...made.map((row, index) => ({ ...row, key: String(make[index]?.input.key) })),
  ]
}

/** Carries out a plan around a set, and says what it has become. */
async function write(
  me: ViewerStore,
  { parent, version, asRead }: LoadedSet,
  { plan, written }: Planned,
): Promise<WrittenSet> {
  if (plan.changes.length > 0) await commit(me, { ...plan, ...asRead }, { _id: parent.id, _version: parent.version })
  return { version, rows: written }
}

/** The fields of the dossier that say which version its set has. */
function headOf(
  me: ViewerStore,
  dossier: Loaded,
  { version, reason, due }: { version: number; reason: string | undefined; due: string | null | undefined },
) {
  const at = me.store.settings.clock().toISOString()
  const after = {
    set_version: version,
    set_date: at,
    set_reason: reason?.trim() || null,
    ...(due === undefined ? {} : { answers_due: checkedDue(due) }),
  }
  const fields = { ...dossier.fields, ...after, _version: dossier.version + 1, _changed: at }
  const row = { ...itemRow('dossier', fields, dossier.secret ?? {}, dossier.tags, dossier), version: dossier.version }
  const before = Object.fromEntries(Object.keys(after).map((name) => [name, dossier.fields[name] ?? null]))
  return { row, entry: { item: dossier.id, kind: 'update' as const, before, after } }
}

function checkedDue(due: string | null): string | null {
  if (!due) return null
  const parsed = definitionOf('dossier').fields.answers_due?.parse(due, { now: new Date(0) })
  if (!parsed || 'issues' in parsed) throw Invalid.of('answersDue', 'date')
  return due
}

function newRow(input: Fields): NewRow {
  return { type: 'requirement', input }
}

/** What was sent as the fields of a requirement; what staff alone write is refused from others. */
function clean(me: ViewerStore, row: RequirementInput): Fields {
  const { _id, _version, takenFrom: _, ...input } = row
  const refused = ofStaff.find((name) => !isCentre(me.viewer) && !isEmpty(input[name]))
  if (refused !== undefined) throw new Forbidden(refused)
  return isCentre(me.viewer) ? input : Object.fromEntries(Object.entries(input).filter(([name]) => !isOfStaff(name)))
}

function isOfStaff(name: string): boolean {
  return ofStaff.some((one) => one === name)
}

function withoutKey({ key: _, ...input }: Fields): Fields {
  return input
}

const copied = ['key', 'group', 'nl', 'en', 'level', 'weight', 'proof', 'knockout', 'basis', 'branches', 'minutes']

/** A row of a template as it is made anew in a dossier; that staff looked up its legal ground goes along. */
function inputOf(row: Fields): Fields {
  return Object.fromEntries([...copied, 'basisChecked'].map((name) => [name, row[name] ?? null]))
}

/** Only proposals are removed: the set stays as it was frozen (F1.4). */
function isDeclining({ rows }: LoadedSet, change: RequirementChange): boolean {
  const proposals = new Set(rows.filter(isProposal).map(({ id }) => id))
  return change.rows.length === 0 && !change.restore && change.remove.every((id) => proposals.has(id))
}

function isProposal(row: Loaded): boolean {
  return row.fields.proposed === true
}

function keysOf({ rows }: LoadedSet): string[] {
  return rows.map(({ fields }) => String(fields.key))
}

/** Which row of which template it was copied from: its key alone says that of no row of one's own. */
function originOf({ fields }: Loaded): string {
  return `${fields.source} ${fields.sourceKey ?? fields.key}`
}

function assertRoom(rows: number): void {
  if (rows > REQUIREMENTS_MAX) throw Invalid.of('rows', 'tooLarge', { max: REQUIREMENTS_MAX })
}
