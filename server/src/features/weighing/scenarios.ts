import { Forbidden, Invalid, isCentre, Missing } from '@schakel/domain'
import { criteriaOf, decisionInputOf } from '@schakel/domain/decision'
import { loadWeighed } from '../../store/read/decision.ts'
import { readSetup } from '../../store/read/weighingSetup.ts'
import type { ViewerStore } from '../../store/store.ts'
import type { Points } from '../../store/weighing/openWeighings.ts'
import { changeSetup } from '../../store/write/weighingSetup.ts'
import { scenarioOf } from './partsOf.ts'
import { readSheet } from './readSheet.ts'

/** The scenarios of a dossier (F2.13). */
export async function listScenarios(me: ViewerStore, dossier: string) {
  await loadWeighed(me, dossier)
  const { scenarios = [] } = await readSetup(me, dossier)
  return { scenarios: scenarios.map((one) => scenarioOf(one, me.viewer._id)) }
}

/** Keeps weights under a name; one of the same author is replaced, one of another stays (F2.13). Throws Invalid. */
export async function saveScenario(me: ViewerStore, dossier: string, name: string, points: Points) {
  await assertWeighs(me, dossier, points)
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

/** Throws Invalid for points that weigh nothing: the outcome would be that of equal weights, under the name of the scenario. */
async function assertWeighs(me: ViewerStore, dossier: string, points: Points): Promise<void> {
  const sheet = await readSheet(me, dossier)
  const { scenario = {}, ...input } = decisionInputOf(sheet, points)
  const criteria = criteriaOf(input).map(({ id }) => id)
  // Groups that were joined since go on counting in what they are joined to.
  const known = new Set([...criteria, ...sheet.rows.map(({ group }) => group)])
  const named = points.map(({ criterion }) => criterion)
  const wrong = named.findIndex((one, at) => !known.has(one) || named.indexOf(one) !== at)
  if (wrong >= 0) throw Invalid.of(`points.${wrong}.criterion`, 'choice')
  if (criteria.every((id) => (scenario[id] ?? 0) === 0)) throw Invalid.of('points', 'required')
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
