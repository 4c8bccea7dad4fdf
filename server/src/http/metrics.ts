import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Context } from './context.ts'
import { sendProblem } from './errorHandler.ts'
import { type LoopDelay, LoopWatch } from './loopDelay.ts'

/** Upper ends of the durations that are counted together, seconds. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/** What is counted of one method and route. */
interface Counted {
  readonly statuses: Map<number, number>
  /** How many took as long as each bucket, and how many longer than all. */
  readonly durations: number[]
  seconds: number
  requests: number
}

/**
 * What this process does, as Prometheus reads it (D19.9): requests by route and status, how long they took, sockets, connections and
 * memory. No names, addresses or ids. For who runs it: from this machine itself, or with the token of METRICS_TOKEN; nobody else finds it.
 */
export function metricsRoutes(app: FastifyInstance, { store, live, config }: Context): void {
  const counted = new Map<string, Counted>()
  const loop = new LoopWatch()
  app.addHook('onClose', async () => loop.stop())
  app.addHook('onResponse', (request, reply, done) => {
    const labels = `method="${request.method}",route="${request.routeOptions.url ?? 'none'}"`
    const one = counted.get(labels) ?? { statuses: new Map(), durations: [], seconds: 0, requests: 0 }
    counted.set(labels, one)
    const seconds = reply.elapsedTime / 1000
    const at = BUCKETS.findIndex((end) => seconds <= end)
    const bucket = at < 0 ? BUCKETS.length : at
    one.durations[bucket] = (one.durations[bucket] ?? 0) + 1
    one.statuses.set(reply.statusCode, (one.statuses.get(reply.statusCode) ?? 0) + 1)
    one.seconds += seconds
    one.requests += 1
    done()
  })

  app.get('/metrics', async (request, reply) => {
    if (!mayRead(request, config.metricsToken)) return sendProblem(request, reply, 'route')
    const lines = [
      ...requestLines(counted),
      ...probingLines(store.probing.told),
      ...loopLines(loop.read()),
      ...processLines(live.io.engine.clientsCount, store.database.connections?.()),
    ]
    return reply.type('text/plain; version=0.0.4; charset=utf-8').send(`${lines.join('\n')}\n`)
  })
}

function mayRead(request: FastifyRequest, token: string | undefined): boolean {
  if (token !== undefined) {
    const given = request.headers.authorization ?? ''
    return timingSafeEqual(hash(given), hash(`Bearer ${token}`))
  }
  // A proxy on this machine stands in front of everybody.
  const isForwarded = ['forwarded', 'x-forwarded-for', 'x-real-ip', 'via'].some(
    (name) => request.headers[name] !== undefined,
  )
  return !isForwarded && /^(127\.|::1$|::ffff:127\.)/.test(request.socket.remoteAddress ?? '')
}

function hash(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}

function requestLines(counted: ReadonlyMap<string, Counted>): string[] {
  const totals: string[] = []
  const durations: string[] = []
  for (const [labels, one] of counted) {
    for (const [status, n] of one.statuses)
      totals.push(`schakel_http_requests_total{${labels},status="${status}"} ${n}`)
    let sum = 0
    for (const [at, end] of [...BUCKETS, '+Inf'].entries()) {
      sum += one.durations[at] ?? 0
      durations.push(`schakel_http_request_duration_seconds_bucket{${labels},le="${end}"} ${sum}`)
    }
    durations.push(`schakel_http_request_duration_seconds_sum{${labels}} ${one.seconds}`)
    durations.push(`schakel_http_request_duration_seconds_count{${labels}} ${one.requests}`)
  }
  return [
    ...told('schakel_http_requests_total', 'counter', 'Requests that were answered.', totals),
    ...told('schakel_http_request_duration_seconds', 'histogram', 'How long answers took.', durations),
  ]
}

function probingLines(probing: Readonly<Record<string, number>>): string[] {
  const lines = Object.entries(probing).map(([kind, n]) => `schakel_probing_told_total{kind="${kind}"} ${n}`)
  return told('schakel_probing_told_total', 'counter', 'How often staff were told of a supplier that probes.', lines)
}

function loopLines({ longest, times }: LoopDelay): string[] {
  return [
    ...gauge('schakel_loop_held_seconds', 'Longest that the event loop was held since this was read last.', longest),
    ...told('schakel_loop_held_total', 'counter', 'How often it was held for more than 50 ms.', [
      `schakel_loop_held_total ${times}`,
    ]),
  ]
}

function processLines(
  sockets: number,
  connections: { readonly idle: number; readonly busy: number; readonly waiting: number } | undefined,
): string[] {
  const { rss, heapUsed } = process.memoryUsage()
  const { user, system } = process.cpuUsage()
  const states = Object.entries(connections ?? {}).map(
    ([state, n]) => `schakel_database_connections{state="${state}"} ${n}`,
  )
  return [
    ...gauge('schakel_sockets', 'Browsers that listen.', sockets),
    ...(connections
      ? told('schakel_database_connections', 'gauge', 'Connections of the pool, and who waits for one.', states)
      : []),
    ...gauge('process_resident_memory_bytes', 'Memory of the process.', rss),
    ...gauge('nodejs_heap_size_used_bytes', 'Heap that is in use.', heapUsed),
    ...told('process_cpu_seconds_total', 'counter', 'Time of the processor.', [
      `process_cpu_seconds_total ${(user + system) / 1e6}`,
    ]),
    ...gauge('process_start_time_seconds', 'When the process began.', Math.round(performance.timeOrigin / 1000)),
  ]
}

function gauge(name: string, help: string, value: number): string[] {
  return told(name, 'gauge', help, [`${name} ${value}`])
}

function told(name: string, type: string, help: string, lines: readonly string[]): string[] {
  return [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`, ...lines]
}
