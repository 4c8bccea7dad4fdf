import { cropAround, IMAGE_MAX_BYTES, Invalid, imageHashOf, imageSizes, Missing } from '@schakel/domain'
import { imageCalls } from '@schakel/domain/calls'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { checkInput } from '../../http/checkInput.ts'
import type { Context } from '../../http/context.ts'
import { BytesAway } from '../../http/httpError.ts'
import type { Enter } from '../../http/limitTurns.ts'
import { sendJson } from '../../http/sendJson.ts'
import { serve } from '../../http/serve.ts'
import { sessionOf } from '../../http/session.ts'
import { acceptForms, readUploadForm, watchedForm } from '../../http/uploadForm.ts'
import { readImage } from '../../store/files/shownImages.ts'
import { creditOfCopy } from '../../store/images/photos.ts'
import { fileOf, keepPicture } from './keep.ts'
import { underway, worked } from './turns.ts'

// A year: what an address shows never changes. Only for the browser of who may see it (D7).
const CACHE = 'private, max-age=31536000, immutable'

/** A picture of 10 MB over a line of 0.3 Mbit/s, ms. It holds a place of few meanwhile: who sends drop by drop holds it no longer (D21.1). */
const UPLOAD_MS = 300_000

/** A picture over a slow line takes its time; a place is kept for it only once it is known whose it is. */
const slowly = { config: { isLargeUpload: true, uploadMs: UPLOAD_MS } }

const forms = {
  upload: imageCalls.upload.body.omit({ file: true }),
  focus: imageCalls.focus.body.omit({ file: true }),
}

/** Sending and showing the pictures of items (D15). */
export async function imageRoutes(scope: FastifyInstance, context: Context): Promise<void> {
  await acceptForms(scope, IMAGE_MAX_BYTES)

  scope.post(imageCalls.upload.path, slowly, (request, reply) =>
    answerForm(context, request, reply, async (enter) => {
      const { me, fields, file } = await readUploadForm(context, request, reply, enter)
      const { kind, crop } = checkInput(forms.upload, fields)
      const { lookAt, render } = await pictures()
      const renderings = await worked(me.viewer, async () => render(file, await lookAt(file), kind, crop))
      const credit = await creditOfCopy(context.store, file)
      return { [kind]: await keepPicture(me, context.files, kind, renderings, credit) }
    }),
  )

  scope.post(imageCalls.focus.path, slowly, (request, reply) =>
    answerForm(context, request, reply, async (enter) => {
      const { me, fields, file } = await readUploadForm(context, request, reply, enter)
      const { kind } = checkInput(forms.focus, fields)
      const { lookAt } = await pictures()
      const look = await worked(me.viewer, () => lookAt(file))
      return { ...look, crop: cropAround(look.focus, look, kind) }
    }),
  )

  serve(scope, context, imageCalls.credit, async ({ me, path }) => {
    const { credit } = await readImage(me, hashIn(path))
    if (!credit) throw new Missing('credit')
    return credit
  })

  scope.get<{ Params: { '*': string }; Querystring: { size?: unknown } }>(
    imageCalls.image.path.replace(/\{.*$/, '*'),
    async (request, reply) => {
      const { viewer } = await sessionOf(context, request, reply, imageCalls.image.isRead)
      const hash = hashIn(request.params['*'])
      const { kind } = await readImage(context.store.as(viewer), hash)
      const [small, large] = imageSizes[kind]
      const { size = String(large.width) } = request.query
      const width = [small.width, large.width].find((one) => String(one) === size)
      if (width === undefined) throw Invalid.of('size', 'choice')
      const file = await context.files.get(fileOf(hash, width))
      // Not Missing: who hears that clears it from the item for good (S5.7).
      if (!file) throw new BytesAway()
      return reply
        .headers({
          'content-type': 'image/webp',
          'content-length': file.size,
          'cache-control': CACHE,
          'content-disposition': 'inline',
          // Opened by itself it can do nothing, and no other site can show it.
          'content-security-policy': "default-src 'none'; sandbox",
          'cross-origin-resource-policy': 'same-origin',
        })
        .send(file.stream)
    },
  )
}

/** The hash in the name of a picture; throws Missing for what is no name. */
function hashIn(name: string): string {
  const hash = /^[\w-]{1,128}(\.webp)?$/.test(name) ? imageHashOf(`/api/images/${name}`) : undefined
  if (hash === undefined) throw new Missing('image')
  return hash
}

/** The library of pictures is large: it comes with the first one that is sent. */
function pictures() {
  return import('./picture.ts')
}

async function answerForm(
  context: Context,
  request: FastifyRequest,
  reply: FastifyReply,
  answer: (enter: Enter) => Promise<object>,
) {
  return sendJson(request, reply, await watchedForm(context, request, () => underway(answer)))
}
