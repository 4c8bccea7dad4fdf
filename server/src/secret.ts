import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from './config.ts'
import { StartError } from './startError.ts'
import { dataFolderError } from './store/database/dataFolder.ts'

/**
 * The key of every keyed hash. APP_SECRET when it is set; otherwise made once and kept in the data folder, readable by its owner
 * alone. Several nodes on one database must share it, by APP_SECRET.
 */
export function readSecret(config: Pick<Config, 'appSecret' | 'dataDir'>): string {
  if (config.appSecret) return config.appSecret
  const file = join(config.dataDir, 'secret')
  try {
    mkdirSync(config.dataDir, { recursive: true })
    // 'wx': of two processes that start together one writes and the other reads what that one wrote.
    writeFileSync(file, `${randomBytes(32).toString('base64url')}\n`, { mode: 0o600, flag: 'wx' })
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST'))
      throw dataFolderError(config.dataDir, error)
  }
  const secret = readFile(config.dataDir, file).trim()
  if (secret.length < 32)
    throw new StartError(`The file ${file} must hold at least 32 characters: restore it, or set APP_SECRET.`)
  return secret
}

function readFile(dataDir: string, file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    throw dataFolderError(dataDir, error)
  }
}
