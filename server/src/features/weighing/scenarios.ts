import { Forbidden, Invalid, isCentre, Missing } from '@schakel/domain'
import { loadWeighed } from '../../store/read/decision.ts'
import { readSetup } from '../../store/read/weighingSetup.ts'
import type { ViewerStore } from '../../store/store.ts'
import type { Points } from '../../store/weighing/openWeighings.ts'
import { changeSetup } from '../../store/write/weighingSetup.ts'
import { scenarioOf } from './partsOf.ts'

/** The scenarios of a dossier (F2.13). */
export async function listScenarios(me: ViewerStore, dossier: string) {
  await loadWeighed(me, dossier)
  const { scenarios = [] } = await readSetup(me, dossier)
  return { scenarios: scenarios.map((one) => scenarioOf(one, me.viewer._id)) }
}

/** Keeps weights under a name; one of the same author is replaced, one of another stays (F2.13). Throws Invalid. */
export function saveScenario(me: ViewerStore, dossier: string, name: string, points: Points) {
  return changeSetup(me, dossier, ({ setup }) => {
    const scenarios = setup.scenarios ?? []
    const there = scenarios.find((one) => one.name === name.trim())
    if (there && there.author?._id !== me.viewer._id) throw Invalid.of('name', 'taken')
    const kept = {
      name: name.trim(),
      author: { _id: me.viewer._id, name: me.viewer.name },
      date: me.store.settings.clock().toISOString(),
      points: points.map((one) => ({ ...one })),
    }
    return { ...setup, scenarios: [...scenarios.filter((one) => one !== there), kept] }
  })
}

/** Takes a scenario away. Throws Missing when there is none of that name, Forbidden for who is neither its author nor staff. */
export function removeScenario(me: ViewerStore, dossier: string, name: string) {
  return changeSetup(me, dossier, ({ setup }) => {
    const scenarios = setup.scenarios ?? []
    const there = scenarios.find((one) => one.name === name.trim())
    if (!there) throw new Missing(name)
    if (there.author?._id !== me.viewer._id && !isCentre(me.viewer)) throw new Forbidden('scenario')
    return { ...setup, scenarios: scenarios.filter((one) => one !== there) }
  })
}
