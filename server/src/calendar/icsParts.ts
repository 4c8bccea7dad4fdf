import { beginningOf, textOf } from '@schakel/domain'
import { addDays } from '@schakel/domain/planning'
import ICAL from 'ical.js'
import { type IcsZones, isoOf } from './icsZones.ts'

/** A part of a file that says when something is: an event, or one time of an event that is otherwise. */
export interface EventPart {
  readonly event: ICAL.Event
  readonly uid: string
  /** The zone that it names and that is none. */
  readonly unknownZone: string | undefined
  /** Which time of the event it stands for, by the clock of the event. */
  readonly instead: ICAL.Time | undefined
}

/** A part with its times in their zones; nothing for one that cannot be read. */
export function partOf(component: ICAL.Component, zones: IcsZones): EventPart | undefined {
  try {
    const zone = zones.settle(component)
    const unknownZone = zone === undefined ? undefined : beginningOf(zone, 100)
    const uid = component.getFirstPropertyValue('uid')
    const instead = component.getFirstPropertyValue('recurrence-id')
    const event = new ICAL.Event(component, { exceptions: [] })
    if (!(event.startDate instanceof ICAL.Time)) return undefined
    return {
      event,
      uid: textOf(uid),
      unknownZone,
      instead: instead instanceof ICAL.Time ? instead : undefined,
    }
  } catch {
    return undefined
  }
}

/** Each part with those that stand for some of its times. */
export function together(
  parts: readonly EventPart[],
): { readonly part: EventPart; readonly others: readonly EventPart[] }[] {
  const events = new Map(parts.flatMap((part) => (part.instead ? [] : [[part.uid, part]])))
  const settled = parts.map((part) => {
    const whole = events.get(part.uid)
    return part.instead && whole ? { ...part, instead: byClockOf(whole.event.startDate, part.instead) } : part
  })
  const others = Map.groupBy(
    settled.filter(({ instead }) => instead),
    ({ uid }) => uid,
  )
  return settled.map((part) => ({ part, others: part.instead || !part.uid ? [] : (others.get(part.uid) ?? []) }))
}

/** A time as it reads on the clock of the event; a day alone is the time of that day. */
function byClockOf(start: ICAL.Time, time: ICAL.Time): ICAL.Time {
  if (start.isDate || !time.isDate) return start.isDate ? time : time.convertToZone(start.zone)
  const at = start.clone()
  at.year = time.year
  at.month = time.month
  at.day = time.day
  return at
}

/** Which times of an event do not take place as its rule says: those that were taken out, and those that another part stands for. */
export function leftOutOf({ event }: EventPart, others: readonly EventPart[]): (time: ICAL.Time) => boolean {
  const out = event.component.getAllProperties('exdate').flatMap((property) => property.getValues())
  const all = [...out, ...others.map(({ instead }) => instead)]
  const known = new Set(all.flatMap((time) => (time instanceof ICAL.Time ? isoOf(time) : [])))
  event.component.removeAllProperties('exdate')
  return (time) => known.has(isoOf(time)) || known.has(time.toString().slice(0, 10))
}

/** What is changed for a time and all that follow it: the part that says so, and when it begins by that. */
export function asChanged(
  part: EventPart,
  others: readonly EventPart[],
  time: ICAL.Time,
): { readonly as: EventPart; readonly start: ICAL.Time } {
  const as = others.findLast(({ event, instead }) => event.modifiesFuture() && instead && instead.compare(time) <= 0)
  if (!as?.instead) return { as: part, start: time }
  const start = time.clone()
  start.addDuration(as.event.startDate.subtractDate(as.instead))
  start.zone = as.event.startDate.zone
  return { as, start }
}

/** When an event ends that begins at a time: as long after it as the file says, days by the calendar and hours by the clock. */
export function endOf({ component, startDate, duration }: ICAL.Event, start: ICAL.Time): string | undefined {
  const end = start.clone()
  if (start.isDate) {
    end.addDuration(duration)
    // A file says the day after the last one.
    return addDays(isoOf(end).slice(0, 10), -1)
  }
  const said = component.getFirstPropertyValue('duration')
  const until = component.getFirstPropertyValue('dtend')
  if (said instanceof ICAL.Duration) {
    if (said.isNegative) return undefined
    end.adjust(said.weeks * 7 + said.days, 0, 0, 0)
    return later(end, said.hours * 3600 + said.minutes * 60 + said.seconds)
  }
  return until instanceof ICAL.Time ? later(end, until.toUnixTime() - startDate.toUnixTime()) : undefined
}

function later(time: ICAL.Time, seconds: number): string {
  return new Date((time.toUnixTime() + seconds) * 1000).toISOString()
}
