import { Forbidden, Invalid, maySettleWeighing } from '@schakel/domain'
import { areSwingPoints, criteriaOf, decisionInputOf, weightsOfPoints } from '@schakel/domain/decision'
import { loadWeighed } from '../../store/read/decision.ts'
import { readSetup } from '../../store/read/weighingSetup.ts'
import type { ViewerStore } from '../../store/store.ts'
import { Stale } from '../../store/storeError.ts'
import { changeOwnWeighing, type OwnWritten, type Points } from '../../store/weighing/openWeighings.ts'
import { retrying } from '../../store/write/commit.ts'
import { isOpenRound } from '../../store/write/weighings.ts'
import { readSheet } from './readSheet.ts'
import { sideOf } from './sheetOf.ts'

/** What an author sends. */
interface Sent {
  readonly dossier: string
  readonly points: Points
  readonly _version?: number | undefined
}

/**
 * Keeps or submits what the viewer weighs in the open round (F2.5, F2.14). Throws Forbidden for who was not invited, Invalid without an
 * open round, after submitting, and for points that do not fit the criteria; Stale when another window of the author was first.
 */
export function keepOwn(me: ViewerStore, { dossier, points, _version }: Sent, state: 'draft' | 'submitted') {
  return retrying(async () => {
    const place = await placeOf(me, dossier)
    const version = await assertPoints(me, dossier, points, state)
    return told(
      await changeOwnWeighing(me, dossier, { ...place, version }, (before) => {
        if (before?.state === 'submitted') throw Invalid.of('points', 'submitted')
        if (_version !== undefined && _version !== (before?.version ?? 0)) throw new Stale(JSON.stringify(before ?? {}))
        return { named: place.named, state, points }
      }),
    )
  })
}

/** Makes what the viewer submitted in the open round a draft again, of the same points; for the others it is as if it had never been (F2.14). */
export async function withdrawOwn(me: ViewerStore, dossier: string) {
  const place = await placeOf(me, dossier)
  return told(
    await changeOwnWeighing(me, dossier, place, (before) =>
      before?.state === 'submitted' ? { named: place.named, state: 'draft', points: before.points } : undefined,
    ),
  )
}

async function placeOf(me: ViewerStore, id: string) {
  const dossier = await loadWeighed(me, id)
  const setup = await readSetup(me, id)
  if (!isOpenRound(setup)) throw Invalid.of('round', 'noRound')
  const side = sideOf(setup, me.viewer, maySettleWeighing(me.viewer, dossier.facts))
  if (side === undefined) throw new Forbidden('weigh')
  return { round: setup.round ?? 1, side, named: setup.named !== false }
}

/** Throws Invalid for points that do not fit the criteria; answers the version of the dossier that says which there are. */
async function assertPoints(
  me: ViewerStore,
  dossier: string,
  points: Points,
  state: 'draft' | 'submitted',
): Promise<number> {
  const sheet = await readSheet(me, dossier)
  const criteria = criteriaOf(decisionInputOf(sheet)).map(({ id }) => id)
  const named = points.map(({ criterion }) => criterion)
  const wrong = named.findIndex((name, at) => !criteria.includes(name) || named.indexOf(name) !== at)
  if (wrong >= 0) throw Invalid.of(`points.${wrong}.criterion`, 'choice')
  if (state === 'submitted' && !areSwingPoints(criteria, weightsOfPoints(points))) throw Invalid.of('points', 'swing')
  return sheet._version
}

function told(written: OwnWritten | undefined): OwnWritten {
  if (written === undefined) throw Invalid.of('round', 'noRound')
  return written
}
