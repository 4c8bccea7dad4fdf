import { Forbidden, kindOf, may, mayExportPerson, type Viewer } from '@schakel/domain'
import { viewerOfUser } from '../auth/viewers.ts'
import { ownReader } from '../context.ts'
import { keptRead } from '../lists/kept.ts'
import { isSamePerson } from '../privacy/samePerson.ts'
import type { Store, ViewerStore } from '../store.ts'
import { loadOne } from '../write/load.ts'
import { Params, readScope } from './form.ts'
import { parentOfLine } from './logRows.ts'

/** Rows of one part that are asked at once; all of them come (D6). */
const PAGE = 5000

type Rows = readonly Readonly<Record<string, unknown>>[]

/** Everything that is kept of somebody, part by part, each as rows with plain names. */
export interface PersonData {
  readonly made: string
  readonly cards: Rows
  readonly places: Rows
  readonly account: Rows
  readonly logins: Rows
  readonly sessions: Rows
  readonly written: Rows
  readonly chat: Rows
  readonly named: Rows
  readonly notifications: Rows
  readonly read: Rows
  readonly done: Rows
  readonly changed: Rows
}

interface Reader {
  readonly params: Params
  /** That the row `i` exists for who asks and for whose data it is: a file that is handed over tells its reader nothing new. */
  readonly both: string
  /** The form in which the person reads the row `i`. */
  readonly form: string
  /** That who asks reads the row `i`. */
  readonly mine: string
  /** That who asks reads the row `i` in full. */
  readonly whole: string
  readonly ids: string
  /** That the view `v` is the person's own, or shared with them and with who asks. */
  readonly view: string
  /** Who asks, and not somebody who impersonates them. */
  readonly self: string
}

/**
 * Everything that is kept of a person (D6): their contacts and accounts, all of one e-mail address and surname. What they wrote is told as they wrote
 * it; what others wrote about them as far as they may read it themselves, and never more than who asks may read. No secrets, hashes
 * or tokens. Throws Missing, Forbidden.
 */
export async function readPersonData(me: ViewerStore, id: string): Promise<PersonData> {
  const { facts } = await loadOne(me, id)
  if (!mayExportPerson(me.viewer, facts)) throw new Forbidden('export')
  const ids = await samePerson(me, id)
  const nextReader = await readerFor(me, ids)
  const ask = async (made: (one: Reader) => string): Promise<Rows> => {
    const all: Rows[number][] = []
    let isMore = true
    while (isMore) {
      const one = nextReader()
      const rows = await me.store.database.heavy.query<{ row: Rows[number] }>(
        `select to_jsonb(x) as row from (${made(one)}) x limit ${PAGE} offset ${all.length}`,
        one.params.values,
      )
      for (const { row } of rows) all.push(row)
      isMore = rows.length === PAGE
    }
    return all
  }
  if (id !== me.viewer._id) await noteExport(me, id)
  return {
    made: me.store.settings.clock().toISOString(),
    ...(await cardsOf(ask)),
    ...(await accountOf(ask)),
    ...(await wordsOf(ask)),
    ...(await deedsOf(ask)),
  }
}

type Ask = (made: (reader: Reader) => string) => Promise<Rows>

async function cardsOf(ask: Ask): Promise<Pick<PersonData, 'cards' | 'places'>> {
  return {
    cards: (await ask(({ ids }) => `select i.fields from items i where i.id = any (${ids}) order by i.id`)).map(
      ({ fields }) => Object(fields),
    ),
    // Check-in stands on the edge of an activity: registered, present, guests (D12).
    places: await ask(
      ({
        ids,
        both,
        form,
      }) => `select e.edge, i.id, (${form}) ->> 'name' as name, e.created_at as since, e.props - '{$note,$history}'::text[] as details
        from edges e join items i on i.id = case when e.child = any (${ids}) then e.parent else e.child end
        where (e.child = any (${ids}) or e.parent = any (${ids})) and e.edge <> 'OWNERS' and ${both} order by e.created_at, e.key`,
    ),
  }
}

async function accountOf(ask: Ask): Promise<Pick<PersonData, 'account' | 'logins' | 'sessions' | 'notifications'>> {
  return {
    account: await ask(
      ({
        ids,
        both,
        form,
        view,
      }) => `select 'settings' as what, settings::text as details, null::timestamptz as since from user_settings where user_id = any (${ids})
        union all select 'passkey', name, created_at from passkeys where user_id = any (${ids})
        union all select 'google', name, at from google_calendars where user_id = any (${ids})
        union all select 'totp', '', confirmed_at from totp where user_id = any (${ids}) and confirmed_at is not null
        union all select 'password', '', changed_at from passwords where user_id = any (${ids})
        union all select 'follow', (${form}) ->> 'name', f.at from follows f join items i on i.id = f.item where f.follower = any (${ids}) and ${both}
        union all select 'view', name, created_at from views where owner = any (${ids}) and deleted_at is null
        union all select 'report', name, created_at from reports where owner = any (${ids}) and deleted_at is null
        union all select 'report mail', v.name, p.created_at from report_mails p join reports v on v.id = p.report_id
          where p.user_id = any (${ids}) and ${view}
        union all select 'dashboard', v.name, p.created_at from report_places p join reports v on v.id = p.report_id
          where p.user_id = any (${ids}) and ${view}
        union all select 'snooze', i.id, w.until from work_snoozes w join items i on i.id = w.item where w.reader = any (${ids}) and ${both}
        union all select 'reminder', i.id, r.at from reminders r join items i on i.id = r.item where r.reader = any (${ids}) and ${both}
        union all select 'favourite', v.name, f.created_at from favourites f join views v on v.id = f.view_id
          where f.user_id = any (${ids}) and ${view}
        union all select 'favourite', (${form}) ->> 'name', f.created_at from favourites f join items i on i.id = f.item
          where f.user_id = any (${ids}) and ${both}
        union all select 'files of a day', d.files::text, d.day::timestamptz from upload_days d where d.who = any (${ids})
        union all select upload.kind, '', upload.at from uploads upload where upload.who = any (${ids}) order by 1, 3, 2`,
    ),
    logins: await ask(
      ({ ids }) => `select day, count from logins where user_id = any (${ids}) order by day desc, user_id`,
    ),
    sessions: await ask(
      ({ ids }) =>
        `select device, address, created_at, seen_at from sessions where user_id = any (${ids}) order by seen_at desc, id`,
    ),
    notifications: await ask(
      ({
        ids,
        both,
        form,
      }) => `select n.kind, n.at, n.read_at, i.id, (${form}) ->> 'name' as name from notifications n join items i on i.id = n.item
        where n.reader = any (${ids}) and ${both} order by n.at desc, n.kind, n.item, n.detail`,
    ),
  }
}

async function wordsOf(ask: Ask): Promise<Pick<PersonData, 'written' | 'chat' | 'named'>> {
  // What others wrote in it since is told as it is read: staff may have said in it who asks (D20.2). Of what the person reads no longer
  // nothing is told that others may have changed.
  const read = (form: string) =>
    `coalesce(${form}, case when i.type in ('todo', 'activity', 'file') then '{}'::jsonb else i.fields end)`
  const texts = (form: string) => `${read(form)} - '{_version,_changed,history,author,from}'::text[]`
  return {
    written: await ask(
      ({
        ids,
        mine,
        whole,
        self,
        form,
      }) => `select i.id, i.type, ${read(form)} ->> 'name' as name, i.created_at as date,
          ${texts(form)} - '{_id,_type,name,_created}'::text[] as details from items i
        where (i.created_by = any (${ids}) and i.type in ('comment', 'message', 'todo', 'activity', 'file', 'answer', 'decision', 'template')
            -- Rows that came with a set are nobody's words.
            or i.created_by = any (${ids}) and i.type = 'requirement' and (not i.fields ? 'source' or i.fields ? 'adapted')
            -- Who closed a round made what the others weighed.
            or i.type = 'weighing' and i.fields #>> '{author,_id}' = any (${ids})) and ${mine}
        -- What somebody weighs in an open round is told to nobody else (G8).
        union all select w.dossier, 'weighing', null, w.at, jsonb_build_object('state', w.state, 'side', w.side, 'points', w.points)
          from open_weighings w where w.user_id = ${self} and w.user_id = any (${ids})
        -- What somebody gives a demo neither, and afterwards it is read on the match (F1.12).
        union all select d.match, 'demo', null, d.at, jsonb_build_object('state', d.state, 'side', d.side, 'scores', d.scores)
          from demo_scores d where d.user_id = ${self} and d.user_id = any (${ids})
        -- What a referee said, of who wrote it down (F1.12).
        union all select r.match, 'reference', r.name, r.at, jsonb_build_object('role', r.role, 'size', r.size, 'date', r.date, 'rows', r.rows)
          from reference_calls r join items i on i.id = r.match where r.user_id = any (${ids}) and ${mine}
        -- Weights that somebody kept under a name, and knock-outs that they decided (F2.13, F2.6).
        union all select i.id, 'scenario', s ->> 'name', (s ->> 'date')::timestamptz, jsonb_build_object('points', s -> 'points')
          from items i, jsonb_array_elements(i.fields #> '{weighing_setup,scenarios}') s
          where i.type = 'dossier' and s #>> '{author,_id}' = any (${ids}) and ${whole}
        union all select i.id, 'ruling', null, null, s - '{by,match,answer}'::text[]
          from items i, jsonb_array_elements(i.fields #> '{weighing_setup,partlyDecided}') s
          where i.type = 'dossier' and s #>> '{by,_id}' = any (${ids}) and ${whole}
        order by date desc nulls last, id, type, name, details`,
    ),
    chat: await ask(
      ({ ids, mine }) => `select m.item as room, m.at, m.text from chat_messages m join items i on i.id = m.item
        where m.author = any (${ids}) and m.deleted_at is null and ${mine} order by m.at desc, m.item, m.seq desc`,
    ),
    named: await ask(
      ({ ids, both, form }) => `select i.id, i.type, i.created_at as date, f.text
        from items i, lateral (select coalesce((${form}) ->> 'text', (${form}) ->> 'case', (${form}) ->> 'description') as text,
          coalesce(i.fields ->> 'text', i.fields ->> 'case', i.fields ->> 'description') as written) f
        where i.type in ('comment', 'dossier', 'message', 'activity') and ${both}
          and exists (select from unnest(${ids}) x where position('data-id="' || x || '"' in f.written) > 0) order by i.created_at desc, i.id`,
    ),
  }
}

async function deedsOf(ask: Ask): Promise<Pick<PersonData, 'read' | 'done' | 'changed'>> {
  return {
    read: await ask(
      ({
        ids,
        both,
        form,
      }) => `select 'message' as what, i.id, (${form}) ->> 'name' as name, r.at as first, r.at as last
          from message_reads r join items i on i.id = r.message where r.reader = any (${ids}) and ${both}
        union all select 'disclosure', i.id, null, r.first_at, r.last_at
          from disclosure_reads r join items i on i.id = r.match where r.reader = any (${ids}) and ${both} order by last desc, id`,
    ),
    done: await ask(
      ({ ids, both, form }) => `select c.at, c.kind, i.id, (${form}) ->> 'name' as name,
          array_to_string(array(select k from jsonb_object_keys(coalesce(c.after, '{}')) k where k not like '\\_%'), ', ') as fields
        from changes c join items i on i.id = c.item where c.by = any (${ids}) and ${both}
          -- Under what it was hung may be of another space, as where two cards were joined.
          and (${parentOfLine} is null or exists (select from items i where i.id = ${parentOfLine} and ${both}))
        order by c.seq desc`,
    ),
    changed: await ask(
      ({ ids }) => `select c.at, c.kind, c.before - '_parent' as before, c.after - '_parent' as after from changes c
        where c.item = any (${ids}) and c.kind in ('create', 'update') order by c.seq desc`,
    ),
  }
}

/** The contacts and accounts that are the same person and that who asks may have as well. */
async function samePerson(me: ViewerStore, id: string): Promise<string[]> {
  const params = new Params()
  const start = params.add(id)
  const scope = readScope(me, params)
  const rows = await me.store.database.query<{ id: string }>(
    `select i.id from items o join items i on i.id = o.id or ${isSamePerson('o', 'i')}
      where o.id = ${start} and i.type in ('person', 'user') and ${scope.where} and ${scope.isWhole} order by i.id = ${start} desc, i.id`,
    params.values,
  )
  return rows.map((row) => row.id)
}

/** As whom the file is read: the account of the person, else somebody of the organisation that they are a contact of. */
async function readerFor(me: ViewerStore, ids: readonly string[]): Promise<() => Reader> {
  const viewer = (await viewerOf(me.store, ids)) ?? (await memberOf(me.store, ids))
  return () => {
    const params = new Params()
    // A statement may not have a value that it does not use: each scope is taken when it is first asked.
    const mine = once(() => readScope(me, params))
    const theirs = once(() => viewer && readScope(me.store.as(viewer), params))
    return {
      params,
      ids: `${params.add([...ids])}::text[]`,
      get view() {
        const own = `v.deleted_at is null and v.owner = any (${params.add([...ids])}::text[])`
        const shared = viewer && `${keptRead(me.store.as(viewer), params)} and ${keptRead(me, params)}`
        return `(${own} or ${shared ?? 'false'})`
      },
      get self() {
        return `${params.add(ownReader(me))}::text`
      },
      get mine() {
        return `(${mine().where})`
      },
      get whole() {
        const { where, isWhole } = mine()
        return `(${where} and ${isWhole})`
      },
      get both() {
        const scope = theirs()
        return scope ? `(${mine().where}) and (${scope.where})` : 'false'
      },
      get form() {
        // Staff read what they read in full; what super users alone read is about others. Their scope would be an unused value.
        const isFull = !viewer || may(viewer, 'readEverything') || may(viewer, 'readSpaceInFull')
        return isFull ? 'i.fields' : (theirs()?.form ?? 'i.fields')
      },
    }
  }
}

function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}

async function viewerOf(store: Store, ids: readonly string[]): Promise<Viewer | undefined> {
  const user = ids.find((one) => one.startsWith('user/'))
  return user === undefined ? undefined : viewerOfUser(store, user)
}

const roles: ReadonlyMap<string, string> = new Map(
  Object.entries({ supplier: 'suppliers', lead: 'endusers', space: 'staff' }),
)

async function memberOf({ database }: Store, ids: readonly string[]): Promise<Viewer | undefined> {
  const [home] = await database.query<{ id: string; name: string; type: string; spaces: string[] }>(
    `select o.id, o.fields ->> 'name' as name, o.type, array(select s.parent from edges s where s.child = o.id and s.edge = 'MEMBERS' and s.parent like 'space/%') as spaces
      from edges e join items o on o.id = e.parent and o.deleted_at is null
      where e.child = any ($1::text[]) and e.edge = 'CONTACTS' and o.type in ('space', 'organisation', 'supplier', 'lead')
      order by e.created_at, e.key limit 1`,
    [[...ids]],
  )
  if (!home) return undefined
  const account = {
    _id: ids[0] ?? '',
    name: '',
    role: roles.get(home.type) ?? 'members',
    organisation: { _id: home.id, name: home.name },
  }
  return { ...account, kind: kindOf(account), spaces: home.spaces, matchedSuppliers: [] }
}

/** Who had somebody's data is known as well. */
async function noteExport({ store, viewer }: ViewerStore, id: string): Promise<void> {
  await store.database.query(`insert into changes (at, by, item, kind) values ($1, $2, $3, 'export')`, [
    store.settings.clock(),
    viewer._id,
    id,
  ])
}
