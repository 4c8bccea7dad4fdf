import { gzipSync } from 'node:zlib'
import { type BrowserContext, chromium, type Page, type Response } from 'playwright-core'

export interface Loaded {
  /** Scripts, each compressed by gzip at its best, KB of 1000 bytes. */
  readonly script: number
  /** Style sheets in the same way. */
  readonly style: number
  readonly files: number
  /** From the address until what a person waits for is there, ms, in a browser that has nothing yet. */
  readonly milliseconds: number
}

export interface Bytes {
  readonly login: Loaded
  readonly dashboard: Loaded
}

/** The account and password of the demo (D17.1). */
const account = { name: 'staff@schakel.example', password: 'schakel-demo-2026' }
/** For a browser of a measurement, also as root. */
export const browserArgs = ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--no-first-run']

/** Opens the product in an empty browser and adds up what it loads until the login form can be used, and until the dashboard stands. */
export async function measureBytes(port: number, executablePath: string): Promise<Bytes> {
  const browser = await chromium.launch({ executablePath, args: browserArgs })
  try {
    const context = await browser.newContext({ locale: 'nl-NL' })
    const files = collect(context)
    const page = await context.newPage()
    await page.addInitScript(noteStanding)
    const began = performance.now()
    await page.goto(`http://localhost:${port}/`)
    await page.locator('input[type=password]').waitFor()
    const loginMs = performance.now() - began
    await page.waitForLoadState('networkidle')
    const login = { ...(await addUp(files)), milliseconds: loginMs }
    const dashboardMs = await logIn(page)
    const there = new Set(await page.evaluate(arrivedBefore))
    const before = new Map([...files].filter(([url]) => there.has(url)))
    return { login, dashboard: { ...(await addUp(before)), milliseconds: dashboardMs } }
  } finally {
    await browser.close()
  }
}

async function logIn(page: Page): Promise<number> {
  await page.locator('input[name=username]').fill(account.name)
  await page.locator('input[type=password]').fill(account.password)
  const began = performance.now()
  await page.keyboard.press('Enter')
  await page.locator('input[type=password]').waitFor({ state: 'detached' })
  await page.locator('main h1').waitFor()
  return performance.now() - began
}

/** In the page: notes when the heading of the dashboard first stands there, on the clock of the page. */
function noteStanding(): void {
  const watching = new MutationObserver(() => {
    if (document.querySelector('main h1') === null || document.querySelector('input[type=password]') !== null) return
    Object.defineProperty(window, 'benchStood', { value: performance.now() })
    watching.disconnect()
  })
  watching.observe(document, { childList: true, subtree: true })
}

/** In the page: what had wholly arrived by then. What a screen can do without is fetched when it stands, and is no part of it. */
function arrivedBefore(): string[] {
  const stood = Number(Object.getOwnPropertyDescriptor(window, 'benchStood')?.value)
  return performance
    .getEntriesByType('resource')
    .flatMap((entry) => ('responseEnd' in entry && Number(entry.responseEnd) <= stood ? [entry.name] : []))
}

interface File {
  readonly kind: 'script' | 'style'
  readonly bytes: Promise<number>
}

function collect(context: BrowserContext): Map<string, File> {
  const files = new Map<string, File>()
  context.on('response', (response) => {
    const type = response.headers()['content-type'] ?? ''
    const kind = /javascript/.test(type) ? 'script' : /css/.test(type) ? 'style' : undefined
    if (!kind || response.status() !== 200 || files.has(response.url())) return
    files.set(response.url(), { kind, bytes: gzBytes(response) })
  })
  return files
}

/** How long an answer is when it is compressed by gzip at its best; 0 of what ends with its page, fetched ahead and not waited for. */
export function gzBytes(response: Response): Promise<number> {
  return response.body().then(
    (body) => gzipSync(body, { level: 9 }).length,
    () => 0,
  )
}

async function addUp(files: ReadonlyMap<string, File>): Promise<Omit<Loaded, 'milliseconds'>> {
  const sums = { script: 0, style: 0 }
  for (const { kind, bytes } of files.values()) sums[kind] += await bytes
  return { script: sums.script / 1000, style: sums.style / 1000, files: files.size }
}
