import type { Page } from '@playwright/test'

/** How far the page can be moved sideways, px; it stays where it was. */
export function sidewaysOf(page: Page): Promise<number> {
  return page.evaluate(() => {
    scrollTo(9_999, scrollY)
    const { scrollX: far } = window
    scrollTo(0, scrollY)
    return far
  })
}
