import { Forbidden, maySeeStatistics } from '@schakel/domain'
import { statisticsCalls } from '@schakel/domain/calls'
import { wordsOf } from '@schakel/domain/texts'
import { en } from '@schakel/domain/texts/en'
import { nl } from '@schakel/domain/texts/nl'
import type { FastifyInstance } from 'fastify'
import { asFile } from '../../http/asFile.ts'
import type { Context } from '../../http/context.ts'
import { languageOf } from '../../http/language.ts'
import { serve, serveFile } from '../../http/serve.ts'
import { csvOf } from '../../sheets/csv.ts'
import { xlsxOf } from '../../sheets/xlsx.ts'
import type { ViewerStore } from '../../store/store.ts'
import { countedText, type StatisticsAsked, statisticsOf, statisticsText } from './statistics.ts'
import { type StatisticsPart, tableOf } from './statisticsTable.ts'
import { statisticsTexts } from './texts.ts'

const words = { nl: wordsOf(nl), en: wordsOf(en) }

/** Statistics for who sees them (D11.2, S6.3), and their tables as files. */
export function statisticsRoutes(app: FastifyInstance, context: Context): void {
  serve(app, context, statisticsCalls.read, ({ me, body }) => {
    assertMaySee(me)
    return statisticsText(me, body)
  })

  serve(app, context, statisticsCalls.list, ({ me, body }) => {
    assertMaySee(me)
    return countedText(me, body)
  })

  serveFile(app, context, statisticsCalls.csv, async ({ me, body, request, reply }) => {
    const language = body.language ?? languageOf(request.headers['accept-language'])
    const { name, columns, rows } = await tableFor(me, body, language)
    asFile(reply, `${name}.csv`, 'text/csv; charset=utf-8')
    const separator = body.separator ?? statisticsTexts[language].separator
    return csvOf(() => [rows], columns, { separator, bom: true })
  })

  serveFile(app, context, statisticsCalls.xlsx, async ({ me, body, request, reply }) => {
    const language = body.language ?? languageOf(request.headers['accept-language'])
    const { name, columns, rows } = await tableFor(me, body, language)
    const file = await xlsxOf(() => [rows], columns, name)
    asFile(reply, `${name}.xlsx`, statisticsCalls.xlsx.answerType ?? '')
    return file
  })
}

function assertMaySee({ viewer }: ViewerStore): void {
  if (!maySeeStatistics(viewer)) throw new Forbidden('see statistics')
}

async function tableFor(
  me: ViewerStore,
  asked: StatisticsAsked & { readonly part?: StatisticsPart | null | undefined },
  language: 'nl' | 'en',
) {
  assertMaySee(me)
  return tableOf(await statisticsOf(me, asked), asked.part ?? 'months', language, words[language])
}
