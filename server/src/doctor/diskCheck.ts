import { existsSync, statfsSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Config } from '../config.ts'
import { RESERVE_BYTES } from '../room.ts'
import { type Finding, findingsOf } from './finding.ts'

/** Less than this much free, or less than this part, fills sooner than people expect. */
const LOW_BYTES = 1024 ** 3
const LOW_PART = 0.05

/** Room on the disks of the data folder and of the copies. */
export function checkDisk({ dataDir, backupDir }: Pick<Config, 'dataDir' | 'backupDir'>): readonly Finding[] {
  return [...new Set([nearest(dataDir), nearest(backupDir)])].map(roomOf)
}

function roomOf(folder: string): Finding {
  const { ok, warn, wrong } = findingsOf('disk')
  const { bavail, blocks, bsize } = statfsSync(folder)
  const free = bavail * bsize
  const says = `${(free / 1024 ** 3).toFixed(1)} GB free at ${folder}`
  const mend = `Make room on the disk of ${folder}, or move it to a larger one.`
  if (free < RESERVE_BYTES) return wrong(`${says}: writes are refused.`, mend)
  return free < LOW_BYTES || bavail / blocks < LOW_PART ? warn(says, mend) : ok(says)
}

/** The folder, or the one above it that is there already. */
function nearest(folder: string): string {
  return existsSync(folder) || dirname(folder) === folder ? folder : nearest(dirname(folder))
}
