import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../../../test/app.ts'
import { Names } from '../../../test/security/interference/names.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

type Kind = 'supplier' | 'lead' | 'organisation' | 'person'

interface Pair {
  readonly keep: string
  readonly drop: string
}

async function makePair(kind: Kind): Promise<Pair> {
  const { world, places } = app
  const one = (nr: number) => {
    const name = `Tweeling ${kind} ${nr}`
    if (kind === 'supplier') return world.supplier(places.space, { name })
    if (kind === 'person') return world.person(places.organisation, { name })
    return kind === 'lead' ? world.lead(places.space, { name }) : world.organisation(places.space, { name })
  }
  return { keep: await one(1), drop: await one(2) }
}

/** What the other space has of the pair, unseen by staff of this one: what hangs on the dropped one alone, and on both. */
async function hangUnseen(kind: Kind, { keep, drop }: Pair) {
  const { world, places } = app
  const { lead, trashed } = {
    lead: await app.aLead({}, places.otherSpace),
    trashed: await app.aLead({}, places.otherSpace),
  }
  if (kind === 'person') {
    for (const parent of [lead, trashed]) await world.system.link({ edge: 'CONTACTS', parent, child: drop, props: {} })
    await world.system.link({ edge: 'CONTACTS', parent: places.otherLead, child: keep, props: {} })
    await world.system.link({ edge: 'CONTACTS', parent: places.otherLead, child: drop, props: { $note: 'De baas' } })
    await world.system.remove(trashed)
    return { lead }
  }
  if (kind !== 'supplier') {
    await world.system.link({ edge: 'MEMBERS', parent: places.otherSpace, child: drop, props: {} })
    return {}
  }
  const [alone, both] = [await app.aDossier({}, lead), await app.aDossier({}, lead)]
  const props = { $visible: true }
  const single = await world.match(alone, drop, props, ['offered'])
  const kept = await world.match(both, keep, { ...props, $license: 4000 }, ['offered'])
  const further = await world.match(both, drop, { ...props, $license: 5000 }, ['offered', 'delivered'])
  const comments = [
    await world.make({ _type: 'comment', text: '<p>Bij de een</p>' }, kept),
    await world.make({ _type: 'comment', text: '<p>Bij de ander</p>' }, further),
  ]
  return { lead, single, kept, further, comments }
}

/** Everything that staff of the space get to hear around a merge and taking it back, with numbers in place of ids. */
async function heard({ keep, drop }: Pair): Promise<string[]> {
  const names = new Names()
  const staff = app.as('staff')
  const said: string[] = []
  const ask = async (path: string, body: object = {}) => {
    const { status, text } = await staff.post(path, body)
    const own = path === '/api/trash/list' ? JSON.stringify(text.includes(drop)) : text
    said.push(`${path.replace(/\/[0-9a-f]{32}$/, '')} ${status} ${names.numbered(own)}`)
  }
  const look = async () => {
    for (const id of [keep, drop]) {
      await ask(`/api/space/${id}`, { depth: 3 })
      await ask('/api/log/list', { item: id })
      await ask('/api/timeline/list', { item: id })
    }
    await ask('/api/trash/list')
  }
  await ask('/api/space/merge/preview', { keep, drop })
  await ask('/api/space/merge', { keep, drop })
  await look()
  await ask('/api/space/merge/undo', { _id: drop })
  await look()
  return said
}

describe('what staff who merge do not see', () => {
  test.each<Kind>(['supplier', 'lead', 'organisation', 'person'])(
    'D20, D23.5: that a %s hangs elsewhere too is told by no answer of a merge',
    async (kind) => {
      const [plain, tied] = [await makePair(kind), await makePair(kind)]
      await hangUnseen(kind, tied)
      expect(await heard(tied)).toEqual(await heard(plain))
    },
  )

  test('D23.5: it goes along, and those who read it lose nothing; taken back it hangs where it hung', async () => {
    const pair = await makePair('supplier')
    const { single, kept, further, comments } = await hangUnseen('supplier', pair)
    const stranger = app.as('stranger')
    const read = async (id = '') => (await stranger.post(`/api/space/${id}`, { depth: 2 })).body
    expect((await app.as('staff').post('/api/space/merge', pair)).status).toBe(200)
    const supplierOf = async (id = '') => (await app.as('super').post(`/api/space/${id}`)).body.supplier?._id
    expect(await read(single)).toMatchObject({ status: 'offered' })
    expect([await supplierOf(single), await supplierOf(further)]).toEqual([pair.keep, pair.keep])
    const joined = await read(further)
    expect(joined).toMatchObject({ status: 'delivered', $license: 5000 })
    const ids = joined._comments.map(({ _id }: { _id: string }) => _id)
    expect(ids).toEqual(expect.arrayContaining(comments ?? []))
    // What could not be joined is told there, and by nobody of the other space.
    expect(JSON.stringify(joined._comments)).toMatch(/4\.000/)
    expect(JSON.stringify(joined)).not.toContain(app.as('staff').id)
    expect((await stranger.post(`/api/space/${kept}`)).status).toBe(404)

    expect((await app.as('staff').post('/api/space/merge/undo', { _id: pair.drop })).status).toBe(200)
    const matches = [single, further, kept]
    expect(await Promise.all(matches.map(supplierOf))).toEqual([pair.drop, pair.drop, pair.keep])
    expect(await read(kept)).toMatchObject({ status: 'offered', $license: 4000 })
  })

  test('D6, D20: an account in the trash is told by no refusal, and belongs to the kept one when it comes back', async () => {
    const { keep, drop } = await makePair('organisation')
    const user = (await app.world.user(drop, 'members')).viewer._id
    expect((await app.as('staff').post('/api/space/merge', { keep, drop })).status).toBe(403)
    await app.world.system.remove(user)
    expect((await app.as('staff').post('/api/space/merge', { keep, drop })).status).toBe(200)
    expect((await app.as('super').post('/api/trash/restore', { _id: user })).status).toBe(200)
    expect(await app.world.read(user)).toMatchObject({ organisation: { _id: keep } })
  })
})
