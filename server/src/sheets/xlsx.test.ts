import readExcelFile from 'read-excel-file/node'
import { expect, it } from 'vitest'
import { sheetOf, workbookOf } from './xlsx.ts'

it.each([
  ["Omzet '26'", "Omzet '26"],
  ["'s-Gravenhage: leads", 's-Gravenhage  leads'],
  [`${'a'.repeat(30)}'s`, 'a'.repeat(30)],
  ["''", '-'],
  ["Foto's van 'Zeist' ", "Foto's van 'Zeist"],
])('S2.9, D17.2: a sheet has a name that Excel takes: %s', (name, expected) => {
  expect(sheetOf(() => [], [], name).name).toBe(expected)
})

it('D17.2: no two sheets of a workbook have one name, capitals aside', async () => {
  const long = 'a'.repeat(31)
  const names = ['Matches', 'Contactpersonen', 'matches', 'Matches', long, long]
  const file = await workbookOf(names.map((name) => sheetOf(() => [], [], name)))
  expect((await readExcelFile(file)).map(({ sheet }) => sheet)).toEqual([
    ...['Matches', 'Contactpersonen', 'matches (2)', 'Matches (3)'],
    ...[long, `${'a'.repeat(27)} (2)`],
  ])
})
