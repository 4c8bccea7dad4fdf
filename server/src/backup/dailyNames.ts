import { readdir } from 'node:fs/promises'
import { basename } from 'node:path'
import { stampOf } from './stamp.ts'

/** By how much clocks may differ before a moment counts as one that is yet to come, ms. */
const AHEAD_MS = 3_600_000
/** The names of copies that are made by themselves, which are in the order of their moments. */
const DAILY = /^daily-(\d{4}-\d{2}-\d{2}T\d{2})-(\d{2})-(\d{2})Z(-incomplete)?\.tar$/

/** The name of the copy that is made by itself at a moment. */
export function dailyName(now: Date): string {
  return `daily-${stampOf(now)}.tar`
}

/** The name of the same copy when files lack in it. */
export function incompleteName(name: string): string {
  return name.replace(/\.tar$/, '-incomplete.tar')
}

/** Where a copy comes to stand: one made by itself in which files lack never has the name of a complete one, by which it would be kept. */
export function keptAs(file: string, missing: readonly string[]): string {
  return missing.length > 0 && DAILY.test(basename(file)) && isComplete(file) ? incompleteName(file) : file
}

/** Whether no file lacked when this copy was made. */
export function isComplete(name: string): boolean {
  return !name.endsWith('-incomplete.tar')
}

/** The names of the copies in a folder that were made by themselves, the oldest first. */
export async function dailyCopies(folder: string): Promise<string[]> {
  return (await readdir(folder)).filter((name) => DAILY.test(name)).sort()
}

/** When the copy of this name was made, ms; NaN for one that was not made by itself. */
export function momentOf(name: string): number {
  return Date.parse(name.replace(DAILY, '$1:$2:$3Z'))
}

/** Whether a moment, ms, is yet to come: a clock was ahead when it was noted. */
export function isAhead(moment: number, now: Date): boolean {
  return moment - now.getTime() > AHEAD_MS
}
