import { ERASED_NAME } from '@schakel/domain/privacy'
import readWorkbook from 'read-excel-file/node'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { World } from '../../../test/world.ts'
import { readComparison } from '../../store/read/comparison.ts'
import { readRequirements } from '../../store/read/requirements.ts'
import type { ViewerStore } from '../../store/store.ts'
import { saveAnswers, submitAnswers } from '../../store/write/answers.ts'
import { freezeRequirements, saveRequirements } from '../../store/write/requirements.ts'
import { comparisonWorkbook } from './comparisonWorkbook.ts'

let world: World
let staff: ViewerStore
let dossier: string
let seller: ViewerStore

beforeAll(async () => {
  world = await World.open()
  const space = await world.space()
  staff = await world.user(space, 'staff')
  dossier = await world.dossier(await world.lead(space))
  const supplier = await world.supplier(space)
  const match = await world.match(dossier, supplier, { $visible: true }, ['offered'])
  seller = await world.user(supplier, 'suppliers')
  const row = { group: 105, level: 'must', weight: 3, proof: 'demo' } as const
  await saveRequirements(staff, dossier, {
    rows: [
      { ...row, nl: '=1+1' },
      { ...row, nl: 'Vervalt' },
      { ...row, nl: 'Komt nog' },
      { ...row, nl: 'Wordt scherper' },
    ],
    remove: [],
  })
  await freezeRequirements(staff, dossier, { version: 0, rows: [], remove: [] })
  const evidence = (who: string, valid?: string) => [{ kind: 'reference' as const, who, valid }]
  await saveAnswers(seller, match, [
    { key: 'X-01', value: 'partly', remark: '@SUM(A1)', evidence: evidence('+31 hotel') },
    { key: 'X-02', value: 'yes', evidence: evidence('Van de vervallen eis') },
    { key: 'X-03', value: 'roadmap', due: '2027-03-01', evidence: evidence(`Bel ${ERASED_NAME}`, '2020-01-01') },
    { key: 'X-04', value: 'yes' },
  ])
  await submitAnswers(seller, match, undefined)
  const { rows } = await readRequirements(staff, dossier)
  const idOf = (key: string) => rows.find((one) => one.key === key)?._id ?? ''
  await freezeRequirements(staff, dossier, {
    ...{ version: 1, reason: 'Niet nodig', remove: [idOf('X-02')] },
    rows: [{ ...row, _id: idOf('X-04'), nl: 'Is scherper' }],
  })
})
afterAll(() => world.close())

/** Every cell of every sheet. */
async function cellsFor(me: ViewerStore, language: 'nl' | 'en' = 'nl'): Promise<unknown[]> {
  const sheets = await readWorkbook(await comparisonWorkbook(await readComparison(me, dossier), new Map(), language))
  return sheets.flatMap(({ data }) => data.flat())
}

describe('the workbook of a comparison', () => {
  it('F1.13: has the requirements, the answers and what proves them on sheets of their own', async () => {
    const told = await readComparison(staff, dossier)
    const sheetsIn = async (language: 'nl' | 'en') =>
      (await readWorkbook(await comparisonWorkbook(told, new Map(), language))).map(({ sheet }) => sheet)
    expect(await sheetsIn('nl')).toEqual(['Eisen', 'Antwoorden', 'Bewijs'])
    expect(await sheetsIn('en')).toEqual(['Requirements', 'Answers', 'Evidence'])
  })

  it('F1.13: what begins like a formula is text', async () => {
    const cells = await cellsFor(staff)
    expect(cells).toContain('=1+1')
    expect(cells).toContain('@SUM(A1)')
    expect(cells).toContain('+31 hotel')
  })

  it('D6: says of who was erased that they are, in the language of the file', async () => {
    const cells = await cellsFor(staff, 'en')
    expect(cells).toContain('Bel Erased person')
    expect(JSON.stringify(cells)).not.toContain(ERASED_NAME)
  })

  it('F1.13, F1.5, F1.10: tells by when what is planned is there, what is to be confirmed again, and what proof has expired', async () => {
    const cells = await cellsFor(staff)
    expect(cells).toContain('Gepland (2027-03-01)')
    expect(cells).toContain('bewijs verlopen')
    expect(cells).toContain('onbekend (opnieuw te bevestigen)')
  })

  it('F1.13: holds what the grid shows, and no evidence of a requirement that was removed', async () => {
    for (const me of [staff, seller]) {
      const cells = await cellsFor(me)
      expect(cells).toContain('X-01')
      expect(cells).not.toContain('X-02')
      expect(cells).not.toContain('Van de vervallen eis')
    }
  })
})
