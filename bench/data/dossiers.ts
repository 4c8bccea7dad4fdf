import type { ViewerStore } from '@schakel/server/src/store/store.ts'

/** One dossier on so many organisations: they are made through the store, one by one. */
export const leadsPerDossier = 50

const types = ['ERP', 'CRM', 'HRM'] as const
const supplierCount = 10
const MONTH_MS = 30 * 24 * 60 * 60_000
const months = 24

/** Makes dossiers with a match each, spread over the last two years: half of them one step further than the start. */
export async function makeDossiers(staff: ViewerStore, space: string, leads: readonly string[]): Promise<void> {
  const suppliers: string[] = []
  for (let number = 0; number < supplierCount; number += 1) {
    const item = { _type: 'supplier', name: `Leverancier ${number}` }
    suppliers.push((await staff.create({ item, parent: space }))._id)
  }
  for (let number = 0; number * leadsPerDossier < leads.length; number += 1) {
    const date = new Date(Date.now() - (number % months) * MONTH_MS).toISOString()
    const status = number % 2 === 0 ? 'request' : 'intake'
    const item = { _type: 'dossier', name: types[number % types.length], date, status, users: 1 + (number % 60) }
    // Beside the organisations that are read and changed: around a dossier a change is anonymised anew, which the floor knows nothing of.
    const parent = leads[number * leadsPerDossier + 1]
    const dossier = await staff.create({ item, parent })
    const supplier = suppliers[number % supplierCount] ?? ''
    await staff.link({ edge: 'MATCH', parent: dossier._id, child: supplier, props: {} })
  }
}
