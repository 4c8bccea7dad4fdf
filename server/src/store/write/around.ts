import type { Queryable } from '../database/index.ts'
import { containment } from '../registryFunctions.ts'
import type { Authors } from './authors.ts'

type Fields = Readonly<Record<string, unknown>>

/** Something around a lead of which a supplier may read a limited form. */
export interface Around {
  readonly kind: 'dossier' | 'match' | 'comment' | 'todo' | 'activity' | 'requirement'
  readonly id: string
  readonly fields: Fields
  readonly limited: Fields | null
  readonly words: string | null
  /** Whether there is anybody who reads the form now. */
  readonly is_read: boolean
  /** The keys of those who may read the form. */
  readonly limited_readers: readonly string[]
  /** The version of the rules that made the form. */
  readonly rules: number | null
  /** The form that is to be shown later, and whether there is anything to be told of it. */
  readonly next: Fields | null
  readonly due: boolean
  /** The dossier it belongs to; the first where there are several. */
  readonly dossier: string
  /** What the supplier of its match calls the lead. */
  readonly alias: string | null
  /** The one supplier that can read this form, now or later, and those it was ever merged with; nobody where there are several. */
  readonly readers: readonly string[]
  readonly authors: Authors | null
  /** Under how many items it lies, or for how many suppliers. */
  readonly places: number
  /** Names of its branche tags. */
  readonly tags: readonly string[]
}

// The dossiers of a lead with their requirements and matches, the talk under each match, and the tasks on both.
const around = `with recursive
  dossiers as (
    select e.child as id, e.child as dossier from edges e where e.parent = $1 and e.edge = 'DOSSIERS'
  ), matches as (
    select 'match/' || m.key as id, m.alias, m.child as supplier, d.dossier from dossiers d join edges m on m.parent = d.id and m.edge = 'MATCH'
  ), parties as (
    -- With those that went into it.
    select id from unnest(once_supplier($1::text)) id where merged_into(id) = $1
    union all select e.child from edges e where e.parent = $1 and e.edge = 'MEMBERS' and e.child like 'user/%'
  ), messages as (
    -- Between the lead and suppliers: what is said there is in the form that a match has (D20.5).
    select m.id, min(s.id) as supplier, count(distinct s.id) as suppliers from (
        select distinct t.message as id from parties p join message_parties t on t.party = p.id) m
      join message_parties t on t.message = m.id
      left join edges u on u.child = t.party and u.edge = 'MEMBERS' and t.party like 'user/%'
      cross join lateral (select coalesce(u.parent, t.party) as id) s
      where s.id like 'supplier/%' group by m.id
  ), talk as (
    select c.child as id, m.alias, m.supplier, m.dossier from (
        select id, alias, supplier, dossier from matches
        union all select id, null, case suppliers when 1 then supplier end, id from messages) m
      join edges c on c.parent = m.id and c.edge in ('COMMENTS', 'SUB')
    union
    select c.child, t.alias, t.supplier, t.dossier from talk t join edges c on c.parent = t.id and c.edge in ('COMMENTS', 'SUB')
  ), lines as (
    select 'dossier' as kind, id, null::text as alias, null::text as supplier, dossier from dossiers
    union all select 'match', id, alias, supplier, dossier from matches
    union all select 'comment', id, alias, supplier, dossier from talk
    union all select 'requirement', e.child, null, null, d.dossier from dossiers d join edges e on e.parent = d.id and e.edge = 'REQUIREMENTS'
    union select case e.edge when 'TODOS' then 'todo' else 'activity' end, e.child, null, null, p.dossier
      from (select id, dossier from dossiers union select id, dossier from matches) p
      join edges e on e.parent = p.id and e.edge in ('TODOS', 'ACTIVITIES')
  ), found as (
  select l.kind, i.id, l.alias, i.fields, i.limited, i.words_limited as words, i.form_rules as rules, i.authors, p.places,
    l.dossier, i.limited_readers <> '{}' as is_read, i.limited_readers, n.limited as next, n.item is not null as due,
    case l.kind when 'match' then l.supplier when 'comment' then case p.places when 1 then l.supplier end
      when 'dossier' then null when 'requirement' then null else o.supplier end as reader,
    array(select t.fields ->> 'name' from edges e join items t on t.id = e.child and t.deleted_at is null
      where l.kind = 'dossier' and e.parent = i.id and e.edge = 'TAGS' and t.fields ->> 'type' = 'branche') as tags
  from (select kind, id, min(alias) as alias, min(supplier) as supplier, count(distinct supplier)::int as suppliers,
    min(dossier) as dossier from lines group by kind, id) l join items i on i.id = l.id left join form_news n on n.item = l.id
  cross join lateral (
    select greatest(l.suppliers, (select count(*)::int from edges e where e.child = i.id and e.edge in (${containment}))) as places) p
  -- Who reads a task is who made it, and whom it was shared with.
  left join lateral (
    select case when count(distinct s) = 1 then min(s) end as supplier from (
      select coalesce(u.parent, e.child) as s from edges e left join edges u on u.child = e.child and u.edge = 'MEMBERS'
        where l.kind in ('todo', 'activity') and e.parent = i.id and e.edge = 'OWNERS') s where s like 'supplier/%') o on true
  ), once as (
    select reader, once_supplier(reader) as readers from (select distinct reader from found where reader is not null) r
  )
  select f.*, coalesce(o.readers, '{}') as readers from found f left join once o on o.reader = f.reader`

/** What lies around a lead that suppliers may read in a limited form (D7, D19.5). */
export function readAround(tx: Queryable, lead: string): Promise<Around[]> {
  return tx.query<Around>(around, [lead])
}
