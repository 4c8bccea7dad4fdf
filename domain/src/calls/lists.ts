import { z } from 'zod'
import { BOARD_CARDS_MAX, BULK_MAX, GROUPS_MAX, LIST_IDS_MAX, VIEW_NAME_MAX } from '../limits.ts'
import { typeNames } from '../types/index.ts'
import { refAnswer } from './answers.ts'
import { defineCall } from './call.ts'
import { filterInput, sortInput } from './filters.ts'
import { fieldsInput, idInput, plainText, tokenInput, versionInput, wholeNumber } from './inputs.ts'

const group = 'lists'
const REASON_MAX = 2000
const SETTINGS_MAX = 20_000

const writtenAnswer = z.object({
  _id: z.string(),
  _version: z.int(),
  before: z
    .record(z.string(), z.unknown())
    .optional()
    .meta({ description: 'What the changed fields were: sent back as `items` they are that again.' }),
  isNew: z.boolean().optional().meta({ description: 'Of an edge: it was not there before.' }),
})

const refusedAnswer = z.object({
  _id: z.string(),
  name: z.string().optional(),
  code: z.enum(['missing', 'forbidden', 'invalid', 'stale']),
  title: z.string().meta({ description: 'Why, in the language of the caller.' }),
  errors: z.array(z.object({ path: z.string(), code: z.string(), message: z.string() })).optional(),
})

/** What became of each item of a bulk. */
const bulkAnswer = z.object({ done: z.array(writtenAnswer), refused: z.array(refusedAnswer) }).meta({ id: 'Bulk' })
export type BulkAnswer = z.output<typeof bulkAnswer>

const edgeInput = z
  .object({
    edge: plainText(40),
    to: idInput,
    as: z
      .enum(['parent', 'child'])
      .meta({ description: 'What the items are on the edge; of a tag they are the parent.' }),
    props: fieldsInput.nullish(),
  })
  .nullish()

const works = ['props', 'items', 'link', 'unlink', 'remove', 'restore'] as const

/** Looks, columns, filters and order of a list, as the browser keeps them; their meaning is the browser's own. */
const settingsInput = z
  .record(z.string().max(40), z.unknown())
  .refine((settings) => JSON.stringify(settings).length <= SETTINGS_MAX)
  .meta({ description: 'Filters, order, columns and look, as the browser keeps them.' })

const typeInput = z.enum(typeNames)

const viewAnswer = z
  .object({
    _id: z.string(),
    type: typeInput,
    name: z.string(),
    settings: z.record(z.string(), z.unknown()),
    shared: z.boolean().meta({ description: 'Everyone of the space reads it.' }),
    mine: z.boolean(),
    by: z.string().optional().meta({ description: 'Who shared it.' }),
    isDefault: z.boolean().meta({ description: 'With it the list of this type opens, for the caller.' }),
  })
  .meta({ id: 'View' })
export type View = z.output<typeof viewAnswer>

const cardAnswer = z
  .object({
    _id: z.string(),
    owners: z.array(refAnswer).meta({ description: 'The first 20 that the caller reads.' }),
    matches: z
      .int()
      .optional()
      .meta({ description: 'Of a dossier: how many matches the caller reads. Not for suppliers.' }),
    late: z.string().optional().meta({ description: 'Of a dossier, for the centre: the day that it is past.' }),
  })
  .meta({ id: 'BoardCard' })
export type BoardFacts = z.output<typeof cardAnswer>

const viewId = z.object({ _id: plainText(64), ...tokenInput })
const doneAnswer = z.object({ _id: z.string() })

export const listCalls = {
  statuses: defineCall({
    method: 'POST',
    path: '/api/lists/statuses',
    isRead: true,
    group,
    summary: 'How many items of a list have each status, or each value of another field; of todos open and done',
    body: z.object({
      ...filterInput,
      by: plainText(80)
        .nullish()
        .meta({
          description: `Another field to count by instead: a choice or a yes or no of the type, or \`_owner\`. Without a value it is empty; at most ${GROUPS_MAX} are told, the largest first.`,
        }),
      columns: z
        .boolean()
        .nullish()
        .meta({ description: 'With `by`: count each group by the status too, as a board with lanes shows it.' }),
      amounts: z.boolean().nullish().meta({ description: 'Add up what the items are worth too.' }),
      ...tokenInput,
    }),
    answer: z.array(
      z.object({
        status: z.string(),
        column: z.string().optional().meta({ description: 'With `columns`: the status, where `status` is the group.' }),
        count: z.int(),
        amount: z.number().optional().meta({ description: 'Whole euros, of what somebody entered.' }),
      }),
    ),
  }),
  cards: defineCall({
    method: 'POST',
    path: '/api/lists/cards',
    isRead: true,
    group,
    summary: 'What a board says on its cards besides the fields: owners, matches, and since when it is late',
    description: 'What does not exist for the caller is left out.',
    body: z.object({ ids: z.array(idInput).max(BOARD_CARDS_MAX), ...tokenInput }),
    answer: z.array(cardAnswer),
  }),
  ids: defineCall({
    method: 'POST',
    path: '/api/lists/ids',
    isHeavy: true,
    isRead: true,
    group,
    summary: 'The ids of a stretch of a list, in its order',
    body: z.object({
      ...filterInput,
      ...sortInput,
      offset: wholeNumber(0, 10_000_000, 0),
      limit: wholeNumber(1, LIST_IDS_MAX, LIST_IDS_MAX),
      ...tokenInput,
    }),
    answer: z.array(z.string()),
  }),
  bulk: defineCall({
    method: 'POST',
    path: '/api/space/bulk',
    isHeavy: true,
    isWrite: true,
    group,
    summary: 'Do the same to many items, each in a transaction of its own',
    description: `Exactly one of ${works.join(', ')}. What may not be done to an item is reported with its reason and holds up no other. A status that asks for a reason takes it from \`reason\`.`,
    body: z
      .object({
        ids: z.array(idInput).max(BULK_MAX).nullish(),
        props: fieldsInput.nullish(),
        reason: plainText(REASON_MAX).nullish(),
        items: z
          .array(z.object({ _id: idInput, props: fieldsInput, _version: versionInput }))
          .max(BULK_MAX)
          .nullish()
          .meta({ description: 'Items with fields of their own, as an undo sends them.' }),
        link: edgeInput,
        unlink: edgeInput,
        remove: z.boolean().nullish(),
        restore: z.boolean().nullish(),
        ...tokenInput,
      })
      .refine((body) => works.filter((work) => body[work]).length === 1),
    answer: bulkAnswer,
    problems: [422],
  }),
  views: defineCall({
    method: 'POST',
    path: '/api/views/list',
    isRead: true,
    group: 'views',
    summary: 'The views of lists that the caller keeps, and those that are shared with them',
    body: z.object({ type: typeInput.nullish(), ...tokenInput }),
    answer: z.array(viewAnswer),
  }),
  saveView: defineCall({
    method: 'POST',
    path: '/api/views/save',
    isWrite: true,
    group: 'views',
    summary: 'Keep a view of a list, or change one',
    description: 'Staff and super users may share one with their space.',
    body: z.object({
      _id: plainText(64).nullish(),
      type: typeInput.nullish(),
      name: plainText(VIEW_NAME_MAX).nullish(),
      settings: settingsInput.nullish(),
      shared: z.boolean().nullish(),
      isDefault: z.boolean().nullish(),
      ...tokenInput,
    }),
    answer: doneAnswer,
    problems: [403, 404],
  }),
  deleteView: defineCall({
    method: 'POST',
    path: '/api/views/delete',
    isWrite: true,
    group: 'views',
    summary: 'Throw a view away',
    body: viewId,
    answer: doneAnswer,
    problems: [403, 404],
  }),
  restoreView: defineCall({
    method: 'POST',
    path: '/api/views/restore',
    isWrite: true,
    group: 'views',
    summary: 'Take a view back that was thrown away',
    body: viewId,
    answer: doneAnswer,
    problems: [403, 404],
  }),
}
