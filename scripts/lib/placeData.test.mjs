import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { placeFiles } from './placeData.mjs'
import { root } from './project.mjs'

test('D7, D4.1: places and provinces are what the table of zip codes makes', () => {
  const made = placeFiles(readFileSync(join(root, 'demo', 'data', 'places.csv'), 'utf8'))
  for (const [path, text] of Object.entries(made)) expect(readFileSync(join(root, path), 'utf8')).toBe(text)
})

test('D7: of two provinces a code has that of the next one, and codes far from all their own follow their neighbours', () => {
  const rows = [
    '1011,Amsterdam,Noord-Holland',
    '1234,Elders,Limburg',
    '1235,Ginds,Utrecht',
    '1235,Ginds,Zeeland',
    '1236,Daar,Zeeland',
  ]
  const { 'domain/src/data/zipcodeProvinces.ts': text } = placeFiles(['zipcode4,place,province', ...rows].join('\n'))
  expect(/provinceStarts = `([^`]*)`/.exec(text)?.[1].trim()).toBe('1000H 1235E')
})

test('D4.1: of two places with one code the one around it has it, and of two neighbours neither', () => {
  const rows = [
    '1221,Hilversum,Noord-Holland',
    '1222,Bussum,Noord-Holland',
    '1222,Hilversum,Noord-Holland',
    '1223,Hilversum,Noord-Holland',
    '3601,Maarssen,Utrecht',
    '3602,Dorp,Utrecht',
    '3602,Elders,Limburg',
    '3603,Links,Utrecht',
    '3603,Rechts,Utrecht',
    '3604,Rechts,Utrecht',
  ]
  const { 'server/src/features/addresses/zipcodePlaces.ts': text } = placeFiles(
    ['zipcode4,place,province', ...rows].join('\n'),
  )
  expect(/zipcodePlaces = `([^`]*)`/.exec(text)?.[1].trim()).toBe(
    'Dorp 3602 | Hilversum 1221-1223 | Maarssen 3601 | Rechts 3604',
  )
})
