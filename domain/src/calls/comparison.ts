import { z } from 'zod'
import { answerValues, proofKinds, requirementLevels } from '../types/index.ts'
import { defineCall } from './call.ts'
import { idInput, tokenInput } from './inputs.ts'

const group = 'comparison'

const cell = z
  .object({
    value: z.enum(answerValues).nullable().meta({ description: 'null: not answered, or to be confirmed again.' }),
    grade: z.int().meta({ description: '0 claimed, 1 document, 2 reference, 3 seen, 4 tested.' }),
    remark: z.string().optional(),
    due: z.string().optional(),
    checked: z.enum(answerValues).optional(),
    checkRemark: z.string().optional(),
    isToConfirm: z.boolean().optional(),
    isExpired: z.boolean().optional().meta({ description: 'Some of its evidence is past its date.' }),
  })
  .meta({ id: 'ComparisonCell' })

const column = z
  .object({
    match: z.string(),
    supplier: z.string(),
    name: z.string(),
    avatar: z.string().optional(),
    status: z.string(),
    askedAt: z.string().nullish().meta({ description: 'Since when it can answer.' }),
    submitted: z.int().meta({ description: 'Rows answered.' }),
    cells: z.record(z.string(), cell).meta({ description: 'By key of the requirement.' }),
  })
  .meta({ id: 'ComparisonColumn' })

const comparison = z
  .object({
    dossier: z.string(),
    version: z.int(),
    rows: z.array(
      z.object({
        key: z.string(),
        group: z.int(),
        nl: z.string().optional(),
        en: z.string().optional(),
        level: z.enum(requirementLevels),
        weight: z.int(),
        proof: z.enum(proofKinds),
        knockout: z.boolean().optional(),
      }),
    ),
    columns: z.array(column),
  })
  .meta({ id: 'Comparison' })

/** The grid of requirements and suppliers, as its reader reads it. */
export type Comparison = z.output<typeof comparison>
export type ComparisonColumn = z.output<typeof column>
export type ComparisonCell = z.output<typeof cell>

export const comparisonCalls = {
  read: defineCall({
    method: 'POST',
    path: '/api/comparison/read',
    isRead: true,
    group,
    summary: 'Requirements against the suppliers that the caller sees; a supplier sees its own column',
    body: z.object({ dossier: idInput, ...tokenInput }),
    answer: comparison,
    problems: [404],
  }),
  export: defineCall({
    method: 'POST',
    path: '/api/export/comparison',
    isHeavy: true,
    isRead: true,
    group,
    summary: 'The same as a workbook with the sheets Eisen, Antwoorden and Bewijs',
    body: z.object({ dossier: idInput, ...tokenInput }),
    answer: z.string(),
    answerType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    problems: [404],
  }),
}
