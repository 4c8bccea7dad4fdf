import { existsSync } from 'node:fs'
import { readdir, rm } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { stampOf } from './stamp.ts'

/** By how much clocks may differ before a moment counts as one that is yet to come, ms. */
const AHEAD_MS = 3_600_000
/** The names of copies that are called by their moment: those that are made by themselves, and those of the command. They sort by it. */
const STAMPED = /^(daily|schakel)-(\d{4}-\d{2}-\d{2}T\d{2})-(\d{2})-(\d{2})Z(-incomplete)?\.tar$/

/** The name of the copy that is made by itself at a moment. */
export function dailyName(now: Date): string {
  return `daily-${stampOf(now)}.tar`
}

/** The name of the copy that the command makes in a folder at a moment: of the next second, where another has that of this one. */
export function freeName(folder: string, now: Date): string {
  const name = `schakel-${stampOf(now)}.tar`
  const isTaken = [name, incompleteName(name)].some((one) => existsSync(join(folder, one)))
  return isTaken ? freeName(folder, new Date(now.getTime() + 1000)) : name
}

/** The name of the same copy when files lack in it. */
export function incompleteName(name: string): string {
  return name.replace(/\.tar$/, '-incomplete.tar')
}

/** Where a copy comes to stand: one called by its moment in which files lack never has the name of a complete one, by which it would be kept. */
export function keptAs(file: string, missing: readonly string[]): string {
  return missing.length > 0 && STAMPED.test(basename(file)) && isComplete(file) ? incompleteName(file) : file
}

/** Whether no file lacked when this copy was made. */
export function isComplete(name: string): boolean {
  return !name.endsWith('-incomplete.tar')
}

/**
 * The names of the copies in a folder that were made by themselves, or by the command, the oldest first. Those that a clock made that was
 * ahead are not among them: they would hold up every other until then.
 */
export async function copiesBy(kind: 'daily' | 'schakel', folder: string, now: Date): Promise<string[]> {
  const names = (await readdir(folder)).filter((name) => STAMPED.exec(name)?.[1] === kind)
  return names.filter((name) => !isAhead(momentOf(name), now)).sort()
}

/**
 * Lets go of all but the last of these copies; the newest complete one stays as long as files lack in later ones, since it may have them.
 * Throws where one could not be removed, when all others are.
 */
export async function keepLast(folder: string, copies: readonly string[], keep: number): Promise<void> {
  const complete = copies.findLast(isComplete)
  const errors: unknown[] = []
  for (const name of copies.slice(0, -keep)) {
    // Gone already where another command does the same.
    if (name !== complete) await rm(join(folder, name), { force: true }).catch((error: unknown) => errors.push(error))
  }
  if (errors.length > 0) throw errors[0]
}

/** When the copy of this name was made, ms; NaN for one that is not called by its moment. */
export function momentOf(name: string): number {
  return Date.parse(name.replace(STAMPED, '$2:$3:$4Z'))
}

/** Whether a moment, ms, is yet to come: a clock was ahead when it was noted. */
export function isAhead(moment: number, now: Date): boolean {
  return moment - now.getTime() > AHEAD_MS
}
