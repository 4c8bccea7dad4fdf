import { dossierStatuses, edgeNames, isEdgeName, leadStatuses, matchStatuses, mayRun, typeOfId } from '@schakel/domain'
import { decide, decisionInputOf, valueSuppliers, weighTogether } from '@schakel/domain/decision'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { accounts } from '../../../demo/accounts.ts'
import { World } from '../../test/world.ts'
import { listFit } from '../features/fit/fit.ts'
import { readSheet } from '../features/weighing/readSheet.ts'
import { leadAlias } from '../store/anonymity/alias.ts'
import { showForms } from '../store/anonymity/forms.ts'
import { findLogin } from '../store/auth/passwords.ts'
import { prepareMonths } from '../store/housekeeping/housekeeping.ts'
import { anonymiseAgain } from '../store/write/commit.ts'
import { loadDemo } from './loadDemo.ts'

let world: World
const lines: string[] = []

const indexes = () =>
  world.database.query("select indexdef from pg_indexes where schemaname = 'public' order by indexdef")
let indexesBefore: unknown

/** Of `World`. */
const SECRET = 'a secret of the tests that is long enough'
const NOW = new Date('2026-11-20T10:00:00.000Z')

beforeAll(async () => {
  world = await World.open()
  world.now = NOW
  await prepareMonths(world.store)
  await world.database.exec(`create table of_another_program (said text); insert into of_another_program values ('kept');
    create function of_another_program() returns text language sql as $$ select said from of_another_program $$`)
  indexesBefore = await indexes()
  // Stopped half-way, the first time: the next one begins anew.
  const stopped = loadDemo(world.store, (line) => {
    if (line.includes('businesses')) throw new Error('stopped')
  })
  await expect(stopped).rejects.toThrow('stopped')
  expect(await world.find(world.system, { feed: 'space' })).toEqual([])
  expect(await indexes()).toEqual(indexesBefore)
  expect(await loadDemo(world.store, (line) => lines.push(line))).toBe(true)
}, 300_000)
afterAll(() => world.close())

async function counts(): Promise<Map<string, number>> {
  const rows = await world.database.query<{ type: string; status: string | null; n: number }>(
    'select type, status, count(*)::int as n from items where deleted_at is null group by rollup (type, status)',
  )
  return new Map(rows.map(({ type, status, n }) => [status === null ? type : `${type} ${status}`, n]))
}

async function asUser(email: string) {
  const login = await findLogin(world.store, email)
  return world.as(login?.user ?? '')
}

describe('the demo world', () => {
  it('D3, D8.3: its edges run between types that may have them, and a search by an edge finds all that one leads to', async () => {
    const edges = await world.database.query<{ edge: string; parent: string; child: string }>(
      `select e.edge, e.parent, e.child from edges e join items p on p.id = e.parent join items c on c.id = e.child
        where p.deleted_at is null and c.deleted_at is null`,
    )
    const astray = edges.filter(({ edge, parent, child }) => {
      const [above, below] = [typeOfId(parent), typeOfId(child)]
      return !(above && below && isEdgeName(edge) && mayRun(edge, above, below))
    })
    expect(astray).toEqual([])
    for (const edge of edgeNames) {
      const led = new Set(edges.filter((one) => one.edge === edge).map(({ child }) => child))
      const { total } = await world.system.search({ feed: edge, page: 1, pageSize: 1 })
      expect([edge, total]).toEqual([edge, led.size])
    }
  })

  it('D17.1: has real businesses, vendors with products and the whole tree of branches', async () => {
    const found = await counts()
    expect(found.get('lead')).toBeGreaterThanOrEqual(1300)
    expect(found.get('supplier')).toBeGreaterThanOrEqual(150)
    expect(found.get('software')).toBeGreaterThanOrEqual(found.get('supplier') ?? Number.NaN)
    expect(found.get('tag')).toBe(1457)
    expect(found.get('space')).toBe(1)
    const tree = JSON.parse(await world.system.tags())
    const hotels = tree.find(({ code }: { code: string }) => code === '5510')
    const above = tree.find(({ _id }: { _id: string }) => _id === hotels.parent)
    expect(above).toMatchObject({ code: '551', type: 'branche' })
    const [loose] = await world.database.query<{ n: number }>(
      `select count(*)::int as n from items i where (i.type in ('lead', 'supplier', 'software')
        and not exists (select from edges e where e.child = i.id and e.edge in ('MEMBERS', 'SOFTWARE')))
          or (i.type = 'lead' and not exists (select from edges e where e.parent = i.id and e.edge = 'TAGS'))`,
    )
    expect(loose?.n).toBe(0)
  })

  it('D5: shows every status of dossiers, matches and leads', async () => {
    const found = await counts()
    for (const status of Object.keys(dossierStatuses.entries))
      expect(found.get(`dossier ${status}`), status).toBeGreaterThan(2)
    for (const status of Object.keys(matchStatuses.entries))
      expect(found.get(`match ${status}`), status).toBeGreaterThan(9)
    for (const status of Object.keys(leadStatuses.entries))
      expect(found.get(`lead ${status}`), status).toBeGreaterThan(4)
    for (const status of ['planned', 'done', 'cancelled'])
      expect(found.get(`activity ${status}`), status).toBeGreaterThan(2)
  })

  it('D17.1: has the accounts that are named, each of its kind, and no other with a password', async () => {
    const kinds: Record<string, string> = {}
    for (const { email, canLogIn } of accounts) {
      const login = await findLogin(world.store, email)
      expect(login !== undefined, email).toBe(canLogIn)
      if (login) kinds[email.replace('@schakel.example', '')] = (await world.viewer(login.user)).kind
    }
    expect(kinds).toEqual({
      admin: 'super',
      staff: 'staff',
      supplier: 'supplier',
      supplier2: 'supplier',
      enduser: 'enduser',
      enduser2: 'enduser',
      member: 'member',
    })
  })

  it('D7: shows both suppliers offers to answer and dossiers, anonymous until disclosed', async () => {
    for (const email of ['supplier@schakel.example', 'supplier2@schakel.example']) {
      const me = await asUser(email)
      const matches = await world.find(me, { feed: 'match' })
      const offered = await world.find(me, { feed: 'match', status: 'offered' })
      expect(matches.length, email).toBeGreaterThan(10)
      expect(offered.length, email).toBeGreaterThan(1)
      const dossiers: { name: string; province?: string; organisation?: { _id?: string; name: string } }[] = JSON.parse(
        (await me.search({ feed: 'dossier', page: 1, pageSize: 200 })).json,
      )
      const hidden = dossiers.filter(({ organisation }) => organisation?._id === undefined)
      expect(hidden.length).toBeGreaterThan(0)
      expect(hidden.length).toBeLessThan(dossiers.length)
      for (const { organisation, province } of hidden) {
        expect(organisation?.name).toMatch(/^Lead [A-Z0-9]{6}$/)
        expect(province).toBeTruthy()
      }
    }
  })

  it('D6: shows both end-users their dossiers with matches to answer', async () => {
    for (const email of ['enduser@schakel.example', 'enduser2@schakel.example']) {
      const me = await asUser(email)
      expect((await world.find(me, { feed: 'dossier' })).length, email).toBeGreaterThan(3)
      expect((await world.find(me, { feed: 'match' })).length, email).toBeGreaterThan(2)
    }
  })

  it('D17.1: gives every screen of staff something of now', async () => {
    const me = await asUser('staff@schakel.example')
    const [found] = await world.database.query<{ due: number; late: number; coming: number; planned: number }>(
      `select count(*) filter (where type = 'todo' and not (fields ->> 'done')::boolean and happened between $1 and $2)::int as due,
        count(*) filter (where type = 'todo' and not (fields ->> 'done')::boolean and happened < $1)::int as late,
        count(*) filter (where type = 'activity' and happened between $1 and $2)::int as coming,
        count(*) filter (where fields @> '{"history": [{"planned": true}]}')::int as planned
      from items`,
      [NOW.toISOString(), new Date(NOW.getTime() + 21 * 86_400_000).toISOString()],
    )
    for (const [name, n] of Object.entries(found ?? {})) expect(n, name).toBeGreaterThan(2)
    const latest = JSON.parse(await me.activities({ page: 1, pageSize: 50 }))
    expect(latest).toHaveLength(50)
    const [span] = await world.database.query<{ first: Date; last: Date; months: number }>(
      `select min(at) as first, max(at) as last, count(distinct date_trunc('month', at))::int as months from changes`,
    )
    expect(span?.months).toBeGreaterThanOrEqual(24)
    expect(span?.last.getTime()).toBeLessThanOrEqual(NOW.getTime())
  })

  it('D20.4: tells suppliers of a match when it was written, and not that all of it is of today', async () => {
    const [found] = await world.database.query<{ late: number; n: number }>(
      `select count(*) filter (where form_at > changed_at)::int as late, count(*)::int as n
        from items where type = 'match' and limited is not null`,
    )
    expect(found?.n).toBeGreaterThan(300)
    expect(found?.late).toBe(0)
  })

  it('D6: has readers and anonymous forms as the store would make them anew', async () => {
    const sums = () =>
      world.database.query(
        `select id, md5(concat(readers, limited_readers, limited - '_version', words_limited)) as sum from items order by id`,
      )
    // What waits for its moment is shown first.
    world.wait(120_000)
    await showForms(world.store)
    const before = await sums()
    await world.database.query(`select refresh_readers(array(select id from items))`)
    const leads = await world.database.query<{ id: string }>(`select id from items where type = 'lead'`)
    await anonymiseAgain(
      world.store,
      leads.map(({ id }) => id),
    )
    expect(await sums()).toEqual(before)
    const [unread] = await world.database.query<{ n: number }>(
      `select count(*)::int as n from edges e left join match_reviews r on r.match = 'match/' || e.key
        where e.edge = 'MATCH' and r.shown is distinct from shown_hash(e.parent, e.child, 'match/' || e.key)`,
    )
    expect(unread?.n).toBe(0)
  })

  it('D2.1: gives undisclosed leads the names of this installation, everywhere', async () => {
    const edges = await world.database.query<{ alias: string; parent: string; child: string }>(
      'select alias, parent, child from edges where alias is not null',
    )
    expect(edges.length).toBeGreaterThan(300)
    for (const { alias, parent, child } of edges) expect(alias).toBe(leadAlias(SECRET, child, parent))
    const spoken = await world.database.query<{ alias: string }>(
      `select distinct (regexp_matches(concat(fields, limited, words_limited), 'Lead [A-Z0-9]{6}', 'g'))[1] as alias from items`,
    )
    const known = new Set(edges.map(({ alias }) => alias))
    expect(spoken.length).toBeGreaterThan(5)
    expect(spoken.filter(({ alias }) => !known.has(alias))).toEqual([])
  })

  it('D11.2: is counted in the months that its dossiers are of now', async () => {
    const [found] = await world.database.query<{ n: number; wrong: number; due: number }>(
      `select count(*)::int as n, count(*) filter (where f.month <> to_char((i.fields ->> 'date')::timestamptz at time zone 'Europe/Amsterdam', 'YYYY-MM'))::int as wrong,
        (select count(*)::int from dossier_facts d where not exists (select from count_due c where c.id = d.id)) as due
        from dossier_facts f join items i using (id)`,
    )
    expect(found).toEqual({ n: 120, wrong: 0, due: 0 })
  })

  it('D17.1: goes on with the story up to now', async () => {
    const [last] = await world.database.query<{ at: Date }>('select max(at) as at from changes')
    expect(NOW.getTime() - (last?.at.getTime() ?? 0)).toBeLessThan(2 * 86_400_000)
    const [kept] = await world.database.query<{ at: Date }>(
      `select max(created_at) as at from items where type = 'decision'`,
    )
    expect(last?.at.getTime()).toBeGreaterThan(kept?.at.getTime() ?? 0)
  })

  it('D17.1: leaves the database with all its indexes', async () => {
    expect(await indexes()).toEqual(indexesBefore)
  })

  it('D17.1: leaves what another program has in the same database', async () => {
    expect(await world.database.query('select of_another_program() as said')).toEqual([{ said: 'kept' }])
  })

  it('D17.1: leaves a world that is not empty as it is', async () => {
    const before = await counts()
    expect(await loadDemo(world.store, () => {})).toBe(false)
    expect(await counts()).toEqual(before)
    expect(lines).toHaveLength(3)
  })
})

describe('fit in the demo world', () => {
  it('F1.9: for every open dossier software of its kind comes first, and the first five differ in points', async () => {
    const open = await world.database.query<{ id: string }>(
      `select id from items where type = 'dossier' and deleted_at is null and status <> 'done' order by id`,
    )
    expect(open.length).toBeGreaterThan(30)
    const alike: string[] = []
    for (const { id } of open) {
      const first = (await listFit(world.system, id)).slice(0, 5)
      for (const { reasons } of first) {
        const software = reasons.find(({ criterion }) => criterion === 'software')
        expect(['softwareServed', 'softwareProduct'], id).toContain(software?.code)
      }
      if (new Set(first.map(({ points }) => points)).size < 5)
        alike.push(first.map(({ name, points }) => `${name} ${points}`).join(', '))
    }
    expect(alike).toEqual([])
  })
})

describe('choosing in the demo world', () => {
  it('F1.1: has the three sets, and dossiers whose requirements are made, frozen, asked, answered and contradicted', async () => {
    const found = await counts()
    expect(found.get('template published')).toBe(3)
    const sets = await world.database.query<{
      version: number | null
      answered: number
      drafts: number
      checked: number
    }>(
      `select (d.fields ->> 'set_version')::int as version,
          count(*) filter (where a.fields ? 'submitted')::int as answered,
          count(*) filter (where a.fields ->> 'status' = 'draft')::int as drafts,
          count(*) filter (where a.fields ? 'checked')::int as checked
        from items d left join edges m on m.parent = d.id and m.edge = 'MATCH' left join edges e on e.parent = 'match/' || m.key and e.edge = 'ANSWERS'
          left join items a on a.id = e.child
        where d.type = 'dossier' and exists (select from edges r where r.parent = d.id and r.edge = 'REQUIREMENTS') group by d.id, d.fields`,
    )
    expect(sets).toHaveLength(7)
    expect(sets.filter(({ version }) => version === null)).toHaveLength(1)
    expect(sets.filter(({ version, answered, drafts }) => version === 1 && answered + drafts === 0)).toHaveLength(1)
    expect(sets.filter(({ answered, drafts }) => answered > 0 && drafts > 0)).toHaveLength(1)
    expect(sets.filter(({ checked }) => checked === 1).length).toBeGreaterThanOrEqual(3)
    expect(sets.filter(({ version }) => version === 2)).toHaveLength(1)
  })

  it('F2.14, F2.16: three dossiers were weighed by three people whose weights and own first choices differ; two of them are decided, one anew', async () => {
    const staff = await asUser('staff@schakel.example')
    const weighed = await world.database.query<{ id: string }>(
      `select distinct e.parent as id from edges e join items i on i.id = e.child where i.type = 'weighing' order by 1`,
    )
    const told = await Promise.all(
      weighed.map(async ({ id }) => {
        const sheet = await readSheet(staff, id)
        const input = decisionInputOf(sheet)
        const { winners, agreement } = weighTogether(valueSuppliers(input), input.weighings)
        const own = winners.filter(({ isAdviser }) => !isAdviser)
        expect(new Set(own.map(({ weights }) => JSON.stringify(weights))).size).toBe(3)
        expect(agreement?.w).toBeLessThan(0.5)
        const best = decide(input).suppliers.map(({ id: match }) => match)
        return {
          firstChoices: new Set(own.flatMap(({ winners: all }) => all)).size,
          advisers: winners.length - own.length,
          decisions: sheet.decisions
            .map(({ status, match, dissent, replaceReason }) => [
              status,
              best.indexOf(match),
              (dissent ?? '') !== '',
              (replaceReason ?? '') !== '',
            ])
            .sort(),
        }
      }),
    )
    const three = { firstChoices: 3, advisers: 0 }
    expect(told.sort((a, b) => a.decisions.length - b.decisions.length)).toEqual([
      { ...three, advisers: 2, decisions: [] },
      { ...three, decisions: [['taken', 0, true, false]] },
      {
        ...three,
        decisions: [
          ['replaced', 0, true, false],
          ['taken', 1, false, true],
        ],
      },
    ])
  })

  it('F1.12: has two closed demos of one dossier, each scored by three people, that count in its weighing', async () => {
    const shown = await world.database.query<{ dossier: string; people: number; rows: number }>(
      `select e.parent as dossier, count(distinct s.user_id)::int as people, min(jsonb_array_length(s.scores)) as rows
        from demo_closings c join demo_scores s on s.match = c.match and s.state = 'submitted' join edges e on 'match/' || e.key = c.match
        group by c.match, e.parent`,
    )
    expect(shown).toHaveLength(2)
    expect(new Set(shown.map(({ dossier }) => dossier)).size).toBe(1)
    expect(shown.every(({ people, rows }) => people === 3 && rows > 20)).toBe(true)
    const points = await world.database.query(
      `select from items i, jsonb_array_elements(i.fields -> 'points') p where i.type = 'weighing' and p ->> 'criterion' = 'demo'`,
    )
    expect(points).toHaveLength(5)
  })
})
