import { ATTENDANCE_MAX } from '@schakel/domain'
import { addDays, dayOf, dayStart } from '@schakel/domain/planning'
import type { ViewerStore } from '../store.ts'
import { LONGEST_DAYS } from './agenda.ts'
import { Params, placed, readScope } from './form.ts'

/** What a list of people has no place for. */
const longTexts = `'{notes,description}'::text[]`

/** Who is registered for an activity, by name, with what the registration says (D12); JSON text. */
export async function readRegistrations(me: ViewerStore, activity: string): Promise<string> {
  const params = new Params()
  const scope = readScope(me, params)
  const [row] = await me.store.database.query<{ json: string }>(
    `select coalesce(jsonb_agg(r.item order by lower(r.item ->> 'name') collate "und-x-icu", r.item ->> '_id'), '[]')::text as json from (
      select ((${placed(scope)}) - ${longTexts}) || e.props || jsonb_build_object('_edge', e.edge) as item
        from edges e join items i on i.id = e.child
        where e.parent = ${params.add(activity)} and e.edge = 'CONTACTS' and i.type = 'person' and ${scope.where}
        order by e.created_at, e.key limit ${ATTENDANCE_MAX}) r`,
    params.values,
  )
  return row?.json ?? '[]'
}

/** Since when somebody is there, as it was noted before; null when they are registered and not there, nothing when they are not registered. */
export async function readPresence(
  me: ViewerStore,
  activity: string,
  person: string,
): Promise<string | null | undefined> {
  const params = new Params()
  const scope = readScope(me, params)
  const [row] = await me.store.database.query<{ present: string | null }>(
    `select e.props ->> '$present' as present from edges e join items i on i.id = e.child
      where e.parent = ${params.add(activity)} and e.child = ${params.add(person)} and e.edge = 'CONTACTS' and ${scope.where}`,
    params.values,
  )
  return row?.present
}

/** Who of an activity has an e-mail address: those who are not there yet in the order in which they were registered, and how many there are in all. */
export async function readSharing(
  me: ViewerStore,
  activity: string,
  email: string,
): Promise<{ readonly expected: readonly string[]; readonly registered: number }> {
  const params = new Params()
  const scope = readScope(me, params)
  const [row] = await me.store.database.query<{ expected: string[]; registered: number }>(
    `select coalesce(array_agg(i.id order by e.created_at, e.key) filter (where e.props -> '$present' is null), '{}') as expected,
        count(*)::int as registered
      from edges e join items i on i.id = e.child
      where e.parent = ${params.add(activity)} and e.edge = 'CONTACTS' and i.type = 'person'
        and lower(i.fields ->> 'email') = lower(${params.add(email)}) and ${scope.where}`,
    params.values,
  )
  return row ?? { expected: [], registered: 0 }
}

/** The first activity of today or later, or that goes on today, that is planned, and that people are registered for or that is a knowledge day (D12). */
export async function findNextActivity(me: ViewerStore): Promise<string | undefined> {
  const params = new Params()
  const scope = readScope(me, params)
  const day = dayOf(me.store.settings.clock().toISOString()) ?? ''
  const today = params.add(dayStart(day))
  const earliest = params.add(addDays(day, -LONGEST_DAYS))
  const [row] = await me.store.database.query<{ id: string }>(
    `select i.id from items i where i.type = 'activity' and i.status = 'planned' and i.happened >= ${earliest}::text
        and (i.happened >= ${today}::text or i.fields ->> 'end' > ${today}::text)
        and (exists (select from edges e where e.parent = i.id and e.edge = 'CONTACTS')
          or exists (select from edges e where e.child = i.id and e.edge = 'ACTIVITIES' and e.props ->> '$role' = 'Kennisdag'))
        and ${scope.where} order by i.happened, i.id limit 1`,
    params.values,
  )
  return row?.id
}

/** How many are registered for an activity, and how many of them are there. */
export async function countAttendance(
  me: ViewerStore,
  activity: string,
): Promise<{ readonly registered: number; readonly present: number }> {
  const params = new Params()
  const scope = readScope(me, params)
  const [row] = await me.store.database.query<{ registered: number; present: number }>(
    `select count(*)::int as registered, count(e.props ->> '$present')::int as present
      from edges e join items i on i.id = e.child
      where e.parent = ${params.add(activity)} and e.edge = 'CONTACTS' and i.type = 'person' and ${scope.where}`,
    params.values,
  )
  return row ?? { registered: 0, present: 0 }
}
