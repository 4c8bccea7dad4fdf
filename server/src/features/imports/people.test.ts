import { afterAll, beforeAll, expect, test } from 'vitest'
import { formWith, openTestApp, postForm, type TestApp } from '../../../test/app.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

/** Imports people by the staff; answers the import. */
async function imported(lines: readonly string[], duplicates: 'skip' | 'merge' = 'skip') {
  const headers = { authorization: `Bearer ${app.as('staff').token}` }
  const text = `naam;organisatie;e-mail;mobiel\r\n${lines.join('\r\n')}\r\n`
  const form = formWith({ mode: 'run', type: 'person', duplicates }, text, 'mensen.csv')
  const { body } = await postForm(`${app.url}/api/import`, form, headers)
  expect(body.state).toBe('done')
  return body
}

test('D17.2: colleagues who share a mailbox are people of their own, and keep their own numbers', async () => {
  await app.aLead({ name: 'Hotel Gans' })
  const swan = await app.aLead({ name: 'Hotel Zwaan' })
  const jan = await app.aPerson(swan, { name: 'Jan de Bakker', email: 'info@zwaan.example' })
  const list = [
    'Piet de Slager;Hotel Zwaan;info@zwaan.example;06 12345678',
    'Kees de Groot;Hotel Gans;info@gans.example;06 12345679',
    'Anna van Dam;Hotel Gans;info@gans.example;06 12345670',
  ]
  expect((await imported(list, 'merge')).counts).toMatchObject({ created: 3 })
  expect(await app.world.read(jan)).not.toHaveProperty('mobile')
  // The same once more, and by another way to write a name, is nobody new.
  const again = [...list, 'J. de Bakker;Hotel Zwaan;Info@Zwaan.example;06 12345671']
  expect((await imported(again)).counts).toMatchObject({ created: 0, skipped: 4 })
})

test('D17.2: a contact of two organisations is known by either of them', async () => {
  const [duck, gull] = [await app.aLead({ name: 'Hotel Eend' }), await app.aLead({ name: 'Hotel Meeuw' })]
  const person = await app.aPerson(duck, { name: 'Willem Tweekoppig' })
  await app.world.system.link({ edge: 'CONTACTS', parent: gull, child: person, props: {} })
  const list = ['Willem Tweekoppig;Hotel Meeuw;;', 'Willem Tweekoppig;Hotel Eend;;']
  expect((await imported(list)).counts).toMatchObject({ created: 0, skipped: 2 })
})
