import { createHmac } from 'node:crypto'
import { type AgendaRange, isWithin } from '@schakel/domain/agenda'
import type { AgendaLayer } from '@schakel/domain/calls'
import { type GoogleAccess, NotGranted } from '../../calendar/googleAccess.ts'
import { readGoogle } from '../../calendar/googleEvents.ts'
import type { GoogleSettings } from '../../configServices.ts'
import { ServiceAway } from '../../external/fetchFrom.ts'
import { countAsking } from '../../http/askingLimit.ts'
import { TooMany } from '../../http/httpError.ts'
import type { turnsOfEach } from '../../http/limitTurns.ts'
import {
  endGoogleCalendar,
  type GoogleCalendar,
  type KeptGoogle,
  noteGoogleRead,
  noteGoogleSilent,
  readGoogleCalendar,
} from '../../store/agenda/googleCalendars.ts'
import type { Store } from '../../store/store.ts'
import { FRESH_MS, SHOWN_MAX } from './overlays.ts'

/** Google as it is asked: by which way, and where its calendars are. */
export interface Google {
  readonly access: GoogleAccess
  readonly calendars: GoogleSettings['calendars']
  /** For one person it is asked one thing after another: who comes second finds what the first read. */
  readonly inTurn: ReturnType<typeof turnsOfEach>
}

interface Told {
  readonly calendars: readonly GoogleCalendar[]
  readonly isSilent: boolean
}

/** When it did not answer it is asked again after this time, ms. */
const AGAIN_MS = 60_000
/** What lies around a stretch of time is read with it, since one looks there next, ms. */
const AROUND_MS = 42 * 86_400_000
/** So often in a quarter of an hour one person may have Google asked. */
const ASKED_MOST = 60

/** The calendars that somebody connected at Google (D14); where they cannot be read now, with what they said before. */
export async function googleLayers(
  store: Store,
  google: Google | undefined,
  user: string,
  range: AgendaRange,
): Promise<readonly AgendaLayer[]> {
  const kept = await readGoogleCalendar(store, user)
  if (!kept) return []
  const { calendars, isSilent } =
    google && !isGood(store, kept, range)
      ? await google.inTurn(user, () => syncCalendar(store, google, user, range))
      : asKept(kept, google !== undefined)
  return calendars.map(({ id, name, colour, isSilent: isSilentAlone, events: all }) => {
    const events = all.filter((event) => isWithin(event, range))
    return {
      _id: layerId(store.settings.secret, user, id),
      name: name || 'Google',
      source: 'google',
      ...(colour ? { colour } : {}),
      isSilent: isSilent || isSilentAlone === true,
      isCut: events.length > SHOWN_MAX,
      events: events.slice(0, SHOWN_MAX),
    }
  })
}

/** By what a calendar is known outside the server: browsers remember this one, and nobody learns from it what may be an address. */
export function layerId(secret: string, user: string, id: string): string {
  return createHmac('sha256', secret).update(`google ${user} ${id}`).digest('base64url').slice(0, 16)
}

function asKept({ calendars, error, lost }: KeptGoogle, isKnown = true): Told {
  return { calendars, isSilent: !isKnown || error !== null || lost === 'sealed' }
}

/** Whether what is kept is recent and tells of all of a stretch of time, or it is of no use to ask again. */
function isGood(store: Store, { token, calendars, fetched, error, from, to }: KeptGoogle, range: AgendaRange): boolean {
  if (token === undefined) return true
  const age = store.settings.clock().getTime() - (fetched?.getTime() ?? 0)
  if (error !== null) return age < AGAIN_MS
  const isWhole = from !== null && to !== null && from <= new Date(range.from) && to >= new Date(range.to)
  return isWhole && age < (calendars.some(({ isSilent }) => isSilent) ? AGAIN_MS : FRESH_MS)
}

/** What is kept once it is this person's turn, read again where that is still asked for. */
async function syncCalendar(store: Store, google: Google, user: string, range: AgendaRange): Promise<Told> {
  const kept = await readGoogleCalendar(store, user)
  if (!kept) return { calendars: [], isSilent: false }
  return isGood(store, kept, range) ? asKept(kept) : readAgain(store, google, user, kept, range)
}

async function readAgain(
  store: Store,
  { access, calendars }: Google,
  user: string,
  { _id, token = '', calendars: before }: KeptGoogle,
  range: AgendaRange,
): Promise<Told> {
  const from = around(range.from, -AROUND_MS)
  const to = around(range.to, AROUND_MS)
  try {
    await countAsking(store, 'agenda-google-read', user, ASKED_MOST)
    const { access: key, lasting, mayList } = await access.open(token)
    const read = await readGoogle({ calendars, access: key, mayList }, { from, to }, before)
    await noteGoogleRead(store, _id, { ...read, from, to, token: lasting })
    return { calendars: read.calendars, isSilent: false }
  } catch (error) {
    if (error instanceof TooMany) return { calendars: before, isSilent: true }
    if (error instanceof NotGranted || (error instanceof ServiceAway && error.status === 401)) {
      await endGoogleCalendar(store, _id)
      return { calendars: [], isSilent: false }
    }
    await noteGoogleSilent(store, _id, error instanceof ServiceAway && error.status !== undefined ? 'answer' : 'time')
    return { calendars: before, isSilent: true }
  }
}

function around(moment: string, by: number): string {
  return new Date(Date.parse(moment) + by).toISOString()
}
