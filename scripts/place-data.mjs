// Makes domain/src/data and the places of zip codes again from demo/data/places.csv, for maintainers:
//   node scripts/place-data.mjs
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { placeFiles } from './lib/placeData.mjs'

const root = join(import.meta.dirname, '..')
const csv = readFileSync(join(root, 'demo', 'data', 'places.csv'), 'utf8')
for (const [path, text] of Object.entries(placeFiles(csv))) writeFileSync(join(root, path), text)
