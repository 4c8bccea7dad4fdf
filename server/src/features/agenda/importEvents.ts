import { Invalid, NAME_MIN } from '@schakel/domain'
import { ICS_EVENTS_MAX } from '@schakel/domain/calls'
import { addDays, dayOf, dayStart } from '@schakel/domain/planning'
import { readCalendar } from '../../calendar/readCalendar.ts'
import { NoCalendar, type ReadEvent } from '../../calendar/readIcs.ts'
import { importedBefore, noteImported } from '../../store/agenda/calendars.ts'
import { readSettings } from '../../store/settings/settings.ts'
import type { ViewerStore } from '../../store/store.ts'
import { loadOne } from '../../store/write/load.ts'

/** How far back and ahead events are taken over, days. */
const BACK_DAYS = 366
const AHEAD_DAYS = 732

type State = 'new' | 'changed' | 'same'

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
): Promise<{ readonly events: readonly Imported[]; readonly isCut: boolean }> {
  const { timezone } = await readSettings(me.store, me.viewer._id)
  const read = await eventsIn(ics, me.store.settings.clock(), timezone)
  const taken = read.slice(0, ICS_EVENTS_MAX)
  const known = await importedBefore(
    me.store,
    me.viewer._id,
    taken.map(({ uid }) => uid),
  )
  const events: Imported[] = []
  for (const event of taken) {
    const { description: _long, ...told } = event
    const state = await takeOver(me, event, known.get(event.uid), isRun)
    events.push({ ...told, state })
  }
  return { events, isCut: read.length > taken.length }
}

async function eventsIn(ics: string, now: Date, zone: string): Promise<readonly ReadEvent[]> {
  const today = dayOf(now.toISOString()) ?? ''
  const reading = { from: dayStart(addDays(today, -BACK_DAYS)), to: dayStart(addDays(today, AHEAD_DAYS)), zone }
  try {
    return await readCalendar(ics, reading)
  } catch (error) {
    if (error instanceof NoCalendar) throw Invalid.of('ics', 'calendar')
    throw error
  }
}

async function takeOver(me: ViewerStore, event: ReadEvent, id: string | undefined, isRun: boolean): Promise<State> {
  const fields = fieldsOf(event)
  if (id === undefined) {
    if (isRun) {
      await me.store.together(async (inner) => {
        const mine = inner.as(me.viewer)
        const { _id } = await mine.create({ item: { ...fields, _type: 'activity', $role: 'Afspraak' } })
        await noteImported(inner, me.viewer._id, event.uid, _id)
      })
    }
    return 'new'
  }
  const { fields: kept } = await loadOne(me, id)
  const changes = Object.fromEntries(Object.entries(fields).filter(([name, value]) => (kept[name] ?? null) !== value))
  if (Object.keys(changes).length === 0) return 'same'
  if (isRun) await me.update({ id, fields: changes })
  return 'changed'
}

function fieldsOf({ name, start, end, location }: ReadEvent) {
  const isDay = dayOf(start) === start
  return {
    // A shorter name than an activity has is filled up to what is asked (S5.5).
    name: filledUp(name || '…'),
    date: isDay ? dayStart(start) : start,
    // Of whole days until the midnight after the last of them.
    end: isDay ? (end ? dayStart(addDays(end, 1)) : null) : (end ?? null),
    location: location ?? null,
  }
}

// Counted as the rule counts them: an emoji is one sign.
function filledUp(name: string): string {
  return name + '.'.repeat(Math.max(0, NAME_MIN - Array.from(name).length))
}
