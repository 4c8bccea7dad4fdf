import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { IMPORT_XLSX_MAX_MB } from '@schakel/domain'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import writeXlsxFile from 'write-excel-file/node'
import { type Answer, formWith, openTestApp, type Person, postForm, type TestApp } from '../../../test/app.ts'
import { addImport, moveImport } from '../../store/imports/imports.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

interface Sent {
  readonly [field: string]: string
}

/** Sends a file as the form of the screen does. */
async function send(
  who: Person,
  file: string | Uint8Array<ArrayBuffer>,
  fields: Sent = {},
  name = 'lijst.csv',
  headers: Sent = {},
): Promise<Answer> {
  const given = { authorization: `Bearer ${who.token}`, ...headers }
  return postForm(`${app.url}/api/import`, formWith(fields, file, name), given)
}

const table = (...lines: string[]) => `${lines.join('\r\n')}\r\n`
const names = async (who: Person, body: object): Promise<string[]> =>
  (await who.post('/api/space/search', { page_size: 200, ...body })).body.map((item: { name: string }) => item.name)

describe('importing over the API', () => {
  test('D21.1: who has three imports under way sends no fourth and begins none, which holds nobody else up', async () => {
    const staff = app.as('staff')
    const file = table('Naam;Plaats', 'Herberg De Wachtende;Ede')
    const looked = await send(staff, file, { mode: 'preview' })
    const me = app.world.store.as(await app.world.viewer(staff.id))
    const open = ['een', 'twee', 'drie'].map((word) => `open-${word}`)
    for (const id of open) await addImport(me, id, {})
    const refused = await send(staff, file, { mode: 'run' })
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '10'])
    expect((await staff.post('/api/import/run', { _id: looked.body._id })).status).toBe(429)
    expect((await send(app.as('super'), file, { mode: 'preview', space: app.places.space })).status).toBe(200)
    for (const id of open) await moveImport(me.store, id, ['checking'], 'cancelled')
    expect((await send(staff, file, { mode: 'run' })).body.state).toBe('done')
  })

  test('D2.4: a file that is sent again under its key is imported once', async () => {
    const staff = app.as('staff')
    const key = { 'idempotency-key': 'bestand-tweemaal' }
    const sent = () => send(staff, table('Naam;Plaats', 'Herberg De Herhaling;Ede'), { mode: 'run' }, 'lijst.csv', key)
    const [first, again] = [await sent(), await sent()]
    expect([again.status, again.body._id]).toEqual([200, first.body._id])
    expect(await names(staff, { q: 'Herhaling' })).toEqual(['Herberg De Herhaling'])
    const other = await send(staff, table('Naam;Plaats', 'Herberg Anders;Ede'), { mode: 'run' }, 'lijst.csv', key)
    expect(other.body.errors).toMatchObject([{ path: 'idempotency-key' }])
  })

  test('D17.2: a preview checks every row, shows the columns and writes nothing; run then writes all', async () => {
    const staff = app.as('staff')
    const file = table(
      'Naam;Plaats;Aantal medewerkers;Iets',
      'Eethuis De Lepelaar;Ede;7;x',
      'Bistro Het Zout;Elst;veel;y',
    )
    const preview = await send(staff, file, { type: 'lead', space: app.places.space })
    expect(preview.status).toBe(200)
    expect(preview.body).toMatchObject({
      state: 'checked',
      written: false,
      headings: ['Naam', 'Plaats', 'Aantal medewerkers', 'Iets'],
      columns: { name: 'Naam', 'address.city': 'Plaats', employees: 'Aantal medewerkers' },
      ignored: ['Iets'],
      sample: [{ Naam: 'Eethuis De Lepelaar' }, { Naam: 'Bistro Het Zout' }],
      counts: { created: 1, merged: 0, skipped: 0, failed: 1, duplicates: 0 },
    })
    expect(preview.body.rows[1]).toMatchObject({ line: 3, outcome: 'failed', issues: [{ path: 'employees' }] })
    expect(await names(staff, { feed: 'lead', q: 'Lepelaar' })).toEqual([])

    const _id = preview.body._id
    const refused = await staff.post('/api/import/run', { _id })
    expect(refused.body).toMatchObject({ state: 'checked', written: false })
    expect(await names(staff, { feed: 'lead', q: 'Lepelaar' })).toEqual([])

    const done = await staff.post('/api/import/run', { _id, mapping: { employees: null } })
    expect(done.body).toMatchObject({ state: 'done', written: true, counts: { created: 2, failed: 0 } })
    expect(await names(staff, { feed: 'lead', q: 'Lepelaar' })).toEqual(['Eethuis De Lepelaar'])
    const rows = await staff.post('/api/import/rows', { _id })
    const item = await staff.post(`/api/space/${rows.body[0].id}`, { depth: 1 })
    expect(item.body).toMatchObject({ name: 'Eethuis De Lepelaar', _owners: [{ _id: staff.id }] })
    // Asked twice it is done once.
    expect((await staff.post('/api/import/run', { _id })).body.state).toBe('done')
    expect(await names(staff, { feed: 'lead', q: 'Lepelaar' })).toHaveLength(1)
  })

  test('D17.2: run at once writes all rows or none', async () => {
    const staff = app.as('staff')
    const wrong = table('naam,status', 'Hotel Alles,prospect', 'Hotel Niets,onzin')
    const none = await send(staff, wrong, { mode: 'run', type: 'supplier' })
    expect(none.body).toMatchObject({ state: 'checked', written: false, counts: { failed: 1 } })
    expect(await names(staff, { feed: 'supplier', q: 'Hotel Alles' })).toEqual([])
    const some = await send(staff, wrong, { mode: 'run', type: 'supplier', skip_invalid: 'true' })
    expect(some.body).toMatchObject({ state: 'done', counts: { created: 1, failed: 1 } })
    expect(await names(staff, { feed: 'supplier', q: 'Hotel Alles' })).toEqual(['Hotel Alles'])
  })

  test('D17.2: the columns that were chosen are remembered for the next file with these headings', async () => {
    const staff = app.as('staff')
    const file = (name: string) => table('kolom a,kolom b', `${name},Assen`)
    const first = await send(staff, file('Herberg Een'))
    expect(first.body).toMatchObject({ state: 'checked', error: expect.stringContaining('naam') })
    expect(first.body.counts).toBeUndefined()
    const mapping = { name: 'kolom a', 'address.city': 'kolom b' }
    expect((await staff.post('/api/import/run', { _id: first.body._id, mapping })).body.state).toBe('done')
    const next = await send(staff, file('Herberg Twee'))
    expect(next.body).toMatchObject({ columns: mapping, counts: { created: 1 } })
    expect((await send(app.as('stranger'), file('Herberg Drie'))).body.columns ?? {}).not.toMatchObject(mapping)
  })

  test('D17.2: what is there already is left out, filled or made all the same, for all rows or for one', async () => {
    const staff = app.as('staff')
    const [one, two] = [
      await app.aLead({ name: 'Café De Dubbel', address: { city: 'Tiel' }, website: 'dedubbel.example' }),
      await app.aLead({ name: 'Café De Tweeling', address: { city: 'Tiel' } }),
    ]
    const file = table(
      'naam,plaats,telefoon,website',
      'CAFE DE DUBBEL B.V.,Tiel,0344 111111,',
      'De Dubbel anders,Tiel,,https://www.dedubbel.example/nl',
      'Café De Tweeling,Tiel,0344 222222,',
    )
    const { body } = await send(staff, file)
    expect(body.counts).toMatchObject({ skipped: 3, duplicates: 3 })
    expect(body.rows[0].duplicate).toEqual({ kind: 'nameCity', of: one, name: 'Café De Dubbel' })
    expect(body.rows[1].duplicate.kind).toBe('website')
    const choices = { '4': 'skip', '3': 'create' }
    const done = await staff.post('/api/import/run', { _id: body._id, duplicates: 'merge', choices })
    expect(done.body).toMatchObject({ state: 'done', counts: { merged: 1, created: 1, skipped: 1, failed: 0 } })
    expect((await staff.post(`/api/space/${one}`)).body).toMatchObject({
      name: 'Café De Dubbel',
      phone: '+31344111111',
    })
    expect((await staff.post(`/api/space/${two}`)).body.phone).toBeUndefined()
    expect(await names(staff, { feed: 'lead', q: 'Dubbel anders' })).toHaveLength(1)
    const rows = await staff.post('/api/import/rows', { _id: body._id, outcome: 'duplicate' })
    expect(rows.body.map((row: { outcome: string }) => row.outcome)).toEqual(['merged', 'created', 'skipped'])
  })

  test('D17.2: a report per row can be fetched as CSV, in both languages', async () => {
    const staff = app.as('staff')
    const { body } = await send(staff, table('naam,status', '"=1+1",prospect', 'Slecht,xyz'))
    const report = await staff.post('/api/import/report', { _id: body._id })
    expect(report.headers.get('content-type')).toContain('text/csv')
    expect(report.text).toMatch(/regel;naam;uitkomst;reden;id\r\n2;'=1\+1;aangemaakt;/)
    expect(report.text).toMatch(/\r\n3;Slecht;mislukt;"?Status: /)
    expect((await staff.post('/api/import/report', { _id: body._id, language: 'en' })).text).toMatch(
      /line,name,outcome,/,
    )
  })

  test('D17.2: a workbook, a Windows-1252 file and vCards are read as well', async () => {
    const staff = app.as('staff')
    const book = await writeXlsxFile([
      ['Bedrijfsnaam', 'Postcode', 'Medewerkers'],
      ['Restaurant Hét Wérkboek', '6711 AA', 12],
    ]).toBuffer()
    const xlsx = await send(staff, new Uint8Array(book), { mode: 'run' }, 'lijst.xlsx')
    expect(xlsx.body).toMatchObject({ state: 'done', counts: { created: 1 } })
    const [found] = (await staff.post('/api/space/search', { feed: 'lead', q: 'Hét Wérkboek' })).body
    expect(found).toMatchObject({ employees: 12, address: { zipcode: '6711 AA' } })

    const windows = await readFile(
      join(import.meta.dirname, '../../../test/tables/duo-instellingen-hbo-en-wo.windows-1252.csv'),
    )
    const csv = await send(staff, new Uint8Array(windows), { type: 'organisation' })
    expect(csv.body).toMatchObject({ encoding: 'windows-1252', counts: { created: 10 } })

    const cards = [
      'BEGIN:VCARD\r\nVERSION:3.0\r\nFN:Fenna van der Kaart\r\nORG:Restaurant Hét Wérkboek;Keuken\r\nTITLE:Chef\r\nTEL;TYPE=CELL:06-12345678\r\nEMAIL:fenna@kaart.example\r\nEND:VCARD\r\n',
      'BEGIN:VCARD\r\nVERSION:2.1\r\nN;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:Kaart=C3=A9n;Bo\r\nTEL;WORK:020 1234567\r\nEND:VCARD\r\n',
    ].join('')
    const people = await send(staff, cards, { mode: 'run', type: 'person' }, 'mensen.vcf')
    expect(people.body).toMatchObject({ state: 'done', counts: { created: 2 } })
    const [fenna] = (await staff.post('/api/space/search', { feed: 'person', q: 'Fenna' })).body
    expect(fenna).toMatchObject({ jobtitle: 'Chef', mobile: '+31612345678', organisation: { _id: found._id } })
    const [bo] = (await staff.post('/api/space/search', { feed: 'person', q: 'Bo Kaartén' })).body
    expect(bo).toMatchObject({ phone: '+31201234567', organisation: { _id: app.places.space } })
    const again = await send(staff, cards, { type: 'person' }, 'mensen.vcf')
    expect(again.body.counts).toMatchObject({ skipped: 2, duplicates: 2 })
  })

  test('D17.2: what cannot be read says so', async () => {
    const staff = app.as('staff')
    expect((await send(staff, '')).status).toBe(422)
    expect((await send(staff, 'naam;"plaats\r\n1;2;3\r\n')).body).toMatchObject({
      state: 'failed',
      error: expect.stringContaining('aanhalingsteken'),
    })
    const broken = new Uint8Array([0x50, 0x4b, 3, 4, ...new Array(200).fill(7)])
    expect((await send(staff, broken, {}, 'kapot.xlsx')).body).toMatchObject({ state: 'failed' })
    // A workbook is refused by its size before its table is begun, and a CSV may be larger.
    const large = new Uint8Array((IMPORT_XLSX_MAX_MB + 1) * 1024 * 1024)
    large.set([0x50, 0x4b, 3, 4])
    expect((await send(staff, large, { wait: '20' }, 'groot.xlsx')).body).toMatchObject({
      state: 'failed',
      error: expect.stringContaining(`${IMPORT_XLSX_MAX_MB} MB`),
    })
    expect((await send(staff, 'naam\r\nx\r\n', { type: 'user' })).status).toBe(422)
    expect((await send(staff, 'naam\r\nx\r\n', { mapping: '{"_owners":"naam"}' })).status).toBeGreaterThanOrEqual(400)
    expect((await send(staff, 'naam\r\nx\r\n', { mapping: '{"role":"naam"}' })).status).toBeGreaterThanOrEqual(400)
  })

  test('D21.1: a small file that would become much is refused in words, and others are answered meanwhile', async () => {
    const book = async (rows: number) =>
      new Uint8Array(
        await writeXlsxFile(Array.from({ length: rows }, () => [{ value: 'a'.repeat(300_000) }])).toBuffer(),
      )
    const hostile: readonly (readonly [file: string | Uint8Array<ArrayBuffer>, says: string])[] = [
      [`${'naam;'.repeat(90_000)}\r\nx\r\n`, 'kolommen'],
      [`naam;plaats\r\n${'x;'.repeat(200_000)}\r\n`, 'kolommen'],
      [`BEGIN:VCARD\r\nVERSION:3.0\r\nFN:${'a'.repeat(3_000_000)}\r\nEND:VCARD\r\n`, 'te lang'],
      [`BEGIN:VCARD\r\nVERSION:3.0\r\nFN:Bo\r\n${'TEL:1\r\n'.repeat(20_000)}END:VCARD\r\n`, 'te lang'],
      [await book(340), 'MB'],
    ]
    for (const [file, says] of hostile) {
      const sent = send(app.as('staff'), file, { mode: 'run', wait: '20' })
      expect((await app.as('enduser').get('/api/auth/user')).status).toBe(200)
      expect((await sent).body).toMatchObject({ state: 'failed', error: expect.stringContaining(says) })
    }
    // A picture in a card is no reason: it is not read.
    const picture = `PHOTO;ENCODING=b;TYPE=JPEG:${'QUJD\r\n '.repeat(20_000)}`
    const card = `BEGIN:VCARD\r\nVERSION:3.0\r\nFN:Bo van der Foto\r\n${picture}\r\nitem1.EMAIL:bo@foto.example\r\nEND:VCARD\r\n`
    expect((await send(app.as('staff'), card, { type: 'person' })).body).toMatchObject({
      counts: { created: 1 },
      sample: [{ 'E-mail contactpersoon': 'bo@foto.example' }],
    })
  })

  test('D6: nobody imports but the centre, into its own world; an import is its maker’s alone', async () => {
    const file = table('naam', 'Van een ander')
    for (const who of ['supplier', 'enduser', 'member'] as const) {
      expect((await send(app.as(who), file, { space: app.places.space })).status).toBe(403)
      expect((await app.as(who).post('/api/import/list')).status).toBe(403)
    }
    const elsewhere = await send(app.as('staff'), file, { space: app.places.otherSpace, mode: 'run' })
    expect(elsewhere.body).toMatchObject({ state: 'failed', written: false })
    expect(await names(app.as('super'), { feed: 'lead', q: 'Van een ander' })).toEqual([])
    const { _id } = (await send(app.as('staff'), file)).body
    for (const call of ['read', 'rows', 'run', 'check', 'cancel', 'report']) {
      expect((await app.as('stranger').post(`/api/import/${call}`, { _id })).status).toBe(404)
      expect((await app.as('super').post(`/api/import/${call}`, { _id })).status).toBe(404)
    }
  })

  test('D6: a column of rights is no column, and a note is for super users alone', async () => {
    const file = table(
      'naam,role,_feed,_owners,$visible,matchnotitie',
      'Softwarebureau Recht,admin,ROOT,user/x,true,Geheim',
    )
    const asStaff = await send(app.as('staff'), file, { type: 'supplier', mode: 'run' })
    expect(asStaff.body).toMatchObject({
      state: 'done',
      ignored: ['role', '_feed', '_owners', '$visible', 'matchnotitie'],
    })
    const [made] = (await app.as('super').post('/api/space/search', { feed: 'supplier', q: 'Bureau Recht' })).body
    expect(made).not.toHaveProperty('role')
    expect(made).not.toHaveProperty('note')
    const forced = await send(app.as('staff'), file.replace('Recht', 'Dwang'), {
      type: 'supplier',
      mode: 'run',
      mapping: '{"note":"matchnotitie"}',
    })
    expect(forced.body.written).toBe(false)
    const asSuper = await send(app.as('super'), file.replace('Recht', 'Baas'), { type: 'supplier', mode: 'run' })
    expect(asSuper.body).toMatchObject({ state: 'done', columns: { note: 'matchnotitie' } })
  })
})
