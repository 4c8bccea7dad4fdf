import { afterAll, beforeAll, expect, it } from 'vitest'
import { World } from '../../../test/world.ts'

let world: World
beforeAll(async () => {
  world = await World.open()
})
afterAll(() => world.close())

const GUESS = 'Rietzanger of Waterhoen'

it('D20.3: of what an account wrote for the supplier that it left, the new one reads nothing, and the old one reads its own in clear', async () => {
  const space = await world.space()
  const lead = await world.lead(space, { name: 'Rietzanger' })
  const dossier = await world.dossier(lead)
  const [before, after] = [await world.supplier(space), await world.supplier(space)]
  const match = await world.match(dossier, before, { $visible: true })
  await world.match(dossier, after, { $visible: true })
  const seller = await world.user(before, 'suppliers')
  const colleague = await world.user(before, 'suppliers')
  const todo = { _type: 'todo', name: GUESS, description: 'kassa', tasks: [{ name: GUESS }] }
  const activity = { _type: 'activity', name: 'Mezennest', date: '2026-05-01T10:00:00Z' }
  const made = [await world.make(todo, dossier, seller), await world.make(activity, dossier, seller)]
  const remark = await world.make({ _type: 'comment', text: `<p>${GUESS}</p>` }, match, seller)

  await world.system.link({ edge: 'MEMBERS', parent: after, child: seller.viewer._id, props: {} })
  for (const name of ['Rietzanger', 'Herberg Mezennest']) {
    await world.system.update({ id: lead, fields: { name } })
    const moved = await world.as(seller.viewer._id)
    const [task = {}, meeting = {}] = await Promise.all(made.map((id) => world.read(id, moved)))
    // The same whatever was guessed, right or wrong.
    expect(task).toMatchObject({ name: '▇▇▇', description: '▇▇▇', tasks: [{ name: '▇▇▇' }] })
    expect(meeting.name).toBe('▇▇▇')
    expect(await world.read(remark, await world.as(colleague.viewer._id))).toMatchObject({ text: `<p>${GUESS}</p>` })
  }
  await world.system.link({ edge: 'MEMBERS', parent: before, child: seller.viewer._id, props: {} })
  const back = await world.as(seller.viewer._id)
  expect(await world.read(made[0] ?? '', back)).toMatchObject({ name: GUESS, tasks: [{ name: GUESS }] })
})
