import { expect, type Locator, type Page } from '@playwright/test'
import { seen, watch } from '../bench/screens/watch.ts'
import { expectAccessible, expectReadable } from './lib/barriers.ts'
import { cutOff } from './lib/cutOff.ts'
import { test } from './lib/journey.ts'
import { devices, EACH_THEME, EACH_WIDTH } from './lib/look.ts'
import { homeOf, personIn } from './lib/people.ts'
import { sidewaysOf } from './lib/sideways.ts'

/** What the makers of browsers call good of their score (cumulative layout shift). */
const STILL = 0.1

/** A dossier of the demo that has come as far as comparing. */
async function comparedBy(page: Page): Promise<string> {
  const headers = { origin: new URL(page.url()).origin }
  const ask = async (path: string, data: object) => (await page.request.post(path, { data, headers })).json()
  const dossiers: readonly { readonly _id: string }[] = await ask('/api/space/search', {
    feed: 'dossier',
    page_size: 100,
  })
  for (const { _id: dossier } of dossiers) {
    const { rows = [], columns = [] } = await ask('/api/comparison/read', { dossier })
    if (rows.length > 0 && columns.length > 0) return dossier
  }
  throw new Error('No dossier of the demo is compared')
}

/** The screens on which the work is done, each with what one comes for. */
const screens = (dossier: string): readonly (readonly [address: string, main: (page: Page) => Locator])[] => [
  ['/', (page) => page.getByRole('main').getByRole('link', { name: /matches om te leveren/ })],
  ['/list?type=lead', (page) => page.locator('main a[href*="/card/lead/"]').first()],
  ['/list?type=dossier&look=board', (page) => page.getByRole('button', { name: /^Klap .* in$/ }).first()],
  [`/card/${dossier}`, (page) => page.locator('main [aria-keyshortcuts="e"]')],
  [
    `/card/${dossier}/comparison`,
    (page) =>
      page
        .getByRole('main')
        .getByText(/^(Ja|Deels|Nee|Onbekend)$/)
        .first(),
  ],
  ['/calendar', (page) => page.getByRole('button', { name: 'Afspraak maken' })],
  ['/stats', (page) => page.getByRole('link', { name: 'Rapporten' })],
  ['/settings', (page) => page.getByRole('button', { name: 'Wachtwoord wijzigen' })],
]

for (const [width, device] of Object.entries(devices))
  test(`S2.26, S2.1: at ${width} px each main screen fits, stands still, shows what one comes for, and is read by everybody in both themes`, {
    tag: [EACH_WIDTH, EACH_THEME],
  }, async ({ browser }) => {
    const staff = await personIn(browser, 'staff', { hasTouch: false, isMobile: false, ...device })
    await watch(staff)
    for (const [address, main] of screens(await comparedBy(staff))) {
      await staff.emulateMedia({ colorScheme: 'light' })
      await staff.goto(address)
      await main(staff).scrollIntoViewIfNeeded()
      await expect(main(staff), address).toBeInViewport()
      await expect(staff.locator('main [aria-busy="true"]')).toHaveCount(0)
      const { shift, moved } = await seen(staff)
      expect(shift, `${address} as it comes: ${moved.join('; ')}`).toBeLessThan(STILL)
      expect(await sidewaysOf(staff), address).toBe(0)
      await expectAccessible(staff)
      await staff.emulateMedia({ colorScheme: 'dark' })
      await expect(staff.locator('html[data-mantine-color-scheme="dark"]')).toHaveCount(1)
      await expectReadable(staff)
    }
  })

/** Whether all of these stand beside each other: no two of them one below the other. */
const inOneLine = async (parts: readonly Locator[]) => {
  const boxes = await Promise.all(parts.map((part) => part.boundingBox()))
  const all = boxes.filter((box) => box !== null)
  const [top, bottom] = [Math.max(...all.map(({ y }) => y)), Math.min(...all.map(({ y, height }) => y + height))]
  return all.length === parts.length && top < bottom
}

test('S2.5: the tools of a list take no more lines than they need, beside a desk and on a phone', async ({
  browser,
}) => {
  const desk = await personIn(browser, 'staff', { viewport: { width: 1280, height: 900 } })
  await desk.goto('/list?type=dossier')
  const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
  await expect(button(desk, 'Zonder match')).toBeVisible()
  expect(await inOneLine([button(desk, 'Van mij'), button(desk, 'Kolommen')])).toBe(true)
  const phone = await personIn(browser, 'staff', { viewport: { width: 390, height: 844 }, hasTouch: true })
  await phone.goto('/list?type=dossier')
  await expect(button(phone, 'Zonder match')).toBeVisible()
  // Of types that scroll sideways the one that is shown is in sight.
  await expect(button(phone, 'Dossiers')).toBeInViewport({ ratio: 1 })
  const actions = ['Tagboom', 'Weergaven', 'Exporteren'].map((name) => button(phone, name))
  expect(await inOneLine(actions)).toBe(true)
  expect(await inOneLine([phone.getByLabel('Status', { exact: true }), phone.getByLabel('Volgorde')])).toBe(true)
})

/** How far a dossier of the demo is, as far as the screens of choosing differ by it. */
type Stage = 'made' | 'answered' | 'weighed' | 'decided'

/** A dossier of the demo of each stage. */
async function dossiersByStage(page: Page): Promise<ReadonlyMap<Stage, string>> {
  const headers = { origin: new URL(page.url()).origin }
  const ask = async (path: string, data: object) => (await page.request.post(path, { data, headers })).json()
  const found = new Map<Stage, string>()
  const dossiers: readonly { readonly _id: string }[] = await ask('/api/space/search', {
    ...{ feed: 'dossier', page_size: 100 },
  })
  for (const { _id: dossier } of dossiers) {
    const set = await ask('/api/requirements/list', { parent: dossier })
    if (set.rows.length === 0) continue
    const { round, decisions, suppliers } = await ask('/api/decision/read', { dossier })
    const isAnswered = suppliers.some(({ cells }: { readonly cells: object }) => Object.keys(cells).length > 0)
    if (set.version === 0) found.set('made', dossier)
    else if (decisions.length > 0) found.set('decided', dossier)
    else if (round?.closed) found.set('weighed', dossier)
    else if (isAnswered) found.set('answered', dossier)
  }
  return found
}

/** A match of a supplier in which it answered. */
async function answeredBy(supplier: Page): Promise<string> {
  const headers = { origin: new URL(supplier.url()).origin }
  const ask = async (path: string, data: object) => (await supplier.request.post(path, { data, headers })).json()
  const matches: readonly { readonly _id: string }[] = await ask('/api/space/search', { feed: 'match', page_size: 100 })
  for (const { _id: parent } of matches)
    if ((await ask('/api/answers/list', { parent })).answers.length > 0) return parent
  throw new Error('No match of the demo is answered by this supplier')
}

test('G7: at 360 px each screen from a set to a decision stands within the page, and each control whole', async ({
  browser,
}) => {
  const narrow = { viewport: { width: 360, height: 780 }, hasTouch: true }
  const [staff, supplier] = [await personIn(browser, 'staff', narrow), await personIn(browser, 'supplier', narrow)]
  const guest = await (await browser.newContext(narrow)).newPage()
  const stages = await dossiersByStage(staff)
  const match = await answeredBy(supplier)
  const of = (stage: Stage, tab: string) => `/card/${stages.get(stage)}/${tab}`
  const press = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first().click()
  const openAll = (page: Page) =>
    page.locator('main details').evaluateAll((all) => {
      for (const one of all) one.setAttribute('open', '')
    })
  const heading = (name: string) => (page: Page) => page.getByRole('heading', { name, exact: true })
  const tab = (page: Page) => page.getByRole('tab').last()
  type Screen = readonly [Page, address: string, sign: (page: Page) => Locator, act?: (page: Page) => Promise<void>]
  const walked: readonly Screen[] = [
    [guest, '/aanvraag', tab],
    [guest, '/en/request', tab, (page) => tab(page).click()],
    [staff, of('made', 'requirements'), heading('Eisen'), press('Vastzetten')],
    [staff, of('answered', 'requirements'), (page) => page.getByText(/^Versie/).first()],
    [staff, of('answered', 'comparison'), (page) => page.getByText(/^\d+ van \d+ eisen$/)],
    [staff, of('answered', 'weighing'), heading('Criteria'), press('Groepen samennemen')],
    [staff, of('answered', 'weighing'), heading('Kosten'), press('Kosten invullen')],
    [staff, of('weighed', 'weighing'), heading('Uitslag'), openAll],
    [staff, of('weighed', 'weighing'), heading('Wat als'), press('Schuif met de gewichten')],
    [staff, of('weighed', 'weighing'), heading('Besluit'), press('Besluit nemen')],
    [staff, of('decided', 'weighing'), heading('Besluit'), press('Besluit vervangen')],
    [staff, `/card/${match}/answers`, heading('Antwoorden'), press(/nakijken$/)],
    [supplier, `/card/${match}/answers`, heading('Antwoorden'), press(/^Toelichting en bewijs bij/)],
    [supplier, `/card/${await homeOf(supplier)}/profile`, heading('Productprofiel')],
  ]
  for (const [page, address, sign, act] of walked) {
    await page.goto(address)
    await expect(sign(page), address).toBeVisible()
    await act?.(page)
    await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0)
    expect(await sidewaysOf(page), address).toBe(0)
    expect(await cutOff(page), address).toEqual([])
  }
})
