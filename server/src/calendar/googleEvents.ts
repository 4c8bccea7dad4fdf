import { z } from 'zod'
import { fetchJson } from '../outside/fetchFrom.ts'
import type { GoogleCalendar, GoogleEvent } from '../store/googleCalendars.ts'

/** Longest until all pages are there, ms; the most of one page, bytes; and events and pages that are read at most. */
const TIME_MS = 10_000
const PAGE_BYTES = 2_000_000
const PAGE_EVENTS = 500
const PAGES_MAX = 4

const time = z.union([z.object({ date: z.iso.date() }), z.object({ dateTime: z.iso.datetime({ offset: true }) })])

const eventShape = z.object({
  id: z.string().min(1),
  status: z.string().optional(),
  summary: z.string().optional(),
  location: z.string().optional(),
  visibility: z.string().optional(),
  eventType: z.string().optional(),
  start: time,
  end: time.optional(),
  attendees: z.array(z.object({ self: z.boolean().optional(), responseStatus: z.string().optional() })).optional(),
})

const pageShape = z.object({
  summary: z.string().optional(),
  nextPageToken: z.string().optional(),
  items: z.array(z.unknown()).default([]),
})

/** No more than is shown: descriptions and other people are not fetched. */
const FIELDS =
  'summary,nextPageToken,items(id,status,summary,location,visibility,eventType,start,end,attendees(self,responseStatus))'

interface Reading {
  /** Where Google's calendars are read. */
  readonly calendars: string
  /** A key that opens one's own. */
  readonly access: string
  readonly timeMs?: number
}

/** Reads somebody's own calendar at Google in a stretch of time (D14), each event once for each time it takes place. Throws ServiceAway. */
export async function readGoogle(
  { calendars, access, timeMs = TIME_MS }: Reading,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<GoogleCalendar> {
  const until = Date.now() + timeMs
  const events: GoogleEvent[] = []
  let name = ''
  let pageToken: string | undefined
  for (let pages = 0; pages < PAGES_MAX; pages += 1) {
    const asked = new URLSearchParams({
      timeMin: from,
      timeMax: to,
      singleEvents: 'true',
      orderBy: 'startTime',
      maxAttendees: '1',
      maxResults: String(PAGE_EVENTS),
      fields: FIELDS,
      ...(pageToken === undefined ? {} : { pageToken }),
    })
    const page = await fetchJson(`${calendars}/calendars/primary/events?${asked}`, pageShape, {
      origins: [new URL(calendars).origin],
      headers: { authorization: `Bearer ${access}` },
      bytesMax: PAGE_BYTES,
      timeMs: Math.max(1, until - Date.now()),
    })
    events.push(...page.items.flatMap(eventOf).slice(0, PAGE_EVENTS))
    name ||= lineOf(page.summary)
    pageToken = page.nextPageToken
    if (!pageToken) break
  }
  return { name, events }
}

/** An event as it is kept; nothing for what is no event, was cancelled or declined, or says where one works or whose birthday it is. */
function eventOf(item: unknown): GoogleEvent[] {
  const { data: event } = eventShape.safeParse(item)
  if (!event || event.status === 'cancelled') return []
  if (event.eventType === 'workingLocation' || event.eventType === 'birthday') return []
  if (event.attendees?.some(({ self, responseStatus }) => self && responseStatus === 'declined')) return []
  const isPrivate = event.visibility === 'private' || event.visibility === 'confidential'
  const [name, location] = isPrivate ? ['', ''] : [lineOf(event.summary), lineOf(event.location)]
  const start = momentOf(event.start)
  const end = event.end && ('date' in event.start ? lastDayOf(event.end) : momentOf(event.end))
  return [
    {
      uid: lineOf(event.id, 400),
      name,
      start,
      ...(end !== undefined && end > start ? { end } : {}),
      ...(location === '' ? {} : { location }),
      ...(isPrivate ? { isPrivate } : {}),
    },
  ]
}

function momentOf(at: z.output<typeof time>): string {
  return 'date' in at ? at.date : new Date(at.dateTime).toISOString()
}

/** Google says the day after. */
function lastDayOf(end: z.output<typeof time>): string | undefined {
  if (!('date' in end)) return undefined
  return new Date(Date.parse(end.date) - 86_400_000).toISOString().slice(0, 10)
}

/** A text that the database takes. */
function lineOf(text = '', max = 200): string {
  return text.replaceAll('\u0000', '').trim().slice(0, max).toWellFormed()
}
