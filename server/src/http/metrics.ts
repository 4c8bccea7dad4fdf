import { createHash, timingSafeEqual } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Counter, Gauge, Histogram, Registry } from 'prom-client'
import { copiesIn } from '../backup/newestCopy.ts'
import type { Config } from '../config.ts'
import { freeBytes } from '../room.ts'
import { copyAge } from '../store/backup/lastCopy.ts'
import { mailsGivenUp, oldestMailWait } from '../store/mail/mails.ts'
import { oldestErasureWait } from '../store/privacy/erase.ts'
import type { Store } from '../store/store.ts'
import type { Context } from './context.ts'
import { sendProblem } from './errorHandler.ts'
import { LoopWatch } from './loopDelay.ts'

/** Upper ends of the durations that are counted together, seconds. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/** How long figures of the database are waited for, ms: Prometheus gives up after ten seconds, and takes the node for one that is down. */
const PATIENCE_MS = 1500

/**
 * What this process does, as Prometheus reads it (D19.9): requests by route and status, how long they took, sockets, connections and
 * memory. No names, addresses or ids. For who runs it: from this machine itself, or with the token of METRICS_TOKEN; nobody else finds it.
 */
export function metricsRoutes(app: FastifyInstance, context: Context): void {
  const registry = new Registry()
  countRequests(app, registry)
  watchLoop(app, registry)
  watchProcess(registry, context)
  watchUpkeep(registry, context)

  app.get('/metrics', async (request, reply) => {
    if (!mayRead(request, context.config.metricsToken)) return sendProblem(request, reply, 'route')
    return reply.type(registry.contentType).send(await registry.metrics())
  })
}

function countRequests(app: FastifyInstance, registry: Registry): void {
  const registers = [registry]
  const total = new Counter({
    name: 'schakel_http_requests_total',
    help: 'Requests that were answered.',
    labelNames: ['method', 'route', 'status'],
    registers,
  })
  const duration = new Histogram({
    name: 'schakel_http_request_duration_seconds',
    help: 'How long answers took.',
    labelNames: ['method', 'route'],
    buckets: BUCKETS,
    registers,
  })
  app.addHook('onResponse', (request, reply, done) => {
    const labels = { method: request.method, route: request.routeOptions.url ?? 'none' }
    total.inc({ ...labels, status: reply.statusCode })
    duration.observe(labels, reply.elapsedTime / 1000)
    done()
  })
}

function watchLoop(app: FastifyInstance, registry: Registry): void {
  const loop = new LoopWatch()
  app.addHook('onClose', async () => loop.stop())
  const help = 'Longest that the event loop was held since this was read last.'
  gauge(registry, 'schakel_loop_held_seconds', help, () => loop.takeLongest())
  counter(registry, 'schakel_loop_held_total', 'How often it was held for more than 50 ms.', () => loop.times)
}

function watchProcess(registry: Registry, { store, live }: Context): void {
  new Counter({
    name: 'schakel_probing_told_total',
    help: 'How often staff were told of a supplier that probes.',
    labelNames: ['kind'],
    registers: [registry],
    collect() {
      this.reset()
      for (const [kind, n] of Object.entries(store.probing.told)) this.inc({ kind }, n)
    },
  })
  if (store.database.connections)
    new Gauge({
      name: 'schakel_database_connections',
      help: 'Connections by what they are for, and who waits for one.',
      labelNames: ['pool', 'state'],
      registers: [registry],
      collect() {
        for (const [pool, states] of store.database.connections?.() ?? [])
          for (const [state, n] of Object.entries(states)) this.set({ pool, state }, n)
      },
    })
  if (store.database.readsAt)
    new Counter({
      name: 'schakel_replica_reads_total',
      help: 'Reads that a replica may answer, by who answered.',
      labelNames: ['by'],
      registers: [registry],
      collect() {
        this.reset()
        for (const [by, n] of Object.entries(store.database.readsAt?.() ?? {})) this.inc({ by }, n)
      },
    })
  gauge(registry, 'schakel_sockets', 'Browsers that listen.', () => live.io.engine.clientsCount)
  gauge(registry, 'process_resident_memory_bytes', 'Memory of the process.', () => process.memoryUsage.rss())
  gauge(registry, 'nodejs_heap_size_used_bytes', 'Heap that is in use.', () => process.memoryUsage().heapUsed)
  const start = Math.round(performance.timeOrigin / 1000)
  gauge(registry, 'process_start_time_seconds', 'When the process began.', () => start)
  counter(registry, 'process_cpu_seconds_total', 'Time of the processor.', () => {
    const { user, system } = process.cpuUsage()
    return (user + system) / 1e6
  })
}

/** What goes wrong slowly, and is noticed late: a disk that fills, mail that does not leave, an erasure that fails, copies that are not made. */
function watchUpkeep(registry: Registry, { store, config }: Context): void {
  gauge(registry, 'schakel_disk_free_bytes', 'Room on the disk of the data folder.', () => freeBytes(config.dataDir))
  gauge(registry, 'schakel_mail_waiting_seconds', 'How long the oldest mail waits that is not out.', () =>
    soon(oldestMailWait(store)),
  )
  gauge(registry, 'schakel_mail_given_up', 'Mails that were given up within a day.', () => soon(mailsGivenUp(store)))
  gauge(
    registry,
    'schakel_erasing_waiting_seconds',
    'How long the oldest erasure waits that is not done everywhere.',
    () => soon(oldestErasureWait(store)),
  )
  gauge(registry, 'schakel_copy_age_seconds', 'How old the newest copy is; before there is one, the database.', () =>
    ageOfCopy(store, config),
  )
}

type CopySettings = Pick<Config, 'backupDir' | 'backupKeep'>

/** Of the newest copy in the folder, or of one that a command noted, s: it may lie where this node does not look. */
async function ageOfCopy({ database }: Store, { backupDir, backupKeep }: CopySettings): Promise<number | undefined> {
  const now = new Date()
  const { newest } = copiesIn(backupDir, now)
  const age = newest && (now.getTime() - newest.at) / 1000
  // Who keeps none here has copies by other means, of which nothing is known.
  if (backupKeep === 0) return age
  const noted = await soon(copyAge(database))
  return noted === undefined ? undefined : Math.min(noted, age ?? noted)
}

/** What the database says; nothing while it is away or takes longer than who asks waits for all else. */
async function soon(asked: Promise<number | undefined>): Promise<number | undefined> {
  const enough = new AbortController()
  const late = wait(PATIENCE_MS, undefined, { signal: enough.signal })
  try {
    return await Promise.race([asked, late])
  } catch {
    return undefined
  } finally {
    enough.abort()
    late.catch(() => undefined)
  }
}

/** A figure that is read when it is asked for; left out while it is not known. */
function gauge(
  registry: Registry,
  name: string,
  help: string,
  read: () => number | undefined | Promise<number | undefined>,
): void {
  new Gauge({
    name,
    help,
    registers: [registry],
    async collect() {
      const value = await read()
      if (value !== undefined && Number.isFinite(value)) this.set(value)
      else this.remove()
    },
  })
}

/** A total that is kept elsewhere, read when it is asked for. */
function counter(registry: Registry, name: string, help: string, read: () => number): void {
  new Counter({
    name,
    help,
    registers: [registry],
    collect() {
      this.reset()
      this.inc(read())
    },
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
