import { type Browser, type BrowserContextOptions, expect, type Page, test } from '@playwright/test'
import { lookOf } from './look.ts'
import { worldOfWorker } from './world.ts'

/** The password of the demo accounts (D17.1). */
const PASSWORD = 'schakel-demo-2026'

/** Someone at work in a browser of their own, in the look of the journey; the form by which one logs in has journeys of its own. */
export async function personIn(browser: Browser, account: string, device: BrowserContextOptions = {}): Promise<Page> {
  const context = await browser.newContext({ ...lookOf(test.info()), ...device })
  const page = await context.newPage()
  failOnErrors(page)
  const answer = await page.request.post('/api/auth/login', {
    data: { email: `${account}@schakel.example`, password: PASSWORD },
    headers: { origin: worldOfWorker().url },
  })
  expect(answer.status()).toBe(200)
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Goede/)
  return page
}

/** An error that a script throws, or a resource that fails, fails the journey. */
export function failOnErrors(page: Page): void {
  page.on('pageerror', (error) => {
    throw error
  })
}

/** Makes something over the API, as the page's own scripts do. */
export async function make(page: Page, path: string, data: object): Promise<string> {
  const origin = new URL(page.url()).origin
  const answer = await page.request.post(path, { data, headers: { origin } })
  const body = await answer.text()
  expect([path, answer.status(), body]).toEqual([path, 200, body])
  return JSON.parse(body)._id
}

/** The organisation of somebody, as the product says it. */
export async function homeOf(page: Page): Promise<string> {
  const answer = await page.request.get('/api/auth/user')
  const { user } = await answer.json()
  return user.organisation._id
}
