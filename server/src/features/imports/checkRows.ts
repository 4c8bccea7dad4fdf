import { arrayOf, objectOf, propertyOf, textOf } from '@schakel/domain'
import { type DuplicateFields, DuplicateIndex, duplicateKeys } from '../../duplicates/duplicates.ts'
import type { Import, ImportRow } from './importFile.ts'
import type { DuplicateWay, RowReport } from './importReport.ts'
import { personKeys } from './mapPerson.ts'
import { fillRow, isSameAddress, type MappedRow } from './mapRow.ts'

/** What a check found. */
export interface Checked {
  readonly reports: RowReport[]
  /** By line: what later rows of the same organisation add to a row. */
  readonly fills: ReadonlyMap<number, MappedRow>
}

/** How often the one who waits hears how far it is, in rows. */
const TELL_EVERY = 500

/** Decides of every row what is to become of it, and writes nothing (D17.2). */
export async function checkRows({ me, options, rows }: Import): Promise<Checked> {
  const reports: RowReport[] = []
  const fills = new Map<number, MappedRow>()
  /** By line, and by id of what is there already. */
  const addresses = new Map<number | string, unknown>()
  const known = await indexOf({ me, options, rows }, addresses)

  /** What fills nothing because it is the address of another place is said of the row. */
  function withPlace(report: RowReport, { item }: MappedRow): RowReport {
    const same = report.outcome === 'merged' ? report.duplicate?.of : undefined
    // Of one part alone nothing is filled in beside another.
    if (same === undefined || Object.keys(objectOf(item.address)).length < 2) return report
    return isSameAddress(addresses.get(same), item.address)
      ? report
      : { ...report, remarks: [...report.remarks, { code: 'otherAddress' }] }
  }

  /** The rows that have to keep the rules; after each one is known whether it does. */
  async function* toCheck() {
    for await (const { line, row, problem } of rows()) {
      if (reports.length % TELL_EVERY === 0)
        await options.onProgress?.({ phase: 'check', done: reports.length, total: undefined })
      const way = options.choices?.[line] ?? options.duplicates
      const report = withPlace(reportOf({ line, row, problem }, known, way), row)
      reports.push(report)
      if (report.outcome === 'skipped' || report.outcome === 'failed') continue
      yield row
      if (hasFailed(report)) continue
      const same = report.outcome === 'merged' ? report.duplicate?.of : undefined
      known.add(duplicateKeys(row.keys), same ?? line)
      if (report.outcome === 'created' && row.item.address !== undefined) addresses.set(line, row.item.address)
      if (typeof same === 'number') fills.set(same, mergeFills(fills.get(same), row))
      else if (same !== undefined) report.id = same
    }
  }

  await me.createMany(options.space, toCheck(), {
    isCheck: true,
    onRefused: (_row, { issues }) => {
      const report = reports.at(-1)
      if (!report) return
      report.outcome = 'failed'
      report.issues = issues
    },
  })
  return { reports, fills }
}

function hasFailed(report: RowReport): boolean {
  return report.outcome === 'failed'
}

const outcomes = { skip: 'skipped', merge: 'merged', create: 'created' } as const

function reportOf(
  { line, row, problem }: ImportRow,
  known: DuplicateIndex<number | string>,
  way: DuplicateWay,
): RowReport {
  const { name } = row.item
  const base = { line, name: textOf(name), remarks: row.remarks }
  if (problem) return { ...base, outcome: 'failed', problem }
  const found = known.find(duplicateKeys(row.keys))
  if (!found) return { ...base, outcome: 'created' }
  return { ...base, duplicate: { kind: found.kind, of: found.ref }, outcome: outcomes[way] }
}

function mergeFills(held: MappedRow | undefined, row: MappedRow): MappedRow {
  return held ? fillRow(held, row) : row
}

/** The items of this type that the space has, by the keys that make two of them one; their addresses go to `addresses`. */
async function indexOf(
  { me, options }: Import,
  addresses: Map<number | string, unknown>,
): Promise<DuplicateIndex<number | string>> {
  const index = new DuplicateIndex<number | string>()
  for await (const item of me.allUnder(options.space, options.type)) {
    if (typeof item._id !== 'string') continue
    for (const fields of keyFields(item)) index.add(duplicateKeys(fields), item._id)
    if (item.address !== undefined) addresses.set(item._id, item.address)
  }
  return index
}

/** What says that an item is there already: a person once for each of their organisations. */
function keyFields(item: Readonly<Record<string, unknown>>): DuplicateFields[] {
  if (item._type === 'person')
    return arrayOf(item._parents).map((place) => personKeys(item, textOf(propertyOf(place, '_id'))))
  return [
    {
      name: textOf(item.name),
      city: textOf(propertyOf(item.address, 'city')),
      website: textOf(item.website),
      email: textOf(item.email),
      kvk: textOf(item.kvk),
    },
  ]
}
