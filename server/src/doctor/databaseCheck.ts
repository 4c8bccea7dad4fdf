import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { brokenRestore } from '../backup/restoreMark.ts'
import type { Config } from '../config.ts'
import { StartError } from '../startError.ts'
import { lockDataFolder } from '../store/database/dataFolder.ts'
import { type Database, openDatabase } from '../store/database/index.ts'
import { countOpenErasures, countStuckMail, readClock } from '../store/doctor/health.ts'
import { schemaState } from '../store/migrate.ts'
import { clockFinding } from './clockCheck.ts'
import { type Finding, findingsOf } from './finding.ts'
import { checkReplica } from './replicaCheck.ts'
import { checkServerHealth } from './serverCheck.ts'
import { checkUsedFiles } from './usedFilesCheck.ts'

const HOUR_MS = 3_600_000
const { ok, wrong } = findingsOf('database')

/** Whether the database answers, is of this version, and is set so that nothing acknowledged is lost. */
export async function checkDatabase(config: Config): Promise<readonly Finding[]> {
  const broken = brokenRestore(config.dataDir)
  if (broken !== undefined) return [wrong(broken, mendOf(broken))]
  if (config.databaseUrl === undefined) {
    if (!existsSync(join(config.dataDir, 'database')))
      return [ok(`the first start makes the embedded database in ${config.dataDir}`)]
    if (isInUse(config.dataDir)) return [ok(`embedded in ${config.dataDir}, in use by the server that runs`)]
  }
  const database = await openDatabase(
    { ...config, replicaUrl: undefined, standbyUrl: undefined },
    { connections: 1 },
  ).catch((error: unknown) => {
    if (error instanceof StartError) return error
    throw error
  })
  if (database instanceof StartError) return [wrong(database.message, mendOf(database.message))]
  try {
    return await lookInside(database, config)
  } finally {
    await database.close()
  }
}

async function lookInside(database: Database, config: Config): Promise<readonly Finding[]> {
  const { dataDir, connections, replicaUrl } = config
  const found: Finding[] = []
  if (database.kind === 'pglite') found.push(ok(`embedded in ${dataDir}`))
  else {
    found.push(...(await checkServerHealth(database, connections)))
    const before = Date.now()
    const there = await readClock(database)
    found.push(clockFinding('the database', there, before, Date.now()))
    if (replicaUrl !== undefined) found.push(...(await checkReplica(database, replicaUrl)))
  }
  const { missing, refusal } = await schemaState(database)
  if (refusal !== undefined) return [...found, wrong(refusal, 'Start the version that the message names.')]
  if (missing.length > 0) return [...found, ok(`${missing.length} migrations to run: the next start does`)]
  found.push(
    ok('the tables are those of this version'),
    ...(await checkMailQueue(database)),
    ...(await checkErasures(database)),
  )
  return [...found, ...(await checkUsedFiles(database, config))]
}

async function checkMailQueue(database: Database): Promise<readonly Finding[]> {
  const { waiting, givenUp } = await countStuckMail(database, new Date(Date.now() - HOUR_MS))
  if (waiting + givenUp === 0) return []
  const says = `${waiting} mails wait for more than an hour, ${givenUp} were given up this week`
  return [findingsOf('mail').warn(says, 'Mend what the part mail says; what waits is then sent by itself.')]
}

async function checkErasures(database: Database): Promise<readonly Finding[]> {
  const open = await countOpenErasures(database, new Date(Date.now() - HOUR_MS))
  if (open === 0) return []
  const mend = 'Look in the log of the server for "erasing", and mend what that says: it is tried again each minute.'
  return [wrong(`${open} people are not erased everywhere yet, after more than an hour`, mend)]
}

/** Whether a server has the embedded database, which belongs to one process at a time. */
function isInUse(dataDir: string): boolean {
  try {
    lockDataFolder(dataDir)()
    return false
  } catch (error) {
    if (error instanceof StartError && error.message.includes('in use by another process')) return true
    throw error
  }
}

/** What to do about each way in which a database cannot be opened. */
const mends: readonly (readonly [RegExp, string])[] = [
  [/no PostgreSQL server answers|starting up/, 'Start PostgreSQL there, or correct host and port in DATABASE_URL.'],
  [
    /refuses the user|asks a password/,
    'Correct user and password in DATABASE_URL, or let that user in by pg_hba.conf.',
  ],
  [/has no database/, 'Make that database (createdb), or correct its name in DATABASE_URL.'],
  [/no connection left/, 'Raise max_connections of that server, or run fewer nodes.'],
  [/or later is needed/, 'Move that server to a later PostgreSQL with pg_upgrade.'],
  [/UTF8 is needed/, 'Make the database again with encoding UTF8 (createdb -E UTF8 -T template0).'],
  [/encrypted connection/, 'Add ?sslmode=require to DATABASE_URL, or take it out.'],
]

function mendOf(message: string): string {
  return mends.find(([pattern]) => pattern.test(message))?.[1] ?? 'Do what that message says.'
}
