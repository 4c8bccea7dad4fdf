import { expect, type Page } from '@playwright/test'
import { expectAccessible } from './lib/barriers.ts'
import { test } from './lib/journey.ts'
import { personIn } from './lib/people.ts'

/** In the page: where what is pointed at stands, and what is said of it. */
function placesOnScreen() {
  const [target, words] = ['[style*="anchor-name"]', 'dialog[open] > :last-child'].map((selector) =>
    document.querySelector(selector)?.getBoundingClientRect().toJSON(),
  )
  return { target, words, width: innerWidth, height: innerHeight }
}

/** What is said stands in the window, beside what it is about unless that leaves no room. */
async function expectBeside(page: Page): Promise<void> {
  const { target, words, width, height } = await page.evaluate(placesOnScreen)
  expect(target).toBeDefined()
  expect([words.left >= 0, words.top >= 0, words.right <= width, words.bottom <= height]).not.toContain(false)
  const isApart = words.top >= target.bottom || words.bottom <= target.top
  expect(isApart || target.height > height - 2 * words.height).toBe(true)
}

for (const [device, viewport] of Object.entries({
  'a desk': { width: 1280, height: 800 },
  'a phone': { width: 390, height: 844 },
})) {
  test(`S2.21: on ${device} the tour speaks of each thing beside it, keeps the keyboard, and gives it back`, async ({
    browser,
  }) => {
    const staff = await personIn(browser, 'staff', { viewport, reducedMotion: 'reduce' })
    await staff.keyboard.press('Control+k')
    await expect(staff.getByRole('combobox', { name: /Waar wilt u heen/ })).toBeFocused()
    await staff.keyboard.type('rondleiding')
    await expect(staff.getByRole('option', { selected: true })).toHaveText('Rondleiding')
    await staff.keyboard.press('Enter')
    const tour = staff.getByRole('dialog')
    const next = tour.getByRole('button', { name: /Volgende|Aan de slag/ })
    await expect(next).toBeFocused()
    await expectAccessible(staff, 'dialog')
    for (let step = 1; step <= 6; step += 1) {
      await expect(tour).toContainText(`Stap ${step} van 6`)
      await expect(() => expectBeside(staff)).toPass({ timeout: 10_000 })
      for (let tab = 0; tab < 4; tab += 1) await staff.keyboard.press('Tab')
      expect(await staff.evaluate(() => document.getElementById('root')?.contains(document.activeElement))).toBe(false)
      await next.focus()
      if (step < 6) await staff.keyboard.press('ArrowRight')
    }
    await staff.keyboard.press('Escape')
    await expect(tour).toHaveCount(0)
    await expect(staff.locator('[style*="anchor-name"]')).toHaveCount(0)
    await expect(staff.locator('#main')).toBeFocused()
  })
}
