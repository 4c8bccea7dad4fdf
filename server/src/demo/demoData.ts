import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parse } from 'csv-parse/sync'
import { inventEmployees } from '../../../demo/employees.ts'
import type { Kind } from '../../../demo/steps.ts'

/** A branch of SBI 2008. */
export interface BranchRow {
  readonly code: string
  readonly parent_code: string
  readonly title_nl: string
  readonly title_en: string
}

/** A real business of open data. */
export interface BusinessRow {
  readonly name: string
  readonly city: string
  readonly province: string
  readonly branche: string
  /** The four digits of the place: the source has no more. */
  readonly zipcode: string
  /** Invented. */
  readonly employees: number
}

/** A real vendor of open data. */
export interface VendorRow {
  readonly name: string
  readonly website: string
  readonly description: string
  readonly products: readonly string[]
  readonly kinds: readonly Kind[]
  readonly sizes: readonly string[]
  readonly branches: readonly string[]
}

const kindNames: readonly Kind[] = ['ERP', 'CRM', 'HRM']

/** The open data of `demo/data`. */
export function readDemoData() {
  const places = placeZipcodes()
  return {
    branches: readRows('branches.csv').map(
      (row): BranchRow => ({
        code: row.code ?? '',
        parent_code: row.parent_code ?? '',
        title_nl: asTitle(row.title_nl ?? ''),
        title_en: row.title_en ?? '',
      }),
    ),
    businesses: readRows('hospitality.csv').map((row): BusinessRow => {
      const { name = '', city = '', province = '', branche = '' } = row
      return {
        name,
        city,
        province,
        branche,
        zipcode: places(city, province),
        employees: inventEmployees({ name, city, branche }),
      }
    }),
    vendors: readRows('suppliers.csv').map(
      (row): VendorRow => ({
        name: row.name ?? '',
        website: row.website ?? '',
        description: row.description ?? '',
        products: wordsOf(row.products, '; '),
        kinds: kindNames.filter((kind) => wordsOf(row.kinds, ' ').includes(kind)),
        sizes: wordsOf(row.sizes, ' '),
        branches: wordsOf(row.branches, ' '),
      }),
    ),
  }
}

type Row = Readonly<Record<string, string>>

function readRows(name: string): Row[] {
  const file = fileURLToPath(new URL(`../../../demo/data/${name}`, import.meta.url))
  return parse(readFileSync(file), { columns: true })
}

function wordsOf(cell: string | undefined, separator: string): string[] {
  return (cell ?? '').split(separator).filter((word) => word !== '')
}

// The sections of SBI stand in capitals in the source.
function asTitle(title: string): string {
  return title === title.toUpperCase() ? title.charAt(0) + title.slice(1).toLowerCase() : title
}

/** The lowest zip code of a place, by which a supplier learns the province (D7). */
function placeZipcodes(): (city: string, province: string) => string {
  const found = new Map<string, string>()
  for (const { place = '', province = '', zipcode4 = '' } of readRows('places.csv')) {
    for (const key of [`${place}|${province}`.toLowerCase(), place.toLowerCase()]) {
      if (!found.has(key)) found.set(key, zipcode4)
    }
  }
  return (city, province) => found.get(`${city}|${province}`.toLowerCase()) ?? found.get(city.toLowerCase()) ?? ''
}
