import { FILE_MAX_BYTES, Missing } from '@schakel/domain'
import { fileCalls } from '@schakel/domain/calls'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { byteRangeOf } from '../../http/byteRange.ts'
import { attachmentNamed } from '../../http/contentDisposition.ts'
import type { Context } from '../../http/context.ts'
import { BytesAway } from '../../http/httpError.ts'
import { sendJson } from '../../http/sendJson.ts'
import { sessionOf } from '../../http/session.ts'
import { acceptForms, watchedForm } from '../../http/uploadForm.ts'
import type { FileStore } from '../../storage/fileStore.ts'
import { readFileContent } from '../../store/files/files.ts'
import type { FileContent } from '../../store/read/evidenceFile.ts'
import { noteLook } from '../../store/seeAs/impersonation.ts'
import { contentTypeOf } from './contentTypes.ts'
import { fileOf } from './keep.ts'
import { Unscanned } from './scan.ts'
import { upload } from './upload.ts'

/** A file of 100 MB over a line of 0.3 Mbit/s, ms. It holds a place meanwhile: who sends drop by drop holds it no longer (D21.1). */
const UPLOAD_MS = 45 * 60_000

const slowly = { config: { isLargeUpload: true, uploadMs: UPLOAD_MS } }

/** Sending files and fetching them (D15, D19.9). */
export async function fileRoutes(scope: FastifyInstance, context: Context): Promise<void> {
  await acceptForms(scope, FILE_MAX_BYTES)

  scope.post(fileCalls.upload.path, slowly, async (request, reply) => {
    try {
      return await sendJson(request, reply, await watchedForm(context, request, () => upload(context, request, reply)))
    } catch (error) {
      if (error instanceof Unscanned) request.log.error({ err: error }, 'a file could not be scanned')
      throw error
    }
  })

  scope.route<{ Params: { '*': string } }>({
    method: ['GET', 'HEAD'],
    url: fileCalls.file.path.replace(/\{.*$/, '*'),
    // Fastify's own HEAD would read all of a file to tell how long it is.
    exposeHeadRoute: false,
    handler: async (request, reply) => {
      const { viewer, impersonator } = await sessionOf(context, request, reply, fileCalls.file.isRead)
      const key = request.params['*']
      if (!/^[\w-]{1,64}$/.test(key)) throw new Missing('file')
      const content = await readFileContent(context.store.as(viewer), key)
      if (impersonator) await noteLook(impersonator, viewer, `file/${key}`)
      const { range, 'if-range': ifRange, 'if-none-match': known } = request.headers
      const tag = `"${content.hash.slice(0, 32)}"`
      reply.headers({
        ...alone,
        etag: tag,
        'accept-ranges': 'bytes',
        'content-disposition': attachmentNamed(content.name),
      })
      if (known === tag) return reply.code(304).send()
      const wanted = ifRange === undefined || ifRange === tag ? range : undefined
      return sendPart(reply, context.files, content, wanted, request.method === 'HEAD')
    },
  })
}

/** Also opened by itself it can do nothing, and no other site can fetch it (D15). Nothing on the way keeps it: rights may go (D6). */
const alone = {
  'cache-control': 'private, no-store',
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; sandbox",
  'cross-origin-resource-policy': 'same-origin',
}

async function sendPart(
  reply: FastifyReply,
  files: FileStore,
  { hash, size, format }: FileContent,
  wanted: string | undefined,
  isHead: boolean,
): Promise<FastifyReply> {
  const part = byteRangeOf(wanted, size)
  if (part === 'none') return reply.code(416).header('content-range', `bytes */${size}`).send()
  reply.header('content-type', contentTypeOf(format))
  if (part) reply.code(206).header('content-range', `bytes ${part.start}-${part.end}/${size}`)
  reply.header('content-length', part ? part.end - part.start + 1 : size)
  // Nobody reads what comes after these headers.
  if (isHead) return reply.send()
  const file = await files.get(fileOf(hash), part)
  if (!file) throw new BytesAway()
  return reply.send(file.stream)
}
