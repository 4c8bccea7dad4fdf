import { expect, it } from 'vitest'
import { sheetOf } from './xlsx.ts'

it.each([
  ["Omzet '26'", "Omzet '26"],
  ["'s-Gravenhage: leads", 's-Gravenhage  leads'],
  [`${'a'.repeat(30)}'s`, 'a'.repeat(30)],
  ["''", '-'],
  ["Foto's van 'Zeist' ", "Foto's van 'Zeist"],
])('S2.9, D17.2: a sheet has a name that Excel takes: %s', (name, expected) => {
  expect(sheetOf(() => [], [], name).name).toBe(expected)
})
