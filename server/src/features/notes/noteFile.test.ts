import { inflateRawSync } from 'node:zlib'
import { ERASED_NAME } from '@schakel/domain/privacy'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestApp, type Somebody, type TestApp } from '../../../test/app.ts'
import { pagesOf, pdfText } from '../../../test/pdfText.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

async function fileOf(who: Somebody, _id: string, kind: 'docx' | 'pdf', language: 'nl' | 'en' = 'nl') {
  const response = await fetch(`${app.url}/api/notes/export`, {
    method: 'POST',
    headers: { authorization: `Bearer ${app.as(who).token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ _id, kind, language }),
  })
  expect(response.status).toBe(200)
  return { headers: response.headers, bytes: Buffer.from(await response.arrayBuffer()) }
}

/** Everything that is in a Word document, of which the files are packed one behind the other. */
function unpacked(bytes: Buffer): string {
  const files: string[] = []
  // The list at the end of the archive says where each file is.
  for (
    let at = bytes.readUInt32LE(bytes.lastIndexOf('PK\x05\x06') + 16);
    bytes.toString('latin1', at, at + 2) === 'PK';
  ) {
    if (bytes.readUInt32LE(at) !== 0x02014b50) break
    const [size, name, extra, comment] = [20, 28, 30, 32].map((place) =>
      place === 20 ? bytes.readUInt32LE(at + place) : bytes.readUInt16LE(at + place),
    )
    const local = bytes.readUInt32LE(at + 42)
    const start = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28)
    const packed = bytes.subarray(start, start + (size ?? 0))
    files.push((bytes.readUInt16LE(at + 10) === 8 ? inflateRawSync(packed) : packed).toString('utf8'))
    at += 46 + (name ?? 0) + (extra ?? 0) + (comment ?? 0)
  }
  return files.join('\n')
}

const rich =
  '<p>Er zijn <i>drie</i> bars &amp; een terras.</p><ol><li><p>Eerst de <u>kassa</u></p><ul><li><p>dan het hotel</p></li></ul></li></ol>' +
  '<ul data-type="taskList"><li data-type="taskItem" data-checked="true"><p>Bellen</p></li></ul>' +
  '<p><a href="https://kassa.example/prijs">Prijzen</a> voor ' +
  '<a data-type="mention" data-id="dossier.users" data-mention-suggestion-char="#">#Gebruikers</a></p>'

describe('D10: the note as a file', () => {
  test('D10: signs that no document may hold are left out of it', async () => {
    const dossier = await app.aDossier({ case: '<p>Kassa\uFFFE en\uFFFF keuken</p>' })
    const text = unpacked((await fileOf('staff', dossier, 'docx')).bytes)
    expect(text).toContain('Kassa en keuken')
    expect(text).not.toMatch(/[\uFFFE\uFFFF]/)
  })

  test('D10: as a Word document, with its lists, tasks, links and what its fields say now', async () => {
    const dossier = await app.aDossier({ case: rich, users: 1200 })
    const { headers, bytes } = await fileOf('staff', dossier, 'docx')
    expect(headers.get('content-disposition')).toContain('filename="Aanvraag ERP.docx"')
    expect(headers.get('content-type')).toBe('application/vnd.openxmlformats-officedocument.wordprocessingml.document')
    const text = unpacked(bytes)
    for (const words of [
      'Aanvraag ERP',
      'drie',
      'bars &amp; een',
      'dan het hotel',
      '☑ ',
      'Bellen',
      'Gebruikers: 1.200',
    ])
      expect(text).toContain(words)
    expect(text).toContain('https://kassa.example/prijs')
    expect(text).toContain('<w:i/>')
  })

  test('D1.4: its days are those of the zone that whoever prints it chose', async () => {
    const chip = '<a data-type="mention" data-id="dossier.date" data-mention-suggestion-char="#">#Datum</a>'
    const dossier = await app.aDossier({ case: `<p>${chip}</p>`, date: '2026-02-10T09:00:00.000Z' })
    const zoned = (timezone: string) => app.as('staff').post('/api/settings/save', { timezone })
    await zoned('Pacific/Honolulu')
    const there = pdfText((await fileOf('staff', dossier, 'pdf')).bytes)
    await zoned('Europe/Amsterdam')
    const here = pdfText((await fileOf('staff', dossier, 'pdf')).bytes)
    // It is eleven in the evening of the day before.
    expect([here, there].map((text) => /Stand\s+van\s+([\d-]+)/.exec(text)?.[1])).toEqual(['02-03-2026', '01-03-2026'])
    expect([here, there].map((text) => /:\s+(\d\d-02-2026)/.exec(text)?.[1])).toEqual(['10-02-2026', '09-02-2026'])
  })

  test('D10: as a PDF, in the language that is asked', async () => {
    const dossier = await app.aDossier({ case: rich, users: 1200 })
    const { headers, bytes } = await fileOf('staff', dossier, 'pdf', 'en')
    expect(headers.get('content-type')).toBe('application/pdf')
    expect(headers.get('content-disposition')).toContain('filename="Request ERP.pdf"')
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-')
    const text = pdfText(bytes)
    expect(text).toMatch(/Request\s+ERP/)
    expect(text).toMatch(/drie.*terras.*kassa.*dan\s+het\s+hotel.*Bellen.*1\.200/s)
  })

  test('D6, D1.3: who was erased is called so in the language that is asked, in its text, its chips and its title', async () => {
    const lead = await app.aLead({ name: `Café ${ERASED_NAME}` })
    const call = `<p>Bel ${ERASED_NAME} voor <a data-type="mention" data-id="person/1" data-mention-suggestion-char="@">@${ERASED_NAME}</a></p>`
    const dossier = await app.aDossier({ case: call }, lead)
    const word = unpacked((await fileOf('staff', dossier, 'docx', 'en')).bytes)
    expect(word).toContain('Café Erased person')
    expect(word).toContain('@Erased person')
    const pdf = pdfText((await fileOf('staff', dossier, 'pdf', 'en')).bytes)
    expect(pdf).toMatch(/Café\s+Erased\s+person.*Bel\s+Erased\s+person.*@Erased\s+person/s)
    for (const text of [word, pdf]) expect(text).not.toContain('Verwijderd')
    expect(unpacked((await fileOf('staff', dossier, 'docx')).bytes)).toContain('@Verwijderd persoon')
  })

  test('D10: a long address is whole in it, for who opens it from there', async () => {
    const address = `https://kassa.example/documenten/2026/${'aanbieding'.repeat(12)}.pdf?token=abcdef`
    const dossier = await app.aDossier({ case: `<p>Zie ${address} voor de prijs</p>` })
    expect(unpacked((await fileOf('staff', dossier, 'docx')).bytes)).toContain(address)
    const text = pdfText((await fileOf('staff', dossier, 'pdf')).bytes)
    // On paper it goes on on the next line, with nothing between.
    expect(text.replace(/ /g, '')).toContain(address)
  })

  test('D10: signs that the letters of a PDF lack can be read in it, and what cannot be said is named', async () => {
    const dossier = await app.aDossier({ case: '<p>Kassa → keuken ✓, café Ševčík ≥ € 5 ½</p>' })
    const text = pdfText((await fileOf('staff', dossier, 'pdf')).bytes)
    expect(text).toMatch(/Kassa\s+-\s?>\s+keuken\s+√,\s+café\s+Ševčík\s+≥\s+€\s+5\s+½/)
    expect(text).not.toContain('◊')
    const other = await app.aDossier({ case: '<p>Feest 🎉👍🏽 bij 北京饭店</p>' })
    expect(pdfText((await fileOf('staff', other, 'pdf')).bytes)).toMatch(
      /Feest\s+◊\s+bij\s+◊.*◊\s+staat\s+voor\s+een\s+teken/s,
    )
    expect(unpacked((await fileOf('staff', other, 'docx')).bytes)).toContain('Feest 🎉👍🏽 bij 北京饭店')
  })

  test('D10: each task has its own box in its place, however often it is made', async () => {
    const tasks = '<ul data-type="taskList"><li data-type="taskItem" data-checked="false"><p>Een</p></li></ul>'
    const dossier = await app.aDossier({ case: tasks.replace('</ul>', '') + tasks.slice(tasks.indexOf('<li')) })
    const [first, second] = [await fileOf('staff', dossier, 'pdf'), await fileOf('staff', dossier, 'pdf')]
    expect(pagesOf(second.bytes)).toEqual(pagesOf(first.bytes))
  })

  test('D7: a supplier gets the redacted text, and no byte that says whose it is', async () => {
    const lead = await app.aLead({ name: 'Hotel Zilvermeeuw' })
    const call =
      '<p>Hotel Zilvermeeuw zoekt een kassa voor <a data-type="mention" data-id="lead.name" data-mention-suggestion-char="#">#Naam</a>.</p>'
    const dossier = await app.aDossier({ case: call }, lead)
    await app.aMatch({ dossier })
    const word = unpacked((await fileOf('supplier', dossier, 'docx')).bytes)
    expect(word).toContain('zoekt een kassa')
    expect(word).toContain('▇▇▇')
    const { bytes, headers } = await fileOf('supplier', dossier, 'pdf')
    const pdf = pdfText(bytes)
    expect(pdf).toMatch(/zoekt\s+een\s+kassa/)
    for (const told of [word, pdf, bytes.toString('latin1'), ...headers.values()])
      expect(told).not.toMatch(/zilvermeeuw/i)
    expect(pdfText((await fileOf('staff', dossier, 'pdf')).bytes)).toContain('Zilvermeeuw')
  })

  test('D6: what is no dossier of theirs is not there for them, and a note without words says so', async () => {
    const dossier = await app.aDossier({ case: '' })
    for (const somebody of ['stranger', 'enduser2', 'supplier2'] as const) {
      const { status } = await app.as(somebody).post('/api/notes/export', { _id: dossier, kind: 'pdf' })
      expect([somebody, status]).toEqual([somebody, 404])
    }
    const { status } = await app.as('staff').post('/api/notes/export', { _id: app.places.lead, kind: 'pdf' })
    expect(status).toBe(404)
    expect((await app.as('staff').post('/api/notes/export', { _id: dossier, kind: 'odt' })).status).toBe(422)
    expect(unpacked((await fileOf('staff', dossier, 'docx')).bytes)).toContain('Hier staat nog niets')
  })

  test('D10: a word of a whole page and lists in lists in lists are laid out in time, while others are answered', async () => {
    const depth = 900
    const texts = [`<p>${'x'.repeat(19_000)}</p>`, `${'<ul><li>'.repeat(depth)}diep${'</li></ul>'.repeat(depth)}`]
    for (const text of texts) {
      const dossier = await app.aDossier({ case: text })
      const began = performance.now()
      const making = fileOf('staff', dossier, 'pdf')
      expect((await app.as('enduser').get('/api/auth/user')).status).toBe(200)
      expect((await making).bytes.length).toBeGreaterThan(1000)
      expect(performance.now() - began).toBeLessThan(15_000)
    }
  }, 60_000)
})
