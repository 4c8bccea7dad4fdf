import { Invalid, isSame, type WeighingSetup, weighingSetup } from '@schakel/domain'
import { readSetup } from '../read/weighingSetup.ts'
import type { ViewerStore } from '../store.ts'
import { commit } from './commit.ts'
import { holdingDossier } from './holdingDossier.ts'
import type { Loaded } from './load.ts'
import type { Plan, Written } from './plan.ts'
import { itemRow } from './row.ts'

/** The setup of a dossier that somebody changes. */
export interface SetupNow {
  /** The viewer, inside the transaction. */
  readonly me: ViewerStore
  readonly dossier: Loaded
  readonly setup: WeighingSetup
}

/**
 * Changes how a dossier is weighed up, while nobody else does and nobody submits a weighing. `decide` says the whole new setup and throws where it
 * may not be. Throws Missing for who does not weigh it up (F2.17), Invalid for a setup that cannot be kept.
 */
export function changeSetup(
  me: ViewerStore,
  id: string,
  decide: (now: SetupNow) => WeighingSetup | Promise<WeighingSetup>,
): Promise<Written> {
  return holdingDossier(me, id, async (inner, dossier) => {
    const setup = await readSetup(inner, id)
    const plan = planSetup(inner, dossier, setup, await decide({ me: inner, dossier, setup }))
    const written = { _id: id, _version: dossier.version + (plan ? 1 : 0) }
    return plan ? commit(inner, plan, written) : written
  })
}

/**
 * The plan that keeps a setup; nothing when it is as it was. It is in no form that a supplier reads: its forms are not made again, and
 * nothing tells that anything happened (D20.4).
 */
export function planSetup(
  me: ViewerStore,
  dossier: Loaded,
  before: WeighingSetup,
  wanted: WeighingSetup,
): Plan | undefined {
  const now = me.store.settings.clock()
  const parsed = weighingSetup().parse(wanted, { now })
  if ('issues' in parsed) throw new Invalid(parsed.issues)
  const after = parsed.value
  if (isSame(after, before)) return undefined
  const fields = {
    ...dossier.fields,
    weighing_setup: after,
    _version: dossier.version + 1,
    _changed: now.toISOString(),
  }
  const row = itemRow('dossier', fields, dossier.secret ?? {}, dossier.tags, dossier)
  return {
    updates: [{ ...row, version: dossier.version }],
    changes: [
      {
        item: dossier.id,
        kind: 'update',
        before: { weighing_setup: before },
        after: { weighing_setup: after },
      },
    ],
  }
}
