import { AsyncLocalStorage } from 'node:async_hooks'
import { type Context, ROOT_CONTEXT, type Span, SpanKind, SpanStatusCode, type Tracer, trace } from '@opentelemetry/api'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { tracedDatabase } from './tracedDatabase.ts'
import type { TraceSettings, Tracing } from './tracing.ts'

/** How long the collector may take for a batch, ms: while it is away nobody waits for it. */
const PATIENCE_MS = 5000

/**
 * Sends traces by OTLP over HTTP (D19.9). A span holds method, route and status, the kind of a statement and its table: no address, id,
 * name, body or parameter. What a caller says of a trace of its own is not taken over.
 */
export function openTracing({ endpoint, ratio }: TraceSettings): Tracing {
  const exporter = new OTLPTraceExporter({ url: `${endpoint}/v1/traces`, timeoutMillis: PATIENCE_MS })
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'schakel' }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(ratio) }),
    spanProcessors: [new BatchSpanProcessor({ exporter })],
  })
  const tracer = provider.getTracer('schakel')
  const current = new AsyncLocalStorage<Context>()
  return {
    follow: (app) => followRequests(app, tracer, current),
    follows: (database) => tracedDatabase(database, tracer, current),
    // A collector that is away has told nobody anything so far either: it does not keep a server from stopping.
    close: () => provider.shutdown().catch(() => undefined),
  }
}

function followRequests(app: FastifyInstance, tracer: Tracer, current: AsyncLocalStorage<Context>): void {
  const spans = new WeakMap<FastifyRequest, Span>()
  app.addHook('onRequest', (request, _reply, done) => {
    const route = request.routeOptions.url ?? 'none'
    const span = tracer.startSpan(`${request.method} ${route}`, {
      kind: SpanKind.SERVER,
      attributes: { 'http.request.method': request.method, 'http.route': route },
    })
    spans.set(request, span)
    current.run(trace.setSpan(ROOT_CONTEXT, span), done)
  })
  const end = (request: FastifyRequest, status: number): void => {
    const span = spans.get(request)
    span?.setAttribute('http.response.status_code', status)
    if (status >= 500) span?.setStatus({ code: SpanStatusCode.ERROR })
    span?.end()
    spans.delete(request)
  }
  app.addHook('onResponse', (request, reply, done) => {
    end(request, reply.statusCode)
    done()
  })
  // Who hung up gets no answer: 499 is what proxies write down for that.
  app.addHook('onRequestAbort', (request, done) => {
    end(request, 499)
    done()
  })
}
