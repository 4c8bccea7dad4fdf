import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { isComplete } from '../backup/dailyNames.ts'
import { copiesIn } from '../backup/newestCopy.ts'
import type { Config } from '../config.ts'
import { type Finding, findingsOf } from './finding.ts'

const HOUR_MS = 3_600_000
/** A copy a day, with room for one that takes long, ms. */
const OLD_MS = 26 * HOUR_MS

/** How old the newest copy is, and whether it would survive the disk of the data. */
export function checkCopies(config: Config, now = new Date()): readonly Finding[] {
  const { ok, warn, wrong } = findingsOf('copies')
  const { backupDir, dataDir, databaseUrl, backupKeep, s3 } = config
  const isEmbedded = databaseUrl === undefined
  const hasDatabase = !isEmbedded || existsSync(join(dataDir, 'database'))
  if (!hasDatabase) return [ok('there is nothing to copy yet')]
  const found: Finding[] = []
  const { newest, ahead } = copiesIn(backupDir, now)
  const mend = isEmbedded
    ? 'Leave BACKUP_KEEP above 0 and the server running, or let cron call npm run backup.'
    : 'Let cron call npm run backup each day, or archive the log of PostgreSQL and keep the copies of the files.'
  if (newest === undefined) found.push(warn(`there is no copy in ${backupDir}`, mend))
  else {
    const hours = Math.round((now.getTime() - newest.at) / HOUR_MS)
    const says = `the newest copy is ${newest.name}, ${hours} h old`
    found.push(now.getTime() - newest.at > OLD_MS ? wrong(says, mend) : ok(says))
    if (!isComplete(newest.name))
      found.push(wrong(`files lack in ${newest.name}`, 'Put them back from a copy that has them; the log names them.'))
  }
  if (ahead.length > 0)
    found.push(
      warn(
        `of a moment that is yet to come, so they do not count: ${ahead.join(', ')}`,
        'See that the clock is right, and move those copies elsewhere.',
      ),
    )
  if (isEmbedded && backupKeep === 0)
    found.push(warn('BACKUP_KEEP is 0: no copy is made by itself.', 'Set BACKUP_KEEP to 7, or leave it out.'))
  if ((isEmbedded || s3 === undefined) && newest !== undefined && deviceOf(backupDir) === deviceOf(dataDir))
    found.push(
      warn(`${backupDir} is on the disk of the data: one broken disk takes both.`, 'Set BACKUP_DIR to another disk.'),
    )
  return found
}

function deviceOf(folder: string): number | undefined {
  return statSync(folder, { throwIfNoEntry: false })?.dev
}
