import { EXPORT_XLSX_MAX, type TypeName } from '@schakel/domain'
import { exportCalls } from '@schakel/domain/calls'
import type { Words } from '@schakel/domain/texts'
import type { FastifyInstance } from 'fastify'
import { asFile } from '../../http/asFile.ts'
import type { Context } from '../../http/context.ts'
import { languageOf } from '../../http/language.ts'
import { serveFile } from '../../http/serve.ts'
import { csvOf } from '../../sheets/csv.ts'
import { workbookOf, xlsxOf } from '../../sheets/xlsx.ts'
import { createTurns } from '../../store/database/turns.ts'
import { readSettings } from '../../store/settings/settings.ts'
import type { ViewerStore } from '../../store/store.ts'
import { columnsOf } from './columns.ts'
import { findRows } from './found.ts'
import { jsonOf } from './json.ts'
import { sheetsOf } from './sheets.ts'
import { type ExportTexts, exportTextsOf, exportWords as words } from './texts.ts'
import { vcardsOf } from './vcard.ts'

/** One workbook is made at a time: each is held in memory whole. */
const inTurn = createTurns()

/** Lists as files (D17.2, D19.9): what the caller reads, in the form in which they read it. */
export function exportRoutes(app: FastifyInstance, context: Context): void {
  serveFile(app, context, exportCalls.csv, async ({ me, body, request, reply }) => {
    const { separator, bom, ...rest } = body
    const language = body.language ?? languageOf(request.headers['accept-language'])
    const texts = await textsFor(me, language)
    const found = await findRows(me, rest)
    asFile(reply, `${nameOf(found.types, words[language], texts)}.csv`, 'text/csv; charset=utf-8')
    const columns = columnsOf(found.types, me.viewer, words[language], texts)
    return csvOf(found.rows, columns, { separator: separator ?? texts.separator, bom: bom ?? true })
  })

  serveFile(app, context, exportCalls.xlsx, async ({ me, body, request, reply }) => {
    const language = body.language ?? languageOf(request.headers['accept-language'])
    const texts = await textsFor(me, language)
    const found = await findRows(me, body, EXPORT_XLSX_MAX)
    const name = nameOf(found.types, words[language], texts)
    const columns = columnsOf(found.types, me.viewer, words[language], texts)
    const file = await inTurn(() => xlsxOf(found.rows, columns, name))
    asFile(reply, `${name}.xlsx`, exportCalls.xlsx.answerType ?? '')
    return file
  })

  serveFile(app, context, exportCalls.json, async ({ me, body, request, reply }) => {
    const language = body.language ?? languageOf(request.headers['accept-language'])
    const texts = await textsFor(me, language)
    const found = await findRows(me, body)
    asFile(reply, `${nameOf(found.types, words[language], texts)}.json`, 'application/json; charset=utf-8')
    return jsonOf(found, me.viewer, words[language], texts)
  })

  serveFile(app, context, exportCalls.workbook, async ({ me, body, request, reply }) => {
    const language = body.language ?? languageOf(request.headers['accept-language'])
    const texts = await textsFor(me, language)
    const found = await findRows(me, body, EXPORT_XLSX_MAX)
    const name = nameOf(found.types, words[language], texts)
    const file = await inTurn(() => workbookOf(sheetsOf(me, found, name, words[language], texts)))
    asFile(reply, `${name}.xlsx`, exportCalls.workbook.answerType ?? '')
    return file
  })

  serveFile(app, context, exportCalls.vcard, async ({ me, body, request, reply }) => {
    const language = body.language ?? languageOf(request.headers['accept-language'])
    const found = await findRows(me, { ...body, feed: body.feed ?? 'person' })
    asFile(
      reply,
      `${nameOf(found.types, words[language], await textsFor(me, language))}.vcf`,
      'text/vcard; charset=utf-8',
    )
    return vcardsOf(found, language)
  })
}

async function textsFor({ store, viewer }: ViewerStore, language: 'nl' | 'en'): Promise<ExportTexts> {
  const { timezone } = await readSettings(store, viewer._id)
  return exportTextsOf(language, timezone)
}

/** Named for what is in it and never for what it was filtered by: a filter may be a name. */
function nameOf(types: readonly TypeName[], { type }: Words, texts: ExportTexts): string {
  const [only, ...others] = types
  return only !== undefined && others.length === 0 ? type(only, 2) : texts.everything
}
