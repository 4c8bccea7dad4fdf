import { AGENDA_ITEMS_MAX, type AnyItem } from '@schakel/domain'
import type { AgendaRange } from '@schakel/domain/agenda'
import { addDays, dayOf } from '@schakel/domain/planning'
import type { ViewerStore } from '../store.ts'
import { isBroad } from './breadth.ts'
import { Params, placed, readScope } from './form.ts'

interface AgendaItems {
  readonly items: readonly AnyItem[]
  /** There are more than are told. */
  readonly isCut: boolean
}

/** An appointment may have begun so many days before the stretch that it reaches into. */
const LONGEST_DAYS = 62
/** What an agenda has no place for: it is read for many items at once. */
const longTexts = `'{case,notes,matchnote,tasks,existing,$advise,$declaration}'::text[]`

/**
 * Items that may stand in a stretch of the agenda (D14), in the form the viewer reads, with their place and, where that is asked, the
 * people whose they are, as far as the viewer may know. Which of their dates that form holds is for `entriesOf` to say: an item that has
 * none left in it is not to be told of.
 */
export async function readAgenda(me: ViewerStore, range: AgendaRange, withPeople: boolean): Promise<AgendaItems> {
  const params = new Params()
  const scope = readScope(me, params)
  const seen = (await isBroad(me)) ? scope.filter : scope.where
  const [from, to] = [params.add(range.from), params.add(range.to)]
  const first = params.add(addDays(dayOf(range.from) ?? range.from, -1))
  const last = params.add(addDays(dayOf(range.to) ?? range.to, 1))
  const earliest = params.add(addDays(dayOf(range.from) ?? range.from, -LONGEST_DAYS))
  const now = params.add(me.store.settings.clock().toISOString())
  const isDay = (value: string) => `${value} collate "C" between ${first}::text and ${last}::text`
  const hasPlan = `exists (select from jsonb_array_elements(case when jsonb_typeof(i.fields -> 'history') = 'array' then i.fields -> 'history' else '[]' end) h
    where h ->> 'date' >= ${from}::text and h ->> 'date' < ${to}::text)`
  // No limited form holds a planning: found by it, an item that is not told of would count.
  const isPlanningRead = scope.isLimited ? ` and ${scope.isWhole}` : ''
  const ways = [
    `i.type in ('activity', 'todo') and i.happened >= ${earliest}::text and i.happened < ${to}::text
      and (i.happened >= ${from}::text or i.fields ->> 'end' > ${from}::text)`,
    `i.type = 'dossier' and ${isDay(`(i.fields ->> 'selection_date')`)}`,
    `i.type = 'dossier' and ${isDay(`(i.fields ->> 'implementation_date')`)}`,
    `i.type = 'dossier' and jsonb_path_exists(i.fields, '$.planning[0]')
      and exists (select from jsonb_array_elements(i.fields -> 'planning') r where ${isDay(`(r ->> 'date')`)})${isPlanningRead}`,
    `jsonb_path_exists(i.fields, '$.history[*] ? (@.planned == true)') and ${hasPlan}`,
    `(i.fields #>> '{history,0,date}') collate "C" > greatest(${now}::text, ${from}::text) and ${hasPlan}`,
  ]
  const rows = await me.store.database.lists.query<{ item: AnyItem }>(
    `with found as (
      ${ways.map((way) => `select i.id from items i where i.deleted_at is null and ${way} and ${seen}`).join(' union ')}
      limit ${AGENDA_ITEMS_MAX + 1}
    )
    select ((${placed(scope)}) - ${longTexts}) ${withPeople ? `|| people_of(i.id, ${scope.args})` : ''} as item
      from found f join items i on i.id = f.id where i.type not in ('message', 'comment')
      order by i.created_at, i.id`,
    params.values,
  )
  return { items: rows.slice(0, AGENDA_ITEMS_MAX).map(({ item }) => item), isCut: rows.length > AGENDA_ITEMS_MAX }
}
