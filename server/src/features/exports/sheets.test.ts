import readExcelFile from 'read-excel-file/node'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestApp, type Person, type TestApp } from '../../../test/app.ts'
import { withoutKeys } from '../../../test/withoutKeys.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

interface Sheet {
  readonly name: string
  readonly headings: readonly unknown[]
  readonly rows: readonly (readonly unknown[])[]
}

async function workbook(who: Person, body: object): Promise<{ sheets: Sheet[]; text: string }> {
  const response = await fetch(`${app.url}/api/export/workbook`, {
    method: 'POST',
    headers: { authorization: `Bearer ${who.token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ language: 'nl', ...body }),
  })
  expect(response.status).toBe(200)
  expect(response.headers.get('content-disposition')).toMatch(/filename="[^"]+\.xlsx"/)
  const read = await readExcelFile(Buffer.from(await response.arrayBuffer()))
  const sheets = read.map(({ sheet, data: [headings = [], ...rows] }) => ({ name: sheet, headings, rows }))
  return { sheets, text: JSON.stringify(sheets) }
}

const json = async (who: Person, body: object) => {
  const answer = await who.post('/api/export/json', body)
  expect(answer.status).toBe(200)
  return answer
}

/** The id of a row and the ids that tie it to the list. */
const ties = ({ headings, rows }: Sheet) =>
  rows.map((row) => [row[headings.indexOf('Id')], row[headings.indexOf('Hoort bij (Id)')]])

/** A lead with a contact and two dossiers, each matched with a supplier of its own. */
async function asking(name: string) {
  const lead = await app.aLead({ name, address: { city: 'Ede', street: 'Zandpad 3' }, description: '=1+1' })
  const person = await app.aPerson(lead, { name: `Roos ${name}` })
  const [mine, other] = [await app.aDossier({}, lead), await app.aDossier({}, lead)]
  const shown = await app.aMatch({ dossier: mine, props: { $visible: true, $price: 1234 } })
  const hidden = await app.aMatch({
    dossier: other,
    supplier: app.places.supplier2,
    props: { $visible: true, $price: 4321 },
  })
  return { lead, person, mine, other, match: shown.match, otherMatch: hidden.match }
}

describe('a list with its contacts and matches', () => {
  test('D17.2: has three sheets of three names, also where the list is of people or of matches', async () => {
    const { person, match } = await asking('Hotel Dubbelnaam')
    const names = async (id: string) => (await workbook(app.as('staff'), { ids: [id] })).sheets.map(({ name }) => name)
    expect(await names(match)).toEqual(['Matches', 'Contactpersonen', 'Matches (2)'])
    expect(await names(person)).toEqual(['Contactpersonen', 'Contactpersonen (2)', 'Matches'])
  })

  test('D17.2: is one workbook whose rows are tied by id; a formula is text', async () => {
    const { lead, person, mine, other, match, otherMatch } = await asking('Hotel Zwaluwnest')
    const { sheets } = await workbook(app.as('staff'), { ids: [lead] })
    const [list, contacts, matches] = sheets
    if (!list || !contacts || !matches) throw new Error('three sheets')
    expect(new Set(sheets.map(({ name }) => name)).size).toBe(3)
    expect(list.rows.map((row) => row[list.headings.indexOf('Id')])).toEqual([lead])
    expect(list.rows[0]?.[list.headings.indexOf('Omschrijving')]).toBe('=1+1')
    expect(ties(contacts)).toEqual([[person, lead]])
    expect(ties(matches).sort()).toEqual(
      [
        [match, lead],
        [otherMatch, lead],
      ].sort(),
    )
    const ofDossiers = (await workbook(app.as('staff'), { ids: [mine, other] })).sheets
    expect(ofDossiers.map((sheet) => sheet.rows.length)).toEqual([2, 1, 2])
    expect(ofDossiers[1] && ties(ofDossiers[1])).toEqual([[person, `${mine}; ${other}`]])
    expect(ofDossiers[2] && ties(ofDossiers[2])).toEqual([
      [match, mine],
      [otherMatch, other],
    ])
  })

  test('D7, D19.10: a supplier gets no name before disclosure, and no match of another', async () => {
    const { lead, person, mine, other, match, otherMatch } = await asking('Herberg Waterhoen')
    const supplier = app.as('supplier')
    for (const body of [{ feed: 'dossier' }, { ids: [mine, other, lead, person, match, otherMatch] }, {}]) {
      const { text, sheets } = await workbook(supplier, body)
      expect(text).toContain(match)
      const [, of] = (sheets[2] ? ties(sheets[2]) : []).find(([id]) => id === match) ?? []
      expect(String(of).split('; ')).toContain(mine)
      const { text: asJson } = await json(supplier, body)
      for (const said of [text, asJson]) {
        expect(said).toContain(mine)
        expect(withoutKeys(said)).not.toMatch(/Waterhoen|Zandpad|4321/)
        for (const id of [lead, person, other, otherMatch]) expect(said).not.toContain(id)
      }
    }
  })

  test('D7: of a lead that is disclosed by one match, another one is not tied to it', async () => {
    const { lead, person, mine, match } = await asking('Brasserie Tureluur')
    const second = await app.aMatch({ dossier: await app.aDossier({}, lead) })
    await app.world.system.update({ id: match, fields: { $open: true } })
    const supplier = app.as('supplier')
    const [list, contacts, matches] = (await workbook(supplier, { ids: [lead] })).sheets
    expect(list?.rows).toHaveLength(1)
    expect(contacts && ties(contacts)).toEqual([[person, lead]])
    expect(matches && ties(matches)).toEqual([[match, lead]])
    const dossiers = (await workbook(supplier, { ids: [mine, second.dossier] })).sheets
    expect(dossiers[1] && ties(dossiers[1])).toEqual([[person, mine]])
    expect(dossiers[2] && ties(dossiers[2])).toEqual([
      [match, mine],
      [second.match, second.dossier],
    ])
  })

  test('D6, D22.3: an end-user gets its own, no amount that nobody entered, and nothing of another space', async () => {
    const { match, dossier } = await app.aMatch({ dossier: await app.aDossier() })
    const unseen = await app.aMatch({ dossier, supplier: app.places.supplier2, props: { $visible: false } })
    const strange = await app.aLead({ name: 'Elders Eethuis' }, app.places.otherSpace)
    const enduser = app.as('enduser')
    const body = { ids: [dossier, strange, match, unseen.match] }
    const { text, sheets } = await workbook(enduser, body)
    expect(sheets[2] && ties(sheets[2])).toEqual([[match, dossier]])
    const answer = await json(enduser, body)
    for (const said of [text, answer.text]) {
      expect(said).not.toContain('Elders')
      expect(said).not.toContain(unseen.match)
      expect(said).not.toMatch(/\b575\b/)
    }
    expect((await workbook(app.as('stranger'), body)).text).not.toContain(match)
  })
})

describe('a list as JSON', () => {
  test('D17.2: is the items of the CSV as they are read, in its order and under its name', async () => {
    const staff = app.as('staff')
    const rows = Array.from({ length: 250 }, (_, n) => ({
      item: { _type: 'organisation', name: `Lid ${String(n).padStart(3, '0')}`, description: '=1+1' },
    }))
    await app.world.system.createMany(app.places.space, rows)
    const body = { feed: 'organisation', q: 'Lid', sort: 'name' }
    const answer = await json(staff, body)
    expect(answer.headers.get('content-type')).toMatch(/^application\/json/)
    const csv = await staff.post('/api/export/csv', body)
    const nameOf = (of: Headers) => /filename="([^".]+)\./.exec(of.get('content-disposition') ?? '')?.[1]
    expect(nameOf(answer.headers)).toBe(nameOf(csv.headers))
    const found = await staff.post('/api/space/search', { ...body, page_size: 200 })
    expect(answer.body).toHaveLength(csv.text.trimEnd().split('\r\n').length - 1)
    expect(answer.body.slice(0, 200).map((item: { _id: string }) => item._id)).toEqual(
      found.body.map((item: { _id: string }) => item._id),
    )
    expect(answer.body[0]).toMatchObject({ _type: 'organisation', name: 'Lid 000', description: '=1+1', _tags: [] })
    expect((await json(staff, { feed: 'lead', q: 'bestaat nergens' })).body).toEqual([])
  })

  test('D6: a match note is for super users, and what one may not see is not there', async () => {
    const { match } = await app.aMatch({ props: { $visible: true, matchnote: 'Niet doorvertellen' } })
    expect((await json(app.as('super'), { ids: [match] })).text).toContain('Niet doorvertellen')
    for (const who of ['staff', 'supplier'] as const)
      expect((await json(app.as(who), { ids: [match] })).body).toMatchObject([{ _id: match }])
    for (const who of ['staff', 'supplier', 'supplier2', 'stranger'] as const)
      expect((await json(app.as(who), { feed: 'match' })).text).not.toContain('Niet doorvertellen')
    expect((await json(app.as('supplier2'), { ids: [match] })).body).toEqual([])
  })
})
