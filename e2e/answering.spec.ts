import { expect, type Page } from '@playwright/test'
import { expectAccessible } from './lib/barriers.ts'
import { ask, tell } from './lib/choosing.ts'
import { test } from './lib/journey.ts'
import { homeOf, make, personIn } from './lib/people.ts'

/** The password of the demo accounts (D17.1), which this one has as well. */
const PASSWORD = 'schakel-demo-2026'

const answerTo = (page: Page, key: string) => page.getByRole('radiogroup', { name: `Answer to ${key}` })
const chosen = (page: Page, key: string, value: string) =>
  expect(answerTo(page, key).getByRole('radio', { name: value })).toBeChecked()

/** Chooses an answer by its figure, where the keyboard is brought. */
async function press(page: Page, key: string, figure: string): Promise<void> {
  await answerTo(page, key).locator('[tabindex="0"]').focus()
  await page.keyboard.press(figure)
}

test('F1.5, F1.7, F1.8, F1.9: in English a supplier takes over its profile, pastes a column, fills in by keyboard and confirms what changed', async ({
  browser,
}) => {
  const [admin, staff] = [await personIn(browser, 'admin'), await personIn(browser, 'staff')]
  const space = await homeOf(admin)
  const stamp = Date.now()
  const item = { _type: 'supplier', name: `Answers ${stamp}`, kinds: [{ kind: 'ERP' }] }
  const supplier = await make(admin, '/api/space/save', { item, parent: space })
  const account = { _type: 'user', role: 'suppliers', _pass: PASSWORD, $role: 'Leverancier' }
  const name = `answers${stamp}`
  const names = { name: 'Ann Swers', username: `ann${stamp}`.slice(0, 12), email: `${name}@schakel.example` }
  await make(admin, '/api/space/save', { item: { ...account, ...names }, parent: supplier })
  const lead = await make(admin, '/api/space/save', {
    ...{ item: { _type: 'lead', name: `Hotel Reply ${stamp}`, employees: 20 }, parent: space },
  })
  const dossier = await make(admin, '/api/space/save', {
    ...{ item: { _type: 'dossier', name: 'ERP', users: 5 }, parent: lead },
  })
  const seller = await personIn(browser, name)

  await test.step('once, for all requests, the supplier fills in its profile', async () => {
    await seller.goto(`/en/card/${supplier}/profile`)
    await expect(seller.getByRole('heading', { name: 'Product profile' })).toBeVisible()
    await press(seller, 'ERP-01', '1')
    await press(seller, 'ERP-03', '4')
    await chosen(seller, 'ERP-03', 'No')
    await expectAccessible(seller)
    // One answer has a proof that is past its date.
    const evidence = [{ kind: 'url', url: 'https://voorbeeld.example/keurmerk', valid: '2020-01-01' }]
    await tell(seller, '/api/answers/save', { parent: supplier, rows: [{ key: 'ERP-02', value: 'yes', evidence }] })
  })

  const match = await test.step('staff freeze a set and ask', async () => {
    await staff.goto(`/card/${dossier}/requirements`)
    await staff.getByRole('button', { name: /^Eisen aan ERP/ }).click()
    await staff.getByRole('button', { name: /^\d+ eisen overnemen$/ }).click()
    await staff.getByRole('button', { name: 'Vastzetten', exact: true }).click()
    await staff.locator('form').getByRole('button', { name: 'Vastzetten', exact: true }).click()
    await expect(staff.getByText('Versie 1', { exact: true })).toBeVisible()
    return ask(staff, dossier, supplier)
  })

  await test.step('the profile is taken over; what is old there is confirmed by hand', async () => {
    await seller.goto(`/en/card/${match}/answers`)
    await expect(seller.getByText('Your product profile has an answer to 3 empty rows.')).toBeVisible()
    await seller.getByRole('button', { name: 'Take over from your profile' }).click()
    const old = seller.getByRole('group', { name: /^Does this still hold\? 1 answer/ })
    await old.getByRole('checkbox').check()
    await expectAccessible(seller)
    await old.getByRole('button', { name: 'Confirm and take over (1)' }).click()
    for (const [key, value] of [
      ['ERP-01', 'Yes'],
      ['ERP-02', 'Yes'],
      ['ERP-03', 'No'],
    ] as const)
      await chosen(seller, key, value)
  })

  await test.step('a column of a spreadsheet fills the rows below, with its remarks', async () => {
    await seller.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    const column = ['yes\t', 'partly\tWith an extra module', 'no\t', 'yes\t'].join('\n')
    await seller.evaluate((text) => navigator.clipboard.writeText(text), column)
    await answerTo(seller, 'ERP-04').locator('[tabindex="0"]').focus()
    await seller.keyboard.press('ControlOrMeta+v')
    await expectAccessible(seller)
    await seller.getByRole('button', { name: 'Fill 4 rows' }).click()
    await chosen(seller, 'ERP-05', 'Partly')
    await expect(answerTo(seller, 'ERP-04').locator('[tabindex="0"]')).toBeFocused()
  })

  await test.step('the rest goes by keyboard, and all of it is submitted', async () => {
    const names = await seller.getByRole('radiogroup').evaluateAll((all) => all.map((one) => one.ariaLabel ?? ''))
    const [next = ''] = names.slice(names.indexOf('Answer to ERP-08') + 1)
    await press(seller, 'ERP-08', '1')
    await seller.keyboard.press('ArrowDown')
    await seller.keyboard.press('3')
    await seller.keyboard.press('Enter')
    await expect(seller.locator('input[type="date"]:focus')).toBeVisible()
    // Whether days or months come first is for the browser; its year has four figures.
    await seller.keyboard.type('11-11-2027')
    await chosen(seller, next.replace('Answer to ', ''), 'Planned')
    await seller.getByRole('button', { name: 'Submit (9)' }).click()
    await seller
      .getByRole('region', { name: 'Submit' })
      .getByRole('button', { name: /^Submit/ })
      .click()
    await expect(seller.getByText('9 answers submitted')).toBeVisible()
  })

  await test.step('staff sharpen one requirement in a second version, and say why', async () => {
    await staff.reload()
    await staff.getByRole('button', { name: 'Nieuwe versie', exact: true }).click()
    await staff.getByLabel('Niveau van ERP-04').selectOption('could')
    await staff.getByRole('button', { name: 'Versie 2 vastzetten' }).first().click()
    await staff.getByLabel('Waarom deze versie?').fill('Na het eerste gesprek.')
    await expect(staff.getByRole('button', { name: /^Antwoorden tot en met: kies/ })).toBeVisible()
    await staff.locator('form').getByRole('button', { name: 'Versie 2 vastzetten' }).click()
    await expect(staff.getByText('Versie 2', { exact: true })).toBeVisible({ timeout: 30_000 })
  })

  await test.step('the supplier is told which one changed, confirms that alone, and still has its profile', async () => {
    await seller.goto('/en')
    await seller.getByRole('button', { name: /^Notifications/ }).click()
    await expect(seller.getByText('1 requirement has changed: ERP-04').first()).toBeVisible()
    await seller.goto(`/en/card/${match}/answers`)
    await seller.getByRole('button', { name: /^Confirm again 1$/ }).click()
    await expect(seller.getByRole('radiogroup')).toHaveCount(1)
    await expectAccessible(seller)
    await seller.getByRole('button', { name: 'Still holds' }).click()
    // What was submitted stays so: nothing is left to do.
    await expect(seller.getByText(/^9 of \d+ answered$/)).toBeVisible()
    await expect(seller.getByRole('button', { name: 'Submitted', exact: true })).toBeDisabled()
    await seller.goto(`/en/card/${supplier}/profile`)
    await chosen(seller, 'ERP-01', 'Yes')
    await chosen(seller, 'ERP-03', 'No')
    await expect(answerTo(seller, 'ERP-04').getByRole('radio', { checked: true })).toHaveCount(0)
  })
})
