import { expect, type Page, test } from '@playwright/test'
import { personIn } from './lib/people.ts'

/** Each address of the product for somebody of the knowledge centre: what it leads to, and its heading in both languages. */
const screens = [
  ['/', '/', /^Goede/, /^Good/],
  ['/calendar', '/calendar', 'Agenda', 'Calendar'],
  ['/calendar.1', '/calendar', 'Agenda', 'Calendar'],
  ['/chat', '/chat', 'Chat', 'Chat'],
  ['/chat/chat', '/chat', 'Chat', 'Chat'],
  ['/index.1', '/list', 'Eindgebruikers', 'End-users'],
  ['/list', '/list', 'Eindgebruikers', 'End-users'],
  ['/messages', '/messages', 'Berichten', 'Messages'],
  ['/messages.1', '/messages', 'Berichten', 'Messages'],
  ['/settings', '/settings', 'Instellingen', 'Settings'],
  ['/stats', '/stats', 'Statistieken', 'Statistics'],
  ['/card/type/supplier', '/list', 'Leveranciers', 'Suppliers'],
  ['/card/type/supplier.1', '/list', 'Leveranciers', 'Suppliers'],
  ['/search/hotel', '/search/hotel', /hotel/, /hotel/],
  ['/search/dossier/*/request', '/search/dossier/*/request', /Dossiers/, /Dossiers/],
  ['/login', '/', /^Goede/, /^Good/],
  ['/nergens', '/nergens', 'Oeps!', 'Oops!'],
] as const

async function leadsTo(page: Page, address: string, path: string, heading: string | RegExp): Promise<void> {
  await page.goto(address)
  await expect(page.getByRole('heading', { level: 1 }), address).toHaveText(heading)
  expect(decodeURIComponent(new URL(page.url()).pathname), address).toBe(path)
}

test('S2.1-S2.16, S8.5: every address leads to its screen, in both languages, and its title says so', async ({
  browser,
}) => {
  const staff = await personIn(browser, 'staff')
  for (const [address, path, dutch, english] of screens) {
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
