import { createServer, type Server } from 'node:http'
import { json } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { openTestApp, type TestApp } from '../../test/app.ts'
import { openTestDatabase } from '../../test/database.ts'
import { readConfig } from '../config.ts'
import { portOf } from '../portOf.ts'
import { openTracing } from './openTracing.ts'
import { summaryOf } from './tracedDatabase.ts'
import type { Tracing } from './tracing.ts'

const attribute = z.object({ key: z.string(), value: z.record(z.string(), z.unknown()) })
const spanShape = z.object({
  traceId: z.string(),
  spanId: z.string(),
  parentSpanId: z.string().optional(),
  name: z.string(),
  attributes: z.array(attribute),
  status: z.object({ code: z.number().optional() }).optional(),
})
const batchShape = z.object({
  resourceSpans: z.array(
    z.object({
      resource: z.object({ attributes: z.array(attribute) }),
      scopeSpans: z.array(z.object({ spans: z.array(spanShape) })),
    }),
  ),
})

/** A collector on a real socket; it keeps what it was sent. */
class Collector {
  readonly batches: z.output<typeof batchShape>[] = []
  readonly paths: string[] = []
  readonly #server: Server = createServer((request, response) => {
    this.paths.push(request.url ?? '')
    json(request).then((body) => {
      this.batches.push(batchShape.parse(body))
      response.setHeader('content-type', 'application/json').end('{}')
    }, response.destroy)
  })

  async open(): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve))
    return `http://127.0.0.1:${portOf(this.#server)}`
  }

  get spans() {
    return this.batches
      .flatMap(({ resourceSpans }) => resourceSpans)
      .flatMap(({ scopeSpans }) => scopeSpans)
      .flatMap(({ spans }) => spans)
  }

  close(): Promise<void> {
    return new Promise((resolve) => this.#server.close(() => resolve()))
  }
}

const collector = new Collector()
let tracing: Tracing
let app: TestApp
beforeAll(async () => {
  const settings = readConfig({ OTEL_EXPORTER_OTLP_ENDPOINT: await collector.open() }).traces
  if (!settings) throw new Error('no traces are set')
  tracing = openTracing(settings)
  app = await openTestApp({}, undefined, tracing)
})
afterAll(async () => {
  await app.close()
  await collector.close()
})

describe('D19.9: traces for a collector of OpenTelemetry', () => {
  test('D19.9: a request is a span with its statements below it, and says nothing of a person', async () => {
    const lead = await app.aLead({ name: 'Hotel De Gouden Leeuw' })
    const { status } = await app.as('staff').post(`/api/space/${lead}?vraag=geheim`)
    const failing = await app.as('staff').post('/api/space/update/lead/nergens', { props: { name: 'Geheime naam' } })
    expect([status, failing.status]).toEqual([200, 404])
    await tracing.close()
    const root = collector.spans.find(({ name }) => name === 'POST /api/space/*')
    expect(root?.parentSpanId ?? '').toBe('')
    expect(root?.attributes).toContainEqual({ key: 'http.response.status_code', value: { intValue: 200 } })
    const below = collector.spans.filter(({ parentSpanId }) => parentSpanId === root?.spanId)
    expect(below.length).toBeGreaterThan(0)
    expect(below.every(({ traceId }) => traceId === root?.traceId)).toBe(true)
    expect(below.flatMap(({ attributes }) => attributes)).toContainEqual({
      key: 'db.system.name',
      value: { stringValue: 'postgresql' },
    })
    expect(new Set(collector.paths)).toEqual(new Set(['/v1/traces']))
    const all = JSON.stringify(collector.batches)
    expect(all).toContain('"service.name"')
    for (const secret of [
      lead,
      app.as('staff').id,
      app.as('staff').email,
      'Gouden',
      'geheim',
      'Geheime',
      '127.0.0.1',
      'Bearer',
    ])
      expect([secret, all.includes(secret)]).toEqual([secret, false])
    const keys = new Set(collector.spans.flatMap(({ attributes }) => attributes.map(({ key }) => key)))
    expect([...keys].sort()).toEqual(
      expect.arrayContaining([
        'db.query.summary',
        'db.system.name',
        'http.request.method',
        'http.response.status_code',
        'http.route',
      ]),
    )
    expect(
      [...keys].filter(
        (key) =>
          !/^(db\.(query\.summary|system\.name|response\.status_code)|http\.(request\.method|response\.status_code|route))$/.test(
            key,
          ),
      ),
    ).toEqual([])
  })

  test('D19.9: of a statement its first word and first table are told, never what stands in it', () => {
    expect(summaryOf(`select a from items where name = 'geheim'`)).toBe('select items')
    expect(summaryOf('update mails set done_at = $1')).toBe('update mails')
    expect(summaryOf('select 1')).toBe('select')
  })

  test('D19.9: a collector that is away keeps nobody from stopping', async () => {
    const alone = new Collector()
    const endpoint = await alone.open()
    await alone.close()
    const lost = openTracing({ endpoint, ratio: 1 })
    await using other = await openTestDatabase()
    const followed = lost.follows(other)
    expect(await followed.query('select 1 as one')).toEqual([{ one: 1 }])
    await lost.close()
    expect(await followed.query('select 2 as two')).toEqual([{ two: 2 }])
  })

  test('D17.1: without a collector there are no traces, and a wrong ratio is refused', () => {
    expect(readConfig({}).traces).toBe(undefined)
    expect(() => readConfig({ OTEL_TRACES_SAMPLER_ARG: '2' })).toThrow('OTEL_TRACES_SAMPLER_ARG must be')
    expect(
      readConfig({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318', OTEL_TRACES_SAMPLER_ARG: '0.1' }).traces,
    ).toEqual({
      endpoint: 'http://127.0.0.1:4318',
      ratio: 0.1,
    })
  })
})
