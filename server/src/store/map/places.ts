import { createHmac } from 'node:crypto'
import { homeOf, may, type Viewer } from '@schakel/domain'
import type { ViewerStore } from '../store.ts'

/** A point on the earth, degrees. */
export interface Place {
  readonly lat: number
  readonly lon: number
}

/** How long it is believed where an address lies, and that nobody knows it, days. */
const KNOWN_DAYS = 180
const UNKNOWN_DAYS = 7
const DAY_MS = 86_400_000

/**
 * Where an address lies as this viewer or a colleague was told before (D15): null when nobody knew it, nothing when they did not ask for long.
 * What others asked is not used: it would tell which addresses they looked at (D20.1).
 */
export async function readPlace({ store, viewer }: ViewerStore, address: string): Promise<Place | null | undefined> {
  const now = store.settings.clock().getTime()
  const [row] = await store.database.query<{ lat: number | null; lon: number | null }>(
    `select lat, lon from places where address = $1 and at > case when lat is null then $2::timestamptz else $3::timestamptz end`,
    [
      keyOf(store.settings.secret, viewer, address),
      new Date(now - UNKNOWN_DAYS * DAY_MS),
      new Date(now - KNOWN_DAYS * DAY_MS),
    ],
  )
  if (!row) return undefined
  return row.lat === null || row.lon === null ? null : { lat: row.lat, lon: row.lon }
}

/** Keeps for this viewer and colleagues where an address lies, or that nobody knows it. */
export async function keepPlace({ store, viewer }: ViewerStore, address: string, place: Place | null): Promise<void> {
  await store.database.query(
    `insert into places (address, lat, lon, at) values ($1, $2, $3, $4)
      on conflict (address) do update set lat = excluded.lat, lon = excluded.lon, at = excluded.at`,
    [keyOf(store.settings.secret, viewer, address), place?.lat ?? null, place?.lon ?? null, store.settings.clock()],
  )
}

function keyOf(secret: string, viewer: Viewer, address: string): string {
  // Super users read of every organisation: what they look at is not for their own.
  const whose = may(viewer, 'readEverything') ? 'everything' : (homeOf(viewer) ?? viewer._id)
  return createHmac('sha256', secret).update(`place:${whose}\n${address}`).digest('base64url')
}
