import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { mentionMarkup } from '@schakel/domain'
import { ERASED_NAME } from '@schakel/domain/privacy'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as Y from 'yjs'
import { openTestApp, PASSWORD, type TestApp } from '../../../test/app.ts'
import { documentOf, editTo, htmlOf, stateOf } from '../../live/notesText.ts'
import { StartError } from '../../startError.ts'
import { folderStore } from '../../storage/folderStore.ts'
import { say } from '../../store/chat/chat.ts'
import { keepMail } from '../../store/mail/mails.ts'
import { appendUpdates } from '../../store/notes/keepEdits.ts'
import { beginNote, readNote } from '../../store/notes/notes.ts'
import { eraseAgain } from './eraseAgain.ts'
import { finishErasures } from './eraser.ts'

let app: TestApp
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'schakel-erase-'))
  app = await openTestApp({ DATA_DIR: folder })
})
afterAll(async () => {
  await app.close()
  await rm(folder, { recursive: true })
})

const post = (path: string, body: object) => app.as('super').post(path, body)
const erase = (_id: string, confirm: string) => post('/api/privacy/erase', { _id, confirm })

/** Every column of every table in which a mark stands, in any case; bytes as the letters that they hold. */
async function tablesWith(...marks: readonly string[]): Promise<string[]> {
  const { database } = app.world
  const columns = await database.query<{ table_name: string; column_name: string; data_type: string }>(
    `select c.table_name, c.column_name, c.data_type from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
      where c.table_schema = 'public' and t.table_type = 'BASE TABLE'`,
  )
  expect(columns.length).toBeGreaterThan(80)
  const found: string[] = []
  for (const { table_name: table, column_name: column, data_type: type } of columns) {
    const text = type === 'bytea' ? `encode("${column}", 'escape')` : `"${column}"::text`
    const rows = await database.query<{ text: string }>(
      `select ${text} as text from "${table}" where ${text} ilike any ($1::text[])`,
      [marks.map((mark) => `%${mark}%`)],
    )
    if (rows.length > 0) found.push(`${table}.${column}: ${rows[0]?.text.slice(0, 300)}`)
  }
  return found
}

async function filesWith(...marks: readonly string[]): Promise<string[]> {
  const names = await readdir(folder, { recursive: true, withFileTypes: true })
  const found: string[] = []
  for (const entry of names.filter((one) => one.isFile())) {
    const path = join(entry.parentPath, entry.name)
    const text = `${path} ${await readFile(path, 'latin1')}`.toLowerCase()
    if (marks.some((mark) => text.includes(mark.toLowerCase()))) found.push(path)
  }
  return found
}

describe('erasing a person', () => {
  test('D6: no word by which they were known is left in any table or file, and what they did stays without a name', async () => {
    const lead = await app.aLead({ name: 'Eetcafé De Waterlelie' })
    const contact = await app.aPerson(lead, {
      name: 'Quirijn Zonnebloemsma',
      email: 'quirijn@zonnebloemsma.example',
      mobile: '06 41526374',
      dob: '1971-04-09',
      jobtitle: 'Bedrijfsleider Kwibusdal',
      address: { street: 'Kwibusdalpad 77', zipcode: '1234 AB', city: 'Kwibusdal' },
      notes: 'Kwibusdal is zijn lust en leven',
    })
    await post(`/api/space/update/${contact}`, { props: { name: 'Quirijn Zonnebloemsma-Bries', jobtitle: 'Chef' } })
    const asUser = await app.world.user(lead, 'endusers', {
      name: 'Quirijn Zonnebloemsma-Bries',
      username: 'q.zonnebl',
      email: 'quirijn@zonnebloemsma.example',
      phone: '0415263748',
      _pass: PASSWORD,
    })
    const user = asUser.viewer._id
    const login = await app.nobody.post('/api/auth/login', {
      email: 'quirijn@zonnebloemsma.example',
      password: PASSWORD,
    })
    expect(login.status).toBe(200)
    const his = app.with({ authorization: `Bearer ${login.body.user.token}` })
    await app.nobody.post('/api/auth/login', { email: 'quirijn@zonnebloemsma.example', password: 'nooit dit' })
    const text = '<p>Bel Zonnebloemsma op +31 6 41 52 63 74, of mail Quirijn@zonnebloemsma.example.</p>'
    const dossier = await app.aDossier({ case: text }, lead)
    const { match } = await app.aMatch({ dossier })
    const { body: made } = await his.post(
      '/api/space/save',
      { item: { _type: 'comment', text: '<p>Wij willen <u>dit</u></p>' }, parent: match },
      { headers: { 'idempotency-key': 'eenmalig' } },
    )
    await app.as('staff').post('/api/space/save', {
      item: {
        _type: 'comment',
        text: `<p>Dag ${mentionMarkup({ id: user, name: 'Quirijn Zonnebloemsma-Bries' })} en ${mentionMarkup({ id: contact, name: 'Quirijn' })}</p>`,
      },
      parent: dossier,
    })
    await his.post('/api/space/save', {
      item: { _type: 'message', name: 'Vraag', description: '<p>Kan het?</p>' },
      parent: lead,
    })
    const task = await app
      .as('staff')
      .post('/api/space/save', { item: { _type: 'todo', name: 'Nabellen Kwibusdal' }, parent: contact })
    await say(asUser, dossier, 'Hier Zonnebloemsma, tot straks')
    await keepMail(app.world.store, { to: 'quirijn@zonnebloemsma.example', subject: 'Dag', text: 'Beste Quirijn' })
    await mkdir(join(folder, 'outbox'), { recursive: true })
    await writeFile(join(folder, 'outbox', 'een.eml'), 'To: quirijn@zonnebloemsma.example\r\n\r\nDag')
    await writeFile(join(folder, 'outbox', 'twee.eml'), 'To: iemand@anders.example\r\n\r\nDag')
    const masked = { dossier, words: ['Zonnebloemsma'], hidden: true }
    expect((await app.as('staff').post('/api/guard/mask', masked)).status).toBe(200)
    // A note that was written letter by letter, in which the name was taken out again.
    await beginNote(app.world.store, dossier, stateOf)
    const typed = documentOf((await readNote(app.world.store, dossier))?.state ?? new Uint8Array())
    const edits = [`${text}<p>Zonnebloemsma komt</p>`, `${text}<p>Hij komt</p>`].map((html) => editTo(typed, html))
    await appendUpdates(
      app.world.store,
      dossier,
      edits.map((delta) => ({ delta, writer: user, growth: 0, pieces: 2, writers: 1, epoch: 0 })),
    )

    const marks = ['zonnebloemsma', 'kwibusdal', '641526374', '415263748', 'q.zonnebl', 'quirijn']
    expect((await tablesWith(...marks)).length).toBeGreaterThan(10)
    const plan = await post('/api/privacy/plan', { _id: contact })
    expect(plan.body).toMatchObject({
      people: [{ _id: contact }, { _id: user }],
      others: 0,
      confirm: 'Quirijn Zonnebloemsma-Bries',
      counts: { items: 1, written: 3 },
    })
    const erased = await erase(contact, 'quirijn zonnebloemsma-bries')
    expect(erased.body).toEqual({ erased: [contact, user], done: true })

    expect(await tablesWith(...marks)).toEqual([])
    expect(await filesWith(...marks)).toEqual([])
    expect(await readdir(join(folder, 'outbox'))).toEqual(['twee.eml'])
    for (const gone of [contact, user, task.body._id]) expect((await post(`/api/space/${gone}`, {})).status).toBe(404)
    expect((await his.get('/api/auth/user')).status).toBe(401)
    const comment = await post(`/api/space/${made._id}`, {})
    expect(comment.body).toMatchObject({
      text: '<p>Wij willen <u>dit</u></p>',
      author: { _id: user, name: ERASED_NAME },
    })
    const { body: after } = await post(`/api/space/${dossier}`, {})
    expect(after.case).toBe(`<p>Bel ${ERASED_NAME} op ${ERASED_NAME}, of mail ${ERASED_NAME}.</p><p>Hij komt</p>`)
    const note = await readNote(app.world.store, dossier)
    expect(htmlOf(documentOf(note?.state ?? new Uint8Array()))).toBe(after.case)
    // Who had the note open goes on in the same document.
    const open = documentOf(note?.state ?? new Uint8Array(), [Y.encodeStateAsUpdate(typed)])
    expect(htmlOf(open)).toBe(after.case)
    const { body: log } = await app.as('staff').post('/api/log/list', { item: match })
    expect(log.lines.some(({ user: by }: { user?: { erased?: boolean } }) => by?.erased)).toBe(true)
  }, 60_000)

  test('D7: what was kept out of a dossier because of who they were is not read by a supplier afterwards', async () => {
    const lead = await app.aLead({ name: 'Pension Rietvoorn' })
    const contact = await app.aPerson(lead, { name: 'Ysbrand Kluitenberg' })
    const dossier = await app.aDossier({ case: '<p>Kluitenberg wil weten of Rietvoorn kan. Vraag Ysbrand.</p>' }, lead)
    await app.aMatch({ dossier, supplier: app.places.supplier })
    const read = async () => (await app.as('supplier').post(`/api/space/${dossier}`)).text
    expect(await read()).not.toMatch(/Kluitenberg|Ysbrand|Rietvoorn/)
    expect(
      (await app.as('staff').post('/api/privacy/erase', { _id: contact, confirm: 'Ysbrand Kluitenberg' })).status,
    ).toBe(200)
    const after = await read()
    expect(after).not.toMatch(/Kluitenberg|Ysbrand|Rietvoorn/)
    expect(after).toContain(ERASED_NAME)
    expect(await tablesWith('kluitenberg', 'ysbrand')).toEqual([])
  })

  test('D6: what is another’s as well stays theirs', async () => {
    const lead = await app.aLead({ name: 'Café Jansen', email: 'info@jansen.example' })
    const one = await app.aPerson(lead, { name: 'Jan Jansen', email: 'info@jansen.example' })
    const other = await app.aPerson(lead, { name: 'Jan Jansen' })
    const elsewhere = await app.world.organisation(app.places.space, {
      description: 'Vraag Jan Jansen van info@jansen.example',
    })
    expect((await erase(one, 'Jan Jansen')).status).toBe(200)
    expect((await post(`/api/space/${other}`, {})).body.name).toBe('Jan Jansen')
    expect((await post(`/api/space/${lead}`, {})).body).toMatchObject({
      name: 'Café Jansen',
      email: 'info@jansen.example',
    })
    expect((await post(`/api/space/${elsewhere}`, {})).body.description).toBe(
      'Vraag Jan Jansen van info@jansen.example',
    )
  })

  test('D6: a colleague behind the same mailbox stays, and who asks is told; a card and an account of one surname go together', async () => {
    const lead = await app.aLead({ name: 'Hotel Vijver' })
    const email = 'info@vijver.example'
    const jan = await app.aPerson(lead, { name: 'Jan de Bakker', email })
    const again = await app.aPerson(lead, { name: 'J. de BAKKER', email: 'Info@vijver.example' })
    const piet = await app.aPerson(lead, { name: 'Piet de Slager', email, mobile: '06 12345678' })
    const { body: plan } = await app.as('staff').post('/api/privacy/plan', { _id: jan })
    expect(plan).toMatchObject({ people: [{ _id: jan }, { _id: again }], others: 1 })
    const { body } = await app.as('staff').post('/api/privacy/erase', { _id: jan, confirm: 'Jan de Bakker' })
    expect(body).toEqual({ erased: [jan, again], done: true })
    expect((await post(`/api/space/${piet}`, {})).body).toMatchObject({ name: 'Piet de Slager', email })
  })

  test('D6: whoever has a longer name, another house or a like address keeps it, and logs in as before', async () => {
    const { space } = app.places
    const address = (street: string) => ({ street, zipcode: '1234 AB', city: 'Ede' })
    const lead = await app.aLead({ name: 'Hotel Ster' })
    const bob = {
      name: 'Bob van Zanten',
      email: 'bob@ster.nl',
      phone: '+31201234567',
      address: address('Beukenlaan 1'),
    }
    const contact = await app.aPerson(lead, bob)
    const others = [
      await app.aLead({ name: 'Hotel Zon', phone: '+31101234567', address: address('Beukenlaan 12') }),
      await app.world.supplier(space, { name: 'Kassa Ster', address: address('Beukenlaan 1a') }),
      await app.aPerson(lead, { name: 'Pieter Bob van Zanten', email: 'pieter.bob@ster.nl' }),
      await app.aPerson(lead, { name: 'Bob van Zanten-Smit', address: address('Oude Beukenlaan 1') }),
      (await app.world.user(lead, 'endusers', { name: 'Wim Verhulst', email: 'wim.bob@ster.nl', _pass: PASSWORD }))
        .viewer._id,
    ]
    const dossier = await app.aDossier(
      {
        case: '<p>Bob van Zanten van Beukenlaan 1 (bob@ster.nl), niet wim.bob@ster.nl van Beukenlaan 12. KvK 1201234567</p>',
      },
      lead,
    )
    // What a name was is kept as well.
    const rename = (_id: string | undefined, name: string) => post(`/api/space/update/${_id}`, { props: { name } })
    await rename(others[3], 'Bob van Zanten-Bos')
    await rename(others[3], 'Bob van Zanten-Smit')
    const read = () => Promise.all(others.map(async (id) => (await post(`/api/space/${id}`, {})).body))
    const log = () =>
      app.world.database.query('select before, after from changes where item = any ($1::text[]) order by item, seq', [
        others,
      ])
    const [before, logBefore] = [await read(), await log()]
    expect((await erase(contact, 'Bob van Zanten')).body).toEqual({ erased: [contact], done: true })
    expect(await read()).toEqual(before)
    expect(await log()).toEqual(logBefore)
    expect((await post(`/api/space/${dossier}`, {})).body.case).toBe(
      `<p>${ERASED_NAME} van ${ERASED_NAME} (${ERASED_NAME}), niet wim.bob@ster.nl van Beukenlaan 12. KvK 1201234567</p>`,
    )
    const { status } = await app.nobody.post('/api/auth/login', { email: 'wim.bob@ster.nl', password: PASSWORD })
    expect(status).toBe(200)
  })

  test('D6: by who looks after them, never oneself, never without the name, and what one does not read is not there', async () => {
    const contact = await app.aPerson(app.places.lead, { name: 'Weggeefster Proef' })
    const ask = async (who: Parameters<TestApp['as']>[0], _id: string, confirm = 'Weggeefster Proef') =>
      (await app.as(who).post('/api/privacy/erase', { _id, confirm })).status
    expect(await ask('stranger', contact)).toBe(404)
    expect(await ask('supplier', contact)).toBe(404)
    expect(await ask('enduser', contact)).toBe(403)
    expect(await ask('staff', app.as('enduser').id, 'Test enduser')).toBe(403)
    expect(await ask('super', app.as('super').id, 'Test super')).toBe(403)
    expect(await ask('super', app.places.lead, 'Weggeefster Proef')).toBe(403)
    expect(await ask('staff', contact, 'Weggeefster')).toBe(422)
    // Somebody who has the address of one who erases.
    const twin = await app.aPerson(app.places.lead, { name: 'Tweede Super', email: app.as('super').email })
    expect(await ask('super', twin, 'Tweede Super')).toBe(403)
    expect(await ask('staff', contact)).toBe(200)
    expect(await ask('staff', contact)).toBe(404)
  })

  test('D6: staff take a name out of what they read alone, whatever they call a contact; a super user out of everything', async () => {
    const { space, otherSpace, otherLead } = app.places
    const theirs = await app.aDossier({ case: '<p>De voorraadkoppeling hapert. Bel 06 49382716.</p>' }, otherLead)
    const ours = await app.aDossier({ case: '<p>De voorraadkoppeling doet het.</p>' })
    await beginNote(app.world.store, theirs, stateOf)
    const read = async (id: string) => (await post(`/api/space/${id}`, {})).body.case
    const decoy = { name: 'Voorraadkoppeling', mobile: '06 49382716' }
    const mine = await app.aPerson(space, decoy)
    expect((await app.as('staff').post('/api/privacy/erase', { _id: mine, confirm: 'voorraadkoppeling' })).status).toBe(
      200,
    )
    expect(await read(ours)).toBe(`<p>De ${ERASED_NAME} doet het.</p>`)
    // A number is nobody else's.
    expect(await read(theirs)).toBe(`<p>De voorraadkoppeling hapert. Bel ${ERASED_NAME}.</p>`)
    expect(htmlOf(documentOf((await readNote(app.world.store, theirs))?.state ?? new Uint8Array()))).toContain(
      'koppeling',
    )
    expect((await app.as('staff').post(`/api/space/${otherSpace}`, {})).status).toBe(404)
    const again = await app.aPerson(space, decoy)
    expect((await erase(again, 'voorraadkoppeling')).status).toBe(200)
    expect(await tablesWith('voorraadkoppeling')).toEqual([])
  })

  test('D6, D21.6: staff take a name out of the software of their own space, and out of that of another space nothing', async () => {
    const { space, otherSpace } = app.places
    const software = async (who: 'staff' | 'stranger', parent: string) =>
      (
        await app.as(who).post('/api/space/save', {
          item: { _type: 'software', name: 'Kassawonder', description: 'Vraag Ottilie Kassiersma', $role: 'Maakt' },
          parent,
        })
      ).body._id
    const ours = await software('staff', await app.world.supplier(space))
    const theirs = await software('stranger', await app.world.supplier(otherSpace))
    const one = await app.aPerson(space, { name: 'Ottilie Kassiersma' })
    const asked = await app.as('staff').post('/api/privacy/erase', { _id: one, confirm: 'Ottilie Kassiersma' })
    expect(asked.body.done).toBe(true)
    const read = async (id: string) => (await post(`/api/space/${id}`, {})).body.description
    expect(await read(ours)).toBe(`Vraag ${ERASED_NAME}`)
    expect(await read(theirs)).toBe('Vraag Ottilie Kassiersma')
  })

  test('D6, D21.6: software and tags keep their names and what is said of them, whatever a contact was called', async () => {
    const { space, otherSpace } = app.places
    const supplier = await app.world.supplier(otherSpace)
    const save = async (item: object, parent?: string) =>
      (await app.as('stranger').post('/api/space/save', { item, parent })).body._id
    const tag = await save({ _type: 'tag', name: 'Voorraadbeheer', type: 'branche' })
    const description = 'Kassawissel is snel'
    const software = await save({ _type: 'software', name: 'Kassawissel', description, $role: 'Maakt' }, supplier)
    for (const who of ['staff', 'super'] as const) {
      for (const name of ['Voorraadbeheer', 'Kassawissel']) {
        const one = await app.aPerson(space, { name })
        expect((await app.as(who).post('/api/privacy/erase', { _id: one, confirm: name })).body.done).toBe(true)
      }
      expect((await post(`/api/space/${tag}`, {})).body.name).toBe('Voorraadbeheer')
      expect((await post(`/api/space/${software}`, {})).body).toMatchObject({ name: 'Kassawissel', description })
    }
  })

  test('D6: a tag that is called like the whole name of somebody keeps that name in no text', async () => {
    const name = 'Femke van Aardenburg'
    const one = await app.aPerson(app.places.space, { name })
    await app.world.make({ _type: 'tag', name, type: 'category' })
    const said = await app.world.make({ _type: 'comment', text: `<p>${name} belde</p>` }, app.places.supplier)
    expect((await app.as('super').post('/api/privacy/erase', { _id: one, confirm: name })).body.done).toBe(true)
    expect((await post(`/api/space/${said}`, {})).body.text).toBe(`<p>${ERASED_NAME} belde</p>`)
  })

  test('D6: whose copy is put back is erased again as the server starts, and the files that nobody could read are told before', async () => {
    const lead = await app.aLead({ name: 'Hotel Terugkeer' })
    const contact = await app.aPerson(lead, { name: 'Wederkomst Hazewindus', email: 'w@hazewindus.example' })
    const dossier = await app.aDossier({ case: '<p>Hazewindus belt</p>' }, lead)
    const save = (parent: string, name: string) =>
      post('/api/space/save', { item: { _type: 'file', name, location: 'https://example.org/x' }, parent })
    const kept = [(await save(dossier, 'offerte.pdf')).body._id, (await save(lead, 'gesprek.docx')).body._id]
    await save(contact, 'paspoort.jpg')
    const { body: plan } = await app.as('staff').post('/api/privacy/plan', { _id: contact })
    expect(plan.files.map(({ _id }: { _id: string }) => _id).sort()).toEqual([...kept].sort())
    expect(plan.moreFiles).toBe(0)

    const { database } = app.world
    const before = await database.query<{ row: string }>('select to_jsonb(i)::text as row from items i where id = $1', [
      contact,
    ])
    const { columns } = (
      await database.query<{ columns: string }>(
        `select string_agg(attname, ', ') as columns from pg_attribute
          where attrelid = 'items'::regclass and attnum > 0 and not attisdropped and attgenerated = ''`,
      )
    )[0] ?? { columns: '' }
    expect(
      (await app.as('staff').post('/api/privacy/erase', { _id: contact, confirm: 'Wederkomst Hazewindus' })).status,
    ).toBe(200)
    const list = join(folder, 'erased.json')
    expect(JSON.parse(await readFile(list, 'utf8'))).toContain(contact)
    expect((await stat(list)).mode & 0o777).toBe(0o600)
    // A copy of before knows nothing of it.
    await database.query('delete from erasures where id = $1', [contact])
    await database.query(
      `insert into items (${columns}) select ${columns} from jsonb_populate_record(null::items, $1::jsonb)`,
      [before[0]?.row],
    )
    expect(await eraseAgain(app.world.store, { dataDir: folder, s3: undefined })).toBe(1)
    expect((await post(`/api/space/${contact}`, {})).status).toBe(404)
    await finishErasures(app.world.store, {
      files: folderStore(join(folder, 'files')),
      outbox: join(folder, 'outbox'),
      sweep: async () => undefined,
      keepList: async () => undefined,
      onEdit: () => undefined,
      onFault: (error) => {
        throw error
      },
    })
    expect(await tablesWith('hazewindus')).toEqual([])
    expect(await eraseAgain(app.world.store, { dataDir: folder, s3: undefined })).toBe(0)
    // Without a super user nobody could do anything any more: the last one stays.
    const { body: users } = await post('/api/auth/list', { page_size: 200 })
    const supers = users.filter(({ _feed }: { _feed?: string }) => _feed === 'ROOT')
    expect(supers.length).toBeGreaterThan(0)
    await writeFile(list, JSON.stringify(supers.map(({ _id }: { _id: string }) => _id)))
    expect(await eraseAgain(app.world.store, { dataDir: folder, s3: undefined })).toBe(0)
    await writeFile(list, '[')
    await expect(eraseAgain(app.world.store, { dataDir: folder, s3: undefined })).rejects.toThrow(StartError)
    await rm(list)
  })

  test('D2.5: who lies in the trash can be erased by a super user, and the last super user by nobody', async () => {
    const contact = await app.aPerson(app.places.lead, { name: 'Prullenbakje Mol' })
    await app.as('staff').post('/api/space/delete', { item: { _id: contact } })
    expect((await erase(contact, 'Prullenbakje Mol')).status).toBe(200)
    expect(await tablesWith('prullenbakje')).toEqual([])
  })
})
