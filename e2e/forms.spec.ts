import { join } from 'node:path'
import { type Browser, expect, type Locator, type Page } from '@playwright/test'
import { expectAccessible } from './lib/barriers.ts'
import { addFromMenu, dialogOf } from './lib/forms.ts'
import { test } from './lib/journey.ts'
import { homeOf, make, personIn } from './lib/people.ts'

/** 480 by 360; the eyes are at (322, 135). */
const PORTRAIT = join(import.meta.dirname, 'portraits', 'grace-hopper.jpg')

const role = (form: Locator, name: string) => form.getByText(name, { exact: true })

/** Where the eyes of the portrait are in the cut, in parts of it. */
async function eyesIn(dialog: Locator) {
  const cut = await dialog.getByTestId('cropper').boundingBox()
  const portrait = await dialog.getByTestId('container').locator('img').boundingBox()
  if (!cut || !portrait) return undefined
  return {
    x: (portrait.x + (322 / 480) * portrait.width - cut.x) / cut.width,
    y: (portrait.y + (135 / 360) * portrait.height - cut.y) / cut.height,
  }
}

/** Somebody whose browser tells when an answer is missing: what is gone is not asked for (D2.5). */
async function watchedPerson(browser: Browser, account: string) {
  const page = await personIn(browser, account)
  const missing: string[] = []
  page.on('response', (response) => {
    if (response.status() === 404) missing.push(response.url())
  })
  return { page, missing }
}

/** Says where the new item hangs, or to whom a message goes. */
async function pickParent(form: Locator, term: string): Promise<void> {
  await form.locator('#form-root-parent').fill(term)
  await form.page().getByRole('option').filter({ hasText: term }).first().click()
}

/** A new item of each type: what its form must be told, its title on the screen, and one thing to change about it. */
interface Journey {
  readonly type: string
  readonly title: string | RegExp
  readonly fill: (form: Locator) => Promise<void>
  readonly change: { readonly field: RegExp; readonly to: string; readonly seen: string | RegExp }
}

const journeys: readonly Journey[] = [
  {
    type: 'Organisatie',
    title: 'Hotelschool De Proef',
    async fill(form) {
      await form.getByLabel(/^Naam/).fill('Hotelschool De Proef')
      await form.getByLabel(/^Omschrijving/).fill('Leert mensen koken.')
    },
    change: { field: /^Postcode/, to: '1012ab', seen: '1012 AB' },
  },
  {
    type: 'Leverancier',
    title: 'Kassa & Zonen',
    async fill(form) {
      await form.getByLabel(/^Naam/).fill('Kassa & Zonen')
      await form.getByLabel('Tags').fill('561')
      await form
        .page()
        .getByRole('option', { name: /^5610 · / })
        .click()
      await form.page().keyboard.press('Escape')
    },
    change: { field: /^Telefoon/, to: '0201234567', seen: '020 123 4567' },
  },
  {
    type: 'Ruimte',
    title: 'Ruimte voor proeven',
    async fill(form) {
      await form.getByLabel(/^Rol/).click()
      await form.page().getByRole('option', { name: 'Opleiding' }).click()
      await form.getByLabel(/^Naam/).fill('Ruimte voor proeven')
    },
    change: { field: /^Prijs per dossier/, to: '1250', seen: /€\s1\.250/ },
  },
  {
    type: 'Contactpersoon',
    title: 'Iris van der Kaasplank',
    async fill(form) {
      await pickParent(form, 'Hotel Chariot')
      await form.getByLabel(/^Naam/).fill('Iris van der Kaasplank')
      await form.getByLabel(/^Rol/).click()
      await form.page().getByRole('option', { name: 'Eigenaar' }).click()
      await role(form, 'Vrouw').click()
      await form.getByRole('textbox', { name: 'Geboortedatum' }).fill('1-2-1990')
    },
    change: { field: /^Functie/, to: 'Chef-kok', seen: 'Chef-kok' },
  },
  {
    type: 'Dossier',
    title: 'HRM · Hotel Chariot',
    async fill(form) {
      await pickParent(form, 'Hotel Chariot')
      await role(form, 'HRM').click()
      await form.getByLabel(/^Gebruikers/).fill('12')
    },
    change: { field: /^Gebruikers/, to: '13', seen: '13' },
  },
  {
    type: 'Taak',
    title: 'Alles nalopen',
    async fill(form) {
      await form.getByLabel(/^Naam/).fill('Alles nalopen')
      await form.getByRole('button', { name: 'Regel toevoegen' }).click()
      await form.page().keyboard.type('Mailen')
      await form.page().keyboard.press('Enter')
      await form.page().keyboard.type('Bellen')
      await form.page().keyboard.press('Alt+ArrowUp')
      await expect(form.getByLabel('Taak 1', { exact: true })).toHaveValue('Bellen')
    },
    change: { field: /^Omschrijving/, to: 'Eerst de keuken.', seen: 'Eerst de keuken.' },
  },
  {
    type: 'Activiteit',
    title: 'Proefdag Utrecht',
    async fill(form) {
      await form.getByLabel(/^Naam/).fill('Proefdag Utrecht')
      await expect(form.getByLabel('Begin: tijd')).toBeDisabled()
      await form
        .getByRole('textbox', { name: /^Begin/ })
        .first()
        .fill('20-1-2027')
      await form.getByLabel('Begin: tijd').fill('9.30')
    },
    change: { field: /^Locatie/, to: 'Jaarbeurs', seen: 'Jaarbeurs' },
  },
  {
    type: 'Software',
    title: 'Kassaboek Proef',
    async fill(form) {
      await pickParent(form, 'Mews')
      await form.getByLabel(/^Naam/).fill('Kassaboek Proef')
    },
    change: { field: /^Website/, to: 'www.kassaboek.example', seen: /kassaboek\.example/ },
  },
  {
    type: 'Tag',
    title: 'Proeflokalen',
    async fill(form) {
      await form.getByLabel(/^Naam/).first().fill('Proeflokalen')
      await role(form, 'Branche').click()
      await form.getByLabel('Valt onder').fill('561')
      await form
        .page()
        .getByRole('option', { name: /^5610 · / })
        .click()
    },
    change: { field: /^Code/, to: '56109', seen: '56109' },
  },
  {
    type: 'Gebruiker',
    title: 'Daan Proefkonijn',
    async fill(form) {
      await form.getByLabel(/^Naam/).fill('Daan Proefkonijn')
      await form.getByLabel(/^Gebruikersnaam/).fill('daanproef')
      await form.getByLabel(/^E-mail/).fill('daan@proef.example')
      await form.getByLabel(/^Wachtwoord/).fill('Brood & kaas 2026')
    },
    change: { field: /^E-mail/, to: 'daan@elders.example', seen: 'daan@elders.example' },
  },
  {
    type: 'Reactie',
    title: /Smaakt naar meer/,
    async fill(form) {
      await pickParent(form, 'Hotel Chariot')
      await form.locator('[contenteditable=true]').click()
      await form.page().keyboard.type('Smaakt naar meer')
    },
    change: { field: /^Tekst/, to: 'Smaakt naar minder', seen: 'Smaakt naar minder' },
  },
  {
    type: 'Bericht',
    title: 'Proefbericht',
    async fill(form) {
      await pickParent(form, 'Mews')
      await form.getByLabel(/^Onderwerp/).fill('Proefbericht')
    },
    change: { field: /^Onderwerp/, to: 'Proefbericht twee', seen: 'Proefbericht twee' },
  },
]

/** Changes one field of the item that stands on the screen, by its form. */
async function changeIn(page: Page, { field, to, seen }: Journey['change']): Promise<void> {
  const form = dialogOf(page)
  await page.getByRole('main').getByRole('button', { name: 'Bewerken', exact: true }).first().click()
  await form.getByLabel(field).fill(to)
  await form.getByRole('button', { name: 'Opslaan', exact: true }).click()
  await expect(form).toBeHidden()
  // What stands there for paper alone is not seen.
  await expect(page.getByRole('main').getByText(seen).filter({ visible: true }).first()).toBeVisible()
}

/** Deletes the item that stands on the screen by its form, in two steps, and takes it back by the snackbar. */
async function removeAndUndo(page: Page, id: string): Promise<void> {
  const form = dialogOf(page)
  await page.getByRole('main').getByRole('button', { name: 'Bewerken', exact: true }).first().click()
  await form.getByRole('button', { name: 'Verwijderen', exact: true }).click()
  await form.getByRole('button', { name: 'Zeker weten?' }).click()
  // The page of what is gone is no place to stay (S4.14).
  await expect(page).not.toHaveURL(new RegExp(id))
  expect((await read(page, id)).status()).toBe(404)
  await page.getByRole('button', { name: 'Ongedaan maken' }).last().click()
  const told = page.getByRole('status').filter({ hasText: 'is teruggezet' })
  await expect(told).toBeVisible()
  expect((await read(page, id)).status()).toBe(200)
  // What is told of this one is not to be taken for what is told of the next. By a key: the one that was pressed just now makes place
  // meanwhile, and a mouse could come down on this one and up beside it.
  await told.getByRole('button', { name: 'Sluiten' }).press('Enter')
  await expect(told).toHaveCount(0)
}

function read(page: Page, id: string) {
  return ask(page, `/api/space/${id}`, { depth: 0 })
}

function ask(page: Page, path: string, data: unknown) {
  return page.request.post(path, { data, headers: { origin: new URL(page.url()).origin } })
}

async function firstOf(page: Page, feed: string, q: string): Promise<string> {
  const found: { _id: string }[] = await (await ask(page, '/api/space/search', { feed, q })).json()
  return found[0]?._id ?? 'none'
}

const opensItself = new Set(['Ruimte', 'Organisatie', 'Leverancier', 'Eindgebruiker', 'Dossier'])

const idOnScreen = (page: Page) => new URL(page.url()).pathname.replace('/card/', '')

test('D3, S2.34, S4.14, D2.5: an item of every type is added, opened, changed, deleted and taken back', async ({
  browser,
}) => {
  const { page, missing } = await watchedPerson(browser, 'admin')
  const form = dialogOf(page)
  for (const { type, title, fill, change } of journeys) {
    await test.step(type, async () => {
      await addFromMenu(page, type)
      await fill(form)
      await form.getByRole('button', { name: type === 'Bericht' ? 'Versturen' : 'Toevoegen', exact: true }).click()
      await expect(form).toBeHidden()
      // Some open by themselves (S4.14), and the link to them goes away then.
      if (!opensItself.has(type)) await page.getByRole('link', { name: 'Openen', exact: true }).last().click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
      const id = idOnScreen(page)
      await changeIn(page, change)
      await removeAndUndo(page, id)
    })
  }
  await test.step('Match', async () => {
    const [dossier, supplier] = [
      await firstOf(page, 'dossier', 'Hotel Chariot'),
      await firstOf(page, 'supplier', 'Mews'),
    ]
    const made = await ask(page, `/api/space/edge/MATCH/${dossier}/${supplier}`, { props: {} })
    const { _id }: { _id: string } = await made.json()
    await page.goto(`/card/${_id}`)
    await changeIn(page, { field: /^Licentie/, to: '1200', seen: /€\s1\.200$/ })
    await removeAndUndo(page, _id)
  })
  await test.step('Bestand', async () => {
    const parent = await firstOf(page, 'lead', 'Hotel Chariot')
    const made = await ask(page, '/api/space/save', { item: { _type: 'file', name: 'Menukaart' }, parent })
    const { _id }: { _id: string } = await made.json()
    await page.goto(`/card/${_id}`)
    await changeIn(page, { field: /^Bestandsnaam/, to: 'Wijnkaart', seen: 'Wijnkaart' })
    await removeAndUndo(page, _id)
  })
  expect(missing).toEqual([])
})

test('S5.2, S5.3: a form says what is wrong, and keeps what was typed through a load of the page', async ({
  browser,
}) => {
  const page = await personIn(browser, 'staff')
  const form = dialogOf(page)
  const save = form.getByRole('button', { name: 'Toevoegen', exact: true })

  await test.step('nothing is sent while a tab is wrong, and the first wrong field is gone to', async () => {
    const sent: string[] = []
    page.on('request', (request) => request.url().endsWith('/api/space/save') && sent.push(request.url()))
    await page.getByRole('button', { name: 'Iets nieuws toevoegen' }).focus()
    await page.keyboard.press('Enter')
    await page.getByRole('menuitem', { name: 'Eindgebruiker' }).press('Enter')
    await expect(form.getByRole('textbox', { name: /^Naam/ })).toBeFocused()
    await page.keyboard.type('Brasserie De Proef')
    await form.getByLabel(/^Medewerkers/).fill('18')
    await form.getByLabel(/^E-mail/).fill('brasserie')
    await page.keyboard.press('Tab')
    await expect(form.getByText('Vul een geldig e-mailadres in')).toBeVisible()
    await form.getByLabel(/^E-mail/).fill('info@brasserie.example')
    await form.getByRole('tab', { name: /Contactpersonen/ }).click()
    await form.getByRole('button', { name: /contactpersoon toevoegen/i }).click()
    await page.keyboard.type('Iris')
    await form.getByRole('tab', { name: /Basisgegevens/ }).click()
    await expect(save).toBeDisabled()
    await form.getByRole('textbox', { name: /^Naam/ }).press('Enter')
    const name = form.getByRole('textbox', { name: /^Naam/ })
    await expect(name).toBeFocused()
    await expect(name).toHaveValue('Iris')
    await expect(form.getByText('min. 6 tekens')).toBeVisible()
    await expectAccessible(page)
    await name.fill('Iris van der Kaasplank')
    expect(sent).toEqual([])
  })

  await test.step('a load of the page loses nothing', async () => {
    await page.reload()
    await expect(form.getByText(/^Verder met uw concept/)).toBeVisible()
    await expect(form.getByRole('textbox', { name: /^Naam/ })).toHaveValue('Brasserie De Proef')
    await page.emulateMedia({ colorScheme: 'dark' })
    await expectAccessible(page)
    await page.emulateMedia({ colorScheme: 'light' })
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Verder met uw concept' }).click()
    await expect(form.getByRole('textbox', { name: /^Naam/ })).toHaveValue('Brasserie De Proef')
  })

  await test.step('its page does not open for who stays', async () => {
    // It would two seconds later: who stays looks out for the button before it is there.
    const stay = page.getByRole('button', { name: 'Hier blijven' }).click()
    await form.getByRole('textbox', { name: /^Naam/ }).press('Control+Enter')
    await stay
    await expect(form).toBeHidden()
    await expect(page.getByText('Opent zo…')).toBeHidden()
    await page.getByRole('link', { name: 'Openen', exact: true }).last().click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Brasserie De Proef')
    await expect(page.getByText('Iris van der Kaasplank').first()).toBeVisible()
  })
})

test('S5.7: a picture is chosen in a form, cut around the face in it, and saved with the rest', async ({ browser }) => {
  const page = await personIn(browser, 'staff')
  const form = dialogOf(page)

  await test.step('a picture is chosen, and proposed cut around the face in it', async () => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await addFromMenu(page, 'Eindgebruiker')
    await form.getByRole('textbox', { name: /^Naam/ }).fill('Brasserie Het Portret')
    await form.getByLabel(/^Medewerkers/).fill('18')
    await form.getByRole('group', { name: 'Afbeelding' }).getByRole('button').click()
    const picture = page.getByRole('dialog', { name: 'Afbeelding' })
    const chooser = page.waitForEvent('filechooser')
    await picture.getByRole('button', { name: 'Kies een bestand' }).click()
    expect(asked.filter((url) => /face/.test(url))).toEqual([])
    await (await chooser).setFiles(PORTRAIT)
    // Where the worker goes; the server alone proposes another.
    await expect(picture.getByRole('slider')).toHaveAttribute('aria-valuetext', /^(10[4-9]|11[0-2])%$/, {
      timeout: 20_000,
    })
    await expect.poll(async () => eyesIn(picture)).toEqual({ x: expect.closeTo(0.5, 1), y: expect.closeTo(0.4, 1) })
    await picture.getByRole('button', { name: 'Opslaan' }).click()
    await expect(form.getByRole('img', { name: 'De huidige afbeelding' })).toBeVisible()
    expect(asked.filter((url) => /faceWorker/.test(url))).toHaveLength(1)
    const { origin } = new URL(page.url())
    expect(asked.filter((url) => !url.startsWith(origin) && !url.startsWith(`blob:${origin}`))).toEqual([])
  })

  await test.step('it is saved with the form', async () => {
    await form.getByRole('textbox', { name: /^Naam/ }).press('Control+Enter')
    await expect(form).toBeHidden()
    // Its page opens by itself (S4.14); the link to it may be gone by then.
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Brasserie Het Portret')
    const kept: { readonly avatar?: string } = await (await read(page, idOnScreen(page))).json()
    expect(kept.avatar).toMatch(/^\S+$/)
  })
})

test('D2.3: what another saved meanwhile is laid beside one’s own', async ({ browser }) => {
  const page = await personIn(browser, 'staff')
  const form = dialogOf(page)
  const item = { _type: 'lead', name: 'Brasserie De Proef', employees: 18 }
  await page.goto(`/card/${await make(page, '/api/space/save', { item, parent: await homeOf(page) })}`)
  await page.getByRole('main').getByRole('button', { name: 'Bewerken', exact: true }).first().click()
  await form.getByRole('textbox', { name: /^Naam/ }).fill('Brasserie De Vork')
  await ask(page, `/api/space/update/${idOnScreen(page)}`, { props: { name: 'Brasserie De Lepel', employees: 21 } })
  await form.getByRole('button', { name: 'Opslaan', exact: true }).click()
  const conflict = page.getByRole('dialog', { name: 'Iemand anders was net iets eerder' })
  await expect(conflict.getByText('Brasserie De Lepel')).toBeVisible()
  await expectAccessible(page)
  await conflict.getByRole('button', { name: 'Opslaan met deze keuze' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Brasserie De Vork')
  await expect(
    page
      .getByText('21 medewerkers')
      .or(page.getByText('21', { exact: true }))
      .first(),
  ).toBeVisible()
})

test('S5.2: forms with a calendar, an editor and the tree of tags keep nobody out', async ({ browser }) => {
  const page = await personIn(browser, 'staff')
  const form = dialogOf(page)
  for (const scheme of ['light', 'dark'] as const) {
    await test.step(`forms with a calendar, an editor and the tree of tags, ${scheme}`, async () => {
      await page.emulateMedia({ colorScheme: scheme })
      await addFromMenu(page, 'Activiteit')
      await form.getByRole('button', { name: 'Begin: kies een datum' }).click()
      await expectAccessible(page)
      await page.keyboard.press('Escape')
      await page.keyboard.press('Escape')
      await addFromMenu(page, 'Tag')
      await form.getByLabel('Valt onder').fill('restaurants')
      await expect(page.getByRole('option', { name: /^56101 · / })).toBeVisible()
      await expectAccessible(page)
      await page.keyboard.press('Escape')
      await page.keyboard.press('Escape')
      await expect(form).toBeHidden()
    })
  }
})
