import { chromium, type Page } from 'playwright-core'
import { browserArgs } from '../measure/browser.ts'
import { longestTask } from './longestTask.ts'
import type { Bound } from './measureDecision.ts'

/** What a person sees and waits for, on this processor and without a slow line (F1.16, F2.19). */
export async function measureInBrowser(
  port: number,
  executablePath: string,
  token: string,
  dossier: string,
): Promise<Bound[]> {
  const browser = await chromium.launch({ executablePath, args: browserArgs })
  try {
    const url = `http://localhost:${port}`
    const context = await browser.newContext({ locale: 'nl-NL', serviceWorkers: 'block' })
    await context.addCookies([
      { name: 'auth.token', value: token, url, httpOnly: true, sameSite: 'Lax' },
      { name: 'auth.in', value: '1', url, sameSite: 'Lax' },
    ])
    const page = await context.newPage()
    // Once before, so that no code is on its way.
    await page.goto(`${url}/card/${dossier}/comparison`)
    await page.locator('[data-cell]').first().waitFor()
    await page.goto(`${url}/card/${dossier}`)
    await page.getByRole('link', { name: 'Vergelijking', exact: true }).waitFor()
    // What the card itself reads is another measure.
    await page.waitForLoadState('networkidle')
    const first = await opened(page)
    const frame = await scrolled(page)
    const still = await scrolled(page, 0)
    const frameBusy = await longestTask(page, () => scrolled(page, -STEP))
    await page.goto(`${url}/card/${dossier}`)
    await page.getByRole('link', { name: 'Afweging', exact: true }).click()
    await page.getByText(/^Berekend over /).waitFor()
    await page.waitForLoadState('networkidle')
    // As who presses a lens sees it.
    await page.locator('#firmness').evaluate((section) => section.scrollIntoView())
    await forget(page)
    const draws = await drawn(page)
    const busy = await busyDrawing(page)
    const slider = await moved(page)
    return [
      { rule: 'F1.16', name: 'first cells drawn', found: first, limit: 500 },
      { rule: 'F1.16', name: 'longest frame while scrolling', found: frame, limit: 50, floor: still },
      { rule: 'F1.16', name: 'longest frame while scrolling, processor time', found: frameBusy, limit: 50 },
      {
        rule: 'F2.19',
        name: `page held while a lens is drawn, middle of ${LOOKS}`,
        found: middle(draws.held),
        limit: 16,
      },
      {
        ...{ rule: 'F2.19', name: `page held while a lens is drawn, longest of ${LOOKS}` },
        ...{ found: draws.held.at(-1) ?? 0, limit: 16, floor: draws.idle },
      },
      {
        ...{ rule: 'F2.19', name: `page held while a lens is drawn, processor time, longest of ${LOOKS}` },
        ...{ found: busy, limit: 16 },
      },
      { rule: 'F2.19', name: 'all draws in the browser', found: draws.whole, limit: 1000 },
      { rule: 'F2.19', name: 'slider to redrawn scores', found: slider, limit: 32 },
    ]
  } finally {
    await browser.close()
  }
}

/** From pressing the tab until the first cell stands, ms. */
async function opened(page: Page): Promise<number> {
  await page.evaluate(() => {
    document.addEventListener('click', () => performance.mark('pressed'), { capture: true, once: true })
    const seen = new MutationObserver(() => {
      if (!document.querySelector('[data-cell]')) return
      seen.disconnect()
      requestAnimationFrame(() => performance.mark('stands'))
    })
    seen.observe(document, { childList: true, subtree: true })
  })
  await page.getByRole('link', { name: 'Vergelijking', exact: true }).click()
  await page.waitForFunction(() => performance.getEntriesByName('stands').length > 0)
  return page.evaluate(() => performance.measure('first', 'pressed', 'stands').duration)
}

/** What a wheel that is turned fast comes to in one frame, px. */
const STEP = 60

/** The longest time between two frames while the grid is scrolled as by a wheel, ms; standing still, what the machine itself takes. */
function scrolled(page: Page, step: number = STEP): Promise<number> {
  return page.evaluate(async (down) => {
    const frame = document.querySelector('[role="grid"]')?.parentElement
    if (!frame) return 0
    await new Promise((resolve) => setTimeout(resolve, 500))
    let longest = 0
    let before = performance.now()
    for (let at = 0; at < 180; at += 1) {
      frame.scrollTop += down
      await new Promise(requestAnimationFrame)
      const now = performance.now()
      longest = Math.max(longest, now - before)
      before = now
    }
    return longest
  }, step)
}

/** What the screens before left behind is swept away by the page's own thread, 17 ms at a time: that is none of what comes next. */
async function forget(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('HeapProfiler.collectGarbage')
  await session.detach()
}

/** So many times a lens is pressed, each of them in turn. */
const LOOKS = 9
const lensNames = ['Uw volgorde', 'Elke weging', 'Rond uw weging']

interface Drawn {
  /** The longest until all draws of a lens were told, ms. */
  readonly whole: number
  /** The longest that the page was held, of each look, from the shortest on, ms. */
  readonly held: readonly number[]
  /** The same of the same page while nothing is done there, ms. */
  readonly idle: number
}

/** Lenses one after the other: how long until all draws are told, and the longest that the page is held meanwhile. */
async function drawn(page: Page): Promise<Drawn> {
  const looks: Look[] = []
  for (let at = 0; at < LOOKS; at += 1) looks.push(await lookAt(page, lensNames[at % lensNames.length] ?? ''))
  const whole = Math.max(...looks.map((look) => look.whole))
  const idle: Look[] = []
  for (let at = 0; at < LOOKS; at += 1) idle.push(await lookAt(page))
  return {
    whole,
    held: looks.map(({ held }) => held).toSorted((a, b) => a - b),
    idle: Math.max(...idle.map(({ held }) => held)),
  }
}

interface Look {
  readonly whole: number
  readonly held: number
}

/** One look, pressing a lens; without one, as long as such a look may take. */
function lookAt(page: Page, lens?: string): Promise<Look> {
  // Within the page: looking from outside would itself hold it.
  return page.locator('#firmness').evaluate(async (section: HTMLElement, name) => {
    const isTold = () =>
      [...section.querySelectorAll('[role="status"]')].some((one) => one.textContent?.startsWith('Berekend over'))
    const { port1, port2 } = new MessageChannel()
    // A message to itself comes at once on a page that nothing holds: the longest gap is how long it was held.
    const turn = () =>
      new Promise((resolve) => {
        port1.onmessage = resolve
        port2.postMessage(0)
      })
    // What came before, such as looking from outside, is over.
    await new Promise((resolve) => setTimeout(resolve, 300))
    await turn()
    const began = performance.now()
    let before = began
    let held = 0
    let isOther = false
    const button = [...section.querySelectorAll('button')].find((one) => one.textContent === name)
    if (name !== undefined && !button) throw new Error(`There is no ${name}`)
    button?.click()
    const isOver = (now: number) => (button ? isOther && isTold() : now - began > 250)
    while (!isOver(before)) {
      await turn()
      const now = performance.now()
      held = Math.max(held, now - before)
      before = now
      isOther ||= !isTold()
      if (now - began > 30_000) throw new Error('All draws are not told')
    }
    return { whole: performance.now() - began, held }
  }, lens)
}

/** The longest piece of work of the page while lenses are drawn one after the other, ms of processor time. */
async function busyDrawing(page: Page): Promise<number> {
  const pieces: number[] = []
  for (let at = 0; at < LOOKS; at += 1)
    pieces.push(await longestTask(page, () => pressed(page, lensNames[at % lensNames.length] ?? '')))
  return Math.max(...pieces)
}

/** Presses a lens and waits until all its draws are told. */
function pressed(page: Page, lens: string): Promise<void> {
  return page.locator('#firmness').evaluate(async (section: HTMLElement, name) => {
    const isTold = () =>
      [...section.querySelectorAll('[role="status"]')].some((one) => one.textContent?.startsWith('Berekend over'))
    const comes = (wanted: boolean) =>
      new Promise<void>((resolve) => {
        const seen = new MutationObserver(() => {
          if (isTold() !== wanted) return
          seen.disconnect()
          resolve()
        })
        seen.observe(section, { childList: true, subtree: true, characterData: true })
      })
    // What came before is over.
    await new Promise((resolve) => requestIdleCallback(resolve))
    const others = comes(false)
    const button = [...section.querySelectorAll('button')].find((one) => one.textContent === name)
    if (!button) throw new Error(`There is no ${name}`)
    button.click()
    await others
    await comes(true)
  }, lens)
}

/** From moving a slider until the frame with its scores is painted, ms: the middle of eleven. */
async function moved(page: Page): Promise<number> {
  await page.getByRole('button', { name: 'Schuif met de gewichten' }).click()
  const slider = page.getByRole('group', { name: 'Gewichten' }).getByRole('slider').first()
  await slider.waitFor()
  const times = await slider.evaluate(async (element) => {
    const found: number[] = []
    const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
    for (let at = 0; at < 11; at += 1) {
      await new Promise((resolve) => setTimeout(resolve, 100))
      const began = performance.now()
      set?.call(element, String(5 + at * 7))
      element.dispatchEvent(new Event('input', { bubbles: true }))
      await new Promise(requestAnimationFrame)
      // A message waits until the frame is painted.
      await new Promise((resolve) => {
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = resolve
        port2.postMessage(0)
      })
      found.push(performance.now() - began)
    }
    return found
  })
  return middle(times.toSorted((a, b) => a - b))
}

/** The middle one of those that stand from the least to the most. */
function middle(sorted: readonly number[]): number {
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}
