import {
  IDEMPOTENCY_HOURS,
  LOGIN_WEEKS_MAX,
  NOTIFICATION_DAYS,
  SESSION_DAYS,
  SESSION_IDLE_HOURS,
  TRASH_DAYS,
} from '@schakel/domain'
import type { Store } from './store.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
/** Items of one step: other people's requests go between two steps, also on the embedded engine. */
const PURGE_STEP = 100
const DELETE_STEP = 1000
/** How long it stays known that a mail went out, days. */
const MAIL_DAYS = 30

/** Removes for good, with its edges and account, what has lain in the trash for longer than it can be restored (D2.5). */
export async function purgeTrash(store: Store, signal?: AbortSignal): Promise<void> {
  const now = store.settings.clock()
  const before = new Date(now.getTime() - TRASH_DAYS * DAY_MS)
  while (!signal?.aborted) {
    const [row] = await store.database.query<{ gone: number }>('select purge_trash($1, $2, $3) as gone', [
      before,
      now,
      PURGE_STEP,
    ])
    if (!row || row.gone === 0) return
  }
}

/** Removes what counts no more: sessions that ended (D8.8), kept answers (D2.4), failed logins of more than a day ago (D19.7), logins that no chart shows any more, what one was told of a month ago, and what was said in a chat long ago or taken back (D13). */
export async function dropExpired(store: Store, signal?: AbortSignal): Promise<void> {
  const now = store.settings.clock().getTime()
  const ago = (ms: number) => new Date(now - ms)
  const idle = ago(SESSION_IDLE_HOURS * HOUR_MS)
  await drop(store, 'sessions', 'seen_at < $1 or created_at < $2', [idle, ago(SESSION_DAYS * DAY_MS)], signal)
  await drop(store, 'notifications', 'at < $1', [ago(NOTIFICATION_DAYS * DAY_MS)], signal)
  await drop(store, 'idempotency', 'at <= $1', [ago(IDEMPOTENCY_HOURS * HOUR_MS)], signal)
  await drop(store, 'login_failures', 'at < $1', [ago(DAY_MS)], signal)
  await drop(store, 'touches', 'at < $1', [ago(DAY_MS)], signal)
  await drop(store, 'account_keys', 'expires_at < $1', [ago(0)], signal)
  await drop(store, 'mails', 'done_at < $1', [ago(MAIL_DAYS * DAY_MS)], signal)
  await drop(store, 'chat_messages', 'at < $1', [ago(store.settings.chatDays * DAY_MS)], signal)
  await drop(store, 'chat_messages', 'deleted_at < $1', [ago(DAY_MS)], signal)
  await drop(store, 'logins', 'last_at < $1', [ago(LOGIN_WEEKS_MAX * 7 * DAY_MS)], signal)
}

/** Makes the months of `changes` that are to come, so that each keeps its own lines; answers the partitions that it made. */
export async function prepareMonths(store: Store): Promise<readonly string[]> {
  const [row] = await store.database.query<{ made: string[] }>('select ensure_change_partitions($1) as made', [
    store.settings.clock(),
  ])
  return row?.made ?? []
}

async function drop(
  { database }: Store,
  table:
    | 'sessions'
    | 'idempotency'
    | 'login_failures'
    | 'notifications'
    | 'touches'
    | 'logins'
    | 'mails'
    | 'account_keys'
    | 'chat_messages',
  due: string,
  values: readonly Date[],
  signal: AbortSignal | undefined,
): Promise<void> {
  while (!signal?.aborted) {
    // Another node that does the same holds other rows.
    const [row] = await database.query<{ gone: number }>(
      `with due as (select ctid from ${table} where ${due} limit ${DELETE_STEP} for update skip locked),
        gone as (delete from ${table} t using due where t.ctid = due.ctid returning 1)
        select count(*)::int as gone from gone`,
      values,
    )
    if (!row || row.gone < DELETE_STEP) return
  }
}
