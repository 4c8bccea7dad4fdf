import { expect, type Page } from '@playwright/test'
import { isSeen } from './lib/device.ts'
import { test } from './lib/journey.ts'
import { failOnErrors, make } from './lib/people.ts'

const PASSWORD = 'schakel-demo-2026'
const menuOf = (page: Page, name: string) => page.getByRole('button', { name: `Menu van ${name}` })

/** Logs in by the form; answers who that is. */
async function logIn(page: Page, account: string): Promise<string> {
  await page.getByLabel('E-mail of gebruikersnaam').fill(`${account}@schakel.example`)
  await page.getByLabel('Wachtwoord', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Inloggen', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Goede/)
  return (await (await page.request.get('/api/auth/user')).json()).user.name
}

test('S4.15, D8.1, D20.1: a tab follows who has the session, and does nothing in the name of another', async ({
  browser,
}) => {
  const context = await browser.newContext()
  const [one, two] = [await context.newPage(), await context.newPage()]
  for (const page of [one, two]) {
    failOnErrors(page)
    await page.goto('/login')
    await expect(page.getByLabel('E-mail of gebruikersnaam')).toBeVisible()
  }

  await test.step('whoever logs in last has both tabs, and nothing of the other is kept', async () => {
    const staff = await logIn(one, 'staff')
    await expect(menuOf(one, staff)).toBeVisible()
    await expect.poll(() => isSeen(one, 'staff@schakel.example')).toBe(true)
    const lead = await make(one, '/api/space/save', {
      item: { _type: 'lead', name: 'Alleen voor medewerkers', employees: 4 },
      parent: (await (await one.request.get('/api/auth/user')).json()).user.organisation._id,
    })
    await one.goto(`/card/${lead}`)
    await expect.poll(() => isSeen(one, 'Alleen voor medewerkers')).toBe(true)
    const supplier = await logIn(two, 'supplier')
    await expect(menuOf(two, supplier)).toBeVisible()
    await expect(menuOf(one, supplier)).toBeVisible()
    await expect(one).toHaveURL('/')
    await expect.poll(() => isSeen(two, 'supplier@schakel.example')).toBe(true)
    expect(await isSeen(two, 'Alleen voor medewerkers')).toBe(false)
    expect(await isSeen(two, 'staff@schakel.example')).toBe(false)
  })

  await test.step('a tab that heard nothing of it is told by the server', async () => {
    const origin = new URL(one.url()).origin
    const data = { email: 'member@schakel.example', password: PASSWORD }
    const { user } = await (await one.request.post('/api/auth/login', { data, headers: { origin } })).json()
    await one.getByRole('link', { name: 'Agenda' }).first().click()
    await expect(menuOf(one, user.name)).toBeVisible()
    await expect(one).toHaveURL('/')
  })
})
