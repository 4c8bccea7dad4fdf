import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { expectAccessible } from './lib/barriers.ts'
import { cutOff } from './lib/cutOff.ts'
import { test } from './lib/journey.ts'
import { homeOf, make, personIn } from './lib/people.ts'

const LEAD = 'Hotel Chariot'

/** Asks the server as who is logged in on this page. */
async function ask(page: Page, path: string, data: object = {}) {
  const answer = await page.request.post(path, { data, headers: { origin: new URL(page.url()).origin } })
  expect(answer.status(), await answer.text()).toBe(200)
  return answer.json()
}

async function find(page: Page, body: object): Promise<{ readonly _id: string }> {
  const [first] = await ask(page, '/api/space/search', body)
  return first
}

/** What services outside would answer, where an installation has any. */
async function standInForOthers(page: Page): Promise<void> {
  const [creator, licence] = ['Jane Doe', 'CC BY 2.0']
  const credit = {
    title: 'Terras aan de gracht',
    creator,
    licence,
    page: 'https://photos.example/1',
    source: 'Openverse',
  }
  const photo = await readFile(join(import.meta.dirname, '..', 'docs', 'dashboard.png'))
  await page.route('**/api/config', async (route) => {
    const config = await (await route.fetch()).json()
    await route.fulfill({ json: { ...config, photos: 'Openverse', map: true } })
  })
  await page.route('**/api/photos/search', (route) =>
    route.fulfill({ json: { photos: [{ _id: 'openverse-1', width: 800, height: 600, credit }], hasMore: true } }),
  )
  await page.route('**/api/photos/thumb/*', (route) => route.fulfill({ contentType: 'image/png', body: photo }))
  await page.route('**/api/map/place', (route) => route.fulfill({ json: { _id: 'lead/1', lat: 52.09, lon: 5.12 } }))
  await page.route('**/api/map/part/style', (route) => route.fulfill({ json: { version: 8, sources: {}, layers: [] } }))
}

const entries = (page: Page) => page.getByRole('menuitem').allInnerTexts()

test('S2.27-S2.33: cards show what they should, and their menu opens by every hand', async ({ browser }) => {
  const staff = await personIn(browser, 'staff')
  const lead = await find(staff, { feed: 'lead', q: LEAD })
  const card = (name: string) =>
    staff
      .getByRole('article')
      .filter({ has: staff.getByRole('heading', { name }) })
      .first()

  await test.step('a person: face, age, contacts; the menu by button, right button and keyboard', async () => {
    const item = {
      _type: 'person',
      name: 'Roos Kaartenbak',
      gender: 'female',
      dob: '1990-05-01',
      email: 'roos@chariot.example',
    }
    await ask(staff, '/api/space/save', { item, parent: lead._id })
    await staff.goto('/search/Kaartenbak?type=person')
    const person = card('Roos Kaartenbak')
    await expect(person.getByText(/01-05-1990 \(\d+ jaar\)/)).toBeVisible()
    await expect(person.getByRole('link', { name: 'roos@chariot.example' })).toBeVisible()
    const all = ['Bewerken', 'Openen', 'Koppelen', 'Samenvoegen', 'Uitnodigen voor een account', 'Verwijderen']
    await person.getByRole('button', { name: /^Acties voor/ }).click()
    await expect(staff.getByRole('menuitem')).toHaveText(all)
    await expectAccessible(staff)
    await staff.keyboard.press('Escape')
    await expect(staff.getByRole('menuitem')).toHaveCount(0)
    await person.click({ button: 'right', position: { x: 200, y: 12 } })
    await expect(staff.getByRole('menuitem')).toHaveText(all)
    await staff.keyboard.press('Escape')
    await expect(staff.getByRole('menuitem')).toHaveCount(0)
    await person.getByRole('link', { name: 'Roos Kaartenbak' }).focus()
    await staff.keyboard.press('Shift+F10')
    await expect(staff.getByRole('menuitem', { name: 'Bewerken' })).toBeFocused()
    await staff.keyboard.press('Enter')
    await expect(staff.getByRole('dialog').getByLabel(/^Naam/)).toHaveValue('Roos Kaartenbak')
    await staff.keyboard.press('Escape')
    await expect(person.getByRole('link', { name: 'Roos Kaartenbak' })).toBeFocused()
  })

  await test.step('a todo: its box, its checklist and how far it is', async () => {
    const tasks = [
      { name: 'Bellen', done: false },
      { name: 'Mailen', done: false },
    ]
    const name = `Kaarten nalopen ${Date.now()}`
    const item = { _type: 'todo', name, due: '2031-01-05T09:00:00.000Z', tasks }
    await ask(staff, '/api/space/save', { item, parent: lead._id })
    await staff.goto(`/search/${encodeURIComponent(name)}?type=todo`)
    const todo = card(name)
    await todo.getByRole('checkbox', { name: 'Mailen' }).click()
    await expect(todo.getByText('1 van 2 klaar')).toBeVisible()
    await todo.getByRole('checkbox', { name: `“${name}” is klaar` }).click()
    await expect(todo.getByText('Klaar', { exact: true })).toBeVisible()
    await expectAccessible(staff)
  })

  await test.step('a message has its open button; a space its price; a match its money and its switches', async () => {
    const item = { _type: 'message', name: 'Kennismaken op de kennisdag', description: '<p>Komt u ook?</p>' }
    await ask(staff, '/api/space/save', { item, parent: lead._id })
    await staff.goto('/search/Kennismaken?type=message')
    const message = card('Kennismaken op de kennisdag')
    await expect(message.getByText('Verzonden')).toBeVisible()
    await expectAccessible(staff)
    await message.getByRole('link', { name: /openen$/ }).click()
    await expect(staff.getByRole('heading', { level: 1 })).toHaveText('Kennismaken op de kennisdag')
    const space = await find(staff, { feed: 'space', q: 'Kenniscentrum' })
    await ask(staff, `/api/space/update/${space._id}`, { props: { price: 750 } })
    await staff.goto('/search/Kenniscentrum?type=space')
    await expect(staff.getByRole('article').first()).toContainText(/Prijs per dossier: €\s750/)
    await staff.goto('/search/match/*/offered?look=cards')
    const match = staff.getByRole('article').first()
    await expect(match.getByText('Prijs van de lead')).toBeVisible()
    await expect(match.getByRole('switch')).toHaveCount(2)
    await expectAccessible(staff)
  })

  await test.step('D15: the photos of elsewhere and the map of an address are for everybody', async () => {
    await standInForOthers(staff)
    await staff.goto(`/card/${lead._id}`)
    await staff.getByRole('button', { name: 'Toon kaart' }).click()
    await expect(staff.getByRole('button', { name: 'Verberg kaart' })).toBeVisible()
    await expectAccessible(staff)
    await staff.getByRole('button', { name: `Acties voor ${LEAD}` }).click()
    await staff.getByRole('menuitem', { name: 'Banner toevoegen' }).click()
    const dialog = staff.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Zoek een foto' }).click()
    await dialog.getByRole('searchbox').fill('terras')
    await dialog.getByRole('button', { name: 'Zoeken', exact: true }).click()
    await expect(dialog.getByRole('button', { name: 'Terras aan de gracht, van Jane Doe, CC BY 2.0' })).toBeVisible()
    for (const colorScheme of ['dark', 'light'] as const) {
      await staff.emulateMedia({ colorScheme })
      await expectAccessible(staff)
    }
    await staff.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
  })

  await test.step('a finger that stays opens it too, and a supplier has no menu at all', async () => {
    const supplier = await personIn(browser, 'supplier')
    await supplier.goto('/search/match/*?look=cards')
    await expect(supplier.getByRole('article').first()).toBeVisible()
    await expect(supplier.getByRole('button', { name: /^Acties voor/ })).toHaveCount(0)
    await supplier
      .getByRole('article')
      .first()
      .click({ button: 'right', position: { x: 200, y: 12 } })
    expect(await entries(supplier)).toEqual([])
    await supplier.context().close()
    await staff.goto('/search/Kaartenbak?type=person')
    const at = { pointerType: 'touch', clientX: 60, clientY: 260, bubbles: true }
    await card('Roos Kaartenbak').dispatchEvent('pointerdown', at)
    await expect(staff.getByRole('menuitem', { name: 'Openen' })).toBeVisible()
    await staff.keyboard.press('Escape')
    await expect(staff.getByRole('menuitem')).toHaveCount(0)
  })

  await test.step('an address that names a key alone leads to the card', async () => {
    const key = lead._id.split('/')[1]
    await staff.goto(`/card/type/${key}`)
    await expect(staff).toHaveURL(new RegExp(`/card/${lead._id}$`))
    await expect(staff.getByRole('heading', { level: 1 })).toHaveText(LEAD)
  })
  await staff.context().close()
})

test('S4.4-S4.12: a status is planned, moved, picked, corrected and resumed; a link is opened for the other party', async ({
  browser,
}) => {
  const staff = await personIn(browser, 'staff')
  const lead = await find(staff, { feed: 'lead', q: LEAD })
  const made = { item: { _type: 'dossier', name: 'ERP', users: 9 }, parent: lead._id }
  const dossier: { readonly _id: string } = await ask(staff, '/api/space/save', made)
  await staff.goto(`/card/${dossier._id}`)
  const dialog = staff.getByRole('dialog')
  const step = (name: string) =>
    dialog.getByRole('group', { name: 'Wat is de volgende stap?' }).getByRole('button', { name })
  const past = dialog.getByRole('list').getByRole('listitem')

  await test.step('offered are the steps that are allowed and not yet held', async () => {
    await staff.getByRole('button', { name: /^Status: Aanvraag/ }).click()
    const offered = dialog.getByRole('group', { name: 'Wat is de volgende stap?' }).getByRole('button')
    await expect(offered).toHaveText(['Intake', 'Matching', 'Afgerond', 'Gepauzeerd'])
    await expectAccessible(staff)
  })

  await test.step('a later date is a plan, which can be moved and made to happen now', async () => {
    await step('Intake').click()
    await dialog.getByText('Later plannen').click()
    await dialog.getByRole('button', { name: 'Plan Intake' }).click()
    await expect(past.first()).toContainText('gepland')
    await dialog.getByRole('button', { name: 'Datum van Intake wijzigen' }).click()
    await dialog.getByRole('button', { name: 'Opslaan' }).click()
    await dialog.getByRole('button', { name: 'Nu laten ingaan' }).click()
    await expect(past.first()).toContainText('huidig')
    await expect(past).toHaveCount(2)
  })

  await test.step('a pause asks for a reason, and is resumed to the status before it', async () => {
    await step('Gepauzeerd').click()
    await dialog.getByRole('button', { name: 'Zet op Gepauzeerd' }).click()
    await expect(past).toHaveCount(2)
    await dialog.getByLabel('Geef een reden op voor deze wijziging').fill('Verbouwing')
    await dialog.getByRole('button', { name: 'Zet op Gepauzeerd' }).click()
    await expect(past.first()).toContainText('Verbouwing')
    await step('Hervatten: Intake').click()
    await dialog.getByRole('button', { name: 'Zet op Intake' }).click()
    await expect(past).toHaveCount(4)
  })

  await test.step('staff take back the last entry: the one before it is current again', async () => {
    await dialog
      .getByRole('button', { name: /^Intake van .* verwijderen$/ })
      .first()
      .click()
    // What is gone cannot be written anew: it is asked about first.
    await expect(past).toHaveCount(4)
    await dialog.getByRole('button', { name: 'Verwijderen', exact: true }).click()
    await expect(past).toHaveCount(3)
    await expect(past.first()).toContainText('Verbouwing')
    await expectAccessible(staff)
    await dialog.getByRole('button', { name: 'Sluiten' }).click()
    await expect(staff.getByRole('button', { name: /^Status: Gepauzeerd/ })).toBeFocused()
  })

  await test.step('staff open the link with the knowledge centre; the end-user sees since when', async () => {
    await staff.goto(`/card/${lead._id}`)
    const place = staff.getByRole('region', { name: /^Hoort bij/ })
    await place.getByRole('button', { name: /^Acties voor Kenniscentrum/ }).click()
    await staff.getByRole('menuitem', { name: 'Openstellen', exact: true }).click()
    await expect(place.getByText(/^opengesteld/)).toBeVisible()
    await expectAccessible(staff)
    const buyer = await personIn(browser, 'enduser')
    await buyer.goto(`/card/${lead._id}`)
    await expect(buyer.getByRole('region', { name: /^Hoort bij/ }).getByText(/^opengesteld/)).toBeVisible()
    await buyer.context().close()
    await place.getByRole('button', { name: /^Acties voor Kenniscentrum/ }).click()
    await staff.getByRole('menuitem', { name: 'Niet meer openstellen' }).click()
    await expect(place.getByText(/^opengesteld/)).toHaveCount(0)
  })
  await staff.context().close()
})

test('S2.35, S4.13, S6.4: a talk with replies, Klaar, and editing one’s own', async ({ browser }) => {
  const staff = await personIn(browser, 'staff')
  const lead = await find(staff, { feed: 'lead', q: LEAD })
  const stamp = Date.now()
  const [question, answer] = [`Wie belt de receptie ${stamp}?`, `Ik bel vanmiddag ${stamp}`]
  await staff.goto(`/card/${lead._id}`)
  const talk = (page: Page) => page.getByRole('region', { name: 'Tijdlijn' })
  const box = talk(staff).getByLabel('Schrijf een reactie')
  await box.fill('   ')
  await expect(talk(staff).getByRole('button', { name: 'Plaatsen' })).toHaveCount(0)
  await box.fill(question)
  await box.press('Control+Enter')
  const remark = talk(staff).getByRole('listitem').filter({ hasText: question }).first()
  await remark.getByRole('button', { name: 'Antwoorden' }).click()
  await remark.getByLabel(/^Antwoord aan/).fill('Ik bel morgen')
  await remark.getByRole('button', { name: 'Plaatsen' }).click()
  // What was answered stands in the stream as the newest, with what it answers above it.
  const reply = talk(staff)
    .getByRole('listitem')
    .filter({ hasText: 'Antwoord op' })
    .filter({ hasText: question })
    .first()
  await expect(reply.getByText('Ik bel morgen')).toBeVisible()
  await expect(reply.getByRole('button', { name: 'Bewerken' })).toBeVisible()
  await reply.getByRole('button', { name: 'Bewerken' }).click()
  await reply.getByLabel('Tekst van uw reactie').fill(answer)
  await reply.getByRole('button', { name: 'Opslaan' }).click()
  await expect(reply.getByText(answer)).toBeVisible()
  await reply.getByRole('button', { name: /op klaar zetten$/ }).click()
  await expect(reply).toHaveCount(0)
  await talk(staff)
    .getByRole('button', { name: /afgeronde reacties? tonen/ })
    .click()
  await expect(reply.getByText(/Klaar sinds/)).toBeVisible()
  await expectAccessible(staff)
  await reply.getByRole('button', { name: 'Weer openen' }).click()
  await expect(reply.getByText(/Klaar sinds/)).toHaveCount(0)

  await test.step('a super user edits the words of another, an end-user does not', async () => {
    const admin = await personIn(browser, 'admin')
    await admin.goto(`/card/${lead._id}`)
    const theirs = talk(admin)
      .getByRole('listitem')
      .filter({ hasText: 'Antwoord op' })
      .filter({ hasText: question })
      .first()
    await expect(theirs.getByText(answer)).toBeVisible()
    await theirs.getByRole('button', { name: 'Bewerken' }).first().click()
    await theirs.getByLabel('Tekst van uw reactie').fill(`Wie belt de receptie vandaag, ${stamp}?`)
    await theirs.getByRole('button', { name: 'Opslaan' }).first().click()
    await expect(talk(admin).getByText(`Wie belt de receptie vandaag, ${stamp}?`)).toBeVisible()
    await admin.context().close()
    const buyer = await personIn(browser, 'enduser')
    await buyer.goto(`/card/${lead._id}`)
    // What the buyer said on matches stands in the same stream, and may be edited.
    const others = talk(buyer)
      .getByRole('listitem')
      .filter({ hasText: `Wie belt de receptie vandaag, ${stamp}?` })
    await expect(others.first()).toBeVisible()
    await expect(others.getByRole('button', { name: 'Bewerken' })).toHaveCount(0)
    await buyer.context().close()
  })
  await staff.context().close()
})

test('S2.31: of the matches of a dossier each supplier is read whole, on a tablet and beside the facts', async ({
  browser,
}) => {
  const staff = await personIn(browser, 'staff')
  const parent = await homeOf(staff)
  const lead = await make(staff, '/api/space/save', {
    item: { _type: 'lead', name: 'Hotel Breedte', employees: 9 },
    parent,
  })
  const item = { _type: 'dossier', name: 'ERP', users: 9, case: '<p>Wij zoeken een kassa.</p>' }
  const dossier = await make(staff, '/api/space/save', { item, parent: lead })
  const names = ['Kassakoning', 'Roosterbaas']
  for (const name of names) {
    const supplier = await make(staff, '/api/space/save', { item: { _type: 'supplier', name }, parent })
    await make(staff, `/api/space/edge/MATCH/${dossier}/${supplier}`, { props: {} })
  }
  await staff.goto(`/card/${dossier}`)
  for (const width of [800, 1280]) {
    await staff.setViewportSize({ width, height: 900 })
    for (const name of names) {
      const shown = staff.getByRole('rowgroup', { name: `Match met ${name}` }).getByTitle(name, { exact: true })
      await expect(shown).toBeVisible()
      // On one line, and nothing of it left out, once the page is laid out for this width.
      await expect
        .poll(() =>
          shown.evaluate((one) => one.scrollHeight <= 1.5 * Number.parseFloat(getComputedStyle(one).lineHeight)),
        )
        .toBe(true)
    }
  }
})

test('S2.26, D4.7: on a phone the code of who asks, the name of a dossier and its status are read whole', async ({
  browser,
}) => {
  const [staff, supplier] = [
    await personIn(browser, 'staff'),
    await personIn(browser, 'supplier', { viewport: { width: 390, height: 844 } }),
  ]
  const lead = await make(staff, '/api/space/save', {
    item: { _type: 'lead', name: 'Historisch Grand Hotel De Zilvermeeuw aan Zee', employees: 9 },
    parent: await homeOf(staff),
  })
  const dossier = await make(staff, '/api/space/save', {
    item: { _type: 'dossier', name: 'ERP', users: 9 },
    parent: lead,
  })
  const match = await make(staff, `/api/space/edge/MATCH/${dossier}/${await homeOf(supplier)}`, {
    props: { $visible: true },
  })
  await make(staff, `/api/space/update/${match}`, { props: { status: 'offered' } })
  await supplier.goto(`/card/${dossier}`)
  await staff.setViewportSize({ width: 390, height: 844 })
  await staff.goto(`/card/${dossier}`)
  await expect(supplier.getByRole('heading', { level: 1 })).toHaveText(/^ERP · Lead \w{6}$/)
  const isWhole = (text: Element) => text.scrollWidth <= text.clientWidth && text.scrollHeight <= text.clientHeight
  await expect(staff.getByRole('heading', { level: 1 })).toHaveText(/^ERP · Historisch .* aan Zee$/)
  for (const page of [supplier, staff]) {
    for (const part of await page.locator('h1 > span').all()) expect(await part.evaluate(isWhole)).toBe(true)
    const header = page.locator('main header').first()
    const status = await header.getByText('Aanvraag', { exact: true }).boundingBox()
    const type = await header.getByText('Dossier', { exact: true }).boundingBox()
    expect((status?.x ?? 0) + (status?.width ?? 0)).toBeLessThanOrEqual(type?.x ?? 0)
    // Four lines beside the face, which so long a name needs to be whole, and the line below them.
    expect((await header.boundingBox())?.height).toBeLessThanOrEqual(160)
  }
  // The title of a match names the supplier: who asks stands whole below it.
  await staff.goto(`/card/${match}`)
  const asker = staff
    .locator('main header')
    .first()
    .getByRole('link', { name: /De Zilvermeeuw aan Zee$/ })
  expect(await asker.evaluate(isWhole)).toBe(true)
  // A person has a function before its organisation: what both need is more than a line.
  const item = { _type: 'person', name: 'Jozefien Zilvermeeuw', gender: 'unknown', jobtitle: 'Accountmanager Benelux' }
  await staff.goto(`/card/${await make(staff, '/api/space/save', { item, parent: lead })}`)
  const where = staff.locator('main header').first()
  await expect(where.getByText(item.jobtitle, { exact: true })).toBeVisible()
  expect(await where.getByText(item.jobtitle, { exact: true }).evaluate(isWhole)).toBe(true)
  expect(await where.getByRole('link', { name: /aan Zee$/ }).evaluate(isWhole)).toBe(true)
  expect((await where.boundingBox())?.height).toBeLessThanOrEqual(200)
})

test('S2.26: who asks stays within the card, also by a name of one long word', async ({ browser }) => {
  const staff = await personIn(browser, 'staff', { viewport: { width: 800, height: 900 } })
  const name = 'Hotelrestaurant'.repeat(10)
  const lead = await make(staff, '/api/space/save', {
    item: { _type: 'lead', name, employees: 9 },
    parent: await homeOf(staff),
  })
  const item = { _type: 'dossier', name: 'ERP', users: 9 }
  await staff.goto(`/card/${await make(staff, '/api/space/save', { item, parent: lead })}`)
  await expect(staff.locator('main header').first().getByRole('link', { name, exact: true })).toBeVisible()
  expect(await cutOff(staff)).toEqual([])
})
