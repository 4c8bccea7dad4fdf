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
/** RFC 5545: a line holds so many octets, the rest goes on in the next one. */
const LINE_MAX = 75

/** A calendar as RFC 5545 writes it: moments in UTC, lines folded, texts escaped. */
export function writeIcs(name: string, events: readonly IcsEvent[], now: Date): string {
  const stamp = moment(now.toISOString())
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Schakel//Agenda//NL',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escaped(name)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    'X-PUBLISHED-TTL:PT1H',
    ...events.flatMap((event) => eventLines(event, stamp)),
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}

function eventLines(event: IcsEvent, stamp: string): string[] {
  const { uid, summary, start, end, location, description, url, isCancelled } = event
  const isDay = DAY_ALONE.test(start)
  const text = (name: string, value: string | undefined) => (value ? [`${name}:${escaped(value)}`] : [])
  return [
    'BEGIN:VEVENT',
    `UID:${escaped(uid)}`,
    `DTSTAMP:${stamp}`,
    ...(isDay
      ? [`DTSTART;VALUE=DATE:${day(start)}`, `DTEND;VALUE=DATE:${day(nextDay(start))}`, 'TRANSP:TRANSPARENT']
      : [`DTSTART:${moment(start)}`, ...(end && end > start ? [`DTEND:${moment(end)}`] : [])]),
    ...text('SUMMARY', summary),
    ...text('LOCATION', location),
    ...text('DESCRIPTION', description),
    ...(url ? [`URL:${url}`] : []),
    ...(isCancelled ? ['STATUS:CANCELLED'] : []),
    'END:VEVENT',
  ]
}

function moment(iso: string): string {
  return `${new Date(iso).toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`
}

function day(date: string): string {
  return date.replaceAll('-', '')
}

function nextDay(date: string): string {
  return new Date(Date.parse(date) + 86_400_000).toISOString().slice(0, 10)
}

function escaped(text: string): string {
  return text
    .replace(/\\/g, '\\\\')
    .replace(/[;,]/g, '\\$&')
    .replace(/\r\n|\r|\n/g, '\\n')
}

/** No letter is cut in two: the octets are counted letter by letter. */
function folded(line: string): string {
  let out = ''
  let octets = 0
  for (const letter of line) {
    const length = Buffer.byteLength(letter)
    if (octets + length > LINE_MAX) {
      out += '\r\n '
      octets = 1
    }
    out += letter
    octets += length
  }
  return out
}
