import { z } from 'zod'
import { EXPORT_IDS_MAX } from '../limits.ts'
import { defineCall } from './call.ts'
import { plainText } from './inputs.ts'
import { itemCalls } from './items.ts'

const group = 'export'

/** Languages of the headings and words in a file. */
const languages = ['nl', 'en'] as const
/** What stands between two cells of a CSV file. */
export const csvSeparators = ['semicolon', 'comma', 'tab'] as const

const { page: _page, page_size: _size, ...filters } = itemCalls.search.body.shape

const list = {
  ...filters,
  ids: z
    .array(plainText(200))
    .max(EXPORT_IDS_MAX)
    .nullish()
    .meta({ description: 'Only these items, in this order; the filters are not looked at then.' }),
  language: z.enum(languages).nullish().meta({ description: 'Of the headings; the reader’s own when left out.' }),
}

const rows =
  'Every field that the caller reads, in the form in which they read it, in the order of the list. With no filter it is all they read.'

export const exportCalls = {
  csv: defineCall({
    method: 'POST',
    path: '/api/export/csv',
    isHeavy: true,
    isRead: true,
    group,
    summary: 'A list as CSV',
    description: `${rows} Cells that a spreadsheet would take for a formula begin with an apostrophe.`,
    body: z.object({
      ...list,
      separator: z
        .enum(csvSeparators)
        .nullish()
        .meta({ description: 'A semicolon in Dutch and a comma in English when left out.' }),
      bom: z
        .boolean()
        .nullish()
        .meta({ description: 'A byte order mark, which Excel asks for; written unless false.' }),
    }),
    answer: z.file(),
    answerType: 'text/csv',
  }),
  xlsx: defineCall({
    method: 'POST',
    path: '/api/export/xlsx',
    isHeavy: true,
    isRead: true,
    group,
    summary: 'A list as an Excel workbook',
    description: `${rows} More than 50,000 rows are refused: CSV has no such limit.`,
    body: z.object(list),
    answer: z.file(),
    answerType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  }),
  json: defineCall({
    method: 'POST',
    path: '/api/export/json',
    isHeavy: true,
    isRead: true,
    group,
    summary: 'A list as JSON',
    description: `${rows} An array of items with the fields of the other files, each as the caller reads it.`,
    body: z.object(list),
    answer: z.file(),
    answerType: 'application/json',
  }),
  workbook: defineCall({
    method: 'POST',
    path: '/api/export/workbook',
    isHeavy: true,
    isRead: true,
    group,
    summary: 'A list with its contacts and matches as one Excel workbook',
    description: `${rows} Contacts and matches have a sheet of their own, with the id of the row of the list that they belong to; only those that the caller reads, tied by what they read of them. More than 50,000 rows of a sheet are refused.`,
    body: z.object(list),
    answer: z.file(),
    answerType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  }),
  vcard: defineCall({
    method: 'POST',
    path: '/api/export/vcard',
    isHeavy: true,
    isRead: true,
    group,
    summary: 'The people and organisations of a list as vCards',
    description: 'Contacts when no type is named; what is neither a person nor an organisation is left out.',
    body: z.object(list),
    answer: z.file(),
    answerType: 'text/vcard',
  }),
}
