import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openTestApp, PASSWORD, type Somebody, type TestApp } from '../../../test/app.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())
beforeEach(() => app.world.database.query('delete from login_failures'))

let count = 0
/** Asks for an account of a new contact of an organisation; answers what came back and the address. */
async function inviteTo(organisation: string, as: Somebody = 'staff') {
  count += 1
  const email = `noor${count}@lepeltje.example`
  const person = await app.aPerson(organisation, { name: 'Noor de Vries', email })
  const { status, text } = await app.as(as).post('/api/auth/invite', { person })
  return { status, text, email }
}

async function keyFor(email: string) {
  const [mail] = await app.world.database.query<{ body: string }>('select body from mails where recipient = $1', [
    email,
  ])
  return /key=([\w-]+)/.exec(mail?.body ?? '')?.[1]
}

const accept = async (email: string) =>
  (await app.nobody.post('/api/auth/accept', { key: await keyFor(email), password: PASSWORD })).status

const join = (supplier: string) =>
  app.world.system.link({ edge: 'MEMBERS', parent: app.places.otherSpace, child: supplier, props: {} })

test('D6, D19.1: staff invite for an organisation that is their space’s alone, and super users for one of more spaces', async () => {
  const supplier = await app.aSupplier()
  await app.aMatch({ supplier, props: { $visible: true } })
  const own = await inviteTo(supplier)
  expect(own.status).toBe(200)
  await join(supplier)
  for (const as of ['staff', 'stranger'] as const) {
    const { status, text } = await inviteTo(supplier, as)
    expect([status, text]).toEqual([422, expect.stringContaining('supergebruiker')])
  }
  expect((await inviteTo(supplier, 'super')).status).toBe(200)
})

test('D6, D19.1: an invitation that was sent stays good when another space takes the organisation in', async () => {
  const supplier = await app.aSupplier()
  const { email } = await inviteTo(supplier)
  await join(supplier)
  expect(await accept(email)).toBe(200)
})

test.each([
  ['the organisation', (supplier: string) => app.as('super').post('/api/space/delete', { item: { _id: supplier } })],
  [
    'the place in which it was theirs',
    async (supplier: string) => {
      await join(supplier)
      return app.as('super').post(`/api/space/delete/MEMBERS/${app.places.space}/${supplier}`)
    },
  ],
])('D6, D19.1: an invitation ends when who sent it lost %s', async (_, lose) => {
  const supplier = await app.aSupplier()
  const { email } = await inviteTo(supplier)
  expect((await lose(supplier)).status).toBe(200)
  expect(await accept(email)).toBe(404)
})

test('D6, D20: the refusal is the same whatever another space has to do with the organisation, shown or not', async () => {
  const dossier = () => app.aDossier({}, app.places.otherLead)
  const [shared, shown, hidden] = [await app.aSupplier(), await app.aSupplier(), await app.aSupplier()]
  await join(shared)
  await app.world.match(await dossier(), shown, { $visible: true })
  await app.world.match(await dossier(), hidden, {})
  const answers = new Set<string>()
  for (const supplier of [shared, shown, hidden]) {
    const { status, text } = await inviteTo(supplier)
    answers.add(`${status} ${text}`)
  }
  await app.world.match(await dossier(), shared, { $visible: true })
  const { status, text } = await inviteTo(shared)
  answers.add(`${status} ${text}`)
  expect([...answers]).toEqual([expect.stringMatching(/^422 .*superInvites/)])
})

test('D6: an invitation to one’s own space or one below it asks nothing of the spaces above', async () => {
  const above = await app.world.space()
  const { _id: below } = await app.world.system.create({
    item: { _type: 'space', name: 'Onderafdeling' },
    parent: app.places.space,
  })
  await app.world.system.link({ edge: 'MEMBERS', parent: above, child: below, props: {} })
  for (const space of [app.places.space, below]) expect((await inviteTo(space)).status).toBe(200)
})

test('D6: who is a contact elsewhere too is invited where the one who invites reads the organisation', async () => {
  const { lead, otherLead } = app.places
  const person = await app.aPerson(otherLead, { name: 'Tweeplaats Persoon', email: 'twee@plaats.example' })
  await app.world.system.link({ edge: 'CONTACTS', parent: lead, child: person, props: {} })
  const organisation = async (as: Somebody) => {
    await app.world.database.query('delete from mails')
    expect((await app.as(as).post('/api/auth/invite', { person })).status).toBe(200)
    const key = await keyFor('twee@plaats.example')
    return (await app.nobody.post('/api/auth/key', { key })).body.organisation
  }
  const names = await Promise.all([lead, otherLead].map(async (id) => (await app.world.read(id)).name))
  expect([await organisation('staff'), await organisation('stranger')]).toEqual(names)
})

test('D6, D21.3: an invitation tells of no account that one does not read, and each try counts', async () => {
  const { email } = app.as('enduser2')
  const invite = async (address: string) => {
    const person = await app.aPerson(app.places.lead, { name: 'Noor de Vries', email: address })
    const { status, text } = await app.as('staff').post('/api/auth/invite', { person })
    return [status, text.replace(address, 'ADDRESS')]
  }
  expect(await invite(email)).toEqual(await invite('nieuw@lepeltje.example'))
  // Its owner alone hears that the account is there.
  const accepted = await app.nobody.post('/api/auth/accept', { key: await keyFor(email), password: PASSWORD })
  expect(accepted.body.errors).toMatchObject([{ path: 'email', code: 'taken' }])
  const seen = app.as('enduser').email
  for (const address of [email, seen]) {
    const statuses: unknown[] = []
    for (let n = 0; n < 6; n += 1) statuses.push((await invite(address))[0])
    expect(statuses.at(-1)).toBe(429)
  }
  await app.world.database.query('delete from login_failures')
  expect(await invite(seen)).toEqual([422, expect.stringContaining('taken')])
})
