import { expect, test } from 'vitest'
import { World } from '../../../test/world.ts'

/** Near the bound of a text, full of what could tell who asks. */
const text = `<p>${'Jansen van den Berg belt info@hotel.example over de kassa op het Dorpsplein. '.repeat(200)}</p>`
const requests = 40

test('D21.1: the forms around a lead with many requests are made in pieces, and others come in between', async () => {
  const world = await World.open()
  try {
    const lead = await world.lead(await world.space())
    const item = { _type: 'dossier', name: 'ERP', users: 12, case: text }
    await world.store.together(async (inner) => {
      for (let at = 0; at < requests; at += 1) await inner.as(world.system.viewer).create({ item, parent: lead })
    })
    // How often the loop came round while the name was changed by which all of them are redacted.
    let turns = 0
    const turn = () => {
      turns += 1
      again = setImmediate(turn)
    }
    let again = setImmediate(turn)
    await world.system.update({ id: lead, fields: { name: 'Hotel Jansen van den Berg' } })
    clearImmediate(again)
    expect(turns).toBeGreaterThan(requests / 4)
  } finally {
    await world.close()
  }
})
