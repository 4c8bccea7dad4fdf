import { addDays } from '@schakel/domain/planning'
import { momentOf, wallOf } from '../../ui/wallTime.ts'
import type { AgendaView } from './address.ts'

/** Today on the wall of who looks. */
export function today(): string {
  return wallOf(new Date()).slice(0, 10)
}

/** The Monday of the week of a day. */
function mondayOf(day: string): string {
  return addDays(day, -((new Date(day).getUTCDay() + 6) % 7))
}

const WEEK = 7
const MONTH_ROWS = 6
/** A list goes on from its day for so many: what is to happen stands on top, and a step keeps the day of the week. */
const LIST_DAYS = 4 * WEEK

/** The first day that a view shows, and the first one that it no longer shows. */
export function daysOf(view: AgendaView, day: string): { readonly first: string; readonly end: string } {
  if (view === 'day') return { first: day, end: addDays(day, 1) }
  if (view === 'week') return { first: mondayOf(day), end: addDays(mondayOf(day), WEEK) }
  if (view === 'list') return { first: day, end: addDays(day, LIST_DAYS) }
  const start = `${day.slice(0, 8)}01`
  return { first: mondayOf(start), end: addDays(mondayOf(start), MONTH_ROWS * WEEK) }
}

/** The moments between which a view looks. */
export function rangeOf(view: AgendaView, day: string): { readonly from: string; readonly to: string } {
  const { first, end } = daysOf(view, day)
  return { from: momentAt(first), to: momentAt(end) }
}

function momentAt(day: string): string {
  return (momentOf(`${day} 00:00:00`) ?? new Date(day)).toISOString()
}

/** One step on or back in a view. */
export function stepped(view: AgendaView, day: string, step: 1 | -1): string {
  if (view === 'day') return addDays(day, step)
  if (view === 'week') return addDays(day, step * WEEK)
  if (view === 'list') return addDays(day, step * LIST_DAYS)
  return monthAfter(`${day.slice(0, 8)}01`, step)
}

function monthAfter(first: string, months: number): string {
  const [year = 1970, month = 1] = first.split('-').map(Number)
  return new Date(Date.UTC(year, month - 1 + months, 1)).toISOString().slice(0, 10)
}

/** What a view is called: a month, a day, or the days from which until which it goes. */
export function headingOf(view: AgendaView, day: string, locale: string): string {
  const tag = locale === 'en' ? 'en-GB' : 'nl-NL'
  const say = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(tag, { ...options, timeZone: 'UTC' })
  if (view === 'day')
    return say({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }).format(new Date(day))
  if (view !== 'month') {
    const { first, end } = daysOf(view, day)
    const long = say({ day: 'numeric', month: 'long', year: 'numeric' })
    return long.formatRange(new Date(first), new Date(addDays(end, -1)))
  }
  return say({ month: 'long', year: 'numeric' }).format(new Date(day))
}
