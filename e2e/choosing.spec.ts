import { type APIRequestContext, type Browser, expect, type Page } from '@playwright/test'
import { test } from './lib/journey.ts'
import { expectAccessible, homeOf, make, personIn } from './lib/people.ts'

/** The password of the demo accounts (D17.1), which those of this journey have as well. */
const PASSWORD = 'schakel-demo-2026'

const strip = (page: Page) => page.getByRole('region', { name: 'Naar een keuze' })
const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

/** Sends something over the API as somebody who has logged in, and answers what is answered. */
async function send<A>(
  who: APIRequestContext,
  origin: string,
  path: string,
  data: object,
  read: (answer: unknown) => A,
): Promise<A> {
  const answer = await who.post(path, { data, headers: { origin } })
  expect([path, answer.status()]).toEqual([path, 200])
  return read(await answer.json())
}

const nothing = () => undefined
const keysIn = (answer: unknown): string[] =>
  answer !== null && typeof answer === 'object' && 'rows' in answer && Array.isArray(answer.rows)
    ? answer.rows.map((row: { readonly key: string }) => row.key)
    : []

/** A supplier submits answers to all rows of a match over the API: yes where its `good` says so. */
async function answerAll(who: APIRequestContext, origin: string, match: string, yes: (key: string) => boolean) {
  const dossier = await send(who, origin, `/api/space/${match}`, { depth: 1 }, (item) => {
    const found: { readonly dossier: { readonly _id: string } } = Object(item)
    return found.dossier._id
  })
  const keys = await send(who, origin, '/api/requirements/list', { parent: dossier }, keysIn)
  const rows = keys.map((key) => ({ key, value: yes(key) ? 'yes' : 'no' }))
  await send(who, origin, '/api/answers/save', { parent: match, rows }, nothing)
  await send(who, origin, '/api/answers/submit', { match }, nothing)
}

/** A match that its supplier sees, and in which it can answer. */
async function ask(staff: Page, dossier: string, supplier: string): Promise<string> {
  const match = await make(staff, `/api/space/edge/MATCH/${dossier}/${supplier}`, { props: { $visible: true } })
  await make(staff, `/api/space/update/${match}`, { props: { status: 'offered' } })
  return match
}

test('F1.3, F1.5, F1.13, F2.5, F2.14, F2.16: an end-user goes alone from a fresh request to a shortlist and a decision, by thumb', async ({
  browser,
}) => {
  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true }
  const enduser = await personIn(browser, 'enduser', phone)
  const staff = await personIn(browser, 'staff')
  const sellers = [await personIn(browser, 'supplier'), await personIn(browser, 'supplier2')]
  const item = { _type: 'dossier', name: 'ERP', users: 12 }
  const dossier = await make(enduser, '/api/space/save', { item, parent: await homeOf(enduser) })
  const { origin } = new URL(enduser.url())

  await test.step('a fresh dossier says what comes first; the set of its kind is chosen, without what does not hold', async () => {
    await enduser.goto(`/card/${dossier}`)
    await expect(strip(enduser).getByText('Stap 1 van 6: Eisen kiezen')).toBeVisible()
    await expectAccessible(enduser)
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
      await answerAll(seller.request, origin, match, (key) => index === 0 || !/1$/.test(key))
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
    for (const box of await round.getByRole('checkbox').all())
      if (!(await isOf(box, 'Femke Soeplepel|Namen staan'))) await box.setChecked(false)
    await round.getByRole('button', { name: 'Weging beginnen' }).tap()
    await expect(strip(enduser).getByText(/^Geef aan wat voor u het zwaarst telt/)).toBeVisible()
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
/** Rows of a group by what they count in twentieths: with yes or no to each, a group has any value by steps of 5. */
const rowsOfGroup = [
  { parts: 8, level: 'should', weight: 4 },
  { parts: 5, level: 'could', weight: 5 },
  { parts: 4, level: 'could', weight: 4 },
  { parts: 2, level: 'could', weight: 2 },
  { parts: 1, level: 'could', weight: 1 },
] as const
/** Points that one person and the other give; the mean of their weights is 32 26 23 10 6 3, and the price weighs nothing. */
const points = {
  first: [100, 4, 42, 30, 18, 6, 0],
  second: [28, 100, 50, 10, 6, 6, 0],
}

/** Which rows of a group are answered yes, so that it has this value. */
function yesFor(value: number): boolean[] {
  let left = value / 5
  return rowsOfGroup.map(({ parts }) => {
    const isYes = parts <= left
    if (isYes) left -= parts
    return isYes
  })
}

/** Somebody with an account of one's own, made by a super user. */
function account(admin: Page, parent: string, name: string, role: 'suppliers' | 'endusers') {
  const $role = role === 'endusers' ? 'Eigenaar' : 'Leverancier'
  const email = `${name.toLowerCase()}@schakel.example`
  const item = { _type: 'user', name: `Van ${name}`, username: name.toLowerCase(), email, role, _pass: PASSWORD, $role }
  return make(admin, '/api/space/save', { item, parent })
}

async function loggedIn(browser: Browser, origin: string, name: string): Promise<APIRequestContext> {
  const { request } = await browser.newContext()
  await send(request, origin, '/api/auth/login', { email: `${name}@schakel.example`, password: PASSWORD }, nothing)
  return request
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

// The offices, their 30 rows and 210 answers come over the API, as seven suppliers would fill them in. Weights go in and
// totals are read on the screen.
test('F2.2, F2.5, F2.7, F2.14: two people weigh the seven offices of the book on the screen, and read its totals', async ({
  browser,
}) => {
  const admin = await personIn(browser, 'admin')
  const { origin } = new URL(admin.url())
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

  await test.step('six criteria of five rows each are frozen, and seven suppliers answer them', async () => {
    const rows = [0, 1, 2, 3, 4, 5].flatMap((group) =>
      rowsOfGroup.map(({ level, weight, parts }) => ({
        ...{ group: FIRST_GROUP + group, level, weight, proof: 'document' },
        nl: `Onderdeel ${group + 1} telt voor ${parts} van 20`,
      })),
    )
    const keys = await send(first.request, origin, '/api/requirements/save', { parent: dossier, rows }, keysIn)
    await send(first.request, origin, '/api/requirements/freeze', { dossier, version: 0 }, nothing)
    for (const { name, values } of offices) {
      const item = { _type: 'supplier', name: `Kantoor ${name}` }
      const supplier = await make(admin, '/api/space/save', { item, parent: space })
      await account(admin, supplier, `Kantoor-${name}`, 'suppliers')
      const match = await ask(admin, dossier, supplier)
      const seller = await loggedIn(browser, origin, `kantoor-${name.toLowerCase()}`)
      const yes = values.flatMap(yesFor)
      await answerAll(seller, origin, match, (key) => yes[keys.indexOf(key)] === true)
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
