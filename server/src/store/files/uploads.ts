import { FILE_UNUSED_HOURS, IMAGE_UNUSED_HOURS, type ImageKind, imageKinds } from '@schakel/domain'
import type { PhotoCredit } from '@schakel/domain/calls'
import { BACKUP_LOCK } from '../backup/backup.ts'
import type { Queryable } from '../database/index.ts'
import type { Store, ViewerStore } from '../store.ts'
import { inTurnOfAll } from '../turns.ts'
import { showing } from './shownImages.ts'

/** A picture or a file that was sent. */
export interface Upload<K = ImageKind | 'file'> {
  readonly hash: string
  readonly kind: K
  /** Bytes of all its sizes together. */
  readonly size: number
  /** Who made it, where that is to be shown with it. */
  readonly credit?: PhotoCredit | undefined
}

/** What tells whether something that was sent is still needed. */
interface Use<K> {
  readonly kinds: readonly K[]
  /** How long it is kept without being needed, hours. */
  readonly hours: number
  /** Whether an item has it, also one in the trash: it can come back. */
  readonly isUsed: (hash: string) => string
}

/** Uploads that are looked after in one statement. */
const STEP = 100

/** The pictures that items show (D15). */
export const pictureUse: Use<ImageKind> = {
  kinds: imageKinds,
  hours: IMAGE_UNUSED_HOURS,
  // Counted, since of `exists` the planner thinks that a look through the first items will do, and where there is none it looks through all.
  isUsed: (hash) => `(select count(*) from items i where ${showing(hash)}) > 0`,
}

/** The contents of file items (D2.5, D15). */
export const fileUse: Use<'file'> = {
  kinds: ['file'],
  hours: FILE_UNUSED_HOURS,
  isUsed: (hash) => `exists (select from file_contents c where c.hash = ${hash})`,
}

/** Notes who sent a picture or a file (D15). The bytes are to be put after this, so that no round of removal takes them. */
export async function keepUpload({ store, viewer }: ViewerStore, { hash, kind, size, credit }: Upload): Promise<void> {
  await inTurnOf(store, hash, () => {
    const at = store.settings.clock()
    return store.database.query(
      `insert into uploads (hash, who, at, kind, size, unused_since, credit) values ($1, $2, $3, $4, $5, $3, $6)
        on conflict (hash, kind, who) do update set at = excluded.at, unused_since = excluded.unused_since, credit = excluded.credit`,
      [hash, viewer._id, at, kind, size, credit ? JSON.stringify(credit) : null],
    )
  })
}

/** Removes what no item has had for as long as it is kept (D2.5, D15), each with its bytes. Answers how many went. */
export async function dropUnused<K>(
  store: Store,
  use: Use<K>,
  removeBytes: (upload: Pick<Upload<K>, 'hash' | 'kind'>) => Promise<void>,
): Promise<number> {
  const now = store.settings.clock()
  const before = new Date(now.getTime() - use.hours * 3_600_000)
  await markUnused(store, use, now)
  const due = await store.database.query<Pick<Upload<K>, 'hash' | 'kind'>>(
    'select hash, kind from uploads where kind = any ($2::text[]) group by hash, kind having bool_and(unused_since <= $1)',
    [before, use.kinds],
  )
  let gone = 0
  for (const upload of due) if (await inTurnOf(store, upload.hash, () => drop(upload))) gone += 1
  return gone

  /** The bytes first, and outside of a transaction: a bucket may answer slowly, and what it could not do is done another time. */
  async function drop(upload: Pick<Upload<K>, 'hash' | 'kind'>): Promise<boolean> {
    if (store.copies > 0 || !(await mayRemove(store.database))) return false
    // Someone may have sent it again, or given it to an item, since it was found.
    const [row] = await store.database.query(
      `select 1 from uploads where hash = $1 and kind = $2 having bool_and(unused_since <= $3) and not (${use.isUsed('$1')})`,
      [upload.hash, upload.kind, before],
    )
    if (!row) return false
    await removeBytes(upload)
    await store.database.query('delete from uploads where hash = $1 and kind = $2 and unused_since <= $3', [
      upload.hash,
      upload.kind,
      before,
    ])
    return true
  }
}

/** Notes since when no item has it. In small steps: the embedded engine lets nobody else in while one runs. */
async function markUnused<K>({ database }: Store, use: Use<K>, now: Date): Promise<void> {
  let last: string | undefined = ''
  while (last !== undefined) {
    const rows: { hash: string }[] = await database.query(
      'select distinct hash from uploads where hash > $1 and kind = any ($3::text[]) order by hash limit $2',
      [last, STEP, use.kinds],
    )
    await database.query(
      `update uploads u set unused_since = case when unused_since is null then $1::timestamptz end
        where hash = any ($2::text[]) and kind = any ($3::text[]) and (unused_since is null) <> (${use.isUsed('u.hash')})`,
      [now, rows.map(({ hash }) => hash), use.kinds],
    )
    last = rows.at(-1)?.hash
  }
}

/** Whether nobody is making a copy of everything, on which these bytes may stand; asked again tomorrow. */
async function mayRemove(database: Queryable): Promise<boolean> {
  const [row] = await database.query<{ free: boolean }>('select pg_try_advisory_xact_lock_shared($1) as free', [
    BACKUP_LOCK,
  ])
  return row?.free ?? false
}

/** One at a time for what has this hash: what is sent is not removed at the same time. */
function inTurnOf<T>(store: Store, hash: string, work: () => Promise<T>): Promise<T> {
  return inTurnOfAll(store, `upload ${hash}`, work)
}
