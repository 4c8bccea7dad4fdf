import { z } from 'zod'
import { STATISTICS_LEADS_MAX } from '../limits.ts'
import { countedFigures } from '../statistics/countedBy.ts'
import { steppedTypes } from '../statistics/steps.ts'
import { defineCall } from './call.ts'
import { csvSeparators } from './exports.ts'
import { anyOr, plainText, tokenInput, wholeNumber } from './inputs.ts'

const group = 'statistics'

/** The tables of the statistics, each of which leaves as a file. */
export const statisticsParts = ['months', 'steps', 'suppliers', 'branches', 'sets'] as const

const day = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}$/)
  .refine((text) => new Date(`${text}T00:00:00Z`).toJSON()?.startsWith(text) ?? false)

const asked = {
  from: day.nullish().meta({ description: 'The first day; 1 January of this year when left out.' }),
  to: day.nullish().meta({ description: 'The last day, counted itself; 31 December of this year when left out.' }),
  space: anyOr().meta({ description: 'One space with all under it; of staff their own when left out.' }),
  ...tokenInput,
}

const count = z.int()
const euros = z.number()
const figures = {
  count: count.meta({ description: 'Dossiers; of a supplier its matches.' }),
  pending: count,
  delivered: count,
  match: count.meta({ description: 'What was won or lost included.' }),
  mismatch: count,
  won: count,
  lost: count,
  users: count,
  amount: euros.meta({ description: 'Sum of `$amount` of all matches.' }),
  cost: euros.meta({ description: 'Sum of `$price` of the matches that were delivered.' }),
  price: euros.meta({ description: 'Sum of the prices of the dossiers.' }),
}
const figuresAnswer = z.object(figures).meta({ id: 'Figures' })

const monthAnswer = z
  .object({
    year: z.int(),
    month: z.int().min(1).max(12),
    ...figures,
    leadCount: count,
    leads: z
      .array(z.object({ _id: z.string(), name: z.string(), status: z.string().nullable() }))
      .meta({ description: `At most ${STATISTICS_LEADS_MAX}, by name; \`leadCount\` says how many there are.` }),
  })
  .meta({ id: 'StatisticsMonth' })
export type StatisticsMonth = z.output<typeof monthAnswer>

const namedAnswer = z.array(z.object({ _id: z.string(), name: z.string(), ...figures }))

const statisticsAnswer = z
  .object({
    from: z.string(),
    to: z.string(),
    months: z.array(monthAnswer),
    total: figuresAnswer,
    before: z
      .object({ months: z.array(z.object({ year: z.int(), month: z.int(), ...figures })), total: figuresAnswer })
      .meta({ description: 'The same days a year before.' }),
    steps: z.array(
      z.object({
        type: z.enum(steppedTypes),
        status: z.string(),
        came: count.meta({ description: 'How many could take this step.' }),
        took: count.meta({ description: 'How many of them took it.' }),
        days: z.number().nullable().meta({ description: 'Days between the status before and this one, on average.' }),
      }),
    ),
    suppliers: namedAnswer,
    branches: namedAnswer,
    sets: z
      .array(
        z.object({
          _id: z.string(),
          name: z.string(),
          count: count.meta({ description: 'Dossiers that took rows of it.' }),
          asked: count.meta({ description: 'Rows of it, for each supplier that was asked.' }),
          answered: count.meta({ description: 'How many of those were answered.' }),
          proven: count.meta({ description: 'How many of those answers have proof that holds, beyond a claim.' }),
          days: z.number().nullable().meta({ description: 'Days from being asked to the first answer, on average.' }),
        }),
      )
      .meta({ description: 'Requirement sets, most used first.' }),
  })
  .meta({ id: 'Statistics' })
export type Statistics = z.output<typeof statisticsAnswer>

const listAnswer = z
  .object({
    total: count.meta({ description: 'As many as the number counts.' }),
    data: z.array(
      z.object({
        _id: z.string().meta({ description: 'A dossier or a match.' }),
        name: z.string().meta({ description: 'What the dossier is about.' }),
        date: z.string(),
        status: z.string().nullable(),
        lead: z.string().nullable().meta({ description: 'The name of who asks.' }),
        supplier: z.string().nullable().meta({ description: 'Of a match.' }),
      }),
    ),
  })
  .meta({ id: 'StatisticsList' })
export type StatisticsList = z.output<typeof listAnswer>

const file = {
  ...asked,
  part: z.enum(statisticsParts).nullish().meta({ description: 'Which table; the months when left out.' }),
  language: z.enum(['nl', 'en']).nullish().meta({ description: 'Of the headings; the reader’s own when left out.' }),
}

export const statisticsCalls = {
  read: defineCall({
    method: 'POST',
    path: '/api/statistics',
    isHeavy: true,
    isRead: true,
    group,
    summary: 'Dossiers and their matches per month, with totals, the year before, steps, suppliers and branches',
    description: 'For staff, of their own space, and for super users, of all spaces or one.',
    body: z.object(asked),
    answer: statisticsAnswer,
    problems: [403, 404, 422],
  }),
  list: defineCall({
    method: 'POST',
    path: '/api/statistics/list',
    isHeavy: true,
    isRead: true,
    group,
    summary: 'The dossiers or matches that a number of the statistics counts',
    description: 'As many as the number says, the latest first. For who may read the statistics.',
    body: z.object({
      ...asked,
      figure: z.enum(countedFigures),
      of: anyOr().meta({ description: 'A supplier, a branche or a requirement set; all when left out.' }),
      step: plainText(20).nullish().meta({ description: 'Those of that figure’s type that took this step: a status.' }),
      page: wholeNumber(1, 10_000, 1),
      page_size: wholeNumber(1, 200, 50),
    }),
    answer: listAnswer,
    problems: [403, 404, 422],
  }),
  csv: defineCall({
    method: 'POST',
    path: '/api/statistics/csv',
    isHeavy: true,
    isRead: true,
    group,
    summary: 'A table of the statistics as CSV',
    body: z.object({ ...file, separator: z.enum(csvSeparators).nullish() }),
    answer: z.file(),
    answerType: 'text/csv',
    problems: [403, 404, 422],
  }),
  xlsx: defineCall({
    method: 'POST',
    path: '/api/statistics/xlsx',
    isHeavy: true,
    isRead: true,
    group,
    summary: 'A table of the statistics as an Excel workbook',
    body: z.object(file),
    answer: z.file(),
    answerType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    problems: [403, 404, 422],
  }),
}
