// Regenerates demo/data from a folder of open data, for maintainers:
//   npx node scripts/demo-data.mjs FOLDER
// FOLDER holds organisations/, places/, branches/ and software/ as demo/ATTRIBUTION.md describes them.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'csv-parse/sync'
import { DuplicateIndex, duplicateKeys } from '../server/src/duplicates/duplicates.ts'
import { describe, kindsOf, productName, sectorsOf, sizesOf } from './demo-software.mjs'

const source = process.argv[2]
if (!source) {
  process.stderr.write('Usage: npx node scripts/demo-data.mjs FOLDER\n')
  process.exit(2)
}
const demo = join(import.meta.dirname, '..', 'demo')

const read = (...path) => parse(readFileSync(join(...path)), { columns: true, bom: true })
const quote = (value) => (/[",\n]|^\s|\s$/.test(value) ? `"${value.replaceAll('"', '""')}"` : value)

function write(name, columns, rows) {
  mkdirSync(join(demo, 'data'), { recursive: true })
  const lines = [columns, ...rows.map((row) => columns.map((column) => quote(String(row[column] ?? ''))))]
  writeFileSync(join(demo, 'data', name), `${lines.map((line) => line.join(',')).join('\n')}\n`)
  process.stdout.write(`${name}: ${rows.length} rows\n`)
}

/** Offers, announcements, places of another country and other names that are no business. */
const junk =
  /special|allot|promo\b|promotion|matrimoniali|refundable|tariffa|\bex [a-z]+$|room only|junior suite|nt stay|clubhuis|voormalige|budget bargain|bolongo|poortackere|monsadria|sexmuseum|xavieras|^hotel ii$|^abba$|^a-train$/i

const capitalised = (word) => word[0] + word.slice(1).toLowerCase()

/** Names as the business would write them: no stars of a booking site, no abbreviations of one, no typing errors. */
function tidyName(name) {
  return name
    .replace(/\s*\b[345](\*| stars?)?$/i, (stars) =>
      /\*|star/i.test(stars) || /mercure|art hotel/i.test(name) ? '' : stars,
    )
    .replace(/\s*\((opening|ex|superior|large|vt)\b[^)]*\)|\s+opening \w+ \d{4}$/gi, '')
    .replace(/\bHtl\b/g, 'Hotel')
    .replace(/\b(Bandb|Bandnb)\b/g, 'B&B')
    .replace(/\bBw\b|\bBW\b|\bB Western\b/g, 'Best Western')
    .replace(/\bHotle\b/g, 'Hotel')
    .replace(/\bHamphire\b|\bHamshire\b/g, 'Hampshire')
    .replace(/^Name (?=Hampshire)/, '')
    .replace(/\bSchipol\b/g, 'Schiphol')
    .replace(/(?<=^| )(Nh)(?= )/g, 'NH')
    .replace(/^(?:Hotel|Crowne).*\b[A-Z]{5,}\b.*$/, (shout) => shout.replace(/\b(?!SS\b)[A-Z]{2,}\b/g, capitalised))
    .trim()
}

function hospitality() {
  const index = new DuplicateIndex()
  return read(source, 'organisations', 'organisations.csv')
    .filter((row) => row.source === 'geonames' || row.id.startsWith('gn-'))
    .filter((row) => !junk.test(row.name) && row.name.length > 2)
    .map((row) => ({
      ...row,
      name: tidyName(row.name),
      province: provinceOf(row),
      zipcode: '',
      branche: row.sbi_code,
      source: `GeoNames ${row.source_id}`,
    }))
    .filter((row) => {
      const keys = duplicateKeys({ name: row.name, city: row.city })
      const known = index.find(keys)
      index.add(keys, row.id)
      return known === null
    })
    .sort((a, b) => (a.province + a.city + a.name < b.province + b.city + b.name ? -1 : 1))
}

function branches() {
  const english = new Map(read(demo, 'selection', 'branches-en.csv').map((row) => [row.code, row.title_en]))
  const rows = read(source, 'branches', 'branches-sbi2008-nl.csv')
  for (const row of rows)
    if (row.hospitality && !english.has(row.code)) throw new Error(`No English title for ${row.code}`)
  return rows.map((row) => ({ ...row, title_en: english.get(row.code) ?? '' }))
}

/** The names of provinces that the product uses; the source has none for the new municipality Voorne aan Zee. */
const provinceOf = ({ province, zipcode4 }) => {
  if (province === '' && /^32[23]/.test(zipcode4)) return 'Zuid-Holland'
  return province === 'Fryslân' ? 'Friesland' : province
}

function places() {
  return read(source, 'places', 'places-nl.csv')
    .map((row) => ({ ...row, province: provinceOf(row) }))
    .sort((a, b) => (a.zipcode4 + a.place < b.zipcode4 + b.place ? -1 : 1))
}

/** Each line of the selection: products, or `Vendor: products`. */
function readSelection() {
  const lines = readFileSync(join(demo, 'selection', 'suppliers.txt'), 'utf8').split('\n')
  return lines
    .filter((line) => line.trim() && !line.startsWith('#'))
    .flatMap((line) => {
      const [, vendor, list] = /^([^;]+?): (.*)$/.exec(line) ?? []
      if (vendor) return [{ vendor, products: list.split(';').map((name) => name.trim()) }]
      return line.split(';').map((name) => ({ vendor: name.trim(), products: [name.trim()] }))
    })
}

function suppliers() {
  const software = new Map(read(source, 'software', 'software-wappalyzer.csv').map((row) => [row.name, row]))
  return readSelection().map(({ vendor, products }) => {
    const rows = products.map((name) => {
      const row = software.get(name)
      if (!row) throw new Error(`No software called ${name}`)
      return row
    })
    const categories = [...new Set(rows.flatMap((row) => row.categories.split('; ')))]
    return {
      name: vendor,
      website: rows[0].website.replace(/^http:/, 'https:'),
      products: products.map(productName).join('; '),
      kinds: kindsOf(rows.map((row) => row.category)).join(' '),
      sizes: sizesOf(rows).join(' '),
      branches: sectorsOf(categories).join(' '),
      description: describe(vendor, rows, categories),
      source: 'Wappalyzer 6.10.47',
    }
  })
}

write(
  'hospitality.csv',
  ['name', 'city', 'zipcode', 'municipality', 'province', 'country', 'lat', 'lon', 'branche', 'source'],
  hospitality(),
)
write(
  'suppliers.csv',
  ['name', 'website', 'products', 'kinds', 'sizes', 'branches', 'description', 'source'],
  suppliers(),
)
write('branches.csv', ['code', 'parent_code', 'title_nl', 'title_en', 'hospitality'], branches())
write('places.csv', ['zipcode4', 'place', 'province'], places())
