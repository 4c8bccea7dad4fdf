import { expect, type Page } from '@playwright/test'
import { expectAccessible } from './lib/barriers.ts'
import { test } from './lib/journey.ts'
import { EACH_THEME } from './lib/look.ts'
import { homeOf, make, personIn } from './lib/people.ts'

async function nameOf(page: Page, id: string): Promise<string> {
  const origin = new URL(page.url()).origin
  const answer = await page.request.post(`/api/space/${id}`, { data: { depth: 0 }, headers: { origin } })
  const { name }: { readonly name: string } = await answer.json()
  return name
}
const matchWith = (page: Page, name: string) => page.getByRole('rowgroup', { name: `Match met ${name}` })

test('D20.9, S3.8, D6: a request is offered to two suppliers after one reading, and answered side by side', {
  tag: EACH_THEME,
}, async ({ browser }) => {
  const staff = await personIn(browser, 'staff')
  const enduser = await personIn(browser, 'enduser', { viewport: { width: 390, height: 844 } })
  const seller = await personIn(browser, 'supplier')
  const second = await personIn(browser, 'supplier2')
  const names = [await nameOf(seller, await homeOf(seller)), await nameOf(second, await homeOf(second))]
  await second.context().close()
  const item = { _type: 'dossier', name: 'HRM', users: 12, case: '<p>Wij zoeken roosters voor twaalf mensen.</p>' }
  const dossier = await make(enduser, '/api/space/save', { item, parent: await homeOf(enduser) })

  const fit = staff.getByRole('region', { name: 'Leveranciers die passen' })
  const offerToBoth = async () => {
    for (const name of names) {
      await fit.getByPlaceholder(/filter/i).fill(name)
      await fit.getByRole('checkbox', { name: `Kies ${name}`, exact: true }).check()
    }
    await fit.getByRole('button', { name: 'Nalezen en aanbieden' }).click()
    const dialog = staff.getByRole('dialog', { name: 'Wat gaan deze leveranciers lezen?' })
    await expect(dialog.getByText('Wij zoeken roosters voor twaalf mensen.')).toHaveCount(1)
    await expectAccessible(staff)
    await dialog.getByRole('button', { name: 'Gelezen, bied aan 2 leveranciers aan' }).click()
    await expect(
      staff.getByText('Aangeboden aan 2 leveranciers. Wat die lezen, kan niet ongelezen worden.'),
    ).toBeVisible()
  }

  await test.step('staff choose two suppliers that fit, offer it to both, and take that back in one go', async () => {
    await staff.goto(`/card/${dossier}`)
    await offerToBoth()
    await staff.getByRole('button', { name: 'Ongedaan maken', exact: true }).click()
    await expect(staff.getByText('Teruggenomen bij 2 leveranciers; die zien de aanvraag niet meer')).toBeVisible()
    for (const name of names) await expect(matchWith(staff, name)).toHaveCount(0)
  })

  await test.step('they read once more and offer it to both', async () => {
    await staff.reload()
    await offerToBoth()
    for (const name of names) {
      const match = matchWith(staff, name)
      await expect(match.getByRole('button', { name: /^Status: Aangeboden/ })).toBeVisible()
      await expect(match.getByText('Zichtbaar, zonder naam')).toBeVisible()
    }
  })

  await test.step('its supplier reads it and may choose', async () => {
    await seller.goto(`/card/${dossier}`)
    await expect(seller.getByRole('heading', { name: 'Past deze aanvraag bij u?' })).toBeVisible()
    await expect(seller.getByText('Wij zoeken roosters voor twaalf mensen.').first()).toBeVisible()
    await expect(seller.getByRole('link', { name: 'Voorstellen' })).toHaveCount(0)
  })

  await test.step('on a phone the dossier leads to one page, on which both are answered by keyboard', async () => {
    await enduser.goto(`/card/${dossier}`)
    await expect(enduser.getByText('2 voorstellen wachten op uw antwoord')).toBeVisible()
    await enduser.getByRole('link', { name: 'Naast elkaar bekijken' }).click()
    const proposals = enduser.getByRole('region', { name: 'Voorgestelde leveranciers' })
    const columns = proposals.getByRole('article')
    await expect(columns).toHaveCount(2)
    await expect(columns.first().getByText('nog niet ingevuld')).toBeVisible()
    await expectAccessible(enduser)
    const [above, below] = [await columns.first().boundingBox(), await columns.last().boundingBox()]
    expect(below?.x).toBe(above?.x)
    await columns.first().focus()
    await enduser.keyboard.press('1')
    await expect(columns.first().getByRole('button', { name: 'Ja', exact: true })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
    await expect(proposals.getByRole('heading', { name: '1 voorstel wacht op uw antwoord' })).toBeVisible()
    await enduser.keyboard.press('ArrowRight')
    await enduser.keyboard.press('3')
    await expect(proposals.getByRole('heading', { name: 'U hebt alle voorstellen beantwoord' })).toBeVisible()
    await columns
      .last()
      .getByLabel(/^Toelichting/)
      .fill('Te groot voor ons')
    await columns.last().getByRole('button', { name: 'Toelichting opslaan' }).press('Enter')
    await expect(enduser.getByText('Toelichting opgeslagen')).toBeVisible()
  })

  await test.step('staff see the answers come in beside each supplier', async () => {
    // An answer without an explanation is the last word as well.
    await expect(rowsWith(staff, 'Ja')).toHaveCount(2)
    await expect(rowsWith(staff, 'Nee')).toHaveCount(1)
    await expect(rowsWith(staff, 'Te groot voor ons')).toBeVisible()
  })

  await test.step('one press takes an answer back; on a wide screen they stand side by side', async () => {
    await enduser.setViewportSize({ width: 1280, height: 800 })
    const columns = enduser.getByRole('region', { name: 'Voorgestelde leveranciers' }).getByRole('article')
    // In one look: between two of them the page moves on.
    const tops = () => columns.evaluateAll((all) => new Set(all.map((one) => one.getBoundingClientRect().top)).size)
    await expect.poll(tops).toBe(1)
    await columns.first().getByRole('button', { name: 'Misschien' }).click()
    const told = enduser.getByRole('status').filter({ hasText: 'Misschien aan het kenniscentrum doorgegeven' })
    const undo = told.getByRole('button', { name: 'Ongedaan maken' })
    // What has the keyboard stays, however long the answer is on its way to the others.
    await undo.focus()
    await expect(rowsWith(staff, 'Misschien')).toHaveCount(2)
    await undo.press('Enter')
    await expect(rowsWith(staff, 'Misschien')).toHaveCount(0)
  })
})

const rowsWith = (page: Page, answer: string) =>
  page.getByRole('table', { name: 'Matches van dit dossier' }).getByText(answer, { exact: true })
