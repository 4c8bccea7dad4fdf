import { noteCalls } from '@schakel/domain/calls'
import type { FastifyInstance } from 'fastify'
import { attachmentNamed } from '../../http/contentDisposition.ts'
import type { Context } from '../../http/context.ts'
import { languageOf } from '../../http/language.ts'
import { serve, serveFile } from '../../http/serve.ts'
import { createTurns } from '../../store/database/turns.ts'
import { noteDisclosedItems } from '../../store/disclosureReads.ts'
import { readNoteVersion, readNoteVersions } from '../../store/read/noteVersions.ts'
import { docxOf } from './docxOf.ts'
import { pdfOf } from './pdfOf.ts'
import { printedNote } from './printedNote.ts'

/** One document is made at a time: each takes the processor for a moment. */
const inTurn = createTurns()

const kinds = {
  docx: { make: docxOf, type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document' },
  pdf: { make: pdfOf, type: 'application/pdf' },
} as const

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
    const { make, type } = kinds[body.kind]
    const file = await inTurn(() => make(note))
    reply.headers({
      'content-type': type,
      'content-disposition': attachmentNamed(`${note.title}.${body.kind}`),
      // Opened by itself it can do nothing.
      'content-security-policy': "default-src 'none'; sandbox",
    })
    return file
  })
}
