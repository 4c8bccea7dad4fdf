import { expect, type Page } from '@playwright/test'
import { expectAccessible } from './lib/barriers.ts'
import { isSeen, keptIn } from './lib/device.ts'
import { test } from './lib/journey.ts'
import { make, personIn } from './lib/people.ts'

test.use({ serviceWorkers: 'allow' })

/** A first visit fetches the whole program, on a machine that does other things too. */
const ONCE = { timeout: 60_000 }

const banner = (page: Page) => page.getByRole('status').filter({ hasText: 'U bent offline' })

/** From now on the worker that is at work waits for a file that never comes: a browser puts no other in its place meanwhile. */
async function holdInWorker(page: Page) {
  const held = '/assets/held.js'
  for (const worker of page.context().serviceWorkers()) {
    await worker.evaluate((path) => {
      const { fetch } = globalThis
      globalThis.fetch = (...asked) =>
        String(new Request(...asked).url).endsWith(path) ? new Promise(() => undefined) : fetch(...asked)
    }, held)
  }
  await page.evaluate((path) => void fetch(path).catch(() => undefined), held)
}

test('S2.1, S8.4, D12: without a connection one reads what one saw, and after logging out nothing of it is left', async ({
  browser,
}) => {
  const stamp = Date.now()
  const seen = `Strandpaviljoen Stilte ${stamp}`
  const page = await personIn(browser, 'staff')
  const me = await (await page.request.get('/api/auth/user')).json()
  const space = me.user.organisation._id
  const lead = async (name: string) =>
    make(page, '/api/space/save', { item: { _type: 'lead', name, employees: 8 }, parent: space })
  const seenLead = await lead(seen)
  const unseenLead = await lead(`Nooit bekeken ${stamp}`)
  const activity = await make(page, '/api/space/save', {
    item: { _type: 'activity', name: `Kennisdag ${stamp}`, $role: 'Kennisdag', date: new Date(stamp + 86_400_000) },
    parent: space,
  })
  const guest = await make(page, '/api/space/save', {
    item: { _type: 'person', name: 'Aukje Deurwaarder', gender: 'unknown' },
    parent: seenLead,
  })
  await make(page, `/api/space/edge/CONTACTS/${activity}/${guest}`, { props: { $registered: new Date(stamp) } })

  await test.step('what is seen is kept once the program is', async () => {
    await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state), ONCE).toBe('activated')
    await page.goto(`/checkin/${activity}`)
    await expect(page.getByRole('checkbox', { name: /^Aukje/ })).toBeVisible()
    await expect.poll(() => isSeen(page, `"key":["checkin","${activity}"]`)).toBe(true)
    await page.goto(`/card/${seenLead}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(seen)
    await expect.poll(() => isSeen(page, `"key":["item","${seenLead}",`)).toBe(true)
  })

  await test.step('from a cold start the dashboard and the card are there, and the rest says what can be read', async () => {
    await page.context().setOffline(true)
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Goede/)
    await expect(banner(page)).toContainText('kijkt naar wat u eerder zag (van ')
    await expectAccessible(page)
    await page.goto(`/card/${unseenLead}`)
    await expect(page.getByRole('alert')).toContainText('Geen verbinding met de server')
    await expectAccessible(page)
    await page
      .getByRole('region', { name: /kunt u nu (wel )?lezen:$/ })
      .getByText(seen)
      .click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(seen)
  })

  await test.step('what cannot be written says so where it stands, and can be reached by the keyboard', async () => {
    const edit = page.getByRole('main').getByRole('button', { name: 'Bewerken' }).first()
    await expect(edit).toBeDisabled()
    await expect(edit).toHaveAccessibleDescription('Kan weer zodra er verbinding is')
    await edit.focus()
    await expect(edit).toBeFocused()
    await expect(page.getByRole('tooltip')).toHaveText('Kan weer zodra er verbinding is')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page.locator('[data-writes=now]:not([data-blocked])')).toHaveCount(0)
    await expectAccessible(page)
  })

  await test.step('at the door one goes on, also from a cold start', async () => {
    await page.goto(`/checkin/${activity}`)
    await page.getByRole('checkbox', { name: /^Aukje/ }).check()
    await expect(page.getByRole('region', { name: 'Opkomst' })).toContainText('1 wacht op verbinding')
  })

  await test.step('with a connection again all is as it is now', async () => {
    await page.context().setOffline(false)
    await expect(page.getByRole('region', { name: 'Opkomst' })).toContainText('Alles is bijgewerkt', {
      timeout: 30_000,
    })
    await expect(banner(page)).toHaveCount(0)
    await page.goto(`/card/${unseenLead}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Nooit bekeken ${stamp}`)
    await expect(page.getByRole('main').getByRole('button', { name: 'Bewerken' }).first()).toBeEnabled()
  })

  await test.step('a newer version is announced, and comes when one asks for it, whatever the older still waits for', async () => {
    await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated')
    await holdInWorker(page)
    // To this page, made older than it is, the worker that now comes by another address is a newer one.
    await page.evaluate(async () => {
      document.querySelector('meta[name=build]')?.setAttribute('content', 'older')
      await navigator.serviceWorker.register('/sw.js?newer')
    })
    const notice = page.getByRole('status').filter({ hasText: 'Er is een nieuwe versie klaar.' })
    await expect(notice).toBeVisible(ONCE)
    await expectAccessible(page)
    await notice.getByRole('button', { name: 'Vernieuwen' }).click()
    await expect(page.locator('meta[name=build][content=older]')).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Nooit bekeken ${stamp}`)
    await expect(notice).toHaveCount(0)
  })

  await test.step('after logging out nothing of it is on the device', async () => {
    await page.goto('/logout')
    await expect(page.getByRole('button', { name: 'Inloggen', exact: true })).toBeVisible()
    await expect.poll(() => isSeen(page, 'lead/')).toBe(false)
    expect(await isSeen(page, me.user.email)).toBe(false)
    const { program } = await keptIn(page)
    expect(program.filter((path) => !/^\/(assets\/[^/]+|index\.html|scheme\.js|favicon\.svg)$/.test(path))).toEqual([])
    await page.context().setOffline(true)
    await page.goto(`/card/${seenLead}`)
    await expect(page.getByRole('button', { name: 'Inloggen', exact: true })).toBeVisible()
    await expect(page.getByText(seen)).toHaveCount(0)
  })
})
