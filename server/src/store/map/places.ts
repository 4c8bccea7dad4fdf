import { createHmac } from 'node:crypto'
import type { Store } from '../store.ts'

/** A point on the earth, degrees. */
export interface Place {
  readonly lat: number
  readonly lon: number
}

/** How long it is believed where an address lies, and that nobody knows it, days. */
const KNOWN_DAYS = 180
const UNKNOWN_DAYS = 7
const DAY_MS = 86_400_000

/** Where an address lies as it was told before (D15): null when nobody knew it, nothing when it was not asked for long. */
export async function readPlace(store: Store, address: string): Promise<Place | null | undefined> {
  const now = store.settings.clock().getTime()
  const [row] = await store.database.query<{ lat: number | null; lon: number | null }>(
    `select lat, lon from places where address = $1 and at > case when lat is null then $2::timestamptz else $3::timestamptz end`,
    [keyOf(store, address), new Date(now - UNKNOWN_DAYS * DAY_MS), new Date(now - KNOWN_DAYS * DAY_MS)],
  )
  if (!row) return undefined
  return row.lat === null || row.lon === null ? null : { lat: row.lat, lon: row.lon }
}

/** Keeps where an address lies, or that nobody knows it. */
export async function keepPlace(store: Store, address: string, place: Place | null): Promise<void> {
  await store.database.query(
    `insert into places (address, lat, lon, at) values ($1, $2, $3, $4)
      on conflict (address) do update set lat = excluded.lat, lon = excluded.lon, at = excluded.at`,
    [keyOf(store, address), place?.lat ?? null, place?.lon ?? null, store.settings.clock()],
  )
}

function keyOf({ settings }: Store, address: string): string {
  return createHmac('sha256', settings.secret).update(`place:${address}`).digest('base64url')
}
