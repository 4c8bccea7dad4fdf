import type { AgendaRange } from '@schakel/domain/agenda'
import { type GoogleAccess, NotGranted } from '../../calendar/googleAccess.ts'
import { readGoogle } from '../../calendar/googleEvents.ts'
import { isWithin } from '../../calendar/readIcs.ts'
import type { GoogleSettings } from '../../config.ts'
import { countAsking } from '../../http/askingLimit.ts'
import { TooMany } from '../../http/httpError.ts'
import { ServiceAway } from '../../outside/fetchFrom.ts'
import {
  endGoogleCalendar,
  type GoogleEvent,
  type KeptGoogle,
  noteGoogleRead,
  noteGoogleSilent,
  readGoogleCalendar,
} from '../../store/googleCalendars.ts'
import type { Store } from '../../store/store.ts'
import { FRESH_MS, SHOWN_MAX } from './overlays.ts'

/** Google as it is asked: by which way, and where its calendars are. */
export interface Google {
  readonly access: GoogleAccess
  readonly calendars: GoogleSettings['calendars']
}

/** When it did not answer it is asked again after this time, ms. */
const AGAIN_MS = 60_000
/** What lies around a stretch of time is read with it, since one looks there next, ms. */
const AROUND_MS = 42 * 86_400_000
/** So often in a quarter of an hour one person may have Google asked. */
const ASKED_MOST = 60

/** What stands in the calendar that somebody connected at Google (D14); when that cannot be read now, what it said before. */
export async function googleEvents(
  store: Store,
  google: Google | undefined,
  user: string,
  range: AgendaRange,
): Promise<readonly (GoogleEvent & { readonly overlay: string })[]> {
  const kept = await readGoogleCalendar(store, user)
  if (!kept) return []
  const events = google && !isGood(store, kept, range) ? await readAgain(store, google, user, kept, range) : kept.events
  return events
    .filter((event) => isWithin(event, range))
    .slice(0, SHOWN_MAX)
    .map((event) => ({ ...event, overlay: 'Google' }))
}

/** Whether what is kept is recent and tells of all of a stretch of time, or it is of no use to ask again. */
function isGood(store: Store, { token, fetched, error, from, to }: KeptGoogle, range: AgendaRange): boolean {
  if (token === undefined) return true
  const age = store.settings.clock().getTime() - (fetched?.getTime() ?? 0)
  if (error !== null) return age < AGAIN_MS
  const isWhole = from !== null && to !== null && from <= new Date(range.from) && to >= new Date(range.to)
  return isWhole && age < FRESH_MS
}

async function readAgain(
  store: Store,
  { access, calendars }: Google,
  user: string,
  { _id, token = '', events }: KeptGoogle,
  range: AgendaRange,
): Promise<readonly GoogleEvent[]> {
  const from = around(range.from, -AROUND_MS)
  const to = around(range.to, AROUND_MS)
  try {
    await countAsking(store, 'agenda-google-read', user, ASKED_MOST)
    const opened = await access.open(token)
    const calendar = await readGoogle({ calendars, access: opened.access }, { from, to })
    await noteGoogleRead(store, _id, { calendar, from, to, token: opened.lasting })
    return calendar.events
  } catch (error) {
    if (error instanceof TooMany) return events
    if (error instanceof NotGranted || (error instanceof ServiceAway && error.status === 401)) {
      await endGoogleCalendar(store, _id)
      return []
    }
    await noteGoogleSilent(store, _id, error instanceof ServiceAway && error.status !== undefined ? 'answer' : 'time')
    return events
  }
}

function around(moment: string, by: number): string {
  return new Date(Date.parse(moment) + by).toISOString()
}
