import { join } from 'node:path'
import { arrayOf, type ImportType, propertyOf } from '@schakel/domain'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { World } from '../../../test/world.ts'
import type { OpenBytes } from './encoding.ts'
import { ImportError } from './importError.ts'
import { type ImportOptions, importFile } from './importFile.ts'
import { fileBytes } from './readTable.ts'
import { ImportWords, reportLines } from './reportText.ts'

let world: World

beforeAll(async () => {
  world = await World.open()
  for (const [code, name] of [
    ['56101', 'Restaurants'],
    ['5510', 'Hotels'],
    ['90041', 'Theaters en schouwburgen'],
  ]) {
    await world.make({ _type: 'tag', name, code, type: 'branche' })
  }
})
afterAll(() => world.close())

const bytes = (text: string, encoding: BufferEncoding = 'utf8'): OpenBytes =>
  async function* () {
    yield Buffer.from(text, encoding)
  }
const fixture = (name: string) => fileBytes(join(import.meta.dirname, '../../../test/tables', name))
const table = (...lines: string[]) => bytes(`${lines.join('\r\n')}\r\n`)

/** An import as the system into a space of its own, unless told otherwise. */
async function run(open: OpenBytes, options: Partial<ImportOptions> = {}) {
  const space = options.space ?? (await world.space())
  const type = options.type ?? 'lead'
  const report = await importFile(world.store, world.system.viewer, {
    type,
    duplicates: 'skip',
    ...options,
    open,
    space,
  })
  return { space, report, outcomes: report.rows.map(({ outcome }) => outcome), items: await itemsOf(space, type) }
}

async function itemsOf(space: string, type: ImportType) {
  const items: Record<string, unknown>[] = []
  for await (const item of world.system.allUnder(space, type)) items.push(item)
  return items
}

const byName = (items: readonly Record<string, unknown>[], name: string) => items.find((item) => item.name === name)

describe('real files', () => {
  it('D17.2: reads what DUO publishes: Windows-1252, semicolons, capitals, a house number of its own', async () => {
    const { report, items } = await run(fixture('duo-instellingen-hbo-en-wo.windows-1252.csv'), {
      type: 'organisation',
    })
    expect(report).toMatchObject({ encoding: 'windows-1252', delimiter: ';', isWritten: true })
    expect(report.counts).toEqual({ created: 10, merged: 0, skipped: 0, failed: 0 })
    expect(report.remarks).toEqual([{ code: 'filled', field: 'description', value: 'Geïmporteerd' }])
    expect(byName(items, 'NHL Stenden Hogeschool')).toMatchObject({
      phone: '+31582512345',
      website: 'https://www.nhl.nl',
      address: { street: 'Rengerslaan 10', zipcode: '8917 DD', city: 'LEEUWARDEN' },
      status: 'registered',
    })
  })

  it('D17.2: reads what a Dutch Excel writes, with accents and branches', async () => {
    const { report, items } = await run(fixture('organisaties-excel-nl.windows-1252.semicolon.csv'))
    expect(report.counts).toMatchObject({ created: 5, failed: 0 })
    expect(items.map(({ name }) => name).join()).toMatch(/[éèöüïç]/)
    expect(items.every(({ employees }) => employees === 0)).toBe(true)
    const tagged = await world.find(world.system, { feed: 'lead', q: 'hotels' })
    expect(tagged.length).toBeGreaterThan(0)
  })

  it('D17.2: reads blanks between a semicolon and a quote', async () => {
    const { report, items } = await run(fixture('amsterdam-sbi-handmatig.spaces-after-semicolon.csv'))
    expect(report.counts).toMatchObject({ created: 20, failed: 0 })
    expect(items.every(({ name }) => !String(name).includes('"'))).toBe(true)
  })

  it('D17.2: reads a byte order mark, tabs, quoted newlines and delimiters', async () => {
    const open = bytes(
      '\ufeffNaam\tPlaats\tOmschrijving\r\n"Hotel ""De Zon"""\tEde\t"Eerste regel\r\nTweede; regel, met\ttab"\r\n',
    )
    const { items, report } = await run(open)
    expect(report).toMatchObject({ encoding: 'utf-8', delimiter: '\t' })
    expect(items).toMatchObject([
      { name: 'Hotel "De Zon"', address: { city: 'Ede' }, description: 'Eerste regel\nTweede; regel, met\ttab' },
    ])
  })
})

it('D21.1: a file with more rows than may be is refused, and none of them is written', async () => {
  const open = table('naam', 'Een Te Veel', 'Twee Te Veel', 'Drie Te Veel')
  await expect(run(open, { maxRows: 2 })).rejects.toMatchObject({ code: 'tooManyRows', line: 4 })
  expect(await world.find(world.system, { feed: 'lead', q: 'Te Veel' })).toEqual([])
  expect((await run(open, { maxRows: 3 })).report.counts.created).toBe(3)
})

describe('what a row means', () => {
  it('D5: takes statuses by their code and by what they are called in Dutch and English', async () => {
    const { items } = await run(
      table('naam,status', 'Een,Klant', 'Twee,customer', 'Drie,In opvolging', 'Vier,oud-klant', 'Vijf,'),
    )
    const statuses = Object.fromEntries(items.map(({ name, status }) => [name, status]))
    expect(statuses).toEqual({
      Een: 'customer',
      Twee: 'customer',
      Drie: 'nurture',
      Vier: 'oldcustomer',
      Vijf: 'registered',
    })
  })

  it('D5: refuses a status that the type has not', async () => {
    const { outcomes, report } = await run(table('naam,status', 'Een,Klant', 'Twee,In opvolging'), { type: 'supplier' })
    expect(outcomes).toEqual(['created', 'failed'])
    expect(report.rows[1]?.issues).toMatchObject([{ path: 'status', code: 'choice' }])
  })

  it('D17.2: makes the contact person of a row', async () => {
    const { space } = await run(
      table(
        'bedrijfsnaam,e-mail,voornaam,tussenvoegsel,achternaam,functie,email contactpersoon',
        'Hotel Ree,info@ree.example,Sanne,van,Zeefstra,Gastvrouw,sanne@ree.example',
        'Hotel Das,info@das.example,,,,,',
      ),
    )
    const people = await world.find(world.system, { feed: 'person', parent: space })
    expect(people).toHaveLength(1)
    expect(await world.read(people[0] ?? '', world.system, 1)).toMatchObject({
      name: 'Sanne van Zeefstra',
      jobtitle: 'Gastvrouw',
      email: 'sanne@ree.example',
      organisation: { name: 'Hotel Ree' },
    })
  })

  it('D17.2: finds branches by code and name, and names those it does not know', async () => {
    const { report, items } = await run(
      table('naam;sbi', 'Een;56.10.1', 'Twee;"5510 56101"', 'Drie;Hotels', 'Vier;99999'),
    )
    const tags = async (name: string) => {
      const item = await world.read(String(byName(items, name)?._id), world.system, 1)
      return JSON.stringify(item._tags ?? [])
    }
    expect(await tags('Twee')).toMatch(/Hotels.*Restaurants|Restaurants.*Hotels/)
    expect(await tags('Drie')).toContain('Hotels')
    expect(await tags('Vier')).toBe('[]')
    expect(report.rows[3]?.remarks).toEqual([{ code: 'unknownTag', value: '99999' }])
    expect(report.counts.failed).toBe(0)
  })

  it('D17.2: fills in employees where the file has none, says so, and lets one choose them', async () => {
    const { report, items } = await run(table('naam,medewerkers', 'Een,1.200', 'Twee,'))
    expect(byName(items, 'Een')).toMatchObject({ employees: 1200 })
    expect(byName(items, 'Twee')).toMatchObject({ employees: 0 })
    expect(report.rows.map(({ remarks }) => remarks)).toEqual([
      [],
      [{ code: 'filled', field: 'employees', value: '0' }],
    ])
    const chosen = await run(table('naam', 'Drie'), { defaults: { employees: '15', status: 'Prospect' } })
    expect(chosen.items).toMatchObject([{ employees: 15, status: 'prospect' }])
  })

  it('D17.2: takes the columns that one points at instead of the guess', async () => {
    const open = table('firma,naam,plaats', 'Hotel Ree,Sanne Zeefstra,Ede')
    const guessed = await run(open)
    expect(guessed.items).toMatchObject([{ name: 'Sanne Zeefstra' }])
    const { items, report } = await run(open, {
      mapping: { name: 'firma', 'contact.name': 'naam', 'address.city': null },
    })
    expect(items).toMatchObject([{ name: 'Hotel Ree' }])
    expect(items[0]?.address).toBeUndefined()
    expect(report.ignored).toEqual(['plaats'])
    await expect(run(open, { mapping: { name: 'bedrijf' } })).rejects.toThrow(ImportError)
    await expect(run(table('plaats,postcode', 'Ede,6711 AB'))).rejects.toThrow(ImportError)
  })

  it('D6: leaves the note on a supplier to super users', async () => {
    const space = await world.space()
    const open = table('naam,matchnotitie', 'Softwarehuis,Geheim')
    const staff = await world.user(space, 'staff')
    const base = { open, space, type: 'supplier', duplicates: 'skip' } as const
    const report = await importFile(world.store, staff.viewer, base)
    expect(report.ignored).toEqual(['matchnotitie'])
    const { items } = await run(open, { type: 'supplier' })
    expect(items[0]?.note).toBe('Geheim')
  })
})

describe('duplicates', () => {
  const file = table(
    'naam,plaats,website,email,telefoon',
    'Mövenpick,Voorburg,,,',
    'Moevenpick B.V.,VOORBURG,www.moeven.example,,070-3123456',
    'Anders,Ede,https://moeven.example/nl,,',
    'Los Hotel,Epe,,post@los.example,',
    'Hotel Los,Epe,,Post@Los.example,',
  )

  it('D17.2: are left out, within the file and against what is there', async () => {
    const { space, outcomes, report } = await run(file)
    expect(outcomes).toEqual(['created', 'skipped', 'created', 'created', 'skipped'])
    expect(report.rows[1]?.duplicate).toEqual({ kind: 'nameCity', of: 2 })
    expect(report.rows[4]?.duplicate).toEqual({ kind: 'email', of: 5 })
    const again = await run(file, { space })
    expect(again.report.counts).toEqual({ created: 0, merged: 0, skipped: 5, failed: 0 })
    expect(again.items).toHaveLength(3)
    expect(again.report.rows[0]?.duplicate?.of).toMatch(/^lead\//)
  })

  it('D17.2: are merged by filling what is empty, within the file and against what is there', async () => {
    const { space, outcomes, items, report } = await run(file, { duplicates: 'merge' })
    // The second row brings the website by which the third is known.
    expect(outcomes).toEqual(['created', 'merged', 'merged', 'created', 'merged'])
    expect(items).toHaveLength(2)
    expect(byName(items, 'Mövenpick')).toMatchObject({
      address: { city: 'Voorburg' },
      website: 'https://www.moeven.example',
      phone: '+31703123456',
    })
    expect(report.rows[2]?.id).toBe(report.rows[0]?.id)

    const more = table(
      'naam,plaats,postcode,email,medewerkers,contactpersoon,sbi',
      'MOVENPICK,Voorburg,2275 AA,info@m.example,40,Pim Lepelaar,5510',
    )
    const { items: after } = await run(more, { space, duplicates: 'merge' })
    const merged = byName(after, 'Mövenpick')
    expect(merged).toMatchObject({
      email: 'info@m.example',
      employees: 40,
      address: { city: 'Voorburg', zipcode: '2275 AA' },
    })
    const card = await world.read(String(merged?._id), world.system, 1)
    expect(card).toMatchObject({ _tags: [{ name: 'Hotels' }], _contacts: [{ name: 'Pim Lepelaar' }] })

    const other = table('naam,plaats,email,medewerkers,status', 'Mövenpick,Voorburg,andere@m.example,99,Klant')
    const { items: kept } = await run(other, { space, duplicates: 'merge' })
    expect(byName(kept, 'Mövenpick')).toMatchObject({
      email: 'info@m.example',
      employees: 40,
      status: 'registered',
      _version: merged?._version,
    })
  })

  it('D17.2: of two places no address is made: the one that is there stays, and the report says so', async () => {
    const heads = 'naam,kvk,straat,postcode,plaats'
    const { space, report, items } = await run(
      table(heads, 'Hotel Hei,11223344,,,Ede', 'Hotel Hei,11223344,Brink 1,9401 AA,Assen', 'Hotel Hei,11223344,,,Ede'),
      { duplicates: 'merge' },
    )
    expect(items.map(({ address }) => address)).toEqual([expect.not.objectContaining({ zipcode: '9401 AA' })])
    expect(items).toMatchObject([{ address: { city: 'Ede' } }])
    expect(report.rows.map(({ remarks }) => remarks)).toEqual([[], [{ code: 'otherAddress' }], []])
    const later = table(heads, 'Hotel Hei,11223344,Brink 1,9401 AA,Assen', 'Hotel Hei,11223344,Markt 2,6711 AA,EDE')
    const { report: again, items: after } = await run(later, { space, duplicates: 'merge' })
    expect(after).toMatchObject([{ address: { street: 'Markt 2', zipcode: '6711 AA', city: 'Ede' } }])
    expect(again.rows.map(({ remarks }) => remarks)).toEqual([[{ code: 'otherAddress' }], []])
    const lines = [...reportLines(again, new ImportWords('nl', 'lead'))]
    expect(lines.join()).toContain('een ander adres dan er al staat')
  })

  it('D17.2: a check goes on when somebody puts away what a row is merged into', async () => {
    const heads = 'naam,kvk,straat,postcode,plaats'
    const { space, items } = await run(table(heads, 'Hotel Vlier,11223355,Brink 1,9401 AA,Assen'))
    const { report } = await run(table(heads, 'Hotel Vlier,11223355,Markt 2,6711 AA,Ede'), {
      ...{ space, duplicates: 'merge', isPreview: true },
      onProgress: async () => {
        for (const { _id } of await itemsOf(space, 'lead')) await world.system.remove(String(_id))
      },
    })
    expect(items).toHaveLength(1)
    expect(report.rows.map(({ remarks }) => remarks)).toEqual([[{ code: 'otherAddress' }]])
  })

  it('D17.2: bring each their contact and tags, within the file and to what is there', async () => {
    const heads = 'naam,plaats,sbi,contactpersoon,email contactpersoon'
    const first = [
      'Hotel Zon,Ede,5510,Roos Meerkoet,roos@zon.example',
      'Hotel Zon,Ede,56101,Daan Fuut,',
      'Hotel Zon,Ede,5510,R. Meerkoet,Roos@Zon.example',
      'Hotel Zon,Ede,,Daan  fuut,',
    ]
    const { space, items } = await run(table(heads, ...first), { duplicates: 'merge' })
    const names = async () => {
      const card = await world.read(String(items[0]?._id), world.system, 1)
      return [card._contacts, card._tags].map((list) =>
        arrayOf(list)
          .map((one) => propertyOf(one, 'name'))
          .sort(),
      )
    }
    expect(await names()).toEqual([
      ['Daan Fuut', 'Roos Meerkoet'],
      ['Hotels', 'Restaurants'],
    ])
    const second = [
      'Hotel Zon,Ede,90041,Lot Aalscholver,',
      'Hotel Zon,Ede,56101,Wim Dodaars,wim@zon.example',
      'Hotel Zon,Ede,,W. Dodaars,wim@zon.example',
      'Hotel Zon,Ede,,Roos Meerkoet,roos@zon.example',
      'Hotel Zon,Ede,,Roos Meerkoet,',
      'Hotel Zon,Ede,,Bas Roerdomp,wim@zon.example',
    ]
    for (let times = 0; times < 2; times += 1) {
      await run(table(heads, ...second), { space, duplicates: 'merge' })
      expect(await names()).toEqual([
        ['Bas Roerdomp', 'Daan Fuut', 'Lot Aalscholver', 'Roos Meerkoet', 'Wim Dodaars'],
        ['Hotels', 'Restaurants', 'Theaters en schouwburgen'],
      ])
    }
  })

  it('D17.2: are of one type in one space: others are no duplicates', async () => {
    const { space } = await run(file)
    expect((await run(file, { space, type: 'supplier' })).report.counts.created).toBe(3)
    expect((await run(file)).report.counts.created).toBe(3)
  })

  it('D17.2: a row that is wrong is nobody’s duplicate', async () => {
    const open = table('naam,plaats,email', 'Fout,Ede,geen', 'Fout,Ede,goed@fout.example')
    const { outcomes, items } = await run(open, { skipInvalid: true })
    expect(outcomes).toEqual(['failed', 'created'])
    expect(items).toMatchObject([{ email: 'goed@fout.example' }])
  })
})

describe('all or nothing', () => {
  const file = table(
    'naam,email,telefoon',
    'Goed,a@goed.example,',
    'Fout,geen adres,12',
    'Ook goed,,',
    ',b@leeg.example,',
  )

  it('D17.2: writes nothing when a row is wrong, and says of each what is', async () => {
    const { report, outcomes, items } = await run(file)
    expect(items).toEqual([])
    expect(report.isWritten).toBe(false)
    expect(outcomes).toEqual(['created', 'failed', 'created', 'failed'])
    const words = new ImportWords('nl', 'lead')
    expect(report.rows.map((row) => words.reason(row))).toEqual([
      '',
      'E-mail: Vul een geldig e-mailadres in; Telefoon: Vul een geldig telefoonnummer in',
      '',
      'Naam: Verplicht',
    ])
    expect(new ImportWords('en', 'lead').reason(report.rows[3] ?? fail())).toBe('Name: Required')
    expect([...reportLines(report, words)].slice(0, 2)).toEqual([
      'regel;naam;uitkomst;reden;id\r\n',
      '2;Goed;aangemaakt;;\r\n',
    ])
  })

  it('D17.2: writes the others when asked to leave out what is wrong', async () => {
    const { items, report } = await run(file, { skipInvalid: true })
    expect(items.map(({ name }) => name).sort()).toEqual(['Goed', 'Ook goed'])
    expect(report).toMatchObject({ isWritten: true, counts: { created: 2, failed: 2 } })
  })

  it('D17.2: a preview says what would happen and writes nothing', async () => {
    const { items, report } = await run(table('naam', 'Een', 'Een', 'Twee'), { isPreview: true })
    expect(items).toEqual([])
    expect(report).toMatchObject({ isWritten: false, counts: { created: 2, skipped: 1 } })
  })

  it('D17.2: a row with more cells than headings is wrong, one with fewer is remarked', async () => {
    const { outcomes, report } = await run(table('naam,plaats', 'Een,Ede,teveel', 'Twee'))
    expect(outcomes).toEqual(['failed', 'created'])
    expect(report.rows[0]?.problem).toMatchObject({ code: 'tooManyCells' })
    expect(report.rows[1]?.remarks).toMatchObject([{ code: 'tooFewCells' }])
  })

  it('D17.2: a report never holds a formula', async () => {
    const { report } = await run(table('naam', '"=HYPERLINK(""x"")"'), { isPreview: true })
    expect([...reportLines(report, new ImportWords('en', 'lead'))][1]).toContain(`"'=HYPERLINK(""x"")"`)
  })

  it('D6: is for who may make them in that space alone', async () => {
    const space = await world.space()
    const open = table('naam', 'Een')
    const stranger = await world.user(await world.space(), 'staff')
    const member = await world.user(await world.organisation(space), 'members')
    for (const { viewer } of [stranger, member]) {
      await expect(importFile(world.store, viewer, { open, space, type: 'lead', duplicates: 'skip' })).rejects.toThrow()
    }
    const staff = await world.user(space, 'staff')
    const report = await importFile(world.store, staff.viewer, { open, space, type: 'lead', duplicates: 'skip' })
    expect(await world.find(staff, { feed: 'lead' })).toEqual([report.rows[0]?.id])
  })
})

describe('many rows', () => {
  async function importRows(count: number) {
    const open: OpenBytes = async function* () {
      yield Buffer.from('bedrijfsnaam;plaats;website;email;medewerkers;omschrijving;contactpersoon\n')
      for (let n = 0; n < count; n += 1) {
        const cells = [`Proefhuis ${n}`, 'Ede', `https://www.proef${n}.example`, `info@proef${n}.example`, n % 400]
        yield Buffer.from(`${[...cells, '"Een huis; met\neen tuin"', n % 10 === 0 ? 'Pim Zeef' : ''].join(';')}\n`)
      }
    }
    const began = performance.now()
    const { report, space } = await run(open)
    const seconds = (performance.now() - began) / 1000
    expect(report.counts).toEqual({ created: count, merged: 0, skipped: 0, failed: 0 })
    const [found] = await world.database.query<{ n: number; read: number }>(
      `select count(*)::int as n, count(*) filter (where readers @> array[$1::text, id])::int as read
        from items where type = 'lead' and id in (select child from edges where parent = $1)`,
      [space],
    )
    expect(found).toEqual({ n: count, read: count })
    return seconds
  }

  it('D17.2: go in at one go', async () => {
    await importRows(5000)
  }, 300_000)

  // Takes minutes, so only when asked for.
  if (process.env.SCHAKEL_SOAK === '1') {
    it('D17.2: a hundred thousand go in at one go, with flat memory', async () => {
      const seconds = await importRows(100_000)
      const peak = process.resourceUsage().maxRSS / 1024
      process.stdout.write(`100,000 rows in ${Math.round(seconds)} s, peak ${Math.round(peak)} MB with the tests\n`)
    }, 1_800_000)
  }
})

function fail(): never {
  throw new Error('There is no such row')
}
