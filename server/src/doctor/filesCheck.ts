import type { Config } from '../config.ts'
import { NoRoom } from '../room.ts'
import { ConfigError } from '../startError.ts'
import { openWorkingFiles } from '../storage/openFiles.ts'
import { clockFinding } from './clockCheck.ts'
import { type Finding, findingsOf } from './finding.ts'

/** Whether bytes can be kept, and whether the store has the same time: it refuses requests of another moment. */
export async function checkFiles(config: Config): Promise<readonly Finding[]> {
  const { ok, wrong } = findingsOf('files')
  const { s3, dataDir, databaseUrl } = config
  try {
    await (await openWorkingFiles(config)).assertWritable()
  } catch (error) {
    if (error instanceof NoRoom)
      return [wrong('the disk of the files is full.', `Make room on the disk of ${dataDir}.`)]
    if (error instanceof ConfigError) return [wrong(error.message, 'Correct that setting, or mend the bucket.')]
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'no reason'
    return [wrong(`${dataDir}/files cannot be written (${code}).`, 'Give this user access to it, or set DATA_DIR.')]
  }
  if (s3) return [ok(`bucket ${s3.bucket} takes what is put in it`), ...(await checkStoreClock(s3.endpoint))]
  const shared = databaseUrl === undefined ? '' : '; several servers must share it, or use a bucket'
  return [ok(`${dataDir}/files takes what is put in it${shared}`)]
}

/** What the store says that the time is, on an answer to nothing in particular. */
async function checkStoreClock(endpoint: string | undefined): Promise<readonly Finding[]> {
  if (endpoint === undefined) return []
  const before = Date.now()
  const response = await fetch(endpoint, { method: 'HEAD', redirect: 'manual' })
  const there = Date.parse(response.headers.get('date') ?? '')
  return Number.isNaN(there) ? [] : [clockFinding('the store of the files', there, before, Date.now())]
}
