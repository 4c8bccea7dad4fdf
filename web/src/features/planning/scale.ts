import { addDays, daysBetween } from '@schakel/domain/planning'

/** The stretch of days that the timeline shows. */
export interface Scale {
  readonly from: string
  readonly days: number
}

/** Fewest days from side to side: a planning of one week is not drawn as wide as a year. */
const FEWEST_DAYS = 28
/** Room at both sides, as a share of the whole. */
const MARGIN = 0.05
/** More names of months than this do not fit on a phone. */
const MOST_MONTHS = 6

/** The days from the first to the last one, with some room around. */
export function scaleOf(days: readonly string[]): Scale {
  const sorted = days.toSorted()
  const first = sorted[0] ?? '1970-01-01'
  const last = sorted.at(-1) ?? first
  const length = Math.max(daysBetween(first, last), FEWEST_DAYS)
  const margin = Math.ceil(length * MARGIN)
  return { from: addDays(first, -margin), days: length + 2 * margin }
}

/** Where a day stands: 0 is the left side, 1 the right one. */
export function shareOf(scale: Scale, day: string): number {
  return Math.min(1, Math.max(0, daysBetween(scale.from, day) / scale.days))
}

/** Whether a day lies on the scale. */
export function isOn(scale: Scale, day: string): boolean {
  const at = daysBetween(scale.from, day)
  return at >= 0 && at <= scale.days
}

/** The first days of months that get a name under the timeline. */
export function monthsOf(scale: Scale, locale: string): { readonly day: string; readonly label: string }[] {
  const firsts: string[] = []
  for (let day = firstOfNext(scale.from); isOn(scale, day); day = firstOfNext(day)) firsts.push(day)
  const step = Math.ceil(firsts.length / MOST_MONTHS)
  const names = new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : 'nl-NL', { month: 'short', timeZone: 'UTC' })
  return firsts
    .filter((_, at) => at % step === 0)
    .map((day, at) => {
      const name = names.format(new Date(day)).replace('.', '')
      return { day, label: at === 0 || day.slice(5, 7) === '01' ? `${name} ${day.slice(0, 4)}` : name }
    })
}

function firstOfNext(day: string): string {
  const [year = 0, month = 1] = day.split('-').map(Number)
  return new Date(Date.UTC(year, month, 1)).toISOString().slice(0, 10)
}
