import { expect, type Page } from '@playwright/test'
import { expectAccessible } from './lib/barriers.ts'
import { test } from './lib/journey.ts'
import { EACH_THEME } from './lib/look.ts'
import { personIn } from './lib/people.ts'

const grid = (page: Page) => page.getByRole('grid')
const rowsOf = (page: Page) => grid(page).getByRole('row')
/** The names in the first rows of the table, once they are there: a row is drawn before what it says has come. */
async function firstNames(page: Page): Promise<string[]> {
  const names = grid(page).getByRole('gridcell').getByRole('link')
  await expect(names.nth(2)).toBeVisible()
  return names.allInnerTexts()
}
const column = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const headOf = (page: Page, name: string) => column(page, name).getByRole('heading', { level: 2 })
async function countIn(page: Page, name: string): Promise<number> {
  await expect(headOf(page, name)).toHaveText(/\d+$/)
  return Number(/\d+$/.exec(await headOf(page, name).innerText())?.[0])
}

async function chosen(page: Page, count: number): Promise<void> {
  await expect(page.getByRole('region', { name: 'Met alles wat gekozen is' })).toContainText(`${count} gekozen`)
}

test('S2.5, S2.10: a table is narrowed, sorted, laid out and shared by its address', { tag: EACH_THEME }, async ({
  browser,
}) => {
  const staff = await personIn(browser, 'staff')
  await staff.goto('/card/type/lead')
  await expect(staff).toHaveURL(/\/list\?type=lead$/)
  await expect(staff.getByRole('heading', { level: 1 })).toHaveText('Eindgebruikers')
  await expect(rowsOf(staff).nth(5)).toBeVisible()
  await expectAccessible(staff)

  await staff.getByRole('button', { name: 'Sorteer op Plaats' }).click()
  await expect(staff.getByRole('columnheader', { name: /Plaats/ })).toHaveAttribute('aria-sort', 'ascending')
  await staff.keyboard.press('f')
  const filter = staff.getByRole('dialog', { name: 'Filter toevoegen' })
  await filter.getByLabel('Veld').selectOption({ label: 'Plaats' })
  await filter.getByLabel('Voorwaarde').selectOption({ label: 'is' })
  await filter.getByLabel('Waarde', { exact: true }).fill('amsterdam')
  await expectAccessible(staff)
  await filter.getByLabel('Waarde', { exact: true }).press('Enter')
  await staff.keyboard.press('f')
  await filter.getByLabel('Veld').selectOption({ label: 'Status' })
  await filter.getByRole('checkbox', { name: 'Klant', exact: true }).check()
  await filter.getByRole('checkbox', { name: 'Actief', exact: true }).check()
  await filter.getByRole('button', { name: 'Filter', exact: true }).click()
  await expect(staff.getByRole('button', { name: /^Wijzig filter/ })).toHaveCount(2)
  await expect(staff).toHaveURL(/city=amsterdam/)
  await expect(grid(staff).getByText('Amsterdam').first()).toBeVisible()

  const other = await personIn(browser, 'admin')
  await other.goto(new URL(staff.url()).pathname + new URL(staff.url()).search)
  await expect(other.getByRole('list', { name: 'Filters' })).toContainText('Plaats is amsterdam')
  await expect(other.getByRole('columnheader', { name: /Plaats/ })).toHaveAttribute('aria-sort', 'ascending')
  await other.context().close()

  await staff.getByRole('button', { name: 'Haal filter weg: Plaats is amsterdam' }).click()
  await expect(staff).not.toHaveURL(/city=/)
  await staff.getByRole('button', { name: /^Wijzig filter: Status/ }).press('Backspace')
  await expect(staff.getByRole('list', { name: 'Filters' })).toHaveCount(0)

  await test.step('columns with nothing in them are left out until one asks for them', async () => {
    await expect(staff.getByRole('columnheader', { name: /Telefoon/ })).toHaveCount(0)
    await staff.getByRole('button', { name: /lege kolommen verborgen: tonen$/ }).click()
    await expect(staff.getByRole('columnheader', { name: /Telefoon/ })).toBeVisible()
    await expect(staff.getByRole('button', { name: /lege kolom/ })).toHaveCount(0)
  })

  await test.step('columns are chosen, moved and made wider by keyboard, and stay so', async () => {
    await staff.getByRole('button', { name: 'Kolommen', exact: true }).click()
    const columns = staff.getByRole('dialog')
    await columns.getByRole('checkbox', { name: 'Website' }).uncheck()
    await columns.getByRole('checkbox', { name: 'Medewerkers' }).press('Alt+ArrowUp')
    await expectAccessible(staff)
    await columns.getByRole('button', { name: 'Klaar' }).click()
    const edge = staff.getByRole('separator', { name: 'Breedte van Naam' })
    const width = Number(await edge.getAttribute('aria-valuenow'))
    await edge.press('Shift+ArrowRight')
    await expect(edge).toHaveAttribute('aria-valuenow', String(width + 64))
    await staff.reload()
    await expect(staff.getByRole('separator', { name: 'Breedte van Naam' })).toHaveAttribute(
      'aria-valuenow',
      String(width + 64),
    )
    const heads = await staff.getByRole('columnheader').allInnerTexts()
    expect(heads.slice(1, 4)).toEqual(['Naam', 'Status', 'Medewerkers'])
    expect(heads).not.toContain('Website')
  })

  await test.step('where there is room a name is read whole, and a task says where it belongs', async () => {
    const was = staff.url()
    await staff.goto('/list?type=tag')
    const name = grid(staff).getByRole('link', { name: 'Landbouw, bosbouw en visserij' })
    await expect(name).toBeVisible()
    expect(await name.evaluate((link) => link.scrollWidth <= link.clientWidth)).toBe(true)
    await staff.goto('/list?type=todo')
    await expect(staff.getByRole('columnheader', { name: 'Hoort bij' })).toBeVisible()
    await staff.goto(was)
  })

  await test.step('one goes through it by keyboard, to its very end, and opens a card', async () => {
    // Before its rows have come a table has no end to go to.
    await expect(grid(staff)).toHaveAttribute('aria-busy', 'false')
    await grid(staff).focus()
    await staff.keyboard.press('End')
    const total = Number(await grid(staff).getAttribute('aria-rowcount'))
    await expect(grid(staff).locator(`[aria-rowindex="${total}"]`).getByRole('link')).toBeVisible()
    await staff.keyboard.press('Home')
    const first = grid(staff).locator('[aria-rowindex="2"]').getByRole('link')
    await expect(first).toBeVisible()
    const name = await first.innerText()
    await staff.keyboard.press('Enter')
    await expect(staff.getByRole('heading', { level: 1 })).toHaveText(name)
  })
})

test('S2.5, D2.5: what is chosen is changed, tagged and thrown away together, and undone together', async ({
  browser,
}) => {
  const staff = await personIn(browser, 'staff')
  await staff.goto('/list?type=lead&sort=name&status=registered&look=table')
  await expect(rowsOf(staff).nth(5)).toBeVisible()
  const names = (await firstNames(staff)).slice(0, 3)
  await grid(staff).focus()
  await staff.keyboard.press('x')
  await staff.keyboard.press('Shift+ArrowDown')
  await staff.keyboard.press('Shift+ArrowDown')
  await chosen(staff, 3)
  await expectAccessible(staff)
  const bar = staff.getByRole('region', { name: 'Met alles wat gekozen is' })
  // As wide as what is in it, at the foot of the window.
  await expect(bar).toBeInViewport({ ratio: 1 })
  const [ofBar, ofGrid] = [await bar.boundingBox(), await grid(staff).boundingBox()]
  expect(ofBar?.width).toBeLessThan(ofGrid?.width ?? 0)

  await bar.getByRole('button', { name: 'Status' }).click()
  const dialog = staff.getByRole('dialog')
  await dialog.getByLabel('Status').click()
  await staff.getByRole('listbox').getByRole('option', { name: 'Prospect' }).click()
  await expectAccessible(staff)
  await dialog.getByRole('button', { name: 'Toepassen' }).click()
  await expect(staff.getByText('3 gewijzigd')).toBeVisible()
  await expect(grid(staff).getByRole('link', { name: names[0] ?? '', exact: true })).toHaveCount(0)
  await staff.getByRole('button', { name: 'Ongedaan maken' }).click()
  await expect(staff.getByText('3 weer zoals ze waren')).toBeVisible()
  await expect(
    grid(staff)
      .getByRole('link', { name: names[0] ?? '', exact: true })
      .first(),
  ).toBeVisible()

  await bar.getByRole('button', { name: 'Veld' }).click()
  await staff.getByRole('dialog').getByLabel('Welk veld?').click()
  await staff.getByRole('listbox').getByRole('option', { name: 'Medewerkers' }).click()
  await staff.getByRole('dialog').getByLabel('Medewerkers').fill('77')
  await staff.getByRole('dialog').getByRole('button', { name: 'Toepassen' }).click()
  await expect(grid(staff).getByText('77', { exact: true }).nth(2)).toBeVisible()

  await bar.getByRole('button', { name: 'Verwijderen' }).click()
  await expect(staff.getByText('3 verwijderd')).toBeVisible()
  await expect(grid(staff).getByRole('link', { name: names[0] ?? '', exact: true })).toHaveCount(0)
  await staff.getByRole('button', { name: 'Ongedaan maken' }).last().click()
  await expect(
    grid(staff)
      .getByRole('link', { name: names[0] ?? '', exact: true })
      .first(),
  ).toBeVisible()
})

test('S2.5: a view is kept, opens the list, is shared with the space, and comes back when thrown away', async ({
  browser,
}) => {
  const staff = await personIn(browser, 'staff')
  await staff.goto('/list?type=supplier&status=active&sort=name&look=table')
  await staff.getByRole('button', { name: 'Weergaven' }).click()
  await staff.getByRole('menuitem', { name: 'Bewaar deze weergave' }).click()
  const dialog = staff.getByRole('dialog')
  await dialog.getByLabel('Naam van de weergave').fill('Actieve leveranciers')
  await dialog.getByRole('checkbox', { name: /^Deel met iedereen/ }).check()
  await dialog.getByRole('checkbox', { name: /^Open de lijst/ }).check()
  await expectAccessible(staff)
  await dialog.getByRole('button', { name: 'Opslaan' }).click()
  const view = staff.getByRole('button', { name: 'Weergave: Actieve leveranciers' })
  await expect(view).toBeVisible()

  await staff.goto('/list?type=supplier')
  await expect(staff).toHaveURL(/status=active/)
  await expect(staff.getByRole('button', { name: 'Haal filter weg: Status is Actief' })).toBeVisible()

  const admin = await personIn(browser, 'admin')
  await admin.goto('/list?type=supplier')
  await admin.getByRole('button', { name: 'Weergaven' }).click()
  await admin.getByRole('menuitemradio', { name: 'Actieve leveranciers' }).click()
  await expect(admin).toHaveURL(/status=active/)
  await admin.context().close()

  await view.click()
  await staff.getByRole('menuitem', { name: 'Verwijder de weergave' }).click()
  await expect(staff.getByRole('button', { name: 'Weergaven' })).toBeVisible()
  await staff.getByRole('button', { name: 'Ongedaan maken' }).click()
  await staff.getByRole('button', { name: 'Weergaven' }).click()
  await staff.getByRole('menuitemradio', { name: 'Actieve leveranciers' }).click()
  await view.click()
  await staff.getByRole('menuitem', { name: 'Verwijder de weergave' }).click()
  // Left before the server has it, it would open this list for others yet.
  await expect(staff.getByRole('button', { name: 'Weergaven' })).toBeVisible()
})

/** A new dossier of a new end-user; answers what it is called on the screen. */
async function newDossier(page: Page, lead: string): Promise<string> {
  const save = async (item: object, parent: string): Promise<string> => {
    const answer = await page.request.post('/api/space/save', {
      data: { item, parent },
      headers: { origin: new URL(page.url()).origin },
    })
    const { _id }: { readonly _id: string } = await answer.json()
    return _id
  }
  const { user }: { readonly user: { readonly organisation: { readonly _id: string } } } = await (
    await page.request.get('/api/auth/user')
  ).json()
  const id = await save({ _type: 'lead', name: lead, employees: 12 }, user.organisation._id)
  await save({ _type: 'dossier', name: 'ERP', users: 12 }, id)
  return `ERP · ${lead}`
}

test('S4.7, S4.8: on a board a card goes only where its status may go, by mouse, keyboard and menu', async ({
  browser,
}) => {
  const staff = await personIn(browser, 'staff')
  const name = await newDossier(staff, `Grand Café Bordwissel ${Date.now()}`)
  await staff.goto('/list?type=dossier&look=board')
  const cardIn = (status: string) => column(staff, status).getByRole('article').filter({ hasText: name })
  await expect(cardIn('Aanvraag')).toBeVisible()
  await expectAccessible(staff)
  const before = { request: await countIn(staff, 'Aanvraag'), intake: await countIn(staff, 'Intake') }

  await test.step('by keyboard, to the next column that takes it', async () => {
    await cardIn('Aanvraag')
      .getByRole('button', { name: /^Verplaats/ })
      .focus()
    await staff.keyboard.press('Space')
    await expect(column(staff, 'Kennismaking')).toHaveAttribute('data-closed', 'true')
    await expect(column(staff, 'Kennismaking')).toContainText('Vanuit Aanvraag kan dit niet')
    await expect(column(staff, 'Intake')).toHaveAttribute('data-target', 'true')
    await staff.keyboard.press('ArrowRight')
    await expect(column(staff, 'Intake')).toHaveAttribute('data-over', 'true')
    await staff.keyboard.press('Space')
    await expect(cardIn('Intake')).toBeVisible()
    await expect(headOf(staff, 'Intake')).toHaveText(new RegExp(`\\D${before.intake + 1}$`))
    await expect(headOf(staff, 'Aanvraag')).toHaveText(new RegExp(`\\D${before.request - 1}$`))
    await expect(staff.getByText('De status is nu Intake')).toBeVisible()
  })

  await test.step('a card says how it stands, a column adds up, folds and stays so', async () => {
    await expect(cardIn('Intake')).toContainText('vandaag')
    await expect(cardIn('Intake')).toContainText('Van:')
    await expect(column(staff, 'Intake')).toContainText(/Samen ingevuld:\s*€/)
    await staff.getByRole('button', { name: 'Klap Kennismaking in' }).click()
    await expect(column(staff, 'Kennismaking')).toHaveAttribute('data-folded', 'true')
    await staff.reload()
    await expect(cardIn('Intake')).toBeVisible()
    await expectAccessible(staff)
    await staff.getByRole('button', { name: 'Klap Kennismaking uit' }).click()
    await expect(column(staff, 'Kennismaking')).not.toHaveAttribute('data-folded', 'true')
  })

  await test.step('by mouse: where it may not go it is refused', async () => {
    const carry = async (to: string) => {
      const [from, target] = [await cardIn('Intake').boundingBox(), await column(staff, to).boundingBox()]
      if (!from || !target) throw new Error('the card and the column are not on the screen')
      await staff.mouse.move(from.x + 20, from.y + from.height - 8)
      await staff.mouse.down()
      await staff.mouse.move(from.x + 60, from.y + 20, { steps: 4 })
      await staff.mouse.move(target.x + target.width / 2, target.y + 120, { steps: 8 })
      await staff.mouse.up()
    }
    await carry('Aanvraag')
    await expect(cardIn('Intake')).toBeVisible()
    await carry('Matching')
    await expect(cardIn('Matching')).toBeVisible()
    // Until what was carried has landed, a click still belongs to the hand that let go of it.
    await expect(staff.getByText('De status is nu Matching')).toBeVisible()
  })

  await test.step('by its menu, with a reason where one is wanted, and back', async () => {
    await cardIn('Matching')
      .getByRole('button', { name: /ergens anders/ })
      .click()
    await staff.getByRole('menuitem', { name: 'Gepauzeerd' }).click()
    const dialog = staff.getByRole('dialog')
    await dialog.getByLabel('Geef een reden op voor deze wijziging').fill('Eerst verbouwen')
    await expectAccessible(staff)
    await dialog.getByRole('button', { name: /Gepauzeerd/ }).click()
    await expect(cardIn('Gepauzeerd')).toBeVisible()
    const told = staff.getByRole('status').filter({ hasText: 'De status is nu Gepauzeerd' })
    await told.getByRole('button', { name: 'Ongedaan maken' }).click()
    await expect(cardIn('Matching')).toBeVisible()
  })
})

test('S2.5: on a board in lanes several cards are chosen by keyboard and move together, with one undo', async ({
  browser,
}) => {
  const staff = await personIn(browser, 'staff')
  const word = `Bordbaan${Date.now()}`
  for (const lead of ['Eerste', 'Tweede']) await newDossier(staff, `${lead} ${word}`)
  await staff.goto(`/list?type=lead&look=board&q=${word}`)
  await staff.getByLabel('Banen').selectOption({ label: 'Eigenaar' })
  const cards = staff.getByRole('article')
  const prospects = staff.getByRole('group', { name: 'Prospect', exact: true }).getByRole('article')
  await expect(staff.getByRole('group', { name: 'Prospect', exact: true }).first()).toBeAttached()
  await expect(cards).toHaveCount(2)
  await expectAccessible(staff)
  await cards.first().getByRole('link').focus()
  await staff.keyboard.press('x')
  await staff.keyboard.press('j')
  await staff.keyboard.press('x')
  await chosen(staff, 2)
  await staff.keyboard.press('m')
  await staff.getByRole('menuitem', { name: 'Prospect', exact: true }).click()
  await expect(prospects).toHaveCount(2)
  await staff.getByRole('button', { name: 'Ongedaan maken' }).click()
  await expect(prospects).toHaveCount(0)
  await expect(cards).toHaveCount(2)
})

test('S2.13, D7: a filtered search has the same looks, and a supplier sees its own dossiers without a name', async ({
  browser,
}) => {
  const supplier = await personIn(browser, 'supplier')
  await supplier.goto('/search/match/*')
  await expect(rowsOf(supplier).nth(1)).toBeVisible()
  await expectAccessible(supplier)
  await supplier.getByRole('button', { name: 'Als bord' }).click()
  await expect(column(supplier, 'Aangeboden')).toBeVisible()
  await expectAccessible(supplier)
  await supplier.setViewportSize({ width: 390, height: 800 })
  await supplier.goto('/list?type=dossier&look=cards')
  await expect(supplier.getByRole('article').first()).toBeVisible()
  await expectAccessible(supplier)
})

test('S2.5, S2.10: a record opens beside the list, one walks on, and going back and reloading keep it', {
  tag: EACH_THEME,
}, async ({ browser }) => {
  const staff = await personIn(browser, 'staff')
  await staff.goto('/list?type=dossier&look=table')
  const names = await firstNames(staff)
  await grid(staff).focus()
  await staff.keyboard.press('Space')
  const panel = (page: Page, name = '') => page.getByRole('region', { name: `${name}, naast de lijst` })
  await expect(panel(staff, names[0])).toBeFocused()
  await expect(panel(staff).getByRole('heading', { level: 2 }).first()).toHaveText(names[0] ?? '')
  await expectAccessible(staff)
  await staff.keyboard.press('ArrowDown')
  await expect(panel(staff, names[1])).toBeFocused()
  await staff.reload()
  await expect(panel(staff, names[1])).toBeVisible()
  await staff.goBack()
  await expect(panel(staff)).toHaveCount(0)
  await grid(staff).focus()
  await staff.keyboard.press('Space')
  await expect(panel(staff)).toHaveCount(1)
  await staff.keyboard.press('Escape')
  await expect(panel(staff)).toHaveCount(0)
  await expect(grid(staff)).toBeFocused()

  for (const account of ['enduser', 'supplier']) {
    const somebody = await personIn(browser, account, { viewport: { width: 390, height: 844 } })
    await somebody.goto('/list?type=dossier')
    await somebody
      .getByRole('button', { name: /naast de lijst$/ })
      .first()
      .click()
    await expect(panel(somebody)).toBeFocused()
    await expect(panel(somebody).getByRole('heading', { level: 2 }).first()).toBeVisible()
    await expectAccessible(somebody)
    await somebody.keyboard.press('Escape')
    await expect(panel(somebody)).toHaveCount(0)
    await somebody.context().close()
  }
})
