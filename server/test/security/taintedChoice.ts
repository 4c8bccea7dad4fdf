import { invite } from '../../src/features/weighing/invite.ts'
import { saveScenario } from '../../src/features/weighing/scenarios.ts'
import { saveSetup } from '../../src/features/weighing/setup.ts'
import { checkAnswer } from '../../src/store/write/checkedAnswers.ts'
import { saveReference } from '../../src/store/write/references.ts'
import { freezeRequirements, saveRequirements } from '../../src/store/write/requirements.ts'
import type { TestApp } from '../app.ts'

/** What is said around choosing, by the lead, by staff and by another supplier; the supplier who looks reads none of it (G3). */
export const choiceTaints: readonly string[] = [
  ...['Hazenkolk', 'Roddelmaat', 'Twijfelstra', 'Dissenburg', 'Oordeelsma'],
  ...['Samenraap', 'Wensbeeld', 'Belvriend', 'Hoofdkelner', 'Bedenkstra'],
]

interface Choice {
  readonly dossier: string
  readonly match: string
  /** Prose with all that identifies the lead. */
  readonly say: string
  /** An account of the lead. */
  readonly weigher: string
}

/** Requirements, answers, weighings and a decision of the tainted dossier (F1, F2), every text of them marked. */
export async function makeTaintedChoice(
  app: TestApp,
  { dossier, match, say, weigher }: Choice,
): Promise<{ readonly visible: readonly string[]; readonly hidden: readonly string[] }> {
  const { world } = app
  const words = {
    nl: say.slice(0, 230),
    en: `Must fit Quistelbroek, Vlimmerdonkstraat 47`,
    basis: 'Eis van Brankhorstel',
  }
  const row = { ...words, key: 'X-01', group: 105, level: 'must', weight: 3, proof: 'demo', knockout: true } as const
  const remark = 'Hazenkolk vindt dit overdreven'
  const { rows } = await saveRequirements(world.system, dossier, { rows: [{ ...row, remark }], remove: [] })
  await freezeRequirements(world.system, dossier, { version: 0, rows: [], remove: [] })
  const next = { ...row, key: 'X-02', knockout: false }
  const freeze = { version: 1, rows: [next], remove: [], reason: `Omdat ${say}` }
  const second = await freezeRequirements(world.system, dossier, freeze)
  const proposed = await world.row('requirement', dossier, { ...next, key: 'X-03' }, { proposed: true })
  const sent = { version: 1, submitted: world.now.toISOString(), status: 'submitted' }
  const own = await world.row('answer', match, { key: 'X-01', value: 'partly', remark: 'Deels' }, sent)
  await checkAnswer(world.system, { match, key: 'X-01', value: 'no', remark: `Volgens ${say}` })
  const rival = await world.match(dossier, await app.aSupplier(), { $visible: true })
  const evidence = [{ kind: 'reference', who: 'Roddelmaat', url: 'https://roddelmaat.example/klant' }]
  const theirs = await world.row(
    'answer',
    rival,
    { key: 'X-01', value: 'partly', remark: 'Roddelmaat kan het half', evidence },
    sent,
  )
  const setup = {
    dossier,
    ruling: { match: rival, key: 'X-01', passes: true, reason: 'Twijfelstra vindt half genoeg' },
  }
  await saveSetup(world.system, setup)
  await saveSetup(world.system, { dossier, joins: [{ id: 'core', name: 'Samenraap', groups: ['105', '106'] }] })
  await saveScenario(world.system, dossier, 'Wensbeeld', [{ criterion: 'price', points: 100 }])
  const call = { role: 'Hoofdkelner', name: 'Belvriend', rows: [{ key: 'X-01', outcome: 'denied' as const }] }
  const staff = await world.as(app.as('staff').id)
  for (const one of [match, rival])
    await saveReference(staff, { ...call, match: one, date: world.now.toISOString().slice(0, 10) })
  await invite(world.system, dossier, { people: [weigher], named: true })
  const points = [{ criterion: '105', points: 100 }]
  const date = world.now.toISOString()
  const weighed = { name: 'Tjorven Plokkema', side: 'lead', round: 1, points, named: true, date }
  const weighing = await world.row('weighing', dossier, weighed, { status: 'submitted' })
  const taken = {
    match,
    reason: `Oordeelsma: ${say}`,
    dissent: 'Dissenburg was tegen',
    people: 'Tjorven Plokkema',
    replaceReason: 'Bedenkstra zag er toch van af',
    date,
  }
  const decision = await world.row('decision', dossier, taken, { status: 'taken' })
  const asked = [...rows, ...second.rows].map(({ _id }) => _id)
  return { visible: [...asked, own], hidden: [proposed, theirs, rival, weighing, decision] }
}
