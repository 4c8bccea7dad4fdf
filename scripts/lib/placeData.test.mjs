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
