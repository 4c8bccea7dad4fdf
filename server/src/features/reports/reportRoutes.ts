import { Forbidden, maySeeStatistics } from '@schakel/domain'
import { reportCalls } from '@schakel/domain/calls'
import type { Report } from '@schakel/domain/reports'
import type { FastifyInstance } from 'fastify'
import { asFile } from '../../http/asFile.ts'
import type { Context } from '../../http/context.ts'
import { languageOf } from '../../http/language.ts'
import { serve, serveFile } from '../../http/serve.ts'
import { csvOf } from '../../sheets/csv.ts'
import { reportTable } from '../../sheets/reportTable.ts'
import { xlsxOf } from '../../sheets/xlsx.ts'
import { setReportMail } from '../../store/mail/reportMails.ts'
import { readReport } from '../../store/read/reports.ts'
import { placeReport } from '../../store/reports/reportPlaces.ts'
import { readReports, removeReport, restoreReport, saveReport } from '../../store/reports/reports.ts'
import type { ViewerStore } from '../../store/store.ts'

/** Reports that staff and super users build (S2.9): what they come to, and those that are kept. For others there is nothing of it. */
export function reportRoutes(app: FastifyInstance, context: Context): void {
  serve(app, context, reportCalls.list, async ({ me }) => {
    assertMayBuild(me)
    return [...(await readReports(me))]
  })

  serve(app, context, reportCalls.figures, async ({ me, body }) => {
    assertMayBuild(me)
    const { groups, more, total } = await readReport(me, body.report, body.zone)
    return { groups: [...groups], more, total }
  })

  serve(app, context, reportCalls.save, ({ me, body: { _id, name, report, was, shared } }) => {
    assertMayBuild(me)
    return saveReport(me, {
      _id: _id ?? undefined,
      name: name ?? undefined,
      report: report ?? undefined,
      was: was ?? undefined,
      shared: shared ?? undefined,
    })
  })

  serve(app, context, reportCalls.place, ({ me, body }) => {
    assertMayBuild(me)
    return placeReport(me, body._id, body.at)
  })

  serve(app, context, reportCalls.mail, ({ me, body }) => {
    assertMayBuild(me)
    return setReportMail(me, body._id, body.mail)
  })

  serve(app, context, reportCalls.delete, ({ me, body }) => {
    assertMayBuild(me)
    return removeReport(me, body._id)
  })

  serve(app, context, reportCalls.restore, ({ me, body }) => {
    assertMayBuild(me)
    return restoreReport(me, body._id)
  })

  serveFile(app, context, reportCalls.csv, async ({ me, body, request, reply }) => {
    const { language, name, columns, rows } = await tableFor(me, body, languageOf(request.headers['accept-language']))
    asFile(reply, `${name}.csv`, 'text/csv; charset=utf-8')
    const separator = body.separator ?? (language === 'nl' ? 'semicolon' : 'comma')
    return csvOf(() => [rows], columns, { separator, bom: true })
  })

  serveFile(app, context, reportCalls.xlsx, async ({ me, body, request, reply }) => {
    const { name, columns, rows } = await tableFor(me, body, languageOf(request.headers['accept-language']))
    const file = await xlsxOf(() => [rows], columns, name)
    asFile(reply, `${name}.xlsx`, reportCalls.xlsx.answerType ?? '')
    return file
  })
}

function assertMayBuild({ viewer }: ViewerStore): void {
  if (!maySeeStatistics(viewer)) throw new Forbidden('build reports')
}

interface Asked {
  readonly report: Report
  readonly name?: string | null | undefined
  readonly zone?: string | undefined
  readonly language?: 'nl' | 'en' | null | undefined
}

async function tableFor(me: ViewerStore, asked: Asked, own: 'nl' | 'en') {
  assertMayBuild(me)
  const language = asked.language ?? own
  return {
    language,
    ...reportTable(asked.report, await readReport(me, asked.report, asked.zone), language, asked.name),
  }
}
