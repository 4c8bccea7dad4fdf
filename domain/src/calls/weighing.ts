import { z } from 'zod'
import { lenses } from '../decision/drawWeights.ts'
import { hasDecimals } from '../fields/number.ts'
import { CRITERION_ID_MAX, SCENARIO_POINTS_MAX, WEIGHT_POINT_DECIMALS, WEIGHT_POINTS_MAX } from '../limits.ts'
import { CRITERIA_MAX, REQUIREMENT_GROUP_MAX, REQUIREMENT_GROUP_MIN, WEIGHERS_MAX } from '../types/index.ts'
import { defineCall } from './call.ts'
import { idInput, plainText, tokenInput, versionInput } from './inputs.ts'
import { DECISION_SUPPLIERS_MAX, firmnessAnswer, scenarioAnswer, sheetAnswer } from './weighingSheet.ts'

const group = 'weighing'

const pointsBy = (points: z.ZodNumber) =>
  z
    .array(z.object({ criterion: plainText(CRITERION_ID_MAX).min(1), points }))
    .max(CRITERIA_MAX)
    .meta({ description: 'Points by criterion; one that is left out has none (F2.5).' })
const isFineEnough = (points: number) => hasDecimals(points, WEIGHT_POINT_DECIMALS)
const pointsInput = pointsBy(
  z.number().min(0).max(WEIGHT_POINTS_MAX).refine(isFineEnough).meta({ description: 'With at most six decimals.' }),
)

const groups = z
  .array(z.string().regex(/^\d{3}$/))
  .min(1)
  .max(REQUIREMENT_GROUP_MAX - REQUIREMENT_GROUP_MIN + 1)
const percent = z.int().min(0).max(100)
const setupParts = {
  anchors: z
    .object({ excellent: z.int().min(0).max(1_000_000_000), maximum: z.int().min(1).max(1_000_000_000) })
    .nullish(),
  years: z.int().min(1).max(10).nullish(),
  rate: z.number().min(0).max(20).nullish().meta({ description: 'Percent a year, to hundredths.' }),
  scale: z.object({ partly: percent, roadmapInTime: percent, roadmap: percent }).nullish(),
  joins: z
    .array(z.object({ id: plainText(CRITERION_ID_MAX).min(1), name: plainText(80).nullish(), groups }))
    .max(CRITERIA_MAX)
    .nullish(),
}
const dossier = { dossier: idInput, ...tokenInput }
const setupWritten = z.object({ _id: z.string(), _version: z.int() })
const mineWritten = z.object({ _id: z.string(), state: z.enum(['draft', 'submitted', 'none']), _version: z.int() })

export const weighingCalls = {
  read: defineCall({
    method: 'POST',
    path: '/api/decision/read',
    isRead: true,
    group,
    summary: 'All that a dossier is weighed up by: requirements, answers, costs, weighings, scenarios and decisions',
    description: 'Give it to `decisionInputOf` of the domain. An open weighing is told to its author alone.',
    body: z.object(dossier),
    answer: sheetAnswer,
    problems: [404],
  }),
  setup: defineCall({
    method: 'POST',
    path: '/api/decision/setup',
    group,
    summary: 'Say how a dossier is weighed up: anchors, years, scale, joins, and rulings on knock-outs',
    description: 'What is left out stays; null takes it away. Joins and rulings are for staff.',
    isWrite: true,
    body: z.object({
      ...dossier,
      ...setupParts,
      ruling: z
        .object({
          match: idInput,
          key: plainText(20),
          passes: z.boolean().nullable().meta({ description: 'null takes the ruling back.' }),
          reason: plainText(400).nullish(),
        })
        .nullish()
        .meta({ description: 'On what is answered now; it counts until the answer says something else.' }),
      was: z
        .object(setupParts)
        .nullish()
        .meta({ description: 'The setup as it was read; 409 when a part that is sent is another one now.' }),
    }),
    answer: setupWritten,
    problems: [403, 404, 409],
  }),
  invite: defineCall({
    method: 'POST',
    path: '/api/weighing/invite',
    group,
    summary: 'Invite people of who asks to weigh, each alone; after a closed round this begins the next',
    isWrite: true,
    body: z.object({
      ...dossier,
      people: z
        .array(idInput)
        .min(1)
        .max(WEIGHERS_MAX)
        .meta({ description: 'All who weigh; who is left out and has not submitted no longer does.' }),
      named: z.boolean().meta({ description: 'Whether names are shown after closing; fixed for the round.' }),
    }),
    answer: setupWritten,
    problems: [403, 404],
  }),
  save: defineCall({
    method: 'POST',
    path: '/api/weighing/save',
    group,
    summary: 'Keep what one weighs, for oneself alone',
    isWrite: true,
    body: z.object({ ...dossier, points: pointsInput, _version: versionInput }),
    answer: mineWritten,
    problems: [403, 404, 409],
  }),
  submit: defineCall({
    method: 'POST',
    path: '/api/weighing/submit',
    group,
    summary: 'Submit what one weighs: points for every criterion, 100 for at least one',
    isWrite: true,
    body: z.object({ ...dossier, points: pointsInput, _version: versionInput }),
    answer: mineWritten,
    problems: [403, 404, 409],
  }),
  withdraw: defineCall({
    method: 'POST',
    path: '/api/weighing/withdraw',
    group,
    summary: 'Take back what one submitted in the open round; it is a draft again, for oneself alone',
    isWrite: true,
    body: z.object(dossier),
    answer: mineWritten,
    problems: [403, 404],
  }),
  close: defineCall({
    method: 'POST',
    path: '/api/weighing/close',
    group,
    summary: 'Close the round: what was submitted is read by all who weigh up, drafts are dropped',
    isWrite: true,
    body: z.object(dossier),
    answer: z.object({ _id: z.string(), _version: z.int(), weighings: z.int() }),
    problems: [403, 404],
  }),
  firmness: defineCall({
    method: 'POST',
    path: '/api/decision/firmness',
    isRead: true,
    isHeavy: true,
    group,
    summary: 'How firm the order is under a lens: 10,000 draws',
    body: z.object({
      ...dossier,
      lens: z.enum(lenses),
      scenario: plainText(80).nullish().meta({ description: 'Weights of this scenario instead of the weighings.' }),
    }),
    answer: z.object({ firmness: firmnessAnswer.nullable().meta({ description: 'null: fewer than two to rank.' }) }),
    problems: [404, 503],
  }),
  take: defineCall({
    method: 'POST',
    path: '/api/decision/take',
    isHeavy: true,
    group,
    summary: 'Take the decision, with what is won, lost or done by it; a later one replaces it with a reason',
    isWrite: true,
    body: z.object({
      ...dossier,
      match: idInput,
      reason: plainText(10_000).min(1),
      dissent: plainText(10_000).nullish(),
      people: plainText(400).nullish(),
      date: plainText(40).nullish().meta({ description: 'Now when left out.' }),
      replaces: idInput.nullish().meta({
        description:
          'The decision that is read as the last; 409 when it is another, or when there is one and neither this nor a reason is sent.',
      }),
      replaceReason: plainText(2000).nullish().meta({ description: 'Asked when there is a decision.' }),
      scenario: plainText(80).nullish(),
      statuses: z
        .array(
          z.object({
            match: idInput,
            status: z.enum(['won', 'lost']),
            description: plainText(2000).min(1),
          }),
        )
        .max(DECISION_SUPPLIERS_MAX)
        .default([])
        .meta({ description: 'For staff, each by the rules of a match: won and lost come after `match`.' }),
      finish: plainText(2000)
        .min(1)
        .nullish()
        .meta({ description: 'For staff: sets the dossier to done too, with this as its reason.' }),
    }),
    answer: z.object({ _id: z.string(), _version: z.int() }),
    problems: [403, 404, 409],
  }),
}

export const scenarioCalls = {
  list: defineCall({
    method: 'POST',
    path: '/api/scenarios/list',
    isRead: true,
    group,
    summary: 'The scenarios that are kept of a dossier',
    body: z.object(dossier),
    answer: z.object({ scenarios: z.array(scenarioAnswer) }),
    problems: [404],
  }),
  save: defineCall({
    method: 'POST',
    path: '/api/scenarios/save',
    group,
    summary: 'Keep weights as a scenario; one of the same name of the same author is replaced',
    isWrite: true,
    body: z.object({
      ...dossier,
      name: plainText(80).min(1),
      points: pointsBy(z.int().min(0).max(SCENARIO_POINTS_MAX)),
    }),
    answer: setupWritten,
    problems: [404],
  }),
  remove: defineCall({
    method: 'POST',
    path: '/api/scenarios/remove',
    group,
    summary: 'Take a scenario away: its author, or staff',
    isWrite: true,
    body: z.object({ ...dossier, name: plainText(80) }),
    answer: setupWritten,
    problems: [403, 404],
  }),
}
