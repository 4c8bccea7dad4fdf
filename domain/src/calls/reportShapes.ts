import { z } from 'zod'
import { REPORT_GROUPS_MAX, WHERE_TEXT_MAX } from '../limits.ts'
import { reportSteps } from '../reports/periods.ts'
import { reportCharts, reportMeasures } from '../reports/report.ts'
import { reportOf } from '../reports/reportText.ts'
import { typeNames } from '../types/index.ts'
import { plainText } from './inputs.ts'

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
  of: plainText(80).nullish().meta({
    description:
      'The number field that is added up; not for a count. With `median` also days between two statuses, as `_days:request:match`: from when an item first came to the one until it first came to the other after that.',
  }),
  chart: z.enum(reportCharts),
  target: plainText(20).nullish().meta({ description: 'What one wants to reach of each group, as a number.' }),
}

/** A report in the words of an address (S2.9); one that makes no sense is refused. */
export const reportInput = z.object(words).transform((given, { addIssue }) => {
  const report = reportOf(given)
  if (report) return report
  addIssue({ code: 'custom', message: 'choice' })
  return z.NEVER
})

const said = z.string().optional()
/** A report that is kept. */
export const keptAnswer = z
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
/** What a report comes to. */
export const figuresAnswer = z
  .object({
    groups: z.array(
      z.object({
        key: z.string().meta({ description: 'A value, or a stretch of days; empty for items that have none.' }),
        name: z.string().optional().meta({ description: 'Of an owner or a tag.' }),
        name_en: z.string().optional().meta({ description: 'Of a tag that has an English name.' }),
        ...measured,
      }),
    ),
    more: z.boolean().meta({ description: `There are more than ${REPORT_GROUPS_MAX} groups.` }),
    total: z.object(measured).meta({ description: 'Of all items, each once.' }),
  })
  .meta({ id: 'ReportFigures' })
