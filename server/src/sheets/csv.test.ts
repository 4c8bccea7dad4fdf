import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { csvOf } from './csv.ts'

const columns = [
  { heading: 'Stap', read: ({ step }: { step: string; days: number | null }) => step },
  { heading: 'Dagen', read: ({ days }: { step: string; days: number | null }) => days },
]
const rows = [
  { step: 'Match', days: 14.2 },
  { step: 'Won', days: 3 },
  { step: 'Lost', days: null },
]

test.each([
  ['semicolon', 'Stap;Dagen\r\nMatch;14,2\r\nWon;3\r\nLost;\r\n'],
  ['comma', 'Stap,Dagen\r\nMatch,14.2\r\nWon,3\r\nLost,\r\n'],
  ['tab', 'Stap\tDagen\r\nMatch\t14.2\r\nWon\t3\r\nLost\t\r\n'],
] as const)(
  'D11.2: a fraction is written as spreadsheets read it where a %s parts the cells',
  async (separator, expected) => {
    expect(await text(csvOf(() => [rows], columns, { separator, bom: false }))).toBe(expected)
  },
)
