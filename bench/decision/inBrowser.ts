import { chromium, type Page } from 'playwright-core'
import { browserArgs } from '../measure/browser.ts'
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
    await page.keyboard.press('Escape')
    const first = await opened(page)
    const frame = await scrolled(page)
    await page.goto(`${url}/card/${dossier}`)
    const draws = await drawn(page)
    const slider = await moved(page)
    return [
      { rule: 'F1.16', name: 'first cells drawn', found: first, limit: 500 },
      { rule: 'F1.16', name: 'longest frame while scrolling', found: frame, limit: 50 },
      { rule: 'F2.19', name: 'longest task while a lens is drawn', found: draws.task, limit: 16 },
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

/** The longest time between two frames while the grid is scrolled as by a wheel that is turned fast, ms. */
function scrolled(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const frame = document.querySelector('[role="grid"]')?.parentElement
    if (!frame) return 0
    await new Promise((resolve) => setTimeout(resolve, 500))
    let longest = 0
    let before = performance.now()
    for (let at = 0; at < 180; at += 1) {
      frame.scrollTop += 60
      await new Promise(requestAnimationFrame)
      const now = performance.now()
      longest = Math.max(longest, now - before)
      before = now
    }
    return longest
  })
}

/** A lens that was not drawn yet: how long until all its draws are told, and the longest task of the page meanwhile, ms. */
async function drawn(page: Page): Promise<{ whole: number; task: number }> {
  await page.getByRole('link', { name: 'Afweging', exact: true }).click()
  const told = page.getByText(/^Berekend over /)
  await told.waitFor()
  await page.evaluate(() => {
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) performance.mark('long', { detail: duration })
    }).observe({ type: 'longtask' })
  })
  const began = Date.now()
  await page.getByRole('button', { name: 'Uw volgorde', exact: true }).click()
  await told.waitFor({ state: 'hidden' }).catch(() => undefined)
  await told.waitFor()
  const whole = Date.now() - began
  // Tasks of 50 ms and more are told by the browser; without one the longest is shorter than that.
  const task = await page.evaluate(() =>
    Math.max(0, ...performance.getEntriesByName('long').map((one) => ('detail' in one ? Number(one.detail) : 0))),
  )
  return { whole, task }
}

/** From moving a slider until the scores of it are painted, ms: the middle of eleven. */
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
      found.push(performance.now() - began)
    }
    return found
  })
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0
}
