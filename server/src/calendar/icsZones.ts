import ICAL from 'ical.js'
import { WorldZone, zoneNamed } from './zones.ts'

/** What says when an event is. */
const timed = ['dtstart', 'dtend', 'recurrence-id', 'rdate', 'exdate'] as const

/** Reads the times of events by their zones: those of the file, those of the world, or that of who reads (D23.4). */
export class IcsZones {
  readonly #own: WorldZone
  readonly #made = new Map<string, WorldZone>()

  constructor(zone: string) {
    this.#own = this.#zone(zone)
  }

  /** Puts the times of an event in their zones. Answers with a TZID that means nothing here, where there is one. */
  settle(part: ICAL.Component): string | undefined {
    let unknown: string | undefined
    for (const name of timed) {
      for (const property of part.getAllProperties(name)) {
        const tzid = property.getFirstParameter('tzid')
        const named = tzid ? zoneNamed(tzid) : undefined
        for (const time of property.getValues().flatMap(timesIn)) {
          if (!isFloating(time)) continue
          time.zone = named === undefined ? this.#own : this.#zone(named)
          if (tzid && named === undefined) unknown ??= tzid
        }
      }
    }
    settleMore(part)
    settleRules(part)
    return unknown
  }

  #zone(name: string): WorldZone {
    const made = this.#made.get(name) ?? new WorldZone(name)
    this.#made.set(name, made)
    return made
  }
}

/** What a time of a recurring event is known by: where the file gives no zone by its hour on the wall, which stays the same for every reader. */
export function nameOf(time: ICAL.Time): string {
  return time.zone instanceof WorldZone ? `${time.toString()}.000Z` : isoOf(time)
}

/** A moment, or a day for what has no hour. */
export function isoOf(time: ICAL.Time): string {
  return time.isDate ? time.toString() : new Date(time.toUnixTime() * 1000).toISOString()
}

function timesIn(value: unknown): ICAL.Time[] {
  if (value instanceof ICAL.Time) return [value]
  return value instanceof ICAL.Period ? [value.start, value.end].filter((time) => time instanceof ICAL.Time) : []
}

/** More times than one: of those given as from when until when the event says how long they take, and without a rule its own begin is one. */
function settleMore(part: ICAL.Component): void {
  const start = part.getFirstPropertyValue('dtstart')
  for (const property of part.getAllProperties('rdate')) {
    const times = property.getValues().map((value) => (value instanceof ICAL.Period ? value.start : value))
    if (property.type === 'period') property.resetType('date-time')
    if (!part.hasProperty('rrule') && start instanceof ICAL.Time) times.push(start)
    property.setValues(times)
  }
}

function isFloating(time: ICAL.Time): boolean {
  return !time.isDate && time.zone === ICAL.Timezone.localTimezone
}

/** Until when an event recurs, and which of its times another part changes, is said by the clock that it begins by, unless said otherwise. */
function settleRules(part: ICAL.Component): void {
  const start = part.getFirstPropertyValue('dtstart')
  if (!(start instanceof ICAL.Time) || start.isDate) return
  for (const rule of part.getAllProperties('rrule').flatMap((property) => property.getValues())) {
    if (!(rule instanceof ICAL.Recur) || !rule.until) continue
    // A day is counted itself.
    if (rule.until.isDate) rule.until = lastOf(rule.until)
    if (isFloating(rule.until)) rule.until.zone = start.zone
  }
}

function lastOf({ year, month, day }: ICAL.Time): ICAL.Time {
  return ICAL.Time.fromData({ year, month, day, hour: 23, minute: 59, second: 59, isDate: false })
}
