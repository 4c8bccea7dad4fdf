import { z } from 'zod'
import { plainText } from './inputs.ts'

/** What goes over the sockets at `/socket.io` (S7.18, D9, D19.8): who may send what, and what is received. */

/** A room: the talk about an item, or who is looking at it. */
export const roomInput = plainText(220).refine((room) => /^(item|chat):[a-z]+\/[\w-]+$/.test(room), 'room')

/** Longer ago than this everything is read anew, ms. */
const AGE_MAX_MS = 600_000

/** One event that the browser sends. Who sends it is known by the token; whatever else stands in it is left aside. */
export interface LiveEvent<B extends z.ZodType = z.ZodType> {
  readonly name: string
  readonly body: B
  /** How many a second one socket may send for long, and how many at once. */
  readonly rate: number
  readonly burst: number
  /** Whether it does something; one that does not counts as a read of its account (D21.1). */
  readonly isWrite?: (body: z.output<B>) => boolean
}

/** Keeps the exact type of what is sent. */
export function defineEvent<B extends z.ZodType>(event: LiveEvent<B>): LiveEvent<B> {
  return event
}

const replayMissedInput = z.union([
  z.object({ since: z.string().max(4000) }),
  z.object({ age: z.number().int().min(0).max(AGE_MAX_MS) }),
])

export const liveEvents = {
  /** Enter a room; answered `{ok: true}`, or `{ok: false, error}` for what is not there or may not be seen. */
  joinRoom: defineEvent({ name: 'joinRoom', body: z.object({ room: roomInput }), rate: 10, burst: 60 }),
  /** Leave a room. */
  userLeft: defineEvent({ name: 'userLeft', body: z.object({ room: roomInput }), rate: 10, burst: 60 }),
  /** What was missed since a cursor, or in the last so many ms before there was one; answered `{ok: true, reload}` once all of it was sent. */
  replayMissed: defineEvent({ name: 'replayMissed', body: replayMissedInput, rate: 1, burst: 10 }),
}

/** Why an event was refused: what one may not see is `missing` like what does not exist (D6). */
const liveRefusals = [
  'malformed',
  'missing',
  'forbidden',
  'tooMany',
  'tooLong',
  'full',
  'renewed',
  'invalid',
  'internal',
] as const
export type LiveRefusal = (typeof liveRefusals)[number]

/** An event that was not taken. */
export interface LiveRefused {
  readonly ok: false
  readonly error: LiveRefusal
  /** Worth another try after so many seconds. */
  readonly retryAfter?: number
}

/** What every event is answered. */
export type LiveAnswer<T = object> = ({ readonly ok: true } & T) | LiveRefused

const item = z.looseObject({ _id: z.string(), _type: z.string() })
const person = z.looseObject({ _id: z.string().optional(), name: z.string().optional() })

/** What the server sends. */
export const liveFrames = {
  /** An item as this reader reads it now. */
  update: z.object({ item }),
  /** An item is gone for this reader. */
  delete: z.object({ _id: z.string() }),
  /** A new message to this reader. */
  message: item,
  /** Who is in a room, as this reader may know them. */
  updateUsers: z.object({ room: z.string(), users: z.array(person) }),
  /** Too much changed to be told one by one: read anew. */
  reload: z.object({}),
  /** Up to where this reader has heard; to be sent back after a gap. */
  cursor: z.object({ cursor: z.string() }),
}

export type LiveFrames = { readonly [Name in keyof typeof liveFrames]: z.output<(typeof liveFrames)[Name]> }
/** Someone in a room. */
export type LivePerson = z.output<typeof person>
