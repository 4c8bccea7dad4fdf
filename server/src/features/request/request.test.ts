import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../../../test/app.ts'
import { World } from '../../../test/world.ts'
import { readConfig } from '../../config.ts'
import { readRequestSpace } from '../../requestSpace.ts'
import { dropExpired } from '../../store/housekeeping/housekeeping.ts'
import { findRequestSpace } from '../../store/request/requests.ts'

const start = new Date('2026-03-02T09:00:00.000Z').getTime()
let app: TestApp
let tests = 0
beforeAll(async () => {
  const settings = { PUBLIC_URL: 'https://schakel.example', PUBLIC_BRAND_NAME: 'Kenniscentrum', TRUST_PROXY: '1' }
  app = await openTestApp(settings)
})
afterAll(() => app.close())
beforeEach(async () => {
  tests += 1
  app.world.now = new Date(start + tests * 3_600_000)
  await app.world.database.query('delete from mails')
  await app.world.database.query('delete from login_failures')
  app.world.store.viewers.clear()
})

const asked = (name: string, more: object = {}) => ({
  lead: { name, employees: '14', address: { zipcode: '3511 LX', city: 'Utrecht' } },
  contacts: [
    { name: 'Sofie Kelderman', email: `sofie${tests}@kelderman.example`, phone: '030 123 45 67' },
    { name: 'Hidde Tapkraan' },
  ],
  dossier: { name: 'ERP', users: '9', existing: 'Een kladblok', case: '<p>Graag een <script>x</script>kassa.</p>' },
  ...more,
})

/** A form that has stood open long enough. */
async function form(): Promise<string> {
  const { body } = await app.nobody.get('/api/request/form')
  app.world.wait(body.after)
  return body.form
}

const send = async (body: object, headers = {}) =>
  app.nobody.post('/api/request', { form: await form(), ...body }, { headers })
const mails = () =>
  app.world.database.query<{ recipient: string; subject: string; body: string }>(
    'select recipient, subject, body from mails order by at, id',
  )
const lastKey = async () => /key=([\w-]+)/.exec((await mails()).at(-1)?.body ?? '')?.[1] ?? ''
const leads = (q: string) => app.world.find(app.world.system, { feed: 'lead', q })

describe('a request of somebody without an account', () => {
  test('D18: nobody outside has a link mailed to somebody: a name that is one stands in no mail', async () => {
    const names = ['Win nu op http://kwaad.example/x', 'www.kwaad.example', 'Bel info@kwaad.example', 'kwaad.example']
    for (const name of names)
      await send(asked(name, { contacts: [{ name: 'Sofie Kelderman', email: `x${names.indexOf(name)}@x.example` }] }))
    await send(asked('Hotel De Zon'))
    const bodies = (await mails()).map(({ body }) => body)
    expect(bodies).toHaveLength(5)
    for (const body of bodies) expect(body).not.toContain('kwaad')
    expect(bodies[0]).toContain('de aanvraag van uw organisatie voor ERP-software')
    expect(bodies[4]).toContain('de aanvraag van Hotel De Zon voor ERP-software')
  })

  test('D21.1: nobody outside holds the server up by a text, and what is refused is counted as well', async () => {
    const name = `Eetcafé${' '.repeat(900_000)}Blanco`
    const hostile = [
      asked(name),
      asked('Eetcafé Diep', { dossier: { name: 'ERP', users: '9', case: '<i>x'.repeat(200_000) } }),
    ]
    for (const body of hostile) {
      const sent = send(body)
      expect((await app.as('staff').get('/api/auth/user')).status).toBe(200)
      expect((await sent).body.errors).toMatchObject([{ code: 'tooLong' }])
    }
    const given = { form: await form(), ...asked('x'), contacts: [{}] }
    let tries = hostile.length
    while ((await app.nobody.post('/api/request', given)).status === 422) tries += 1
    expect(tries).toBe(60)
    expect((await app.nobody.post('/api/request', given)).status).toBe(429)
    expect(await mails()).toEqual([])
  })

  test('D18: is a lead, its people and a dossier once it is confirmed by mail, in the first space; staff are told', async () => {
    expect((await send(asked('Eetcafé De Lege Tap'))).body).toEqual({})
    expect(await leads('De Lege Tap')).toEqual([])
    const [mail] = await mails()
    expect(mail).toMatchObject({ recipient: `sofie${tests}@kelderman.example`, subject: 'Bevestig uw aanvraag' })
    expect(mail?.body).toContain('https://schakel.example/aanvraag?key=')
    const key = await lastKey()
    expect((await app.nobody.post('/api/request/key', { key })).body).toEqual({
      organisation: 'Eetcafé De Lege Tap',
      kind: 'ERP',
      email: `sofie${tests}@kelderman.example`,
    })
    expect((await app.nobody.post('/api/request/confirm', { key })).status).toBe(200)
    const [lead = ''] = await leads('De Lege Tap')
    const staff = await app.world.as(app.as('staff').id)
    const item = await app.world.read(lead, staff, 1)
    expect(item).toMatchObject({ status: 'registered', employees: 14, _parents: [{ _id: app.places.space }] })
    expect(item._contacts).toMatchObject([
      { name: 'Sofie Kelderman', phone: '+31301234567' },
      { name: 'Hidde Tapkraan' },
    ])
    expect(item._dossiers).toMatchObject([{ name: 'ERP', status: 'request', users: 9 }])
    const dossier = Object(item)._dossiers[0]._id
    const read = await app.world.read(dossier, staff, 1)
    expect(read).toMatchObject({ case: '<p>Graag een kassa.</p>', budget: 575 })
    // S2.34: who is named with a request is a contact of the lead and of the request.
    const names = (refs: unknown) => Array.from(Object(refs), ({ name: of }: { name: string }) => of).sort()
    expect(names(Object(read)._contacts)).toEqual(['Hidde Tapkraan', 'Sofie Kelderman'])
    const told = (await app.as('staff').post('/api/notifications/list')).body
    expect(told[0]).toMatchObject({ kind: 'status', status: 'request', item: { _id: dossier } })
    expect((await app.as('stranger').post('/api/notifications/list')).body).toEqual([])
  })

  test('D2.4, D18: confirming again after an answer was lost says that it is confirmed, and makes nothing more', async () => {
    const opened = await form()
    await send(asked('Herberg Nogmaals', { form: opened }))
    const key = await lastKey()
    const confirm = () => app.nobody.post('/api/request/confirm', { key })
    expect((await confirm()).status).toBe(200)
    expect((await confirm()).status).toBe(200)
    expect(await leads('Herberg Nogmaals')).toHaveLength(1)
    expect((await app.nobody.post('/api/request/key', { key })).status).toBe(404)
    const kept = await app.world.database.query("select detail from account_keys where purpose = 'request'")
    expect(JSON.stringify(kept)).not.toContain('Nogmaals')
    app.world.wait(3 * 24 * 3_600_000 + 1)
    expect((await confirm()).status).toBe(404)
  })

  test('D18: the link works once, for three days, and then what was asked is wiped', async () => {
    await send(asked('Herberg Eenmalig'))
    const key = await lastKey()
    const tries = await Promise.all([1, 2].map(() => app.nobody.post('/api/request/confirm', { key })))
    expect(tries.map(({ status }) => status)).toEqual([200, 200])
    expect(await leads('Herberg Eenmalig')).toHaveLength(1)
    await send(asked('Herberg Te Laat'))
    const late = await lastKey()
    app.world.wait(3 * 24 * 3_600_000 + 1)
    expect((await app.nobody.post('/api/request/key', { key: late })).status).toBe(404)
    expect((await app.nobody.post('/api/request/confirm', { key: late })).status).toBe(404)
    await dropExpired(app.world.store)
    const left = await app.world.database.query("select from account_keys where purpose = 'request'")
    expect(left).toEqual([])
    expect(await leads('Herberg Te Laat')).toEqual([])
  })

  test('D18: sent again from the same form it is one request, of which the last mail counts', async () => {
    const opened = await form()
    await send(asked('Taveerne Dubbelklik', { form: opened }))
    const first = await lastKey()
    app.world.wait(1000)
    await send(asked('Taveerne Dubbelklik', { form: opened }))
    expect((await app.nobody.post('/api/request/confirm', { key: first })).status).toBe(404)
    expect((await app.nobody.post('/api/request/confirm', { key: await lastKey() })).status).toBe(200)
    expect(await leads('Taveerne Dubbelklik')).toHaveLength(1)
  })

  test('D18: the last text is what is confirmed, also once no more mails go to that mailbox', async () => {
    const opened = await form()
    const names = ['eerste', 'tweede', 'derde', 'vierde'].map((nth) => `Proeflokaal De ${nth}`)
    for (const name of names) expect((await send(asked(name, { form: opened }))).status).toBe(200)
    expect(await mails()).toHaveLength(3)
    expect((await app.nobody.post('/api/request/confirm', { key: await lastKey() })).status).toBe(200)
    const made = await leads('Proeflokaal')
    expect(made).toHaveLength(1)
    expect(await app.world.read(made[0] ?? '')).toMatchObject({ name: 'Proeflokaal De vierde' })
  })

  test('D18: once somebody read what the mail confirms, no later text takes its place', async () => {
    const opened = await form()
    for (const nth of ['eerste', 'tweede', 'derde'])
      expect((await send(asked(`Getoond De ${nth}`, { form: opened }))).status).toBe(200)
    const key = await lastKey()
    expect((await app.nobody.post('/api/request/key', { key })).body).toMatchObject({
      organisation: 'Getoond De derde',
    })
    expect((await send(asked('Getoond De vierde', { form: opened }))).status).toBe(429)
    expect((await app.nobody.post('/api/request/confirm', { key })).status).toBe(200)
    const [made] = await leads('Getoond')
    expect(await app.world.read(made ?? '')).toMatchObject({ name: 'Getoond De derde' })
  })

  test('D18: sent several times at once by one form it is one request', async () => {
    const opened = await form()
    const sent = await Promise.all([1, 2, 3].map(() => send(asked('Tegelijk Bier', { form: opened }))))
    expect(sent.map(({ status }) => status)).toEqual([200, 200, 200])
    const kept = await app.world.database.query<{ n: number }>(
      "select count(*)::int as n from account_keys where purpose = 'request' and detail ->> 'request' like '%Tegelijk Bier%'",
    )
    expect(kept).toEqual([{ n: 1 }])
  })

  test('D18: a mail to one address confirms no request that names another one', async () => {
    const opened = await form()
    const named = (email: string) => ({ contacts: [{ name: 'Sofie Kelderman', email }] })
    for (let n = 0; n < 3; n += 1) await send(asked('Taphuis Vol', named('vol@kelderman.example')))
    await send(asked('Taphuis Eigen', { form: opened, ...named('eigen@kelderman.example') }))
    const key = await lastKey()
    const other = await send(asked('Taphuis Vol', { form: opened, ...named('vol@kelderman.example') }))
    expect(other.status).toBe(429)
    const { body } = await app.nobody.post('/api/request/key', { key })
    expect(body).toMatchObject({ organisation: 'Taphuis Eigen', email: 'eigen@kelderman.example' })
  })

  test('D18, D19.7: what others ask in the name of a mailbox uses up nobody’s own mails', async () => {
    const from = (address: string) => send(asked('Taphuis Belaagd'), { 'x-forwarded-for': address })
    for (let n = 0; n < 3; n += 1) await from('203.0.113.7')
    expect((await from('203.0.113.7')).status).toBe(429)
    expect((await from('198.51.100.9')).status).toBe(200)
    expect(await mails()).toHaveLength(4)
    for (let n = 10; n < 22; n += 1) await from(`198.51.100.${n}`)
    expect(await mails()).toHaveLength(12)
  })

  test('D18: nothing tells whether the organisation or the address is known, and a known one is not merged', async () => {
    await app.aLead({ name: 'Grand Café Bekend', employees: 3 })
    const person = await app.aPerson(app.places.lead, { email: 'bekend@kelderman.example' })
    const answers = []
    for (const [name, email] of [
      ['Grand Café Bekend', 'bekend@kelderman.example'],
      ['Grand Café Nieuw', 'nieuw@kelderman.example'],
    ] as const) {
      const contacts = [{ name: 'Bente Bekend', email }]
      const { status, text, headers } = await send(asked(name, { contacts }))
      answers.push([status, text, headers.get('content-length')])
      await app.nobody.post('/api/request/confirm', { key: await lastKey() })
    }
    expect(answers[0]).toEqual(answers[1])
    expect(await leads('Grand Café Bekend')).toHaveLength(2)
    expect(await app.world.read(person)).toMatchObject({ _version: 1 })
  })

  test('S5.4, D18: every broken rule is told by its place, and nothing but the fields of the form is taken', async () => {
    const { status, body } = await send({
      lead: { name: '', status: 'customer', employees: -1, kvk: '123', address: { zipcode: '12 A' } },
      contacts: [{ name: 'Kort' }],
      dossier: { name: 'XYZ', price: 1 },
    })
    expect(status).toBe(422)
    const told = body.errors.map(({ path, code }: { path: string; code: string }) => `${path} ${code}`)
    expect(told).toEqual(
      expect.arrayContaining([
        'lead.name required',
        'lead.status unknownField',
        'lead.employees tooSmall',
        'lead.kvk kvk',
        'lead.address.zipcode zipcode',
        'contacts.0.name tooShort',
        'contacts.0.email emailRequired',
        'dossier.name choice',
        'dossier.users required',
        'dossier.price unknownField',
      ]),
    )
    expect(await mails()).toEqual([])
  })

  test('D18: the mail is in the language of the page', async () => {
    await send({ ...asked('Bistro English'), locale: 'en' })
    const [mail] = await mails()
    expect(mail?.subject).toBe('Confirm your request')
    expect(mail?.body).toContain('https://schakel.example/en/request?key=')
  })
})

describe('spam', () => {
  test('D18: a form that was not fetched here, is too old or too fast is not taken', async () => {
    const opened = (await app.nobody.get('/api/request/form')).body.form
    const fast = await app.nobody.post('/api/request', { ...asked('Snel'), form: opened })
    expect([fast.status, fast.headers.get('retry-after')]).toEqual([429, '4'])
    const [at, random] = opened.split('.')
    for (const made of ['x', '', `${at}.${random}.AAAA`, `${at}.other.${opened.split('.')[2]}`]) {
      expect([made, (await app.nobody.post('/api/request', { ...asked('Vals'), form: made })).status]).toEqual([
        made,
        422,
      ])
    }
    app.world.wait(25 * 3_600_000)
    expect((await app.nobody.post('/api/request', { ...asked('Oud'), form: opened })).status).toBe(422)
    expect(await mails()).toEqual([])
  })

  test('D18: what fills in the field that nobody sees is told nothing, and nothing is kept', async () => {
    const { status, text } = await send({ ...asked('Robot BV'), fax: '030 765 43 21' })
    expect([status, text]).toEqual([200, '{}'])
    expect(await mails()).toEqual([])
  })

  test('D18, D19.7: one address sends twenty in a quarter of an hour, and a mailbox gets three mails', async () => {
    const opened = await form()
    const answers = []
    for (let n = 0; n < 20; n += 1) answers.push((await send({ ...asked(`Nummer ${n}`), form: opened })).status)
    expect(new Set(answers)).toEqual(new Set([200]))
    expect(await mails()).toHaveLength(3)
    expect((await send({ ...asked('Te veel'), form: opened })).status).toBe(429)
  })
})

describe('the space of requests', () => {
  test('D17.1, D18: a space that is not there stops the start with one line; without any space there is no form', async () => {
    const config = readConfig({ REQUEST_SPACE: 'Nergens' })
    await expect(readRequestSpace(app.world.store, config)).rejects.toThrow(
      'REQUEST_SPACE must be the id or the name of a space, not "Nergens".',
    )
    const { name } = await app.world.read(app.places.otherSpace)
    const named = [String(name).toUpperCase(), app.places.otherSpace, app.places.otherSpace.slice('space/'.length)]
    for (const space of named) {
      await expect(readRequestSpace(app.world.store, readConfig({ REQUEST_SPACE: space }))).resolves.toBe(
        app.places.otherSpace,
      )
    }
    const empty = await World.open()
    await expect(readRequestSpace(empty.store, readConfig({}))).resolves.toBeUndefined()
    await empty.close()
  })

  test('D18: a space that is renamed to the name of the configuration gets no requests of another', async () => {
    const named = await app.world.space({ name: 'Aanvragen Centrum' })
    const config = readConfig({ REQUEST_SPACE: 'Aanvragen Centrum' })
    const space = await readRequestSpace(app.world.store, config)
    expect(space).toBe(named)
    await app.world.system.update({ id: app.places.otherSpace, fields: { name: 'Aanvragen centrum' } })
    expect(await findRequestSpace(app.world.store, space)).toBe(named)
    await expect(readRequestSpace(app.world.store, config)).rejects.toThrow(
      `REQUEST_SPACE must be an id, as several spaces are called "Aanvragen Centrum": ${app.places.otherSpace}, ${named}.`,
    )
  })

  test('D18: a request that finds no space is told to come back later, and is confirmed by the same link then', async () => {
    const hidden = async (isAway: boolean) =>
      app.world.database.query("update items set deleted_at = $1 where type = 'space'", [isAway ? app.world.now : null])
    await send(asked('Herberg Dakloos'))
    const key = await lastKey()
    const confirm = (of = key) => app.nobody.post('/api/request/confirm', { key: of })
    await hidden(true)
    expect([(await confirm()).status, (await confirm('x')).status]).toEqual([503, 404])
    // As a log line tells it.
    expect(app.faults.splice(0).map(({ message }) => message)).toEqual(['there is no space for requests'])
    await hidden(false)
    expect((await confirm()).status).toBe(200)
    expect(await leads('Herberg Dakloos')).toHaveLength(1)
  })

  test('D18: a space that is called like the id of another gets no requests of it', async () => {
    await app.world.space({ name: app.places.space })
    expect(await readRequestSpace(app.world.store, readConfig({ REQUEST_SPACE: app.places.space }))).toBe(
      app.places.space,
    )
  })
})
