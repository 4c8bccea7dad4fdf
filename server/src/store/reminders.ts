import { Invalid, Missing, typeOfId } from '@schakel/domain'
import { REMIND_MAX_DAYS } from '@schakel/domain/work'
import { Params, readScope } from './read/form.ts'
import type { Store, ViewerStore } from './store.ts'

const DAY_MS = 86_400_000

/**
 * Reminds the viewer of a todo at a moment (ISO 8601 UTC), or no more when that is null. Theirs alone: nothing of the todo changes. Throws
 * Missing where the viewer does not read such a todo, Invalid for a moment that has passed or lies too far ahead.
 */
export async function setReminder(
  me: ViewerStore,
  item: string,
  moment: string | null,
): Promise<{ at: string | null }> {
  const { database, settings } = me.store
  const now = settings.clock().getTime()
  if (typeOfId(item) !== 'todo') throw new Missing(item)
  const at = moment === null ? null : Date.parse(moment)
  if (at !== null) {
    if (at <= now) throw Invalid.of('at', 'tooEarly')
    if (at > now + REMIND_MAX_DAYS * DAY_MS) throw Invalid.of('at', 'tooLarge', { max: REMIND_MAX_DAYS })
  }
  const params = new Params()
  const scope = readScope(me, params)
  const seen = `select i.id from items i where i.id = ${params.add(item)} and i.type = 'todo' and ${scope.where}`
  const reader = params.add(me.viewer._id)
  const [found] = await database.query<{ id: string }>(
    at === null
      ? `with seen as (${seen}), gone as (delete from reminders r using seen where r.reader = ${reader} and r.item = seen.id)
          select id from seen`
      : `insert into reminders (reader, item, at) select ${reader}, seen.id, ${params.add(new Date(at).toISOString())}::timestamptz from (${seen}) seen
          on conflict (reader, item) do update set at = excluded.at, told_at = null returning item as id`,
    params.values,
  )
  if (!found) throw new Missing(item)
  return { at: at === null ? null : new Date(at).toISOString() }
}

/** Tells those who wanted to be reminded of a todo by now, each once whatever the number of nodes. Answers how many were told. */
export async function remindTodos(store: Store): Promise<number> {
  const [row] = await store.database.query<{ told: number }>('select remind_todos($1) as told', [
    store.settings.clock(),
  ])
  return row?.told ?? 0
}
