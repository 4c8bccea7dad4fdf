import { expect, type Page } from '@playwright/test'
import { expectAccessible } from './lib/barriers.ts'
import { test } from './lib/journey.ts'
import { homeOf, make, personIn } from './lib/people.ts'

const facts = (page: Page) => page.getByRole('region', { name: 'Gegevens' })
const fact = (page: Page, label: string) =>
  facts(page)
    .getByRole('definition')
    .filter({ has: page.getByRole('button', { name: `${label} wijzigen` }) })

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
  await expect(fact(staff, 'Website')).toContainText('Website is opgeslagen')
  await expect(fact(staff, 'Medewerkers')).toContainText('31')
  await staff.keyboard.press('Enter')
  await employees.fill('77')
  await staff.keyboard.press('Escape')
  await expect(fact(staff, 'Medewerkers')).toContainText('31')

  // Undone by its toast.
  await staff.getByRole('button', { name: 'Ongedaan maken' }).last().click()
  await expect(fact(staff, 'Medewerkers')).toContainText('12')

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
  await expect(fact(staff, 'Medewerkers')).toContainText('45')
})

test('S2.5: staff edit cells of a table by keyboard, and paste those of a spreadsheet, with one undo', async ({
  browser,
}) => {
  const staff = await personIn(browser, 'staff')
  const parent = await homeOf(staff)
  // Of the second the e-mail is empty; a column that is empty in all rows is left out.
  for (const [name, email] of [['Cellenproef Een', 'een@proef.example'], ['Cellenproef Twee']])
    await make(staff, '/api/space/save', { item: { _type: 'lead', name, employees: 12, email }, parent })
  await staff.goto('/list?type=lead&q=Cellenproef&sort=name&order=asc')
  const grid = staff.getByRole('grid')
  await expect(grid.getByRole('link', { name: 'Cellenproef Twee' })).toBeVisible()
  await grid.focus()
  const column = Number(await grid.getByRole('columnheader', { name: 'Medewerkers' }).getAttribute('aria-colindex'))
  for (let step = 1; step < column; step += 1) await staff.keyboard.press('ArrowRight')
  await staff.keyboard.press('Enter')
  const input = grid.getByRole('textbox', { name: 'Medewerkers' })
  await expect(input).toBeFocused()
  await input.fill('34')
  await expectAccessible(staff, 'main')
  await staff.keyboard.press('Enter')
  await expect(grid).toBeFocused()
  const row = (name: string) => grid.getByRole('row').filter({ hasText: name })
  await expect(row('Cellenproef Een')).toContainText('34')

  await grid.evaluate((table) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', '51\n52\nte veel')
    table.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }))
  })
  const preview = staff.getByRole('dialog', { name: '2 regels wijzigen' })
  await expect(preview).toContainText('Hier is geen regel of kolom')
  await expectAccessible(staff, '[role=dialog]')
  await preview.getByRole('button', { name: '2 regels opslaan' }).click()
  await expect(row('Cellenproef Een')).toContainText('51')
  await expect(row('Cellenproef Twee')).toContainText('52')
  // What was pasted stands there before it is saved; until then the last message is that of the cell before.
  await expect(staff.getByText('2 gewijzigd')).toBeVisible()
  await staff.getByRole('button', { name: 'Ongedaan maken' }).last().click()
  await expect(row('Cellenproef Een')).toContainText('34')
  await expect(row('Cellenproef Twee')).toContainText('12')

  // A cell with nothing in it is as high as its row, and a press on it begins to write.
  const email = Number(await grid.getByRole('columnheader', { name: 'E-mail' }).getAttribute('aria-colindex'))
  await row('Cellenproef Twee').locator(`[aria-colindex="${email}"]`).click()
  await expect(grid.getByRole('textbox', { name: 'E-mail' })).toBeFocused()
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
  await expect(fact(enduser, 'Medewerkers')).toContainText('64')

  // What was typed and never saved waits beside its field, in a line that is read.
  await pencil.click()
  await facts(enduser).getByRole('textbox', { name: 'Medewerkers' }).fill('65')
  await enduser.reload()
  const left = facts(enduser).getByText('Medewerkers is niet opgeslagen: 65')
  await expect(left).toBeVisible()
  expect((await left.boundingBox())?.height).toBeLessThan(70)
  await facts(enduser).getByRole('button', { name: 'Verder typen' }).click()
  await expect(facts(enduser).getByRole('textbox', { name: 'Medewerkers' })).toHaveValue('65')
  await enduser.keyboard.press('Enter')
  await expect(fact(enduser, 'Medewerkers')).toContainText('65')

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
