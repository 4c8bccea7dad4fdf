import { z } from 'zod'
import { WORD_MAX, WORK_GROUP_MAX, workGroups, workReasons } from '../work/index.ts'
import { itemAnswer, refAnswer } from './answers.ts'
import { defineCall } from './call.ts'
import { idInput, plainText, tokenInput } from './inputs.ts'

const group = 'work'

const workLine = z
  .object({
    why: z.enum(workReasons).meta({ description: 'Why it is here.' }),
    group: z.enum(workGroups),
    at: z.string().optional().meta({ description: 'By when: a moment, or a day as `YYYY-MM-DD`.' }),
    step: z
      .object({ status: z.string(), text: z.string().optional() })
      .optional()
      .meta({ description: 'Of a late dossier the step that it is past.' }),
    until: z.iso.datetime().optional().meta({ description: 'Of what was put aside: until when.' }),
    back: z.iso.datetime().optional().meta({ description: 'It was put aside, and is back since then.' }),
    remind: z.iso.datetime().optional().meta({ description: 'When the caller is reminded of it.' }),
    item: itemAnswer,
  })
  .meta({ id: 'WorkLine' })
export type WorkLine = z.output<typeof workLine>

const workAnswer = z
  .object({
    zone: z.string().meta({ description: 'The time zone of the caller, by which days are counted.' }),
    day: z.string().meta({ description: 'Today in that zone.' }),
    total: z.int().meta({ description: 'How many lines there are.' }),
    groups: z.partialRecord(z.enum(workGroups), z.int()).meta({ description: 'How many lines each group has.' }),
    snoozed: z.int().meta({ description: 'How many lines are put aside.' }),
    next: z.iso.datetime().nullable().meta({ description: 'When the first of those comes back.' }),
    lines: z.array(workLine).meta({ description: `At most ${WORK_GROUP_MAX} of each group.` }),
  })
  .meta({ id: 'Work' })
/** What is somebody's to do (S2.2). */
export type Work = z.output<typeof workAnswer>

const handedOver = z
  .object({
    item: idInput,
    to: idInput.meta({ description: 'The colleague who has it now.' }),
    owners: z.array(idInput).max(100).meta({ description: 'The colleagues who had it before.' }),
    comment: idInput.meta({ description: 'The comment with the word.' }),
  })
  .meta({ id: 'HandedOver' })
/** What handing something over came to, and what taking it back needs. */
export type HandedOver = z.output<typeof handedOver>

export const workCalls = {
  read: defineCall({
    method: 'POST',
    path: '/api/work',
    isRead: true,
    group,
    summary: 'What is the caller’s to do, by day, with why; or what they put aside',
    description: 'As far as the caller reads it: what they may not see is not counted either.',
    body: z.object({
      snoozed: z.boolean().nullish().meta({ description: 'What was put aside, in place of the rest.' }),
      ...tokenInput,
    }),
    answer: workAnswer,
  }),
  snooze: defineCall({
    method: 'POST',
    path: '/api/work/snooze',
    group,
    summary: 'Put something aside until a moment, or take it back',
    description: 'For the caller alone: nobody else notices, and the item does not change.',
    body: z.object({
      item: idInput,
      until: z.iso.datetime().nullable().meta({ description: 'A moment that is to come; null takes it back.' }),
      ...tokenInput,
    }),
    answer: z.object({ until: z.iso.datetime().nullable() }),
    problems: [404, 422],
  }),
  remind: defineCall({
    method: 'POST',
    path: '/api/work/remind',
    group,
    summary: 'Be reminded of a todo at a moment, or no more',
    description: 'For the caller alone, in the bell and by mail; once.',
    body: z.object({
      item: idInput,
      at: z.iso.datetime().nullable().meta({ description: 'A moment that is to come; null for no more.' }),
      ...tokenInput,
    }),
    answer: z.object({ at: z.iso.datetime().nullable() }),
    problems: [404, 422],
  }),
  colleagues: defineCall({
    method: 'POST',
    path: '/api/work/colleagues',
    isRead: true,
    group,
    summary: 'The colleagues to whom the caller may hand over a todo or a dossier',
    body: z.object({ item: idInput, ...tokenInput }),
    answer: z.array(refAnswer),
    problems: [404],
  }),
  handOver: defineCall({
    method: 'POST',
    path: '/api/work/handover',
    isWrite: true,
    group,
    summary: 'Hand a todo or a dossier over to a colleague, with a word that is kept as a comment',
    body: z.object({
      item: idInput,
      to: idInput,
      text: plainText(WORD_MAX).meta({ description: 'What is said with it; who reads the item reads that too.' }),
      ...tokenInput,
    }),
    answer: handedOver,
    problems: [403, 404, 422],
  }),
  handBack: defineCall({
    method: 'POST',
    path: '/api/work/handback',
    isWrite: true,
    group,
    summary: 'Take a handing over back, as long as the colleague has it',
    body: handedOver.extend({ ...tokenInput }),
    answer: handedOver,
    problems: [403, 404],
  }),
}
