import { arrayOf, optionalText, propertyOf } from '@schakel/domain'
import {
  headcountsOf,
  identifyingFields,
  identifyingFieldsOf,
  identityOf,
  type LeadIdentity,
} from '@schakel/domain/anonymity'
import type { Queryable } from '../database/index.ts'

type Fields = Readonly<Record<string, unknown>>

interface Known {
  readonly kind: 'lead' | 'contact' | 'user' | 'former' | 'dossier' | 'dossierBefore' | 'adviser'
  readonly id: string
  readonly fields: Fields
}

/** All by which the leads of some dossiers can be known. */
export interface LeadPeople {
  readonly identity: LeadIdentity
  /** Ids of the leads and of everyone who is or was theirs. */
  readonly ids: ReadonlySet<string>
  /** The card of each lead. */
  readonly leads: ReadonlyMap<string, Fields>
}

const list = (names: readonly string[]) => names.map((name) => `'${name}'`).join(', ')
/** The fields by which somebody can be known. */
const telling = list(identifyingFields)
/** Those of a request. */
const tellingOfDossier = list(identifyingFieldsOf('dossier'))

const isMerge = "c.kind = 'merge' and c.after ? '_drop'"

/** What was changed of one item, found by its index: closed off, so that the planner never passes all that was ever changed. */
function changesOf(id: string, where: string): string {
  return `lateral (select c.before, c.after from changes c where c.item = ${id} collate "C" and ${where} offset 0) c`
}

// The leads, their contacts and those of their dossiers, their accounts, and whoever was one of these; each with what they were
// called before. Trashed, purged and former people count, and so does whose dossier it was before, and who was merged with any of them:
// their names identify as well as a present one's.
const known = `with recursive dossiers as (
    select e.child as id from edges e where e.parent = any ($1::text[]) and e.edge = 'DOSSIERS'
  ), before as (
    select c.before ->> '_parent' as id from dossiers d, ${changesOf('d.id', "c.kind = 'unlink' and c.edge = 'DOSSIERS'")}
  ), merged as (
    select c.after ->> '_drop' as id from unnest($1::text[]) l, ${changesOf('l', isMerge)}
    union
    select c.after ->> '_drop' from merged m, ${changesOf('m.id', isMerge)}
  ), places as (
    select unnest($1::text[]) as id union select id from dossiers
  ), apart as (
    select 'lead' as kind, unnest($1::text[]) as id
    union select 'contact', e.child from edges e where e.edge = 'CONTACTS' and e.parent in (select id from places)
    union select 'user', e.child from edges e where e.edge = 'MEMBERS' and e.parent = any ($1::text[]) and e.child like 'user/%'
    union select 'lead', id from before
    union select 'lead', id from merged
    union select 'former', c.item from (select id from places union select id from before union select id from merged) p,
      lateral (select c.item from changes c where c.kind = 'unlink' and c.before ->> '_parent' = p.id collate "default"
        and c.edge in ('CONTACTS', 'MEMBERS') offset 0) c
  ), spaces as (
    select e.parent as id from edges e where e.child = any ($1::text[]) and e.edge = 'MEMBERS' and e.parent like 'space/%'
    union
    select e.parent from spaces s join edges e on e.child = s.id and e.edge = 'MEMBERS' and e.parent like 'space/%'
  ), people as (
    select kind, id from apart
    union select 'former', c.after ->> '_drop' from apart a, ${changesOf('a.id', isMerge)} where a.kind <> 'lead'
  )
  select p.kind, p.id, i.fields from people p, lateral (select i.fields from items i where i.id = p.id offset 0) i
  union all
  select case p.kind when 'lead' then 'lead' else 'former' end, p.id, c.before
    from people p, ${changesOf('p.id', `c.kind = 'update' and c.before ?| array[${telling}]`)}
  union all
  select case p.kind when 'lead' then 'lead' else 'former' end, p.id, c.after - '_id'
    from people p, ${changesOf('p.id', `c.kind in ('create', 'update') and c.after ?| array[${telling}]`)}
    where not exists (select from items i where i.id = p.id offset 0)
  union all
  -- Whoever is being erased stands in texts until those are gone through.
  select 'former', r.id, x.fields from erasures r, jsonb_each(r.words -> 'around') a, lateral (
      select case a.key when 'names' then jsonb_build_object('name', v) when 'emails' then jsonb_build_object('email', v)
        when 'phones' then jsonb_build_object('phone', v) else jsonb_build_object('address', jsonb_build_object('street', v)) end as fields
      from jsonb_array_elements_text(a.value) v where a.key <> 'ids') x
    where r.done_at is null and r.words -> 'leads' ?| $1::text[]
  union all
  -- Who works, or worked, at the space of the lead: a supplier reads those names anyway (D20.3).
  select 'adviser', s.id, jsonb_build_object('name', n.name) from (
      select distinct u.child as id from spaces p join edges u on u.parent = p.id and u.edge = 'MEMBERS' and u.child like 'user/%') s,
    lateral (
      select i.fields ->> 'name' as name from items i where i.id = s.id
      union select c.before ->> 'name' from ${changesOf('s.id', "c.kind = 'update' and c.before ? 'name'")}) n
    where n.name is not null
  union all
  select 'dossier', d.id, i.fields from dossiers d join items i on i.id = d.id and i.fields ?| array['masks', ${tellingOfDossier}]
  union all
  select 'dossierBefore', d.id, c.before
    from dossiers d, ${changesOf('d.id', `c.kind = 'update' and c.before ?| array[${tellingOfDossier}]`)}`

/** Finds everything by which these leads can be known (D7). */
export async function peopleOf(tx: Queryable, leads: readonly string[]): Promise<LeadPeople> {
  const rows = await tx.query<Known>(known, [[...leads]])
  const people = rows
    .filter(({ kind }) => kind === 'contact' || kind === 'user' || kind === 'former')
    .map((row) => row.fields)
  const cards = rows.filter((row) => row.kind === 'lead')
  const dossiers = rows.filter(({ kind }) => kind === 'dossier')
  const requests = [...dossiers, ...rows.filter(({ kind }) => kind === 'dossierBefore')]
  const cardsTell = identities(
    cards.map((row, index) => identityOf({ lead: row.fields, contacts: index === 0 ? people : [] })),
  )
  return {
    identity: {
      ...cardsTell,
      headcounts: [
        ...new Set([...(cardsTell.headcounts ?? []), ...requests.flatMap(({ fields }) => headcountsOf(fields))]),
      ],
      // No title or form of address: a name of one word would free whoever shares it.
      clear: namesOf(rows.filter((row) => row.kind === 'adviser')),
      masks: dossiers.flatMap(({ fields }) => masksOf(fields)),
    },
    ids: new Set([...leads, ...rows.filter((row) => row.kind === 'user' || row.kind === 'lead').map((row) => row.id)]),
    // A row of what was comes after the card itself and has no id.
    leads: new Map(cards.filter((row) => row.fields._id === row.id).map((row) => [row.id, row.fields])),
  }
}

function namesOf(rows: readonly Known[]): string[] {
  const names = rows.flatMap(({ fields: { name } }) => (typeof name === 'string' ? [name] : []))
  return [...new Set(names)].sort()
}

/** The words that staff blot out of a dossier. */
export function masksOf({ masks }: Fields): string[] {
  return arrayOf(masks).flatMap((row) => optionalText(propertyOf(row, 'word')) ?? [])
}

function identities(all: readonly LeadIdentity[]): LeadIdentity {
  const every = (pick: (one: LeadIdentity) => readonly string[] | undefined): string[] => [
    ...new Set(all.flatMap((one) => pick(one) ?? [])),
  ]
  return {
    names: every((one) => one.names),
    contactNames: every((one) => one.contactNames),
    domains: every((one) => one.domains),
    emails: every((one) => one.emails),
    phones: every((one) => one.phones),
    streets: every((one) => one.streets),
    zipcodes: every((one) => one.zipcodes),
    cities: every((one) => one.cities),
    numbers: every((one) => one.numbers),
    headcounts: every((one) => one.headcounts),
  }
}
