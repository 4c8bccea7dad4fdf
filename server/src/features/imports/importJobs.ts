import { createHash } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { beginningOf, Forbidden, IMPORT_ROWS_MAX, importFields, isCentre, type Viewer } from '@schakel/domain'
import type { FileStore } from '../../storage/fileStore.ts'
import { viewerOfUser } from '../../store/auth/viewers.ts'
import { createTurns } from '../../store/database/turns.ts'
import { hasLanded, landImport, listUnsettled, settleImport, touchImport } from '../../store/imports/importLanding.ts'
import { keepRows } from '../../store/imports/importRows.ts'
import {
  askToStop,
  type KeptImport,
  keepMapping,
  listOpen,
  moveImport,
  readImport,
  readMapping,
  takeOver,
} from '../../store/imports/imports.ts'
import type { Store, ViewerStore } from '../../store/store.ts'
import { failureNamed, failureOf } from './failure.ts'
import { guessColumns } from './guessColumns.ts'
import { ImportError } from './importError.ts'
import { importFile } from './importFile.ts'
import type { Job, Mapping } from './importJob.ts'
import type { ImportReport, RowReport } from './importReport.ts'
import { openTable } from './readTable.ts'
import { keepAsTable, keptBytes } from './receive.ts'
import { takeBack } from './stageRows.ts'

/** How often it is kept how far an import is, ms. */
const TELL_MS = 400
/** How often a node says that it still has an import, ms; one that has not for so long is taken for gone. */
const PULSE_MS = 10_000
const GONE_MS = 60_000
/** From how many new items on the planner looks at the tables: without, the first to open the space waits for a plan made for a few. */
const ANALYZE_FROM = 500
/** Rows that show what is in the columns. */
const SAMPLE = 5

/** Somebody asked to stop, or the server does. */
class Stopped extends Error {}

interface Running {
  readonly controller: AbortController
  readonly ended: Promise<void>
}

/**
 * The imports that this node works on, one at a time (D17.2). How far each is, and what came of it, is in the database: any node can
 * answer for it, and what a node left unfinished is taken back by another, or by itself when it starts again.
 */
export class ImportJobs {
  readonly #store: Store
  readonly #files: FileStore
  readonly #onFault: (error: unknown) => void
  readonly #running = new Map<string, Running>()
  readonly #inTurn = createTurns()
  readonly #closing = new AbortController()
  #recovering: Promise<void> = Promise.resolve()
  /** Open imports of others, and when they were last heard of, as of the last look. */
  #silent = new Map<string, string>()

  constructor(store: Store, files: FileStore, onFault: (error: unknown) => void) {
    this.#store = store
    this.#files = files
    this.#onFault = onFault
  }

  /** Works on an import until it is checked or written; the answer waits for that, and never fails. */
  begin(viewer: Viewer, id: string, aim: 'check' | 'run'): Promise<void> {
    const controller = new AbortController()
    const pulse = this.#pulse(id)
    const ended = this.#inTurn(() => this.#work(this.#store.as(viewer), id, aim, controller.signal))
      .catch(this.#onFault)
      .finally(() => {
        clearInterval(pulse)
        this.#running.delete(id)
      })
    this.#running.set(id, { controller, ended })
    return ended
  }

  /** Stops an import of this viewer, wherever it runs. */
  async stop(me: ViewerStore, id: string): Promise<void> {
    const { state } = await readImport<Job>(me, id)
    // What was only looked at has nothing that could be taken back.
    if (state === 'checked') await moveImport(this.#store, id, ['checked'], 'cancelled')
    await askToStop(this.#store, id)
    this.#running.get(id)?.controller.abort('asked')
    await this.#running.get(id)?.ended
  }

  /** An import of this viewer; one that its node has left is taken back first, or settled when it has landed. */
  async read(me: ViewerStore, id: string): Promise<KeptImport<Job>> {
    const kept = await readImport<Job>(me, id)
    const isOpen = kept.state === 'checking' || kept.state === 'writing'
    const isUnsettled = kept.landedAt !== null && kept.job.isUnsettled === true
    const isLeft = kept.silentMs > GONE_MS
    if (!(isOpen || isUnsettled) || !isLeft || this.#running.has(id)) return kept
    if (isOpen) await this.#abandon(kept)
    else await settleImport(this.#store, id, this.#closing.signal).catch(this.#onFault)
    return readImport<Job>(me, id)
  }

  /** Recovers behind what this node begins with, which need not wait for that, and then again and again: others go away as well. */
  startRecovering(everyMs = GONE_MS): void {
    this.#recovering = this.#keepRecovering(everyMs)
  }

  async #keepRecovering(everyMs: number): Promise<void> {
    const { signal } = this.#closing
    const settle = async () => {
      for (const id of await listUnsettled(this.#store)) await settleImport(this.#store, id, signal)
    }
    await this.recover(this.#store.database.kind === 'pglite')
      .then(settle)
      .catch(this.#onFault)
    while (await wait(everyMs, true, { ref: false, signal }).catch(() => false)) {
      await this.recover().catch(this.#onFault)
    }
  }

  /**
   * Takes back what was left unfinished: that of which nobody has said anything since the last look, whatever their clock says. When the
   * embedded engine starts, nobody else can be working on anything.
   */
  async recover(isAlone = false): Promise<void> {
    const before = this.#silent
    this.#silent = new Map()
    for (const kept of await listOpen<Job>(this.#store)) {
      if (this.#running.has(kept.id)) continue
      const { touched } = kept
      if (isAlone || before.get(kept.id) === touched) await this.#abandon(kept).catch(this.#onFault)
      else this.#silent.set(kept.id, touched)
    }
  }

  /** Lets go of what runs: it is taken back when somebody starts again. */
  async close(): Promise<void> {
    this.#closing.abort()
    for (const { controller } of this.#running.values()) controller.abort('closing')
    await Promise.all([this.#recovering, ...[...this.#running.values()].map(({ ended }) => ended)])
  }

  async #abandon(kept: KeptImport<Job>): Promise<void> {
    const { id, state } = kept
    if (!(await takeOver(this.#store, kept))) return
    const pulse = this.#pulse(id)
    try {
      if (!(await takeBack(this.#store, id, this.#closing.signal))) return
      await moveImport(this.#store, id, [state], 'failed', { progress: null, error: failureNamed('interrupted') })
    } finally {
      clearInterval(pulse)
    }
  }

  /** Says again and again that somebody works on it. */
  #pulse(id: string): NodeJS.Timeout {
    return setInterval(() => void touchImport(this.#store, id, {}).catch(this.#onFault), PULSE_MS)
  }

  async #work(me: ViewerStore, id: string, aim: 'check' | 'run', signal: AbortSignal): Promise<void> {
    const { job, state } = await readImport<Job>(me, id)
    if (state !== 'checking') return
    const tell = this.#teller(id, signal)
    try {
      const sender = await this.#senderNow(me.viewer)
      const known = job.table ? job : await this.#look(me, id, job)
      const report = await importFile(this.#store, sender, {
        ...optionsOf(known),
        open: keptBytes(this.#files, job.key),
        maxRows: IMPORT_ROWS_MAX,
        isPreview: aim === 'check',
        onProgress: (progress) => tell({ progress }),
        onChecked: (checked) => this.#keep(id, checked, aim, known.skipInvalid),
        stage: { id, land: (reports) => this.#land(me, id, known, reports) },
      })
      if (!report.isWritten) {
        await moveImport(this.#store, id, ['checking'], 'checked', { progress: null })
        return
      }
      await keepMapping(me, fingerprint(known.table?.headings ?? []), job.type, everyField(report.columns))
      await settleImport(this.#store, id, signal)
    } catch (error) {
      await this.#end(id, job, error, signal)
    }
  }

  /** The sender as they are now: an import waits for others and takes its time, and meanwhile they may lose their rights (D6). Throws Forbidden. */
  async #senderNow({ _id }: Viewer): Promise<Viewer> {
    const sender = await viewerOfUser(this.#store, _id)
    if (!sender || !isCentre(sender)) throw new Forbidden('import')
    return sender
  }

  /** The table of a file that was just sent, and what its columns are by what was said of such a file the last time. */
  async #look(me: ViewerStore, id: string, job: Job): Promise<Job> {
    await keepAsTable(this.#files, job.key)
    const table = await openTable(keptBytes(this.#files, job.key))
    const sample: Readonly<Record<string, string>>[] = []
    for await (const { cells } of table.rows) {
      sample.push(shortened(cells))
      if (sample.length === SAMPLE) break
    }
    await table.close()
    const { headings, encoding, delimiter } = table
    const remembered = await readMapping<Mapping>(me, fingerprint(headings), job.type)
    const found = {
      table: { headings, sample, encoding, delimiter },
      guessed: guessColumns(headings, job.type, me.viewer.kind).columns,
      mapping: job.mapping ?? remembered ?? null,
    }
    await touchImport(this.#store, id, found)
    return { ...job, ...found }
  }

  /** Keeps how far it is, not too often; throws when somebody asked to stop. */
  #teller(id: string, signal: AbortSignal) {
    let told = 0
    return async (job: Pick<Job, 'progress'>): Promise<void> => {
      if (signal.aborted) throw new Stopped()
      if (performance.now() - told < TELL_MS) return
      told = performance.now()
      if (await touchImport(this.#store, id, job)) throw new Stopped()
    }
  }

  async #keep(id: string, report: ImportReport, aim: 'check' | 'run', skipInvalid: boolean): Promise<void> {
    await keepRows(this.#store, id, report.rows)
    const { columns, ignored, remarks, counts, rows } = report
    const doubles = rows.reduce(
      (count, { duplicate, outcome }) => count + (duplicate && outcome !== 'failed' ? 1 : 0),
      0,
    )
    const result: Job['result'] = { columns, ignored, remarks, counts, doubles }
    if (aim === 'check' || (counts.failed > 0 && !skipInvalid)) {
      await touchImport(this.#store, id, { result, error: null })
      return
    }
    const goesOn = await moveImport(this.#store, id, ['checking'], 'writing', { result, error: null })
    if (!goesOn) throw new Stopped()
  }

  async #land(me: ViewerStore, id: string, { space }: Job, reports: readonly RowReport[]): Promise<void> {
    // Nobody has read any of it yet: who may not read the space any more writes nothing in it.
    await this.#store.as(await this.#senderNow(me.viewer)).read(space, 0)
    await keepRows(this.#store, id, reports)
    const created = reports.filter(({ outcome }) => outcome === 'created').length
    await touchImport(this.#store, id, { progress: null, isUnsettled: true })
    // Not worth an import that it fails, as when the server is just looking after these tables itself.
    if (created >= ANALYZE_FROM) await this.#store.analyze().catch(this.#onFault)
    if (!(await landImport(me, id, space, created))) throw new Stopped()
  }

  async #end(id: string, job: Job, error: unknown, signal: AbortSignal): Promise<void> {
    // The server stops: there is no time for more, and whoever starts next takes it back.
    if (signal.aborted && signal.reason === 'closing') return
    // All of it is there already: what was left to do is done by who looks next, or by the housekeeping.
    if (await hasLanded(this.#store, id)) {
      this.#onFault(error)
      return
    }
    await touchImport(this.#store, id, { progress: { phase: 'undo', done: 0 } })
    await takeBack(this.#store, id)
    const from = ['checking', 'writing'] as const
    const over = { progress: null }
    if (error instanceof Stopped) {
      await moveImport(this.#store, id, from, 'cancelled', over)
      return
    }
    const failure = failureOf(error, job.type)
    if (!failure) this.#onFault(error)
    // A column that is missing can still be pointed at.
    const to = error instanceof ImportError ? 'checked' : 'failed'
    await moveImport(this.#store, id, from, to, {
      ...over,
      ...(to === 'checked' ? { result: null } : {}),
      error: failure ?? failureNamed('internal'),
    })
  }
}

function optionsOf({ type, space, mapping, duplicates, choices, skipInvalid, table }: Job) {
  const headings = table?.headings ?? []
  // What was said of another file with these headings may name one that this file has not.
  const known = Object.entries(mapping ?? {}).filter(
    ([, heading]) => heading === null || (heading !== undefined && headings.includes(heading)),
  )
  return { type, space, duplicates, choices: choices ?? undefined, skipInvalid, mapping: Object.fromEntries(known) }
}

function everyField(columns: ImportReport['columns']): Mapping {
  return Object.fromEntries(importFields.map((field) => [field, columns[field] ?? null]))
}

function fingerprint(headings: readonly string[]): string {
  return createHash('sha256').update(JSON.stringify(headings)).digest('base64url')
}

const SAMPLE_CHARS = 120

function shortened(cells: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(cells).map(([heading, cell]) => {
      const shown = beginningOf(cell, SAMPLE_CHARS)
      return [heading, shown === cell ? cell : `${shown}…`]
    }),
  )
}
