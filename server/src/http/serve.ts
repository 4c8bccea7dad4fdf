import { Readable } from 'node:stream'
import { mapOf, may, propertyOf, SEE_AS, textOf, type Viewer } from '@schakel/domain'
import type { Call } from '@schakel/domain/calls'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { awaitForms } from '../store/anonymity/forms.ts'
import { noteDisclosedReads } from '../store/privacy/disclosureReads.ts'
import { noteLook } from '../store/seeAs/impersonation.ts'
import type { ViewerStore } from '../store/store.ts'
import { checkInput } from './checkInput.ts'
import type { Context } from './context.ts'
import { OnlyLooking } from './httpError.ts'
import { answerOnce } from './idempotency.ts'
import { sendJson } from './sendJson.ts'
import { type Session, sessionOf } from './session.ts'
import { watched } from './watched.ts'

/** A call as its handler gets it. */
export interface Asked<B> {
  readonly body: B
  /** The part of the path after the fixed words, decoded: ids with their slash. */
  readonly path: string
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}

/** A call of someone who has logged in. */
export interface AskedBy<B> extends Asked<B> {
  readonly viewer: Viewer
  readonly token: string
  /** The store as the caller reads it. */
  readonly me: ViewerStore
}

type Body<C extends Call> = z.output<C['body']>
/** JSON text goes out as it is; anything else is written as JSON. */
type Answer = string | object

/** Serves a call to whoever has a session: without one it is 401 before anything else is looked at. */
export function serve<C extends Call>(
  app: FastifyInstance,
  context: Context,
  call: C,
  handle: (asked: AskedBy<Body<C>>) => Promise<Answer>,
): void {
  route(app, call, async (request, reply) => {
    const session = await sessionOf(context, request, reply, call.isRead)
    const { viewer, token, account } = session
    const answered = async () => {
      const body = bodyOf(call, request)
      const me = context.store.as(viewer, session.impersonator !== undefined)
      await awaitForms(me)
      const asked = { body, path: pathOf(request), request, reply, viewer, token, me }
      if (call.isWrite) return answerOnce(context.store, viewer, request, () => handle(asked))
      const answer = await handle(asked)
      // D7: before it goes out, so that nobody reads what was disclosed without a trace.
      if (may(viewer, 'readAnonymised'))
        await noteDisclosedReads(me, typeof answer === 'string' ? answer : JSON.stringify(answer))
      return noted(session, asked, answer)
    }
    return context.turns.inTurn(account, call, () => watched(context.store, session, call, request.body, answered))
  })
}

/** Serves a call that is answered with a file: the handler names its kind, and its bytes may still be on their way. */
export function serveFile<C extends Call>(
  app: FastifyInstance,
  context: Context,
  call: C,
  handle: (asked: AskedBy<Body<C>>) => Promise<Readable | Buffer>,
): void {
  app.route({
    method: call.method,
    url: urlOf(call),
    handler: async (request, reply) => {
      const session = await sessionOf(context, request, reply, call.isRead)
      const { viewer, token, account } = session
      const end = await context.turns.begin(account, call)
      try {
        const file = await watched(context.store, session, call, request.body, async () => {
          const asked = { body: bodyOf(call, request), path: pathOf(request), request, reply, viewer, token }
          const me = context.store.as(viewer, session.impersonator !== undefined)
          await awaitForms(me)
          return noted(session, asked, await handle({ ...asked, me }))
        })
        endWith(file, end)
        return reply.send(file)
      } catch (error) {
        end()
        throw error
      }
    },
  })
}

/** Ends a turn when a file is there: what is still read while it is sent is work too. */
export function endWith(file: Readable | Buffer, end: () => void): void {
  if (file instanceof Readable && !file.closed) file.once('close', end)
  else end()
}

/** Serves a call that is open to everyone. */
export function serveOpen<C extends Call>(
  app: FastifyInstance,
  call: C,
  handle: (asked: Asked<Body<C>>) => Promise<Answer>,
): void {
  route(app, call, async (request, reply) => {
    if (request.headers[SEE_AS] !== undefined && !call.isRead) throw new OnlyLooking()
    return handle({ body: bodyOf(call, request), path: pathOf(request), request, reply })
  })
}

/** Serves a call that is open to everyone and answered with a file. */
export function serveOpenFile<C extends Call>(
  app: FastifyInstance,
  call: C,
  handle: (asked: Asked<Body<C>>) => Promise<Buffer>,
): void {
  app.route({
    method: call.method,
    url: urlOf(call),
    handler: async (request, reply) => {
      if (request.headers[SEE_AS] !== undefined && !call.isRead) throw new OnlyLooking()
      return reply.send(await handle({ body: bodyOf(call, request), path: pathOf(request), request, reply }))
    },
  })
}

/** An answer, once the log says who saw it as whom. */
async function noted<A>({ impersonator, viewer }: Session, { path, body }: Asked<unknown>, answer: A): Promise<A> {
  try {
    if (impersonator) await noteLook(impersonator, viewer, itemOf(path, body))
    return answer
  } catch (error) {
    // Nobody reads the rest of it.
    if (answer instanceof Readable) answer.destroy()
    throw error
  }
}

const naming = ['item', '_id', 'dossier', 'room', 'parent', 'space']

/** What a call is about, where it says so. */
function itemOf(path: string, body: unknown): string | undefined {
  if (path.includes('/')) return path
  const named = mapOf(body)
  const found = naming.map((name) => named.get(name)).find((value) => typeof value === 'string')
  return typeof found === 'string' ? found.replace(/^chat:/, '') : undefined
}

function bodyOf<C extends Call>(call: C, request: FastifyRequest): Body<C> {
  return checkInput<C['body']>(call.body, request.method === 'GET' ? {} : (request.body ?? {}))
}

function pathOf(request: FastifyRequest): string {
  return textOf(propertyOf(request.params, '*'))
}

function route(
  app: FastifyInstance,
  call: Call,
  answer: (request: FastifyRequest, reply: FastifyReply) => Promise<Answer>,
): void {
  app.route({
    method: call.method,
    url: urlOf(call),
    handler: async (request, reply) => sendJson(request, reply, await answer(request, reply)),
  })
}

/** Ids keep their slash, so what follows the fixed words is taken whole, plain or percent-encoded. */
function urlOf({ path }: Call): string {
  return path.replace(/\{.*$/, '*')
}
