import { expect, it } from 'vitest'
import { cellsOf, PASTE_ROWS } from './cellsOf.ts'

it('S2.5: cells of a spreadsheet stand behind tabs and on lines, the last of which is ended too', () => {
  expect(cellsOf('12\tUtrecht\r\n13\tZeist\r\n')).toEqual([
    ['12', 'Utrecht'],
    ['13', 'Zeist'],
  ])
  expect(cellsOf('een')).toEqual([['een']])
  expect(cellsOf('\t\n')).toEqual([['', '']])
})

it('S2.5: what holds a tab, a line or quotes stands in quotes', () => {
  expect(cellsOf('"een\ntwee"\t"zei ""ja"""')).toEqual([['een\ntwee', 'zei "ja"']])
})

it('D2.1: no more is read than may be pasted', () => {
  expect(cellsOf('x\n'.repeat(100_000)).length).toBeLessThanOrEqual(PASTE_ROWS + 2)
  expect(cellsOf('x\t'.repeat(10_000))[0]).toHaveLength(60)
})
