import { inventPerson } from './people.ts'
import { Random } from './random.ts'
import type { Account, Kind, PersonFields, Ref } from './steps.ts'

/** A business of data/hospitality.csv under the key that the caller knows it by. */
export interface LeadRow {
  readonly key: Ref
  readonly name: string
  readonly city: string
  readonly province: string
  readonly branche: string
}

/** A vendor of data/suppliers.csv under the key that the caller knows it by. */
export interface SupplierRow {
  readonly key: Ref
  readonly name: string
  readonly kinds: readonly Kind[]
}

export interface Contact {
  readonly ref: Ref
  readonly fields: PersonFields
}

export interface CastLead extends LeadRow {
  readonly account: Account | null
  readonly employees: number
  readonly contacts: readonly [Contact, ...Contact[]]
}

export interface CastSupplier extends SupplierRow {
  readonly account: Account | null
  readonly contact: Contact
}

export interface Cast {
  readonly leads: readonly CastLead[]
  readonly suppliers: readonly CastSupplier[]
}

export const LEADS = 60
const SUPPLIERS = 72
/** SBI code. */
const HOTELS = '5510'

/** Who takes part: 60 businesses of every province and branch, and vendors of every kind; the first two have accounts. */
export function chooseCast(leads: readonly LeadRow[], suppliers: readonly SupplierRow[], seed: string): Cast {
  let person = 0
  const contact = (random: Random, employer: 'lead' | 'supplier', organisation: string): Contact => {
    person += 1
    return { ref: `person-${employer}-${person}`, fields: inventPerson(random, employer, organisation, person) }
  }
  return {
    leads: spread(leads, LEADS).map((row, index) => {
      const random = new Random(seed, 'lead', index)
      const contacts = [
        contact(random, 'lead', row.name),
        ...Array.from({ length: random.between(0, 2) }, () => contact(random, 'lead', row.name)),
      ] as const
      return { ...row, account: accountAt(index, 'enduser', 'enduser2'), employees: inventSize(random), contacts }
    }),
    suppliers: withSeats(suppliers, seed).map((row, index) => ({
      ...row,
      account: accountAt(index, 'supplier', 'supplier2'),
      contact: contact(new Random(seed, 'supplier', index), 'supplier', row.name),
    })),
  }
}

function accountAt(index: number, first: Account, second: Account): Account | null {
  return index === 0 ? first : index === 1 ? second : null
}

/** Most businesses are small, some are large, as in the branch. */
function inventSize(random: Random): number {
  const [low, high] = random.pick([
    [4, 9],
    [10, 24],
    [18, 49],
    [25, 49],
    [50, 120],
    [80, 249],
    [260, 620],
  ] as const)
  return random.between(low, high)
}

/** Rows one by one from each province and branch in turn, in the order of the file. */
function spread(rows: readonly LeadRow[], count: number): LeadRow[] {
  const groups = new Map<string, LeadRow[]>()
  for (const row of rows.filter(({ name }) => name.length >= 8)) {
    const group = `${row.province}/${row.branche}`
    groups.set(group, [...(groups.get(group) ?? []), row])
  }
  // The largest groups first and hotels by threes, as most of the branch, and of the rows, are hotels.
  const queues = [...groups.values()].sort((a, b) => b.length - a.length)
  const chosen: LeadRow[] = []
  while (chosen.length < count && queues.some((queue) => queue.length > 0)) {
    for (const queue of queues) chosen.push(...queue.splice(0, queue[0]?.branche === HOTELS ? 3 : 1))
  }
  chosen.length = Math.min(chosen.length, count)
  return chosen
}

/** The first account's vendor sells ERP and CRM, the second's HRM, so that together they meet every kind of dossier. */
function withSeats(rows: readonly SupplierRow[], seed: string): SupplierRow[] {
  const first = rows.find(({ kinds }) => kinds.includes('ERP') && kinds.includes('CRM'))
  const second = rows.find(({ kinds }) => kinds.includes('HRM'))
  if (!first || !second) throw new RangeError('The demo needs vendors of ERP, CRM and HRM')
  const others = rows.filter((row) => row !== first && row !== second)
  const random = new Random(seed, 'suppliers')
  const some = (kind: Kind, count: number) =>
    random.some(
      others.filter(({ kinds }) => kinds.includes(kind)),
      count,
    )
  const chosen = new Set([...some('HRM', SUPPLIERS / 4), ...some('ERP', SUPPLIERS / 3), ...some('CRM', SUPPLIERS / 2)])
  return [first, second, ...others.filter((row) => chosen.has(row))]
}
