import { expect, type Page } from '@playwright/test'
import { expectFingerRoom, phone } from './lib/finger.ts'
import { test } from './lib/journey.ts'
import { personIn } from './lib/people.ts'
import { screensOf } from './lib/screens.ts'
import { sidewaysOf } from './lib/sideways.ts'

async function leadsTo(page: Page, address: string, path: string, heading: string | RegExp): Promise<void> {
  await page.goto(address)
  await expect(page.getByRole('heading', { level: 1 }), address).toHaveText(heading)
  await expect.poll(() => decodeURIComponent(new URL(page.url()).pathname), address).toBe(path)
}

test('S2.1-S2.16, S8.5: every address leads to its screen, in both languages, and its title says so', async ({
  browser,
}) => {
  const staff = await personIn(browser, 'staff')
  for (const { address, path = address, dutch, english } of screensOf('staff')) {
    await leadsTo(staff, address, path, dutch)
    await leadsTo(staff, `/en${address === '/' ? '' : address}`, `/en${path === '/' ? '' : path}`, english)
  }
  await staff.goto('/settings')
  await expect(staff).toHaveTitle('Instellingen · Schakel')
  await staff.goto('/')
  await expect(staff).toHaveTitle('Schakel')
})

test('S2.16: a space is the rest of its address, and a card is found by its key alone', async ({ browser }) => {
  const staff = await personIn(browser, 'staff')
  const name = 'Kenniscentrum Horeca Software'
  await staff.getByRole('main').getByRole('link', { name }).first().click()
  await expect(staff).toHaveURL(/\/card\/space\//)
  const key = new URL(staff.url()).pathname.replace('/card/space/', '')
  for (const address of [`/space/${key}`, `/space/space/${key}`, `/card/type/${key}`, `/card/type/${key}.1`]) {
    await staff.goto(address)
    await expect(staff.getByRole('heading', { level: 1 }), address).toHaveText(name)
  }
})

test('S2.14, S2.6: who logs out is told so, and every screen asks to log in again', async ({ browser }) => {
  const member = await personIn(browser, 'member')
  await member.goto('/logout')
  await expect(member.getByText('U bent uitgelogd.')).toBeVisible()
  await expect(member).toHaveURL(/\/login$/)
  await member.goto('/en/calendar')
  await expect(member).toHaveURL(/\/en\/login\?redirect=/)
})

test('S2.26: a finger hits whatever can be pressed on a phone, and at 200 % nothing is scrolled to sideways', async ({
  browser,
}) => {
  const staff = await personIn(browser, 'staff', phone)
  const answer = await staff.request.post('/api/space/search', {
    data: { feed: 'dossier', page_size: 1 },
    headers: { origin: new URL(staff.url()).origin },
  })
  const [dossier]: { _id: string }[] = await answer.json()
  for (const address of ['/', '/list', '/calendar', '/messages', `/card/${dossier?._id}`]) {
    await staff.goto(address)
    await expect(staff.locator('main h1')).toBeVisible()
    await expect(staff.locator('main [aria-busy="true"]')).toHaveCount(0)
    await expectFingerRoom(staff)
    // What is left of a window of 1280 by 800.
    await staff.setViewportSize({ width: 640, height: 400 })
    const over = () => staff.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
    await expect.poll(over, address).toBe(0)
    await staff.setViewportSize(phone.viewport)
  }
})

test('S2.26: no screen is wider than its window, whatever its width', async ({ browser }) => {
  const staff = await personIn(browser, 'staff')
  for (const address of ['/', '/list', '/en/stats']) {
    await staff.goto(address)
    await expect(staff.locator('main h1')).toBeVisible()
    for (const width of [320, 390, 599, 600, 720, 800, 900, 1000, 1080, 1199, 1200, 1280]) {
      await staff.setViewportSize({ width, height: 800 })
      await expect.poll(() => sidewaysOf(staff), `${address} at ${width}`).toBe(0)
    }
  }
})

test('S2.26, S2.32: a dialog that opens moves nothing on the page under it', async ({ browser }) => {
  const staff = await personIn(browser, 'staff')
  const right = () => staff.evaluate(() => document.querySelector('header')?.getBoundingClientRect().right)
  await expect(staff.locator('main [aria-busy="true"]')).toHaveCount(0)
  const before = await right()
  await staff.getByRole('button', { name: 'Iets nieuws toevoegen' }).click()
  await staff.getByRole('menuitem', { name: 'Eindgebruiker' }).click()
  await expect(staff.getByRole('dialog').getByRole('textbox', { name: /^Naam/ })).toBeFocused()
  expect(await right()).toBe(before)
})
