import { answerableStatuses } from '@schakel/domain'
import type { RequirementRow } from '@schakel/domain/calls'
import { choosing } from '../../../demo/texts/choosing.ts'
import { readAnswerSheet } from '../store/read/answers.ts'
import { readRequirements, readTemplates } from '../store/read/requirements.ts'
import type { Store, ViewerStore } from '../store/store.ts'
import { saveAnswers, submitAnswers } from '../store/write/answers.ts'
import { checkAnswer } from '../store/write/checkedAnswers.ts'
import { loadRequirementSets } from '../store/write/requirementSets.ts'
import { copyRequirements, freezeRequirements, saveRequirements } from '../store/write/requirements.ts'
import { showDemos } from './demonstrations.ts'
import { addProfiles, answersOf, storeOf } from './sellers.ts'
import { addWeighers, decideOnce, decideTwice, type Weighers, weigh } from './weighings.ts'

const DAY_MS = 86_400_000

/** A dossier in which suppliers can answer, and their matches. */
export interface AskedDossier {
  readonly id: string
  readonly kind: string
  readonly matches: readonly { readonly id: string; readonly supplier: string; readonly name: string }[]
}

/** How far each dossier of the demo is with choosing, in the order in which they are given one (F1, F2). */
const stages = ['weighed', 'decided', 'answered', 'halfAnswered', 'asked', 'made', 'replaced'] as const
export type Stage = (typeof stages)[number]

/**
 * Takes dossiers of the demo through the stages of choosing: a set that is being made, one that is frozen and asked, half answered,
 * answered and contradicted by a check, shown in demos, weighed up by three people who differ, decided on that, and decided anew.
 * `passTime` lets a minute go by.
 */
export async function addChoices(
  store: Store,
  {
    staff,
    space,
    passTime,
    ...weighers
  }: Weighers & {
    readonly staff: ViewerStore
    readonly space: string
    readonly passTime: () => void
  },
): Promise<void> {
  await loadRequirementSets(staff, space, undefined)
  await addProfiles(store)
  // There are twice as many items now, and sheets of answers are read next.
  await store.analyze()
  const dossiers = await askedDossiers(store, weighers.asking[0]?.viewer.organisation?._id ?? '')
  const found = new Map(
    stages.flatMap((stage, index): [Stage, AskedDossier][] => {
      const dossier = dossiers[index]
      return dossier ? [[stage, dossier]] : []
    }),
  )
  for (const [stage, dossier] of found) await takeTo(store, staff, stage, dossier)
  const weighed = found.get('weighed')
  if (weighed) await showDemos(staff, weighed, weighers)
  // Closing a demo is final a little later (F1.12).
  passTime()
  for (const stage of ['weighed', 'decided', 'replaced'] as const) {
    const dossier = found.get(stage)
    if (!dossier) continue
    const asking = [...weighers.asking, ...(await addWeighers(store, dossier.id, stage))]
    // The centre advises one of them.
    await weigh(staff, dossier.id, { asking, advisers: stage === 'weighed' ? weighers.advisers : [] })
    if (stage === 'decided') await decideOnce(staff, dossier.id)
    if (stage === 'replaced') await decideTwice(staff, dossier.id)
  }
}

/** Dossiers with the most suppliers that can answer, those of the end-user who can log in first. */
async function askedDossiers(store: Store, first: string): Promise<AskedDossier[]> {
  return store.database.query<AskedDossier>(
    `select d.id, d.fields ->> 'name' as kind, jsonb_agg(jsonb_build_object('id', m.id, 'supplier', s.id, 'name', s.fields ->> 'name') order by m.id) as matches
      from items d join edges e on e.parent = d.id and e.edge = 'MATCH' join items m on m.id = 'match/' || e.key join items s on s.id = e.child
      join edges a on a.child = d.id and a.edge = 'DOSSIERS'
      where d.type = 'dossier' and d.deleted_at is null and m.deleted_at is null and s.deleted_at is null
        and (m.fields ->> '$visible')::boolean and m.fields ->> 'status' = any ($1::text[])
        and d.fields ->> 'status' in ('match', 'meeting')
      group by d.id, d.fields, a.parent having count(*) >= 2
      order by a.parent = $2 desc, exists (select from edges u where u.parent = a.parent and u.edge = 'MEMBERS' and u.child like 'user/%') desc,
        count(*) desc, d.id
      limit ${stages.length}`,
    [answerableStatuses, first],
  )
}

async function takeTo(
  store: Store,
  staff: ViewerStore,
  stage: Stage,
  { id, kind, matches }: AskedDossier,
): Promise<void> {
  const { templates } = await readTemplates(staff, id)
  const template = templates.find((one) => one.kind === kind)
  if (!template) return
  const isForAll = ({ branches }: RequirementRow) => (branches ?? []).length === 0
  const keys = template.rows.filter(isForAll).map(({ key }) => key)
  await copyRequirements(staff, id, template._id, keys)
  await saveRequirements(staff, id, { rows: [choosing.ownRow], remove: [] })
  if (stage === 'made') return
  const answersDue = new Date(store.settings.clock().getTime() + 14 * DAY_MS).toISOString().slice(0, 10)
  await freezeRequirements(staff, id, { version: 0, answersDue, rows: [], remove: [] })
  if (stage === 'asked') return
  const { rows } = await readRequirements(staff, id)
  for (const [index, match] of matches.entries()) {
    const isHalf = stage === 'halfAnswered' && index > 0
    const seller = storeOf(store, match)
    await store.flushAnonymisation([id])
    await saveAnswers(seller, match.id, answersOf(rows, match.name, isHalf ? 0.4 : 0.93))
    if (!isHalf) await submitAnswers(seller, match.id, undefined)
  }
  if (stage === 'halfAnswered') return
  await contradict(staff, matches[0]?.id, rows)
  if (stage === 'answered') await nextVersion(staff, id, rows)
}

/** Staff saw in a demo that a yes is not all of it (F1.11). */
async function contradict(
  staff: ViewerStore,
  match: string | undefined,
  rows: readonly RequirementRow[],
): Promise<void> {
  if (match === undefined) return
  const musts = new Set(rows.filter(({ level }) => level === 'must').map(({ key }) => key))
  const { answers } = await readAnswerSheet(staff, match)
  const claimed = answers.find(({ key, value }) => value === 'yes' && musts.has(key))
  if (!claimed) return
  const { key } = claimed
  await checkAnswer(staff, { match, key, value: 'partly', grade: 3, seen: 'demo', remark: choosing.checked })
}

async function nextVersion(staff: ViewerStore, dossier: string, rows: readonly RequirementRow[]): Promise<void> {
  const row = rows.find(({ group }) => group === 121) ?? rows[0]
  if (!row) return
  const { _id, key: _, group, level, weight, proof } = row
  await freezeRequirements(staff, dossier, {
    version: 1,
    reason: choosing.newVersion,
    rows: [{ _id, group, level, weight, proof, ...choosing.sharper }],
    remove: [],
  })
}
