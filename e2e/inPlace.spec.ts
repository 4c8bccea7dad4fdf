import { expect, type Page } from '@playwright/test'
import { test } from './lib/journey.ts'
import { expectAccessible, homeOf, make, personIn } from './lib/people.ts'

const facts = (page: Page) => page.getByRole('region', { name: 'Gegevens' })

test('S2.10, D2.3: staff edit a card where the values stand, and what collides is offered', async ({ browser }) => {
  const staff = await personIn(browser, 'staff')
  const item = { _type: 'lead', name: 'Brasserie Op De Plek', employees: 12, website: 'https://plek.example' }
  const lead = await make(staff, '/api/space/save', { item, parent: await homeOf(staff) })
  await staff.goto(`/card/${lead}`)

  // By keyboard alone: Enter begins, Tab goes on, Enter saves, Escape takes back.
  const website = facts(staff).getByRole('button', { name: 'Website wijzigen' })
  await website.focus()
  await staff.keyboard.press('Enter')
  await facts(staff).getByRole('textbox', { name: 'Website' }).fill('op-de-plek.example')
  await staff.keyboard.press('Tab')
  const employees = facts(staff).getByRole('textbox', { name: 'Medewerkers' })
  await expect(employees).toBeFocused()
  await expect(facts(staff).getByRole('link', { name: 'op-de-plek.example' })).toBeVisible()
  await employees.fill('veel')
  await staff.keyboard.press('Enter')
  await expect(facts(staff).getByText('Vul een getal in')).toBeVisible()
  await expectAccessible(staff, 'main')
  await employees.fill('31')
  await staff.keyboard.press('Enter')
  await expect(facts(staff).getByRole('button', { name: 'Medewerkers wijzigen' })).toBeFocused()
  await expect(facts(staff).getByRole('status')).toHaveText(['Website is opgeslagen', 'Medewerkers is opgeslagen'])
  await staff.keyboard.press('Enter')
  await employees.fill('77')
  await staff.keyboard.press('Escape')
  await expect(facts(staff).getByText('31', { exact: true })).toBeVisible()

  // Undone by its toast.
  await staff.getByRole('button', { name: 'Ongedaan maken' }).last().click()
  await expect(facts(staff).getByText('12', { exact: true })).toBeVisible()

  // What was not filled in, by pointer; the name, where it stands.
  await facts(staff).getByRole('button', { name: 'Telefoon', exact: true }).click()
  await facts(staff).getByRole('textbox', { name: 'Telefoon' }).fill('020 123 45 67')
  await staff.keyboard.press('Enter')
  await expect(facts(staff).getByRole('link', { name: '020 123 4567' })).toBeVisible()
  await staff.getByRole('heading', { level: 1 }).click()
  await staff.getByRole('textbox', { name: 'Naam' }).fill('Brasserie Ter Plekke')
  await staff.keyboard.press('Enter')
  await expect(staff.getByRole('heading', { level: 1 })).toHaveText('Brasserie Ter Plekke')

  // Somebody else writes the same field meanwhile.
  await facts(staff).getByRole('button', { name: 'Medewerkers wijzigen' }).click()
  await expect(employees).toBeFocused()
  await make(staff, `/api/space/update/${lead}`, { props: { employees: 99 } })
  await employees.fill('45')
  await staff.keyboard.press('Enter')
  const choice = staff.getByRole('dialog', { name: 'Iemand anders was net iets eerder' })
  await expect(choice.getByText('99')).toBeVisible()
  await choice.getByRole('button', { name: 'Opslaan met deze keuze' }).click()
  await expect(facts(staff).getByText('45', { exact: true })).toBeVisible()
})

test('S2.33, D6: an end-user edits the own card in place; a supplier is offered nothing on a dossier', async ({
  browser,
}) => {
  const enduser = await personIn(browser, 'enduser')
  await enduser.goto(`/card/${await homeOf(enduser)}`)
  const pencil = facts(enduser).getByRole('button', { name: 'Medewerkers wijzigen' })
  await pencil.click()
  await facts(enduser).getByRole('textbox', { name: 'Medewerkers' }).fill('64')
  await enduser.keyboard.press('Enter')
  await expect(facts(enduser).getByText('64', { exact: true })).toBeVisible()

  const supplier = await personIn(browser, 'supplier')
  const data = { feed: 'dossier' }
  const answer = await supplier.request.post('/api/space/search', {
    data,
    headers: { origin: new URL(supplier.url()).origin },
  })
  const [dossier] = await answer.json()
  await supplier.goto(`/card/${dossier._id}`)
  await expect(facts(supplier)).toBeVisible()
  await expect(supplier.getByRole('button', { name: /wijzigen$/ })).toHaveCount(0)
  await expect(supplier.getByRole('group', { name: 'Nog in te vullen' })).toHaveCount(0)
})
