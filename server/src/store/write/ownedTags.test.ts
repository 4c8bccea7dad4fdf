import { Forbidden, Invalid, Missing, TRASH_DAYS } from '@schakel/domain'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { World } from '../../../test/world.ts'
import { purgeTrash } from '../housekeeping/housekeeping.ts'

let world: World

beforeAll(async () => {
  world = await World.open()
})
afterAll(() => world.close())

it('D21.6: software and tags belong to the space that made them; staff of others read and use them', async () => {
  const [space, other] = [await world.space(), await world.space()]
  const below = await world.space({}, space)
  const [maker, above, stranger] = [
    await world.user(below, 'staff'),
    await world.user(space, 'staff'),
    await world.user(other, 'staff'),
  ]
  const supplier = await world.supplier(below)
  const tag = await world.make({ _type: 'tag', name: 'Strandtent', type: 'branche' }, undefined, maker)
  const software = await world.make({ _type: 'software', name: 'Kassa Plus' }, supplier, maker)
  const theirs = await world.lead(other)
  await stranger.link({ edge: 'TAGS', parent: theirs, child: tag, props: {} })
  for (const id of [tag, software]) {
    expect(await world.read(id, stranger)).toMatchObject({ _id: id })
    await expect(stranger.update({ id, fields: { name: 'Gekaapt pakket' } })).rejects.toThrow(Forbidden)
    await expect(stranger.remove(id)).rejects.toThrow(Forbidden)
    await expect(stranger.link({ edge: 'OWNERS', parent: id, child: stranger.viewer._id, props: {} })).rejects.toThrow(
      Forbidden,
    )
    for (const me of [maker, above]) await me.update({ id, fields: { name: `Van ${me.viewer.name}` } })
  }
  expect(JSON.parse(await maker.tags())).toMatchObject([{ _id: tag, _owners: [{ _id: below }] }])
  expect(JSON.parse(await stranger.tags())).not.toMatchObject([{ _owners: [{}] }])
  await maker.remove(tag)
})

it('D21.6, D2.5: software and tags come out of the trash by who could throw them away; others do not find them there', async () => {
  const [space, other] = [await world.space(), await world.space()]
  const below = await world.space({}, space)
  const [maker, above, stranger] = [
    await world.user(below, 'staff'),
    await world.user(space, 'staff'),
    await world.user(other, 'staff'),
  ]
  const supplier = await world.supplier(below)
  const tag = await world.make({ _type: 'tag', name: 'Duinpaviljoen', type: 'branche' }, undefined, maker)
  const software = await world.make({ _type: 'software', name: 'Kassa Min' }, supplier, maker)
  const binnedBy = async (me: typeof maker) => {
    const { json, total } = await me.trash()
    const rows: readonly { readonly _id: string }[] = JSON.parse(json)
    expect(total).toBe(rows.length)
    return rows.map(({ _id }) => _id).sort()
  }
  for (const me of [maker, above]) {
    for (const id of [tag, software]) await maker.remove(id)
    expect(await binnedBy(stranger)).toEqual([])
    expect(await binnedBy(me)).toEqual([software, tag])
    for (const id of [tag, software]) {
      await expect(stranger.restore(id)).rejects.toThrow(Missing)
      await me.restore(id)
      expect(await world.read(id, stranger)).toMatchObject({ _id: id })
    }
  }
})

it('D21.6, D2.5: a tag that is thrown away takes along what its space made below it; what another space made there stays', async () => {
  const [space, other] = [await world.space(), await world.space()]
  const [staff, inner, stranger] = [
    await world.user(space, 'staff'),
    await world.user(await world.space({}, space), 'staff'),
    await world.user(other, 'staff'),
  ]
  const aTag = (name: string, me: typeof staff, parent?: string) =>
    world.make({ _type: 'tag', name, type: 'category', ...(parent ? { parent } : {}) }, undefined, me)
  const top = await aTag('Waterkant', staff)
  const own = await aTag('Rietkraag', staff, top)
  const ofInner = await aTag('Wilgenbos', inner, top)
  const theirs = await aTag('Zandbank', stranger, top)
  const belowTheirs = await aTag('Zeehondenplaat', stranger, theirs)
  const lead = await world.lead(other)
  for (const child of [theirs, belowTheirs]) await stranger.link({ edge: 'TAGS', parent: lead, child, props: {} })
  await staff.remove(top)
  for (const id of [top, own, ofInner]) await expect(world.read(id)).rejects.toThrow(Missing)
  for (const [id, name] of [
    [theirs, 'zandbank'],
    [belowTheirs, 'zeehondenplaat'],
  ] as const) {
    expect(await world.read(id, stranger)).toMatchObject({ _id: id })
    expect(await world.find(stranger, { tags: [id] })).toEqual([lead])
    expect(await world.find(stranger, { q: name, feed: 'lead' })).toEqual([lead])
  }
  await staff.restore(top)
  for (const id of [top, own, ofInner]) expect(await world.read(id, stranger)).toMatchObject({ _id: id })
  expect(await world.find(stranger, { tags: [top] })).toEqual([lead])
})

it('D21.6, D19.3: a tag whose tag above is thrown away can still change its kind, and hangs under none once that is gone for good', async () => {
  const [staff, stranger] = [
    await world.user(await world.space(), 'staff'),
    await world.user(await world.space(), 'staff'),
  ]
  const top = await world.make({ _type: 'tag', name: 'Duinpan', type: 'category' }, undefined, staff)
  const theirs = await world.make(
    { _type: 'tag', name: 'Helmgras', type: 'category', parent: top },
    undefined,
    stranger,
  )
  await staff.remove(top)
  const { parent } = await world.read(theirs, stranger)
  await stranger.update({ id: theirs, fields: { type: 'branche', ...(parent ? { parent } : {}) } })
  expect(await world.read(theirs, stranger)).toMatchObject({ type: 'branche' })
  const elsewhere = await world.make({ _type: 'tag', name: 'Strandhaver', type: 'branche' }, undefined, stranger)
  await expect(stranger.update({ id: elsewhere, fields: { parent: top } })).rejects.toThrow(Invalid)
  world.wait((TRASH_DAYS + 1) * 86_400_000)
  await purgeTrash(world.store)
  expect((await world.read(theirs, stranger)).parent).toBeUndefined()
})
