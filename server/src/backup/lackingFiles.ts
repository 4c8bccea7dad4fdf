import type { CommandOutput } from './backupCommand.ts'

/** The exit code of a command that did its work while files lack: what is done stands, and somebody has to look. */
export const FILES_LACK = 2
/** More lacking files than this are counted, not named. */
const NAMED = 20

/** Says how many files lack and names the first few, each by its key in the file store. Says nothing where none lacks. */
export function sayLacking(keys: readonly string[], says: string, { fail }: CommandOutput): void {
  if (keys.length === 0) return
  fail(`${says}: ${keys.length} ${keys.length === 1 ? 'file' : 'files'} in use.`)
  for (const key of keys.slice(0, NAMED)) fail(`  ${key}`)
  if (keys.length > NAMED) fail(`  and ${keys.length - NAMED} more`)
}
