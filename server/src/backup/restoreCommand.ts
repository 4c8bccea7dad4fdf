import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Config, readConfig } from '../config.ts'
import { StartError } from '../startError.ts'
import { openWorkingFiles } from '../storage/openFiles.ts'
import { contentsOf as contentsOfDatabase, countOthers } from '../store/backup/backup.ts'
import { ASIDE, lockDataFolder, RESTORING } from '../store/database/dataFolder.ts'
import { openDatabase } from '../store/database/index.ts'
import { backUp, type CommandOutput, contentsOf, explained, fromCall, wordsOf } from './backupCommand.ts'
import { FILES_LACK, sayLacking } from './lackingFiles.ts'
import type { Manifest } from './manifest.ts'
import { verifyArchive } from './readArchive.ts'
import { type Beside, readSecretOf, restoreDatabase, restoreFiles } from './restoreArchive.ts'
import { stampOf } from './stamp.ts'

const USAGE = `Usage: npm run restore -- FILE.tar [--replace]

Puts back what npm run backup copied, while the server does not run: into DATA_DIR, or into the database of DATABASE_URL with the files in
DATA_DIR; with S3_BUCKET the files go into that. What is there already is kept aside, and only with --replace; a bucket keeps what is in it.`

interface Archive {
  readonly file: string
  readonly manifest: Manifest
  readonly secret: string
}

/**
 * `npm run restore`: checks a copy, puts it back and proves that all of it is there. Answers the exit code: `FILES_LACK` when the copy is
 * restored and files lack in it.
 */
export async function runRestore(
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
  out: CommandOutput,
): Promise<number> {
  let lacking = 0
  const code = await explained(out, async () => {
    const { place, flags } = wordsOf(args, USAGE, ['replace'])
    if (place === undefined) throw new StartError(USAGE)
    const isReplacing = flags.has('replace')
    const config = readConfig(env)
    const file = fromCall(place, env)
    const archive = { file, manifest: await verifyArchive(file), secret: await readSecretOf(file) }
    if (config.appSecret !== undefined && config.appSecret !== archive.secret)
      throw new StartError('APP_SECRET differs from the secret of this copy: leave it out, or set it to what it was.')
    const aside = config.databaseUrl
      ? await restoreOnServer(config, archive, isReplacing, out)
      : await restoreEmbedded(config, archive, isReplacing)
    const kept = aside === undefined ? '' : ` What was there before is in ${aside}.`
    const where = config.s3 ? ` The files are in the bucket ${config.s3.bucket}, beside what else it holds.` : ''
    out.say(
      `Restored ${contentsOf(archive.manifest)} as they were at ${archive.manifest.at}; every one was held against its hash.${where}${kept}`,
    )
    lacking = archive.manifest.missing.length
    sayLacking(archive.manifest.missing, 'Gone already when this copy was made, and so not restored', out)
  })
  return code === 0 && lacking > 0 ? FILES_LACK : code
}

/** Makes all of it beside what is there, and puts it in its place when it is whole. */
async function restoreEmbedded(config: Config, archive: Archive, isReplacing: boolean): Promise<string | undefined> {
  const unlock = lockDataFolder(config.dataDir)
  try {
    const isEmpty = await isEmptyFolder(config, archive, ['database', 'files'])
    if (!isEmpty && !isReplacing) throw notEmpty(config.dataDir)
    const fresh = join(config.dataDir, RESTORING)
    await rm(fresh, { recursive: true, force: true })
    const database = await openDatabase({ databaseUrl: undefined, dataDir: fresh })
    try {
      await restoreDatabase(database, archive.file, archive.manifest, { isReplacing: false })
    } finally {
      await database.close()
    }
    await restoreFiles(await openWorkingFiles({ ...config, dataDir: fresh }), archive.file, archive.manifest)
    const aside = isEmpty ? undefined : await putAside(config.dataDir, ['database', 'files', 'secret'])
    await keepSecret(config, archive.secret)
    for (const name of ['files', 'database']) if (existsSync(join(fresh, name))) await move(fresh, name, config.dataDir)
    await rm(fresh, { recursive: true, force: true })
    return aside
  } finally {
    unlock()
  }
}

/** The database changes in one transaction, after a copy of what is in it. */
async function restoreOnServer(
  config: Config,
  archive: Archive,
  isReplacing: boolean,
  out: CommandOutput,
): Promise<string | undefined> {
  const database = await openDatabase(config)
  try {
    if ((await countOthers(database)) > 0)
      throw new StartError('A server runs on the database of DATABASE_URL: stop it, and all others on it.')
    const contents = await contentsOfDatabase(database)
    if (contents === 'foreign')
      throw new StartError('The database of DATABASE_URL is of another program: make one for this one alone.')
    const isFull = contents === 'items'
    if (isFull && !isReplacing) throw notEmpty('the database of DATABASE_URL')
    const isEmpty = await isEmptyFolder(config, archive, ['files'])
    if (!isEmpty && !isReplacing) throw notEmpty(config.dataDir)
    const aside = isFull || !isEmpty ? await newAside(config.dataDir) : undefined
    if (isFull && aside !== undefined) await backUp(config, join(aside, 'everything.tar'), out)
    const fresh = join(config.dataDir, RESTORING)
    await rm(fresh, { recursive: true, force: true })
    await restoreFiles(await openWorkingFiles({ ...config, dataDir: fresh }), archive.file, archive.manifest)
    const beside = filesBeside(config, archive, fresh, aside)
    await restoreDatabase(database, archive.file, archive.manifest, { isReplacing: contents !== 'nothing', beside })
    await rm(fresh, { recursive: true, force: true })
    return aside
  } finally {
    await database.close()
  }
}

/** The files and the secret of a copy in place of those that are there. */
function filesBeside(config: Config, { secret }: Archive, fresh: string, aside?: string): Beside {
  const { dataDir } = config
  let isBegun = false
  return {
    async put() {
      isBegun = true
      // Files first: an item whose bytes are not there yet would be seen, bytes that no item has would not.
      if (aside !== undefined) await moveAll(dataDir, ['files', 'secret'], aside)
      await keepSecret(config, secret)
      await moveAll(fresh, ['files'], dataDir)
    },
    async takeBack() {
      if (!isBegun) return
      if (!existsSync(join(fresh, 'files'))) await moveAll(dataDir, ['files'], fresh)
      if (aside !== undefined) await moveAll(aside, ['files', 'secret'], dataDir)
    },
  }
}

async function isEmptyFolder(
  { dataDir, appSecret }: Config,
  { secret }: Archive,
  names: readonly string[],
): Promise<boolean> {
  for (const name of names) {
    const inside = await readdir(join(dataDir, name)).catch(() => [])
    if (inside.length > 0) return false
  }
  const file = join(dataDir, 'secret')
  return appSecret !== undefined || !existsSync(file) || readFileSync(file, 'utf8').trim() === secret
}

async function keepSecret({ dataDir, appSecret }: Config, secret: string): Promise<void> {
  if (appSecret !== undefined) return
  await mkdir(dataDir, { recursive: true })
  await writeFile(join(dataDir, 'secret'), `${secret}\n`, { mode: 0o600 })
}

async function putAside(dataDir: string, names: readonly string[]): Promise<string> {
  const aside = await newAside(dataDir)
  await moveAll(dataDir, names, aside)
  return aside
}

async function newAside(dataDir: string): Promise<string> {
  const aside = join(dataDir, `${ASIDE}${stampOf(new Date())}-${randomBytes(2).toString('hex')}`)
  await mkdir(aside, { recursive: true, mode: 0o700 })
  return aside
}

async function moveAll(from: string, names: readonly string[], to: string): Promise<void> {
  for (const name of names) if (existsSync(join(from, name))) await move(from, name, to)
}

async function move(from: string, name: string, to: string): Promise<void> {
  await rename(join(from, name), join(to, name))
}

function notEmpty(what: string): StartError {
  return new StartError(`There is something in ${what} already: restore elsewhere, or say --replace to keep it aside.`)
}
