import { hash } from 'node:crypto'
import { type AgendaRange, isWithin } from '@schakel/domain/planning'
import ICAL from 'ical.js'
import { asChanged, type EventPart, endOf, leftOutOf, partOf, together } from './icsParts.ts'
import { IcsZones, isoOf, nameOf } from './icsZones.ts'
import { keptText } from './keptText.ts'

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
  /** The zone that it names and that is none: it was read by the zone of who reads. */
  readonly unknownZone?: string | undefined
}

/** What a calendar file was found to hold in a stretch of time. */
export interface ReadFile {
  /** Earliest first. */
  readonly events: readonly ReadEvent[]
  /** It holds more than is read of one file: some of the stretch is missing. */
  readonly isCut: boolean
}

/** Which stretch of time is read, and in which zone are times that say none (D23.4). */
export interface IcsReading extends AgendaRange {
  readonly zone: string
}

/** What is no calendar. */
export class NoCalendar extends Error {}

/** Times of one event that are passed on the way to the stretch, those that are looked at, and events that one file gives at most. */
const STEPS_MAX = 20_000
/** Such times of all that one file holds together: on a busy machine they take a third of the time that reading may. */
const FILE_STEPS_MAX = 60_000
const TIMES_MAX = 2000
const EVENTS_MAX = 2000
const DAY_SECONDS = 86_400
/** What an event is known by is kept so long. */
const UID_MAX = 400
/** A digest of it as text. */
const DIGEST = 64

/** The events of a calendar file in a stretch of time (D14). Throws NoCalendar. */
export function readIcs(text: string, { from, to, zone }: IcsReading): ReadFile {
  const zones = new IcsZones(zone)
  const parts = calendarOf(text)
    .getAllSubcomponents('vevent')
    .flatMap((component) => partOf(component, zones) ?? [])
  const found: ReadEvent[] = []
  const budget = { steps: FILE_STEPS_MAX }
  const masters = Map.groupBy(
    parts.filter(({ instead }) => !instead),
    ({ uid }) => uid,
  )
  // Of too many long series the longest go short, and nothing else.
  const shortFirst = together(parts)
    .map((one) => ({ ...one, length: lengthOf(one.part, to) }))
    .sort((one, other) => one.length - other.length)
  let isCut = false
  for (const { part, others } of shortFirst) {
    // One more than is given tells that there are more.
    if (found.length > EVENTS_MAX) break
    const isShared = (masters.get(part.uid)?.length ?? 0) > 1
    const read = timesOf(part, others, { from, to, most: EVENTS_MAX + 1 - found.length, budget, isShared })
    found.push(...read.events)
    isCut ||= read.isCut
  }
  const events = found
    .slice(0, EVENTS_MAX)
    .sort((one, other) => (one.start < other.start ? -1 : one.start > other.start ? 1 : 0))
  return { events, isCut: isCut || found.length > EVENTS_MAX }
}

function calendarOf(text: string): ICAL.Component {
  try {
    const parsed: unknown = ICAL.parse(text.replace(/^\uFEFF/, ''))
    if (!Array.isArray(parsed) || parsed[0] !== 'vcalendar') throw new NoCalendar()
    const calendar = new ICAL.Component(parsed)
    // A zone without a name or without clocks would keep every event away, or stand for UTC.
    for (const zone of calendar.getAllSubcomponents('vtimezone')) {
      if (!zone.hasProperty('tzid') || zone.getAllSubcomponents().length === 0) calendar.removeSubcomponent(zone)
    }
    return calendar
  } catch (error) {
    if (error instanceof NoCalendar) throw error
    throw new NoCalendar()
  }
}

/** Seconds between two times of a series. */
const PERIODS: ReadonlyMap<string, number> = new Map([
  ['SECONDLY', 1],
  ['MINUTELY', 60],
  ['HOURLY', 3600],
  ['DAILY', DAY_SECONDS],
  ['WEEKLY', 7 * DAY_SECONDS],
  ['MONTHLY', 30 * DAY_SECONDS],
  ['YEARLY', 365 * DAY_SECONDS],
])

/** About how many times a series has until the stretch ends. */
function lengthOf({ event, instead }: EventPart, to: string): number {
  try {
    const rule: unknown = event.component.getFirstPropertyValue('rrule')
    if (instead || !(rule instanceof ICAL.Recur)) return 0
    const end = Math.min(Date.parse(to) / 1000, rule.until?.toUnixTime() ?? Number.POSITIVE_INFINITY)
    const times = (end - event.startDate.toUnixTime()) / ((PERIODS.get(rule.freq) ?? 1) * rule.interval)
    return Math.max(0, Math.min(times, rule.count ?? Number.POSITIVE_INFINITY))
  } catch {
    return 0
  }
}

interface Reading extends AgendaRange {
  readonly most: number
  readonly budget: { steps: number }
  /** Other events of the file have the same uid, some maybe outside the stretch: it is known by its beginning as well. */
  readonly isShared: boolean
}

function timesOf(
  part: EventPart,
  others: readonly EventPart[],
  { most, budget, isShared, ...range }: Reading,
): ReadFile {
  const { event, uid, instead } = part
  const once = (as: string) => ({ events: inRange(readOf(part, event.startDate, as), range), isCut: false })
  try {
    if (event.component.getFirstPropertyValue('status') === 'CANCELLED') return { events: [], isCut: false }
    if (instead) return once(`${uid}#${nameOf(instead)}`)
    if (!event.isRecurring()) return once(isShared ? `${uid}#${nameOf(event.startDate)}` : uid)
    const isElsewhere = leftOutOf(part, others)
    const found: ReadEvent[] = []
    const times = event.iterator()
    const isLongBefore = longBefore(part, others, range)
    let before = ''
    let looked = 0
    for (let steps = 0; ; steps += 1) {
      const time = times.next()
      if (!time) break
      const isPassed = isLongBefore(time)
      if (!isPassed && isoOf(time) >= range.to) break
      if (steps >= STEPS_MAX || looked >= TIMES_MAX || found.length >= most || budget.steps <= 0) {
        return { events: found, isCut: true }
      }
      budget.steps -= 1
      if (isPassed) continue
      looked += 1
      if (isoOf(time) === before || isElsewhere(time)) continue
      before = isoOf(time)
      const { as, start } = asChanged(part, others, time)
      found.push(...inRange(readOf(as, start, `${uid}#${nameOf(time)}`), range))
    }
    return { events: found, isCut: false }
  } catch {
    // One event that cannot be read does not keep the others away.
    return { events: [], isCut: false }
  }
}

/** Which times are over before the stretch begins, by their day alone: of a series that began years ago there are thousands. */
function longBefore(
  { event }: EventPart,
  others: readonly EventPart[],
  { from }: AgendaRange,
): (time: ICAL.Time) => boolean {
  // What is changed for all that follows may begin and end at any other time.
  const longest = Math.max(
    ...[event, ...others.filter((one) => one.event.modifiesFuture()).map((one) => one.event)].map((one) =>
      one.duration.toSeconds(),
    ),
  )
  const shifts = others.map(({ event: { startDate }, instead }) =>
    instead ? Math.abs(startDate.toUnixTime() - instead.toUnixTime()) : 0,
  )
  const margin = Math.max(0, longest) + Math.max(0, ...shifts) + 2 * DAY_SECONDS
  const first = new Date(Date.parse(from) - margin * 1000)
  const day = first.getUTCFullYear() * 10_000 + (first.getUTCMonth() + 1) * 100 + first.getUTCDate()
  return (time) => time.year * 10_000 + time.month * 100 + time.day < day
}

function readOf({ event, unknownZone }: EventPart, start: ICAL.Time, uid: string): ReadEvent {
  const text = (value: unknown, max: number) => (typeof value === 'string' && keptText(value, max)) || undefined
  const from = isoOf(start)
  const until = endOf(event, start)
  return {
    uid: keptUid(uid || `${from} ${event.summary}`),
    name: text(event.summary, 200) ?? '',
    start: from,
    ...(until && until > from ? { end: until } : {}),
    location: text(event.location, 200),
    description: text(event.description, 5000),
    ...(unknownZone === undefined ? {} : { unknownZone }),
  }
}

/** By what an event is known again when the file is read anew; a very long one ends in a digest, so that two that begin alike stay two. */
function keptUid(uid: string): string {
  const kept = uid.toWellFormed()
  return kept.length <= UID_MAX
    ? kept
    : `${kept.slice(0, UID_MAX - DIGEST).toWellFormed()}${hash('sha256', kept, 'hex')}`
}

function inRange(event: ReadEvent, range: AgendaRange): ReadEvent[] {
  return isWithin(event, range) ? [event] : []
}
