import { IDEMPOTENCY_HOURS, NOTIFICATION_DAYS, SESSION_IDLE_HOURS, TRASH_DAYS } from '@schakel/domain'
import { retentionNames } from '@schakel/domain/privacy'
import { ENDED_FOLLOW_MS } from '../notifications/follows.ts'
import { goesBefore, readRetention, shortenLog, tooOld } from '../privacy/retention.ts'
import type { Store } from '../store.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
/** Items of one step: other people's requests go between two steps, also on the embedded engine. */
const PURGE_STEP = 100
const DELETE_STEP = 1000

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

/** Removes what counts no more: sessions that ended (D8.8), kept answers (D2.4), failed logins of more than a day ago (D19.7), what was taken back in a chat (D13), removed calls with referees (F1.12), what was found outside (D15), and all that has been kept for as long as super users say. */
export async function dropExpired(store: Store, signal?: AbortSignal): Promise<void> {
  const now = store.settings.clock()
  const ago = (ms: number) => new Date(now.getTime() - ms)
  await drop(store, 'sessions', 'seen_at < $1', [ago(SESSION_IDLE_HOURS * HOUR_MS)], signal)
  await drop(store, 'idempotency', 'at <= $1', [ago(IDEMPOTENCY_HOURS * HOUR_MS)], signal)
  await drop(store, 'login_failures', 'at < $1', [ago(DAY_MS)], signal)
  await drop(store, 'touches', 'at < $1', [ago(DAY_MS)], signal)
  await drop(store, 'account_keys', 'expires_at < $1', [ago(0)], signal)
  await drop(store, 'chat_messages', 'deleted_at < $1', [ago(DAY_MS)], signal)
  await drop(store, 'probing', 'day < ($1::timestamptz)::date', [ago(60 * DAY_MS)], signal)
  await drop(store, 'upload_days', 'day < ($1::timestamptz)::date', [ago(2 * DAY_MS)], signal)
  await drop(store, 'work_snoozes', 'until < $1', [ago(7 * DAY_MS)], signal)
  await drop(store, 'ended_follows', 'ended_at < $1', [ago(ENDED_FOLLOW_MS)], signal)
  await drop(store, 'reminders', 'told_at < $1', [ago(7 * DAY_MS)], signal)
  await drop(store, 'photos', 'at < $1', [ago(DAY_MS)], signal)
  await drop(store, 'photo_copies', 'at < $1', [ago(DAY_MS)], signal)
  await drop(store, 'reference_calls', 'removed_at < $1', [ago(DAY_MS)], signal)
  await drop(store, 'notifications', `kind = 'due' and at < $1`, [ago(NOTIFICATION_DAYS * DAY_MS)], signal)
  const terms = await readRetention(store)
  for (const name of retentionNames) {
    const before = goesBefore(now, terms[name])
    if (before === undefined) continue
    if (name === 'log') await shortenLog(store, before, signal)
    for (const { table, where } of tooOld[name]) {
      if (table === 'items') await throwAway(store, where, before, signal)
      else await drop(store, table, where, [before], signal)
    }
  }
}

/** Puts old messages in the trash as if they had lain there for long: nobody finds them there, and the next sweep takes them for good. */
async function throwAway({ database }: Store, where: string, before: Date, signal?: AbortSignal): Promise<void> {
  while (!signal?.aborted) {
    const [row] = await database.query<{ gone: number }>(
      `with due as materialized (select t.id from items t where ${where} limit ${PURGE_STEP} for update skip locked)
        select count(*)::int as gone from due, lateral (select trash_item(due.id, 'epoch', 'system')) x`,
      [before],
    )
    if (!row || row.gone < PURGE_STEP) return
  }
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
  table: string,
  due: string,
  values: readonly Date[],
  signal: AbortSignal | undefined,
): Promise<void> {
  // Of the log each month is a table, in which rows have places of their own.
  const place = table === 'changes' ? 'tableoid, ctid' : 'ctid'
  const isSame = table === 'changes' ? 't.tableoid = due.tableoid and t.ctid = due.ctid' : 't.ctid = due.ctid'
  while (!signal?.aborted) {
    // Another node that does the same holds other rows.
    const [row] = await database.query<{ gone: number }>(
      `with due as (select ${place} from ${table} t where ${due} limit ${DELETE_STEP} for update skip locked),
        gone as (delete from ${table} t using due where ${isSame} returning 1)
        select count(*)::int as gone from gone`,
      values,
    )
    if (!row || row.gone < DELETE_STEP) return
  }
}
