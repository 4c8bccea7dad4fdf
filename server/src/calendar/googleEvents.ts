import type { AgendaRange } from '@schakel/domain/agenda'
import { z } from 'zod'
import { type ExternalService, fetchJson, ServiceAway } from '../external/fetchFrom.ts'
import { limitTurns } from '../http/limitTurns.ts'
import type { GoogleCalendar, GoogleEvent, GoogleRead } from '../store/agenda/googleCalendars.ts'
import { keptText } from './keptText.ts'

/** Longest until all pages are there, ms; the most of one page, bytes and events. */
const TIME_MS = 10_000
const PAGE_BYTES = 2_000_000
const PAGE_EVENTS = 500
/** The most that is read for one person at a time, and of how many calendars at once. */
const CALENDARS_MAX = 10
const PAGES_MAX = 12
const EVENTS_MAX = 2000
const AT_ONCE = 3

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

const listShape = z.object({
  items: z.array(z.unknown()).default([]),
})

const entryShape = z.object({
  id: z.string().min(1).max(1000),
  summary: z.string().optional(),
  summaryOverride: z.string().optional(),
  backgroundColor: z.string().optional(),
  selected: z.boolean().optional(),
  primary: z.boolean().optional(),
})
const LIST_FIELDS = 'items(id,summary,summaryOverride,backgroundColor,selected,primary)'

/** How one's own is asked for, and known by, whether or not the list may be read. */
const OWN_ID = 'primary'
const OWN_ALONE = { id: OWN_ID, name: '', isAlone: true } as const

interface Reading {
  /** Where Google's calendars are read. */
  readonly calendars: string
  /** A key that opens one's own. */
  readonly access: string
  /** Which others there are may be asked. */
  readonly mayList: boolean
  readonly timeMs?: number
}

type Listed = Omit<GoogleCalendar, 'events' | 'isSilent'>
type Ask = <S extends z.ZodType>(
  path: string,
  asked: Readonly<Record<string, string>>,
  shape: S,
) => Promise<z.output<S>>

/**
 * Reads the calendars that somebody has in view at Google in a stretch of time (D14), each event once for each time it takes place. One that
 * does not answer tells what it said before, and keeps no other away. Throws ServiceAway where none does.
 */
export async function readGoogle(
  { calendars, access, mayList, timeMs = TIME_MS }: Reading,
  range: AgendaRange,
  before: readonly GoogleCalendar[] = [],
): Promise<GoogleRead> {
  const until = Date.now() + timeMs
  const service: ExternalService = {
    origins: [new URL(calendars).origin],
    headers: { authorization: `Bearer ${access}` },
    bytesMax: PAGE_BYTES,
  }
  const ask: Ask = (path, asked, shape) =>
    fetchJson(`${calendars}/${path}?${new URLSearchParams(asked)}`, shape, {
      ...service,
      timeMs: Math.max(1, until - Date.now()),
    })
  const listed = mayList ? await calendarsOf(ask) : { name: '', calendars: [OWN_ALONE] }
  const read = await readAll(ask, listed.calendars, range)
  const failures = read.flatMap(({ failure }) => failure ?? [])
  const refusal = failures.find(({ status }) => status === 401)
  if (refusal || failures.length === read.length) throw refusal ?? failures[0]
  const told = read.map(({ calendar, name, events, failure }): GoogleCalendar => {
    if (!failure) return { ...calendar, name, events }
    return { ...calendar, isSilent: true, events: before.find(({ id }) => id === calendar.id)?.events ?? [] }
  })
  return { name: listed.name || (told[0]?.name ?? ''), calendars: told }
}

/** The calendars that somebody has in view there, their own first. */
async function calendarsOf(ask: Ask): Promise<{ readonly name: string; readonly calendars: readonly Listed[] }> {
  const { items } = await ask('users/me/calendarList', { maxResults: '250', fields: LIST_FIELDS }, listShape)
  const entries = items.flatMap((item) => entryShape.safeParse(item).data ?? [])
  const own = entries.find(({ primary }) => primary)
  const inView = entries.filter(({ selected }) => selected).sort((a, b) => Number(b === own) - Number(a === own))
  const chosen = inView.length > 0 || !own ? inView : [own]
  return {
    name: keptText(own?.summary),
    calendars: chosen.length > 0 ? chosen.slice(0, CALENDARS_MAX).map(listedOf) : [{ id: OWN_ID, name: '' }],
  }
}

function listedOf({
  id,
  summary,
  summaryOverride,
  backgroundColor = '',
  primary,
}: z.output<typeof entryShape>): Listed {
  const colour = /^#[\da-f]{6}$/i.test(backgroundColor) ? backgroundColor : undefined
  return {
    id: primary ? OWN_ID : id.toWellFormed().replaceAll('\u0000', ''),
    name: keptText(summaryOverride || summary),
    ...(colour ? { colour } : {}),
  }
}

/** How far the reading of a calendar is. */
interface Underway {
  readonly calendar: Listed
  name: string
  readonly events: GoogleEvent[]
  /** Where there is more. */
  next?: string | undefined
  failure?: ServiceAway
}

/** Reads calendars within one budget: a page of each, its share of the events, and then more of those that have more, the first ones first. */
async function readAll(ask: Ask, calendars: readonly Listed[], range: AgendaRange): Promise<readonly Underway[]> {
  const inTurn = limitTurns(AT_ONCE, calendars.length)
  const share = Math.min(PAGE_EVENTS, Math.floor(EVENTS_MAX / calendars.length))
  const read = calendars.map((calendar): Underway => ({ calendar, name: calendar.name, events: [] }))
  await Promise.all(read.map((one) => inTurn(() => readPage(ask, one, range, share))))
  let pages = PAGES_MAX - read.length
  let left = EVENTS_MAX - read.reduce((sum, { events }) => sum + events.length, 0)
  for (const one of read) {
    for (; one.next && pages > 0 && left > 0; pages -= 1) {
      const before = one.events.length
      await readPage(ask, one, range, Math.min(PAGE_EVENTS, left))
      left -= one.events.length - before
    }
  }
  return read
}

async function readPage(ask: Ask, one: Underway, { from, to }: AgendaRange, most: number): Promise<void> {
  const asked = {
    timeMin: from,
    timeMax: to,
    singleEvents: 'true',
    orderBy: 'startTime',
    maxAttendees: '1',
    maxResults: String(most),
    fields: FIELDS,
    ...(one.next === undefined ? {} : { pageToken: one.next }),
  }
  one.next = undefined
  try {
    const page = await ask(`calendars/${encodeURIComponent(one.calendar.id)}/events`, asked, pageShape)
    one.events.push(...page.items.flatMap(eventOf).slice(0, most))
    one.name ||= keptText(page.summary)
    one.next = page.nextPageToken
  } catch (error) {
    if (!(error instanceof ServiceAway)) throw error
    one.failure = error
  }
}

/** An event as it is kept; nothing for what is no event, was cancelled or declined, or says where one works or whose birthday it is. */
function eventOf(item: unknown): GoogleEvent[] {
  const { data: event } = eventShape.safeParse(item)
  if (!event || event.status === 'cancelled') return []
  if (event.eventType === 'workingLocation' || event.eventType === 'birthday') return []
  if (event.attendees?.some(({ self, responseStatus }) => self && responseStatus === 'declined')) return []
  const isPrivate = event.visibility === 'private' || event.visibility === 'confidential'
  const [name, location] = isPrivate ? ['', ''] : [keptText(event.summary), keptText(event.location)]
  const start = momentOf(event.start)
  const end = event.end && ('date' in event.start ? lastDayOf(event.end) : momentOf(event.end))
  return [
    {
      uid: keptText(event.id, 400),
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
