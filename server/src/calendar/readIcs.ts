import { addDays, isWithin } from '@schakel/domain/planning'
import ICAL from 'ical.js'

/** An event as it stands in a calendar file, once for each time that it takes place. */
export interface ReadEvent {
  /** Names the event, and of one that recurs which time. */
  readonly uid: string
  readonly name: string
  /** A moment (ISO 8601 UTC), or a day for what takes the whole day. */
  readonly start: string
  /** A moment; of whole days the last of them, when there are more. */
  readonly end?: string | undefined
  readonly location?: string | undefined
  readonly description?: string | undefined
}

/** What is no calendar. */
export class NoCalendar extends Error {}

/** Times of one event that are looked at, and events that one file gives at most. */
const TIMES_MAX = 2000
const EVENTS_MAX = 2000

/** The events of a calendar file in a stretch of time, earliest first (D14). Throws NoCalendar. */
export function readIcs(text: string, range: { readonly from: string; readonly to: string }): ReadEvent[] {
  const calendar = calendarOf(text)
  for (const zone of calendar.getAllSubcomponents('vtimezone')) ICAL.TimezoneService.register(zone)
  try {
    const found: ReadEvent[] = []
    for (const part of calendar.getAllSubcomponents('vevent')) {
      if (found.length >= EVENTS_MAX) break
      found.push(...timesOf(part, range, EVENTS_MAX - found.length))
    }
    return found.sort((one, other) => (one.start < other.start ? -1 : one.start > other.start ? 1 : 0))
  } finally {
    // Zones are kept for the whole process otherwise: the next file may mean another one by the same name.
    ICAL.TimezoneService.reset()
  }
}

function calendarOf(text: string): ICAL.Component {
  try {
    const parsed: unknown = ICAL.parse(text.replace(/^\uFEFF/, ''))
    if (!Array.isArray(parsed) || parsed[0] !== 'vcalendar') throw new NoCalendar()
    return new ICAL.Component(parsed)
  } catch (error) {
    if (error instanceof NoCalendar) throw error
    throw new NoCalendar()
  }
}

function timesOf(
  part: ICAL.Component,
  range: { readonly from: string; readonly to: string },
  most: number,
): ReadEvent[] {
  try {
    const event = new ICAL.Event(part)
    if (part.getFirstPropertyValue('status') === 'CANCELLED' || !event.startDate) return []
    if (!event.isRecurring()) return inRange(readOf(event, event.startDate, event.endDate, event.uid), range)
    const found: ReadEvent[] = []
    const times = event.iterator()
    for (let count = 0; count < TIMES_MAX && found.length < most; count += 1) {
      const time = times.next()
      if (!time || isoOf(time) >= range.to) break
      const { startDate, endDate } = event.getOccurrenceDetails(time)
      found.push(...inRange(readOf(event, startDate, endDate, `${event.uid}#${isoOf(time)}`), range))
    }
    return found
  } catch {
    // One event that cannot be read does not keep the others away.
    return []
  }
}

function readOf(event: ICAL.Event, start: ICAL.Time, end: ICAL.Time | null, uid: string): ReadEvent {
  const text = (value: unknown, max: number) =>
    typeof value === 'string' && value.trim() !== '' ? value.trim().slice(0, max) : undefined
  const from = isoOf(start)
  const until = end && endOf(start, end)
  return {
    uid: (uid || `${from} ${event.summary}`).slice(0, 400),
    name: text(event.summary, 200) ?? '',
    start: from,
    ...(until && until > from ? { end: until } : {}),
    location: text(event.location, 200),
    description: text(event.description, 5000),
  }
}

/** A file says the day after the last one. */
function endOf(start: ICAL.Time, end: ICAL.Time): string {
  return start.isDate ? addDays(isoOf(end).slice(0, 10), -1) : isoOf(end)
}

function inRange(event: ReadEvent, range: { readonly from: string; readonly to: string }): ReadEvent[] {
  return isWithin(event, range) ? [event] : []
}

function isoOf(time: ICAL.Time): string {
  return time.isDate ? time.toString() : time.toJSDate().toISOString()
}
