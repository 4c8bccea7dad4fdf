import { Forbidden, IMPORT_MAX_MB, Invalid, isCentre } from '@schakel/domain'
import { importCalls } from '@schakel/domain/calls'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { checkInput } from '../../http/checkInput.ts'
import type { Context } from '../../http/context.ts'
import { TooLarge, TooMany } from '../../http/httpError.ts'
import { limitEach } from '../../http/limitTurns.ts'
import { type ArrivingFile, asMalformed, receiveForm } from '../../http/uploadForm.ts'
import { countOpenImports } from '../../store/imports/imports.ts'
import { newKey } from '../../store/key.ts'
import type { ViewerStore } from '../../store/store.ts'

/** Imports of one person that are worked on or wait for that: one is worked on at a time, and those of all others wait behind them (D21.1). */
const OPEN_MAX = 3
/** When to try again, seconds. */
const OPEN_WAIT_S = 10
const ENDED_NAME_MAX = 200

const ownPlace = limitEach(OPEN_MAX)
const form = importCalls.upload.body.omit({ file: true })

export type SentForm = z.output<typeof form>

/** Only the centre makes organisations (D6). */
export function assertCentre({ viewer }: ViewerStore): void {
  if (!isCentre(viewer)) throw new Forbidden('import')
}

/** Throws TooMany for who has enough of them under way. */
export async function assertPlace(me: ViewerStore): Promise<void> {
  if ((await countOpenImports(me)) >= OPEN_MAX) throw new TooMany(OPEN_WAIT_S)
}

/** Takes a file in, with what its form says is to be done with it; no more of one person at a time than they may have imports under way. */
export async function sentFile(context: Context, request: FastifyRequest, reply: FastifyReply) {
  const { files } = context
  const received = await receiveForm(context, request, reply, async ({ me, part }: ArrivingFile) => {
    assertCentre(me)
    await assertPlace(me)
    const key = `imports/${newKey()}`
    await ownPlace(me.viewer._id, () => files.put(key, part.file)).catch((error: unknown) => {
      if (part.file.errored) asMalformed(error)
      throw error
    })
    const { truncated, bytesRead } = part.file
    if (truncated || bytesRead === 0) await files.delete(key)
    if (truncated) throw new TooLarge({ path: 'file', code: 'fileSize', params: { max: IMPORT_MAX_MB } })
    if (bytesRead === 0) throw Invalid.of('file', 'required')
    const name: string | undefined = part.filename
    return { key, name: (name ?? '').slice(-ENDED_NAME_MAX), size: bytesRead }
  })
  try {
    return { ...received, body: checkInput(form, received.fields) }
  } catch (error) {
    await files.delete(received.file.key)
    throw error
  }
}
