import { setTimeout as wait } from 'node:timers/promises'
import { IMPORT_MAX_MB, Invalid, Missing, typeOfId, type ViewerKind } from '@schakel/domain'
import { importCalls } from '@schakel/domain/calls'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { asFile } from '../../http/asFile.ts'
import type { Context } from '../../http/context.ts'
import { answerOnce } from '../../http/idempotency.ts'
import { idOf } from '../../http/idOf.ts'
import { languageOf } from '../../http/language.ts'
import { sendJson } from '../../http/sendJson.ts'
import { serve, serveFile } from '../../http/serve.ts'
import { acceptForms, watchedForm } from '../../http/uploadForm.ts'
import { readRows } from '../../store/imports/importRows.ts'
import { addImport, listImports, moveImport, readImport } from '../../store/imports/imports.ts'
import { listUndoable, readUndoable } from '../../store/imports/importUndo.ts'
import { newKey } from '../../store/key.ts'
import type { ViewerStore } from '../../store/store.ts'
import { guessColumns } from './guessColumns.ts'
import { answerOf, rowAnswers, undoAnswer, undoableAnswer } from './importAnswer.ts'
import type { Job, JobChoices } from './importJob.ts'
import { ImportJobs } from './importJobs.ts'
import type { RowReport } from './importReport.ts'
import { reportStream } from './reportStream.ts'
import { assertCentre, assertPlace, type SentForm, sentFile } from './sentFile.ts'
import { Undos } from './undos.ts'

const MAX_BYTES = IMPORT_MAX_MB * 1024 * 1024
/** What is said of single rows may be much. */
const FIELD_MAX = 200_000
/** Rows that come with an import itself. */
const FIRST_ROWS = 100
/** How long a call that only sets something going waits, seconds: most files are checked within it. */
const SOON = 1
/** How long taking back waits before it answers how far it is, seconds. */
const UNDO_WAIT = 8

/** An import as it is answered. */
type Told = (me: ViewerStore, id: string, request: FastifyRequest) => Promise<ReturnType<typeof answerOf>>

/** Importing from a file on a screen or over the API (D17.2, D19.9). */
export async function importRoutes(scope: FastifyInstance, context: Context): Promise<void> {
  const { store, files } = context
  const jobs = new ImportJobs(store, files, (error) => scope.log.error({ err: error }, 'an import failed'))
  const undos = new Undos((error) => scope.log.error({ err: error }, 'taking back an import failed'))
  await acceptForms(scope, MAX_BYTES, FIELD_MAX)
  scope.addHook('onReady', async () => jobs.startRecovering())
  scope.addHook('preClose', () => jobs.close())
  scope.addHook('preClose', () => undos.close())

  const told: Told = async (me, id, request) => {
    const kept = await jobs.read(me, id)
    const language = languageOf(request.headers['accept-language'])
    const isOver = kept.state !== 'checking' && kept.state !== 'writing'
    const reports = isOver ? await readRows<RowReport>(store, id, { after: 0, size: FIRST_ROWS }) : undefined
    const rows = reports && (await rowAnswers(me, kept, reports, language))
    return answerOf(kept, language, rows, await undoAnswer(me, kept))
  }

  scope.post(importCalls.upload.path, { config: { isLargeUpload: true } }, async (request, reply) => {
    const { me, file, body } = await watchedForm(context, request, () => sentFile(context, request, reply))
    const id = newKey()
    try {
      const job: Job = { ...chosen(me, body), key: file.key, file: file.name }
      request.body = { ...body, name: file.name, size: file.size }
      const answer = await answerOnce(store, me.viewer, request, async () => {
        await addImport(me, id, job)
        return { _id: id }
      })
      const { _id }: { _id: string } = typeof answer === 'string' ? JSON.parse(answer) : answer
      if (_id !== id) {
        // Sent again: the first one has its file.
        await context.files.delete(file.key)
        return sendJson(request, reply, await told(me, _id, request))
      }
    } catch (error) {
      await context.files.delete(file.key)
      throw error
    }
    const ended = jobs.begin(me.viewer, id, body.mode === 'run' ? 'run' : 'check')
    await Promise.race([ended, wait(body.wait * 1000)])
    return sendJson(request, reply, await told(me, id, request))
  })

  /** Looks at a file again, or writes it, with what was changed. */
  const again = async (me: ViewerStore, body: z.output<typeof importCalls.run.body>, aim: 'check' | 'run') => {
    assertCentre(me)
    const { job, state } = await jobs.read(me, body._id)
    if (state !== 'checking' && state !== 'writing') await assertPlace(me)
    const choices = changed(job, body, me.viewer.kind)
    const from = ['checked', 'failed', 'cancelled'] as const
    const begins = await moveImport(store, body._id, from, 'checking', { ...choices, error: null, progress: null })
    // Asked twice it is done once.
    if (begins) await Promise.race([jobs.begin(me.viewer, body._id, aim), wait(SOON * 1000)])
  }
  serve(scope, context, importCalls.check, async ({ me, body, request }) => {
    await again(me, body, 'check')
    return told(me, body._id, request)
  })
  serve(scope, context, importCalls.run, async ({ me, body, request }) => {
    await again(me, body, 'run')
    return told(me, body._id, request)
  })

  importReads(scope, context, told)
  serve(scope, context, importCalls.cancel, async ({ me, body, request }) => {
    assertCentre(me)
    // Taking much back takes its time, and is looked on at like the writing.
    await Promise.race([jobs.stop(me, body._id), wait(SOON * 1000)])
    return told(me, body._id, request)
  })
  serve(scope, context, importCalls.undo, async ({ me, body }) => {
    assertCentre(me)
    // For who may not, it does not exist, whoever is at it.
    await readUndoable<Job>(me, body._id)
    await Promise.race([undos.begin(me, body._id), wait(UNDO_WAIT * 1000)])
    const answer = await undoAnswer(me, await readUndoable<Job>(me, body._id))
    if (!answer) throw new Missing('import')
    return answer
  })
  serve(scope, context, importCalls.undoable, async ({ me }) => {
    assertCentre(me)
    return (await listUndoable<Job>(me)).map(undoableAnswer)
  })
}

/** What was read and written of a file: as it stands, all of them, row by row, and as a report. */
function importReads(scope: FastifyInstance, context: Context, told: Told): void {
  const { store } = context
  serve(scope, context, importCalls.read, ({ me, body, request }) => {
    assertCentre(me)
    return told(me, body._id, request)
  })
  serve(scope, context, importCalls.list, async ({ me, request }) => {
    assertCentre(me)
    const language = languageOf(request.headers['accept-language'])
    return (await listImports<Job>(me)).map((kept) => answerOf(kept, language))
  })
  serve(scope, context, importCalls.rows, async ({ me, body, request }) => {
    assertCentre(me)
    const { _id, outcome, after, page_size: size } = body
    const kept = await readImport<Job>(me, _id)
    const isDuplicate = outcome === 'duplicate'
    const only = isDuplicate || !outcome || outcome === '*' ? undefined : outcome
    const reports = await readRows<RowReport>(store, _id, { outcome: only, isDuplicate, after, size })
    return rowAnswers(me, kept, reports, languageOf(request.headers['accept-language']))
  })
  serveFile(scope, context, importCalls.report, async ({ me, body, request, reply }) => {
    assertCentre(me)
    const kept = await readImport<Job>(me, body._id)
    const language = body.language ?? languageOf(request.headers['accept-language'])
    asFile(reply, `import-${language === 'nl' ? 'verslag' : 'report'}.csv`, 'text/csv; charset=utf-8')
    return reportStream(store, kept, language)
  })
}

/** What is to be done with a file that was just sent. */
function chosen(me: ViewerStore, body: SentForm): JobChoices {
  const home = me.viewer.organisation?._id
  const space = body.space ? idOf(body.space) : home
  if (space === undefined || typeOfId(space) !== 'space') throw Invalid.of('space', 'required')
  return {
    type: body.type ?? 'lead',
    space,
    mapping: body.mapping ?? null,
    duplicates: body.duplicates ?? 'skip',
    choices: body.choices ?? null,
    skipInvalid: body.skip_invalid,
  }
}

/** What is changed of an import; rows of another type have columns of their own. */
function changed(job: Job, body: z.output<typeof importCalls.run.body>, kind: ViewerKind): Partial<Job> {
  const type = body.type ?? job.type
  const space = body.space ? idOf(body.space) : job.space
  if (typeOfId(space) !== 'space') throw Invalid.of('space', 'required')
  const isOther = type !== job.type
  return {
    type,
    space,
    mapping: body.mapping ?? (isOther ? null : (job.mapping ?? null)),
    duplicates: body.duplicates ?? job.duplicates,
    choices: body.choices ?? job.choices ?? null,
    skipInvalid: body.skip_invalid,
    ...(isOther && job.table ? { guessed: guessColumns(job.table.headings, type, kind).columns } : {}),
  }
}
