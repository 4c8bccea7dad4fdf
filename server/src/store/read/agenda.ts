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

/** Of which items is which date in the stretch, once for each of them in a list. */
interface Way {
  readonly at: string
  /** The list that it stands in. */
  readonly of?: string
  readonly where: string
}

/** An appointment may have begun so many days before the stretch that it reaches into. */
export const LONGEST_DAYS = 62
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
  const today = params.add(dayOf(me.store.settings.clock().toISOString()) ?? '')
  const isDay = (value: string) => `${value} collate "C" between ${first}::text and ${last}::text`
  const isPlan = `h ->> 'date' >= ${from}::text and h ->> 'date' < ${to}::text`
  const history = `jsonb_array_elements(case when jsonb_typeof(i.fields -> 'history') = 'array' then i.fields -> 'history' else '[]' end) h`
  // No limited form holds a planning: found by it, an item that is not told of would count.
  const isPlanningRead = scope.isLimited ? ` and ${scope.isWhole}` : ''
  // What is under way is of today.
  const under = `greatest(i.happened, least(coalesce(i.fields ->> 'end', i.happened) collate "C", ${today}::text))`
  const ways: readonly Way[] = [
    {
      at: under,
      where: `i.type in ('activity', 'todo') and i.happened >= ${earliest}::text and i.happened < ${to}::text
        and (i.happened >= ${from}::text or i.fields ->> 'end' > ${from}::text)`,
    },
    ...['selection_date', 'implementation_date'].map((date) => ({
      at: `i.fields ->> '${date}'`,
      where: `i.type = 'dossier' and ${isDay(`(i.fields ->> '${date}')`)}`,
    })),
    {
      at: `r ->> 'date'`,
      of: `jsonb_array_elements(i.fields -> 'planning') r`,
      where: `i.type = 'dossier' and jsonb_path_exists(i.fields, '$.planning[0]') and ${isDay(`(r ->> 'date')`)}${isPlanningRead}`,
    },
    {
      at: `h ->> 'date'`,
      of: history,
      where: `jsonb_path_exists(i.fields, '$.history[*] ? (@.planned == true)') and ${isPlan}`,
    },
    {
      at: `h ->> 'date'`,
      of: history,
      where: `(i.fields #>> '{history,0,date}') collate "C" > greatest(${now}::text, ${from}::text) and ${isPlan}`,
    },
  ]
  // Of too much, what comes first stays, and of what is over the latest: an agenda is looked at for what is to happen.
  const rows = await me.store.database.lists.query<{ item: AnyItem }>(
    `with dates as (${ways.map((way) => datesOf(way, seen)).join(' union all ')}),
    found as (
      select id from dates group by id
      order by min(at) filter (where at >= ${today}::text) nulls last, max(at) desc, id limit ${AGENDA_ITEMS_MAX + 1}
    )
    select ((${placed(scope)}) - ${longTexts}) ${withPeople ? `|| people_of(i.id, ${scope.args})` : ''} as item
      from found f join items i on i.id = f.id where i.type not in ('message', 'comment')
      order by i.created_at, i.id`,
    params.values,
  )
  return { items: rows.slice(0, AGENDA_ITEMS_MAX).map(({ item }) => item), isCut: rows.length > AGENDA_ITEMS_MAX }
}

function datesOf({ at, of, where }: Way, seen: string): string {
  return `select i.id, (${at}) collate "C" as at from items i${of ? `, ${of}` : ''}
    where i.deleted_at is null and ${where} and ${seen}`
}
