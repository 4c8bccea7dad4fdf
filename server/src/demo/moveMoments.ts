import { wallAt } from '@schakel/domain/planning'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const WEEK_MS = 7 * DAY_MS

/** A day, and the time of it where one follows, as ISO 8601 and as PostgreSQL write moments of UTC; of the years that a world is about. */
const moments = /\b20[2-9]\d-[01]\d-[0-3]\d(?:[T ][0-2]\d:[0-5]\d:[0-5]\d(?:\.\d+)?(?:Z|\+00))?/g

/** How many whole weeks after `from` the last moment lies that is on the same day of the week at the same time on the wall, and not after `now`. */
export function weeksBetween(from: Date, now: Date): number {
  const weeks = Math.floor((now.getTime() - from.getTime()) / WEEK_MS)
  // Where the clock is put back or forward, a week is an hour longer or shorter.
  return [weeks + 1, weeks, weeks - 1].find((one) => later(from, one).getTime() <= now.getTime()) ?? weeks
}

/** The moment so many weeks later, at the same time on the wall. Days of the week stay what they are. */
export function later(moment: Date, weeks: number): Date {
  const moved = moment.getTime() + weeks * WEEK_MS
  return new Date(moved + ahead(moment.getTime()) - ahead(moved))
}

/** Answers what moves every moment in a text so many weeks on; those that the text spells alike are reckoned once. */
export function moverOf(weeks: number): (text: string) => string {
  const known = new Map<string, string>()
  return (text) =>
    text.replaceAll(moments, (found) => {
      const moved = known.get(found) ?? move(found, weeks)
      known.set(found, moved)
      return moved
    })
}

function move(text: string, weeks: number): string {
  const [day = text, time = ''] = [text.slice(0, 10), text.slice(10)]
  if (time === '') return new Date(Date.parse(day) + weeks * WEEK_MS).toISOString().slice(0, 10)
  const moved = later(new Date(text.replace(' ', 'T').replace('+00', 'Z')), weeks).toISOString()
  // What is smaller than a second, and how the zone is written, stays as it stood.
  return `${moved.slice(0, 10)}${time[0]}${moved.slice(11, 19)}${time.slice(9)}`
}

const distances = new Map<number, number>()

/** How far the wall is ahead of UTC at a moment, ms. */
function ahead(moment: number): number {
  const hour = Math.floor(moment / HOUR_MS) * HOUR_MS
  const found = distances.get(hour) ?? Date.parse(`${wallAt(new Date(hour)).replace(' ', 'T')}Z`) - hour
  distances.set(hour, found)
  return found
}
