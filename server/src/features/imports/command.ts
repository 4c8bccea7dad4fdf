import { closeSync, openSync, statSync, writeSync } from 'node:fs'
import { basename } from 'node:path'
import { Forbidden, IMPORT_DAYS, Invalid, isCentre, Missing, type Viewer } from '@schakel/domain'
import { fill } from '@schakel/domain/texts'
import { readConfig } from '../../config.ts'
import { openStore } from '../../openStore.ts'
import { StartError } from '../../startError.ts'
import { findLogin } from '../../store/auth/passwords.ts'
import { viewerOfUser } from '../../store/auth/viewers.ts'
import { readUndone } from '../../store/imports/importUndone.ts'
import { newKey } from '../../store/key.ts'
import type { Store } from '../../store/store.ts'
import { systemViewer } from '../../store/system.ts'
import { CommandError, type CommandOptions, readOptions, type UndoOptions } from './commandOptions.ts'
import { createProgress } from './commandProgress.ts'
import { importFile } from './importFile.ts'
import type { Job } from './importJob.ts'
import type { ImportReport } from './importReport.ts'
import { fileAsTable } from './receive.ts'
import { type ImportWords, reportLines } from './reportText.ts'
import { undoImport } from './undoImport.ts'

/** Failed rows that are shown without a report file. */
const SHOWN = 10

/** `npm run import`: reads a CSV file into a space (D17.2). Answers the exit code. */
export async function runImport(args: readonly string[], env: Environment) {
  try {
    const options = readOptions(args, env)
    if (options === 'help') return 0
    return await ('undo' in options ? undoWith(options, env) : importWith(options, env))
  } catch (error) {
    if (!(error instanceof StartError || error instanceof CommandError)) throw error
    process.stderr.write(`${error.message.trimEnd()}\n`)
    return error instanceof CommandError ? error.exitCode : 1
  }
}

type Environment = Readonly<Record<string, string | undefined>>

async function importWith(options: CommandOptions, env: Environment): Promise<number> {
  const { words } = options
  assertReadable(options)
  const config = readConfig(env)
  const store = await open(config, words)
  try {
    const viewer = await viewerOf(store, options)
    const space = await spaceOf(store, viewer, options)
    const progress = createProgress(words.texts)
    const { open, remove } = await fileAsTable(options.file)
    const kept = { id: newKey(), job: jobOf(options, space) }
    const report = await importFile(store, viewer, { ...options, open, space, kept, onProgress: progress.show })
      .finally(progress.end)
      .finally(remove)
    return tell(report, options, kept.id)
  } catch (error) {
    const said = words.error(error)
    if (said !== undefined) throw new CommandError(said)
    if (error instanceof Invalid) throw new CommandError(error.issues.map((issue) => words.issue(issue)).join('; '))
    if (error instanceof Forbidden)
      throw new CommandError(fill(words.texts.forbidden, { user: options.as ?? systemViewer.name }))
    if (error instanceof Missing) throw new CommandError(fill(words.texts.unknownSpace, { space: options.space ?? '' }))
    throw error
  } finally {
    await store.database.close()
  }
}

/** Takes back an import, however it came in (D23.5). */
async function undoWith({ undo, words, as }: UndoOptions, env: Environment): Promise<number> {
  const { texts } = words
  const store = await open(readConfig(env), words)
  try {
    const me = store.as(await viewerOf(store, { as, words }))
    if (!isCentre(me.viewer)) throw new Forbidden('import')
    await undoImport(me, undo)
    const { items, ...counts } = await readUndone(me, undo)
    for (const { name, _id, reason } of items) process.stdout.write(`${name} (${_id}): ${texts.stays[reason]}\n`)
    process.stdout.write(`${fill(texts.undone, counts)}\n`)
    return 0
  } catch (error) {
    if (error instanceof Missing) throw new CommandError(fill(texts.unknownImport, { id: undo }))
    if (error instanceof Forbidden) throw new CommandError(fill(texts.forbidden, { user: as ?? systemViewer.name }))
    throw error
  } finally {
    await store.database.close()
  }
}

async function open(config: ReturnType<typeof readConfig>, { texts }: ImportWords): Promise<Store> {
  try {
    return await openStore(config)
  } catch (error) {
    if (isLocked(error)) throw new CommandError(fill(texts.inUse, { folder: config.dataDir }))
    throw error
  }
}

// SQLITE_BUSY: the lock of the data folder is held by another process.
function isLocked(error: unknown): boolean {
  const cause = error instanceof StartError ? error.cause : undefined
  return cause instanceof Error && 'errcode' in cause && cause.errcode === 5
}

function assertReadable({ file, report, words }: CommandOptions): void {
  try {
    if (!statSync(file).isFile()) throw new CommandError(fill(words.texts.noFile, { file, code: 'EISDIR' }))
    closeSync(openSync(file, 'r'))
  } catch (error) {
    throw fileError(error, words.texts.noFile, file)
  }
  try {
    if (report !== undefined) closeSync(openSync(report, 'w'))
  } catch (error) {
    throw fileError(error, words.texts.reportNotWritable, report ?? '')
  }
}

function fileError(error: unknown, text: string, file: string): unknown {
  const isKnown = error instanceof Error && 'code' in error && typeof error.code === 'string'
  return isKnown ? new CommandError(fill(text, { file, code: String(error.code) })) : error
}

async function viewerOf(store: Store, { as, words }: Pick<CommandOptions, 'as' | 'words'>): Promise<Viewer> {
  if (as === undefined) return systemViewer
  const login = await findLogin(store, as)
  const viewer = login ? await viewerOfUser(store, login.user) : undefined
  if (!viewer) throw new CommandError(fill(words.texts.unknownUser, { user: as }))
  return viewer
}

interface Space {
  readonly _id: string
  readonly name: string
}

async function spaceOf(store: Store, viewer: Viewer, { space, words }: CommandOptions): Promise<string> {
  const { texts } = words
  const { json } = await store.as(viewer).search({ feed: 'space', sort: 'name', page: 1, pageSize: 200 })
  const spaces: readonly Space[] = JSON.parse(json)
  if (spaces.length === 0) throw new CommandError(texts.noSpaces)
  if (space === undefined) throw new CommandError(`${texts.chooseSpace}\n${listed(spaces)}`, 2)
  const named = spaces.filter(({ _id, name }) => _id === space || name.toLowerCase() === space.trim().toLowerCase())
  const [found, other] = named
  if (!found) throw new CommandError(`${fill(texts.unknownSpace, { space })}\n${listed(spaces)}`)
  if (other) throw new CommandError(`${fill(texts.ambiguousSpace, { space })}\n${listed(named)}`)
  return found._id
}

function listed(spaces: readonly Space[]): string {
  return spaces.map(({ _id, name }) => `  ${_id}  ${name}`).join('\n')
}

/** What is kept of it, as of an import on a screen. */
function jobOf({ file, type, duplicates, skipInvalid }: CommandOptions, space: string): Job {
  return { file: basename(file), key: '', type, space, duplicates, skipInvalid }
}

function tell(report: ImportReport, { words, file, report: path, isPreview }: CommandOptions, id: string): number {
  const { texts } = words
  const say = (line: string) => process.stdout.write(`${line}\n`)
  say(`${file}: ${report.encoding}, "${report.delimiter === '\t' ? 'tab' : report.delimiter}"`)
  say(words.columns(report))
  if (report.ignored.length > 0) say(fill(texts.ignored, { ignored: report.ignored.join(', ') }))
  for (const remark of report.remarks) say(words.remark(remark, true))
  if (path !== undefined) {
    writeReport(path, report, words)
    say(fill(texts.reportAt, { file: path }))
  } else {
    const failed = report.rows.filter(({ outcome }) => outcome === 'failed')
    for (const row of failed.slice(0, SHOWN))
      say(`${texts.heading.line} ${row.line}: ${row.name}: ${words.reason(row)}`)
    if (failed.length > SHOWN) say(fill(texts.moreInReport, { count: failed.length - SHOWN }))
  }
  const counts = { ...report.counts, total: report.rows.length }
  const last = report.isWritten ? texts.written : isPreview ? texts.preview : texts.refused
  say(fill(last, counts))
  if (report.isWritten) say(fill(texts.takeBack, { id, days: IMPORT_DAYS }))
  return report.isWritten || (isPreview && report.counts.failed === 0) ? 0 : 1
}

function writeReport(path: string, report: ImportReport, words: ImportWords): void {
  const file = openSync(path, 'w')
  try {
    // The mark by which a spreadsheet knows UTF-8.
    writeSync(file, '\ufeff')
    for (const line of reportLines(report, words)) writeSync(file, line)
  } finally {
    closeSync(file)
  }
}
