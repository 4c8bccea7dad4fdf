import { noteCalls } from '@schakel/domain/calls'
import type { FastifyInstance } from 'fastify'
import { asFile } from '../../http/asFile.ts'
import type { Context } from '../../http/context.ts'
import { languageOf } from '../../http/language.ts'
import { Busy, limitTurns } from '../../http/limitTurns.ts'
import { serve, serveFile } from '../../http/serve.ts'
import { noteDisclosedItems } from '../../store/privacy/disclosureReads.ts'
import { readNoteVersion, readNoteVersions } from '../../store/read/noteVersions.ts'
import { onThread, ThreadFailed } from '../../thread.ts'
import type { PaperQuestion } from './paperWorker.ts'
import { printedNote } from './printedNote.ts'

/** Documents that are made at the same time, and that wait for that. */
const inTurn = limitTurns(2, 20)

const types = {
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  pdf: 'application/pdf',
} as const

/** The layout may take long of what nobody thought of. */
const BOUNDS = { time: 20_000, memory: 512 }
const worker = new URL('./paperWorker.ts', import.meta.url)

/** What the note of a dossier said before, and the note as a file (D10). */
export function noteRoutes(app: FastifyInstance, context: Context): void {
  serve(app, context, noteCalls.versions, async ({ me, body }) => readNoteVersions(me, body.item))
  serve(app, context, noteCalls.version, async ({ me, body }) => ({
    text: await readNoteVersion(me, body.item, body.version),
  }))

  serveFile(app, context, noteCalls.export, async ({ me, body, request, reply }) => {
    const language = body.language ?? languageOf(request.headers['accept-language'])
    const note = await printedNote(me, body._id, language)
    await noteDisclosedItems(me, [body._id])
    const { kind } = body
    const file = await inTurn(() => onThread<PaperQuestion, Uint8Array>(worker, { kind, note }, BOUNDS)).catch(
      (error: unknown) => {
        if (error instanceof ThreadFailed) throw new Busy()
        throw error
      },
    )
    asFile(reply, `${note.title}.${kind}`, types[kind])
    return Buffer.from(file)
  })
}
