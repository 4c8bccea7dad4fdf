import { afterAll, beforeAll, expect, it } from 'vitest'
import { World } from '../../../test/world.ts'
import type { ViewerStore } from '../store.ts'

let world: World
let space: string
let root: ViewerStore

beforeAll(async () => {
  world = await World.open()
  space = await world.space()
  root = world.system
})
afterAll(() => world.close())

const GUESS = 'Rietzanger of Waterhoen'
const REASON = 'Het is Rietzanger of Waterhoen'

/** All that a supplier guesses on a dossier whose lead nobody disclosed. */
async function guesses() {
  const dossier = await world.dossier(await world.lead(space, { name: 'Rietzanger' }))
  const supplier = await world.supplier(space)
  const match = await world.match(dossier, supplier, { $visible: true })
  const seller = await world.user(supplier, 'suppliers')
  await world.status(match, 'offered')
  const { history } = await world.read(match, seller)
  const entry = { status: 'reserved', date: world.now.toISOString(), description: REASON }
  await seller.update({ id: match, fields: { status: 'reserved', history: [...(history as object[]), entry] } })
  const todo = await world.make({ _type: 'todo', name: GUESS, tasks: [{ name: GUESS }] }, dossier, seller)
  const remark = await world.make({ _type: 'comment', text: `<p>${GUESS}</p>` }, match, seller)
  const reads = async () => {
    const asUser = await world.as(seller.viewer._id)
    const shown = await world.read(match, asUser)
    return {
      todo: await world.read(todo, asUser),
      remark: await world.read(remark, asUser),
      reasons: (shown.history as { description?: string }[]).map(({ description }) => description),
    }
  }
  return { supplier, match, dossier, seller, reads }
}

const inClear = {
  todo: { name: GUESS, tasks: [{ name: GUESS }] },
  remark: { text: `<p>${GUESS}</p>`, snippet: GUESS },
  reasons: expect.arrayContaining([REASON]),
}

it('D20.3: what a supplier wrote stays in clear for it when it is merged into another, and when that is taken back', async () => {
  const { supplier, dossier, seller, reads } = await guesses()
  expect(await reads()).toMatchObject(inClear)
  const keep = await world.supplier(space)
  await root.merge({ keep, drop: supplier, fields: {} })
  expect(await reads()).toMatchObject(inClear)
  const between = await world.make({ _type: 'todo', name: GUESS }, dossier, await world.as(seller.viewer._id))
  await root.unmerge(supplier)
  expect(await reads()).toMatchObject(inClear)
  expect(await world.read(between, await world.as(seller.viewer._id))).toMatchObject({ name: GUESS })
})

it('D20.3: of a supplier merged twice what it wrote stays in clear, and what staff wrote stays redacted', async () => {
  const { supplier, dossier, seller, reads } = await guesses()
  const staff = await world.user(space, 'staff')
  const [first, last] = [await world.supplier(space), await world.supplier(space)]
  await root.merge({ keep: first, drop: supplier, fields: {} })
  await root.merge({ keep: last, drop: first, fields: {} })
  expect(await reads()).toMatchObject(inClear)
  const todo = await world.make({ _type: 'todo', name: 'Bellen' }, dossier, await world.as(seller.viewer._id))
  await staff.update({ id: todo, fields: { name: GUESS } })
  expect(await world.read(todo, await world.as(seller.viewer._id))).toMatchObject({ name: '▇▇▇ of Waterhoen' })
})

it('D20.9: a reason that the supplier gave itself is still its own after a merge', async () => {
  const { supplier, match, dossier } = await guesses()
  const keep = await world.supplier(space)
  await root.merge({ keep, drop: supplier, fields: {} })
  const hash = async () => {
    const [row] = await world.database.query<{ hash: string }>('select shown_hash($1, $2, $3) as hash', [
      dossier,
      keep,
      match,
    ])
    return row?.hash
  }
  const before = await hash()
  await world.database.query(
    `update items set limited = replace(limited::text, 'of Waterhoen', 'of Karekiet')::jsonb where id = $1`,
    [match],
  )
  expect(await hash()).toBe(before)
})
