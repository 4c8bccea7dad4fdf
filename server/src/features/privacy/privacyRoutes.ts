import { join } from 'node:path'
import { Readable } from 'node:stream'
import { Forbidden, Invalid, mayRetain } from '@schakel/domain'
import { privacyCalls } from '@schakel/domain/calls'
import { mayRetainFor, type Retention, retentionNames } from '@schakel/domain/privacy'
import type { FastifyInstance } from 'fastify'
import { attachmentNamed } from '../../http/contentDisposition.ts'
import type { Context } from '../../http/context.ts'
import { idOf } from '../../http/idOf.ts'
import { languageOf } from '../../http/language.ts'
import { serve, serveFile } from '../../http/serve.ts'
import { planErasure } from '../../store/privacy/erase.ts'
import { countGone, readRetention, saveRetention } from '../../store/privacy/retention.ts'
import { readPersonData } from '../../store/read/personData.ts'
import { readSettings } from '../../store/settings/settings.ts'
import type { ViewerStore } from '../../store/store.ts'
import { keepErasedList } from './eraseAgain.ts'
import { erasePerson, type House, keepFinishing } from './eraser.ts'
import { personFile } from './personFile.ts'

const types = { json: 'application/json; charset=utf-8', html: 'text/html; charset=utf-8' } as const

/** What the law asks: somebody's data as a file, somebody forgotten, and nothing kept for longer than needed. */
export function privacyRoutes(app: FastifyInstance, context: Context, sweep: () => Promise<unknown>): void {
  const { store, files, live, config } = context
  const leaving = new AbortController()
  const house: House = {
    files,
    outbox: join(config.dataDir, 'outbox'),
    sweep,
    keepList: () => keepErasedList(store, config),
    onEdit: (item, edit) =>
      live.tell('note', `item:${item}`, { version: 0, delta: Buffer.from(edit).toString('base64') }),
    onFault: (error) => app.log.error({ err: error }, 'erasing'),
    leaving: leaving.signal,
  }

  let stop = async () => {}
  app.addHook('onReady', async () => {
    stop = keepFinishing(store, house)
  })
  app.addHook('preClose', () => {
    leaving.abort()
    return stop()
  })

  serveFile(app, context, privacyCalls.export, async ({ me, body, request, reply }) => {
    const language = body.language ?? languageOf(request.headers['accept-language'])
    const data = await readPersonData(me, body._id ? idOf(body._id) : me.viewer._id)
    reply.headers({
      'content-type': types[body.kind],
      'content-disposition': attachmentNamed(`${language === 'nl' ? 'gegevens' : 'data'}.${body.kind}`),
      // Opened by itself it can do nothing.
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    })
    const { timezone } = await readSettings(store, me.viewer._id)
    return Readable.from(personFile(data, body.kind, language, timezone), { objectMode: false })
  })

  serve(app, context, privacyCalls.plan, ({ me, body }) => planErasure(me, idOf(body._id)))

  serve(app, context, privacyCalls.erase, ({ me, body }) => erasePerson(me, idOf(body._id), body.confirm, house))

  serve(app, context, privacyCalls.retention, async ({ me, body }) => {
    assertRetains(me)
    const days = await readRetention(store)
    return { days, gone: await countGone(store, { ...days, ...termsIn(body.wanted ?? {}) }) }
  })

  serve(app, context, privacyCalls.retain, async ({ me, body }) => {
    assertRetains(me)
    return saveRetention(store, termsIn(body.wanted))
  })
}

function assertRetains({ viewer }: ViewerStore): void {
  if (!mayRetain(viewer)) throw new Forbidden('retention')
}

function termsIn(wanted: Partial<Record<keyof Retention, number | null | undefined>>): Partial<Retention> {
  const terms: Partial<Record<keyof Retention, number | null>> = {}
  for (const name of retentionNames) {
    const days = wanted[name]
    if (days === undefined) continue
    if (!mayRetainFor(name, days)) throw Invalid.of(name, 'choice')
    terms[name] = days
  }
  return terms
}
