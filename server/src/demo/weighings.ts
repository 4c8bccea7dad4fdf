import { criteriaOf, decide, decisionInputOf } from '@schakel/domain/decision'
import { Random } from '../../../demo/random.ts'
import { weighingTexts } from '../../../demo/texts/choosing.ts'
import { keepOwn } from '../features/weighing/changeOwn.ts'
import { readSheet } from '../features/weighing/readSheet.ts'
import { saveSetup } from '../features/weighing/setup.ts'
import { take } from '../features/weighing/take.ts'
import { readPeople } from '../store/read/decision.ts'
import type { ViewerStore } from '../store/store.ts'
import { closeRound, inviteWeighers } from '../store/write/weighings.ts'

/** Who weighs a dossier of the demo: people of who asks, and staff beside them as advisers. */
export interface Weighers {
  readonly asking: readonly ViewerStore[]
  readonly advisers: readonly ViewerStore[]
}

/** Weighs up a dossier with anchors of its price, by people who differ, and closes the round (F2.3, F2.14). */
export async function weigh(staff: ViewerStore, dossier: string, { advisers, ...weighers }: Weighers): Promise<void> {
  const people = new Set((await readPeople(staff, dossier)).map(({ id }) => id))
  const asking = weighers.asking.filter(({ viewer }) => people.has(viewer._id))
  await saveSetup(staff, { dossier, anchors: { excellent: 25_000, maximum: 160_000 } })
  await inviteWeighers(staff, dossier, { people: asking.map(({ viewer }) => viewer._id), named: true })
  for (const one of [...asking, ...advisers]) {
    const criteria = criteriaOf(decisionInputOf(await readSheet(one, dossier))).map(({ id }) => id)
    await keepOwn(one, { dossier, points: pointsOf(criteria, one.viewer.name) }, 'submitted')
  }
  await closeRound(staff, dossier)
}

/** What somebody gives each criterion: one has 100, and the order differs by person (F2.5). */
function pointsOf(criteria: readonly string[], who: string): { criterion: string; points: number }[] {
  const random = new Random('weighing', who)
  const given = criteria.map((criterion) => ({ criterion, points: random.between(10, 90) }))
  const best = Math.max(...given.map(({ points }) => points))
  const first = given.findIndex(({ points }) => points === best)
  return given.map(({ criterion, points }, index) => ({ criterion, points: index === first ? 100 : points }))
}

/** Takes a decision, and another one in its place (F2.16). */
export async function decideTwice(staff: ViewerStore, dossier: string): Promise<void> {
  const sheet = await readSheet(staff, dossier)
  const [best, second] = decide(decisionInputOf(sheet)).suppliers
  if (!best || !second) return
  await take(staff, sheet, { dossier, match: second.id, reason: weighingTexts.reason, statuses: [] })
  await take(staff, await readSheet(staff, dossier), {
    ...{ dossier, match: best.id, reason: weighingTexts.betterReason, statuses: [] },
    replaceReason: weighingTexts.replaceReason,
  })
}
