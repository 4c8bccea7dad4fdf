import { z } from 'zod'
import { LATE_MAX, TREND_DAYS, TREND_POINTS, todayNames, trendNames } from '../dashboard/index.ts'
import { itemAnswer } from './answers.ts'
import { defineCall } from './call.ts'
import { tokenInput } from './inputs.ts'

const glanceAnswer = z
  .object({
    day: z.string().meta({ description: 'Today, in the time zone of the caller.' }),
    home: z.string().optional().meta({ description: 'Today in Amsterdam, by which lateness and trends are counted.' }),
    today: z.array(
      z.object({
        name: z.enum(todayNames),
        count: z.int(),
        item: z.string().nullable().meta({ description: 'The only one, when there is just one.' }),
      }),
    ),
    late: z
      .object({
        total: z.int(),
        dossiers: z.array(
          itemAnswer.extend({
            _late: z.object({
              date: z.string().meta({ description: 'The planned day that went by.' }),
              status: z.string().meta({ description: 'The status that it should have by then.' }),
              text: z.string().nullable().meta({ description: 'What the row of the planning is called.' }),
            }),
          }),
        ),
      })
      .nullable()
      .meta({ description: `For staff and super users: what is longest past its planned step, ${LATE_MAX} at most.` }),
    unread: z
      .object({ total: z.int(), matches: z.array(itemAnswer) })
      .nullable()
      .meta({
        description: `For staff and super users: matches of which the supplier reads what nobody read over since it changed, ${LATE_MAX} at most.`,
      }),
    trends: z.array(
      z.object({
        name: z.enum(trendNames),
        points: z
          .array(z.int())
          .length(TREND_POINTS)
          .meta({ description: `Stretches of ${TREND_DAYS} days, the last one up to and with today.` }),
      }),
    ),
  })
  .meta({ id: 'Glance' })
/** What asks for somebody today, and how things go (S2.2). */
export type Glance = z.output<typeof glanceAnswer>

export const dashboardCalls = {
  read: defineCall({
    method: 'POST',
    path: '/api/dashboard',
    isRead: true,
    group: 'dashboard',
    summary: 'What asks for one today, dossiers past their planned step, and how things go',
    description: 'As far as the caller reads it: what they may not see is not counted either.',
    body: z.object({ ...tokenInput }),
    answer: glanceAnswer,
  }),
}
