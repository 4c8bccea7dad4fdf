import { z } from 'zod'
import { REPORT_GROUPS_MAX, REPORTS_MAX, REPORTS_SHOWN_MAX, VIEW_NAME_MAX, WHERE_TEXT_MAX } from '../limits.ts'
import { isTimeZone } from '../planning/timeZone.ts'
import { reportSteps } from '../reports/periods.ts'
import { reportCharts, reportMeasures } from '../reports/report.ts'
import { readReportSearch, reportOf } from '../reports/reportText.ts'
import { typeNames } from '../types/index.ts'
import { defineCall } from './call.ts'
import { csvSeparators } from './exports.ts'
import { anyOr, plainText, tokenInput } from './inputs.ts'

const group = 'reports'
const staffOnly = 'For staff and super users.'

const words = {
  type: z.enum(typeNames).meta({ description: 'Which items.' }),
  where: plainText(WHERE_TEXT_MAX).nullish().meta({
    description:
      'Which of them, as the address of a list says it: `employees:above:50;(|status:is:lead:lost;name:contains:zon)`.',
  }),
  by: plainText(80).nullish().meta({
    description:
      'The field that they are grouped by: a choice, yes or no, a date, `_owner`, a city, or of what they hang under a choice or name. Without one it is one number.',
  }),
  step: z.enum(reportSteps).nullish().meta({ description: 'Of a date: the stretches of days.' }),
  measure: z.enum(reportMeasures),
  of: plainText(80).nullish().meta({ description: 'The number field that is added up; not for a count.' }),
  chart: z.enum(reportCharts),
  target: plainText(20).nullish().meta({ description: 'What one wants to reach of each group, as a number.' }),
}

/** A report in the words of an address (S2.9); one that makes no sense is refused. */
const reportInput = z.object(words).transform((given, { addIssue }) => {
  const report = reportOf(readReportSearch(given))
  if (report) return report
  addIssue({ code: 'custom', message: 'choice' })
  return z.NEVER
})

const said = z.string().optional()
const keptAnswer = z
  .object({
    _id: z.string(),
    name: z.string(),
    report: z
      .object({
        type: z.string(),
        where: said,
        by: said,
        step: said,
        measure: said,
        of: said,
        chart: said,
        target: said,
      })
      .meta({ description: 'In the words of an address, as it was kept.' }),
    shared: z.boolean().meta({ description: 'Staff and super users of the space read it.' }),
    mine: z.boolean(),
    by: z.string().nullish().meta({ description: 'Who shared it.' }),
    place: z
      .int()
      .nullish()
      .meta({ description: 'Where it stands on the dashboard of the caller, from 1; null when it does not.' }),
    mailed: z.boolean().meta({ description: 'The caller gets it by mail each month.' }),
  })
  .meta({ id: 'Report' })
export type KeptReport = z.output<typeof keptAnswer>

const measured = {
  count: z.int().meta({ description: 'Items that the caller reads.' }),
  value: z.number().nullable().meta({ description: 'What was measured; null where no item has a number.' }),
}
const figuresAnswer = z
  .object({
    groups: z.array(
      z.object({
        key: z.string().meta({ description: 'A value, or a stretch of days; empty for items that have none.' }),
        name: z.string().optional().meta({ description: 'Of an owner.' }),
        ...measured,
      }),
    ),
    more: z.boolean().meta({ description: `There are more than ${REPORT_GROUPS_MAX} groups.` }),
    total: z.object(measured).meta({ description: 'Of all items, each once.' }),
  })
  .meta({ id: 'ReportFigures' })

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
      shared: z.boolean().nullish(),
      ...tokenInput,
    }),
    answer: doneAnswer,
    problems: [403, 404, 422],
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
