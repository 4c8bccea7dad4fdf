import { comparisonCalls } from '@schakel/domain/calls'
import type { FastifyInstance } from 'fastify'
import { asFile } from '../../http/asFile.ts'
import type { Context } from '../../http/context.ts'
import { languageOf } from '../../http/language.ts'
import { serve, serveFile } from '../../http/serve.ts'
import { createTurns } from '../../store/database/turns.ts'
import { readComparison } from '../../store/read/comparison.ts'
import { readEvidenceNames } from '../../store/read/evidenceFile.ts'
import { comparisonWorkbook, evidenceFiles } from './comparisonWorkbook.ts'

/** One workbook is made at a time: each is held in memory whole. */
const inTurn = createTurns()

/** Requirements against suppliers, on screen and as a workbook (F1.13). */
export function comparisonRoutes(app: FastifyInstance, context: Context): void {
  serve(app, context, comparisonCalls.read, async ({ me, body }) => (await readComparison(me, body.dossier)).comparison)
  serveFile(app, context, comparisonCalls.export, async ({ me, body, request, reply }) => {
    const compared = await readComparison(me, body.dossier)
    const names = await readEvidenceNames(me, evidenceFiles(compared))
    const language = languageOf(request.headers['accept-language'])
    const file = await inTurn(() => comparisonWorkbook(compared, names, language))
    asFile(reply, language === 'nl' ? 'Vergelijking.xlsx' : 'Comparison.xlsx', comparisonCalls.export.answerType ?? '')
    return file
  })
}
