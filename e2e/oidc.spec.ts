import { type Browser, expect, type Page } from '@playwright/test'
import { TestProvider } from '../server/src/features/auth/testProvider.ts'
import { test } from './lib/journey.ts'
import { expectAccessible, failOnErrors } from './lib/people.ts'

const PORT = Number(process.env.E2E_PORT ?? 3199)

/** Goes to the provider from the login form, and says there who one is. */
async function comeBackAs(browser: Browser, email: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage()
  failOnErrors(page)
  await page.goto('/login?redirect=/calendar')
  await page.getByRole('button', { name: 'Inloggen met Werkaccount' }).click()
  await expect(page.getByRole('heading', { name: 'Wie bent u?' })).toBeVisible()
  await page.getByRole('link', { name: email }).click()
  return page
}

test('D16, S2.15: by a provider one comes in where one was going, and who is unknown is told so', async ({
  browser,
}) => {
  const provider = await TestProvider.open(PORT + 1000)
  const stranger = `vreemd.${Date.now()}@elders.example`
  provider.people = [
    { sub: 'journey-member', email: 'member@schakel.example', email_verified: true },
    { sub: stranger, email: stranger, email_verified: true },
  ]
  try {
    const member = await comeBackAs(browser, 'member@schakel.example')
    await expect(member).toHaveURL(/\/calendar/)
    await expect(member.getByRole('heading', { level: 1 })).toHaveText('Agenda')

    const other = await comeBackAs(browser, stranger)
    await expect(other.getByRole('heading', { level: 1 })).toHaveText('We kennen u nog niet')
    await expect(other.getByRole('alert')).toBeVisible()
    await expectAccessible(other)
    await other.getByRole('link', { name: 'Naar inloggen' }).click()
    await expect(other.getByRole('button', { name: 'Inloggen met Werkaccount' })).toBeVisible()
  } finally {
    await provider.close()
  }
})
