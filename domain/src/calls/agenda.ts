import { z } from 'zod'
import { agendaKinds } from '../agenda/entries.ts'
import { AGENDA_ITEMS_MAX } from '../limits.ts'
import { typeNames } from '../types/index.ts'
import { defineCall } from './call.ts'
import { tokenInput } from './inputs.ts'

const group = 'agenda'

/** A day, or a moment with its zone. */
const moment = z
  .union([z.iso.date(), z.iso.datetime({ offset: true })])
  .meta({ description: 'A day in Amsterdam (`YYYY-MM-DD`) or a moment with its zone (ISO 8601).' })

const entryAnswer = z
  .object({
    key: z.string(),
    kind: z.enum(agendaKinds),
    item: z.string().meta({ description: 'What it is about: one of `items`.' }),
    start: z.string().meta({ description: 'A moment, or a day for what takes the whole day.' }),
    end: z.string().optional(),
    row: z.int().optional().meta({ description: 'Which row of the planning of a dossier.' }),
    text: z.string().optional().meta({ description: 'What that row is called.' }),
    status: z.string().optional().meta({ description: 'Which status is planned.' }),
  })
  .meta({ id: 'AgendaEntry' })

const agendaAnswer = z
  .object({
    from: z.string(),
    to: z.string(),
    entries: z.array(entryAnswer).meta({ description: 'Earliest first.' }),
    items: z
      .array(z.looseObject({ _id: z.string(), _type: z.enum(typeNames), _version: z.number() }))
      .meta({ description: 'In the form that the caller reads, without their long texts.' }),
    isCut: z.boolean().meta({ description: `More than ${AGENDA_ITEMS_MAX} items: ask for a shorter stretch.` }),
  })
  .meta({ id: 'Agenda' })
export type Agenda = z.output<typeof agendaAnswer>

export const agendaCalls = {
  list: defineCall({
    method: 'POST',
    path: '/api/agenda/list',
    isRead: true,
    group,
    summary: 'Activities, todos, milestones of dossiers, steps of plannings and planned statuses in a stretch of time',
    body: z.object({
      from: moment,
      to: moment.meta({ description: 'Until when: a day is counted itself, a moment is not.' }),
      ...tokenInput,
    }),
    answer: agendaAnswer,
    problems: [422],
  }),
}
