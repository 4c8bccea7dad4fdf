import { readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { type Forgetting, forgetText, partsOfName, wholeOf } from '@schakel/domain/anonymity'
import { ERASED_NAME } from '@schakel/domain/privacy'
import { limitTurns } from '../../http/limitTurns.ts'
import type { FileStore } from '../../storage/fileStore.ts'
import { dropSamples, readSamples } from '../../store/imports/imports.ts'
import { noteEverSaid, notesWith } from '../../store/notes/noteSaid.ts'
import { closeErasure, type Erasure, isOpen, openErasures, takeOut } from '../../store/privacy/erase.ts'
import { lookedAfterOf, namesAround, writtenAround } from '../../store/privacy/eraseAround.ts'
import {
  dropNoteVersions,
  type ForgetNote,
  forgetInRows,
  forgetInTables,
  forgetTouches,
} from '../../store/privacy/forgetTables.ts'
import type { Store, ViewerStore } from '../../store/store.ts'
import { inTurnOfAll } from '../../store/turns.ts'
import { forgetInNote, type OnEdit } from './forgetNotes.ts'
import { mayNameIn, namedIn, type Wanted } from './namedIn.ts'

/** Rounds through all tables: one finds what others wrote during the one before. */
const ROUNDS = 5
/** How often erasures that were not finished are looked for, ms. */
const FINISH_MS = 60_000
/** How long whoever asked waits for the whole; the rest goes on by itself, ms. */
const PATIENCE_MS = 20_000

/** Of this node one asks for the turn of all at a time. */
const inTurn = limitTurns(1, Number.POSITIVE_INFINITY)

/** What lies outside of the database. */
export interface House {
  readonly files: FileStore
  /** Where mail lies that no mail server took. */
  readonly outbox: string
  /** Removes pictures and files that nothing has any more. */
  readonly sweep: () => Promise<unknown>
  /** Keeps the list of who was erased beside the database. */
  readonly keepList: () => Promise<void>
  readonly onEdit: OnEdit
  readonly onFault: (error: unknown) => void
  /** Aborted when this node goes: it waits for no other one then, since any goes on with what is left. */
  readonly leaving?: AbortSignal | undefined
}

/** Erases a person (D6): out of their own items at once, and out of all else before the answer where that does not take long. */
export async function erasePerson(
  me: ViewerStore,
  id: string,
  confirm: string,
  house: House,
  patienceMs = PATIENCE_MS,
): Promise<{ readonly erased: readonly string[]; readonly done: boolean }> {
  const erasure = await takeOut(me, id, confirm)
  await house.keepList()
  const work = forgetInTurn(me.store, erasure, house)
  const erased = erasure.everywhere.ids
  if (patienceMs === Number.POSITIVE_INFINITY) return { erased, done: await work }
  let timer: NodeJS.Timeout | undefined
  const patience = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), patienceMs)
  })
  const done = await Promise.race([work, patience]).finally(() => clearTimeout(timer))
  if (!done) work.catch(house.onFault)
  return { erased, done }
}

/** Goes on with what a node that went had not finished, or that broke off. What one of them meets keeps no other one waiting. */
export async function finishErasures(store: Store, house: House): Promise<void> {
  for (const erasure of await openErasures(store)) {
    if (house.leaving?.aborted) return
    await forgetInTurn(store, erasure, house).catch(house.onFault)
  }
}

/** Does so now and again and again: others go as well, and a database or a bucket is away for a moment. Answers how to stop. */
export function keepFinishing(store: Store, house: House, everyMs = FINISH_MS): () => Promise<void> {
  const stop = new AbortController()
  const signal = AbortSignal.any([stop.signal, ...(house.leaving ? [house.leaving] : [])])
  const running = (async () => {
    do await finishErasures(store, { ...house, leaving: signal }).catch(house.onFault)
    while (await pause(everyMs, true, { ref: false, signal }).catch(() => false))
  })()
  return async () => {
    stop.abort()
    await running
  }
}

/**
 * Each goes through every table: one at a time over all nodes, and whoever begins many waits for their own (D21.1). What another node
 * finished meanwhile is not done again. Answers whether it is done, which it is not when this node goes while another one has the turn.
 */
async function forgetInTurn(store: Store, erasure: Erasure, house: House): Promise<boolean> {
  const { leaving } = house
  const work = async () => {
    if (await isOpen(store, erasure)) await forgetEverywhere(store, erasure, house)
  }
  try {
    await inTurn(() => inTurnOfAll(store, 'erasing', work, leaving))
    return true
  } catch (error) {
    if (leaving?.aborted && error instanceof Error && error.name === 'AbortError') return false
    throw error
  }
}

async function forgetEverywhere(store: Store, erasure: Erasure, house: House): Promise<void> {
  const { everywhere, within } = erasure
  const { names, emails, streets, usernames = [] } = everywhere
  const what = wholeOf(everywhere)
  const reach = within
    ? { keys: within, certain: wholeOf({ ...everywhere, names: [], usernames: [], streets: [] }) }
    : undefined
  const reached = async (ids: readonly string[]) => new Set(within ? await lookedAfterOf(store, ids, within) : ids)
  for (const lead of await reached(erasure.leads)) await forgetAround(store, lead, erasure, house)
  const words = [...names, ...usernames, ...emails, ...streets]
  const parts = words.flatMap((text) => text.split(/[^\p{L}\p{N}]+/u))
  const longest = [...parts, ...names, ...everywhere.phones].filter((word) => word.length > 3)
  const forgetNote: ForgetNote = (item, known) => forgetInNote(store, item, known, house.onEdit)
  // What was deleted and what waits to be saved stand in no table; all other notes are found by what their dossier says.
  const notes = await notesWith(store, [...longest, ...everywhere.ids])
  const open = await reached(notes)
  for (const item of notes) await forgetNote(item, open.has(item) ? what : (reach?.certain ?? what))
  for (let round = 1; round <= ROUNDS; round += 1) {
    const { rows, notes: changed } = await forgetInTables(store, what, words, forgetNote, reach)
    await dropNoteVersions(store, [...changed])
    if (rows === 0) break
  }
  await forgetTouches(store, everywhere.ids)
  await forgetFiles(store, house, within ? { words: [], emails } : { words: [...names, ...usernames], emails, names })
  await house.sweep()
  await closeErasure(store, erasure)
  store.announce([], null)
}

/**
 * What is written about those they belonged to names them by parts of their name too. What was kept out of the anonymous forms by knowing
 * it is taken out of the text itself: once it is not known any more, nothing else would hide it (D7).
 */
async function forgetAround(store: Store, lead: string, { around }: Erasure, { onEdit }: House): Promise<void> {
  const what = partsOfName(around, await namesAround(store, lead))
  const ids = await writtenAround(store, lead)
  const dossiers = ids.filter((id) => id.startsWith('dossier/'))
  const forgetNote: ForgetNote = (item, known) => forgetInNote(store, item, known, onEdit)
  for (const dossier of dossiers) {
    if (await noteEverSaid(store, dossier, (text) => isNamedIn(text, what))) await dropNoteVersions(store, [dossier])
    await forgetNote(dossier, what)
  }
  for (const [table, column] of [
    ['items', 'id'],
    ['changes', 'item'],
    ['chat_messages', 'item'],
    ['notes', 'item'],
  ] as const) {
    const { notes } = await forgetInRows(store, table, `t.${column} = any ($1::text[])`, [ids], what, forgetNote)
    await dropNoteVersions(store, [...notes])
  }
  await store.together(async (inner) => {
    inner.deferred?.set(lead, inner.settings.clock())
  })
}

function isNamedIn(text: string, what: Forgetting): boolean {
  return forgetText(text, what, ERASED_NAME) !== text
}

/** Mail that lies in a folder, files that were brought to be imported and the first rows kept of them: those that name them go. */
async function forgetFiles(store: Store, { files, outbox }: House, wanted: Wanted): Promise<void> {
  const isNamed = namedIn(wanted)
  for (const name of await readdir(outbox).catch(() => [])) {
    const path = join(outbox, name)
    const bytes = await readFile(path).catch(() => undefined)
    const text = bytes && `${bytes.toString('utf8')}\n${bytes.toString('latin1')}`.replace(/=\r?\n/g, '')
    if (text && isNamed(text)) await rm(path, { force: true })
  }
  const gone: string[] = []
  for (const key of await files.list('imports', new Date(Date.now() + 60_000))) {
    const file = await files.get(key)
    if (!file || !(await mayNameIn(file.stream, wanted))) continue
    await files.delete(key)
    gone.push(key)
  }
  const samples = await readSamples(store)
  const due = samples.filter(({ key, rows }) => gone.includes(key) || rows.some((row) => isNamed(row.join(';'))))
  await dropSamples(
    store,
    due.map(({ id }) => id),
  )
}
