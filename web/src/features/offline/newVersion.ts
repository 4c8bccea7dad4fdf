import { onStatus } from '../../entities/live/liveSocket.ts'

type Announce = (refresh: () => void) => void

/** So long a newer worker may take to go to work, ms. */
const TAKEOVER_PATIENCE_MS = 2000

/** By what the page knows which build it is of; the worker knows the same of itself. */
function ownBuild(): string | undefined {
  return document.querySelector<HTMLMetaElement>('meta[name=build]')?.content
}

/**
 * Has the browser keep the program for when there is no connection, and announces once when a newer one lies ready. It never reloads by
 * itself: whoever is told does that when it suits them. A page that is of that build already lets its worker go to work without a word.
 */
export async function watchVersions(announce: Announce): Promise<void> {
  const { serviceWorker } = navigator
  const registration = await serviceWorker.register('/sw.js', { updateViaCache: 'none' })
  let isTold = false
  const tell = () => {
    // By the one that waits when one asks for it: a newer one may have come in its place, or it is at work already.
    if (!isTold) announce(() => refresh(registration.waiting))
    isTold = true
  }
  const look = async () => {
    const { waiting } = registration
    if (!waiting) return
    if ((await buildOf(waiting)) === ownBuild()) waiting.postMessage('takeOver')
    else tell()
  }
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', () => void look())
  })
  void look()
  // Another tab put the newer one to work: what this page still lacks of its own build is there for a while.
  serviceWorker.addEventListener('controllerchange', () => {
    const { controller } = serviceWorker
    if (controller) void buildOf(controller).then((build) => build !== ownBuild() && tell())
  })
  // A server that went and came may have brought a newer one.
  onStatus((status) => {
    if (status === 'connected') registration.update().catch(() => undefined)
  })
}

/** Goes on with the newer one. It cannot take over while the older waits for an answer, and then the page itself is fetched anew. */
function refresh(waiting: ServiceWorker | null): void {
  const reload = () => location.reload()
  if (!waiting) {
    reload()
    return
  }
  const patience = setTimeout(reload, TAKEOVER_PATIENCE_MS)
  const goOn = () => {
    clearTimeout(patience)
    reload()
  }
  navigator.serviceWorker.addEventListener('controllerchange', goOn, { once: true })
  waiting.postMessage('takeOver')
}

function buildOf(worker: ServiceWorker): Promise<unknown> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = ({ data }: MessageEvent<unknown>) => resolve(data)
    worker.postMessage('build', [port2])
  })
}

/** Takes away what an earlier setting of this installation left on the device (`OFFLINE`). */
export async function dropWorker(): Promise<void> {
  const registrations = await navigator.serviceWorker.getRegistrations()
  await Promise.all(registrations.map((registration) => registration.unregister()))
  const names = await caches.keys()
  await Promise.all(names.filter((name) => name.startsWith('schakel-')).map((name) => caches.delete(name)))
}
