import { z } from 'zod'
import { agendaKinds } from '../agenda/entries.ts'
import { AGENDA_ITEMS_MAX } from '../limits.ts'
import { typeNames } from '../types/index.ts'
import { defineCall } from './call.ts'
import { plainText, tokenInput } from './inputs.ts'

const group = 'agenda'

/** Largest calendar file that is imported, characters; it must fit into a body (D8.10). */
export const ICS_MAX = 900_000
/** Events that one file brings at most. */
export const ICS_EVENTS_MAX = 500

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

/** What an event of an imported file is to the agenda. */
const importStates = ['new', 'changed', 'same', 'kept'] as const

const overlayAnswer = z.object({
  _id: z.string(),
  name: z.string(),
  host: z.string().meta({ description: 'Where it comes from; its address may hold a secret.' }),
  fetched: z.string().nullable(),
  error: z
    .enum(['silent'])
    .nullable()
    .meta({ description: 'It could not be read the last time; why is not told (D20).' }),
})

/** A calendar of elsewhere that lies under one’s own (D14). */
export type Overlay = z.output<typeof overlayAnswer>

const unknownZone = z
  .string()
  .optional()
  .meta({ description: 'It names a time zone that is none, and was read by that of who asks.' })

const externalEvent = z.object({
  uid: z.string(),
  name: z.string(),
  start: z.string(),
  end: z.string().optional().meta({ description: 'A moment; of whole days the last of them.' }),
  location: z.string().optional(),
  isPrivate: z.boolean().optional().meta({ description: 'Private there: it tells when and nothing else.' }),
  unknownZone,
})

const layerAnswer = z
  .object({
    _id: z.string().meta({ description: 'Stays the same as long as it is read along.' }),
    name: z.string(),
    source: z.enum(['ics', 'google']),
    colour: z.string().optional().meta({ description: 'The one it has there, `#rrggbb`.' }),
    isSilent: z.boolean().meta({ description: 'It could not be read the last time, and tells what it said before.' }),
    isCut: z.boolean().meta({ description: 'More stands in it in this stretch than is told.' }),
    events: z.array(externalEvent),
  })
  .meta({ id: 'AgendaLayer' })
/** A calendar of elsewhere that lies under one’s own, with what stands in it (D14). */
export type AgendaLayer = z.output<typeof layerAnswer>

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
  feed: defineCall({
    method: 'POST',
    path: '/api/agenda/feed',
    group,
    summary: 'The secret address by which a calendar program reads one’s agenda',
    description:
      'Makes one when there is none. With `renew` another one, with `revoke` none: the address before it stops at once.',
    body: z.object({
      /** Only tells whether there is one. */
      look: z.boolean().optional().meta({ description: 'Makes nothing: null when there is none.' }),
      renew: z.boolean().optional(),
      revoke: z.boolean().optional(),
      ...tokenInput,
    }),
    answer: z.object({ url: z.string().nullable() }),
  }),
  ics: defineCall({
    method: 'GET',
    path: '/api/agenda/feed/{secret}.ics',
    group,
    summary: 'Somebody’s agenda as a calendar file, in the form that they read',
    isOpen: true,
    answerType: 'text/calendar',
    params: { secret: 'The secret of the address.' },
    body: z.object({}),
    answer: z.string(),
    problems: [404, 429],
  }),
  import: defineCall({
    method: 'POST',
    path: '/api/agenda/import',
    isHeavy: true,
    group,
    summary: 'Take over the events of a calendar file as appointments: first looked at, then done',
    description:
      'An event that was imported before is the same appointment, and changes where the file says otherwise.',
    body: z.object({
      ics: plainText(ICS_MAX).meta({ description: 'The text of the file.' }),
      run: z.boolean().optional().meta({ description: 'Left out, nothing is made.' }),
      ...tokenInput,
    }),
    answer: z.object({
      events: z.array(
        z.object({
          uid: z.string(),
          name: z.string(),
          start: z.string(),
          end: z.string().optional(),
          location: z.string().optional(),
          unknownZone,
          state: z.enum(importStates).meta({ description: 'kept: it cannot be taken over, and is left as it is.' }),
        }),
      ),
      isCut: z.boolean().meta({ description: `There are more than ${ICS_EVENTS_MAX}.` }),
      isPartlyRead: z.boolean().meta({ description: 'It holds more, or longer series, than is read of one file.' }),
    }),
    problems: [422],
  }),
  overlays: defineCall({
    method: 'POST',
    path: '/api/agenda/overlays/list',
    group,
    summary: 'The calendars of elsewhere that one lays under one’s own',
    body: z.object({ ...tokenInput }),
    answer: z.array(overlayAnswer),
  }),
  addOverlay: defineCall({
    method: 'POST',
    path: '/api/agenda/overlays/add',
    isExternal: true,
    group,
    summary: 'Lay a calendar of elsewhere under one’s own; it is read only',
    body: z.object({ name: plainText(80), url: plainText(2000), ...tokenInput }),
    answer: z.object({ _id: z.string() }),
    problems: [422, 429],
  }),
  removeOverlay: defineCall({
    method: 'POST',
    path: '/api/agenda/overlays/remove',
    group,
    summary: 'Take one away again',
    body: z.object({ _id: plainText(100), ...tokenInput }),
    answer: z.object({}),
    problems: [404],
  }),
  external: defineCall({
    method: 'POST',
    path: '/api/agenda/external',
    isExternal: true,
    group,
    summary: 'Those calendars, each with what stands in it in a stretch of time',
    description: 'For oneself alone: nobody reads them while impersonating.',
    body: z.object({ from: moment, to: moment, ...tokenInput }),
    answer: z.array(layerAnswer),
    problems: [422],
  }),
}
