import { z } from 'zod'
import { lenses } from '../decision/drawWeights.ts'
import { answerValues, costTerms, costUnits, proofKinds, requirementLevels, weigherSides } from '../types/index.ts'

/** So many suppliers are compared at most; of a dossier with more matches the first by name. */
export const DECISION_SUPPLIERS_MAX = 60
/** So many decisions are told, the newest first. */
export const DECISIONS_MAX = 50

const points = z.array(z.object({ criterion: z.string(), points: z.number() }))
const grade = z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3), z.literal(4)])

const cell = z.object({
  value: z
    .enum(answerValues)
    .optional()
    .meta({ description: 'Left out: not answered, or to be confirmed again (F1.5).' }),
  due: z.string().optional(),
  grade: grade.meta({ description: 'The best of its evidence that has not expired (F1.10).' }),
  checked: z.object({ value: z.enum(answerValues), grade }).optional(),
  ruling: z
    .object({ passes: z.boolean(), reason: z.string(), by: z.string().optional() })
    .optional()
    .meta({ description: 'What staff decided of a knock-out that is partly met (F2.6).' }),
  isRuledAnew: z
    .boolean()
    .optional()
    .meta({ description: 'The answer changed since staff decided: it is asked again.' }),
})

const costLine = z.object({
  what: z.string(),
  kind: z.enum(costTerms),
  amount: z.number().nullable(),
  per: z.enum(costUnits),
  from: z.int().optional(),
  to: z.int().optional(),
  index: z.number().optional().meta({ description: 'Rise in percent a year.' }),
})

const supplier = z.object({
  id: z.string().meta({ description: 'The match.' }),
  _version: z.int().meta({ description: 'Of the match, for writing its costs by the ordinary update.' }),
  supplier: z.string(),
  name: z.string(),
  avatar: z.string().optional(),
  status: z.string(),
  isCandidate: z
    .boolean()
    .meta({ description: 'It is scored: shown, not dismissed and no mismatch. The others are listed only.' }),
  isHidden: z.boolean().optional().meta({ description: 'Who asks does not see the match; told to staff alone.' }),
  cells: z.record(z.string(), cell).meta({ description: 'By key of the requirement.' }),
  demo: z
    .number()
    .optional()
    .meta({ description: '0–100: the mean score of its closed demo (F1.12); left out: unknown.' }),
  costs: z.object({
    lines: z.array(costLine).optional(),
    implement: z.number().nullable().meta({ description: 'Once, whole euros; null when nobody entered it.' }),
    license: z.number().nullable().meta({ description: 'A year, whole euros; null when nobody entered it.' }),
  }),
})

const setup = z.object({
  anchors: z
    .object({
      excellent: z.number(),
      maximum: z.number(),
      isAfterReading: z.boolean().meta({ description: 'Set when a price could be read already (F2.3).' }),
    })
    .optional(),
  years: z.int(),
  rate: z.number().meta({ description: 'Discount in percent a year.' }),
  scale: z.object({
    yes: z.number(),
    partly: z.number(),
    roadmapInTime: z.number(),
    roadmap: z.number(),
    no: z.number(),
  }),
  joins: z.array(z.object({ id: z.string(), name: z.string().optional(), groups: z.array(z.string()) })),
  isFixed: z.boolean().meta({ description: 'A weighing was submitted: scale and joins no longer change (F2.2).' }),
})

const round = z.object({
  number: z.int(),
  named: z.boolean().meta({ description: 'Names are shown after closing, as was said at the invitation.' }),
  closed: z.string().optional().meta({ description: 'When it was closed; while it runs left out.' }),
  weighers: z.array(
    z.object({
      user: z.string(),
      name: z.string(),
      side: z.enum(weigherSides),
      submitted: z.boolean().meta({ description: 'Of a closed round whose names are not shown always false.' }),
    }),
  ),
})

const mine = z.object({
  side: z.enum(weigherSides),
  state: z.enum(['draft', 'submitted']),
  points,
  _version: z.int(),
  at: z.string(),
})

const weighing = z.object({
  _id: z.string(),
  round: z.int(),
  side: z.enum(weigherSides),
  user: z.string().optional(),
  name: z.string().optional(),
  points,
})

/** Weights that somebody kept (F2.13). */
export const scenarioAnswer = z.object({
  name: z.string(),
  author: z.string().optional(),
  isMine: z.boolean(),
  date: z.string().optional(),
  points,
})

const share = z.object({ id: z.string(), first: z.number() })

/** What a decision was taken on, as it was then (F2.10, F4.6). */
export const decisionResult = z
  .object({
    method: z.int(),
    basis: z.enum(['nobody', 'people', 'scenario']),
    people: z.int(),
    weights: z.record(z.string(), z.number()),
    suppliers: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        points: z.number(),
        low: z.number(),
        high: z.number(),
        isOut: z.boolean(),
        costs: z.number().nullable(),
      }),
    ),
    firmness: z.array(z.object({ lens: z.enum(lenses), seed: z.string(), draws: z.int(), first: z.array(share) })),
  })
  .meta({ id: 'DecisionResult' })

const decision = z.object({
  _id: z.string(),
  _version: z.int(),
  match: z.string(),
  name: z.string().optional(),
  status: z.string(),
  date: z.string(),
  by: z.string().optional(),
  reason: z.string(),
  dissent: z.string().optional(),
  people: z.string().optional(),
  replaces: z.string().optional(),
  replaceReason: z.string().optional(),
  result: decisionResult.optional(),
})

/** The answer of `/api/decision/read`. */
export const sheetAnswer = z
  .object({
    dossier: z.string(),
    _version: z.int(),
    version: z.int().meta({ description: 'Of the requirement set; 0 before it is frozen.' }),
    users: z.number().optional(),
    locations: z.number().optional(),
    implementationDate: z.string().optional(),
    rows: z.array(
      z.object({
        key: z.string(),
        group: z.string(),
        level: z.enum(requirementLevels),
        weight: z.int(),
        knockout: z.boolean(),
        proof: z.enum(proofKinds).optional().meta({ description: 'A row of kind demo is shown in demos (F1.12).' }),
        nl: z.string().optional(),
        en: z.string().optional(),
      }),
    ),
    suppliers: z.array(supplier),
    setup,
    priceRead: z.boolean().meta({ description: 'A price of a match was entered that who asks could read (F2.3).' }),
    round: round.optional(),
    mine: mine.optional().meta({ description: 'What the caller weighs in the open round; nobody else reads it.' }),
    weighings: z.array(weighing).meta({ description: 'Of closed rounds, the newest round first.' }),
    scenarios: z.array(scenarioAnswer),
    decisions: z.array(decision).meta({ description: 'The newest first.' }),
    belief: z.object({ 0: z.number(), 1: z.number(), 2: z.number(), 3: z.number(), 4: z.number() }),
    people: z
      .array(z.object({ _id: z.string(), name: z.string(), role: z.string().optional() }))
      .meta({ description: 'Who can be invited; for who may invite.' }),
    side: z
      .enum(weigherSides)
      .optional()
      .meta({ description: 'As whom the caller weighs in the open round, if at all.' }),
    mayInvite: z.boolean(),
    mayClose: z.boolean(),
    mayDecide: z.boolean(),
    maySettle: z
      .boolean()
      .meta({ description: 'May join groups, rule on knock-outs and set matches to won or lost: staff.' }),
    mayFinish: z
      .boolean()
      .meta({ description: 'May set the dossier to done with the decision: staff, where its statuses let it.' }),
  })
  .meta({ id: 'DecisionSheet' })

/** How firm the order is under a lens (F2.9). */
export const firmnessAnswer = z
  .object({
    method: z.int(),
    seed: z.string(),
    lens: z.enum(lenses),
    draws: z.int(),
    suppliers: z.array(
      z.object({
        id: z.string(),
        ranks: z.array(z.number()),
        first: z.object({ share: z.number(), low: z.number(), high: z.number() }),
        wins: z.record(z.string(), z.number()),
        central: z.record(z.string(), z.number()).optional(),
      }),
    ),
  })
  .meta({ id: 'DecisionFirmness' })

/** All that a dossier is weighed up by, as its reader reads it. */
export type DecisionSheet = z.output<typeof sheetAnswer>
/** How firm the order is under a lens. */
export type DecisionFirmness = z.output<typeof firmnessAnswer>
/** What a decision was taken on. */
export type DecisionResult = z.output<typeof decisionResult>
