import { type Browser, expect, type Page } from '@playwright/test'
import { codeOf } from './lib/authenticator.ts'
import { expectAccessible } from './lib/barriers.ts'
import { test } from './lib/journey.ts'
import { linkFor } from './lib/mailbox.ts'
import { failOnErrors, personIn } from './lib/people.ts'

const FIRST = 'de eerste zin die ik kies'
/** An app shows its next code after this, ms. Each is taken once, and that of half a minute ahead or ago as well. */
const NEXT_CODE_MS = 30_000

async function visitor(browser: Browser): Promise<Page> {
  const page = await (await browser.newContext()).newPage()
  failOnErrors(page)
  return page
}

async function logIn(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('E-mail of gebruikersnaam').fill(email)
  await page.getByLabel('Wachtwoord', { exact: true }).fill(password)
  await page.keyboard.press('Enter')
}

const expectHome = (page: Page) => expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Goede/)

/** Somebody of a lead who has no account yet. */
async function newPerson(staff: Page): Promise<{ id: string; email: string }> {
  const email = `noor.${Date.now()}@lepeltje.example`
  const id = await staff.evaluate(async (address) => {
    const post = async (path: string, body: object) =>
      (
        await fetch(path, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
        })
      ).json()
    const [lead] = await post('/api/space/search', { feed: 'lead', q: 'Hotel Chariot', page_size: 1 })
    const item = { _type: 'person', name: 'Noor Servetsma', gender: 'unknown', email: address, $role: 'Contact' }
    return String((await post('/api/space/save', { item, parent: lead._id }))._id)
  }, email)
  return { id, email }
}

test('S2.8, D8.8, D19.1: from an invitation to a second factor, by the person themselves', async ({ browser }) => {
  const staff = await personIn(browser, 'staff')
  const { id, email } = await newPerson(staff)
  await test.step('staff invite a person of an end-user', async () => {
    await staff.goto(`/card/${id}`)
    await staff.getByRole('button', { name: 'Acties voor Noor Servetsma' }).click()
    await staff.getByRole('menuitem', { name: 'Uitnodigen voor een account' }).click()
    await expect(staff.getByText(`De uitnodiging gaat naar ${email}`)).toBeVisible()
  })

  const noor = await visitor(browser)
  let [secret, recovery] = ['', '']
  await test.step('the person chooses a password and is in', async () => {
    await noor.goto(await linkFor(email, '/invite'))
    await expect(noor.getByRole('heading', { level: 1 })).toHaveText('Welkom, Noor Servetsma')
    await expect(noor.getByText('namens Hotel Chariot')).toBeVisible()
    await expectAccessible(noor)
    await noor.getByLabel('Nieuw wachtwoord').fill('kort')
    await noor.getByRole('button', { name: 'Account maken' }).click()
    await expect(noor.getByText('min. 10 tekens')).toBeVisible()
    await noor.getByLabel('Nieuw wachtwoord').fill(FIRST)
    await noor.keyboard.press('Enter')
    await expectHome(noor)
  })

  await test.step('the person sets up an authenticator app, and keeps the phone number', async () => {
    await noor.goto('/settings')
    await noor.getByLabel('Telefoon').fill('020 010 0001')
    await noor.keyboard.press('Enter')
    await expect(noor.locator('#profile').getByText('Opgeslagen')).toBeVisible()
    await noor.getByLabel('Tijdzone').selectOption('Europe/London')
    await expect(noor.locator('#look').getByText('Opgeslagen')).toBeVisible()
    await expectAccessible(noor)
    const factors = noor.locator('#factors')
    await factors.getByRole('button', { name: 'Instellen' }).click()
    await factors.getByLabel('Huidig wachtwoord').fill(FIRST)
    await factors.getByRole('button', { name: 'Verder' }).click()
    const shown = (await factors.locator('code').textContent()) ?? ''
    await expectAccessible(noor)
    await factors.getByLabel('Code uit de app').fill(codeOf(shown))
    await factors.getByRole('button', { name: 'Aanzetten' }).click()
    const codes = factors.getByRole('list', { name: 'Herstelcodes' }).getByRole('listitem')
    await expect(codes).toHaveCount(10)
    secret = shown
    recovery = (await codes.first().textContent()) ?? ''
    await factors.getByRole('button', { name: 'Ik heb ze bewaard' }).click()
    await expect(factors.getByText('Aan', { exact: true })).toBeVisible()
  })

  const elsewhere = await visitor(browser)
  const heardElsewhere: string[] = []
  elsewhere.on('websocket', (line) => line.on('framereceived', ({ payload }) => heardElsewhere.push(String(payload))))
  await test.step('from now on a code is asked too: one of the app, or one of those that were kept', async () => {
    await noor.goto('/logout')
    await expect(noor.getByText('U bent uitgelogd.')).toBeVisible()
    await logIn(noor, email, FIRST)
    const code = noor.getByLabel('Code uit uw app, of een herstelcode')
    await code.fill('000000')
    await noor.keyboard.press('Enter')
    await expect(noor.getByText(/^Deze code klopt niet/)).toBeVisible()
    await expectAccessible(noor)
    // The app may still show the one that was spent.
    await code.fill(codeOf(secret, Date.now() + NEXT_CODE_MS))
    await noor.keyboard.press('Enter')
    await expectHome(noor)
    await elsewhere.goto('/login')
    await logIn(elsewhere, email, FIRST)
    await elsewhere.getByLabel('Code uit uw app, of een herstelcode').fill(recovery)
    await elsewhere.keyboard.press('Enter')
    await expectHome(elsewhere)
  })

  await test.step('what one does not know is ended from the list of sessions', async () => {
    await noor.goto('/settings')
    const sessions = noor.locator('#sessions')
    await expect(sessions.getByRole('listitem')).toHaveCount(2)
    // It is let in at the line by which it hears of what happens.
    await expect.poll(() => heardElsewhere.some((frame) => frame.startsWith('40'))).toBe(true)
    await sessions
      .getByRole('button', { name: /beëindigen$/ })
      .first()
      .click()
    await expect(sessions.getByRole('listitem')).toHaveCount(1)
    // The other device hears of it, and leaves by itself.
    await expect(elsewhere).toHaveURL(/\/login/)
  })

  await test.step('a passkey is made, opens the door by itself, and the app is turned off', async () => {
    const cdp = await noor.context().newCDPSession(noor)
    await cdp.send('WebAuthn.enable')
    await cdp.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    })
    const factors = noor.locator('#factors')
    await factors.getByRole('button', { name: 'Passkey toevoegen' }).click()
    await factors.getByLabel('Huidig wachtwoord').fill(FIRST)
    await factors.getByRole('button', { name: 'Passkey toevoegen' }).click()
    await expect(factors.getByText('Toegevoegd op')).toBeVisible()
    await noor.goto('/logout')
    await noor.getByRole('button', { name: 'Inloggen met een passkey' }).click()
    await expectHome(noor)
    await noor.goto('/settings')
    await factors.getByRole('button', { name: 'Uitzetten' }).click()
    await factors.getByLabel('Huidig wachtwoord').fill(FIRST)
    await factors.getByRole('button', { name: 'Uitzetten' }).click()
    await expect(factors.getByRole('button', { name: 'Instellen' })).toBeVisible()
    await expect(factors.getByText('Aan', { exact: true })).toHaveCount(0)
  })
})

test('S4.15, S9.2: who is away for ten minutes is warned, may stay, and is logged out otherwise', async ({
  browser,
}) => {
  const page = await visitor(browser)
  await page.clock.install()
  await page.goto('/login')
  await logIn(page, 'enduser@schakel.example', 'schakel-demo-2026')
  await expectHome(page)
  // The clock begins to count when its code is there, a moment after the page.
  await page.waitForFunction(() => localStorage.getItem('schakel.active') !== null)
  await page.clock.fastForward(9 * 60_000 + 5000)
  const warning = page.getByRole('alertdialog', { name: 'Bent u er nog?' })
  await expect(warning).toBeVisible()
  await expectAccessible(page)
  await warning.getByRole('button', { name: 'Blijf ingelogd' }).click()
  await expect(warning).toBeHidden()
  await page.clock.fastForward(10 * 60_000 + 5000)
  await expect(page.getByText(/U was een tijdje weg/)).toBeVisible()
  await expect(page).toHaveURL(/\/login/)
})

test('D23.7: after a sleep of the computer the first click does nothing but end the session, in every tab', async ({
  browser,
}) => {
  const page = await visitor(browser)
  const start = Date.now()
  await page.clock.install({ time: start })
  await page.goto('/login')
  await logIn(page, 'enduser@schakel.example', 'schakel-demo-2026')
  await expectHome(page)
  await page.waitForFunction(() => localStorage.getItem('schakel.active') !== null)
  // Asleep: time goes on, and no timer runs.
  await page.clock.setSystemTime(start + 11 * 60_000)
  await page.mouse.click(600, 400)
  await expect(page.getByText(/U was een tijdje weg/)).toBeVisible()
  await expect(page).toHaveURL(/\/login/)
  expect((await page.request.get('/api/auth/user')).status()).toBe(401)
})
