import { DECISION_SUPPLIERS_MAX, type DecisionSheet } from '@schakel/domain/calls'
import { todayOf } from '../../store/read/answers.ts'
import { readDecisionRows, readOwnWeighing, readSubmitters } from '../../store/read/decision.ts'
import { readDemoValues } from '../../store/read/demos.ts'
import { readConfirmed } from '../../store/read/references.ts'
import type { ViewerStore } from '../../store/store.ts'
import { sheetOf } from './sheetOf.ts'

/** All that a dossier is weighed up by, as the viewer reads it. Throws Missing for who does not weigh it up (F2.17). */
export async function readSheet(me: ViewerStore, dossier: string): Promise<DecisionSheet> {
  const rows = await readDecisionRows(me, dossier, DECISION_SUPPLIERS_MAX)
  const matches = rows.matches.map(({ id }) => id)
  return sheetOf(rows, {
    mine: await readOwnWeighing(me, dossier),
    submitters: await readSubmitters(me, dossier),
    viewer: me.viewer,
    today: todayOf(me),
    now: me.store.settings.clock(),
    demos: await readDemoValues(me, dossier, matches),
    confirmed: await readConfirmed(me, matches),
  })
}
