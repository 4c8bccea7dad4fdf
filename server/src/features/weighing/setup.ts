import { Forbidden, Invalid, isSame, maySettleWeighing, type WeighingSetup } from '@schakel/domain'
import type { weighingCalls } from '@schakel/domain/calls'
import { defaultScale, isScale } from '@schakel/domain/decision'
import type { z } from 'zod'
import { readComparedAnswers } from '../../store/read/comparedAnswers.ts'
import { hasSubmitted, readMatchOf } from '../../store/read/decision.ts'
import { isPriceRead } from '../../store/read/priceRead.ts'
import type { ViewerStore } from '../../store/store.ts'
import { Stale } from '../../store/storeError.ts'
import { changeSetup, type SetupNow } from '../../store/write/weighingSetup.ts'
import { answerMark } from './answerMark.ts'
import { setupOf } from './sheetOf.ts'

type Sent = z.output<typeof weighingCalls.setup.body>
type Joins = NonNullable<Sent['joins']>
type Ruling = NonNullable<Sent['ruling']>

/** Ids of criteria that are made of no groups. */
const reserved: readonly string[] = ['price', 'demo', 'outcome']

/**
 * Changes how a dossier is weighed up (F2.1 to F2.4, F2.6). What was not sent stays. Throws Missing (F2.17), Forbidden for what staff
 * say alone, Stale when a part is no longer as it was read (D2.3), Invalid for scale and joins after the first weighing was submitted.
 */
export function saveSetup(me: ViewerStore, sent: Sent) {
  return changeSetup(me, sent.dossier, async (now) => {
    const isStaff = maySettleWeighing(me.viewer, now.dossier.facts)
    if (!isStaff && (sent.joins !== undefined || sent.ruling)) throw new Forbidden('settle')
    await assertAsRead(now, sent)
    let next: WeighingSetup = { ...now.setup }
    if (sent.years !== undefined) next = put(next, 'years', sent.years)
    if (sent.rate !== undefined) next = put(next, 'rate', sent.rate === null ? null : Math.round(sent.rate * 100))
    if (sent.anchors !== undefined) next = await withAnchors(now, next, sent.anchors)
    if (sent.scale !== undefined) next = withScale(next, sent.scale)
    if (sent.joins !== undefined) next = withJoins(next, sent.joins ?? [])
    if (sent.ruling) next = await withRuling(now, next, sent.ruling)
    await assertNotFixed(now, next)
    return next
  })
}

const parts = ['anchors', 'years', 'rate', 'scale', 'joins'] as const

/** What is there already is written again without a word, as by somebody whose answer was lost. */
async function assertAsRead({ me, dossier, setup }: SetupNow, sent: Sent): Promise<void> {
  if (!sent.was) return
  const [now, was, wanted] = [setupOf(setup, false), sent.was, sent].map(comparable)
  const isOther = parts.some(
    (part) => sent[part] !== undefined && !isSame(now?.[part], was?.[part]) && !isSame(now?.[part], wanted?.[part]),
  )
  if (isOther) throw new Stale(await me.read(dossier.id, 1))
}

function comparable({ anchors, years, rate, scale, joins }: Pick<Sent, (typeof parts)[number]>) {
  return {
    anchors: anchors && [anchors.excellent, anchors.maximum],
    years,
    rate,
    scale: scale && [scale.partly, scale.roadmapInTime, scale.roadmap],
    joins: joinsKept(joins ?? []),
  }
}

function put<Name extends keyof WeighingSetup>(
  setup: WeighingSetup,
  name: Name,
  value: WeighingSetup[Name] | null,
): WeighingSetup {
  const { [name]: _, ...rest } = setup
  return value === null ? rest : { ...rest, [name]: value }
}

/** Anchors set once a price could be read stay marked, whatever they are changed to later (F2.3). */
async function withAnchors(
  { me, dossier, setup }: SetupNow,
  next: WeighingSetup,
  anchors: Sent['anchors'],
): Promise<WeighingSetup> {
  const { best: _b, worst: _w, afterReading: _a, ...rest } = next
  const afterReading = setup.afterReading === true || (await isPriceRead(me, dossier.id))
  if (!anchors) return setup.afterReading === true ? { ...rest, afterReading: true } : rest
  const { excellent: best, maximum: worst } = anchors
  if (best >= worst) throw Invalid.of('anchors.maximum', 'anchors')
  if (best === setup.best && worst === setup.worst) return next
  return { ...rest, best, worst, afterReading }
}

function withScale(next: WeighingSetup, scale: Sent['scale']): WeighingSetup {
  const { partly: _p, roadmap: _r, roadmapInTime: _t, ...rest } = next
  if (!scale) return rest
  if (!isScale({ ...defaultScale, ...scale })) throw Invalid.of('scale', 'choice')
  return { ...rest, ...scale }
}

function withJoins(next: WeighingSetup, joins: Joins): WeighingSetup {
  const groups = joins.flatMap((join) => join.groups)
  const ids = joins.map(({ id }) => id)
  for (const [index, { id }] of joins.entries()) {
    const isTaken = ids.indexOf(id) !== index || reserved.includes(id) || /^\d{3}$/.test(id)
    if (isTaken) throw Invalid.of(`joins.${index}.id`, 'taken')
  }
  if (new Set(groups).size !== groups.length) throw Invalid.of('joins', 'taken')
  return { ...next, criteria: joinsKept(joins) }
}

/** Joins as they are kept. */
export function joinsKept(
  joins: readonly {
    readonly id: string
    readonly name?: string | null | undefined
    readonly groups: readonly string[]
  }[],
) {
  return joins.map(({ id, name, groups }) => ({
    criterion: id,
    kind: 'groups' as const,
    ...(name ? { name } : {}),
    groups: groups.join(','),
  }))
}

async function withRuling(
  { me, dossier, setup }: SetupNow,
  next: WeighingSetup,
  { match, key, passes, reason }: Ruling,
): Promise<WeighingSetup> {
  const { supplier, isShown } = await readMatchOf(me, dossier.id, match)
  const others = (setup.partlyDecided ?? []).filter((one) => one.match !== match || one.key !== key)
  if (passes === null) return { ...next, partlyDecided: others }
  // It is kept with the dossier, which who asks reads.
  if (!isShown) throw Invalid.of('ruling.match', 'unshown')
  if (!reason?.trim()) throw Invalid.of('ruling.reason', 'reasonRequired')
  const by = { _id: me.viewer._id, name: me.viewer.name }
  const answers = (await readComparedAnswers(me, [{ id: match, supplier }])).get(match)
  const said = answers?.find((one) => one.key === key)
  // What nobody answered cannot be enough.
  if (!said) throw Invalid.of('ruling.key', 'choice')
  return { ...next, partlyDecided: [...others, { match, key, passes, reason, answer: answerMark(said), by }] }
}

/** Scale and joins no longer change once somebody submitted a weighing by them (F2.2). */
async function assertNotFixed({ me, dossier, setup }: SetupNow, next: WeighingSetup): Promise<void> {
  const fixed = ['partly', 'roadmap', 'roadmapInTime', 'criteria'] as const
  const differing = fixed.find((name) => JSON.stringify(setup[name] ?? null) !== JSON.stringify(next[name] ?? null))
  if (differing === undefined || !(await hasSubmitted(me, dossier.id))) return
  throw Invalid.of(differing === 'criteria' ? 'joins' : 'scale', 'fixed')
}
