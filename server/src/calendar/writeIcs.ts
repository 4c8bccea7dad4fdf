import { addDays } from '@schakel/domain/planning'
import ICAL from 'ical.js'
import { createYield } from '../yieldToEventLoop.ts'

/** An event of a calendar file. */
export interface IcsEvent {
  /** The same as long as it is the same event. */
  readonly uid: string
  readonly summary: string
  /** A moment (ISO 8601 UTC), or a day for what takes the whole day. */
  readonly start: string
  readonly end?: string | undefined
  readonly location?: string | undefined
  readonly description?: string | undefined
  readonly url?: string | undefined
  readonly isCancelled?: boolean
}

const DAY_ALONE = /^\d{4}-\d{2}-\d{2}$/
/** RFC 5545: 75 octets a line, the blank with which it goes on counted in. */
ICAL.foldLength = 74

/** A calendar as RFC 5545 writes it, moments in UTC; event by event, so that one with many holds up nobody (D21.1). */
export async function writeIcs(name: string, events: Iterable<IcsEvent>, now: Date): Promise<string> {
  const calendar = new ICAL.Component('vcalendar')
  const says = {
    version: '2.0',
    prodid: '-//Schakel//Agenda//NL',
    calscale: 'GREGORIAN',
    method: 'PUBLISH',
  }
  for (const [property, value] of Object.entries(says)) calendar.addPropertyWithValue(property, value)
  addTyped(calendar, 'x-wr-calname', 'text', inLines(name))
  addTyped(calendar, 'refresh-interval', 'duration', ICAL.Duration.fromString('PT1H'))
  addTyped(calendar, 'x-published-ttl', 'duration', ICAL.Duration.fromString('PT1H'))
  const [head = '', end = ''] = calendar.toString().split(/(?=END:VCALENDAR$)/)
  const yieldToEventLoop = createYield()
  const parts = [head]
  for (const event of events) {
    await yieldToEventLoop()
    parts.push(`${componentOf(event, now).toString()}\r\n`)
  }
  return `${parts.join('')}${end}\r\n`
}

/** A property whose type the library does not know: without it, signs that mean something would stay as they are. */
function addTyped(component: ICAL.Component, name: string, type: string, value: string | ICAL.Duration): void {
  const property = new ICAL.Property(name)
  property.resetType(type)
  property.setValue(value)
  component.addProperty(property)
}

function componentOf({ uid, summary, start, end, ...event }: IcsEvent, now: Date): ICAL.Component {
  const component = new ICAL.Component('vevent')
  const add = (name: string, value: string | ICAL.Time | undefined) =>
    value && component.addPropertyWithValue(name, typeof value === 'string' ? inLines(value) : value)
  const isDay = DAY_ALONE.test(start)
  add('uid', uid)
  add('dtstamp', momentOf(now.toISOString()))
  add('dtstart', isDay ? ICAL.Time.fromDateString(start) : momentOf(start))
  if (isDay) add('dtend', ICAL.Time.fromDateString(addDays(start, 1)))
  else if (end && end > start) add('dtend', momentOf(end))
  if (isDay) add('transp', 'TRANSPARENT')
  add('summary', summary)
  add('location', event.location)
  add('description', event.description)
  add('url', event.url)
  if (event.isCancelled) add('status', 'CANCELLED')
  return component
}

const momentOf = (iso: string) => ICAL.Time.fromJSDate(new Date(iso), true)

/** The library knows one sign for the end of a line: a text with another one would go on as a line of the calendar itself. */
const inLines = (text: string) => text.replace(/\r\n?/g, '\n')
