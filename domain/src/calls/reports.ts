import { z } from 'zod'
import { REPORT_GROUPS_MAX, REPORTS_MAX, REPORTS_SHOWN_MAX, VIEW_NAME_MAX } from '../limits.ts'
import { isTimeZone } from '../planning/timeZone.ts'
import { defineCall } from './call.ts'
import { csvSeparators } from './exports.ts'
import { anyOr, plainText, tokenInput } from './inputs.ts'
import { figuresAnswer, keptAnswer, reportInput } from './reportShapes.ts'

const group = 'reports'
const staffOnly = 'For staff and super users.'

const zone = anyOr(60)
  .refine((name) => name === undefined || isTimeZone(name), 'timeZone')
  .meta({ description: 'The time zone by whose days dates are read; Europe/Amsterdam when left out.' })
const idBody = z.object({ _id: plainText(64), ...tokenInput })
const doneAnswer = z.object({ _id: z.string() })

const file = {
  report: reportInput,
  name: plainText(VIEW_NAME_MAX).nullish().meta({ description: 'What the file is called.' }),
  zone,
  language: z.enum(['nl', 'en']).nullish().meta({ description: 'Of the headings; the reader’s own when left out.' }),
  ...tokenInput,
}

export const reportCalls = {
  list: defineCall({
    method: 'POST',
    path: '/api/reports/list',
    isRead: true,
    group,
    summary: 'The reports that the caller keeps, and those that are shared with them',
    description: staffOnly,
    body: z.object({ ...tokenInput }),
    answer: z.array(keptAnswer),
    problems: [403],
  }),
  figures: defineCall({
    method: 'POST',
    path: '/api/reports/figures',
    isHeavy: true,
    isRead: true,
    group,
    summary: 'What a report comes to: its groups, and of all items together',
    description: `${staffOnly} Of what the caller reads, in the form that they read; at most ${REPORT_GROUPS_MAX} groups, the largest or the latest.`,
    body: z.object({ report: reportInput, zone, ...tokenInput }),
    answer: figuresAnswer,
    problems: [403],
  }),
  save: defineCall({
    method: 'POST',
    path: '/api/reports/save',
    isWrite: true,
    group,
    summary: 'Keep a report, or change one',
    description: `${staffOnly} They may share one with their space. Somebody keeps at most ${REPORTS_MAX}.`,
    body: z.object({
      _id: plainText(64).nullish(),
      name: plainText(VIEW_NAME_MAX).nullish(),
      report: reportInput.nullish(),
      was: reportInput.nullish().meta({
        description: 'What the report said when it was read: where it says something else by now the answer is 409.',
      }),
      shared: z.boolean().nullish(),
      ...tokenInput,
    }),
    answer: doneAnswer,
    problems: [403, 404, 409, 422],
  }),
  place: defineCall({
    method: 'POST',
    path: '/api/reports/place',
    isWrite: true,
    group,
    summary: 'Put a report on the dashboard of the caller, give it another place there, or take it off',
    description: `${staffOnly} At most ${REPORTS_SHOWN_MAX} stand there. Taking off has the same answer whether or not it stood there.`,
    body: z.object({
      _id: plainText(64),
      at: z.int().min(0).max(REPORTS_SHOWN_MAX).nullable().meta({
        description: 'How many stand before it; null takes it off.',
      }),
      ...tokenInput,
    }),
    answer: doneAnswer,
    problems: [403, 404, 422],
  }),
  mail: defineCall({
    method: 'POST',
    path: '/api/reports/mail',
    isWrite: true,
    group,
    summary: 'Mail a report to the caller each month, or no more',
    description: `${staffOnly} It goes in the morning of the first working day of the month, as the caller reads it then.`,
    body: z.object({ _id: plainText(64), mail: z.boolean(), ...tokenInput }),
    answer: doneAnswer,
    problems: [403, 404],
  }),
  delete: defineCall({
    method: 'POST',
    path: '/api/reports/delete',
    isWrite: true,
    group,
    summary: 'Throw a report away',
    body: idBody,
    answer: doneAnswer,
    problems: [403, 404],
  }),
  restore: defineCall({
    method: 'POST',
    path: '/api/reports/restore',
    isWrite: true,
    group,
    summary: 'Take a report back that was thrown away',
    body: idBody,
    answer: doneAnswer,
    problems: [403, 404, 422],
  }),
  csv: defineCall({
    method: 'POST',
    path: '/api/reports/csv',
    isHeavy: true,
    isRead: true,
    group,
    summary: 'The groups of a report as CSV',
    description: staffOnly,
    body: z.object({ ...file, separator: z.enum(csvSeparators).nullish() }),
    answer: z.file(),
    answerType: 'text/csv',
    problems: [403],
  }),
  xlsx: defineCall({
    method: 'POST',
    path: '/api/reports/xlsx',
    isHeavy: true,
    isRead: true,
    group,
    summary: 'The groups of a report as an Excel workbook',
    description: staffOnly,
    body: z.object(file),
    answer: z.file(),
    answerType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    problems: [403],
  }),
}
