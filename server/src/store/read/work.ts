import type { Work } from '@schakel/domain/calls'
import { WORK_GROUP_MAX, type WorkBounds, workBounds, workFor, workGroups, workReasons } from '@schakel/domain/work'
import { ownReader } from '../context.ts'
import { readSettings } from '../settings/settings.ts'
import type { ViewerStore } from '../store.ts'
import { isBroad } from './breadth.ts'
import { Params, placed, readScope } from './form.ts'
import { workSources } from './workSources.ts'

/** What a line has no place for. */
const longTexts = `'{case,notes,planning,history,existing,description,$advise,$declaration}'::text[]`
/** For so long something that was put aside says that it is back. */
const BACK_DAYS = 7

/**
 * What is the viewer's to do (S2.2, D6), by group, at most `WORK_GROUP_MAX` lines of each, all of them counted; or what they put aside.
 * Days are those of their own time zone (D1.4). What they may not read is neither told nor counted, and what they put aside is theirs
 * alone: whoever impersonates them reads nothing of it. A mention that came after that was put aside is not (D13).
 */
export async function readWork(me: ViewerStore, isSnoozed: boolean): Promise<Work> {
  const { timezone } = await readSettings(me.store, me.viewer._id)
  const bounds = workBounds(me.store.settings.clock(), timezone)
  const params = new Params()
  const scope = readScope(me, params)
  const seen = (await isBroad(me)) ? scope.filter : scope.where
  const sources = workFor(me.viewer.kind).flatMap((why) => {
    const found = workSources[why]({ me, params, scope, seen, bounds })
    const since = why === 'mention' ? 'f.since' : 'null::timestamptz'
    return found === undefined
      ? []
      : [`select '${why}' as why, f.id, f.at, f.detail, ${since} as since from (${found}) f`]
  })
  const now = `${params.add(bounds.now)}::timestamptz`
  const [row] = await me.store.database.query<Omit<Work, 'zone' | 'day'>>(
    `with found as materialized (${sources.join(' union all ')}
    ), lines as materialized (
      select f.*, s.until, m.at as remind, coalesce(s.until > ${now} and coalesce(f.since <= s.set_at, true), false) as is_aside from found f
        cross join (select ${params.add(ownReader(me))}::text as id) s_reader left join work_snoozes s on s.reader = s_reader.id and s.item = f.id
        left join reminders m on m.reader = s_reader.id and m.item = f.id and m.told_at is null
    ), grouped as (
      select l.*, ${isSnoozed ? groupOf(momentText('l.until'), bounds, params) : `case when l.why = 'appointment' then 'today' else ${groupOf('l.at', bounds, params)} end`} as grp
        from lines l where ${isSnoozed ? '' : 'not '}l.is_aside
    ), ranked as (
      select g.*, row_number() over (partition by grp order by ${isSnoozed ? 'until, ' : ''}at collate "C", array_position(${params.add(workReasons)}::text[], why), id) as n,
          array_position(${params.add(workGroups)}::text[], grp) as place from grouped g
    )
    select (select count(*)::int from grouped) as total, (select count(*)::int from lines where is_aside) as snoozed,
      (select ${momentText('min(until)')} from lines where is_aside) as next,
      coalesce((select jsonb_object_agg(grp, total) from (select grp, count(*)::int as total from grouped group by grp) t), '{}') as groups,
      coalesce((select jsonb_agg(jsonb_strip_nulls(jsonb_build_object('why', r.why, 'group', r.grp, 'at', r.at, 'step', r.detail, 'remind', ${momentText('r.remind')},
            'until', case when r.is_aside then ${momentText('r.until')} end,
            'back', case when r.until <= ${now} and r.until > ${now} - interval '${BACK_DAYS} days' then ${momentText('r.until')} end))
          || jsonb_build_object('item', (${placed(scope)}) - ${longTexts}) order by r.place, r.n)
        from ranked r join items i on i.id = r.id where r.n <= ${WORK_GROUP_MAX} and ${scope.where}), '[]') as lines`,
    params.values,
  )
  const nothing = { total: 0, snoozed: 0, next: null, groups: {}, lines: [] }
  return { zone: timezone, day: bounds.day, ...(row ?? nothing) }
}

function momentText(moment: string): string {
  return `to_char(${moment} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
}

/** In which group a moment or a day falls: a day is late when it is over, a moment when it has passed. */
function groupOf(at: string, bounds: WorkBounds, params: Params): string {
  const until = (day: string, moment: string) =>
    `${at} collate "C" < case when length(${at}) = 10 then ${params.add(day)}::text else ${params.add(moment)}::text end`
  return `case when ${at} is null then 'undated' when ${until(bounds.day, bounds.now)} then 'late'
    when ${until(bounds.tomorrow, bounds.tomorrowStart)} then 'today' when ${until(bounds.nextWeek, bounds.nextWeekStart)} then 'week' else 'later' end`
}
