import { momentAt, wallAt } from '@schakel/domain/planning'
import { timeZone } from './timeZone.ts'

// Pickers work with the time on the wall in the chosen time zone (D1.4); the wire has UTC.

/** The time on the wall at a moment, as `YYYY-MM-DD HH:mm:ss`. */
export function wallOf(moment: Date): string {
  return wallAt(moment, timeZone())
}

/** The moment at which the wall shows this time; nothing for what is no time. */
export function momentOf(text: string): Date | undefined {
  return momentAt(text, timeZone())
}
