import { createHash } from 'node:crypto'
import type { PhotoCredit } from '@schakel/domain/calls'
import type { Store } from '../store.ts'

/** A photo that a search found, as far as its pictures are fetched by it. */
export interface KeptPhoto {
  /** Where a small and a large picture of it are. */
  readonly thumb: string
  readonly full: string
  /** What the service wants to be asked when the photo is taken. */
  readonly taken?: string | undefined
  readonly credit: PhotoCredit
}

/** Notes what a search of somebody found (D15), for a day: pictures are fetched of nothing else, and by nobody else. */
export async function noteFound(
  { database, settings }: Store,
  user: string,
  photos: readonly { readonly id: string; readonly found: KeptPhoto }[],
): Promise<void> {
  await database.query(
    `insert into photos (id, found, at) select p.id, p.found::jsonb, $3 from unnest($1::text[], $2::text[]) as p (id, found)
      on conflict (id) do update set found = excluded.found, at = excluded.at`,
    [photos.map(({ id }) => keyOf(user, id)), photos.map(({ found }) => JSON.stringify(found)), settings.clock()],
  )
}

/** What a search of somebody found under an id; nothing when none did: what others look for tells what they are about. */
export async function readFound({ database }: Store, user: string, id: string): Promise<KeptPhoto | undefined> {
  const [row] = await database.query<{ found: KeptPhoto }>('select found from photos where id = $1', [keyOf(user, id)])
  return row?.found
}

/** Notes whose picture it is that is handed out, by its bytes. */
export async function noteCopy({ database, settings }: Store, picture: Buffer, credit: PhotoCredit): Promise<void> {
  await database.query(
    `insert into photo_copies (hash, credit, at) values ($1, $2, $3)
      on conflict (hash) do update set credit = excluded.credit, at = excluded.at`,
    [hashOf(picture), JSON.stringify(credit), settings.clock()],
  )
}

/** The credit of a picture that is sent, when it was found by a search (D15). */
export async function creditOfCopy({ database }: Store, picture: Buffer): Promise<PhotoCredit | undefined> {
  const [row] = await database.query<{ credit: PhotoCredit }>('select credit from photo_copies where hash = $1', [
    hashOf(picture),
  ])
  return row?.credit
}

function keyOf(user: string, id: string): string {
  return `${user} ${id}`
}

function hashOf(picture: Buffer): string {
  return createHash('sha256').update(picture).digest('hex')
}
