import { expect, type Page } from '@playwright/test'
import { expectAccessible } from './lib/barriers.ts'
import { answerAll, ask, tell } from './lib/choosing.ts'
import { test } from './lib/journey.ts'
import { homeOf, make, personIn } from './lib/people.ts'

const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

/** Requirements of three groups; the first must be met. */
const rows = [
  { group: 105, level: 'must', knockout: true, nl: 'De kassa werkt door zonder internet.' },
  { group: 105, level: 'should', nl: 'Een tafel is te splitsen.' },
  { group: 106, level: 'should', nl: 'Reserveren kan online.' },
  { group: 109, level: 'should', nl: 'Roosters maken per vestiging.' },
]

test('F2.1, F2.5, F2.6, F2.13, F2.14, F2.16: staff join groups and rule on what is partly met; what was weighed is taken back, and a decision replaced', async ({
  browser,
}) => {
  const [staff, enduser] = [await personIn(browser, 'staff'), await personIn(browser, 'enduser')]
  const sellers = [await personIn(browser, 'supplier'), await personIn(browser, 'supplier2')]
  const item = { _type: 'dossier', name: 'ERP', users: 12 }
  const dossier = await make(enduser, '/api/space/save', { item, parent: await homeOf(enduser) })
  const asked = rows.map((row) => ({ ...row, en: row.nl, weight: 3, proof: 'demo' }))
  await tell(staff, '/api/requirements/save', { parent: dossier, rows: asked })
  await tell(staff, '/api/requirements/freeze', { dossier, version: 0 })
  const { origin } = new URL(staff.url())
  const matches: string[] = []
  for (const [index, seller] of sellers.entries()) {
    const match = await ask(staff, dossier, await homeOf(seller))
    matches.push(match)
    await answerAll(seller.request, origin, match, (key) => {
      if (key === 'X-01') return index === 0 ? { value: 'yes' } : { value: 'partly', remark: 'Een uur lang' }
      return { value: index === 0 ? 'no' : 'yes' }
    })
  }
  const round = part(staff, 'Weging')
  const ranking = part(staff, 'Uitslag')

  await test.step('staff join two groups into one criterion', async () => {
    await staff.goto(`/card/${dossier}/weighing`)
    await staff.getByRole('button', { name: 'Groepen samennemen' }).click()
    const form = staff.getByRole('form', { name: 'Groepen samennemen' })
    await form.getByRole('combobox').nth(1).selectOption('1')
    await form.getByLabel(/^Naam voor Kassa/).fill('Voor de gast')
    await expectAccessible(staff)
    await form.getByRole('button', { name: 'Opslaan' }).click()
    await expect(part(staff, 'Criteria').getByText('Voor de gast')).toBeVisible()
  })

  await test.step('what is partly met of what must be met is ruled on with a reason, and the ruling may be taken back', async () => {
    const rulings = part(staff, 'Is deels genoeg?')
    await rulings.getByLabel(/^Waarom/).fill('Een uur is te kort voor een avond.')
    await rulings.getByRole('button', { name: 'Niet genoeg' }).click()
    await expect(rulings.getByText('Niet genoeg, valt af: Een uur is te kort voor een avond.')).toBeVisible()
    await expect(ranking.getByText('valt af op X-01').first()).toBeVisible()
    await rulings.getByRole('button', { name: 'Terugnemen' }).click()
    await rulings.getByLabel(/^Waarom/).fill('Er is een noodlijn.')
    await rulings.getByRole('button', { name: 'Genoeg', exact: true }).click()
    await expect(rulings.getByText(/^Genoeg: Er is een noodlijn\./)).toBeVisible()
    await expectAccessible(staff)
  })

  await test.step('staff begin the round for who asks, who tries their feeling by pairs', async () => {
    await expect(round.getByRole('checkbox', { name: /^Namen staan/ })).toBeVisible()
    for (const box of await round.getByRole('checkbox').all())
      await box.setChecked(/Femke Soeplepel|Namen staan/.test((await box.locator('..').textContent()) ?? ''))
    await round.getByRole('button', { name: 'Weging beginnen' }).click()
    await expect(round.getByText(/^Femke Soeplepel: nog niet ingediend/)).toBeVisible()
    await enduser.goto(`/card/${dossier}/weighing`)
    const mine = part(enduser, 'Weging')
    await mine.getByText('Twijfelt u? Vergelijk ze twee aan twee').click()
    const pairs = mine.locator('details').getByRole('combobox')
    await expect(pairs).toHaveCount(3)
    // A is worth more than B, B more than C, and yet C more than A.
    for (const [at, times] of ['9', '0.1111111111111111', '9'].entries()) await pairs.nth(at).selectOption(times)
    await expect(mine.getByText(/^Uw antwoorden spreken elkaar tegen/)).toBeVisible()
    await expect(mine.getByRole('listitem').filter({ hasText: 'u zei' }).first()).toBeVisible()
    await expectAccessible(enduser)
    for (const [at, times] of ['2', '2', '1'].entries()) await pairs.nth(at).selectOption(times)
    await expect(mine.getByText(/^Uw antwoorden kloppen met elkaar/)).toBeVisible()
    await expect(mine.getByText(/^50 punten/).first()).toBeVisible()
  })

  await test.step('a weighing that was submitted is withdrawn, changed and submitted again; staff close the round', async () => {
    const mine = part(enduser, 'Weging')
    await mine.getByRole('slider').first().fill('100')
    await mine.getByRole('button', { name: 'Weging indienen' }).click()
    await mine.getByRole('button', { name: 'Intrekken' }).click()
    await expect(mine.getByRole('slider').first()).toHaveValue('100')
    await mine.getByRole('slider').nth(1).fill('20')
    await mine.getByRole('button', { name: 'Weging indienen' }).click()
    await expect(mine.getByText('U heeft uw weging ingediend.')).toBeVisible()
    await staff.reload()
    await expect(round.getByText(/^Femke Soeplepel: ingediend/)).toBeVisible()
    await round.getByRole('button', { name: 'Ronde afsluiten' }).click()
    await expect(ranking.getByText('Volgens de weging van 1 persoon.')).toBeVisible()
    await expect(part(staff, 'Criteria').getByText(/de criteria liggen vast/)).toBeVisible()
  })

  await test.step('what if: moved weights are kept as a scenario, opened again, and laid beside the weighing', async () => {
    const whatIf = part(staff, 'Wat als')
    await whatIf.getByRole('button', { name: 'Schuif met de gewichten' }).click()
    await whatIf.getByRole('slider').last().fill('90')
    await whatIf.getByLabel('Bewaar deze gewichten als scenario').fill('Prijs voorop')
    await whatIf.getByRole('button', { name: 'Bewaar als scenario' }).click()
    await whatIf.getByRole('button', { name: 'Terug naar de weging' }).click()
    await whatIf.getByRole('button', { name: 'Prijs voorop', exact: true }).click()
    await expect(whatIf.getByRole('slider').last()).toHaveValue(/^90/)
    await whatIf.getByRole('button', { name: 'Zet scenario’s naast elkaar' }).click()
    await expect(whatIf.getByRole('table').first()).toContainText('Prijs voorop')
    await expectAccessible(staff)
    await expect(ranking.getByText('Volgens de weging van 1 persoon.')).toBeVisible()
  })

  await test.step('a decision is taken, and replaced by another with a reason; both stay to be read', async () => {
    const decision = part(staff, 'Besluit')
    await decision.getByRole('button', { name: 'Besluit nemen' }).click()
    await decision.getByLabel(/^Motivering/).fill('Doet het meest van wat wij vragen.')
    await decision.getByRole('button', { name: 'Besluit vastleggen' }).click()
    await expect(decision.getByText('Doet het meest van wat wij vragen.')).toBeVisible()
    await decision.getByRole('button', { name: 'Besluit vervangen' }).click()
    const [other = ''] = matches
    await decision.getByLabel('Wie', { exact: true }).selectOption(other)
    await decision.getByLabel(/^Motivering/).fill('Kan eerder beginnen.')
    await decision.getByLabel(/^Waarom vervangt u/).fill('De eerste is pas volgend jaar beschikbaar.')
    await expectAccessible(staff)
    await decision.getByRole('button', { name: 'Besluit vastleggen' }).click()
    const taken = decision.getByRole('article')
    await expect(taken).toHaveCount(2)
    await expect(taken.first()).toContainText('De eerste is pas volgend jaar beschikbaar.')
    await expect(taken.last()).toContainText('vervangen')
    await enduser.goto(`/card/${dossier}/weighing`)
    await expect(part(enduser, 'Naar een keuze').getByText('De keuze is gemaakt')).toBeVisible()
    await expect(part(enduser, 'Besluit').getByText('Kan eerder beginnen.')).toBeVisible()
  })
})
