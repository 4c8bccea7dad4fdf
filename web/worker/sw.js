// Keeps the program of one build on the device, so that it starts without a connection. Only files of the build lie here: what somebody
// saw is kept by the page (features/offline), and calls, files, pictures and writes never come by.

/** The name of this build, and its files; the build puts them in. */
const build = '__BUILD__'
const files = new Set(['__FILES__'])

const PREFIX = 'schakel-'
const shell = '/index.html'
/** A page that is not there by then comes from the device, ms. */
const PATIENCE_MS = 3000

addEventListener('install', (event) => {
  event.waitUntil(keepBuild())
})

addEventListener('activate', (event) => {
  event.waitUntil(dropOldBuilds().then(() => clients.claim()))
})

addEventListener('message', ({ data, ports: [port] }) => {
  if (data === 'build') port.postMessage(build)
  if (data === 'takeOver') skipWaiting()
})

addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== location.origin) return
  if (request.mode === 'navigate') {
    if (isScreen(pathname)) event.respondWith(pageFor(request))
  } else if (files.has(pathname) || pathname.startsWith('/assets/')) event.respondWith(fileFor(request))
})

/** All of a build or nothing of it: half of one would not start. */
async function keepBuild() {
  const cache = await caches.open(PREFIX + build)
  // Names in assets/ change with their content; the others are asked for anew.
  await cache.addAll(
    [...files].map((path) => new Request(path, { cache: path.startsWith('/assets/') ? 'default' : 'reload' })),
  )
}

/** Pages of the build before this one may still be open and need its parts; what is older goes. */
async function dropOldBuilds() {
  const old = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== PREFIX + build)
  await Promise.all(old.slice(0, -1).map((name) => caches.delete(name)))
}

/** The page as the server has it now; as it was kept when no answer comes in time, or none that is a page. */
async function pageFor(request) {
  const asked = fetch(request)
  const inTime = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))
  const answer = await Promise.race([asked, inTime]).catch(() => undefined)
  if (answer && answer.status < 500) return answer
  const kept = await (await caches.open(PREFIX + build)).match(shell)
  return kept ?? asked
}

/** A file as it was kept; else from the server, and kept when its name says which content it has. */
async function fileFor(request) {
  const kept = await caches.match(request, { ignoreVary: true })
  if (kept) return kept
  const answer = await fetch(request)
  if (answer.ok && new URL(request.url).pathname.startsWith('/assets/')) {
    const copy = answer.clone()
    caches.open(PREFIX + build).then((cache) => cache.put(request, copy))
  }
  return answer
}

/** Whether an address can be one of a screen, as the server says it (server/src/http/pages.ts): what is searched for may look like a file. */
function isScreen(path) {
  if (/^(\/en)?\/search\/./.test(path)) return true
  return !/^\/(api|socket\.io|assets)(\/|$)/.test(path) && !/\.[a-z\d]{2,5}$/i.test(path)
}
