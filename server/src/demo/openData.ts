import { importFile } from '../features/imports/importFile.ts'
import type { ManyRow, Store, ViewerStore } from '../store/store.ts'
import { csvOf, type DemoLine } from './csvOf.ts'
import type { BranchRow, BusinessRow, VendorRow } from './demoData.ts'

/** Makes the tags of SBI 2008 from the top down, so that each has its parent; answers their ids by code. */
export async function loadBranches(me: ViewerStore, rows: readonly BranchRow[]): Promise<Map<string, string>> {
  const ids = new Map<string, string>()
  let left = rows
  while (left.length > 0) {
    const level = left.filter(({ parent_code }) => parent_code === '' || ids.has(parent_code))
    if (level.length === 0) throw new RangeError(`Branch ${left[0]?.code} hangs under nothing`)
    const codes = new Map<ManyRow, string>(
      level.map((row) => {
        const { code, parent_code, title_nl: name, title_en } = row
        const parent = ids.get(parent_code)
        const item = {
          _type: 'tag',
          type: 'branche',
          code,
          name,
          ...(title_en ? { name_en: title_en } : {}),
          ...(parent ? { parent } : {}),
        }
        return [{ item }, code]
      }),
    )
    await me.createMany(undefined, codes.keys(), { onCreated: (row, id) => ids.set(codes.get(row) ?? '', id) })
    left = left.filter((row) => !level.includes(row))
  }
  return ids
}

/** Reads the businesses in through the import that everybody has (D17.2); answers their ids in the order of the rows. */
export async function loadBusinesses(
  store: Store,
  me: ViewerStore,
  space: string,
  rows: readonly BusinessRow[],
): Promise<string[]> {
  const lines = rows.map(
    ({ name, employees, zipcode, city, branche }): DemoLine => ({
      naam: name,
      medewerkers: String(employees),
      postcode: zipcode,
      plaats: city,
      branche,
    }),
  )
  const report = await importFile(store, me.viewer, { open: csvOf(lines), type: 'lead', space, duplicates: 'skip' })
  const wrong = report.rows.find(({ outcome }) => outcome !== 'created')
  if (wrong) throw new RangeError(`Business ${wrong.name} of the demo cannot be made: ${JSON.stringify(wrong)}`)
  return report.rows.map(({ id }) => id ?? '')
}

/** Makes the vendors with what they offer, and their products under them; answers their ids in the order of the rows. */
export async function loadVendors(
  me: ViewerStore,
  space: string,
  rows: readonly VendorRow[],
  branches: ReadonlyMap<string, string>,
): Promise<string[]> {
  const tagsOf = (row: VendorRow) => row.branches.flatMap((code) => branches.get(code) ?? [])
  const kindsOf = (row: VendorRow) => row.kinds.map((kind) => ({ kind }))
  const ids: string[] = []
  const vendors = rows.map((row) => ({
    item: {
      _type: 'supplier',
      name: row.name,
      website: row.website,
      description: row.description,
      kinds: kindsOf(row),
      sizes: row.sizes.map((size) => ({ size })),
    },
    tags: tagsOf(row),
  }))
  await me.createMany(space, vendors, { onCreated: (_row, id) => ids.push(id) })
  const products = rows.flatMap((row, index) =>
    row.products.map((name) => ({
      item: { _type: 'software', name, kinds: kindsOf(row), website: row.website, $role: 'Maakt' },
      parent: ids[index] ?? '',
      tags: tagsOf(row),
    })),
  )
  await me.createMany(undefined, products)
  return ids
}
