import { randomInt } from 'node:crypto'
import { Invalid, type WeighingSetup } from '@schakel/domain'
import { readPeople } from '../read/decision.ts'
import { readSetup } from '../read/weighingSetup.ts'
import type { ViewerStore } from '../store.ts'
import { dropUninvited, type SubmittedWeighing, takeSubmitted } from '../weighing/openWeighings.ts'
import { commit } from './commit.ts'
import { holdingDossier } from './holdingDossier.ts'
import type { Plan, Written } from './plan.ts'
import { answerAlso } from './receipt.ts'
import { type NewRow, planSheet } from './sheet.ts'
import { planSetup } from './weighingSetup.ts'

/** Whether a round of weighing is open. */
export function isOpenRound({ round, closed }: WeighingSetup): boolean {
  return round !== undefined && closed === undefined
}

/**
 * Says who of who asks weigh in the open round, or begins the next one (F2.14). Throws Invalid for people who are not of who asks, for
 * leaving out who submitted, and for another say about names than at the first invitation of the round. Where staff joined no groups, those
 * that `joinsOf` says stay joined from here on: a later version of the set moves no criterion under who weighs (F2.1).
 */
export function inviteWeighers(
  me: ViewerStore,
  id: string,
  { people, named }: { readonly people: readonly string[]; readonly named: boolean },
  joinsOf: (inner: ViewerStore) => Promise<NonNullable<WeighingSetup['criteria']>>,
): Promise<Written> {
  return holdingDossier(me, id, async (inner, dossier) => {
    const known = new Set((await readPeople(inner, id)).map((person) => person.id))
    const invited = [...new Set(people)]
    const stranger = invited.findIndex((user) => !known.has(user))
    if (stranger >= 0) throw Invalid.of(`people.${stranger}`, 'missing')
    const setup = await readSetup(inner, id)
    const isOpen = isOpenRound(setup)
    if (isOpen && setup.named !== named) throw Invalid.of('named', 'fixed')
    // Who is of who asks no more cannot be invited again: what they submitted stays, and keeps nobody from being invited.
    if ((await dropUninvited(inner, id, invited)).some((user) => known.has(user)))
      throw Invalid.of('people', 'submitted')
    const { closed: _, ...rest } = setup
    const round = isOpen ? (setup.round ?? 1) : (setup.round ?? 0) + 1
    const before = new Set(isOpen ? setup.weighers?.map(({ user }) => user) : [])
    const weighers = invited.map((user) => ({ user }))
    const criteria = setup.criteria?.length ? setup.criteria : await joinsOf(inner)
    const joined = criteria.length > 0 ? { criteria } : {}
    const plan = planSetup(inner, dossier, setup, { ...rest, ...joined, round, named, weighers })
    const written = { _id: id, _version: dossier.version + (plan ? 1 : 0) }
    if (!plan) return written
    // Who invites knows of it.
    const told = invited.filter((user) => !before.has(user) && user !== inner.viewer._id)
    return commit(inner, told.length > 0 ? { ...plan, invited: { dossier: id, round, people: told } } : plan, written)
  })
}

/**
 * Closes the round (F2.14): what was submitted becomes items under the dossier, drafts go, and nothing of it changes any more. Throws
 * Invalid when no round is open, or nobody of who asks submitted.
 */
export function closeRound(me: ViewerStore, id: string): Promise<Written & { readonly weighings: number }> {
  return holdingDossier(me, id, async (inner, dossier) => {
    const setup = await readSetup(inner, id)
    if (!isOpenRound(setup)) throw Invalid.of('round', 'noRound')
    const submitted = shuffled(await takeSubmitted(inner, id))
    if (submitted.length === 0) throw Invalid.of('round', 'required')
    // Advice alone would put the weights of a former round aside, for nobody's (F2.18).
    if (submitted.every(({ side }) => side === 'adviser')) throw Invalid.of('round', 'leadFirst')
    const closed = me.store.settings.clock().toISOString()
    const rows = submitted.map((one) => closedRow(one, setup, closed))
    const { plan } = planSheet(inner, dossier, { make: rows })
    const ofSetup = planSetup(inner, dossier, setup, { ...setup, closed })
    const both: Plan = {
      ...plan,
      ...(ofSetup?.updates ? { updates: ofSetup.updates } : {}),
      changes: [...plan.changes, ...(ofSetup?.changes ?? [])],
    }
    answerAlso({ weighings: rows.length })
    const written = await commit(inner, both, { _id: id, _version: dossier.version + 1 })
    return { ...written, weighings: rows.length }
  })
}

/** A submitted weighing as a row; without names nothing of it says whose it is or when it was submitted. */
function closedRow({ author, side, points }: SubmittedWeighing, { round, named }: WeighingSetup, at: string): NewRow {
  const isNamed = named !== false
  return {
    type: 'weighing',
    input: {
      ...(isNamed ? { name: author.name ?? null } : {}),
      side,
      round: round ?? 1,
      date: at,
      named: isNamed,
      points: points.map((one) => ({ ...one })),
    },
    known: {
      status: 'submitted',
      history: [{ status: 'submitted', date: at }],
      draft: null,
      submitted: at,
      author: isNamed ? author : null,
    },
  }
}

/** In an order that tells nothing of who was first. */
function shuffled<T>(list: readonly T[]): T[] {
  const left = [...list]
  return list.flatMap(() => left.splice(randomInt(left.length), 1))
}
