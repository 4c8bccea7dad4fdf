import { Forbidden, Invalid, isObject, isSuperAccount, Missing, may, mayErasePerson, typeOfId } from '@schakel/domain'
import type { Remembered } from '@schakel/domain/anonymity'
import type { ErasePlan } from '@schakel/domain/calls'
import { countSupers, SUPERS_ALONE } from '../auth/supers.ts'
import type { Queryable } from '../database/index.ts'
import { Params, readScope } from '../read/form.ts'
import { containment } from '../registryFunctions.ts'
import type { Store, ViewerStore } from '../store.ts'
import { loadOne } from '../write/load.ts'
import { hasSameAddress, isSamePerson } from './samePerson.ts'

type Fields = Readonly<Record<string, unknown>>

/** Somebody who is to be erased: all of their items, and those that may not be. */
export interface Subject {
  readonly people: readonly { readonly id: string; readonly fields: Fields }[]
  /** As many more have the same address and stay: they have another name, or are not the viewer's to erase. */
  readonly others: number
  readonly confirm: string
}

/** An erasure as it is kept until nothing of it is left. */
export interface Erasure {
  readonly id: string
  /** By what this person is known wherever it stands. */
  readonly everywhere: Remembered
  /** The same with what is also another's, for what is written about those they belonged to. */
  readonly around: Remembered
  /** Those they belonged to, whose suppliers must not read a name that is forgotten (D7). */
  readonly leads: readonly string[]
  /**
   * Where names are taken out of texts: in what is looked after with these keys, or everywhere. Staff who may call a contact anything must not
   * take words out of the texts of others by it (D6).
   */
  readonly within?: readonly string[] | null
}

/**
 * The contacts and accounts that are the same person as this one: with the same e-mail address and surname, or merged with it. Throws Missing
 * for who does not read it, Forbidden for who may not erase it, or when the viewer is among them.
 */
async function subjectOf(me: ViewerStore, id: string): Promise<Subject> {
  const name = await nameOf(me, id)
  const params = new Params()
  const start = params.add(id)
  const scope = readScope(me, params)
  // From the trash too: what was thrown away is still there.
  const isTheirs = may(me.viewer, 'readEverything') ? 'true' : `i.type = 'person' and ${scope.isWhole}`
  const rows = await me.store.database.query<{ id: string; fields: Fields; theirs: boolean }>(
    `with recursive same as (
      select ${start}::text collate "C" as id
      union
      select n.id from same s, lateral (
        select o.id from items i join items o on o.type in ('person', 'user') and ${isSamePerson('i', 'o')} where i.id = s.id
        union all select c.after ->> '_drop' from changes c where c.item = s.id and c.kind = 'merge' and c.after ? '_drop'
        union all select c.after ->> '_into' from changes c where c.item = s.id and c.kind = 'merge' and c.after ? '_into'
          and exists (select from items d where d.id = s.id and d.deleted_at is not null)
      ) n
    ), beside as (
      select id, true as "isSame" from same
      union select o.id, false from same s join items i on i.id = s.id join items o on o.type in ('person', 'user')
        and o.deleted_at is null and o.id not in (select id from same) and ${hasSameAddress('i', 'o')}
    ) select i.id, i.fields, b."isSame" and ${isTheirs} as theirs from beside b join items i on i.id = b.id
      where i.type in ('person', 'user') and ${scope.isWhole} order by i.id = ${start} desc, i.id`,
    params.values,
  )
  const people = rows.filter(({ theirs }) => theirs)
  if (people.some(({ id: one }) => one === me.viewer._id)) throw new Forbidden('erase yourself')
  return { people, others: rows.length - people.length, confirm: name.trim() }
}

/** The name of somebody whom the viewer may erase; super users find them in the trash as well. */
async function nameOf(me: ViewerStore, id: string): Promise<string> {
  const isPerson = typeOfId(id) === 'person' || typeOfId(id) === 'user'
  if (!may(me.viewer, 'readEverything') || !isPerson) {
    const item = await loadOne(me, id)
    if (!mayErasePerson(me.viewer, item.facts)) throw new Forbidden('erase')
    return String(item.fields.name ?? '')
  }
  const [row] = await me.store.database.query<{ name: string | null }>(
    "select fields ->> 'name' as name from items where id = $1",
    [id],
  )
  if (!row) throw new Missing(id)
  if (id === me.viewer._id) throw new Forbidden('erase yourself')
  return row.name ?? ''
}

/** What erasing them would come to; nothing is done. Throws as `subjectOf`. */
export async function planErasure(me: ViewerStore, id: string): Promise<ErasePlan> {
  const { people, others, confirm } = await subjectOf(me, id)
  const ids = people.map((one) => one.id)
  const [counts] = await me.store.database.query<ErasePlan['counts']>(
    `select (select count(distinct e.child)::int from edges e join items i on i.id = e.child and i.deleted_at is null
          where e.parent = any ($1::text[]) and e.edge in ('TODOS', 'ACTIVITIES', 'COMMENTS', 'FILES')
            and not exists (select from edges o where o.child = e.child and o.parent <> all ($1::text[])
              and o.edge in (${containment}))) as items,
      (select count(*)::int from items i where i.created_by = any ($1::text[]) and i.type in ('comment', 'message') and i.deleted_at is null)
        + (select count(*)::int from chat_messages m where m.author = any ($1::text[])) as written,
      (select count(*)::int from changes c where c.by = any ($1::text[])) as lines`,
    [ids],
  )
  const files = await filesAround(me, ids)
  return {
    people: people.map(({ id: _id, fields }) => ({
      _id,
      _type: _id.startsWith('user/') ? 'user' : 'person',
      ...(typeof fields.name === 'string' ? { name: fields.name } : {}),
    })),
    others,
    confirm,
    counts: counts ?? { items: 0, written: 0, lines: 0 },
    files: files.slice(0, FILES_SHOWN),
    moreFiles: Math.max(0, files.length - FILES_SHOWN),
  }
}

/** So many files are named; whoever has more of them to look at begins with the newest. */
const FILES_SHOWN = 50

/** The files that the viewer reads and that stay: what they added, and what hangs where they belong or belonged, but for whole spaces. */
async function filesAround(me: ViewerStore, ids: readonly string[]): Promise<ErasePlan['files']> {
  const params = new Params()
  const scope = readScope(me, params)
  const people = params.add([...ids])
  return me.store.database.query<ErasePlan['files'][number]>(
    `with places as (
      select e.parent as id from edges e where e.child = any (${people}::text[]) and e.edge in ('CONTACTS', 'MEMBERS')
      union select c.before ->> '_parent' from changes c where c.item = any (${people}::text[]) and c.kind = 'unlink' and c.before ? '_parent'
    ), around as (
      select x.id from places p, lateral inside(p.id) x where p.id not like 'space/%' and x.id like 'file/%'
      union select i.id from items i where i.type = 'file' and i.created_by = any (${people}::text[])
    )
    select i.id as "_id", 'file' as "_type", (${scope.form}) ->> 'name' as name from items i
      where i.id in (select a.id from around a) and ${scope.where}
        and not exists (select from edges e where e.child = i.id and e.parent = any (${people}::text[])
          and not exists (select from edges o where o.child = i.id and o.parent <> all (${people}::text[]) and o.edge in (${containment})))
      order by i.created_at desc, i.id`,
    params.values,
  )
}

/**
 * Takes them out for good, in one transaction with the note of what is left to do elsewhere. Throws as `subjectOf`; Invalid when the name
 * was not typed, Forbidden where no super user would be left.
 */
export async function takeOut(me: ViewerStore, id: string, confirm: string): Promise<Erasure> {
  const subject = await subjectOf(me, id)
  if (confirm.trim().toLowerCase() !== subject.confirm.toLowerCase()) throw Invalid.of('confirm', 'required')
  return takeOutPeople(me, subject.people)
}

/** Those of these ids that are there; a copy of before they were erased has them again (D6). */
export async function readPeople({ database }: Store, ids: readonly string[]): Promise<Subject['people']> {
  return database.query<{ id: string; fields: Fields }>(
    "select id, fields from items where id = any ($1::text[]) and type in ('person', 'user') order by id",
    [[...ids]],
  )
}

/** All who were ever erased here, by their ids alone. */
export async function readErased({ database }: Store): Promise<string[]> {
  const rows = await database.query<{ id: string }>('select id from erasures order by at, id')
  return rows.map(({ id }) => id)
}

/** The keys of what is read beyond one's own world, by all: software and tags. */
const OF_ALL: ReadonlySet<string> = new Set(['all', 'staff'])

/** The same as `takeOut`, for people who are known to be one. Throws Forbidden where no super user would be left. */
export async function takeOutPeople(me: ViewerStore, people: Subject['people']): Promise<Erasure> {
  const at = me.store.settings.clock()
  const erasure = await me.store.together(
    async (inner) => {
      const within = may(me.viewer, 'readEverything') ? null : me.keys.all.filter((key) => !OF_ALL.has(key))
      const known = { ...(await rememberedOf(inner, people)), within }
      const ids = people.map((one) => one.id)
      for (const one of ids) {
        await inner.database.query(
          'insert into erasures (id, at, by, words) values ($1, $2, $3, $4::jsonb) on conflict (id) do nothing',
          [one, at, me.viewer._id, one === known.id ? JSON.stringify(known) : null],
        )
      }
      const before = await inner.database.query<{ hash: string }>(
        `select distinct h as hash from items i, unnest(image_hashes(i.fields)) h where i.id = any ($1::text[])
          union select c.hash from file_contents c join edges e on e.child = c.item and e.edge = 'FILES' where e.parent = any ($1::text[])`,
        [ids],
      )
      await inner.database.query('select erase_people($1::text[], $2, $3)', [ids, at, me.viewer._id])
      if ((await countSupers(inner)) === 0 && people.some(({ fields }) => isSuperAccount(fields)))
        throw new Forbidden('the last super user')
      // Their pictures and files need not wait until nothing has needed them for a day.
      await inner.database.query(`update uploads set unused_since = 'epoch' where hash = any ($1::text[])`, [
        before.map(({ hash }) => hash),
      ])
      await inner.database.query('delete from mails where lower(recipient) = any ($1::text[])', [
        known.everywhere.emails.map((email) => email.toLowerCase()),
      ])
      for (const lead of known.leads) inner.deferred?.set(lead, inner.settings.clock())
      return known
    },
    { alone: SUPERS_ALONE },
  )
  me.store.announce([], me.viewer._id)
  return erasure
}

/** All by which they are known, now and before; apart what is also another's. */
async function rememberedOf({ database }: Store, people: Subject['people']): Promise<Erasure> {
  const ids = people.map(({ id }) => id)
  const former = await database.query<{ fields: Fields }>(
    `select x.fields from changes c, lateral (values (c.before), (c.after)) x(fields)
      where c.item = any ($1::text[]) and c.kind in ('create', 'update') and x.fields is not null`,
    [ids],
  )
  const all = [...people.map(({ fields }) => fields), ...former.map(({ fields }) => fields)]
  const around: Remembered = {
    ids,
    names: textsOf(all, 'name'),
    emails: textsOf(all, 'email'),
    phones: [...textsOf(all, 'phone'), ...textsOf(all, 'mobile')],
    streets: all.flatMap(({ address }) => (isObject(address) ? textsOf([address], 'street') : [])),
  }
  const usernames = textsOf(all, 'username').filter((name) => /[\d._-]/.test(name))
  const shared = await sharedOf(database, ids, around)
  const own = (texts: readonly string[]) => [...new Set(texts)].filter((text) => !shared.has(text.toLowerCase()))
  const leads = await database.query<{ id: string }>(
    `with recursive up as (
      select e.parent as id from edges e where e.child = any ($1::text[]) and e.edge in ('CONTACTS', 'MEMBERS')
      union select c.before ->> '_parent' from changes c where c.item = any ($1::text[]) and c.kind = 'unlink' and c.before ? '_parent'
      union select e.parent from up join edges e on e.child = up.id and e.edge = 'DOSSIERS'
    ) select distinct id from up where id ~ '^(lead|organisation)/'`,
    [ids],
  )
  return {
    id: ids[0] ?? '',
    everywhere: {
      ids,
      names: own(around.names),
      usernames: own(usernames),
      emails: own(around.emails),
      phones: own(around.phones),
      streets: own(around.streets),
    },
    around: { ...around, usernames },
    leads: leads.map(({ id }) => id),
  }
}

/**
 * What of it is also written on the card of somebody or something else. Software and tags are called by words, and one of them keeps its name
 * where it is one word; a tag that has a whole name has that of somebody.
 */
async function sharedOf(database: Queryable, ids: readonly string[], known: Remembered): Promise<Set<string>> {
  const wanted = [...known.names, ...known.emails, ...known.phones, ...known.streets].map((text) => text.toLowerCase())
  const rows = await database.query<{ text: string }>(
    `select distinct lower(v.text) as text from items i, lateral (values (i.fields ->> 'name'), (i.fields ->> 'email'), (i.fields ->> 'phone'),
        (i.fields ->> 'mobile'), (i.fields -> 'address' ->> 'street')) v(text)
      where i.type in ('person', 'user', 'lead', 'supplier', 'organisation', 'space', 'software', 'tag') and i.id <> all ($1::text[])
        and lower(v.text) = any ($2::text[]) and (i.type not in ('software', 'tag') or trim(v.text) !~ '\\s')`,
    [ids, wanted],
  )
  return new Set(rows.map(({ text }) => text))
}

function textsOf(all: readonly Fields[], name: string): string[] {
  const texts = all.map((fields) => fields[name]).filter((text) => typeof text === 'string' && text.trim() !== '')
  return [...new Set(texts.map((text) => String(text).trim()))]
}

/** Erasures that something is left to do of, the oldest first. */
export async function openErasures({ database }: Store): Promise<Erasure[]> {
  const rows = await database.query<{ words: Erasure }>(
    'select words from erasures where words is not null and done_at is null order by at, id',
  )
  return rows.map(({ words }) => words)
}

/** How long the oldest erasure waits of which something is left to do, s; 0 without one. */
export async function oldestErasureWait({ database, settings }: Store): Promise<number> {
  const [row] = await database.query<{ at: Date | null }>('select min(at) as at from erasures where done_at is null')
  return row?.at ? Math.max(0, settings.clock().getTime() - row.at.getTime()) / 1000 : 0
}

/** Whether something is left to do of it. */
export async function isOpen({ database }: Store, { everywhere }: Erasure): Promise<boolean> {
  const rows = await database.query(
    'select from erasures where id = any ($1::text[]) and words is not null and done_at is null limit 1',
    [everywhere.ids],
  )
  return rows.length > 0
}

/** Nothing is left of them: by what they were known is forgotten too. */
export async function closeErasure({ database, settings }: Store, { everywhere }: Erasure): Promise<void> {
  await database.query('update erasures set words = null, done_at = $2 where id = any ($1::text[])', [
    everywhere.ids,
    settings.clock(),
  ])
}

/** The account or contact with this e-mail address, an account first; for the command. Throws Missing. */
export async function personByEmail({ database }: Store, email: string): Promise<string> {
  const [row] = await database.query<{ id: string }>(
    `select id from items where type in ('person', 'user') and lower(fields ->> 'email') = lower($1)
      order by deleted_at is not null, type = 'user' desc, id limit 1`,
    [email],
  )
  if (!row) throw new Missing(email)
  return row.id
}
