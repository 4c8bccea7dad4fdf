import type { Multipart } from '@fastify/multipart'
import { FILE_MAX_BYTES, Invalid, UPLOAD_DAY_MAX_GB, UPLOADS_DAY_MAX, type Viewer } from '@schakel/domain'
import { addDays, dayAt, dayStart } from '@schakel/domain/planning'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { holdUpload } from '../store/files/uploadDays.ts'
import type { ViewerStore } from '../store/store.ts'
import type { Context } from './context.ts'
import { EnoughToday, Malformed } from './httpError.ts'
import { sessionOf } from './session.ts'

/** A form with one file in it, and who sent it. */
export interface UploadForm<T = Buffer> {
  readonly me: ViewerStore
  /** The fields beside the file, as text. */
  readonly fields: Readonly<Record<string, string>>
  /** What became of the file. */
  readonly file: T
}

type Part = Extract<Multipart, { readonly type: 'file' }>

/** A file that is on its way in a form, with what came before it. */
export interface ArrivingFile extends Omit<UploadForm, 'file'> {
  readonly part: Part
}

const FIELDS_MAX = 10
const FIELD_MAX = 1000

/** Lets the routes of a scope take forms with one file of at most so many bytes (D8.10). */
export async function acceptForms(scope: FastifyInstance, maxBytes: number, fieldMax = FIELD_MAX): Promise<void> {
  const { default: multipart } = await import('@fastify/multipart')
  await scope.register(multipart, {
    limits: { fileSize: maxBytes, files: 1, fields: FIELDS_MAX, fieldSize: fieldMax, parts: FIELDS_MAX + 1 },
  })
}

/** Who sent a form, once that is known. */
const senders = new WeakMap<FastifyRequest, Viewer>()

/** Counts what a supplier sends in vain, as every other write that is refused (D20.10). */
export async function watchedForm<A>(
  { store }: Pick<Context, 'store'>,
  request: FastifyRequest,
  work: () => Promise<A>,
): Promise<A> {
  try {
    return await work()
  } catch (error) {
    const sender = senders.get(request)
    if (sender) store.probing.noteRefusal(sender, error)
    throw error
  }
}

/** Reads a form into memory; nobody's file is read before it is known who sends it (S7.1), and `enter` has let them in. */
export async function readUploadForm(
  context: Context,
  request: FastifyRequest,
  reply: FastifyReply,
  enter: (sender: Viewer) => Promise<void>,
): Promise<UploadForm> {
  const form = await receiveForm(context, request, reply, async ({ me, part }) => {
    await enter(me.viewer)
    return part.toBuffer().catch(asMalformed)
  })
  if (form.file.length === 0) throw Invalid.of('file', 'required')
  return form
}

/** Reads a form and hands its file on as it comes in; nobody's file is read before it is known who sends it (S7.1). */
export async function receiveForm<T>(
  context: Context,
  request: FastifyRequest,
  reply: FastifyReply,
  take: (file: ArrivingFile) => Promise<T>,
): Promise<UploadForm<T>> {
  try {
    return await formOf(context, request, reply, take)
  } catch (error) {
    // What is still on its way must arrive somewhere: a sender hears an answer when it has finished talking.
    request.raw.unpipe()
    request.raw.resume()
    throw error
  }
}

async function formOf<T>(
  context: Context,
  request: FastifyRequest,
  reply: FastifyReply,
  take: (file: ArrivingFile) => Promise<T>,
): Promise<UploadForm<T>> {
  const { authorization, cookie } = request.headers
  const fields: Record<string, string> = {}
  const enter = async () => {
    const { viewer } = await sessionOf(context, request, reply)
    senders.set(request, viewer)
    return context.store.as(viewer)
  }
  // Without a header the token stands in the form, before the file (D8.1).
  let me = authorization !== undefined || cookie !== undefined || !request.isMultipart() ? await enter() : undefined
  if (!request.isMultipart()) throw new NoForm()
  let taken: { readonly file: T } | undefined
  for await (const part of partsOf(request)) {
    if (part.type === 'field') {
      if (typeof part.value === 'string') fields[part.fieldname] = part.value
      continue
    }
    request.body = { token: fields.token }
    me ??= await enter()
    if (part.fieldname !== 'file') throw Invalid.of(part.fieldname.slice(0, 100), 'unknownField')
    const arriving = { me, fields, part }
    taken = { file: await counted(context, request, arriving, () => take(arriving)) }
  }
  request.body = { token: fields.token }
  me ??= await enter()
  if (!taken) throw Invalid.of('file', 'required')
  return { me, fields, ...taken }
}

/** Takes a file in, if its sender has not sent enough for today: what comes in counts, whatever it is for and whatever becomes of it (D21.1). */
async function counted<T>(
  { config, store }: Context,
  { headers }: FastifyRequest,
  { me, part }: ArrivingFile,
  take: () => Promise<T>,
): Promise<T> {
  if (!config.rateLimit) return take()
  const announced = Number(headers['content-length'] ?? FILE_MAX_BYTES)
  const held = await holdUpload(me, Math.min(announced, FILE_MAX_BYTES))
  if (!held) {
    const now = store.settings.clock()
    const tomorrow = Date.parse(dayStart(addDays(dayAt(now), 1)))
    const params = { files: UPLOADS_DAY_MAX, max: UPLOAD_DAY_MAX_GB }
    throw new EnoughToday(Math.ceil((tomorrow - now.getTime()) / 1000), { path: 'file', code: 'filesToday', params })
  }
  try {
    return await take()
  } finally {
    await held.settle(part.file.bytesRead)
  }
}

async function* partsOf(request: FastifyRequest): AsyncGenerator<Multipart> {
  const parts = request.parts()
  for (;;) {
    const { done, value } = await parts.next().catch(asMalformed)
    if (done) return
    yield value
  }
}

/** A form that is cut off or has no boundary is the sender's mistake (400); what is too large or too much says so itself (413). */
export function asMalformed(error: unknown): never {
  if (error instanceof Error && 'statusCode' in error) throw error
  throw Object.assign(new Malformed(), { cause: error })
}

/** The body is no form (415). */
class NoForm extends Error {
  readonly statusCode = 415
}
