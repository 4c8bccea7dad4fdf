import { expect, type Page } from '@playwright/test'
import { expectAccessible } from './lib/barriers.ts'
import { answerAll, ask } from './lib/choosing.ts'
import { test } from './lib/journey.ts'
import { linkFor } from './lib/mailbox.ts'
import { failOnErrors, homeOf, make, personIn } from './lib/people.ts'

/** The password of the demo accounts (D17.1), which those of this journey have as well. */
const PASSWORD = 'schakel-demo-2026'

const strip = (page: Page) => page.getByRole('region', { name: 'Naar een keuze' })
const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

test('D18, F1.3, F1.5, F1.13, F2.5, F2.13, F2.14, F2.16: from the public form to a ranked shortlist and a decision, alone and by thumb', async ({
  browser,
}) => {
  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true }
  const staff = await personIn(browser, 'staff')
  const sellers = [await personIn(browser, 'supplier'), await personIn(browser, 'supplier2')]
  const enduser = await (await browser.newContext(phone)).newPage()
  failOnErrors(enduser)
  const stamp = Date.now()
  const email = `noor.${stamp}@lunchroom.example`
  const lead = `Lunchroom ${stamp}`

  await test.step('who has no account asks by the public form, and confirms it from the mail', async () => {
    const field = (label: RegExp) => enduser.getByRole('tabpanel').getByLabel(label)
    const next = enduser.getByRole('button', { name: 'Volgende' })
    await enduser.goto('/aanvraag')
    await field(/^Naam/).fill(lead)
    await field(/^Medewerkers/).fill('12')
    await next.tap()
    await field(/^Naam/).fill('Noor Lunchvrouw')
    await field(/^E-mail/).fill(email)
    await next.tap()
    await enduser.getByRole('tabpanel').locator('label', { hasText: 'ERP' }).tap()
    await field(/^Gebruikers/).fill('6')
    await enduser.getByRole('button', { name: 'Aanvraag versturen' }).tap()
    await expect(enduser.getByRole('heading', { name: 'Kijk in uw mail' })).toBeVisible({ timeout: 20_000 })
    await enduser.goto(await linkFor(email, '/aanvraag'))
    await enduser.getByRole('button', { name: 'Ja, dit is onze aanvraag' }).tap()
    await expect(enduser.getByRole('heading', { name: 'Bedankt!' })).toBeVisible()
  })

  await test.step('staff invite who asked, who then comes in alone', async () => {
    await staff.goto('/')
    await staff.getByRole('button', { name: /^Meldingen/ }).click()
    await staff
      .getByRole('dialog', { name: 'Meldingen' })
      .getByRole('link', { name: new RegExp(lead) })
      .click()
    await staff.getByRole('main').getByRole('link', { name: 'Noor Lunchvrouw' }).first().click()
    await staff.getByRole('button', { name: 'Acties voor Noor Lunchvrouw' }).click()
    await staff.getByRole('menuitem', { name: 'Uitnodigen voor een account' }).click()
    await enduser.goto(await linkFor(email, '/invite'))
    await enduser.getByLabel('Nieuw wachtwoord').fill('de eerste zin die ik kies')
    await enduser.getByRole('button', { name: 'Account maken' }).tap()
    await expect(enduser.getByRole('heading', { level: 1 })).toHaveText(/^Goede/)
  })

  const dossier =
    await test.step('from the first screen one is led to the request, which says what comes first', async () => {
      await enduser.getByRole('main').getByRole('link', { name: /ERP/ }).first().tap()
      await expect(strip(enduser).getByText('Stap 1 van 6: Eisen kiezen')).toBeVisible()
      await expectAccessible(enduser)
      return new URL(enduser.url()).pathname.split('/').slice(2, 4).join('/')
    })
  const { origin } = new URL(enduser.url())

  await test.step('the set of its kind is chosen, without what does not hold', async () => {
    await strip(enduser).getByRole('link', { name: 'Naar de eisen' }).tap()
    await enduser.getByRole('button', { name: /^Eisen aan ERP/ }).tap()
    await enduser.getByRole('checkbox', { name: /^ERP-02 / }).tap()
    await enduser.getByRole('checkbox', { name: /^ERP-03 / }).tap()
    await enduser.getByRole('button', { name: /^\d+ eisen overnemen$/ }).tap()
    await expect(strip(enduser).getByText('Stap 2 van 6: Vastzetten en vragen')).toBeVisible()
    await expect(enduser.getByText('ERP-02', { exact: true })).toHaveCount(0)
  })

  await test.step('a row is weighed, and the set is frozen; then the centre is to ask suppliers, which can be written to', async () => {
    await enduser.getByRole('combobox', { name: 'Gewicht van ERP-01' }).selectOption('5')
    await expect(enduser.getByText('Opgeslagen', { exact: true })).toBeVisible()
    await enduser.getByRole('button', { name: 'Vastzetten', exact: true }).tap()
    await enduser.locator('form').getByRole('button', { name: 'Vastzetten', exact: true }).tap()
    await expect(strip(enduser).getByText('Het kenniscentrum vraagt leveranciers.')).toBeVisible()
    await expect(strip(enduser).getByRole('button', { name: 'Schrijf het kenniscentrum' })).toBeVisible()
    await expectAccessible(enduser)
  })

  await test.step('staff look along and ask two suppliers; a supplier has no such strip', async () => {
    await staff.goto(`/card/${dossier}/requirements`)
    await expect(strip(staff).getByText('De eisen staan vast. Koppel leveranciers die passen.')).toBeVisible()
    await expect(strip(staff).getByRole('link', { name: 'Naar de matches' })).toBeVisible()
    for (const [index, seller] of sellers.entries()) {
      const match = await ask(staff, dossier, await homeOf(seller))
      await answerAll(seller.request, origin, match, (key) => ({
        value: index === 0 || !/1$/.test(key) ? 'yes' : 'no',
      }))
      await seller.goto(`/card/${dossier}/requirements`)
      await expect(seller.getByText('Versie 1', { exact: true })).toBeVisible()
      await expect(strip(seller)).toHaveCount(0)
    }
  })

  await test.step('the answers are compared, and the price is given a worth', async () => {
    await enduser.goto(`/card/${dossier}`)
    await expect(strip(enduser).getByText('De antwoorden zijn er. Leg ze naast elkaar.')).toBeVisible()
    await strip(enduser).getByRole('link', { name: 'Vergelijken', exact: true }).tap()
    await expect(enduser.getByText(/^\d+ van \d+ eisen$/)).toBeVisible()
    await strip(enduser).getByRole('link', { name: 'Prijs instellen' }).tap()
    const price = part(enduser, 'Wat is de prijs waard?')
    await price.getByLabel(/^Uitstekend/).fill('20000')
    await price.getByLabel(/^Maximum/).fill('90000')
    await price.getByRole('button', { name: 'Bewaren' }).tap()
    await expect(strip(enduser).getByText(/^Begin de weging/)).toBeVisible()
  })

  await test.step('criteria are put in order, and the round is closed', async () => {
    const round = part(enduser, 'Weging')
    await expect(round.getByRole('checkbox', { name: /^Namen staan/ })).toBeVisible()
    for (const box of await round.getByRole('checkbox').all())
      if (!(await isOf(box, 'Noor Lunchvrouw|Namen staan'))) await box.setChecked(false)
    await round.getByRole('button', { name: 'Weging beginnen' }).tap()
    await expect(strip(enduser).getByText(/^Geef aan wat voor u het zwaarst telt/)).toBeVisible()
    await enduser.goto('/work')
    const line = enduser.locator(`[data-line="weigh ${dossier}"]`)
    await expect(line).toContainText('U bent gevraagd mee te wegen')
    await line.tap()
    await expect
      .poll(() => round.getByRole('heading', { name: 'Weging', exact: true }).evaluate(isUncovered))
      .toBe(true)
    await round.getByRole('button', { name: 'Op volgorde zetten' }).tap()
    await round.getByRole('button', { name: 'Prijs omhoog' }).tap()
    await expectAccessible(enduser)
    await round.getByRole('button', { name: 'Gewichten uit deze volgorde' }).tap()
    await round.getByRole('button', { name: 'Weging indienen' }).tap()
    await expect(strip(enduser).getByText(/^Iedereen heeft gewogen/)).toBeVisible()
    await round.getByRole('button', { name: 'Ronde afsluiten' }).tap()
  })

  await test.step('the shortlist is ranked, and a decision is taken', async () => {
    await expect(strip(enduser).getByText('Stap 6 van 6: Besluiten')).toBeVisible()
    const ranking = part(enduser, 'Uitslag')
    await expect(ranking.getByText('Volgens de weging van 1 persoon.')).toBeVisible()
    await expect(ranking.getByText(/^1\. /)).toBeVisible()
    await expect(ranking.getByText(/^2\. /)).toBeVisible()
    await enduser.getByRole('button', { name: 'Schuif met de gewichten' }).tap()
    const sliders = enduser.getByRole('group', { name: 'Gewichten' }).getByRole('slider')
    await sliders.nth(3).scrollIntoViewIfNeeded()
    await sliders.nth(3).fill('60')
    await expect(sliders.nth(3)).toBeInViewport()
    const order = part(enduser, 'De volgorde zoals die dan is').getByRole('listitem').first()
    await expect.poll(() => order.evaluate(isUncovered)).toBe(true)
    await enduser.evaluate(() => window.scrollTo(0, 0))
    await strip(enduser).getByRole('link', { name: 'Naar het besluit' }).tap()
    await enduser.getByRole('button', { name: 'Besluit nemen' }).tap()
    await enduser.getByLabel(/^Motivering/).fill('Kan alles wat wij moeten hebben.')
    await enduser.getByRole('button', { name: 'Besluit vastleggen' }).tap()
    await expect(strip(enduser).getByText('De keuze is gemaakt')).toBeVisible()
    await expectAccessible(enduser)
    await staff.goto(`/card/${dossier}/weighing`)
    await expect(strip(staff).getByText('De keuze is gemaakt')).toBeVisible()
  })
})

/** Whether nothing lies over it, as the bar does over what is scrolled up too far. */
function isUncovered(element: Element): boolean {
  const { x, y } = element.getBoundingClientRect()
  return element.contains(document.elementFromPoint(x + 1, y + 1))
}

async function isOf(box: ReturnType<Page['getByRole']>, names: string): Promise<boolean> {
  return new RegExp(names).test((await box.locator('..').textContent()) ?? '')
}

/** Seven offices by six criteria (Goodwin & Wright, ch. 3), and their totals under the weights 32 26 23 10 6 3. */
const offices: readonly { readonly name: string; readonly values: readonly number[]; readonly total: string }[] = [
  { name: 'A', values: [100, 60, 100, 75, 0, 90], total: '80,8' },
  { name: 'B', values: [20, 80, 10, 30, 100, 30], total: '39,4' },
  { name: 'C', values: [80, 70, 0, 0, 10, 100], total: '47,4' },
  { name: 'D', values: [70, 50, 30, 55, 30, 90], total: '52,3' },
  { name: 'E', values: [40, 60, 90, 100, 60, 70], total: '64,8' },
  { name: 'F', values: [0, 0, 70, 0, 80, 0], total: '20,9' },
  { name: 'G', values: [60, 100, 20, 50, 50, 80], total: '60,2' },
]
const weights = ['32,0%', '26,0%', '23,0%', '10,0%', '6,0%', '3,0%']
/** The first of the groups that the criteria are. */
const FIRST_GROUP = 105
/** Rows of a group: with yes, partly or no to each, a group has any value by steps of 5. */
const rowsOfGroup = [
  { level: 'must', parts: 40 },
  { level: 'must', parts: 40 },
  { level: 'could', parts: 10 },
  { level: 'could', parts: 10 },
] as const
const asked = 6 * rowsOfGroup.length
/** Points that one person and the other give; the mean of their weights is 32 26 23 10 6 3, and the price weighs nothing. */
const points = {
  first: [100, 4, 42, 30, 18, 6, 0],
  second: [28, 100, 50, 10, 6, 6, 0],
}

type Said = 'yes' | 'partly' | 'no'

/** What is answered to the rows of a group, so that it has this value. */
function saidFor(value: number): Said[] {
  let left = value
  return rowsOfGroup.map(({ parts }) => {
    const said = parts <= left ? 'yes' : parts / 2 <= left ? 'partly' : 'no'
    left -= said === 'yes' ? parts : said === 'partly' ? parts / 2 : 0
    return said
  })
}

/** Writes the requirements down on the screen, one after the other, and freezes them. */
async function writeRequirements(page: Page, dossier: string): Promise<void> {
  await page.goto(`/card/${dossier}/requirements`)
  await page.getByRole('button', { name: 'Zelf eisen opschrijven' }).click()
  await page.getByRole('button', { name: 'Eis toevoegen' }).click()
  const text = page.getByLabel('Wat moet de software kunnen?')
  const form = page.locator('form').filter({ has: text })
  for (const group of [0, 1, 2, 3, 4, 5]) {
    await form
      .getByRole('combobox')
      .first()
      .selectOption(String(FIRST_GROUP + group))
    for (const [at, { level }] of rowsOfGroup.entries()) {
      const words = `Criterium ${group + 1}, onderdeel ${at + 1}`
      await form.getByRole('combobox').nth(1).selectOption(level)
      await text.fill(words)
      await text.press('Enter')
      await expect(text).toHaveValue('')
    }
  }
  await expect(page.getByText(`X-${asked}`, { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Vastzetten', exact: true }).click()
  await page.locator('form').getByRole('button', { name: 'Vastzetten', exact: true }).click()
  await expect(page.getByText('Versie 1', { exact: true })).toBeVisible()
}

/** Answers every row by its figure, and with the remark that partly asks. */
async function typeAnswers(page: Page, said: readonly Said[]): Promise<void> {
  const figures: Readonly<Record<Said, string>> = { yes: '1', partly: '2', no: '4' }
  for (const [at, one] of said.entries()) {
    const row = page.getByRole('radiogroup', { name: `Antwoord op X-${String(at + 1).padStart(2, '0')}` })
    await row.locator('[tabindex="0"]').focus()
    await page.keyboard.press(figures[one])
    if (one !== 'partly') continue
    const remark = page.getByRole('listitem').filter({ has: row }).getByRole('textbox').first()
    await remark.fill('Met een extra module')
  }
}

/** Pastes a column of answers with its remarks, as it is copied from a spreadsheet. */
async function pasteAnswers(page: Page, said: readonly Said[]): Promise<void> {
  const words: Readonly<Record<Said, string>> = { yes: 'ja\t', partly: 'deels\tMet een extra module', no: 'nee\t' }
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.evaluate((text) => navigator.clipboard.writeText(text), said.map((one) => words[one]).join('\n'))
  await page.getByRole('radiogroup', { name: 'Antwoord op X-01' }).locator('[tabindex="0"]').focus()
  await page.keyboard.press('ControlOrMeta+v')
  await page.getByRole('button', { name: `${asked} rijen invullen` }).click()
}

async function submitAnswers(page: Page): Promise<void> {
  await page.getByRole('button', { name: `Indienen (${asked})` }).click()
  await part(page, 'Indienen').getByRole('button', { name: 'Indienen' }).click()
  await expect(page.getByText(`${asked} antwoorden ingediend`)).toBeVisible()
}

/** Somebody with an account of one's own, made by a super user. */
function account(admin: Page, parent: string, name: string, role: 'suppliers' | 'endusers') {
  const $role = role === 'endusers' ? 'Eigenaar' : 'Leverancier'
  const email = `${name.toLowerCase()}@schakel.example`
  const item = { _type: 'user', name: `Van ${name}`, username: name.toLowerCase(), email, role, _pass: PASSWORD, $role }
  return make(admin, '/api/space/save', { item, parent })
}

/** Weighs on the screen: each criterion gets its points by its slider. */
async function weigh(page: Page, given: readonly number[]): Promise<void> {
  const round = part(page, 'Weging')
  const sliders = round.getByRole('slider')
  await expect(sliders).toHaveCount(given.length)
  for (const [at, one] of given.entries()) await sliders.nth(at).fill(String(one))
  await round.getByRole('button', { name: 'Weging indienen' }).click()
  await expect(round.getByText('U heeft uw weging ingediend.')).toBeVisible()
}

// Accounts and matches are there already; all that is asked, answered and weighed goes in on the screen, and totals are read there.
test('F1.4, F1.7, F2.2, F2.5, F2.7, F2.14: the seven offices of the book are asked, answered and weighed by hand, to its totals', async ({
  browser,
}) => {
  const admin = await personIn(browser, 'admin')
  const space = await homeOf(admin)
  const lead = await make(admin, '/api/space/save', {
    item: { _type: 'lead', name: 'Eethuis Kantoorkeuze', employees: 20 },
    parent: space,
  })
  await account(admin, lead, 'Weegster1', 'endusers')
  await account(admin, lead, 'Weegster2', 'endusers')
  const first = await personIn(browser, 'weegster1')
  const second = await personIn(browser, 'weegster2')
  const dossier = await make(first, '/api/space/save', {
    item: { _type: 'dossier', name: 'ERP', users: 5 },
    parent: lead,
  })

  await test.step('six criteria of four rows each are written down and frozen', () => writeRequirements(first, dossier))

  await test.step('seven suppliers answer: the first types, the others paste a column', async () => {
    for (const { name, values } of offices) {
      const item = { _type: 'supplier', name: `Kantoor ${name}` }
      const supplier = await make(admin, '/api/space/save', { item, parent: space })
      await account(admin, supplier, `Kantoor-${name}`, 'suppliers')
      const match = await ask(admin, dossier, supplier)
      const seller = await personIn(browser, `kantoor-${name.toLowerCase()}`)
      await seller.goto(`/card/${match}/answers`)
      const said = values.flatMap(saidFor)
      await (name === 'A' ? typeAnswers(seller, said) : pasteAnswers(seller, said))
      await submitAnswers(seller)
      await seller.context().close()
    }
  })

  await test.step('both weigh by the screen, alone, and the round is closed', async () => {
    await first.goto(`/card/${dossier}/weighing`)
    await part(first, 'Weging').getByRole('button', { name: 'Weging beginnen' }).click()
    await weigh(first, points.first)
    await expect(strip(first).getByText('Wachten op de weging van Van Weegster2.')).toBeVisible()
    await second.goto(`/card/${dossier}/weighing`)
    await weigh(second, points.second)
    // Nothing is told of an open weighing: who it waits for is read again.
    await first.reload()
    await expect(strip(first).getByText(/^Iedereen heeft gewogen/)).toBeVisible()
    await part(first, 'Weging').getByRole('button', { name: 'Ronde afsluiten' }).click()
  })

  await test.step('the totals and the weights are those of the book', async () => {
    const ranking = part(first, 'Uitslag')
    await expect(ranking.getByText('Volgens het gemiddelde van 2 wegingen.')).toBeVisible()
    for (const { name, total } of offices) {
      const place = ranking.getByRole('listitem').filter({ hasText: `Kantoor ${name}` })
      await expect(place.getByText(`${total} punten`, { exact: true })).toBeVisible()
    }
    await expect(ranking.getByText('1. Kantoor A')).toBeVisible()
    await expect(ranking.getByText('7. Kantoor F')).toBeVisible()
    await ranking.getByText('Waar de punten uit bestaan').click()
    const cells = await ranking.getByRole('row').locator('td:nth-of-type(1)').allTextContents()
    expect(cells.slice(0, weights.length)).toEqual(weights)
  })
})
