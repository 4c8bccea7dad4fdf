import { z } from 'zod'
import {
  ANSWER_REMARK_MAX,
  answerValues,
  EVIDENCE_MAX,
  evidenceKinds,
  REQUIREMENTS_MAX,
  seenKinds,
} from '../types/index.ts'
import { defineCall } from './call.ts'
import { idInput, plainText, tokenInput, versionInput } from './inputs.ts'

const group = 'answers'
const keys = z.array(z.string().max(20)).min(1).max(REQUIREMENTS_MAX)

const evidence = z.object({
  kind: z.enum(evidenceKinds),
  file: z.string().optional(),
  url: z.string().optional(),
  who: z.string().optional(),
  date: z.string().optional(),
  valid: z.string().optional().meta({ description: 'Past this date it counts no more.' }),
})

const answer = z
  .object({
    _id: z.string(),
    _version: z.int(),
    _changed: z.string().optional(),
    key: z.string(),
    value: z.enum(answerValues),
    status: z.enum(['draft', 'submitted', 'reopened']),
    remark: z.string().optional(),
    due: z.string().optional(),
    product: z.string().optional(),
    evidence: z.array(evidence).optional(),
    version: z.int().optional().meta({ description: 'The version of the requirement that it answers.' }),
    taken: z.string().optional(),
    confirmed: z.string().optional(),
    submitted: z.string().optional(),
    author: z.looseObject({ name: z.string().optional() }).optional(),
    checked: z
      .object({
        value: z.enum(answerValues),
        grade: z.int().optional(),
        date: z.string().optional(),
        by: z.string().optional(),
        version: z.int().optional().meta({ description: 'The version of the requirement that it was found of.' }),
      })
      .optional(),
    checkRemark: z
      .string()
      .optional()
      .meta({ description: 'Not for suppliers, who read it as a remark on the match.' }),
    seen: z
      .array(
        z.object({
          kind: z.enum(seenKinds),
          date: z.string().optional(),
          by: z.string().optional(),
          version: z.int().optional(),
        }),
      )
      .optional(),
  })
  .meta({ id: 'SupplierAnswer' })

const sheet = z
  .object({
    parent: z.string(),
    /** Of a match: the set that is asked; of a supplier 0 and no rows. */
    dossier: z.string().nullish(),
    version: z.int(),
    answersDue: z.string().nullish(),
    mayAnswer: z.boolean(),
    mayCheck: z.boolean(),
    mayMarkSeen: z.boolean().meta({ description: 'Says of a claim that it was seen in a demo, or tested.' }),
    isLate: z.boolean().meta({ description: 'The term is over: only reopened rows can be answered.' }),
    reopened: z
      .array(z.string())
      .meta({ description: 'Keys that staff reopened while nothing was submitted to them; open until it is.' }),
    answers: z.array(answer),
    earlier: z
      .array(answer)
      .optional()
      .meta({ description: 'Of suppliers that were merged: what was said earlier to the same, and counts no more.' }),
    profile: z.array(answer).meta({ description: 'What the supplier answers in general, for itself and for staff.' }),
    products: z.array(z.object({ _id: z.string(), name: z.string() })),
    asked: z
      .array(z.object({ key: z.string(), group: z.int(), nl: z.string().optional(), en: z.string().optional() }))
      .optional()
      .meta({ description: 'Of a supplier: every requirement that it may answer in its profile, by group and key.' }),
  })
  .meta({ id: 'AnswerSheet' })

const rowInput = z.object({
  key: z.string().max(20),
  value: z.enum(answerValues),
  remark: plainText(ANSWER_REMARK_MAX).nullish(),
  due: plainText(10).nullish(),
  product: idInput.nullish(),
  evidence: z
    .array(
      z.object({
        kind: z.enum(evidenceKinds),
        file: idInput.nullish(),
        url: plainText(2000).nullish(),
        who: plainText(200).nullish(),
        date: plainText(10).nullish(),
        valid: plainText(10).nullish(),
      }),
    )
    .max(EVIDENCE_MAX)
    .nullish(),
  version: z.int().min(0).nullish().meta({
    description:
      'The version of the requirement that was read; left out: the one there is now. An older one is to be confirmed.',
  }),
  _version: versionInput,
})

/** What became of each row: 200 kept, 409 somebody was first (`current` is what is there), 422 a rule is broken. */
const outcome = z.object({
  key: z.string(),
  status: z.union([z.literal(200), z.literal(409), z.literal(422)]),
  _id: z.string().optional(),
  _version: z.int().optional(),
  current: answer.optional(),
  issues: z.array(z.looseObject({ path: z.string(), code: z.string() })).optional(),
})
const outcomes = z.object({ rows: z.array(outcome) })

/** What one supplier answers to one requirement, as its reader reads it. */
export type SupplierAnswer = z.output<typeof answer>
/** The answers of a match, or the profile of a supplier. */
export type AnswerSheet = z.output<typeof sheet>
/** An answer to be written. */
export type AnswerInput = z.input<typeof rowInput>
/** What became of the rows that were sent. */
export type AnswerOutcome = z.output<typeof outcome>

export const supplierAnswerCalls = {
  list: defineCall({
    method: 'POST',
    path: '/api/answers/list',
    isRead: true,
    group,
    summary: 'The answers of a match, or the profile of a supplier',
    description:
      'The requirements themselves stand in /api/requirements/list. What is not submitted its supplier alone reads.',
    body: z.object({ parent: idInput.meta({ description: 'A match, or a supplier.' }), ...tokenInput }),
    answer: sheet,
    problems: [404],
  }),
  save: defineCall({
    method: 'POST',
    path: '/api/answers/save',
    group,
    summary: 'Save rows of answers as the supplier of a match, or of a profile',
    description: 'Row by row: one that somebody else changed meanwhile comes back as 409, and the others are kept.',
    isWrite: true,
    body: z.object({ parent: idInput, rows: z.array(rowInput).min(1).max(REQUIREMENTS_MAX), ...tokenInput }),
    answer: outcomes,
    problems: [403, 404],
  }),
  submit: defineCall({
    method: 'POST',
    path: '/api/answers/submit',
    group,
    summary: 'Submit what was answered to a match; the rows left empty are unknown',
    isWrite: true,
    body: z.object({
      match: idInput,
      keys: keys.nullish().meta({ description: 'All drafts when left out.' }),
      ...tokenInput,
    }),
    answer: outcomes,
    problems: [403, 404],
  }),
  takeOver: defineCall({
    method: 'POST',
    path: '/api/answers/takeOver',
    group,
    summary: 'Fill empty rows from the profile of the supplier',
    description:
      'A row that is older than 12 months or past its date comes back as `confirm` unless it is named in `confirmed`.',
    isWrite: true,
    body: z.object({
      match: idInput,
      keys: keys.nullish().meta({ description: 'All that fit when left out.' }),
      confirmed: z.array(z.string().max(20)).max(REQUIREMENTS_MAX).default([]),
      product: idInput.nullish().meta({
        description:
          'Of which product; what holds for all stands where it says nothing. Without it what holds for all, or the only product.',
      }),
      ...tokenInput,
    }),
    answer: z.object({ taken: z.array(z.string()), confirm: z.array(z.string()) }),
    problems: [403, 404],
  }),
  check: defineCall({
    method: 'POST',
    path: '/api/answers/check',
    group,
    summary: 'Say beside a claim what was found, or that it was seen',
    description:
      'A finding is for staff. With `seen` alone the rest stays, and the people of who asks say it too. The remark goes under the match as well, where the supplier reads it and may reply.',
    isWrite: true,
    body: z.object({
      match: idInput,
      key: z.string().max(20),
      value: z.enum(answerValues).nullish().meta({ description: 'Nothing takes the finding back.' }),
      grade: z.int().min(0).max(4).nullish(),
      seen: z.enum(seenKinds).nullish(),
      back: z
        .boolean()
        .nullish()
        .meta({ description: 'With `seen` alone: takes it back; what staff said stays for others.' }),
      remark: plainText(ANSWER_REMARK_MAX).nullish(),
      _version: versionInput,
      ...tokenInput,
    }),
    answer: answer,
    problems: [403, 404, 409],
  }),
  reopen: defineCall({
    method: 'POST',
    path: '/api/answers/reopen',
    group,
    summary: 'Let a supplier answer rows again; for staff',
    description:
      'Of a row to which nothing was submitted the match keeps that it is open; it comes back without `_id`. Its supplier is told.',
    isWrite: true,
    body: z.object({ match: idInput, keys, ...tokenInput }),
    answer: outcomes,
    problems: [403, 404],
  }),
}
