import { Forbidden } from '@schakel/domain'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { formWith, openTestApp, postForm, type Somebody, type TestApp } from '../../../test/app.ts'
import { Tab } from '../../../test/live.ts'
import { ProbingCounts } from './probing.ts'
import { tellProbing } from './tellProbing.ts'

let app: TestApp
let dossier: string
let match: string
beforeAll(async () => {
  app = await openTestApp()
  const lead = await app.aLead({ name: 'Herberg Quistelbroek' })
  dossier = await app.aDossier({ case: '<p>Een kassa</p>' }, lead)
  match = await app.world.match(dossier, app.places.supplier, { $visible: true })
})
afterAll(() => app.close())
beforeEach(async () => {
  app.world.store.probing.take()
  await app.world.database.exec(`delete from probing; delete from notifications`)
})

const told = async (who: Somebody) =>
  (await app.as(who).post('/api/notifications/list')).body
    .filter(({ kind }: { kind: string }) => kind === 'probing')
    .map(({ probing, item }: { probing: string; item: { _id: string } }) => [probing, item._id])
const tell = () => tellProbing(app.world.store)
const times = async (n: number, work: (at: number) => Promise<unknown>) => {
  for (let at = 0; at < n; at += 1) await work(at)
}
const refusedWrite = (at: number) =>
  app.as('supplier').post(`/api/space/update/${match}`, { props: { $advise: `Gok ${at}` } })

describe('a supplier that probes', () => {
  it('D20.10: by refused writes is logged and told to the staff of its space and to super users, and to nobody else', async () => {
    await times(24, refusedWrite)
    expect(await tell()).toEqual([])
    await times(1, refusedWrite)
    const { supplier } = app.places
    expect(await tell()).toEqual([{ supplier, kind: 'refused', count: 25, habit: 0 }])
    for (const who of ['staff', 'super'] as const) expect(await told(who)).toEqual([['refused', supplier]])
    for (const who of ['supplier', 'supplier2', 'stranger', 'member', 'enduser'] as const)
      expect(await told(who)).toEqual([])
  })

  it('D20.10: by renaming itself is told of, by its own writes and not by those of the centre', async () => {
    const user = app.as('supplier').id
    const rename = (who: Somebody) => (at: number) =>
      app.as(who).post(`/api/space/update/${user}`, { props: { name: `Iemand ${who} ${at}` } })
    await times(10, rename('super'))
    expect(await tell()).toEqual([])
    await times(8, rename('supplier'))
    expect(await tell()).toMatchObject([{ supplier: app.places.supplier, kind: 'renamed', count: 8 }])
  })

  it('D20.10: by searching is told of far above its own habit alone', async () => {
    await app.world.database.exec(
      `insert into probing (supplier, day, kind, count)
        select '${app.places.supplier}', '${app.world.now.toISOString()}'::date - n, 'searched', 200 from generate_series(1, 5) n`,
    )
    await app.as('supplier').post('/api/space/search', { q: 'Quistelbroek' })
    await app.as('supplier').post('/api/space/search', { sort: 'name' })
    await app.as('supplier').post('/api/export/csv', { q: 'Quistelbroek' })
    expect([...app.world.store.probing.take().values()]).toEqual([{ refused: 0, renamed: 0, searched: 2 }])
    app.world.store.probing.note(app.as('supplier').id, 'searched', 999)
    expect(await tell()).toEqual([])
    app.world.store.probing.note(app.as('supplier').id, 'searched')
    expect(await tell()).toMatchObject([{ kind: 'searched', count: 1000, habit: 200 }])
  })

  it('D20.10: by events of a socket that write and files that are sent is counted as by calls', async () => {
    const counted = () => [...app.world.store.probing.take().values()].map(({ refused }) => refused)
    const tab = await Tab.open(app.url, app.as('supplier').token)
    const room = `chat:${dossier}`
    try {
      for (const sent of [
        { room: `chat:dossier/${'0'.repeat(32)}`, text: 'Dag' },
        { room, text: 7 },
      ])
        expect((await tab.send('newMessage', sent)).ok).toBe(false)
      expect((await tab.send('renewNote', { item: dossier })).ok).toBe(false)
      expect(counted()).toEqual([3])
      // What is no write is none here either.
      for (const at of [0, 1]) expect((await tab.join(`item:lead/${String(at).repeat(32)}`)).ok).toBe(false)
      expect(counted()).toEqual([])
    } finally {
      tab.close()
    }
    const send = (who: Somebody, path: string, fields: Readonly<Record<string, string>>) =>
      postForm(`${app.url}${path}`, formWith(fields, 'inhoud', 'a.pdf'), {
        authorization: `Bearer ${app.as(who).token}`,
      })
    for (const parent of [app.places.otherLead, `lead/${'0'.repeat(32)}`])
      expect((await send('supplier', '/api/files/upload', { parent })).status).toBeGreaterThan(400)
    expect((await send('supplier', '/api/images/upload', { kind: 'avatar' })).status).toBe(422)
    expect((await send('supplier', '/api/import', { space: app.places.space })).status).toBe(403)
    expect(counted()).toEqual([4])
    expect((await send('enduser', '/api/files/upload', { parent: app.places.otherLead })).status).toBeGreaterThan(400)
    expect(counted()).toEqual([])
  })

  it('D20.10: is counted over all nodes together, and told of by one of them', async () => {
    const account = app.as('supplier').id
    const node = async (n: number) => {
      app.world.store.probing.note(account, 'refused', n)
      return tell()
    }
    const found = await Promise.all([node(12), node(12), node(12)])
    expect(found.flat()).toHaveLength(1)
  })

  it('D20.1, D20.10: is answered as ever, and what was right or wrong counts alike', async () => {
    const before = await refusedWrite(0)
    await times(30, refusedWrite)
    await tell()
    const after = await refusedWrite(0)
    expect([after.status, after.text]).toEqual([before.status, before.text])
    app.world.store.probing.take()
    for (const q of ['Quistelbroek', 'niets', 'kassa']) await app.as('supplier').post('/api/space/search', { q })
    expect([...app.world.store.probing.take().values()]).toEqual([{ refused: 0, renamed: 0, searched: 3 }])
  })

  it('D20.10: nobody else is counted, nor who looks through its eyes', async () => {
    await app.as('enduser').post('/api/space/search', { q: 'x' })
    const headers = { 'x-see-as': app.as('supplier').id }
    expect((await app.as('super').post('/api/space/search', { q: 'kassa' }, { headers })).status).toBe(200)
    expect(app.world.store.probing.take().size).toBe(0)
  })

  it('D20.10: what staff were told of can be marked as read, and is in no mail', async () => {
    await times(25, refusedWrite)
    await tell()
    const { unread } = (await app.as('staff').post('/api/notifications/read', {})).body
    expect(unread).toBe(0)
  })

  it('D20.10: the figures of the server say how often was told, and of whom not', async () => {
    await times(25, refusedWrite)
    await tell()
    const { text } = await app.as('super').get('/metrics')
    expect(text).toMatch(/schakel_probing_told_total\{kind="refused"\} [1-9]/)
    expect(text).not.toContain(app.places.supplier)
  })

  // Last: sessions have ended by then.
  it('D20.10: is told of once a day, whoever goes on, and again the next day', async () => {
    const probe = async () => {
      app.world.store.probing.note(app.as('supplier').id, 'refused', 25)
      return tell()
    }
    expect(await probe()).toHaveLength(1)
    expect(await probe()).toEqual([])
    app.world.wait(24 * 3_600_000)
    expect(await probe()).toMatchObject([{ kind: 'refused', count: 25, habit: 0 }])
    const rows = await app.world.database.query(`select from notifications where kind = 'probing' and reader = $1`, [
      app.as('staff').id,
    ])
    expect(rows).toHaveLength(2)
  })
})

describe('counting', () => {
  it('D20.10: takes a bounded place, and loses nothing when it could not be kept', () => {
    const counts = new ProbingCounts()
    for (let at = 0; at < 6_000; at += 1)
      counts.noteRefusal({ kind: 'supplier', _id: `user/${at}` }, new Forbidden('x'))
    const taken = counts.take()
    expect(taken.size).toBe(5_000)
    counts.giveBack(taken)
    expect(counts.take()).toEqual(taken)
  })
})
