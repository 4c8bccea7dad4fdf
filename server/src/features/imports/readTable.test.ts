import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import fc from 'fast-check'
import iconv from 'iconv-lite'
import { describe, expect, it } from 'vitest'
import { csvOf } from '../../sheets/csv.ts'
import type { OpenBytes } from './encoding.ts'
import { fileBytes, openTable, readTable, type TableOptions } from './readTable.ts'

const fixture = (name: string) => fileBytes(join(import.meta.dirname, '../../../test/tables', name))

/** The bytes in pieces of the given size, as a slow network or a small buffer would give them. */
function inPieces(bytes: Uint8Array, size = 65_536): OpenBytes {
  return async function* () {
    for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
  }
}

const utf8 = (text: string, size?: number) => inPieces(Buffer.from(text), size)

async function rowsOf(open: OpenBytes, options?: TableOptions) {
  const rows = []
  for await (const row of readTable(open, options)) rows.push(row)
  return rows
}

const cellsOf = async (open: OpenBytes, options?: TableOptions) =>
  (await rowsOf(open, options)).map((row) => Object.values(row.cells))

describe('reading real files', () => {
  it('D17.2: reads Windows-1252 with CRLF, semicolons and padded cells as DUO publishes them', async () => {
    const table = await openTable(fixture('duo-instellingen-hbo-en-wo.windows-1252.csv'))
    expect(table).toMatchObject({ encoding: 'windows-1252', delimiter: ';' })
    expect(table.headings).toHaveLength(30)
    const rows = []
    for await (const row of table.rows) rows.push(row)
    expect(rows).toHaveLength(10)
    expect(rows[0]).toMatchObject({ line: 2, problems: [] })
    expect(rows[0]?.cells).toMatchObject({ INSTELLINGSNAAM: 'NHL Stenden Hogeschool', 'RPA-GEBIED NAAM': 'Fryslân' })
    expect(rows[1]?.cells.TELEFOONNUMMER).toBe('')
    expect(rows[2]?.cells.PLAATSNAAM).toBe("'S-HERTOGENBOSCH")
  })

  it('D17.2: reads a blank between the semicolon and the opening quote', async () => {
    const table = await openTable(fixture('amsterdam-sbi-handmatig.spaces-after-semicolon.csv'))
    expect(table).toMatchObject({ encoding: 'utf-8', delimiter: ';', headings: ['manual_q2_node', 'code', 'title'] })
    const rows = []
    for await (const row of table.rows) rows.push(row)
    expect(rows.map((row) => row.problems)).toEqual(Array(20).fill([]))
    expect(rows[1]?.cells).toEqual({
      manual_q2_node: 'productie',
      code: '2053',
      title: 'Vervaardiging van etherische oliën',
    })
    expect(rows[9]?.cells.title).toBe('Vervaardiging van platen, folie , buizen en profielen van kunststof')
  })

  it('D17.2: reads what a Dutch Excel writes', async () => {
    const [first, , , mövenpick] = await rowsOf(fixture('organisaties-excel-nl.windows-1252.semicolon.csv'))
    expect(first?.cells).toMatchObject({ Naam: 'Hotel Bigarré and Housing', Breedtegraad: '50,85', Website: '' })
    expect(mövenpick?.cells.Naam).toBe('Mövenpick Hotel Voorburg')
  })
})

describe('encodings', () => {
  const text = 'naam;plaats\r\nCafé ’t Hoekje;Sint-Oedenrode\r\nMövenpick €;Den Haag\r\n'
  const cells = [
    ['Café ’t Hoekje', 'Sint-Oedenrode'],
    ['Mövenpick €', 'Den Haag'],
  ]
  const written = {
    'UTF-8': { bytes: Buffer.from(text), encoding: 'utf-8' },
    'UTF-8 with BOM': { bytes: Buffer.from(`\uFEFF${text}`), encoding: 'utf-8' },
    'UTF-16 LE with BOM': { bytes: iconv.encode(text, 'utf-16le', { addBOM: true }), encoding: 'utf-16le' },
    'UTF-16 BE with BOM': { bytes: iconv.encode(text, 'utf-16be', { addBOM: true }), encoding: 'utf-16be' },
    'Windows-1252': { bytes: iconv.encode(text, 'windows-1252'), encoding: 'windows-1252' },
  }

  it.each(Object.entries(written))(
    'D17.2: reads %s, also when it comes byte by byte',
    async (_, { bytes, encoding }) => {
      for (const size of [1, 2, 3, 7, 65_536]) {
        const table = await openTable(inPieces(bytes, size))
        expect(table).toMatchObject({ encoding, delimiter: ';', headings: ['naam', 'plaats'] })
        const read = []
        for await (const row of table.rows) read.push(Object.values(row.cells))
        expect(read).toEqual(cells)
      }
    },
  )

  it('D17.2: a byte that is no UTF-8 at the very end decides for the whole file', async () => {
    const ascii = `naam;plaats\n${'De Kroon;Ede\n'.repeat(20_000)}`
    const bytes = Buffer.concat([Buffer.from(ascii), iconv.encode('Café;Zoetermeer\n', 'windows-1252')])
    const rows = await rowsOf(inPieces(bytes))
    expect(rows).toHaveLength(20_001)
    expect(rows.at(-1)).toMatchObject({ line: 20_002, cells: { naam: 'Café' } })
  })

  it('D17.2: a UTF-8 letter that the file ends in the middle of is no UTF-8', async () => {
    const bytes = Buffer.concat([Buffer.from('naam\nCaf'), Buffer.from([0xc3])])
    expect(await cellsOf(inPieces(bytes))).toEqual([['CafÃ']])
  })

  it('D17.2: a failing disk is an error and no encoding', async () => {
    const broken: OpenBytes = async function* () {
      yield Buffer.from('naam\n')
      throw new Error('read failed')
    }
    await expect(rowsOf(broken)).rejects.toThrow('read failed')
    await expect(rowsOf(broken, { encoding: 'utf-8' })).rejects.toThrow('read failed')
  })
})

describe('delimiters', () => {
  it.each([',', ';', '\t'])('D17.2: finds %j from the headings', async (delimiter) => {
    const text = `naam${delimiter}"plaats, of stad; \t x"${delimiter}website\nDe Kroon${delimiter}Ede${delimiter}\n`
    expect((await openTable(utf8(text))).delimiter).toBe(delimiter)
    expect(await cellsOf(utf8(text))).toEqual([['De Kroon', 'Ede', '']])
  })

  it('D17.2: follows the sep= line of Excel, and counts it', async () => {
    const rows = await rowsOf(utf8('sep=;\r\nnaam, voluit;plaats\r\nDe Kroon;Ede\r\n'))
    expect(rows).toEqual([{ line: 3, cells: { 'naam, voluit': 'De Kroon', plaats: 'Ede' }, problems: [] }])
  })

  it('D17.2: reads a table of one column', async () => {
    expect(await cellsOf(utf8('naam\nDe Kroon\nDe Gouden Leeuw'))).toEqual([['De Kroon'], ['De Gouden Leeuw']])
  })
})

describe('quotes and line ends', () => {
  it('D17.2: keeps line ends inside quotes, tells the line on which a row begins', async () => {
    const text = 'naam,omschrijving\r\n"De Kroon","Regel 1\r\nRegel 2\r\n\r\nRegel 4"\r\n\r\nDe Leeuw,kort\r\n'
    for (const size of [1, 5, 65_536]) {
      expect(await rowsOf(utf8(text, size))).toEqual([
        { line: 2, cells: { naam: 'De Kroon', omschrijving: 'Regel 1\nRegel 2\n\nRegel 4' }, problems: [] },
        { line: 7, cells: { naam: 'De Leeuw', omschrijving: 'kort' }, problems: [] },
      ])
    }
  })

  it.each(['\n', '\r\n', '\r'])('D17.2: reads line ends %j', async (end) => {
    const text = ['naam;plaats', 'A;B', 'C;D', ''].join(end)
    expect((await rowsOf(utf8(text, 1))).map((row) => [row.line, row.cells.naam])).toEqual([
      [2, 'A'],
      [3, 'C'],
    ])
  })

  it('D17.2: keeps quotes that stand inside a text', async () => {
    const text = 'naam;plaats\nGrand Cafe "The Basket";Utrecht\n"Hotel ""De Zwaan""" ;Raalte\n"De Kroon" Ede;Ede\n'
    expect(await cellsOf(utf8(text))).toEqual([
      ['Grand Cafe "The Basket"', 'Utrecht'],
      ['Hotel "De Zwaan"', 'Raalte'],
      ['"De Kroon" Ede', 'Ede'],
    ])
  })

  it('D17.2: a quote that nobody closes is an error with the line where its row begins', async () => {
    await expect(rowsOf(utf8('naam;plaats\nA;B\nC;"D\nE;F\n'))).rejects.toMatchObject({
      code: 'quoteNotClosed',
      line: 3,
    })
    const endless = `naam;plaats\nC;"D\n${'E;F\n'.repeat(1000)}`
    await expect(rowsOf(utf8(endless), { maxRowBytes: 1000 })).rejects.toMatchObject({ code: 'rowTooLong', line: 2 })
  })
})

describe('odd tables', () => {
  it('D21.1: a table has a thousand columns at most, in its headings and in each row', async () => {
    const wide = 'a;'.repeat(200_000)
    await expect(rowsOf(utf8(`${wide}\nx\n`))).rejects.toMatchObject({ code: 'tooManyColumns', line: 1 })
    await expect(rowsOf(utf8(`naam;plaats\nx;y\n${wide}\n`))).rejects.toMatchObject({ code: 'tooManyColumns', line: 3 })
    expect(await rowsOf(utf8(`${'a;'.repeat(999)}a\nx\n`))).toHaveLength(1)
  })

  it('D17.2: reports rows with too few and too many cells and goes on', async () => {
    const rows = await rowsOf(utf8('naam;plaats;website\nA;B\nC;D;E;F\nG;H;I;;;\nJ;K;L\n'))
    expect(rows.map((row) => row.problems)).toEqual([
      [{ code: 'tooFewCells', expected: 3, found: 2 }],
      [{ code: 'tooManyCells', expected: 3, found: 4 }],
      [],
      [],
    ])
    expect(rows[0]?.cells).toEqual({ naam: 'A', plaats: 'B', website: '' })
  })

  it('D17.2: leaves out empty rows, names empty headings and tells equal ones apart', async () => {
    const rows = await rowsOf(utf8('naam;;naam\n;;\n\nA;B;C\n'))
    expect(rows).toEqual([{ line: 4, cells: { naam: 'A', '#2': 'B', 'naam (2)': 'C' }, problems: [] }])
  })

  it('D17.2: a heading __proto__ is a heading like any other', async () => {
    const [row] = await rowsOf(utf8('__proto__;naam\nadmin;A\n'))
    expect(Object.entries(row?.cells ?? {})).toEqual([
      ['__proto__', 'admin'],
      ['naam', 'A'],
    ])
  })

  it.each(['', '\uFEFF', ' \r\n\r\n'])('D17.2: an empty file %j is an error', async (text) => {
    await expect(rowsOf(utf8(text))).rejects.toMatchObject({ code: 'empty' })
  })

  it('D17.2: reads only as far as it is asked, so that memory stays flat', async () => {
    let pieces = 0
    let closed = false
    const endless: OpenBytes = async function* () {
      try {
        yield Buffer.from('naam;plaats\n')
        for (;;) {
          pieces += 1
          yield Buffer.from('De Kroon;Ede\n'.repeat(1000))
        }
      } finally {
        closed = true
      }
    }
    let rows = 0
    for await (const _ of readTable(endless, { encoding: 'utf-8' })) {
      rows += 1
      if (rows === 50_000) break
    }
    expect(pieces).toBeLessThan(100)
    await expect.poll(() => closed).toBe(true)
  })

  it('D17.2: what an export kept from being a formula comes back as it was, quotes of its own included', async () => {
    const texts = [
      '=Som',
      '+3120',
      '-Ede',
      '@Home',
      "'=Som",
      "''+1",
      "'s-Gravenhage",
      "'t Hoekje",
      "-'s",
      '＝wide',
      "'",
    ]
    const columns = [{ heading: 'naam', read: (text: string) => text }]
    const written = await buffer(csvOf(() => [texts], columns, { separator: 'semicolon', bom: true }))
    expect(written.toString()).not.toMatch(/^[=+\-@＝]/m)
    expect(await cellsOf(inPieces(written))).toEqual(texts.map((text) => [text]))
  })

  it('D17.2: any table of texts comes back as it was written', async () => {
    const cell = fc
      .string({ unit: fc.constantFrom('a', 'é', '€', '"', ';', ',', '\n', ' ', "'", '\u{1F37D}') })
      .filter((text) => !/^"[\s\S]*"[ \t]+$/.test(text))
    const table = fc.array(fc.tuple(cell, cell, cell), { minLength: 1, maxLength: 6 })
    await fc.assert(
      fc.asyncProperty(
        table,
        fc.constantFrom(',', ';', '\t'),
        fc.constantFrom('\n', '\r\n'),
        fc.integer({ min: 1, max: 40 }),
        async (rows, delimiter, end, size) => {
          const quoted = rows.map((row) => row.map((text) => `"${text.replaceAll('"', '""')}"`).join(delimiter))
          const text = [['x', 'y', 'z'].join(delimiter), ...quoted].join(end) + end
          const expected = rows
            .map((row) => row.map((one) => one.trim()))
            .filter((row) => row.some((one) => one !== ''))
          expect(await cellsOf(utf8(text, size))).toEqual(expected)
        },
      ),
      { numRuns: 150 },
    )
  })
})
