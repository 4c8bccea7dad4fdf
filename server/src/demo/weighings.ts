import { decide, decisionInputOf, type Valued, valueSuppliers, weighTogether } from '@schakel/domain/decision'
import { weighers } from '../../../demo/accounts.ts'
import { Random } from '../../../demo/random.ts'
import { weighingTexts } from '../../../demo/texts/choosing.ts'
import { keepOwn } from '../features/weighing/changeOwn.ts'
import { invite } from '../features/weighing/invite.ts'
import { readSheet } from '../features/weighing/readSheet.ts'
import { saveSetup } from '../features/weighing/setup.ts'
import { take } from '../features/weighing/take.ts'
import { viewerOfUser } from '../store/auth/viewers.ts'
import { readPeople } from '../store/read/decision.ts'
import type { Store, ViewerStore } from '../store/store.ts'
import { systemViewer } from '../store/system.ts'
import { closeRound } from '../store/write/weighings.ts'
import { makeAccount } from './demoAccounts.ts'

/** Who weighs a dossier of the demo: people of who asks, and staff beside them as advisers. */
export interface Weighers {
  readonly asking: readonly ViewerStore[]
  readonly advisers: readonly ViewerStore[]
}

/** Whose decisions the demo tells of: still to be taken, taken after a weighing, and replaced. */
export type WeighedStage = keyof typeof weighers

/** People of who asks for a dossier, so that three weigh it; they cannot log in. */
export async function addWeighers(store: Store, dossier: string, stage: WeighedStage): Promise<ViewerStore[]> {
  const [lead] = await store.database.query<{ id: string }>(
    "select parent as id from edges where child = $1 and edge = 'DOSSIERS'",
    [dossier],
  )
  if (!lead) return []
  const made: ViewerStore[] = []
  for (const one of weighers[stage]) {
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
  await invite(staff, dossier, { people: asking.map(({ viewer }) => viewer._id), named: true })
  for (const [index, one] of [...asking, ...advisers].entries()) {
    const valued = valueSuppliers(decisionInputOf(await readSheet(one, dossier)))
    await keepOwn(one, { dossier, points: pointsOf(valued, index, one.viewer.name) }, 'submitted')
  }
  await closeRound(staff, dossier)
}

/** Points of what matters less to somebody. */
const LITTLE = { from: 1, to: 5 } as const
/** So many suppliers are somebody's favourite. */
const FAVOURITES = 3

/**
 * What somebody gives each criterion: one has 100 (F2.5). Each likes another of the suppliers that stand out, and finds that important
 * which it does better than all others: so their own first choices differ, as their weights do.
 */
function pointsOf(
  { criteria, suppliers }: Valued,
  index: number,
  who: string,
): { criterion: string; points: number }[] {
  const random = new Random('weighing', who)
  const favourites = suppliers
    .map((one) => {
      const leads = criteria.map((_, at) => {
        const others = suppliers.filter((other) => other !== one).map(({ values }) => values[at]?.value ?? 0)
        return Math.max(0, (one.values[at]?.value ?? 0) - Math.max(...others))
      })
      return { leads, total: leads.reduce((sum, lead) => sum + lead, 0) }
    })
    .sort((a, b) => b.total - a.total)
    .slice(0, FAVOURITES)
  const leads = favourites[index % favourites.length]?.leads ?? []
  const most = Math.max(...leads)
  return criteria.map(({ id }, at) => {
    const lead = leads[at] ?? 0
    const little = random.between(LITTLE.from, LITTLE.to)
    return { criterion: id, points: lead > 0 ? Math.round((100 * lead) / most) : little }
  })
}

/** Takes the decision that the weighing gives; whose own weighing another supplier wins is named beside it (F2.14, F2.16). */
export async function decideOnce(staff: ViewerStore, dossier: string): Promise<void> {
  const sheet = await readSheet(staff, dossier)
  const input = decisionInputOf(sheet)
  const [best] = decide(input).suppliers
  if (!best) return
  const names = new Map(sheet.suppliers.map(({ id, name }) => [id, name]))
  const dissent = weighTogether(valueSuppliers(input), input.weighings).winners.flatMap(
    ({ weighing, isAdviser, winners: [winner] }) => {
      if (isAdviser || winner === undefined || winner === best.id) return []
      const who = sheet.weighings.find(({ _id }) => _id === weighing)?.name ?? ''
      return [weighingTexts.dissent(who, names.get(winner) ?? '')]
    },
  )
  const people = sheet.people.map(({ name }) => name).join(', ')
  const reason = weighingTexts.reason
  await take(staff, { dossier, match: best.id, reason, people, dissent: dissent.join(' '), statuses: [] })
}

/** Takes the decision that the weighing gives, and another one in its place (F2.16). */
export async function decideTwice(staff: ViewerStore, dossier: string): Promise<void> {
  await decideOnce(staff, dossier)
  const [, second] = decide(decisionInputOf(await readSheet(staff, dossier))).suppliers
  if (!second) return
  const { otherReason, replaceReason } = weighingTexts
  await take(staff, { dossier, match: second.id, reason: otherReason, replaceReason, statuses: [] })
}
