import type { Queryable } from '../database/index.ts'
import { containment } from '../registryFunctions.ts'

type Fields = Readonly<Record<string, unknown>>

/** Something around a lead of which a supplier may read a limited form. */
export interface Around {
  readonly kind: 'dossier' | 'match' | 'comment' | 'todo' | 'activity'
  readonly id: string
  readonly fields: Fields
  readonly limited: Fields | null
  readonly words: string | null
  /** What the supplier of its match calls the lead. */
  readonly alias: string | null
  readonly supplier: string | null
  /** The supplier whose words these are, all of them. */
  readonly maker: string | null
  /** Under how many items it lies, or for how many suppliers. */
  readonly places: number
  /** Names of its branche tags. */
  readonly tags: readonly string[]
}

// The dossiers of a lead with their matches, the talk under each match, and the tasks on both.
const around = `with recursive
  dossiers as (
    select e.child as id from edges e where e.parent = $1 and e.edge = 'DOSSIERS'
  ), matches as (
    select 'match/' || m.key as id, m.alias, m.child as supplier from dossiers d join edges m on m.parent = d.id and m.edge = 'MATCH'
  ), talk as (
    select c.child as id, m.alias, m.supplier from matches m join edges c on c.parent = m.id and c.edge in ('COMMENTS', 'SUB')
    union
    select c.child, t.alias, t.supplier from talk t join edges c on c.parent = t.id and c.edge in ('COMMENTS', 'SUB')
  ), lines as (
    select 'dossier' as kind, id, null::text as alias, null::text as supplier from dossiers
    union all select 'match', id, alias, supplier from matches
    union all select 'comment', id, alias, supplier from talk
    union select case e.edge when 'TODOS' then 'todo' else 'activity' end, e.child, null, null
      from (select id from dossiers union select id from matches) p
      join edges e on e.parent = p.id and e.edge in ('TODOS', 'ACTIVITIES')
  )
  select l.kind, i.id, l.alias, l.supplier, i.fields, i.limited, i.words_limited as words, m.maker,
    greatest(l.suppliers, (select count(*)::int from edges e where e.child = i.id
      and e.edge in (${containment}))) as places,
    array(select t.fields ->> 'name' from edges e join items t on t.id = e.child and t.deleted_at is null
      where l.kind = 'dossier' and e.parent = i.id and e.edge = 'TAGS' and t.fields ->> 'type' = 'branche') as tags
  from (select kind, id, min(alias) as alias, min(supplier) as supplier, count(distinct supplier)::int as suppliers
    from lines group by kind, id) l join items i on i.id = l.id
  -- Whoever came from elsewhere may have written it there, and what another changed is no longer the maker's alone.
  left join lateral (
    select u.parent as maker from edges u
      where l.kind in ('comment', 'todo', 'activity') and u.child = i.created_by and u.edge = 'MEMBERS' and u.parent like 'supplier/%'
        and not exists (select from changes c where c.item = i.created_by and c.kind = 'unlink')
        and not exists (select from changes c where c.item = i.id and c.kind = 'update'
          and c.after ?| array['text', 'name', 'description', 'tasks', 'location']
          and not exists (select from edges b where b.child = c.by and b.edge = 'MEMBERS' and b.parent = u.parent))
        and not exists (select from edges o where l.kind <> 'comment' and o.parent = i.id and o.edge = 'OWNERS' and o.child <> u.parent
          and not exists (select from edges b where b.child = o.child and b.edge = 'MEMBERS' and b.parent = u.parent))
      limit 1) m on true`

/** What lies around a lead that suppliers may read in a limited form (D7, D19.5). */
export function readAround(tx: Queryable, lead: string): Promise<Around[]> {
  return tx.query<Around>(around, [lead])
}
