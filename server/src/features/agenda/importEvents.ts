import { hash } from 'node:crypto'
import { escapeHtml, Forbidden, Invalid, isSame, Missing, mayUpdate, NAME_MIN, TEXT_MAX } from '@schakel/domain'
import { ICS_EVENTS_MAX } from '@schakel/domain/calls'
import { addDays, dayOf, dayStart } from '@schakel/domain/planning'
import { readCalendar } from '../../calendar/readCalendar.ts'
import { NoCalendar, type ReadEvent, type ReadFile } from '../../calendar/readIcs.ts'
import { type ImportedEvent, importedBefore, noteImported } from '../../store/agenda/calendars.ts'
import { readSettings } from '../../store/settings/settings.ts'
import type { ViewerStore } from '../../store/store.ts'
import { loadOne } from '../../store/write/load.ts'

/** How far back and ahead events are taken over, days. */
const BACK_DAYS = 366
const AHEAD_DAYS = 732

/** `kept`: it could not be taken over, and what stands in the agenda stays as it is. */
type State = 'new' | 'changed' | 'same' | 'kept'

/** An event of a file and what it is to the agenda. */
interface Imported extends Pick<ReadEvent, 'uid' | 'name' | 'start' | 'end' | 'location' | 'unknownZone'> {
  readonly state: State
}

/**
 * Takes over the events of a calendar file as appointments of who imports them, or only says what would come of it (D14). An event that
 * was imported before is known by its uid. Throws Invalid for what is no calendar.
 */
export async function importEvents(
  me: ViewerStore,
  ics: string,
  isRun: boolean,
): Promise<{ readonly events: readonly Imported[]; readonly isCut: boolean; readonly isPartlyRead: boolean }> {
  const { timezone } = await readSettings(me.store, me.viewer._id)
  const read = await eventsIn(ics, me.store.settings.clock(), timezone)
  const taken = toldApart(read.events.slice(0, ICS_EVENTS_MAX))
  const known = await importedBefore(
    me.store,
    me.viewer._id,
    taken.map(({ uid }) => uid),
  )
  const events: Imported[] = []
  for (const event of taken) {
    const { description: _long, ...told } = event
    const entry = { uid: event.uid, fields: fieldsOf(event, timezone) }
    const state = await takeOver(me, entry, known.get(event.uid), isRun).catch(keptWhere)
    events.push({ ...told, state })
  }
  return { events, isCut: read.events.length > taken.length, isPartlyRead: read.isCut }
}

/** Of events of one name at one moment a file means all: each after the first is known by its place among them. */
function toldApart(events: readonly ReadEvent[]): readonly ReadEvent[] {
  const seen = new Map<string, number>()
  return events.map((event) => {
    const times = (seen.get(event.uid) ?? 0) + 1
    seen.set(event.uid, times)
    return times === 1 ? event : { ...event, uid: `${event.uid}#${times}` }
  })
}

/** One event that cannot be taken over keeps no other away. Throws what is about all of them. */
function keptWhere(error: unknown): State {
  if (error instanceof Missing || error instanceof Forbidden || error instanceof Invalid) return 'kept'
  throw error
}

async function eventsIn(ics: string, now: Date, zone: string): Promise<ReadFile> {
  const today = dayOf(now.toISOString()) ?? ''
  const reading = { from: dayStart(addDays(today, -BACK_DAYS)), to: dayStart(addDays(today, AHEAD_DAYS)), zone }
  try {
    return await readCalendar(ics, reading)
  } catch (error) {
    if (error instanceof NoCalendar) throw Invalid.of('ics', 'calendar')
    throw error
  }
}

/** An event of a file as it is to stand in the agenda. */
interface Entry {
  readonly uid: string
  readonly fields: ReturnType<typeof fieldsOf>
}

async function takeOver(
  me: ViewerStore,
  entry: Entry,
  known: ImportedEvent | undefined,
  isRun: boolean,
): Promise<State> {
  if (known) return takeOverAgain(me, entry, known, isRun)
  if (!isRun) return 'new'
  const { _id: user } = me.viewer
  const options = { alone: `agenda import of ${user}` }
  return me.store.together(async (inner) => {
    // The same file may have been taken over meanwhile, by another tab or by a call whose answer was lost.
    const since = (await importedBefore(inner, user, [entry.uid])).get(entry.uid)
    if (since) return 'same'
    const { _id } = await inner
      .as(me.viewer)
      .create({ item: { ...entry.fields, _type: 'activity', $role: 'Afspraak' } })
    await noteImported(inner, user, entry.uid, { item: _id, said: digestsOf(entry.fields) })
    return 'new'
  }, options)
}

/** One that was imported before: what the file says anew is changed, what one wrote oneself since stays. */
async function takeOverAgain(
  me: ViewerStore,
  { uid, fields }: Entry,
  known: ImportedEvent,
  isRun: boolean,
): Promise<State> {
  const said = digestsOf(fields)
  const { fields: kept, facts } = await loadOne(me, known.item)
  // Imports of before that was noted took no description over: one that is there is somebody's own.
  const before: Readonly<Record<string, string | undefined>> =
    known.said ?? (kept.description ? { description: said.description } : {})
  const isOther = ([name, value]: [string, unknown]) => said[name] !== before[name] && (kept[name] ?? null) !== value
  const changes: Partial<typeof fields> = Object.fromEntries(Object.entries(fields).filter(isOther))
  // What the file says anew of one of both lies outside when one moved it to oneself: its time is one thing then.
  const { date = kept.date, end = kept.end } = changes
  if (typeof date === 'string' && typeof end === 'string' && end < date) {
    Object.assign(changes, { date: fields.date, end: fields.end })
  }
  const isChanged = Object.keys(changes).length > 0
  if (isChanged && !mayUpdate(me.viewer, facts)) return 'kept'
  if (isRun && !isSame(said, known.said)) {
    await me.store.together(async (inner) => {
      if (isChanged) await inner.as(me.viewer).update({ id: known.item, fields: changes })
      await noteImported(inner, me.viewer._id, uid, { item: known.item, said })
    })
  }
  return isChanged ? 'changed' : 'same'
}

function digestsOf(fields: object): Record<string, string> {
  const digest = (value: unknown) => hash('sha256', JSON.stringify(value), 'base64url')
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, digest(value)]))
}

function fieldsOf({ name, start, end, location, description = '' }: ReadEvent, zone: string) {
  const isDay = dayOf(start) === start
  return {
    // A shorter name than an activity has is filled up to what is asked (S5.5).
    name: filledUp(name || '…'),
    date: isDay ? dayStart(start, zone) : start,
    // Of whole days until the midnight after the last of them, on the wall of who imports.
    end: isDay ? dayStart(addDays(end ?? start, 1), zone) : (end ?? null),
    location: location ?? null,
    description: markupOf(description) || null,
  }
}

// Counted as the rule counts them: an emoji is one sign.
function filledUp(name: string): string {
  return name + '.'.repeat(Math.max(0, NAME_MIN - Array.from(name).length))
}

/** The words of a text as paragraphs, as many as a description holds: what looks like markup in it is words too. */
function markupOf(text: string): string {
  const lines = text
    .split(/[\r\n]+/)
    .map((line) => line.trim())
    .filter(Boolean)
  let markup = ''
  for (const line of lines) {
    const paragraph = `<p>${escapeHtml(line)}</p>`
    if (markup.length + paragraph.length > TEXT_MAX) break
    markup += paragraph
  }
  return markup
}
