import { IMAGE_UNPLACED_MINUTES, type ImageKind, imageKinds, Missing } from '@schakel/domain'
import type { PhotoCredit } from '@schakel/domain/calls'
import type { ViewerContext } from '../context.ts'
import { Params, readScope } from '../read/form.ts'

/** A picture as whoever sees it is told of it. */
interface SeenImage {
  readonly kind: ImageKind
  /** Who made it, where that is to be shown with it. */
  readonly credit?: PhotoCredit | undefined
}

/** SQL: that the item `i` shows the picture of this hash, which is SQL too. */
export const showing = (hash: string) =>
  `image_hashes(i.fields) && array[${hash}]::text[] and image_hashes(i.fields) <> '{}'`

/**
 * The kind of a picture and who made it, for whoever reads an item that has it in the form they read (D6, D7) and for who sent it a moment ago.
 * For all others there is no such picture: throws Missing.
 */
export async function readImage(me: ViewerContext, hash: string): Promise<SeenImage> {
  const since = new Date(me.store.settings.clock().getTime() - IMAGE_UNPLACED_MINUTES * 60_000)
  const image = await seenImage(me, hash, since)
  if (!image) throw new Missing('image')
  return image
}

/**
 * Whether somebody may give an item this picture: one that they see, or sent at any time, since a draft may wait, or that they themselves took
 * from this item, since that is undone.
 */
export async function mayShowImage(me: ViewerContext, hash: string, item?: string): Promise<boolean> {
  if (await seenImage(me, hash)) return true
  if (item === undefined) return false
  const [row] = await me.store.database.query(
    `select 1 from changes c where c.item = $1 and c.by = $2 and $3 = any (image_hashes(c.before))
        and exists (select from uploads u where u.hash = $3) limit 1`,
    [item, me.viewer._id, hash],
  )
  return row !== undefined
}

async function seenImage(me: ViewerContext, hash: string, sentSince?: Date): Promise<SeenImage | undefined> {
  const params = new Params()
  const wanted = params.add(hash)
  const who = params.add(me.viewer._id)
  const kinds = params.add(imageKinds)
  const isSender = sentSince ? `u.who = ${who} and u.at > ${params.add(sentSince)}` : `u.who = ${who}`
  const scope = readScope(me, params)
  const [row] = await me.store.database.query<{ kind: ImageKind; credit: PhotoCredit | null }>(
    `with shown as materialized (select i.id from items i where ${showing(wanted)})
      select u.kind, u.credit from uploads u where u.hash = ${wanted} and u.kind = any (${kinds}::text[])
        and ((${isSender}) or exists (select from shown join items i using (id)
          where ${scope.where} and image_hashes(${scope.form}) && array[${wanted}]::text[])) limit 1`,
    params.values,
  )
  return row && { kind: row.kind, credit: row.credit ?? undefined }
}
