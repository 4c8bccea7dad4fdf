import { Invalid, type IssueCode } from '@schakel/domain'
import type { AgendaRange } from '@schakel/domain/agenda'
import { fetchCalendar, NotFetched } from '../../calendar/fetchCalendar.ts'
import { readCalendar } from '../../calendar/readCalendar.ts'
import { NoCalendar, type ReadEvent } from '../../calendar/readIcs.ts'
import { addOverlay, listOverlays, noteFetched, type Overlay } from '../../store/calendars.ts'
import type { Store } from '../../store/store.ts'

/** What was read stays good for so long, ms. */
export const FRESH_MS = 15 * 60_000
/** Events of one calendar that one stretch of time shows at most. */
export const SHOWN_MAX = 500

export type FetchText = (address: string) => Promise<string>

const issues: Readonly<Record<NotFetched['reason'], IssueCode>> = {
  address: 'website',
  private: 'addressPrivate',
  answer: 'addressSilent',
  tooLarge: 'addressSilent',
  time: 'addressSilent',
}

/** Lays a calendar of elsewhere under somebody's own (D14): only one that can be read now. Throws Invalid. */
export async function newOverlay(
  store: Store,
  user: string,
  { name, url }: Pick<Overlay, 'name' | 'url'>,
  fetchText: FetchText = fetchCalendar,
): Promise<{ _id: string }> {
  if (name.trim() === '') throw Invalid.of('name', 'required')
  const body = await readable(url, fetchText)
  const _id = await addOverlay(store, user, { name: name.trim(), url, body })
  if (_id === undefined) throw Invalid.of('url', 'tooLong')
  return { _id }
}

async function readable(url: string, fetchText: FetchText): Promise<string> {
  try {
    const body = await fetchText(url)
    await readCalendar(body, { from: '0', to: '0' })
    return body
  } catch (error) {
    if (error instanceof NotFetched) throw Invalid.of('url', issues[error.reason])
    if (error instanceof NoCalendar) throw Invalid.of('url', 'calendar')
    throw error
  }
}

/** What stands in somebody's calendars of elsewhere; one that cannot be read now tells what it said before. */
export async function externalEvents(
  store: Store,
  user: string,
  range: AgendaRange,
  fetchText: FetchText = fetchCalendar,
): Promise<readonly (ReadEvent & { readonly overlay: string })[]> {
  const overlays = await listOverlays(store, user)
  const read = await Promise.all(
    overlays.map(async (overlay) => {
      const body = await bodyOf(store, overlay, fetchText)
      return (await eventsIn(body, range)).map(({ description: _long, ...event }) => ({
        ...event,
        overlay: overlay.name,
      }))
    }),
  )
  return read.flat()
}

async function bodyOf(store: Store, overlay: Overlay, fetchText: FetchText): Promise<string | null> {
  const age = store.settings.clock().getTime() - (overlay.fetched?.getTime() ?? 0)
  if (age < FRESH_MS) return overlay.body
  try {
    const body = await fetchText(overlay.url)
    await readCalendar(body, { from: '0', to: '0' })
    await noteFetched(store, overlay._id, { body })
    return body
  } catch (error) {
    await noteFetched(store, overlay._id, { error: error instanceof NotFetched ? error.reason : 'answer' })
    return overlay.body
  }
}

async function eventsIn(body: string | null, range: AgendaRange): Promise<readonly ReadEvent[]> {
  try {
    return body === null ? [] : (await readCalendar(body, range)).slice(0, SHOWN_MAX)
  } catch (error) {
    if (error instanceof NoCalendar) return []
    throw error
  }
}
