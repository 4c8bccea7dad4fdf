import { expect, type Locator, type Page } from '@playwright/test'
import { expectAccessible } from './lib/barriers.ts'
import { test } from './lib/journey.ts'
import { make, personIn } from './lib/people.ts'

/** The organisation of somebody. */
const homeOf = async (page: Page): Promise<string> =>
  (await (await page.request.get('/api/auth/user')).json()).user.organisation._id

/** Drags by the pointer, in steps as a hand does. */
async function drag(page: Page, from: Locator, to: { x: number; y: number }): Promise<void> {
  const box = await from.boundingBox()
  if (!box) throw new Error('Nothing there to drag')
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
  await page.mouse.down()
  await page.mouse.move(box.x + box.width / 2 + 10, box.y + box.height / 2 + 2, { steps: 3 })
  await page.mouse.move(to.x, to.y, { steps: 8 })
  await page.mouse.up()
}

async function centreOf(target: Locator): Promise<{ x: number; y: number }> {
  const box = await target.boundingBox()
  if (!box) throw new Error('Nothing there to drop on')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

test('D11.1, S4.16, D19.5: staff plan a dossier by pointer and keyboard, and a supplier reads nothing of it', async ({
  browser,
}) => {
  const supplier = await personIn(browser, 'supplier')
  const staff = await personIn(browser, 'staff')
  const [company, space] = [await homeOf(supplier), await homeOf(staff)]
  const item = { _type: 'lead', name: `Grand Café Stappenplan ${Date.now()}`, employees: 9 }
  const lead = await make(staff, '/api/space/save', { item, parent: space })
  const dossier = { _type: 'dossier', name: 'ERP', users: 9 }
  const id = await make(staff, '/api/space/save', { item: dossier, parent: lead })
  await make(staff, `/api/space/edge/MATCH/${id}/${company}`, { props: { $visible: true } })
  await staff.goto(`/card/${id}`)
  const planning = staff.getByRole('region', { name: 'Planning' })
  const choice = planning.getByRole('slider', { name: 'Keuze' })
  await expect(choice).toBeVisible()
  await choice.scrollIntoViewIfNeeded()
  await expectAccessible(staff)

  await test.step('a step is dragged, and saved a second later', async () => {
    const before = Number(await choice.getAttribute('aria-valuenow'))
    const { x, y } = await centreOf(choice)
    await drag(staff, choice, { x: x + 80, y })
    const after = Number(await choice.getAttribute('aria-valuenow'))
    expect(after).toBeGreaterThan(before)
    await expect(planning.getByText('Opgeslagen')).toBeVisible()
    await staff.reload()
    await expect(choice).toHaveAttribute('aria-valuenow', String(after))
  })

  await test.step('the arrow keys go over working days, and undo takes it back', async () => {
    const was = await choice.getAttribute('aria-valuetext')
    await choice.focus()
    for (let step = 0; step < 3; step += 1) await staff.keyboard.press('ArrowRight')
    await staff.keyboard.press('PageUp')
    await expect(choice).not.toHaveAttribute('aria-valuetext', was ?? '')
    await expect(choice).not.toHaveAttribute('aria-valuetext', /zaterdag|zondag/)
    await staff.keyboard.press('Control+z')
    await expect(choice).toHaveAttribute('aria-valuetext', was ?? '')
  })

  await test.step('in the list a step is renamed, moved by days, added and removed', async () => {
    await planning.getByText('Lijst').click()
    const first = planning.getByRole('listitem', { name: 'Stap 1' })
    await first.getByLabel('Naam van de stap').fill('Kick-off bij de klant')
    await first.getByLabel('Dagen na start').fill('3')
    await planning.getByRole('button', { name: 'Stap toevoegen' }).click()
    await staff.keyboard.type('Nazorg')
    await expectAccessible(staff)
    await planning.getByRole('button', { name: 'Matching verwijderen' }).click()
    await expect(planning.getByText('Opgeslagen')).toBeVisible()
    await staff.reload()
    for (const name of ['Kick-off bij de klant', 'Nazorg']) await expect(planning.getByText(name)).toBeVisible()
    await expect(planning.getByRole('slider', { name: 'Matching' })).toHaveCount(0)
  })

  await test.step('the supplier of its match reads no planning, on the screen or off it', async () => {
    const bodies: string[] = []
    supplier.on('response', async (response) => {
      if (response.url().includes(id)) bodies.push(await response.text().catch(() => ''))
    })
    await supplier.goto(`/card/${id}`)
    await expect(supplier.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(supplier.getByRole('region', { name: 'Planning' })).toHaveCount(0)
    expect(bodies.join('')).not.toMatch(/planning|Kick-off bij de klant|Nazorg/)
  })
})

test('S2.32, S3.16: staff keep the tree of tags by pointer and keyboard; others look and choose', async ({
  browser,
}) => {
  const staff = await personIn(browser, 'staff')
  const stamp = Date.now()
  const [regular, trial, feast] = [`Vaste klant ${stamp}`, `Proeftuin ${stamp}`, `Festival ${stamp}`]
  const [museum, treasure] = [`Museumwinkels ${stamp}`, `Schatkamers ${stamp}`]
  const branche = await make(staff, '/api/space/save', { item: { _type: 'tag', type: 'branche', name: museum } })
  const shop = await make(staff, '/api/space/save', {
    item: { _type: 'lead', name: `Winkel ${stamp}`, employees: 3 },
    parent: await homeOf(staff),
  })
  await make(staff, `/api/space/edge/TAGS/${shop}/${branche}`, { props: {} })
  await staff.getByRole('button', { name: /^Menu van/ }).click()
  await staff.getByRole('menuitem', { name: 'Tags' }).click()
  const dialog = staff.getByRole('dialog', { name: 'Tags' })
  const item = (name: string) => dialog.getByRole('treeitem', { name: new RegExp(`^${name}`) })
  await expect(item('I · Logies')).toBeVisible()
  await expectAccessible(staff)

  await test.step('tags are added where they are to stand', async () => {
    await dialog.getByText('Categorie', { exact: true }).click()
    for (const name of [regular, trial, feast]) {
      await dialog.getByRole('button', { name: 'Tag toevoegen' }).click()
      await staff.keyboard.type(name)
      await staff.keyboard.press('Enter')
      await expect(item(name)).toBeVisible()
    }
  })

  await test.step('a tag is dragged under another, and brought out again by the keyboard', async () => {
    await drag(staff, item(feast), await centreOf(item(regular)))
    await expect(item(feast)).toHaveAttribute('aria-level', '2')
    await expectAccessible(staff)
    await dialog.getByRole('tree').focus()
    await staff.keyboard.press('Alt+ArrowLeft')
    await expect(item(feast)).toHaveAttribute('aria-level', '1')
    await expect(dialog.getByRole('status')).toContainText(`${feast} staat nu onder het hoogste niveau`)
  })

  await test.step('a tag is renamed in place, and what carries it is found by its new name', async () => {
    await dialog.getByText('Branche', { exact: true }).click()
    await dialog.getByRole('searchbox').fill(museum)
    await staff.keyboard.press('ArrowDown')
    await expect(dialog.getByRole('treeitem', { selected: true })).toHaveAttribute('aria-label', new RegExp(museum))
    await staff.keyboard.press('F2')
    await staff.keyboard.type(treasure)
    await staff.keyboard.press('Enter')
    await dialog.getByRole('searchbox').fill(treasure)
    await expect(dialog.getByRole('treeitem', { selected: true })).toHaveAttribute('aria-label', new RegExp(treasure))
    await dialog.getByRole('button', { name: /^Toon/ }).click()
    await expect(staff).toHaveURL(/\/search\/tag\//)
    await expect(staff.getByRole('heading', { level: 1 })).toHaveText(treasure)
    await expectAccessible(staff)
    await staff.goto(`/search/${encodeURIComponent(treasure)}`)
    await expect(staff.getByRole('article').first()).toBeVisible()
  })

  await test.step('a tag is thrown away and taken back', async () => {
    await staff.getByRole('button', { name: /^Menu van/ }).click()
    await staff.getByRole('menuitem', { name: 'Tags' }).click()
    await dialog.getByText('Categorie', { exact: true }).click()
    await item(trial).click()
    await dialog.getByRole('tree').focus()
    await staff.keyboard.press('Delete')
    await expect(item(trial)).toHaveCount(0)
    await staff.getByRole('button', { name: 'Ongedaan maken' }).last().click()
    await expect(item(trial)).toBeVisible()
  })

  await test.step('an end-user chooses and changes nothing', async () => {
    const buyer = await personIn(browser, 'enduser')
    await buyer.getByRole('button', { name: /^Menu van/ }).click()
    await buyer.getByRole('menuitem', { name: 'Tags' }).click()
    const tree = buyer.getByRole('dialog', { name: 'Tags' })
    await expect(tree.getByRole('treeitem').first()).toBeVisible()
    await expect(tree.getByRole('button', { name: 'Hernoemen' })).toHaveCount(0)
    await expectAccessible(buyer)
    await buyer.context().close()
  })
})

test('S6.3, D11.2: super users list everybody and see what was logged in; for others there is no such page', async ({
  browser,
}) => {
  const admin = await personIn(browser, 'admin')
  await admin.getByRole('button', { name: /^Menu van/ }).click()
  await admin.getByRole('menuitem', { name: 'Gebruikers' }).click()
  await expect(admin.getByRole('heading', { level: 1 })).toHaveText('Gebruikers')
  await expect(admin.getByText(/keer ingelogd in 26 weken/)).toBeVisible()
  await admin.getByText('Als tabel').click()
  const weeks = admin.getByRole('table', { name: 'Inloggen per week' })
  await expect(weeks.getByRole('row').nth(1).getByRole('cell').first()).not.toHaveText('0')
  await expectAccessible(admin)
  await admin.getByRole('searchbox', { name: /^Zoek op naam/ }).fill('femke chariot')
  const people = admin.getByRole('table', { name: 'Gebruikers' })
  await expect(people.getByRole('row')).toHaveCount(2)
  await people.getByRole('link').first().click()
  await expect(admin).toHaveURL(/\/card\/user\//)

  const staff = await personIn(browser, 'staff')
  await staff.getByRole('button', { name: /^Menu van/ }).click()
  await expect(staff.getByRole('menuitem', { name: 'Uitloggen' })).toBeVisible()
  await expect(staff.getByRole('menuitem', { name: 'Gebruikers' })).toHaveCount(0)
  await staff.goto('/users')
  await expect(staff.getByText('404 Not Found')).toBeVisible()
})
