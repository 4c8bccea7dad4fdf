import { isOrganisationType, keysOf, Missing, may, mayCreate, typeNames, typeOfId, type Viewer } from '@schakel/domain'
import { isLimited } from '../access/whoReads.ts'
import { isSuperRow } from '../auth/supers.ts'
import { viewerOfUser } from '../auth/viewers.ts'
import type { ViewerStore } from '../store.ts'
import { Params, type ReadScope, readScope } from './form.ts'
import { isAskerHidden, isOfAsker } from './hiddenAsker.ts'
import { addressesOf } from './messageAddresses.ts'

/** A short reference to somebody, with the organisation that helps to tell them apart. */
export interface PersonRef {
  readonly _id: string
  readonly _type: string
  readonly name: string
  readonly avatar?: string
  readonly organisation?: { readonly name?: string }
}

const FOUND_MAX = 8
/** Accounts of which is asked whether they read the item; more by one name are not looked at. */
const ASKED_MAX = 40

/** A row `i` as a reference with its organisation, as the viewer may know it. */
export function ref(scope: ReadScope): string {
  return `bare_ref(${scope.form}) || jsonb_strip_nulls(jsonb_build_object('organisation', organisation_of(i.id, ${scope.args})))`
}

/** That the name of `i`, as the viewer reads it, has this text in it. */
function named(scope: ReadScope, params: Params, q: string): string {
  return `fold(coalesce(${scope.form} ->> 'name', '')) like (select like_part(${params.add(q)}))`
}

/**
 * Whom the viewer may mention on an item (D10): accounts that read it, as far as the viewer reads them or met them in its talk, and
 * its contacts. Throws Missing when the item does not exist for the viewer.
 */
export async function readMentionable(me: ViewerStore, item: string, q: string): Promise<PersonRef[]> {
  if (typeOfId(item) === undefined) throw new Missing()
  await me.read(item, 0)
  const accounts = await accountsNear(me, item, q)
  const readers: PersonRef[] = []
  for (const account of accounts) {
    if (readers.length === FOUND_MAX) break
    const viewer = account._id === me.viewer._id ? undefined : await viewerOfUser(me.store, account._id)
    if (viewer && (await reads(me, viewer, item))) readers.push(account)
  }
  return [...readers, ...(await contactsNear(me, item, q))].slice(0, FOUND_MAX)
}

// Whether they would read what is said there: a supplier reads the talk on its own match and no other (D19.5).
async function reads(me: ViewerStore, viewer: Viewer, item: string): Promise<boolean> {
  if (may(viewer, 'readEverything')) return true
  const [row] = await me.store.database.query<{ found: boolean }>(
    `select true as found from items i where i.id = $1 and i.deleted_at is null
      and (case when i.type = 'message' then (select k.r || k.l from talk_keys(i.id) k) else i.readers end && $2::text[]
        or i.type in ('match', 'comment') and ${isLimited('$2::text[]')})`,
    [item, keysOf(viewer).all],
  )
  return row !== undefined
}

// The accounts by whose keys the item is read, and who took part in its talk or its history as the viewer reads them.
async function accountsNear(me: ViewerStore, item: string, q: string): Promise<PersonRef[]> {
  const params = new Params()
  const scope = readScope(me, params)
  const id = params.add(item)
  const [row] = await me.store.database.query<{ found: PersonRef[] | null }>(
    `with held as (
      select distinct regexp_replace(k, '^(own|match|open):', '') as id from items i, unnest(i.readers || i.limited_readers) k where i.id = ${id}
    ), near as (
      select unnest(accounts_of(array(select id from held))) as id union select id from held where id like 'user/%'
      union select i.id from items i where ${isSuperRow}
    ), said as (
      select (${scope.form}) -> 'author' as person from edges e join items i on i.id = e.child
        where e.parent = ${id} and e.edge in ('COMMENTS', 'SUB') and ${scope.where}
      union all select (${scope.form}) -> 'author' from items i where i.id = ${id} and i.type = 'comment' and ${scope.where}
      union all select (${scope.form}) -> 'from' from items i where i.id = ${id} and i.type = 'message' and ${scope.where}
      union all select h -> 'user' from items i, jsonb_array_elements(case when jsonb_typeof((${scope.form}) -> 'history') = 'array'
          then (${scope.form}) -> 'history' else '[]' end) h where i.id = ${id} and ${scope.where}
    ), known as (
      select i.id, 0 as far, ${ref(scope)} as ref from items i where i.id in (select id from near) and ${scope.where} and ${named(scope, params, q)}
        ${me.keys.disclosed === '' ? '' : `and not (${isAskerHidden(scope, params, item)} and ${isOfAsker(params)})`}
      union all
      select person ->> '_id', 1, person || '{"_type": "user"}' from said
        where person ->> '_id' like 'user/%' and fold(person ->> 'name') like (select like_part(${params.add(q)}))
    ), each as (
      select distinct on (id) id, ref from known order by id, far
    )
    select jsonb_agg(ref order by fold(ref ->> 'name'), id) as found from (select * from each order by fold(ref ->> 'name'), id limit ${ASKED_MAX}) x`,
    params.values,
  )
  return row?.found ?? []
}

// The contacts of the item, of its dossier and of whoever asks: those that the viewer reads.
async function contactsNear(me: ViewerStore, item: string, q: string): Promise<PersonRef[]> {
  const params = new Params()
  const scope = readScope(me, params)
  const id = params.add(item)
  const [row] = await me.store.database.query<{ found: PersonRef[] | null }>(
    `with recursive places as (
      select talk_about(${id}::text) collate "C" as id
      union
      select up.id from places p, lateral (
        select e.parent as id from edges e where e.child = p.id and e.edge in ('DOSSIERS', 'TODOS', 'ACTIVITIES')
        union all select e.parent from edges e where p.id like 'match/%' and e.key = substr(p.id, 7) and e.edge = 'MATCH') up
    )
    select jsonb_agg(ref order by name, id) as found from (
      select distinct i.id, i.folded as name, ${ref(scope)} as ref from places p join edges e on e.parent = p.id and e.edge = 'CONTACTS'
        join items i on i.id = e.child where ${scope.where} and ${named(scope, params, q)}
        and exists (select from items i where i.id = p.id and ${scope.where}) and not ${isAskerHidden(scope, params, item)}
        order by name, i.id limit ${FOUND_MAX}) x`,
    params.values,
  )
  return row?.found ?? []
}

/** To whom the viewer may write (D13): accounts they read or that wrote to them, by their name; organisations are found by search. */
export async function readRecipients(me: ViewerStore, q: string): Promise<PersonRef[]> {
  const params = new Params()
  const scope = readScope(me, params)
  const [row] = await me.store.database.query<{ found: PersonRef[] | null }>(
    `with known as (
      (select i.id, 0 as far, ${ref(scope)} as ref from items i where i.type = 'user' and ${scope.where} and ${named(scope, params, q)}
        order by i.folded, i.id limit ${FOUND_MAX})
      union all
      -- Each once, as they wrote last: who wrote much hides nobody.
      (select distinct on (i.fields -> 'from' ->> '_id') i.fields -> 'from' ->> '_id', 1, i.fields -> 'from' || '{"_type": "user"}'
        from edges e join items i on i.id = e.parent
        where e.edge = 'TO' and e.child = any (${params.add(addressesOf(me))}::text[]) and ${scope.where}
          and fold(i.fields -> 'from' ->> 'name') like (select like_part(${params.add(q)}))
        order by i.fields -> 'from' ->> '_id', i.created_at desc limit ${ASKED_MAX})
    ), each as (
      select distinct on (id) id, ref from known k where id <> ${params.add(me.viewer._id)}::text
        and exists (select from items u where u.id = k.id and u.deleted_at is null) order by id, far
    )
    select jsonb_agg(ref order by fold(ref ->> 'name'), id) as found from (select * from each order by fold(ref ->> 'name'), id limit ${FOUND_MAX}) x`,
    params.values,
  )
  return [...(row?.found ?? []), ...(await organisationsNamed(me, q))]
}

/** Organisations, by name in the order of the add button. */
const writable = typeNames.filter(isOrganisationType)

async function organisationsNamed(me: ViewerStore, q: string): Promise<PersonRef[]> {
  const pages = await Promise.all(
    writable.map((feed) => me.search({ q, feed, page: 1, pageSize: Math.ceil(FOUND_MAX / 2) })),
  )
  const found = pages.flatMap(({ json }): PersonRef[] => JSON.parse(json))
  const home = me.viewer.organisation?._id
  return found
    .filter(({ _id, _type }) => {
      const type = writable.find((name) => name === _type)
      const isLimited = _type === 'supplier' && _id !== home && may(me.viewer, 'readPublicCards')
      const facts = { id: _id, type: type ?? 'space', isUnderHome: false, isLimited, isOwner: false } as const
      return mayCreate(me.viewer, 'message', facts)
    })
    .map(({ _id, _type, name, avatar }) => ({ _id, _type, name, ...(avatar ? { avatar } : {}) }))
}
