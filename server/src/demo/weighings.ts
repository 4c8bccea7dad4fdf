import { criteriaOf, decide, decisionInputOf } from '@schakel/domain/decision'
import { weighers } from '../../../demo/accounts.ts'
import { Random } from '../../../demo/random.ts'
import { weighingTexts } from '../../../demo/texts/choosing.ts'
import { keepOwn } from '../features/weighing/changeOwn.ts'
import { readSheet } from '../features/weighing/readSheet.ts'
import { saveSetup } from '../features/weighing/setup.ts'
import { take } from '../features/weighing/take.ts'
import { viewerOfUser } from '../store/auth/viewers.ts'
import { readPeople } from '../store/read/decision.ts'
import type { Store, ViewerStore } from '../store/store.ts'
import { systemViewer } from '../store/system.ts'
import { closeRound, inviteWeighers } from '../store/write/weighings.ts'
import { makeAccount } from './demoAccounts.ts'

/** Who weighs a dossier of the demo: people of who asks, and staff beside them as advisers. */
export interface Weighers {
  readonly asking: readonly ViewerStore[]
  readonly advisers: readonly ViewerStore[]
}

/** Colleagues of who asks for a dossier, so that several people weigh it; they cannot log in. */
export async function addWeighers(store: Store, dossier: string): Promise<ViewerStore[]> {
  const [lead] = await store.database.query<{ id: string }>(
    "select parent as id from edges where child = $1 and edge = 'DOSSIERS'",
    [dossier],
  )
  if (!lead) return []
  const made: ViewerStore[] = []
  for (const one of weighers) {
    const viewer = await viewerOfUser(store, await makeAccount(store.as(systemViewer), one, lead.id))
    if (viewer) made.push(store.as(viewer))
  }
  return made
}

/** Weighs up a dossier with anchors of its price, by people who differ, and closes the round (F2.3, F2.14). */
export async function weigh(staff: ViewerStore, dossier: string, { advisers, ...others }: Weighers): Promise<void> {
  const people = new Set((await readPeople(staff, dossier)).map(({ id }) => id))
  const asking = others.asking.filter(({ viewer }) => people.has(viewer._id))
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
  const [best, second] = decide(decisionInputOf(await readSheet(staff, dossier))).suppliers
  if (!best || !second) return
  await take(staff, { dossier, match: second.id, reason: weighingTexts.reason, statuses: [] })
  await take(staff, {
    ...{ dossier, match: best.id, reason: weighingTexts.betterReason, statuses: [] },
    replaceReason: weighingTexts.replaceReason,
  })
}
