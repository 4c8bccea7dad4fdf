import { z } from 'zod'
import { DEPTH_MAX, LIST_IDS_MAX, PAGE_SIZE_MAX } from '../limits.ts'
import { childLists } from '../types/edges.ts'
import { itemAnswer, itemsAnswer, savedAnswer, writtenAnswer } from './answers.ts'
import { defineCall } from './call.ts'
import { filterInput, pagingInput, sortInput } from './filters.ts'
import { anyOr, fieldsInput, idInput, plainText, termInput, tokenInput, versionInput, wholeNumber } from './inputs.ts'

const group = 'space'
const id = 'The id with its slash, such as lead/KEY; a key alone is a space.'
const ends = {
  edge: 'The name of the edge, such as MEMBERS or MATCH.',
  parent: 'The id of the parent with its slash.',
  child: 'The id of the child with its slash.',
}
const props = fieldsInput.nullish()
const linkedInput = z.union([idInput, z.array(idInput).min(1).max(LIST_IDS_MAX)])
export const itemCalls = {
  search: defineCall({
    method: 'POST',
    path: '/api/space/search',
    isRead: true,
    group,
    summary: 'Search and list items',
    description:
      'Words by prefix, stem and part, accents folded, small typos forgiven, best first; without words the filters list. Absent and * mean any. A term under 2 characters without another filter finds nothing.',
    body: z.object({ ...filterInput, ...sortInput, ...pagingInput, ...tokenInput }),
    answer: itemsAnswer,
    headers: {
      'x-total-count': 'How many items there are: exact up to 10,000.',
      'x-total-estimate': 'true when the count is more than 10,000.',
    },
  }),
  activities: defineCall({
    method: 'POST',
    path: '/api/space/activities',
    isRead: true,
    group,
    summary: 'What happened last, newest first',
    body: z.object({
      parent: anyOr(),
      space: anyOr(),
      ...pagingInput,
      depth: wholeNumber(0, DEPTH_MAX, 2),
      ...tokenInput,
    }),
    answer: itemsAnswer,
  }),
  list: defineCall({
    method: 'POST',
    path: '/api/space/list',
    isRead: true,
    group,
    summary: 'What hangs under an item, between two depths',
    description:
      'Flat, each item once at its least distance, never the start itself, with `_edge`, the edge by which it is reached.',
    body: z.object({
      space: anyOr().meta({ description: 'Where to start; the own organisation when left out.' }),
      from: wholeNumber(1, DEPTH_MAX, 1),
      depth: wholeNumber(1, DEPTH_MAX, 2),
      default: plainText(40).nullish().meta({ description: 'The $role of an edge that has none.' }),
      ...tokenInput,
    }),
    answer: itemsAnswer,
    problems: [404],
  }),
  tags: defineCall({
    method: 'POST',
    path: '/api/space/tags',
    isRead: true,
    group,
    summary: 'The tree of tags, flat',
    body: z.object({ ...tokenInput }),
    answer: itemsAnswer,
  }),
  read: defineCall({
    method: 'POST',
    path: '/api/space/{id}',
    isRead: true,
    group,
    summary: 'One item with its lists',
    params: { id },
    description:
      'With `lists` only the lists of children that are named, which is the quickest way to an item with its contacts.',
    body: z.object({
      depth: wholeNumber(0, DEPTH_MAX, 2),
      lists: z
        .array(z.enum([...childLists.keys()]))
        .min(1)
        .max(childLists.size)
        .optional(),
      ...tokenInput,
    }),
    answer: itemAnswer,
    problems: [404],
  }),
  save: defineCall({
    method: 'POST',
    path: '/api/space/save',
    group,
    summary: 'Make an item, or change one',
    description:
      'Makes when the item has no _id; a parent draws the edge as well. Properties of the edge stand in the item with their $. In a text of one line a line break and the white space around it become one space; other white space inside stays.',
    isWrite: true,
    body: z.object({
      item: fieldsInput,
      props,
      parent: anyOr(),
      edge: anyOr(40),
      user: z.unknown().optional().meta({ description: 'Not read: the token says who writes.' }),
      ...tokenInput,
    }),
    answer: savedAnswer,
    problems: [403, 404, 409],
  }),
  update: defineCall({
    method: 'POST',
    path: '/api/space/update/{id}',
    group,
    summary: 'Change fields, status or history of an item',
    description: 'Fields that are not sent stay as they are.',
    isWrite: true,
    params: { id },
    body: z.object({ props: fieldsInput, _version: versionInput, ...tokenInput }),
    answer: savedAnswer,
    problems: [403, 404, 409],
  }),
  edge: defineCall({
    method: 'POST',
    path: '/api/space/edge/{edge}/{parent}/{child}',
    group,
    summary: 'Draw an edge, or change its properties',
    description: 'A MATCH edge makes a match and answers its id.',
    isWrite: true,
    params: ends,
    body: z.object({
      props,
      _version: versionInput,
      instead: idInput.nullish().meta({
        description:
          'The child that gives way: its edge of this name is removed at the same moment, or nothing is done.',
      }),
      ...tokenInput,
    }),
    answer: savedAnswer,
    problems: [403, 404, 409],
  }),
  newReaders: defineCall({
    method: 'POST',
    path: '/api/links/readers',
    isRead: true,
    group,
    summary: 'Which suppliers would read somebody’s card in full by a link that is not drawn yet; for staff',
    description:
      'People who are the child, or hang under it; with how many of them the supplier does not read now. Of many those that do not exist for the caller are left out.',
    body: z.object({ parent: linkedInput, child: linkedInput, ...tokenInput }),
    answer: z.object({
      suppliers: z.array(z.object({ _id: z.string(), name: z.string(), people: z.int() })),
    }),
    problems: [403, 404],
  }),
  deleteEdge: defineCall({
    method: 'POST',
    path: '/api/space/delete/{edge}/{parent}/{child}',
    group,
    summary: 'Remove an edge; both items stay',
    isWrite: true,
    params: ends,
    body: z.object({ props, ...tokenInput }),
    answer: writtenAnswer,
    problems: [403, 404],
  }),
  delete: defineCall({
    method: 'POST',
    path: '/api/space/delete',
    group,
    summary: 'Put an item in the trash',
    description: 'With a parent only the edge to that parent goes.',
    isWrite: true,
    body: z.object({
      item: z.looseObject({ _id: idInput }),
      parent: anyOr(),
      edge: anyOr(40),
      user: z.unknown().optional().meta({ description: 'Not read: the token says who writes.' }),
      ...tokenInput,
    }),
    answer: writtenAnswer,
    problems: [403, 404],
  }),
  trash: defineCall({
    method: 'POST',
    path: '/api/trash/list',
    isRead: true,
    group: 'trash',
    summary: 'What can be restored, newest first; for staff and super users',
    description:
      'Each with `_deleted`, by whom (`_deleted_by`), where it was (`_parents`) and with what it was merged (`_into`), as far as the caller reads these; `_gone` says of such a place that it lies in the trash itself.',
    body: z.object({
      q: termInput.meta({ description: 'What its name holds, capitals and accents aside.' }),
      feed: anyOr().meta({ description: 'A type.' }),
      item: idInput.optional().meta({ description: 'Only this item.' }),
      page: pagingInput.page,
      page_size: wholeNumber(1, PAGE_SIZE_MAX, PAGE_SIZE_MAX),
      ...tokenInput,
    }),
    answer: itemsAnswer,
    headers: { 'x-total-count': 'How many there are of what was asked for.' },
    problems: [403],
  }),
  restore: defineCall({
    method: 'POST',
    path: '/api/trash/restore',
    group: 'trash',
    summary: 'Take an item out of the trash, with what went along',
    description:
      'Of what was merged with another the merge is taken back. 422 as long as its place, or that other, lies in the trash itself.',
    isWrite: true,
    body: z.object({ _id: idInput, ...tokenInput }),
    answer: writtenAnswer,
    problems: [403, 404],
  }),
}
