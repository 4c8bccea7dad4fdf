import { Invalid } from '@schakel/domain'
import type { AgendaRange } from '@schakel/domain/agenda'
import type { AgendaLayer } from '@schakel/domain/calls'
import { askableCalendar, fetchCalendar, NotFetched, TIME_MS } from '../../calendar/fetchCalendar.ts'
import { readCalendar } from '../../calendar/readCalendar.ts'
import { type IcsReading, NoCalendar, type ReadFile } from '../../calendar/readIcs.ts'
import { refusedAtOneMoment } from '../../http/sameTime.ts'
import { addOverlay, listOverlays, noteFetched, type Overlay } from '../../store/agenda/calendars.ts'
import { readSettings } from '../../store/settings/settings.ts'
import type { Store } from '../../store/store.ts'

/** What was read stays good for so long, ms. */
export const FRESH_MS = 15 * 60_000
/** Events of one calendar that one stretch of time shows at most. */
export const SHOWN_MAX = 500

/** Only whether it is a calendar is asked. */
const NEVER: IcsReading = { from: '1970-01-01T00:00:00.000Z', to: '1970-01-01T00:00:00.000Z', zone: 'UTC' }

/** How an address outside is read, and the moment at which every one that could not be read is told as such, ms. */
export interface Reading {
  readonly fetchText?: (address: string) => Promise<string>
  readonly refusedAfter?: number
}

/** Lays a calendar of elsewhere under somebody's own (D14): only one that can be read now. Throws Invalid. */
export async function newOverlay(
  store: Store,
  user: string,
  { name, url }: Pick<Overlay, 'name' | 'url'>,
  reading: Reading = {},
): Promise<{ _id: string }> {
  if (name.trim() === '') throw Invalid.of('name', 'required')
  const body = await readable(url, reading)
  const _id = await addOverlay(store, user, { name: name.trim(), url, body })
  if (_id === undefined) throw Invalid.of('url', 'tooLong')
  return { _id }
}

/**
 * What stands at an address now. Why it could not be read is not told, nor by when: it would say which names and machines this server
 * finds and reaches (D20). What the text of an address alone says is told at once.
 */
async function readable(url: string, reading: Reading): Promise<string> {
  try {
    return await readNow(url, reading)
  } catch (error) {
    if (error instanceof NotFetched) throw Invalid.of('url', error.reason === 'address' ? 'website' : 'addressSilent')
    if (error instanceof NoCalendar) throw Invalid.of('url', 'addressSilent')
    throw error
  }
}

/** Throws NotFetched, NoCalendar. */
async function readNow(url: string, { fetchText = fetchCalendar, refusedAfter = TIME_MS }: Reading): Promise<string> {
  askableCalendar(url)
  const work = async () => {
    const body = await fetchText(url)
    await readCalendar(body, NEVER)
    return body
  }
  return refusedAtOneMoment(work(), refusedAfter, new NotFetched('time'))
}

/** Somebody's calendars of elsewhere; one that cannot be read now tells what it said before. */
export async function externalLayers(
  store: Store,
  user: string,
  range: AgendaRange,
  reading: Reading = {},
): Promise<readonly AgendaLayer[]> {
  const [overlays, { timezone: zone }] = await Promise.all([listOverlays(store, user), readSettings(store, user)])
  return Promise.all(
    overlays.map(async (overlay) => {
      const { body, isSilent } = await readOverlay(store, overlay, reading)
      const read = await eventsIn(body, { ...range, zone })
      const events = read.events.slice(0, SHOWN_MAX).map(({ description: _long, ...event }) => event)
      const isCut = read.isCut || read.events.length > SHOWN_MAX
      return { _id: overlay._id, name: overlay.name, source: 'ics', isSilent, isCut, events }
    }),
  )
}

async function readOverlay(
  store: Store,
  overlay: Overlay,
  reading: Reading,
): Promise<{ readonly body: string | null; readonly isSilent: boolean }> {
  const age = store.settings.clock().getTime() - (overlay.fetched?.getTime() ?? 0)
  if (age < FRESH_MS) return { body: overlay.body, isSilent: overlay.error !== null }
  try {
    const body = await readNow(overlay.url, reading)
    await noteFetched(store, overlay._id, { body })
    return { body, isSilent: false }
  } catch (error) {
    await noteFetched(store, overlay._id, { error: error instanceof NotFetched ? error.reason : 'answer' })
    return { body: overlay.body, isSilent: true }
  }
}

async function eventsIn(body: string | null, reading: IcsReading): Promise<ReadFile> {
  const nothing = { events: [], isCut: false }
  try {
    return body === null ? nothing : await readCalendar(body, reading)
  } catch (error) {
    if (error instanceof NoCalendar) return nothing
    throw error
  }
}
