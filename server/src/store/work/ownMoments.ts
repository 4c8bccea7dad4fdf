import { Invalid, Missing, typeOfId } from '@schakel/domain'
import { REMIND_MAX_DAYS, SNOOZE_MAX_DAYS } from '@schakel/domain/work'
import { Params, readScope } from '../read/form.ts'
import type { Store, ViewerStore } from '../store.ts'

const DAY_MS = 86_400_000

/** A moment that somebody keeps about an item for themselves alone: nothing of the item changes, and nobody else reads it. */
interface OwnMoment {
  readonly table: string
  readonly column: 'until' | 'at'
  /** No further ahead than this. */
  readonly days: number
  /** When it was said, where that counts. */
  readonly since?: 'set_at'
  /** What is set besides where there was one already. */
  readonly anew?: string
}

const snoozed: OwnMoment = { table: 'work_snoozes', column: 'until', days: SNOOZE_MAX_DAYS, since: 'set_at' }
const reminder: OwnMoment = { table: 'reminders', column: 'at', days: REMIND_MAX_DAYS, anew: ', told_at = null' }

/**
 * Puts an item aside until a moment (ISO 8601 UTC), or takes it back when that is null (S2.2). Throws Missing where the viewer does not
 * read it, Invalid for a moment that has passed or lies more than a year ahead.
 */
export async function snooze(me: ViewerStore, item: string, until: string | null): Promise<{ until: string | null }> {
  return { until: await keepMoment(me, snoozed, item, until) }
}

/**
 * Reminds the viewer of a todo at a moment (ISO 8601 UTC), or no more when that is null. Throws Missing where they read no such todo,
 * Invalid for a moment that has passed or lies too far ahead.
 */
export async function setReminder(me: ViewerStore, item: string, at: string | null): Promise<{ at: string | null }> {
  if (typeOfId(item) !== 'todo') throw new Missing(item)
  return { at: await keepMoment(me, reminder, item, at) }
}

async function keepMoment(me: ViewerStore, own: OwnMoment, item: string, moment: string | null) {
  const { database, settings } = me.store
  const { table, column, days, since } = own
  const now = settings.clock().getTime()
  const at = moment === null ? null : Date.parse(moment)
  if (at !== null) {
    if (at <= now) throw Invalid.of(column, 'tooEarly')
    if (at > now + days * DAY_MS) throw Invalid.of(column, 'tooLarge', { max: days })
  }
  // As the database takes it, however it was written.
  const kept = at === null ? null : new Date(at).toISOString()
  const params = new Params()
  const scope = readScope(me, params)
  const seen = `select i.id from items i where i.id = ${params.add(item)} and ${scope.where}`
  const reader = params.add(me.viewer._id)
  const [found] = await database.query(
    kept === null
      ? `with seen as (${seen}), gone as (delete from ${table} m using seen where m.reader = ${reader} and m.item = seen.id)
          select id from seen`
      : written(own, `select ${reader}::text as reader, id from (${seen}) i`, params, {
          [column]: kept,
          ...(since ? { [since]: new Date(now).toISOString() } : {}),
        }),
    params.values,
  )
  if (!found) throw new Missing(item)
  return kept
}

/** Writes these moments of who reads an item, in place of those that were there. */
function written(
  { table, anew = '' }: OwnMoment,
  seen: string,
  params: Params,
  moments: Readonly<Record<string, string>>,
) {
  const columns = Object.keys(moments)
  const values = Object.values(moments).map((moment) => `${params.add(moment)}::timestamptz`)
  const set = columns.map((name) => `${name} = excluded.${name}`)
  return `insert into ${table} (reader, item, ${columns.join(', ')}) select seen.reader, seen.id, ${values.join(', ')} from (${seen}) seen
    on conflict (reader, item) do update set ${set.join(', ')}${anew} returning item`
}

/** Tells those who wanted to be reminded of a todo by now, each once whatever the number of nodes. Answers how many were told. */
export async function remindTodos(store: Store): Promise<number> {
  const [row] = await store.database.query<{ told: number }>('select remind_todos($1) as told', [
    store.settings.clock(),
  ])
  return row?.told ?? 0
}
