import { expect, type Page } from '@playwright/test'
import { expectAccessible } from './lib/barriers.ts'
import { test } from './lib/journey.ts'
import { homeOf, make, personIn } from './lib/people.ts'

const DAY_MS = 86_400_000
const dayIn = (days: number) =>
  new Date(Date.now() + days * DAY_MS).toLocaleDateString('en-CA', { timeZone: 'Europe/Amsterdam' })
const shown = (day: string) => day.split('-').reverse().join('-')
const named = (page: Page, name: string) => ({ has: page.getByRole('link', { name: new RegExp(name) }) })
/** The lines of what one has to do. */
const rows = (page: Page, name: string) => page.getByRole('main').getByRole('listitem').filter(named(page, name))
/** The todos on the page of what they hang under. */
const todos = (page: Page, name: string) =>
  page.getByRole('region', { name: 'Taken' }).getByRole('listitem').filter(named(page, name))

test('S3.6: staff let a todo repeat: ticked off the next one is there, and taken back it is gone', async ({
  browser,
}) => {
  const staff = await personIn(browser, 'staff')
  const name = `Licenties tellen ${Date.now().toString(36)}`
  const [due, next] = [dayIn(1), dayIn(15)]
  const lead = await make(staff, '/api/space/save', {
    item: { _type: 'lead', name: `Hotel Herhaling ${Date.now().toString(36)}`, employees: 4 },
    parent: await homeOf(staff),
  })
  await staff.goto(`/card/${lead}`)

  await test.step('in the form it says what it comes to', async () => {
    await staff.getByRole('button', { name: 'Taak toevoegen' }).first().click()
    const form = staff.getByRole('dialog', { name: /Taak toevoegen/ })
    await form.getByLabel(/^Naam/).fill(name)
    await form.getByLabel('Vervaldatum', { exact: true }).fill(shown(due))
    await form.getByLabel('Vervaldatum: tijd').fill('09:00')
    await form.getByRole('combobox', { name: 'Herhaalt' }).click()
    await staff.getByRole('option', { name: 'Wekelijks' }).click()
    await form.getByLabel('Herhaalt: Om de hoeveel weken').fill('2')
    await expect(form.getByText(/^Herhaalt elke 2 weken, geteld vanaf/)).toBeVisible()
    await expectAccessible(staff)
    await form.getByRole('button', { name: 'Toevoegen', exact: true }).click()
    await expect(todos(staff, name)).toContainText(`${shown(due)} 09:00 · Herhaalt elke 2 weken`)
  })

  await test.step('ticked off where it hangs, the next one takes its place', async () => {
    await todos(staff, name).getByRole('checkbox').click()
    await expect(todos(staff, name)).toContainText(`${shown(next)} 09:00 · Herhaalt elke 2 weken`)
    await staff.getByRole('button', { name: '1 afgeronde taak tonen' }).click()
    await expect(todos(staff, name)).toHaveCount(2)
    await todos(staff, name).nth(1).getByRole('checkbox').click()
    await expect(todos(staff, name)).toHaveCount(1)
    await expect(todos(staff, name)).toContainText(shown(due))
  })

  await test.step('in what one has to do it says so too, and undo takes the next one back', async () => {
    await staff.goto('/work')
    await expect(rows(staff, name)).toContainText('herhaalt elke 2 weken')
    await staff.getByRole('button', { name: `${name} afvinken` }).click()
    await expect(rows(staff, name)).toContainText(shown(next))
    await staff.getByRole('button', { name: 'Ongedaan maken' }).click()
    await expect(rows(staff, name)).toContainText(shown(due))
    await expect(rows(staff, name)).toHaveCount(1)
    await expectAccessible(staff)
  })

  await test.step('where it stands it is changed in place', async () => {
    await rows(staff, name).getByRole('link', { name }).click()
    await expect(staff.getByText('elke 2 weken')).toBeVisible()
    await staff.getByRole('button', { name: 'Herhaalt wijzigen' }).click()
    const every = staff.getByLabel('Herhaalt: Om de hoeveel weken')
    await every.fill('3')
    await every.press('Enter')
    await expect(every).toHaveCount(0)
    await expect(staff.getByText('elke 3 weken').first()).toBeVisible()
    await expectAccessible(staff)
  })
})

test('S3.6, D6: an end-user and a supplier let their own todo repeat', async ({ browser }) => {
  for (const account of ['enduser', 'supplier']) {
    const person = await personIn(browser, account)
    const name = `Cijfers nakijken ${account} ${Date.now().toString(36)}`
    const due = new Date(Date.now() + DAY_MS).toISOString()
    await make(person, '/api/space/save', {
      item: { _type: 'todo', name, due, repeat: 'FREQ=DAILY' },
      parent: await homeOf(person),
    })
    await person.goto('/work')
    await expect(rows(person, name)).toContainText('herhaalt elke dag')
    await person.getByRole('button', { name: `${name} afvinken` }).click()
    await expect(rows(person, name)).toContainText(shown(dayIn(2)))
  }
})
