import { Missing, typeOfId } from '@schakel/domain'
import type { ViewerStore } from '../store.ts'
import { Params, readScope } from './form.ts'

/** A branche or category tag and the one above it. */
export interface TagRow {
  readonly id: string
  readonly name: string
  readonly parent: string | null
}

/** What is kept of a dossier and of who asks, as far as fit looks at it. */
export interface DossierRow {
  readonly kind: string
  readonly employees: number | null
  readonly implementationDate: string | null
  readonly zipcode: string | null
  /** Tags of the dossier and of its lead. */
  readonly tagged: readonly string[]
  /** Suppliers of its matches. */
  readonly matched: readonly string[]
  readonly tags: readonly TagRow[]
}

/** What is kept of a supplier, as far as fit looks at it. */
export interface SupplierRow {
  readonly _id: string
  readonly name: string
  readonly avatar: string | null
  readonly color: string | null
  readonly kinds: readonly { readonly kind: string }[] | null
  readonly sizes: readonly { readonly size: string }[] | null
  readonly regions: readonly { readonly province: string }[] | null
  readonly zipcode: string | null
  readonly capacity: number | null
  readonly accepts: boolean | null
  readonly products: readonly { readonly name: string; readonly kinds: readonly { readonly kind: string }[] | null }[]
  readonly tagged: readonly string[]
  /** Its matches, counted by status, and by whether they are about the same software and not older than was asked. */
  readonly matches: readonly {
    readonly status: string
    readonly isComparable: boolean
    readonly count: number
    /** Offers among them that were decided on, and the days that took together. */
    readonly decided: number
    readonly days: number
  }[]
}

const SUPPLIERS_MAX = 1000

// The tags in `used` with everything above them, so that kinship can be told without a second walk.
const tagTree = `tree as (
    select t.id, t.fields ->> 'name' as name, t.fields ->> 'parent' as parent from items t
      where t.id in (select id from used) and t.deleted_at is null
    union
    select t.id, t.fields ->> 'name', t.fields ->> 'parent' from tree join items t on t.id = tree.parent and t.deleted_at is null
  )`
const tagRows = `(select coalesce(jsonb_agg(jsonb_build_object('id', id, 'name', name, 'parent', parent)), '[]') from tree)`

/** What a dossier asks for, for whoever reads it; throws Missing for whom it does not exist (D6). */
export async function readFitDossier(me: ViewerStore, id: string): Promise<DossierRow> {
  if (typeOfId(id) !== 'dossier') throw new Missing()
  const params = new Params()
  const dossier = params.add(id)
  const scope = readScope(me, params)
  const [row] = await me.store.database.query<{ json: DossierRow }>(
    `with recursive seen as (
      select i.id, i.fields from items i where i.id = ${dossier} and ${scope.where}
    ), askers as (
      select p.id, p.fields from seen join edges e on e.child = seen.id and e.edge = 'DOSSIERS'
        join items p on p.id = e.parent and p.deleted_at is null order by e.created_at, e.key limit 1
    ), used as (
      select distinct e.child as id from edges e
        where e.edge = 'TAGS' and e.parent in (select id from seen union all select id from askers)
    ), ${tagTree}
    select jsonb_build_object(
      'kind', seen.fields -> 'name',
      'implementationDate', seen.fields -> 'implementation_date',
      'employees', askers.fields -> 'employees',
      'zipcode', askers.fields -> 'address' -> 'zipcode',
      'tagged', (select coalesce(jsonb_agg(id), '[]') from used),
      'matched', (select coalesce(jsonb_agg(e.child), '[]') from edges e join items i on i.id = 'match/' || e.key
        where e.edge = 'MATCH' and e.parent = seen.id and ${scope.where}),
      'tags', ${tagRows}) as json
      from seen left join askers on true`,
    params.values,
  )
  if (!row) throw new Missing()
  return row.json
}

/**
 * The suppliers that the viewer reads, with what fit looks at: products, tags and how their matches ended. Only matches that the
 * viewer reads too are counted, so that no number tells of others (D19.10). One statement, however many suppliers there are. Matches of
 * other software than `kind`, or that came where they stand before `since` (ISO 8601 UTC), are counted apart. Of `only` some suppliers,
 * those alone.
 */
export async function readFitSuppliers(
  me: ViewerStore,
  {
    kind,
    since,
    only,
  }: { readonly kind: string; readonly since: string; readonly only?: readonly string[] | undefined },
): Promise<{ readonly suppliers: readonly SupplierRow[]; readonly tags: readonly TagRow[] }> {
  const params = new Params()
  const scope = readScope(me, params)
  const some = only ? `and i.id = any (${params.add([...only])}::text[])` : ''
  const [row] = await me.store.database.query<{ suppliers: readonly SupplierRow[]; tags: readonly TagRow[] }>(
    `with recursive seen as (
      select i.id, i.folded, (${scope.form}) as fields from items i
        where i.type = 'supplier' and ${scope.where} ${some} order by i.folded, i.id limit ${SUPPLIERS_MAX}
    ), made as (
      select e.parent as id, jsonb_agg(jsonb_build_object('name', s.fields -> 'name', 'kinds', s.fields -> 'kinds') order by s.folded, s.id) as list
        from edges e join items s on s.id = e.child and s.deleted_at is null
        where e.edge = 'SOFTWARE' and e.parent in (select id from seen) group by e.parent
    ), tagged as (
      select e.parent as id, jsonb_agg(e.child) as list from edges e
        where e.edge = 'TAGS' and e.parent in (select id from seen) group by e.parent
    ), matched as (
      select e.child as id, i.status, d.fields ->> 'name' = ${params.add(kind)} and coalesce(i.fields ->> i.status >= ${params.add(since)}, false) as comparable,
          extract(epoch from least((i.fields ->> 'reserved')::timestamptz, (i.fields ->> 'dismissed')::timestamptz) - (i.fields ->> 'offered')::timestamptz) / 86400 as days
        from edges e join items i on i.id = 'match/' || e.key join items d on d.id = e.parent
        where e.edge = 'MATCH' and e.child in (select id from seen) and ${scope.where}
    ), counted as (
      select id, status, comparable, count(*)::int as n, count(days)::int as decided, coalesce(sum(days), 0)::float as days
        from matched group by id, status, comparable
    ), ended as (
      select id, jsonb_agg(jsonb_build_object('status', status, 'isComparable', comparable, 'count', n, 'decided', decided, 'days', days)) as list
        from counted group by id
    ), used as (
      select distinct jsonb_array_elements_text(list) as id from tagged
    ), ${tagTree}
    select ${tagRows} as tags, coalesce((select jsonb_agg(jsonb_build_object(
        '_id', seen.id, 'name', fields -> 'name', 'avatar', fields -> 'avatar', 'color', fields -> 'color',
        'kinds', fields -> 'kinds', 'sizes', fields -> 'sizes', 'regions', fields -> 'regions',
        'zipcode', fields -> 'address' -> 'zipcode', 'capacity', fields -> 'capacity', 'accepts', fields -> 'accepts',
        'products', coalesce(made.list, '[]'), 'tagged', coalesce(tagged.list, '[]'), 'matches', coalesce(ended.list, '[]')))
      from seen left join made using (id) left join tagged using (id) left join ended using (id)), '[]') as suppliers`,
    params.values,
  )
  return row ?? { suppliers: [], tags: [] }
}
