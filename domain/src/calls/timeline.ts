import { z } from 'zod'
import { historyEvents } from '../status/history.ts'
import { timelineKinds } from '../timelineKinds.ts'
import { itemAnswer, refAnswer } from './answers.ts'
import { defineCall } from './call.ts'
import { idInput, plainText, tokenInput } from './inputs.ts'
import { logLineAnswer, whoAnswer } from './log.ts'

/** Entries of one page. */
export const TIMELINE_PAGE = 50

const timelineEntry = z
  .object({
    _id: z.string(),
    kind: z.enum(timelineKinds),
    at: z.iso.datetime(),
    by: whoAnswer.optional().meta({ description: 'Who did it, as far as the reader may know.' }),
    item: refAnswer.meta({ description: 'What it is about, in the form that the reader reads.' }),
    status: z.string().optional().meta({ description: 'Of a status the new one.' }),
    from: z.string().optional().meta({ description: 'Of a status the one before.' }),
    reason: z.string().optional(),
    event: z.enum(historyEvents).optional().meta({ description: 'Of a disclosure what happened.' }),
    reviewed: z.boolean().optional(),
    supplier: refAnswer.optional(),
    comment: itemAnswer.optional().meta({ description: 'Of a comment all of it.' }),
    line: logLineAnswer.optional().meta({ description: 'Of a change the entry of the log.' }),
  })
  .meta({ id: 'TimelineEntry' })
export type TimelineEntry = z.output<typeof timelineEntry>

const timeline = z
  .object({
    entries: z.array(timelineEntry),
    next: z.string().optional().meta({ description: 'Sent as `before` it gives what came earlier.' }),
  })
  .meta({ id: 'Timeline' })
export type Timeline = z.output<typeof timeline>

/** One stream of what happened to an organisation, a dossier or a match, and to what hangs under it. */
export const timelineCalls = {
  list: defineCall({
    method: 'POST',
    path: '/api/timeline/list',
    group: 'log',
    summary: 'What happened to an organisation, a dossier or a match and to what hangs under it, newest first',
    description:
      'Statuses, disclosures, comments, activities and todos, messages and files as the reader reads each of them elsewhere; changes for whoever may read the log.',
    isRead: true,
    body: z.object({
      item: idInput,
      kinds: z.array(z.enum(timelineKinds)).max(timelineKinds.length).nullish(),
      by: plainText(200).nullish().meta({ description: 'Of one person alone.' }),
      field: plainText(100).nullish().meta({ description: 'Of changes those of one field alone.' }),
      from: z.iso.datetime().nullish().meta({ description: 'From this moment.' }),
      until: z.iso.datetime().nullish().meta({ description: 'Before this moment.' }),
      before: plainText(600)
        .nullish()
        .meta({ description: 'What came before this place: `next` of an earlier answer.' }),
      ...tokenInput,
    }),
    answer: timeline,
    problems: [404],
  }),
}
