import { statfsSync } from 'node:fs'

/**
 * What is kept free on a disk, bytes. Below it nothing is written: an engine that has no room for its log stops in the middle of its
 * work, and would have to be started anew.
 */
export const RESERVE_BYTES = 64 * 1024 * 1024
/** How old an answer may be, ms: asking costs some microseconds, and a statement may take no more than that. */
const FRESH_MS = 100

/** Whether a disk is as good as full. */
export type IsLow = () => boolean

/** There is no room on the disk to keep what was sent (507). */
export class NoRoom extends Error {
  readonly statusCode = 507
  constructor(options?: ErrorOptions) {
    super('the disk is full', options)
  }
}

/** Looks at the disk of a folder; one that is not there or cannot be asked is not low. */
export function roomOf(folder: string, reserve = RESERVE_BYTES): IsLow {
  let asked = Number.NEGATIVE_INFINITY
  let isLow = false
  return () => {
    const now = performance.now()
    if (now - asked < FRESH_MS) return isLow
    asked = now
    isLow = freeBytes(folder) < reserve
    return isLow
  }
}

/** What is free on the disk of a folder, bytes; without end where it cannot be asked. */
export function freeBytes(folder: string): number {
  try {
    const { bavail, bsize } = statfsSync(folder)
    return bavail * bsize
  } catch {
    return Number.POSITIVE_INFINITY
  }
}

/** Whether an error of the file system says that there is no room: the disk is full, or what this user may have of it. */
export function isNoRoom(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === 'ENOSPC' || error.code === 'EDQUOT')
}
