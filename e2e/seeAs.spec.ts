import { expect, type Page } from '@playwright/test'
import { expectAccessible } from './lib/barriers.ts'
import { test } from './lib/journey.ts'
import { make, personIn } from './lib/people.ts'

const stamp = Date.now()
const LEAD = `Herberg Wispelturen ${stamp}`

const userIn = async (page: Page) => (await (await page.request.get('/api/auth/user')).json()).user

test('D6, D7: staff blot out what still looks telling before a match is shown, and then look as its supplier', async ({
  browser,
}) => {
  const staff = await personIn(browser, 'staff')
  const supplier = await personIn(browser, 'supplier')
  const [me, other] = [await userIn(staff), await userIn(supplier)]
  const lead = await make(staff, '/api/space/save', {
    item: { _type: 'lead', name: LEAD, employees: 12 },
    parent: me.organisation._id,
  })
  const text = '<p>Wispelturen zoekt een kassa.</p><p>Wij zitten op Lange Poten 4, vraag naar Thijmen.</p>'
  const dossier = await make(staff, '/api/space/save', {
    item: { _type: 'dossier', name: 'ERP', users: 12, case: text },
    parent: lead,
  })
  const match = await make(staff, `/api/space/edge/MATCH/${dossier}/${other.organisation._id}`, { props: {} })

  await test.step('D7: the panel comes first, and one press blots a word out', async () => {
    await staff.goto(`/card/${match}`)
    const visible = staff.getByRole('switch', { name: /^Leverancier ziet/ })
    await visible.click()
    const panel = staff.getByRole('dialog', { name: /^Wat gaat .* lezen\?$/ })
    await expect(panel.getByText('2 plekken lijken nog herkenbaar')).toBeVisible()
    await expectAccessible(staff)
    await panel.getByRole('button', { name: 'Lak “Thijmen” weg (naam)' }).click()
    await expect(panel.getByText('1 plek lijkt nog herkenbaar')).toBeVisible()
    // Nobody sees anything of it yet.
    expect((await supplier.request.post(`/api/space/${dossier}`, { headers: await origin(supplier) })).status()).toBe(
      404,
    )
    await panel.getByRole('button', { name: 'Alles weglakken' }).click()
    await expect(panel.getByText('Niets herkenbaars meer gevonden')).toBeVisible()
    await expectAccessible(staff)
    await panel.getByRole('button', { name: 'Gelezen, toon aan leverancier' }).click()
    await expect(visible).toBeChecked()
  })

  await test.step('D7: what was blotted out is shown again from the card, and hidden again', async () => {
    await staff.goto(`/card/${dossier}`)
    await staff
      .getByRole('button', { name: /^Acties/ })
      .first()
      .click()
    await staff.getByRole('menuitem', { name: 'Wat ziet een leverancier?' }).click()
    const panel = staff.getByRole('dialog', { name: 'Wat ziet een leverancier?' })
    await panel.getByRole('button', { name: 'Toon “Lange Poten 4” weer' }).click()
    await panel.getByRole('button', { name: 'Lak “Lange Poten 4” weg (adres)' }).click()
    await expect(panel.getByText('Niets herkenbaars meer gevonden')).toBeVisible()
    await panel.getByRole('button', { name: 'Sluiten' }).last().click()
  })

  await test.step('D6: staff see the dossier as the supplier does, and what is hidden with the reason', async () => {
    await staff
      .getByRole('button', { name: /^Acties/ })
      .first()
      .click()
    await staff.getByRole('menuitem', { name: 'Bekijk als…' }).click()
    const dialog = staff.getByRole('dialog', { name: 'Bekijk als' })
    await dialog.getByLabel('Wie?').fill(other.name)
    await expectAccessible(staff)
    await dialog.getByRole('button', { name: new RegExp(other.name) }).click()
    const banner = staff.getByRole('region', { name: 'Bekijk als' })
    await expect(banner).toContainText(`U kijkt als ${other.name}`)
    await expect(staff.getByRole('heading', { level: 1 })).toHaveText(/^ERP · Lead [A-Z0-9]{6}$/)
    await expect(staff.getByText('vraag naar ▇▇▇').first()).toBeVisible()
    await banner.getByRole('button', { name: 'Wat is verborgen?' }).click()
    const hidden = staff.getByRole('region', { name: `Verborgen voor ${other.name}` })
    await expect(hidden.getByText(LEAD).first()).toBeVisible()
    await expect(hidden.getByText('Een schuilnaam tot bekendmaking', { exact: false })).toBeVisible()
    await expect(staff.getByText(`Verborgen voor ${other.name}: alleen voor het kenniscentrum`).first()).toBeVisible()
    await hidden.getByText(/^Ruw antwoord/).click()
    await expect(hidden.getByText('"_type": "dossier"')).toBeVisible()
    await expectAccessible(staff)
  })

  await test.step('D6: their raw answer is the same, byte for byte', async () => {
    const path = `/api/space/${dossier}`
    const asUser = { ...(await origin(staff)), 'x-see-as': other._id }
    const own = await supplier.request.post(path, { headers: await origin(supplier), data: { depth: 2 } })
    const seen = await staff.request.post(path, { headers: asUser, data: { depth: 2 } })
    expect(await seen.text()).toBe(await own.text())
  })

  await test.step('D6: nothing can be changed meanwhile, and the lead does not exist', async () => {
    await staff.goto(`/card/${match}`)
    await expect(staff.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(staff.getByRole('main').getByRole('textbox')).toHaveCount(0)
    await expect(staff.getByRole('banner').getByRole('button', { name: 'Toevoegen' })).toHaveCount(0)
    await expect(staff.locator('[data-writes]:not([data-blocked])')).toHaveCount(0)
    const refused = await staff.request.post('/api/space/save', {
      headers: { ...(await origin(staff)), 'x-see-as': other._id },
      data: { item: { _type: 'comment', text: '<p>Dit mag niet blijven staan</p>' }, parent: match },
    })
    expect([refused.status(), (await refused.json()).type]).toEqual([403, '/problems/onlyLooking'])
    await staff.goto(`/card/${lead}`)
    await expect(staff.getByText(`${other.name} kan dit niet vinden`, { exact: false })).toBeVisible()
    await staff.getByRole('button', { name: 'Stoppen' }).click()
    await expect(staff.getByRole('heading', { level: 1 })).toHaveText(LEAD)
    await expect(staff.getByRole('region', { name: 'Bekijk als' })).toHaveCount(0)
  })
})

async function origin(page: Page): Promise<{ origin: string }> {
  return { origin: new URL(page.url()).origin }
}
