import { organisationTypes, personTypes } from '@schakel/domain'
import { identifyingFields, identifyingFieldsOf } from '@schakel/domain/anonymity'
import { type Retention, type RetentionName, retentionNames, retentionRules } from '@schakel/domain/privacy'
import type { Store } from '../store.ts'

const DAY_MS = 86_400_000

/** How long things are kept: as super users chose, else as it is by itself. */
export async function readRetention({ database, settings }: Store): Promise<Retention> {
  const rows = await database.query<{ name: string; days: number | null }>('select name, days from retention')
  const chosen = new Map(rows.map(({ name, days }) => [name, days]))
  const daysOf = (name: RetentionName) => {
    const found = chosen.get(name)
    return found === undefined ? (name === 'chat' ? settings.chatDays : retentionRules[name].days) : found
  }
  return {
    chat: daysOf('chat'),
    messages: daysOf('messages'),
    log: daysOf('log'),
    logins: daysOf('logins'),
    sessions: daysOf('sessions'),
    notifications: daysOf('notifications'),
    mails: daysOf('mails'),
  }
}

/** Keeps some of these terms; what is not said stays as it is. */
export async function saveRetention(store: Store, wanted: Partial<Retention>): Promise<Retention> {
  const terms = Object.entries(wanted).map(([name, days]) => ({ name, days }))
  await store.database.query(
    `insert into retention (name, days) select x.name, x.days from jsonb_to_recordset($1::jsonb) as x(name text, days integer)
      on conflict (name) do update set days = excluded.days`,
    [JSON.stringify(terms)],
  )
  return readRetention(store)
}

/** Fields of a remark or a task that say whether its words are one supplier's alone (D7). */
const WORDS = ['text', 'name', 'description', 'tasks', 'location']

const list = (names: readonly string[]) => `array[${names.map((name) => `'${name}'`).join(', ')}]`
const isSomebody = `t.item ~ '^(${[...organisationTypes, ...personTypes].join('|')})/'`
const tellingOfDossier = list(identifyingFieldsOf('dossier'))
/** A request as it was: how many people it said that there are. */
const isRequest = `t.item ~ '^dossier/' and t.kind = 'update' and coalesce(t.before, '{}') ?| ${tellingOfDossier}`
const isMerged = `t.kind in ('unlink', 'merge', 'unmerge', 'erase')`
/** That a line of the log is needed: anonymous forms go on hiding former names (D7), and whose words something is stays known. */
const isNeeded = `(${isMerged} or ${isSomebody} and (coalesce(t.before, '{}') || coalesce(t.after, '{}')) ?| ${list(identifyingFields)}
  or ${isRequest} or t.item ~ '^(comment|todo|activity)/' and t.kind = 'update' and coalesce(t.after, '{}') ?| ${list(WORDS)})`
/** What is left of such a line: names of fields, and what those say by which somebody is known. */
const rest = (column: string) => `case when t.${column} is null then null when ${isMerged} then t.${column} else (
    select coalesce(jsonb_object_agg(k, case when ${isSomebody} or ${isRequest} then v else 'null' end), '{}') from jsonb_each(t.${column}) as x(k, v)
    where case when ${isSomebody} then k = any (${list(identifyingFields)}) when ${isRequest} then k = any (${tellingOfDossier}) else k = any (${list(WORDS)}) end) end`

/** What is too old, as a condition on the row `t` of a table with the moment `$1`. */
export const tooOld: Readonly<Record<RetentionName, readonly { readonly table: string; readonly where: string }[]>> = {
  chat: [{ table: 'chat_messages', where: 't.at < $1' }],
  messages: [{ table: 'items', where: `t.type = 'message' and t.created_at < $1 and t.deleted_at is null` }],
  log: [
    { table: 'changes', where: `t.at < $1 and not ${isNeeded}` },
    { table: 'disclosure_reads', where: 't.last_at < $1' },
  ],
  logins: [{ table: 'logins', where: 't.last_at < $1' }],
  sessions: [{ table: 'sessions', where: 't.created_at < $1' }],
  // That a todo that is due was seen counts as long as it is told (`dropExpired`).
  notifications: [{ table: 'notifications', where: `t.at < $1 and t.kind <> 'due'` }],
  mails: [{ table: 'mails', where: 't.done_at < $1' }],
}

/** Before which moment things go; nothing where they are kept. */
export function goesBefore(now: Date, days: number | null): Date | undefined {
  return days === null ? undefined : new Date(now.getTime() - days * DAY_MS)
}

/** How much would go with these terms. */
export async function countGone(store: Store, terms: Retention): Promise<Record<RetentionName, number>> {
  const counts: Partial<Record<RetentionName, number>> = {}
  for (const name of retentionNames) {
    const before = goesBefore(store.settings.clock(), terms[name])
    let count = 0
    for (const { table, where } of before ? tooOld[name] : []) {
      const [row] = await store.database.query<{ n: number }>(
        `select count(*)::int as n from ${table} t where ${where}`,
        [before],
      )
      count += row?.n ?? 0
    }
    counts[name] = count
  }
  return { chat: 0, messages: 0, log: 0, logins: 0, sessions: 0, notifications: 0, mails: 0, ...counts }
}

/** Rows of one statement. */
const STEP = 1000

/** Takes out of old lines of the log what is not needed to keep a former name hidden (D7), and the lines of which nothing is. */
export async function shortenLog({ database }: Store, before: Date, signal?: AbortSignal): Promise<void> {
  const thin = `(t.before is distinct from ${rest('before')} or t.after is distinct from ${rest('after')} or t.secret is not null)`
  while (!signal?.aborted) {
    const [row] = await database.query<{ done: number }>(
      `with due as (select t.seq, t.at from changes t where t.at < $1 and ${isNeeded} and ${thin} limit ${STEP} for update skip locked),
        done as (update changes t set before = ${rest('before')}, after = ${rest('after')}, secret = null from due
          where t.seq = due.seq and t.at = due.at returning 1)
        select count(*)::int as done from done`,
      [before],
    )
    if (!row || row.done < STEP) return
  }
}
