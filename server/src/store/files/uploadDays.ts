import { UPLOAD_DAY_MAX_GB, UPLOADS_DAY_MAX } from '@schakel/domain'
import { dayAt } from '@schakel/domain/planning'
import type { ViewerStore } from '../store.ts'

const BYTES_MAX = UPLOAD_DAY_MAX_GB * 1024 ** 3

/** A file that is counted before it is there. */
export interface HeldUpload {
  /** Says how much of it came in: what did not counts no more. */
  readonly settle: (bytes: number) => Promise<void>
}

/**
 * Counts a file of so many bytes for this account and day (D21.1), before any of it is kept: of many that come at once, on whatever node, no
 * more get in than of those that come one by one. Nothing where the account sent enough that day.
 */
export async function holdUpload({ store, viewer }: ViewerStore, bytes: number): Promise<HeldUpload | undefined> {
  const day = dayAt(store.settings.clock())
  const rows = await store.database.query(
    `insert into upload_days as u (who, day, files, bytes) values ($1, $2, 1, $3)
      on conflict (who, day) do update set files = u.files + 1, bytes = u.bytes + excluded.bytes
        where u.files < $4 and u.bytes + excluded.bytes <= $5
      returning 1`,
    [viewer._id, day, bytes, UPLOADS_DAY_MAX, BYTES_MAX],
  )
  if (rows.length === 0) return undefined
  return {
    settle: async (came) => {
      await store.database.query('update upload_days set bytes = bytes + $3 where who = $1 and day = $2', [
        viewer._id,
        day,
        came - bytes,
      ])
    },
  }
}
