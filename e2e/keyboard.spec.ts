import { type Browser, expect, type Locator, type Page } from '@playwright/test'
import { expectAccessible } from './lib/barriers.ts'
import { test } from './lib/journey.ts'
import { EACH_THEME, lookOf } from './lib/look.ts'
import { failOnErrors } from './lib/people.ts'

const LEAD = 'Hotel Chariot'
const SUPPLIER = 'Mews'
/** So often one presses Tab at most: no page is that long on the way to what one wants. */
const MOST = 120

/** Presses Tab until this has the keyboard, as somebody does who has no mouse. */
async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  // Inputs that are drawn by their label are not seen themselves.
  await expect(target).toBeAttached()
  for (let step = 0; step < MOST; step += 1) {
    if (await target.evaluate((one) => one === document.activeElement)) return
    await page.keyboard.press(key)
  }
  await expect(target).toBeFocused()
}

async function enter(page: Page, target: Locator, key?: 'Tab' | 'Shift+Tab'): Promise<void> {
  await tabTo(page, target, key)
  await page.keyboard.press('Enter')
}

/** Logs in by keyboard; an address is typed in the bar of the browser. */
async function atTheKeyboard(browser: Browser, account: string): Promise<Page> {
  const page = await (await browser.newContext(lookOf(test.info()))).newPage()
  failOnErrors(page)
  await page.goto('/login')
  await tabTo(page, page.getByLabel('E-mail of gebruikersnaam'))
  await page.keyboard.type(`${account}@schakel.example`)
  await tabTo(page, page.getByLabel('Wachtwoord', { exact: true }))
  await page.keyboard.type('schakel-demo-2026')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Goede/)
  return page
}

/** Goes to an address, and waits until all of it is there. */
async function open(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await expect(heading(page)).toBeVisible()
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0)
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const chosen = (page: Page) => page.getByRole('listbox').getByRole('option', { selected: true })
const matchWith = (page: Page) => page.getByRole('rowgroup', { name: `Match met ${SUPPLIER}` })

/** Types in the palette, waits until it means this, and goes. */
async function command(page: Page, words: string, means: string | RegExp): Promise<void> {
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('combobox', { name: /Waar wilt u heen/ })).toBeFocused()
  await page.keyboard.type(words)
  await expect(chosen(page)).toContainText(means)
  await page.keyboard.press('Enter')
}

test('S2.21, S4.1, D6: the main job is done by four people without a mouse, from a request to a match', {
  tag: EACH_THEME,
}, async ({ browser }) => {
  const staff = await atTheKeyboard(browser, 'staff')

  await test.step('staff find the end-user and open a dossier', async () => {
    await command(staff, 'hotel chariot', LEAD)
    await expect(heading(staff)).toHaveText(LEAD)
    await staff.keyboard.press('c')
    await staff.keyboard.type('dossier')
    await expect(chosen(staff)).toContainText(`bij ${LEAD}`)
    await staff.keyboard.press('Enter')
    const form = staff.getByRole('dialog', { name: /Dossier toevoegen/ })
    await tabTo(staff, form.getByRole('radio').first())
    await staff.keyboard.press('Space')
    await tabTo(staff, form.getByLabel(/^Gebruikers/))
    await staff.keyboard.type('24')
    await tabTo(staff, form.locator('[contenteditable=true]'))
    await staff.keyboard.type('Wij zoeken iets voor vierentwintig mensen.')
    await staff.keyboard.press('Control+Enter')
    await staff.waitForURL(/\/card\/dossier\//)
    await expect(heading(staff)).toHaveText(new RegExp(` · ${LEAD}$`))
  })
  const dossier = new URL(staff.url()).pathname

  await test.step('they find a supplier, read over what it is going to read, and offer it', async () => {
    const fit = staff.getByRole('region', { name: 'Leveranciers die passen' })
    await expect(fit.getByRole('checkbox').first()).toBeVisible()
    await staff.keyboard.press('l')
    await staff.keyboard.type(SUPPLIER)
    await tabTo(staff, fit.getByRole('checkbox', { name: `Kies ${SUPPLIER}`, exact: true }))
    await staff.keyboard.press('Space')
    await enter(staff, fit.getByRole('button', { name: 'Nalezen en aanbieden' }))
    await enter(staff, staff.getByRole('dialog').getByRole('button', { name: /^Gelezen/ }))
    await expect(matchWith(staff).getByRole('button', { name: /^Status: Aangeboden/ })).toBeVisible()
    await expectAccessible(staff)
  })

  await test.step('the supplier accepts it with a reason', async () => {
    const supplier = await atTheKeyboard(browser, 'supplier')
    await open(supplier, dossier)
    await enter(supplier, supplier.getByRole('button', { name: 'Accepteren' }))
    await tabTo(supplier, supplier.getByLabel('Geef een reden op voor deze wijziging'))
    await supplier.keyboard.type('Past goed bij ons')
    await enter(supplier, supplier.getByRole('button', { name: 'Accepteren' }).last())
    await expect(supplier.getByText('U hebt deze aanvraag geaccepteerd', { exact: false })).toBeVisible()
    await supplier.context().close()
  })

  await test.step('who asks says yes', async () => {
    const enduser = await atTheKeyboard(browser, 'enduser')
    await open(enduser, dossier)
    await enter(enduser, enduser.getByRole('button', { name: 'Ja', exact: true }).first())
    await expect(enduser.getByRole('button', { name: 'Ja', exact: true }).first()).toHaveAttribute(
      'aria-pressed',
      'true',
    )
    // The button says so at once; that of a browser which closes before the server has it may be lost.
    await expect(enduser.getByText(/^Uw antwoord is doorgegeven/).first()).toBeVisible()
    await enduser.context().close()
  })

  await test.step('staff see both, disclose the name, and follow it to a match', async () => {
    const match = matchWith(staff)
    await expect(match.getByRole('button', { name: /^Status: Gereserveerd/ })).toBeVisible()
    await expect(match.getByText('Ja', { exact: true }).first()).toBeVisible()
    // The only match of a dossier stands open by itself.
    await expect(match.getByRole('button', { name: `Minder van ${SUPPLIER}` })).toBeVisible()
    await tabTo(staff, match.getByRole('switch', { name: /^Naam bekendgemaakt/ }))
    await staff.keyboard.press('Space')
    const question = staff.getByRole('dialog', { name: 'Naam bekendmaken?' })
    await enter(staff, question.getByRole('button', { name: 'Naam bekendmaken' }))
    await expect(match.getByRole('switch', { name: /^Naam bekendgemaakt/ })).toBeChecked()
    await enter(staff, match.getByRole('button', { name: 'Geleverd', exact: true }), 'Shift+Tab')
    await expect(match.getByRole('button', { name: /^Status: Geleverd/ })).toBeVisible()
    await enter(staff, match.getByRole('button', { name: 'Match', exact: true }))
    const reason = staff.getByLabel('Geef een reden op voor deze wijziging')
    await tabTo(staff, reason)
    await staff.keyboard.type('Getekend')
    await enter(staff, match.getByRole('button', { name: 'Zet op Match' }))
    await expect(match.getByRole('button', { name: /^Status: Match/ })).toBeVisible()
    await expectAccessible(staff)
  })

  await test.step('on the board of dossiers it is moved on, and back', async () => {
    await command(staff, 'dossiers', 'Dossiers')
    await expect(heading(staff)).toHaveText('Dossiers')
    await command(staff, 'als bord', 'Als bord')
    const card = staff.getByRole('article').filter({ hasText: LEAD }).first()
    await expect(card).toBeVisible()
    await tabTo(staff, card.getByRole('link').first())
    const from = await card.getByRole('link').first().getAttribute('href')
    await staff.keyboard.press('m')
    await expect(staff.getByRole('menuitem').first()).toBeFocused()
    const to = await staff.getByRole('menuitem').first().textContent()
    await staff.keyboard.press('Enter')
    await expect(staff.getByText(`De status is nu ${to}`)).toBeVisible()
    const moved = staff.getByRole('region', { name: String(to), exact: true })
    await expect(moved.locator(`a[href="${from}"]`)).toBeVisible()
    // The message would be gone before Tab came to its button.
    await staff.keyboard.press('Control+z')
    await expect(moved.locator(`a[href="${from}"]`)).toHaveCount(0)
  })

  await test.step('? says which keys there are, and g goes on', async () => {
    await staff.keyboard.press('?')
    await expect(staff.getByRole('dialog', { name: 'Sneltoetsen' })).toBeVisible()
    await staff.keyboard.press('Escape')
    await expect(staff.getByRole('dialog')).toHaveCount(0)
    await staff.keyboard.press('g')
    await staff.keyboard.press('d')
    await expect(heading(staff)).toHaveText(/^Goede/)
  })
})
