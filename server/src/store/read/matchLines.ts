import { Forbidden, isCentre, MATCH_LINES_MAX, Missing, may, typeOfId } from '@schakel/domain'
import type { MatchLine } from '@schakel/domain/calls'
import type { ViewerStore } from '../store.ts'
import { Params, readScope } from './form.ts'

/** A match with what is said of it, and its supplier. */
export interface MatchTalk extends Omit<MatchLine, 'fit'> {
  readonly supplier: string
}

/** Most remarks and replies that are looked through; of more the newest. */
const TALK_MAX = 5000
/** Most people whose answer is told. */
const ANSWERS_MAX = 10

/**
 * What is said of the matches of a dossier, in the form in which the viewer reads each remark: of each person the last answer (S3.8), and
 * the last word. One statement, however many matches there are. Throws Missing for whom the dossier does not exist (D6), and Forbidden for
 * a supplier, who has one match and learns nothing of others (D20).
 */
export async function readMatchTalk(me: ViewerStore, dossier: string): Promise<readonly MatchTalk[]> {
  if (typeOfId(dossier) !== 'dossier') throw new Missing()
  const params = new Params()
  const id = params.add(dossier)
  const scope = readScope(me, params)
  const database = me.store.database
  const [there] = await database.query(`select true from items i where i.id = ${id} and ${scope.where}`, params.values)
  if (!there) throw new Missing()
  if (!may(me.viewer, 'compareMatches')) throw new Forbidden('matches')
  const isThere = (one: string): string => `exists (select from items i where i.id = ${one} and ${scope.where})`
  const said = (more: string): string => `jsonb_strip_nulls(jsonb_build_object('date', date, 'by', by, ${more}))`
  return database.query<MatchTalk>(
    `with recursive mine as materialized (
      select i.id, e.child as supplier, e.created_at, e.key, ${isCentre(me.viewer) ? 'is_unread(i)' : 'false'} as unread
        from edges e join items i on i.id = 'match/' || e.key
        where e.edge = 'MATCH' and e.parent = ${id} and ${scope.where} and ${isThere('e.child')}
        order by e.created_at, e.key limit ${MATCH_LINES_MAX}
    ), talk as (
      select m.id as match, e.child as id, true as is_remark from mine m join edges e on e.parent = m.id and e.edge = 'COMMENTS'
      union
      select t.match, e.child, false from talk t join edges e on e.parent = t.id and e.edge = 'SUB'
    ), said as materialized (
      select t.match, t.is_remark, i.id, s.form ->> 'date' as date, s.form ->> 'snippet' as text, (s.form ->> 'result')::int as result,
          case when s.form -> 'author' ->> '_id' is not null
            then jsonb_build_object('_id', s.form -> 'author' -> '_id', 'name', s.form -> 'author' -> 'name') end as by
        from talk t join items i on i.id = t.id, lateral (select ${scope.form} as form) s
        where ${scope.where} order by i.id desc limit ${TALK_MAX}
    )
    select m.id as "_id", m.supplier, m.unread,
        coalesce((select jsonb_agg(${said(`'result', result`)} order by date desc, id desc) from (
          select * from (select distinct on (s.by ->> '_id') s.* from said s
            where s.match = m.id and s.is_remark and s.result is not null order by s.by ->> '_id', s.date desc, s.id desc) each
          order by date desc, id desc limit ${ANSWERS_MAX}) newest), '[]') as answers,
        (select ${said(`'text', coalesce(text, '')`)} from said s where s.match = m.id and s.date is not null
          order by s.date collate "C" desc, s.id desc limit 1) as last
      from mine m order by m.created_at, m.key`,
    params.values,
  )
}
