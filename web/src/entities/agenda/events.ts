import type { AnyItem } from '@schakel/domain'
import { hexOf } from '@schakel/domain'
import {
  type AgendaEntry,
  type AgendaMove,
  agendaColours,
  entriesOf,
  fieldOf,
  isDayAlone,
} from '@schakel/domain/agenda'
import { addDays, stepName } from '@schakel/domain/planning'
import type { Words } from '@schakel/domain/texts'
import type { ViewerUser } from '../../api/types.ts'
import type { Locale } from '../../texts/locale.ts'
import { momentOf, wallOf } from '../../ui/wallTime.ts'
import { titleOf } from '../items/titleOf.ts'
import { rightsOf } from '../items/useRights.ts'

/** Something in the agenda as the screen draws it; times on the wall of who looks (D1.4). */
export interface AgendaEvent {
  readonly id: string
  readonly title: string
  /** `YYYY-MM-DD HH:mm:ss` */
  readonly start: string
  readonly end: string
  readonly color: string
  readonly isDay: boolean
  readonly isDone: boolean
  readonly mayMove: boolean
  /** Of a calendar of elsewhere, which is only looked at. */
  readonly isExternal?: boolean
  /** The time zone that it names and that is none: it was read by one’s own. */
  readonly unknownZone?: string | undefined
  readonly entry: AgendaEntry
  readonly item: AnyItem
}

interface EventTexts {
  readonly user: ViewerUser
  readonly words: Words
  readonly locale: Locale
  readonly kindOf: (kind: AgendaEntry['kind']) => string
}

/** What the items put in the agenda, earliest first. Made here, so that what is moved stands in its new place at once. */
export function eventsOf(
  items: readonly AnyItem[],
  range: { readonly from: string; readonly to: string },
  texts: EventTexts,
): AgendaEvent[] {
  const now = new Date()
  return items
    .flatMap((item) => entriesOf(item, range, now).map((entry) => eventOf(item, entry, texts)))
    .sort((a, b) => (a.start < b.start ? -1 : a.start > b.start ? 1 : a.title.localeCompare(b.title, 'nl')))
}

function eventOf(item: AnyItem, entry: AgendaEntry, { user, words, locale, kindOf }: EventTexts): AgendaEvent {
  const rights = rightsOf(user, item)
  const name = titleOf(item, words)
  const said: Record<AgendaEntry['kind'], () => string> = {
    activity: () => name,
    todo: () => name,
    selection: () => `${kindOf('selection')} · ${name}`,
    implementation: () => `${kindOf('implementation')} · ${name}`,
    planning: () => `${stepName(entry.text ?? '', locale)} · ${name}`,
    status: () => `${words.status(item._type, entry.status ?? '')} · ${name}`,
  }
  return {
    id: entry.key,
    title: said[entry.kind](),
    ...wallTimes(entry),
    color: hexOf(agendaColours[entry.kind]),
    isDay: isDayAlone(entry.start),
    isDone: item.done === true || item.status === 'cancelled',
    mayMove: rights.update && rights.write(fieldOf[entry.kind]),
    entry,
    item,
  }
}

const HALF_HOUR_MS = 1_800_000

/** When an entry begins and ends on the wall of who looks; of whole days the end is the last of them. */
export function wallTimes({ start, end }: Pick<AgendaEntry, 'start' | 'end'>): { start: string; end: string } {
  if (isDayAlone(start)) {
    const last = end !== undefined && isDayAlone(end) && end > start ? end : start
    return { start: `${start} 00:00:00`, end: `${addDays(last, 1)} 00:00:00` }
  }
  const from = wallOf(new Date(start))
  if (end !== undefined && end > start) return { start: from, end: wallOf(new Date(end)) }
  // What has no end takes a small place, in its own day.
  const until = wallOf(new Date(Date.parse(start) + HALF_HOUR_MS))
  return { start: from, end: until.slice(0, 10) === from.slice(0, 10) ? until : `${from.slice(0, 10)} 23:59:59` }
}

/** The last day on which something takes place: what ends at midnight ends the day before. */
function lastDayOf({ start, end }: AgendaEvent): string {
  const day = end.slice(0, 10)
  const last = end.slice(11) === '00:00:00' ? addDays(day, -1) : day
  return last > start.slice(0, 10) ? last : start.slice(0, 10)
}

/** What of something falls on a day: of what takes several, its part of that day, which is not moved by itself. */
export function onDay(event: AgendaEvent, day: string): AgendaEvent {
  const [first, end] = [`${day} 00:00:00`, `${addDays(day, 1)} 00:00:00`]
  if (event.start >= first && event.end <= end) return event
  return {
    ...event,
    start: event.start < first ? first : event.start,
    end: event.end > end ? end : event.end,
    mayMove: false,
  }
}

/** What takes place on each day of a list, earliest day first; what takes several stands on each of them. */
export function byDay(
  events: readonly AgendaEvent[],
  { first, end }: { readonly first: string; readonly end: string },
): ReadonlyMap<string, readonly AgendaEvent[]> {
  const days = new Map<string, AgendaEvent[]>()
  for (const event of events) {
    const begin = event.start.slice(0, 10)
    const last = lastDayOf(event)
    for (let day = begin > first ? begin : first; day <= last && day < end; day = addDays(day, 1))
      days.set(day, [...(days.get(day) ?? []), event])
  }
  return new Map([...days].sort(([a], [b]) => (a < b ? -1 : 1)))
}

/** Where something is put when it is dropped at this time on the wall: what has an end keeps its length unless it was given another one. */
export function moveTo({ entry, isDay }: AgendaEvent, start: string, end?: string): AgendaMove | undefined {
  if (isDay) return { start: start.slice(0, 10) }
  const from = momentOf(start)
  if (!from) return undefined
  const until = end === undefined ? undefined : momentOf(end)
  if (until) return { start: from.toISOString(), end: until.toISOString() }
  if (entry.end === undefined) return { start: from.toISOString() }
  const length = Date.parse(entry.end) - Date.parse(entry.start)
  return { start: from.toISOString(), end: new Date(from.getTime() + length).toISOString() }
}
