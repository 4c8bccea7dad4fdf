import { z } from 'zod'
import { ATTENDANCE_MAX } from '../limits.ts'
import { itemAnswer, itemsAnswer, writtenAnswer } from './answers.ts'
import { defineCall } from './call.ts'
import { plainText, tokenInput } from './inputs.ts'

const group = 'checkin'
const activityInput = plainText(200).meta({ description: 'The id of an activity, or its bare key.' })
const keyInput = plainText(300).meta({ description: 'The signed key of an activity, as its QR code holds it.' })

const attendanceAnswer = z
  .object({
    key: z.string().meta({ description: 'Lets visitors check themselves in, until the activity’s day is over.' }),
    activity: itemAnswer,
    registrations: itemsAnswer.meta({
      description: `The contacts of the activity by name, with $registered, $present and $guests; at most ${ATTENDANCE_MAX}.`,
    }),
    readBy: z.array(z.object({ _id: z.string(), name: z.string() })).meta({
      description: 'Suppliers under whom the activity hangs: whoever is registered, they read the card of in full.',
    }),
  })
  .meta({ id: 'Attendance' })

/** Who is registered for an activity, and who is there (D12). */
export const checkinCalls = {
  list: defineCall({
    method: 'POST',
    path: '/api/checkin/list',
    isRead: true,
    group,
    summary: 'Who is registered for an activity, who is there, and the key by which visitors check in',
    body: z.object({ activity: activityInput, ...tokenInput }),
    answer: attendanceAnswer,
    problems: [403, 404],
  }),
  next: defineCall({
    method: 'POST',
    path: '/api/checkin/next',
    isRead: true,
    group,
    summary: 'The next activity that people are registered for, today’s among them',
    body: z.object({ ...tokenInput }),
    answer: z.object({ activity: itemAnswer.nullable(), registered: z.int(), present: z.int() }),
    problems: [403],
  }),
  present: defineCall({
    method: 'POST',
    path: '/api/checkin/present',
    group,
    summary: 'Tick somebody off, or take it back',
    description:
      'Who is ticked off is registered from now on. Taking back and guests are 404 for who is not registered.',
    isWrite: true,
    body: z.object({
      activity: activityInput,
      person: plainText(200),
      present: z
        .union([z.boolean(), z.iso.datetime({ offset: true })])
        .optional()
        .meta({
          description:
            'true: now, or as it was noted before; a moment in the past: since then; false: not there. Left out: unchanged.',
        }),
      at: z.iso.datetime({ offset: true }).optional().meta({
        description: 'With present false: when it was taken back. Who was ticked off after that stays. Left out: now.',
      }),
      guests: z.int().min(0).max(1000).optional().meta({ description: 'How many came along; left out: unchanged.' }),
      ...tokenInput,
    }),
    answer: writtenAnswer,
    problems: [403, 404],
  }),
  code: defineCall({
    method: 'POST',
    path: '/api/checkin/code',
    isRead: true,
    group,
    summary: 'The address by which visitors check themselves in, as a QR code',
    body: z.object({ activity: activityInput, ...tokenInput }),
    answer: z.object({
      url: z.string(),
      qr: z.string().meta({ description: 'The QR code of the address, SVG.' }),
      until: z.string().meta({ description: 'Until when it works.' }),
    }),
    problems: [403, 404],
  }),
  key: defineCall({
    method: 'POST',
    path: '/api/checkin/key',
    group,
    summary: 'What a visitor checks in for, while the key works',
    isOpen: true,
    body: z.object({ key: keyInput }),
    answer: z.object({
      name: z.string(),
      date: z.string(),
      end: z.string().optional(),
      location: z.string().optional(),
      opens: z.string().optional().meta({ description: 'From when visitors check in, while that is to come.' }),
    }),
    problems: [404, 429],
  }),
  self: defineCall({
    method: 'POST',
    path: '/api/checkin/self',
    group,
    summary: 'Check oneself in by e-mail address',
    description:
      'Answers the same, in the same time, whether the address is registered or not; 422 until the day before the activity.',
    isOpen: true,
    body: z.object({
      key: keyInput,
      email: plainText(320),
      attempt: plainText(100)
        .optional()
        .meta({ description: 'Any random text: with the same one and the same address nobody else is checked in.' }),
    }),
    answer: z.object({}),
    problems: [404, 422, 429],
  }),
}
