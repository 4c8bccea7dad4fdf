import { existsSync, mkdirSync, statSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { type Config, readConfig } from '../config.ts'
import { isNoRoom, NoRoom } from '../room.ts'
import { readSecret } from '../secret.ts'
import { ConfigError, errorText, StartError } from '../startError.ts'
import { openWorkingFiles } from '../storage/openFiles.ts'
import { noteCopy } from '../store/backup/lastCopy.ts'
import { DISK_FULL, databaseErrorCode, openDatabase, READ_ONLY } from '../store/database/index.ts'
import { askForCopy } from './control.ts'
import { copiesBy, freeName, keepLast, keptAs } from './dailyNames.ts'
import { clearHalves } from './halves.ts'
import { FILES_LACK, sayLacking } from './lackingFiles.ts'
import type { Manifest } from './manifest.ts'
import { verifyArchive } from './readArchive.ts'
import { assertRestored } from './restoreMark.ts'
import { writeArchive } from './writeArchive.ts'

const USAGE = `Usage: npm run backup -- [FILE.tar | FOLDER] [--keep N]

Copies the database and all files as they are at this moment into one file, while the server runs. Without a place it goes into BACKUP_DIR.
With --keep the last N copies that this command made in the folder stay, and the newest complete one; older ones are removed.
The file holds everything, also the secret of this installation: keep it as safe as the server itself. Ends with 2 when the copy was made
and files lack in it.`

/** Where a command says what it did, and what it could not do. */
export interface CommandOutput {
  readonly say: (line: string) => void
  readonly fail: (line: string) => void
}

type Environment = Readonly<Record<string, string | undefined>>

/**
 * `npm run backup`: copies everything into one file and holds it against its hashes. Answers the exit code: 1 when nothing was copied,
 * `FILES_LACK` when all was copied but files whose bytes are gone.
 */
export async function runBackup(args: readonly string[], env: Environment, out: CommandOutput): Promise<number> {
  let lacking = 0
  const code = await explained(out, async () => {
    const { place, values } = wordsOf(args, USAGE, [], ['keep'])
    const config = readConfig(env)
    assertRestored(config.dataDir)
    const now = new Date()
    const folder = folderOf(place, env, config)
    const keep = values.get('keep')
    if (keep !== undefined && !/^[1-9]\d{0,3}$/.test(keep))
      throw new StartError(`--keep must be a whole number from 1 to 9999, not ${keep}.`)
    if (keep !== undefined && folder === undefined)
      throw new StartError('--keep goes with a folder: of a single file there are no older ones.')
    if (folder !== undefined) mkdirSync(folder, { recursive: true, mode: 0o700 })
    const file = folder === undefined ? fromCall(place ?? '', env) : join(folder, freeName(folder, now))
    lacking = await backUp(config, file, out)
    await tellOf(config, now, out)
    if (keep !== undefined && folder !== undefined) await letGo(folder, Number(keep), now, out)
  })
  return code === 0 && lacking > 0 ? FILES_LACK : code
}

/** Tells the servers that a copy was made. On the embedded engine they make their own. */
async function tellOf(config: Config, at: Date, out: CommandOutput): Promise<void> {
  if (config.databaseUrl === undefined) return
  try {
    const database = await openDatabase(config)
    await noteCopy(database, at).finally(() => database.close())
  } catch (error) {
    // The copy stands, and is not made again for that.
    out.fail(`The copy is made. It could not be noted in the database: ${errorText(error)}`)
  }
}

/** Lets go of the older copies of the command. */
async function letGo(folder: string, keep: number, now: Date, out: CommandOutput): Promise<void> {
  try {
    await keepLast(folder, await copiesBy('schakel', folder, now), keep)
  } catch (error) {
    // The copy stands here too.
    out.fail(`The copy is made. An older one could not be removed: ${errorText(error)}`)
  }
}

/** Copies everything of an installation into a file and says what was copied. Answers how many files lack in it. */
export async function backUp(config: Config, file: string, out: CommandOutput): Promise<number> {
  // Only when it is made it is known which of the two names it gets.
  for (const name of [file, keptAs(file, ['any'])])
    if (existsSync(name)) throw new StartError(`${name} is there already: name another file.`)
  assertThere(config)
  await clearHalves(dirname(file), new Date())
  const began = performance.now()
  let made = file
  const copy = config.databaseUrl === undefined ? await askForCopy(config.dataDir) : undefined
  try {
    const database = await openDatabase(copy ? { ...config, dataDir: copy.folder } : config)
    try {
      const files = await openWorkingFiles(config)
      const source = { database, files, secret: readSecret(config), now: new Date() }
      made = keptAs(file, (await writeArchive(source, file)).missing)
    } finally {
      await database.close()
    }
  } finally {
    await copy?.release()
  }
  const manifest = await verifyArchive(made)
  const seconds = ((performance.now() - began) / 1000).toFixed(1)
  out.say(
    `Copied ${contentsOf(manifest)} into ${made} (${sizeOf(made)} MB) in ${seconds} s. Every hash in it is right.`,
  )
  sayLacking(manifest.missing, 'Gone from the file store, so that this copy is without it', out)
  return manifest.missing.length
}

/** What is in an archive, in words. */
export function contentsOf({ tables, entries }: Manifest): string {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0)
  const files = entries.filter(({ name }) => name.startsWith('store/')).length
  return `${rows} rows of ${tables.length} tables and ${files} files`
}

/** The words of a command. */
interface Words {
  readonly place: string | undefined
  readonly flags: ReadonlySet<string>
  readonly values: ReadonlyMap<string, string>
}

/** Reads the words of a command; a word that it does not know is one line and how it is used. */
export function wordsOf(
  args: readonly string[],
  usage: string,
  flags: readonly string[] = [],
  named: readonly string[] = [],
): Words {
  const options = Object.fromEntries([
    ...['help', ...flags].map((name) => [name, { type: 'boolean' }] as const),
    ...named.map((name) => [name, { type: 'string' }] as const),
  ])
  try {
    const { positionals, values } = parseArgs({ args: [...args], options, allowPositionals: true })
    if ('help' in values || positionals.length > 1) throw new StartError(usage)
    const said = Object.entries(values).flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value] as const] : [],
    )
    return { place: positionals[0], flags: new Set(Object.keys(values)), values: new Map(said) }
  } catch (error) {
    throw error instanceof TypeError ? new StartError(`${error.message}\n${usage}`) : error
  }
}

/** What the person who gave the command can do something about is said in one line; answers the exit code. */
export async function explained(out: CommandOutput, work: () => Promise<void>): Promise<number> {
  try {
    await work()
    return 0
  } catch (error) {
    if (isFull(error)) out.fail('There is no room on the disk: nothing was kept.')
    else if (databaseErrorCode(error) === READ_ONLY)
      out.fail('The server of DATABASE_URL only reads: name the one that leads, or look whether its disk is full.')
    else if (error instanceof StartError || error instanceof ConfigError) out.fail(error.message)
    else throw error
    return 1
  }
}

/** Whether a disk is full: that of the files, or that of the database. */
function isFull(error: unknown): boolean {
  return isNoRoom(error) || error instanceof NoRoom || databaseErrorCode(error) === DISK_FULL
}

/** npm runs its scripts in the project's folder and keeps where it was called. */
export function fromCall(path: string, env: Environment): string {
  return resolve(env.INIT_CWD ?? '.', path)
}

/** The folder that a copy goes into; nothing where a file is named. */
function folderOf(given: string | undefined, env: Environment, config: Config): string | undefined {
  if (given === undefined) return config.backupDir
  const path = fromCall(given, env)
  return given.endsWith('/') || (existsSync(path) && statSync(path).isDirectory()) ? path : undefined
}

/** A wrong folder would make an empty database and a new secret, and a copy that looks like one. */
function assertThere({ databaseUrl, dataDir, appSecret }: Config): void {
  const hasDatabase = databaseUrl !== undefined || existsSync(join(dataDir, 'database'))
  if (!hasDatabase)
    throw new StartError(`There is nothing in ${dataDir} to copy: set DATA_DIR to the folder of the server.`)
  if (appSecret === undefined && !existsSync(join(dataDir, 'secret')))
    throw new StartError(`There is no secret in ${dataDir}: set APP_SECRET or DATA_DIR as for the server.`)
}

function sizeOf(file: string): string {
  return (statSync(file).size / 1e6).toFixed(1)
}
