import { type Browser, expect, type Page } from '@playwright/test'
import { FakeProvider } from '../server/test/fakeProvider.ts'
import { expectAccessible } from './lib/barriers.ts'
import { test } from './lib/journey.ts'
import { failOnErrors } from './lib/people.ts'
import { worldOfWorker } from './lib/world.ts'

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

test('D14, D16, S2.15: by a provider one comes in where one was going, reads a calendar of Google along, and who is unknown is told so', async ({
  browser,
}) => {
  const provider = await FakeProvider.open(worldOfWorker().providerPort)
  const stranger = `vreemd.${Date.now()}@elders.example`
  provider.people = [
    { sub: 'journey-member', email: 'member@schakel.example', email_verified: true },
    { sub: stranger, email: stranger, email_verified: true },
  ]
  try {
    const member = await comeBackAs(browser, 'member@schakel.example')
    await expect(member).toHaveURL(/\/calendar/)
    await expect(member.getByRole('heading', { level: 1 })).toHaveText('Agenda')

    await test.step('the calendar there is read along once that is allowed, until it is disconnected', async () => {
      const name = `Proeverij ${stranger}`
      const day = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10)
      provider.google.events = [{ id: 'e1', summary: name, start: { date: day }, end: { date: day } }]
      const section = member.locator('#calendars')
      const connect = section.getByRole('button', { name: 'Verbind met Google Agenda' })
      await member.goto('/settings')
      await connect.click()
      await member.getByRole('link', { name: 'Niet toestaan' }).click()
      await expect(member.getByRole('alert')).toHaveText('U gaf geen toegang tot uw agenda, dus er is niets verbonden.')
      await expectAccessible(member)
      await member.getByRole('link', { name: 'Terug naar instellingen' }).click()
      await connect.click()
      await member.getByRole('link', { name: 'member@schakel.example' }).click()
      await expect(section.getByText(/^Verbonden sinds/)).toBeVisible()
      await expect(member).toHaveURL(/\/settings#calendars$/)
      await expectAccessible(member)
      await member.goto(`/calendar?view=day&day=${day}`)
      await expect(member.getByRole('button', { name })).toBeVisible()
      const layer = member.getByRole('group', { name: "Agenda's die u meeleest" }).getByRole('button')
      await layer.click()
      await expect(member.getByRole('button', { name })).toHaveCount(0)
      await member.reload()
      await expect(layer).toHaveAttribute('aria-pressed', 'false')
      await expectAccessible(member)
      await layer.click()
      await expect(member.getByRole('button', { name })).toBeVisible()
      await member.goto('/settings')
      await section.getByRole('button', { name: 'Verbinding verbreken' }).click()
      await section.getByRole('button', { name: 'Zeker weten?' }).click()
      await expect(connect).toBeVisible()
      expect(provider.google.lasting.size).toBe(0)
    })

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
