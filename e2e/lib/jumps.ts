import type { Page } from '@playwright/test'

/** From now on each page that this one opens keeps how far what was in sight moved by itself, as the browser scores it. */
export async function keepJumps(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const kept = { sum: 0 }
    Object.defineProperty(window, 'jumps', { value: kept })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if ('hadRecentInput' in entry && entry.hadRecentInput === false && 'value' in entry)
          kept.sum += Number(entry.value)
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/** The sum of it until now; 0 is still. */
export async function jumpsOf(page: Page): Promise<number> {
  return Number(await page.evaluate(() => Object.getOwnPropertyDescriptor(window, 'jumps')?.value.sum))
}
