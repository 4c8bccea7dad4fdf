import { addDays, dayOf, dayStart } from './workday.ts'

/** The stretch that is looked at: from a moment until another one, that one not counted. */
export interface AgendaRange {
  readonly from: string
  readonly to: string
}

/** What begins at a moment (ISO 8601 UTC) or a day (`YYYY-MM-DD`), and ends at a moment, or with the last of its days. */
interface Span {
  readonly start: string
  readonly end?: string | undefined
}

const DAY_ALONE = /^\d{4}-\d{2}-\d{2}$/

/** Whether it takes whole days. */
export function isDayAlone(moment: string): boolean {
  return DAY_ALONE.test(moment)
}

/** From when on it is asked for by a moment or by a day in Amsterdam (D1.4): the moment itself, or that at which the day begins. */
export function fromMoment(at: string): string {
  return isDayAlone(at) ? dayStart(at) : at
}

/** Until when it is asked for: the moment itself, or that at which the day has ended. */
export function untilMoment(at: string): string {
  return isDayAlone(at) ? dayStart(addDays(at, 1)) : at
}

/** The first and the last day of a stretch: of all that is held against it they are looked up once. */
const daysOf = new WeakMap<AgendaRange, readonly [first: string, last: string]>()

function daysIn(range: AgendaRange): readonly [first: string, last: string] {
  const { from, to } = range
  const days = daysOf.get(range) ?? [dayOf(from) ?? from, dayOf(lastOf(to)) ?? to]
  daysOf.set(range, days)
  return days
}

/**
 * Whether something takes place in a stretch of time: by its moments, of which the end is not counted, or by its days in Amsterdam
 * (D1.4), of which the end is the last.
 */
export function isWithin({ start, end = start }: Span, range: AgendaRange): boolean {
  const { from, to } = range
  if (isDayAlone(start)) {
    const [first, last] = daysIn(range)
    return (end > start ? end : start) >= first && start <= last
  }
  const [begin, until] = [Date.parse(start), Date.parse(end)]
  return begin < Date.parse(to) && (until > begin ? until > Date.parse(from) : begin >= Date.parse(from))
}

/**
 * The last day in Amsterdam on which something takes place that begins at a moment (D1.4, D12): that of its end where it has one, which is
 * not counted, so that until midnight is until the day before. Nothing for what is no moment.
 */
export function lastDayOf({ start, end = start }: Span): string | undefined {
  return dayOf(Date.parse(end) > Date.parse(start) ? lastOf(end) : start)
}

// The end is not counted.
function lastOf(to: string): string {
  return new Date(Date.parse(to) - 1).toISOString()
}
