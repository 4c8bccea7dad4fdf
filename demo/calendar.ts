import type { Random } from './random.ts'

const DAY = 86_400_000
const MINUTE = 60_000

/** Days counted from `now`, as moments on which people work. */
export class Calendar {
  readonly now: number

  constructor(now: Date) {
    this.now = now.getTime()
  }

  /** Some working moment on that day, or on the Friday before when it falls in a weekend; milliseconds. */
  moment(day: number, random: Random): number {
    return this.atHour(day, random.between(8, 16), random.between(0, 59))
  }

  /** That hour of the day on a clock in Amsterdam. */
  atHour(day: number, hour: number, minute = 0): number {
    const date = new Date(this.now + Math.floor(day) * DAY)
    const weekday = date.getUTCDay()
    const back = weekday === 6 ? 1 : weekday === 0 ? 2 : 0
    const utc = Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate() - back, hour, minute)
    return utc - offsetOfAmsterdam(utc)
  }

  /** A clock that only runs forward: whatever day is asked, the moment lies after the one before. */
  forward(random: Random, after: number): (day: number) => number {
    let last = after
    return (day) => {
      last = Math.max(this.moment(day, random), last + random.between(4, 40) * MINUTE)
      return last
    }
  }

  /** How many days a moment lies from now. */
  dayOf(moment: number): number {
    return (moment - this.now) / DAY
  }
}

const hourInAmsterdam = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Amsterdam',
  hour: 'numeric',
  hourCycle: 'h23',
})

function offsetOfAmsterdam(utc: number): number {
  const hours = (Number(hourInAmsterdam.format(utc)) - new Date(utc).getUTCHours() + 24) % 24
  return hours * 60 * MINUTE
}

export const iso = (moment: number): string => new Date(moment).toISOString()
export const isoDate = (moment: number): string => iso(moment).slice(0, 10)
