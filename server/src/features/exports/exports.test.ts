import { ERASED_NAME } from '@schakel/domain/privacy'
import { readSheet } from 'read-excel-file/node'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestApp, type Person, type TestApp } from '../../../test/app.ts'
import { withoutKeys } from '../../../test/withoutKeys.ts'

let app: TestApp
let lead: string
beforeAll(async () => {
  app = await openTestApp()
  lead = await app.aLead({
    name: 'Hotel; "De Kwartel"',
    status: 'prospect',
    phone: '020 123 4567',
    address: { street: 'Hoofdstraat 1', zipcode: '6711 AA', city: 'Ede' },
    description: '=HYPERLINK("http://kwaad.example")',
  })
})
afterAll(() => app.close())

/** The rows of an exported CSV by their headings; no cell in these tests holds a separator that is not told of. */
async function csv(who: Person, body: object): Promise<{ headings: string[]; text: string; lines: string[] }> {
  const answer = await who.post('/api/export/csv', body)
  expect(answer.status).toBe(200)
  const lines = answer.text.replace('\ufeff', '').trimEnd().split('\r\n')
  return { headings: (lines[0] ?? '').split(';'), text: answer.text, lines }
}

async function bytesOf(who: Person, path: string, body: object): Promise<Buffer> {
  const response = await fetch(`${app.url}${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${who.token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  expect(response.status).toBe(200)
  return Buffer.from(await response.arrayBuffer())
}

describe('exporting a list', () => {
  test('D17.2: a CSV for a Dutch Excel has a byte order mark, semicolons, every field and the rows of the list', async () => {
    const bytes = await bytesOf(app.as('staff'), '/api/export/csv', { feed: 'lead', sort: 'name' })
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
    const { headings, lines } = await csv(app.as('staff'), { feed: 'lead', sort: 'name' })
    expect(headings).toEqual(
      expect.arrayContaining(['Naam', 'Status', 'Plaats', 'Medewerkers', 'Historie', 'Tags', 'Id']),
    )
    const row = lines.find((line) => line.includes('Kwartel'))
    expect(row).toMatch(/^"Hotel; ""De Kwartel""";Prospect;Ede;12;/)
    expect(row).toContain(';020 123 4567;')
    const found = await app.as('staff').post('/api/space/search', { feed: 'lead', sort: 'name' })
    expect(lines).toHaveLength(found.body.length + 1)
    expect(lines.slice(1).map((line) => line.split(';').at(-1))).toEqual(
      found.body.map((item: { _id: string }) => item._id),
    )
  })

  test('D17.2: what a spreadsheet would take for a formula is text', async () => {
    const { lines } = await csv(app.as('staff'), { ids: [lead] })
    expect(lines[1]).toContain(`"'=HYPERLINK(""http://kwaad.example"")"`)
  })

  test('D17.2: in English with commas, or as asked', async () => {
    const { text } = await csv(app.as('staff'), { feed: 'lead', language: 'en', bom: false })
    expect(text).toMatch(/^Name,Status,City,Employees,/)
    expect((await csv(app.as('staff'), { feed: 'lead', separator: 'tab' })).text).toMatch(/^\ufeff?Naam\tStatus/)
  })

  test('D19.9: words and filters choose the same rows as the search', async () => {
    const { lines } = await csv(app.as('staff'), { q: 'kwartel', feed: 'lead' })
    expect(lines).toHaveLength(2)
    expect((await csv(app.as('staff'), { q: 'k', feed: undefined })).lines).toHaveLength(1)
    expect((await csv(app.as('staff'), { feed: 'supplier' })).headings).not.toContain('Matchnotitie')
    expect((await csv(app.as('super'), { feed: 'supplier' })).headings).toContain('Matchnotitie')
  })

  test('D6: what one may not see is in no file, whether chosen by filter or by id', async () => {
    const stranger = app.as('stranger')
    expect((await csv(stranger, { feed: 'lead' })).text).not.toContain('Kwartel')
    expect((await csv(stranger, { ids: [lead] })).lines).toHaveLength(1)
    expect((await csv(stranger, { parent: app.places.space })).lines).toHaveLength(1)
    const users = app.as('staff').id
    expect((await csv(app.as('staff'), { feed: 'user' })).text).not.toContain(users)
    expect((await csv(app.as('staff'), { ids: [users] })).text).not.toContain(app.as('staff').email)
    expect((await csv(app.as('super'), { ids: [users] })).text).toContain(app.as('staff').email)
  })

  test('D6, D19.10: a match note and the matches of others are for nobody else', async () => {
    const { match } = await app.aMatch({ props: { $visible: true, matchnote: 'Niet doorvertellen', $price: 1234 } })
    expect((await csv(app.as('super'), { feed: 'match' })).text).toContain('Niet doorvertellen')
    expect((await csv(app.as('staff'), { feed: 'match' })).text).not.toContain('Niet doorvertellen')
    const mine = await csv(app.as('supplier'), { feed: 'match' })
    expect(mine.text).toContain(match)
    expect(mine.headings).not.toContain('Matchnotitie')
    expect((await csv(app.as('supplier2'), { feed: 'match' })).text).not.toContain(match)
  })

  test('D7: a supplier exports an undisclosed dossier anonymously, as CSV and as a workbook', async () => {
    const { dossier } = await app.aMatch({
      dossier: await app.aDossier({ case: '<p>Hotel; "De Kwartel" aan de Hoofdstraat 1 in Ede zoekt kassa</p>' }, lead),
    })
    const supplier = app.as('supplier')
    for (const body of [{ feed: 'dossier' }, { ids: [dossier, lead] }, {}]) {
      const { text } = await csv(supplier, body)
      expect(text).toContain(dossier)
      expect(text).toMatch(/Lead [A-Z0-9]{6}/)
      expect(withoutKeys(text)).not.toMatch(/Kwartel|Hoofdstraat|6711|0201234567|020 123/)
      expect(text).not.toContain(lead)
      const rows = await readSheet(await bytesOf(supplier, '/api/export/xlsx', body))
      expect(JSON.stringify(rows)).toContain(dossier)
      expect(withoutKeys(JSON.stringify(rows))).not.toMatch(/Kwartel|Hoofdstraat|6711/)
    }
    expect((await csv(app.as('staff'), { feed: 'dossier' })).text).toContain('Kwartel')
  })

  test('D17.2: a workbook keeps numbers as numbers and a formula as text', async () => {
    const rows = await readSheet(await bytesOf(app.as('staff'), '/api/export/xlsx', { ids: [lead] }))
    const column = (heading: string) => rows[1]?.[(rows[0] ?? []).indexOf(heading)]
    expect(column('Medewerkers')).toBe(12)
    expect(column('Omschrijving')).toBe('=HYPERLINK("http://kwaad.example")')
    expect(column('Postcode')).toBe('6711 AA')
  })

  test('D1.4: moments are those of the zone that whoever asks chose, in a CSV and in a workbook', async () => {
    const { world, places } = app
    const now = world.now
    world.now = new Date('2026-03-01T23:30:00.000Z')
    const item = { _type: 'activity' as const, name: 'Rondleiding', date: '2026-03-02T15:00:00.000Z' }
    const body = { ids: [await world.make(item, places.lead)] }
    const zoned = (timezone: string) => app.as('enduser').post('/api/settings/save', { timezone })
    world.now = now
    const before = (await csv(app.as('enduser'), body)).text
    for (const words of ['2026-03-02 16:00', '2026-03-02 Gepland']) expect(before).toContain(words)
    await zoned('Pacific/Honolulu')
    expect((await csv(app.as('enduser'), body)).text).toContain('2026-03-01 Gepland')
    await zoned('Pacific/Auckland')
    expect((await csv(app.as('enduser'), body)).text).toContain('2026-03-03 04:00')
    for (const path of ['/api/export/xlsx', '/api/export/workbook'])
      expect((await readSheet(await bytesOf(app.as('enduser'), path, body))).flat(), path).toContain('2026-03-03 04:00')
    expect((await csv(app.as('staff'), body)).text).toContain('2026-03-02 16:00')
    await zoned('Europe/Amsterdam')
  })

  test('D17.2: contacts leave as vCards that an address book reads', async () => {
    await app.aPerson(lead, { name: 'Jan van der; Kwast', jobtitle: 'Chef, patron', mobile: '06 12345678' })
    const answer = await app.as('staff').post('/api/export/vcard', {})
    expect(answer.headers.get('content-type')).toContain('text/vcard')
    expect(answer.text).toContain('BEGIN:VCARD\r\nVERSION:4.0\r\n')
    expect(answer.text).toContain('FN:Jan van der; Kwast')
    expect(answer.text).toContain('TITLE:Chef\\, patron')
    expect(answer.text).toMatch(/TEL;TYPE=cell(;VALUE=TEXT)?:\+31612345678/)
    expect(answer.text).toContain('ORG:Hotel\\; "De Kwartel"')
    expect((await app.as('stranger').post('/api/export/vcard', {})).text).toBe('')
  })

  test('D6: on a vCard who was erased is called so in the language of the file', async () => {
    const description = `${'Belt graag na het ontbijt. '.repeat(2)}Vraag naar ${ERASED_NAME}`
    const organisation = await app.aLead({ name: `Café ${ERASED_NAME}` })
    const person = await app.aPerson(organisation, { name: 'Roos Vos', description })
    const cardIn = async (language: 'nl' | 'en') =>
      (await app.as('staff').post('/api/export/vcard', { ids: [person], language })).text.replaceAll('\r\n ', '')
    expect(await cardIn('en')).toContain('Vraag naar Erased person\r\n')
    expect(await cardIn('en')).toContain('ORG:Café Erased person\r\n')
    expect(await cardIn('nl')).toContain('Vraag naar Verwijderd persoon\r\n')
  })

  test('D17.2: a large list streams in order', async () => {
    const rows = Array.from({ length: 450 }, (_, n) => ({
      item: { _type: 'organisation', name: `Lid ${String(n).padStart(3, '0')}`, description: 'x' },
    }))
    await app.world.system.createMany(app.places.space, rows)
    const { lines } = await csv(app.as('staff'), { feed: 'organisation', q: 'Lid', sort: 'name' })
    const names = lines.map((line) => line.split(';')[0]).filter((name) => name?.startsWith('Lid '))
    expect(names).toEqual(rows.map(({ item }) => item.name))
  })
})
