import { isDeepStrictEqual } from 'node:util'
import { Forbidden, Invalid } from '@schakel/domain'
import type { KeptReport } from '@schakel/domain/calls'
import { type Report, reportOf, searchOfReport } from '@schakel/domain/reports'
import { newKey } from '../key.ts'
import { assertRoom, changeKept, keptName, keptRead, removeKept, restoreKept, spaceOf } from '../lists/kept.ts'
import { Params } from '../read/form.ts'
import type { ViewerStore } from '../store.ts'
import { Stale } from '../storeError.ts'
import { outsideItems } from '../write/outsideItems.ts'

/** What is to be kept of a report; what is left out stays as it is. */
export interface ReportPatch {
  readonly _id?: string | undefined
  readonly name?: string | undefined
  readonly report?: Report | undefined
  /** What it said when it was read. */
  readonly was?: Report | undefined
  readonly shared?: boolean | undefined
}

/** The reports that somebody keeps and those that their space shares, by name (S2.9). */
export async function readReports(me: ViewerStore): Promise<readonly KeptReport[]> {
  const params = new Params()
  const user = params.add(me.viewer._id)
  return me.store.database.query<KeptReport>(
    `select v.id as _id, v.name, v.report, v.space is not null as shared, v.owner = ${user} as mine, u.fields ->> 'name' as by,
        (rank() over (order by p.place, v.id) * case when p.place is null then null else 1 end)::int as place,
        m.user_id is not null as mailed
      from reports v left join report_places p on p.user_id = ${user} and p.report_id = v.id
        left join report_mails m on m.user_id = ${user} and m.report_id = v.id
        left join items u on u.id = v.owner and v.owner <> ${user} and u.deleted_at is null
      where ${keptRead(me, params)} order by lower(v.name), v.id`,
    params.values,
  )
}

/** Keeps a report, new or changed. Throws Invalid, Forbidden, Missing, and Stale where it says something else by now than it was (D2.3). */
export async function saveReport(me: ViewerStore, patch: ReportPatch): Promise<{ readonly _id: string }> {
  const { _id: id, report, shared } = patch
  const name = keptName(patch.name, id === undefined)
  if (shared && spaceOf(me) === null) throw new Forbidden('share a report')
  if (id === undefined) return makeReport(me, { report, shared, name })
  const before = patch.was && report && (await readReports(me)).find(({ _id }) => _id === id)
  const standing = before && reportOf(before.report)
  // Saved already by a try of which the answer was lost, it is not somebody else's.
  const isStale = standing && ![patch.was, report].some((one) => isDeepStrictEqual(one, standing))
  const was = before?.report
  if (isStale || !(await changeKept(me, 'reports', id, { name, shared, said: report && searchOfReport(report), was })))
    throw new Stale(JSON.stringify(before ?? {}))
  return { _id: id }
}

async function makeReport(me: ViewerStore, { name, report, shared }: ReportPatch): Promise<{ readonly _id: string }> {
  if (report === undefined) throw Invalid.of('report', 'required')
  const { settings } = me.store
  const id = newKey()
  return outsideItems(me, async (tx) => {
    await assertRoom(tx, 'reports', me.viewer._id)
    await tx.query(
      `insert into reports (id, owner, space, name, report, created_at, changed_at) values ($1, $2, $3, $4, $5::jsonb, $6, $6)`,
      [id, me.viewer._id, shared ? spaceOf(me) : null, name, JSON.stringify(searchOfReport(report)), settings.clock()],
    )
    return { _id: id }
  })
}

/** Throws a report away; with it go those that were thrown away long ago. Throws Forbidden, Missing. */
export function removeReport(me: ViewerStore, id: string): Promise<{ readonly _id: string }> {
  return removeKept(me, 'reports', id)
}

/** Takes a report back that was thrown away. Throws Forbidden, Missing, Invalid where there are too many by now. */
export function restoreReport(me: ViewerStore, id: string): Promise<{ readonly _id: string }> {
  return restoreKept(me, 'reports', id)
}
