import { z } from 'zod'
import { importFields, importTypes } from '../importFields.ts'
import { defineCall } from './call.ts'
import { idInput, plainText, tokenInput, wholeNumber } from './inputs.ts'

const group = 'import'

/** What a form cannot say but as JSON. */
function jsonText<S extends z.ZodType>(schema: S) {
  return z
    .union([z.string().max(200_000), z.record(z.string(), z.unknown())])
    .nullish()
    .transform((given, context) => {
      if (given === undefined || given === null || given === '') return undefined
      if (typeof given !== 'string') return given
      try {
        const read: unknown = JSON.parse(given)
        return read
      } catch {
        context.addIssue({ code: 'custom' })
        return z.NEVER
      }
    })
    .pipe(schema.optional())
}

const flag = z
  .union([z.boolean(), z.enum(['true', 'false', '1', '0', ''])])
  .nullish()
  .transform((given) => given === true || given === 'true' || given === '1')

/** What happens to an organisation that is there: left out, its empty fields filled, or made all the same. */
export const duplicateWays = ['skip', 'merge', 'create'] as const

const options = {
  type: z.enum(importTypes).nullish().meta({ description: 'What the rows are; end-users when left out.' }),
  space: idInput.nullish().meta({ description: 'The space under which they come; the caller’s own when left out.' }),
  mapping: jsonText(z.partialRecord(z.enum(importFields), z.string().max(500).nullable())).meta({
    description:
      'Columns by field where the guess is not right: the heading, or null for none. As JSON in a form. What was said the last time of a file with these headings is remembered.',
  }),
  duplicates: z
    .enum(duplicateWays)
    .nullish()
    .meta({ description: 'What happens to what is there already; skip when left out.' }),
  choices: jsonText(z.record(z.string().regex(/^\d{1,9}$/), z.enum(duplicateWays))).meta({
    description: 'The same for single rows, by their line.',
  }),
  skip_invalid: flag.meta({ description: 'Import the other rows when some break a rule; otherwise none is.' }),
}

const issue = z.object({ path: z.string(), code: z.string(), message: z.string() })

/** A row of the report. */
const rowAnswer = z.object({
  line: z.int().meta({ description: 'Of the file, counted from 1.' }),
  name: z.string(),
  outcome: z.enum(['created', 'merged', 'skipped', 'failed']),
  reason: z.string().meta({ description: 'Why, and what was remarked, in the reader’s language.' }),
  issues: z.array(issue).optional(),
  duplicate: z
    .object({ kind: z.string(), of: z.union([z.int(), z.string()]), name: z.string().optional() })
    .optional()
    .meta({ description: 'Whom it is the same as: a line of this file, or the id of an item, and by what.' }),
  id: z.string().optional().meta({ description: 'The item that it became or was merged with.' }),
})

/** What came of taking an import back (D23.5). */
const undoAnswer = z
  .object({
    _id: z.string(),
    state: z.enum(['undoing', 'undone']).meta({ description: 'While it is undoing, ask again: it goes on by itself.' }),
    trashed: z.int().meta({ description: 'Items that went to the trash.' }),
    restored: z.int().meta({ description: 'Items of before of which all that was filled in is empty again.' }),
    stayed: z.int().meta({ description: 'Items that stay, since somebody worked on them.' }),
    items: z
      .array(z.object({ _id: z.string(), name: z.string(), reason: z.enum(['changed', 'attached', 'forbidden']) }))
      .meta({
        description: 'The first hundred that stay: changed since, with something of others on it, or not yours.',
      }),
  })
  .meta({ id: 'ImportUndo' })

/** An import that can still be taken back. */
const undoableAnswer = z
  .object({
    _id: z.string(),
    state: z.enum(['done', 'undoing']),
    file: z.string(),
    type: z.enum(importTypes),
    space: z.object({ _id: z.string(), name: z.string() }),
    by: z.string().optional().meta({ description: 'Who ran it.' }),
    landed: z.string().meta({ description: 'Since when its rows are there.' }),
    until: z.string().meta({ description: 'Until when it can be taken back.' }),
    counts: z.object({ created: z.int(), merged: z.int() }),
  })
  .meta({ id: 'UndoableImport' })

const importAnswer = z
  .object({
    _id: z.string(),
    state: z.enum(['checking', 'checked', 'writing', 'done', 'cancelled', 'failed', 'undoing', 'undone']),
    file: z.string(),
    type: z.enum(importTypes),
    space: z.string(),
    created: z.string().meta({ description: 'When it began.' }),
    progress: z
      .object({ phase: z.enum(['check', 'write', 'merge', 'undo']), done: z.int(), total: z.int().optional() })
      .optional(),
    headings: z.array(z.string()).optional(),
    sample: z.array(z.record(z.string(), z.string())).optional().meta({ description: 'The first rows by heading.' }),
    columns: z.record(z.string(), z.string()).optional().meta({ description: 'Which heading fills which field.' }),
    guessed: z.record(z.string(), z.string()).optional().meta({ description: 'What was guessed of it.' }),
    ignored: z.array(z.string()).optional(),
    encoding: z.string().optional(),
    delimiter: z.string().optional(),
    duplicates: z.enum(duplicateWays),
    counts: z
      .object({ created: z.int(), merged: z.int(), skipped: z.int(), failed: z.int(), duplicates: z.int() })
      .optional(),
    remarks: z.array(z.string()).optional().meta({ description: 'What holds for every row.' }),
    rows: z.array(rowAnswer).optional().meta({ description: 'The first rows of the report.' }),
    written: z.boolean().meta({ description: 'Whether anything was written.' }),
    until: z.string().optional().meta({ description: 'Until when it can be taken back.' }),
    undo: undoAnswer.optional().meta({ description: 'What came of taking it back.' }),
    error: z.string().optional().meta({ description: 'Why it failed, in the reader’s language.' }),
  })
  .meta({ id: 'Import' })

const one = { _id: plainText(100), ...tokenInput }

export const importCalls = {
  upload: defineCall({
    method: 'POST',
    path: '/api/import',
    group,
    summary: 'Import organisations or contacts from a file',
    description:
      'CSV (comma, semicolon or tab; UTF-8, UTF-16 or Windows-1252), XLSX or vCard. `preview` checks every row and writes nothing; `run` then writes all rows or none. The answer waits for a while; a longer import goes on by itself and is asked for by its `_id`. For staff and super users.',
    isUpload: true,
    body: z.object({
      file: z.file().meta({ description: 'At most 50 MB; a workbook at most 20 MB.' }),
      mode: z.enum(['preview', 'run']).nullish().meta({ description: 'preview when left out.' }),
      wait: wholeNumber(0, 20, 10).meta({ description: 'Seconds that the answer may wait for the end.' }),
      ...options,
      ...tokenInput,
    }),
    answer: importAnswer,
    problems: [403, 404],
  }),
  check: defineCall({
    method: 'POST',
    path: '/api/import/check',
    group,
    summary: 'Check a file that was sent with other columns or choices',
    body: z.object({ ...one, ...options }),
    answer: importAnswer,
    problems: [403, 404],
  }),
  run: defineCall({
    method: 'POST',
    path: '/api/import/run',
    group,
    summary: 'Write a file that was checked: all rows or none',
    body: z.object({ ...one, ...options }),
    answer: importAnswer,
    problems: [403, 404],
  }),
  read: defineCall({
    method: 'POST',
    path: '/api/import/read',
    isRead: true,
    group,
    summary: 'How far an import of one’s own is',
    body: z.object(one),
    answer: importAnswer,
    problems: [403, 404],
  }),
  list: defineCall({
    method: 'POST',
    path: '/api/import/list',
    isRead: true,
    group,
    summary: 'One’s own imports of the last thirty days, newest first',
    body: z.object({ ...tokenInput }),
    answer: z.array(importAnswer),
    problems: [403],
  }),
  rows: defineCall({
    method: 'POST',
    path: '/api/import/rows',
    isRead: true,
    group,
    summary: 'What became of the rows, page after page',
    body: z.object({
      ...one,
      outcome: z.enum(['created', 'merged', 'skipped', 'failed', 'duplicate', '*', '']).nullish(),
      after: wholeNumber(0, 100_000_000, 0).meta({ description: 'The line behind which the page begins.' }),
      page_size: wholeNumber(1, 500, 100),
    }),
    answer: z.array(rowAnswer),
    problems: [403, 404],
  }),
  cancel: defineCall({
    method: 'POST',
    path: '/api/import/cancel',
    group,
    summary: 'Stop an import; nothing of it is kept',
    body: z.object(one),
    answer: importAnswer,
    problems: [403, 404],
  }),
  undo: defineCall({
    method: 'POST',
    path: '/api/import/undo',
    group,
    summary: 'Take back an import, within thirty days',
    description:
      'For who ran it, staff of its space and super users. What it made and nobody changed goes to the trash, from where it can be restored; what it filled in is put back where it is still what it wrote. What somebody changed, or hung something on, stays and is named. Asked again it does nothing more.',
    body: z.object(one),
    answer: undoAnswer,
    problems: [403, 404],
  }),
  undoable: defineCall({
    method: 'POST',
    path: '/api/import/undoable',
    isRead: true,
    group,
    summary: 'Imports that can still be taken back: one’s own and those into one’s space, newest first',
    body: z.object({ ...tokenInput }),
    answer: z.array(undoableAnswer),
    problems: [403],
  }),
  report: defineCall({
    method: 'POST',
    path: '/api/import/report',
    isRead: true,
    group,
    summary: 'What became of every row, as CSV',
    body: z.object({ ...one, language: z.enum(['nl', 'en']).nullish() }),
    answer: z.file(),
    answerType: 'text/csv',
    problems: [403, 404],
  }),
}
