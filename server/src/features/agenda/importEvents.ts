import { hash } from 'node:crypto'
import { escapeHtml, Forbidden, Invalid, isSame, Missing, mayUpdate, NAME_MIN, TEXT_MAX } from '@schakel/domain'
import { ICS_EVENTS_MAX } from '@schakel/domain/calls'
import { addDays, dayOf, dayStart } from '@schakel/domain/planning'
import { readCalendar } from '../../calendar/readCalendar.ts'
import { NoCalendar, type ReadEvent, type ReadFile } from '../../calendar/readIcs.ts'
import { type ImportedEvent, importedBefore, noteImported } from '../../store/agenda/calendars.ts'
import { readSettings } from '../../store/settings/settings.ts'
import type { Store, ViewerStore } from '../../store/store.ts'
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
  const taken = read.events.slice(0, ICS_EVENTS_MAX)
  const known = await importedBefore(
    me.store,
    me.viewer._id,
    taken.map(({ uid }) => uid),
  )
  const events: Imported[] = []
  for (const event of taken) {
    const { description: _long, ...told } = event
    const state = await takeOver(me, event, known.get(event.uid), isRun).catch(keptWhere)
    events.push({ ...told, state })
  }
  return { events, isCut: read.events.length > taken.length, isPartlyRead: read.isCut }
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

async function takeOver(
  me: ViewerStore,
  event: ReadEvent,
  known: ImportedEvent | undefined,
  isRun: boolean,
): Promise<State> {
  const fields = fieldsOf(event)
  const said = digestsOf(fields)
  const note = (inner: Store, item: string) => noteImported(inner, me.viewer._id, event.uid, { item, said })
  if (!known) {
    if (isRun) {
      await me.store.together(async (inner) => {
        const mine = inner.as(me.viewer)
        const { _id } = await mine.create({ item: { ...fields, _type: 'activity', $role: 'Afspraak' } })
        await note(inner, _id)
      })
    }
    return 'new'
  }
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
      await note(inner, known.item)
    })
  }
  return isChanged ? 'changed' : 'same'
}

function digestsOf(fields: object): Record<string, string> {
  const digest = (value: unknown) => hash('sha256', JSON.stringify(value), 'base64url')
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, digest(value)]))
}

function fieldsOf({ name, start, end, location, description = '' }: ReadEvent) {
  const isDay = dayOf(start) === start
  return {
    // A shorter name than an activity has is filled up to what is asked (S5.5).
    name: filledUp(name || '…'),
    date: isDay ? dayStart(start) : start,
    // Of whole days until the midnight after the last of them.
    end: isDay ? (end ? dayStart(addDays(end, 1)) : null) : (end ?? null),
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
