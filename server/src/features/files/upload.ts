import { FILE_MAX_BYTES, fileNameOf, formatOf, Invalid, propertyOf, unlessMissing } from '@schakel/domain'
import { fileCalls } from '@schakel/domain/calls'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { checkInput } from '../../http/checkInput.ts'
import type { Context } from '../../http/context.ts'
import { Malformed, TooLarge } from '../../http/httpError.ts'
import { answerOnce } from '../../http/idempotency.ts'
import { idOf } from '../../http/idOf.ts'
import { type Enter, limitUnderway } from '../../http/limitTurns.ts'
import { type ArrivingFile, asMalformed, receiveForm } from '../../http/uploadForm.ts'
import { assertMayAttach, attachFile } from '../../store/files/files.ts'
import { keepUpload } from '../../store/files/uploads.ts'
import { type Arrived, fileOf, letIn } from './keep.ts'
import { scanWith } from './scan.ts'

/** What a form may be larger than the file in it, bytes. */
const FORM_SLACK = 64 * 1024

/** Files that may be on their way in at the same time; they go through memory in small pieces. */
export const UNDERWAY_MAX = 50

/** Files that one person may be sending at the same time on one node; the screen sends two. */
const MINE_MAX = 6

const underway = limitUnderway(UNDERWAY_MAX, MINE_MAX)

const form = fileCalls.upload.body.omit({ file: true })

/** Takes a file in and hangs it under an item; answers the file item as JSON text (D19.9). */
export function upload(context: Context, request: FastifyRequest, reply: FastifyReply): Promise<string> {
  return underway((enter) => takeIn(context, request, reply, enter))
}

async function takeIn(context: Context, request: FastifyRequest, reply: FastifyReply, enter: Enter): Promise<string> {
  const announced = Number(request.headers['content-length'] ?? 0)
  if (announced > FILE_MAX_BYTES + FORM_SLACK) {
    request.raw.resume()
    throw tooLarge()
  }
  const { me, file } = await receiveForm(context, request, reply, async (arriving) => {
    const parent = parentOf(request, arriving)
    await enter(arriving.me.viewer)
    // Before a byte of it is kept: who may not hang it there sends in vain.
    await assertMayAttach(arriving.me, parent)
    return { parent, ...(await arrive(context, arriving)) }
  })
  try {
    if (file.size === 0 && file.isNameless) throw Invalid.of('file', 'required')
    await assertHarmless(context, file)
    const { parent, name, hash, size } = file
    request.body = { parent, name, hash }
    const written = await answerOnce(context.store, me.viewer, request, async () => {
      assertAwaited(reply)
      await keepUpload(me, { hash, kind: 'file', size })
      await context.files.move(file.key, fileOf(hash))
      // Moving takes long where the files are elsewhere; bytes that hang nowhere are swept.
      assertAwaited(reply)
      return attachFile(me, { parent, name, format: formatOf(name), hash, size })
    })
    const receipt = typeof written === 'string' ? written : JSON.stringify(written)
    const { _id: id }: { _id: string } = JSON.parse(receipt)
    // Sent again, it came in and was thrown away since: what was answered first is all there is to say.
    return (await me.read(id, 1).catch(unlessMissing)) ?? receipt
  } finally {
    await context.files.delete(file.key)
  }
}

function parentOf({ query }: FastifyRequest, { fields }: ArrivingFile): string {
  const asked = propertyOf(query, 'parent')
  const { parent } = checkInput(form, { ...fields, ...(asked === undefined ? {} : { parent: asked }) })
  if (!parent) throw Invalid.of('parent', 'required')
  return idOf(parent)
}

async function arrive({ files }: Context, { part }: ArrivingFile) {
  const arrived = await letIn(files, part.file).catch((error: unknown) => {
    // What breaks on the way is the sender's; what breaks here is ours.
    if (part.file.errored) asMalformed(error)
    throw error
  })
  if (part.file.truncated) {
    await files.delete(arrived.key)
    throw tooLarge()
  }
  // A form with nothing chosen in it sends nothing without a name.
  const name: string | undefined = part.filename
  return { ...arrived, name: fileNameOf(name ?? ''), isNameless: !name }
}

/** Who took a file back, or lost the connection, has it nowhere: nobody is told that it came in (D15). Throws Malformed. */
function assertAwaited(reply: FastifyReply): void {
  if (reply.raw.destroyed) throw new Malformed()
}

async function assertHarmless({ files, config }: Context, { key }: Arrived): Promise<void> {
  if (config.clamdUrl === undefined) return
  const stored = await files.get(key)
  if (!stored) throw new Error('a file went that had just come in')
  const found = await scanWith(new URL(config.clamdUrl), stored.stream)
  if (found === 'tooLarge') throw tooLarge()
  if (found === 'harmful') throw Invalid.of('file', 'fileHarmful')
}

function tooLarge(): TooLarge {
  return new TooLarge({ path: 'file', code: 'fileSize', params: { max: FILE_MAX_BYTES / 1024 / 1024 } })
}
