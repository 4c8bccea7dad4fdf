import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'
import type { Filled } from '../data/fill.ts'
import { browserArgs, gzBytes } from '../measure/browser.ts'
import { type Screen, screensOn } from './screens.ts'
import { seen, type Watched, watch } from './watch.ts'

/** How one screen comes and behaves, on a slow device and a slow line. */
export interface ScreenFigures extends Omit<Watched, 'moved'> {
  readonly name: string
  /** Scripts until then, compressed by gzip at its best, KB of 1000 bytes. */
  readonly script: number
  /** From the address until it can be used, in an empty browser, ms. */
  readonly usable: number
  /** The same of the floor: a bare page with a table of fifty organisations, in the same run, ms. */
  readonly floor: number
}

/** A device of a quarter of the speed, and the line that Lighthouse calls slow 4G: ms, and bytes per second. */
const SLOWER = 4
const line = { latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 }
const rounds = 3

/** Opens each screen in an empty, slowed browser, in turn with the floor, and answers the middle of the rounds. */
export async function measureScreens(
  filled: Filled,
  ports: { readonly product: number; readonly floor: number },
  executablePath: string,
  say: (text: string) => void,
): Promise<ScreenFigures[]> {
  const browser = await chromium.launch({ executablePath, args: browserArgs })
  try {
    const figures: ScreenFigures[] = []
    for (const screen of screensOn(filled)) {
      const seenEach: ScreenFigures[] = []
      for (let round = 0; round < rounds; round += 1) {
        const floor = await openFloor(browser, ports.floor)
        seenEach.push({ ...(await open(browser, screen, filled, ports.product)), floor })
      }
      const found = middle(screen.name, seenEach)
      figures.push(found)
      say(
        `  ${found.name.padEnd(24)} usable after ${Math.round(found.usable)} ms (floor ${Math.round(found.floor)}), answers within ${Math.round(found.delay)} ms, shift ${found.shift.toFixed(3)}`,
      )
    }
    return figures
  } finally {
    await browser.close()
  }
}

async function open(
  browser: Browser,
  screen: Screen,
  filled: Filled,
  port: number,
): Promise<Omit<ScreenFigures, 'floor'>> {
  const url = `http://localhost:${port}`
  const context = await browser.newContext({ locale: 'nl-NL', serviceWorkers: 'block' })
  try {
    if (screen.isOpen !== true)
      await context.addCookies([
        { name: 'auth.token', value: filled.tokens.staff, url, httpOnly: true, sameSite: 'Lax' },
        { name: 'auth.in', value: '1', url, sameSite: 'Lax' },
      ])
    const scripts = collect(context)
    const page = await slowPage(context)
    await watch(page)
    const began = performance.now()
    await page.goto(`${url}${screen.path}`, { waitUntil: 'commit' })
    await screen.ready(page)
    const usable = performance.now() - began
    const script = (await Promise.all(scripts)).reduce((sum, one) => sum + one, 0)
    await page.waitForLoadState('networkidle')
    const { shift } = await seen(page)
    await screen.act?.(page)
    const { delay } = await seen(page)
    return { name: screen.name, script: script / 1000, usable, shift, delay }
  } finally {
    await context.close()
  }
}

async function openFloor(browser: Browser, port: number): Promise<number> {
  const context = await browser.newContext()
  try {
    const page = await slowPage(context)
    const began = performance.now()
    await page.goto(`http://localhost:${port}/screen`, { waitUntil: 'commit' })
    await page.locator('tr').nth(5).waitFor()
    return performance.now() - began
  } finally {
    await context.close()
  }
}

async function slowPage(context: BrowserContext): Promise<Page> {
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', { offline: false, ...line })
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  return page
}

function collect(context: BrowserContext): Promise<number>[] {
  const scripts: Promise<number>[] = []
  context.on('response', (response) => {
    if (response.status() !== 200 || !/javascript/.test(response.headers()['content-type'] ?? '')) return
    scripts.push(gzBytes(response))
  })
  return scripts
}

function middle(name: string, each: readonly ScreenFigures[]): ScreenFigures {
  const of = (pick: (one: ScreenFigures) => number): number =>
    each.map(pick).toSorted((a, b) => a - b)[Math.floor(each.length / 2)] ?? 0
  return {
    name,
    script: of(({ script }) => script),
    usable: of(({ usable }) => usable),
    floor: of(({ floor }) => floor),
    delay: of(({ delay }) => delay),
    shift: of(({ shift }) => shift),
  }
}
