import { expect, type Page } from '@playwright/test'
import { expectAccessible } from './lib/barriers.ts'
import { test } from './lib/journey.ts'
import { personIn } from './lib/people.ts'
import { killServer } from './lib/restart.ts'

const SOON = { timeout: 8000 }

/** Asks the server in the name of who sits at this page. */
function ask<T>(page: Page, path: string, body: unknown): Promise<T> {
  return page.evaluate(
    async ([to, sent]) => {
      const headers = { 'content-type': 'application/json' }
      return (await fetch(String(to), { method: 'POST', headers, body: JSON.stringify(sent) })).json()
    },
    [path, body],
  )
}

interface Found {
  readonly _id: string
  readonly name: string
}

async function newDossier(page: Page, text: string): Promise<string> {
  const [lead] = await ask<Found[]>(page, '/api/space/search', { q: 'Hotel Chariot', feed: 'lead' })
  const item = { _type: 'dossier', name: 'ERP', users: 24, case: text }
  const { _id } = await ask<Found>(page, '/api/space/save', { item, parent: lead?._id })
  return _id
}

const caseOf = async (page: Page, id: string) =>
  (await ask<{ readonly case?: string }>(page, `/api/space/${id}`, { depth: 0 })).case ?? ''

const editorOf = (page: Page) => page.getByRole('textbox', { name: 'Aanvraag' })

async function write(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Schrijven' }).focus()
  await page.keyboard.press('Enter')
  await expect(editorOf(page)).toBeFocused(SOON)
}

test('D9, S2.36: two people write one note, each sees the other’s words and name, and it is saved', async ({
  browser,
}) => {
  const first = await personIn(browser, 'staff')
  const dossier = await newDossier(
    first,
    '<p>De kassa van dit hotel is aan vervanging toe; er zijn drie bars en een terras.</p>',
  )
  const second = await personIn(browser, 'admin')
  await first.goto(`/card/${dossier}`)
  await second.goto(`/card/${dossier}`)
  await write(first)
  await write(second)
  await expect(editorOf(first)).toContainText('drie bars en een terras')

  await test.step('both type at once and nothing is lost', async () => {
    await first.keyboard.press('Control+Home')
    // The editor hears of where the browser put the caret a moment later: the first letter says that it has.
    await first.keyboard.type('B')
    await expect(editorOf(first)).toContainText('BDe kassa', SOON)
    await Promise.all([
      first.keyboard.type('egin van de adviseur. ', { delay: 15 }),
      second.keyboard.type(' Slot van de baas.', { delay: 15 }),
    ])
    for (const page of [first, second]) {
      await expect(editorOf(page)).toContainText('Begin van de adviseur. De kassa', SOON)
      await expect(editorOf(page)).toContainText('een terras. Slot van de baas.', SOON)
    }
  })

  await test.step('the cursor of the other stands there by name while it moves, and then goes', async () => {
    await second.keyboard.press('End')
    await second.keyboard.type('!')
    const caret = editorOf(first).locator('[data-caret]')
    await expect(caret).toBeVisible(SOON)
    await expect(caret).toHaveText(/\w/)
    await expect(caret).toBeHidden()
  })

  await test.step('it says that it is saved, and the dossier has the text', async () => {
    await expect(first.getByRole('status').filter({ hasText: 'Opgeslagen' })).toBeVisible(SOON)
    await expect.poll(() => caseOf(first, dossier)).toContain('Slot van de baas.!')
    await expectAccessible(first)
  })

  await test.step('what is written without a line is merged when it is back', async () => {
    await second.context().setOffline(true)
    await expect(second.getByRole('status').filter({ hasText: 'Offline' })).toBeVisible({ timeout: 60_000 })
    await second.keyboard.type(' Offline geschreven.')
    await first.keyboard.type('Intussen. ')
    await second.context().setOffline(false)
    for (const page of [first, second]) {
      await expect(editorOf(page)).toContainText('Offline geschreven.', { timeout: 30_000 })
      await expect(editorOf(page)).toContainText('Intussen.', { timeout: 30_000 })
    }
  })

  await test.step('a word is composed to its end while the other writes in the same line', async () => {
    const line = editorOf(first).locator('p').first()
    await first.keyboard.press('Control+End')
    await second.keyboard.press('Control+Home')
    await compose(first, ['n', 'に', 'にほ', 'にほん'], '日本', () => second.keyboard.type('al '))
    await expect(line, 'once, and where it was begun').toHaveText(/^(al ){4}Begin van .*日本$/, SOON)
    await expect(editorOf(second).locator('p').first()).toHaveText(/^(al ){4}Begin van .*日本$/, SOON)
  })

  await test.step('both go on typing while the server is killed and comes back', async () => {
    await first.keyboard.press('Control+End')
    const typing = Promise.all([
      first.keyboard.type(' Eerste:abcdefghijklmnopqrstuvwxyz', { delay: 120 }),
      second.keyboard.type('Tweede:abcdefghijklmnopqrstuvwxyz ', { delay: 120 }),
    ])
    await expect(editorOf(first)).toContainText('Tweede:abc', SOON)
    await expect(editorOf(second)).toContainText('Eerste:abc', SOON)
    killServer()
    await expect(first.getByRole('status').filter({ hasText: 'Offline' })).toBeVisible(SOON)
    await typing
    for (const page of [first, second]) {
      await expect(editorOf(page)).toContainText('Eerste:abcdefghijklmnopqrstuvwxyz', { timeout: 60_000 })
      await expect(editorOf(page)).toContainText('Tweede:abcdefghijklmnopqrstuvwxyz', { timeout: 60_000 })
      await expect(page.locator('main').getByRole('status').filter({ hasText: 'Opgeslagen' })).toBeVisible(SOON)
    }
    expect(await caseOf(first, dossier)).toMatch(
      /Tweede:abcdefghijklmnopqrstuvwxyz .*Eerste:abcdefghijklmnopqrstuvwxyz/s,
    )
    await second.keyboard.type('!')
    await expect(editorOf(first).locator('[data-caret]'), 'the cursor of the other is back').toBeVisible(SOON)
  })
})

/** Composes a word as an input method does, letter by letter; something else happens at each. */
async function compose(page: Page, steps: readonly string[], word: string, meanwhile: () => Promise<void>) {
  const keyboard = await page.context().newCDPSession(page)
  for (const text of steps) {
    await keyboard.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length })
    await meanwhile()
  }
  await keyboard.send('Input.insertText', { text: word })
  await keyboard.detach()
}

/** Where the line is in which one writes, px from the top of the window. */
const caretTop = (page: Page) => page.evaluate(() => getSelection()?.getRangeAt(0).getBoundingClientRect().top ?? 0)

test('D10, S2.36: a short note begins with its template; mentions, tasks and find go by the keyboard', async ({
  browser,
}) => {
  const page = await personIn(browser, 'staff')
  const dossier = await newDossier(page, '')
  await page.goto(`/card/${dossier}`)
  await write(page)
  const editor = editorOf(page)
  await expect(editor).toContainText('Waarom zoekt u nu een nieuw systeem', SOON)
  await page.keyboard.press('Control+End')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')

  await test.step('a field shows what it says now, and follows it', async () => {
    await page.keyboard.type('Voor #gebr')
    await expect(page.getByRole('option', { name: /^Gebruikers/ })).toBeVisible()
    // The list neither scrolls the page away nor hides the line one writes.
    expect(await caretTop(page), 'below the bar at the top').toBeGreaterThan(60)
    await expect(page.getByRole('listbox', { name: 'Keuzes' })).toBeInViewport({ ratio: 1 })
    await expectAccessible(page)
    await page.keyboard.press('Enter')
    await expect(editor).toContainText('Gebruikers: 24')
    await ask(page, `/api/space/update/${dossier}`, { props: { users: 31 } })
    await expect(editor).toContainText('Gebruikers: 31', SOON)
  })

  await test.step('a question of a group', async () => {
    await page.keyboard.type('-aanbetaling')
    await expect(page.getByRole('option', { name: /no-show/ })).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(editor).toContainText('Hoe vaak per maand is er een no-show')
  })

  await test.step('what is pasted comes as plain lines', async () => {
    await page.keyboard.press('Enter')
    await editor.evaluate((element) => {
      const pasted = new DataTransfer()
      pasted.setData('text/html', '<h1>Uit <b>Word</b></h1><p style="color:red">tweede&nbsp;regel</p><img src="x">')
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData: pasted, bubbles: true, cancelable: true }))
    })
    await expect(editor.locator('p', { hasText: /^Uit Word$/ })).toBeVisible()
    await expect(editor.locator('p', { hasText: /^tweede regel$/ })).toBeVisible()
    await expect(editor.locator('h1, b, [style*="red"], img[src="x"]')).toHaveCount(0)
  })

  await test.step('a line becomes a todo of the dossier', async () => {
    await page.keyboard.press('Enter')
    await page.keyboard.type('Plattegrond van het terras opvragen')
    await page.getByRole('button', { name: 'Maak van deze regel een taak' }).focus()
    await page.keyboard.press('Enter')
    await expect(editor.locator('a[data-type="action"]')).toHaveText('Taak', SOON)
    await expect(page.getByRole('link', { name: 'Plattegrond van het terras opvragen' }).first()).toBeAttached(SOON)
  })

  await test.step('and shows whether that is done, as soon as somebody ticks it', async () => {
    const action = editor.locator('a[data-type="action"]')
    await expect(action).toHaveAccessibleName('Taak, nog te doen')
    const todo = (await action.getAttribute('href'))?.replace('/card/', '') ?? ''
    const other = await personIn(browser, 'admin')
    await ask(other, `/api/space/update/${todo}`, { props: { done: true } })
    await expect(action).toHaveAccessibleName('Taak, gedaan', SOON)
    await expectAccessible(page)
  })

  await test.step('words are found within the note', async () => {
    await editor.focus()
    await page.keyboard.press('Control+f')
    await page.getByRole('searchbox', { name: 'Zoek in de aanvraag' }).fill('terras')
    await expect(page.getByRole('status').filter({ hasText: /^1 van \d/ })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(editor).toBeFocused()
  })

  await test.step('what is kept are the allowed tags alone', async () => {
    await expect.poll(() => caseOf(page, dossier), SOON).toContain('data-id="dossier.users"')
    const tags = [...(await caseOf(page, dossier)).matchAll(/<([a-z0-9]+)/g)].map(([, tag]) => tag)
    expect(
      [...new Set(tags)].filter((tag) => !['a', 'u', 's', 'i', 'p', 'ul', 'ol', 'li'].includes(tag ?? '')),
    ).toEqual([])
    await page.getByRole('button', { name: 'Klaar met schrijven' }).click()
    await expect(page.getByText('Gebruikers: 31')).toBeVisible(SOON)
  })
})

test('D10: an earlier version is looked at and put back, and that is undone as any edit', async ({ browser }) => {
  const page = await personIn(browser, 'staff')
  const dossier = await newDossier(
    page,
    '<p>De kassa van dit hotel is aan vervanging toe; er zijn drie bars en een terras.</p>',
  )
  const admin = await personIn(browser, 'admin')
  await ask(admin, `/api/space/update/${dossier}`, {
    props: { case: '<p>Iemand heeft alles weggehaald en hier iets heel anders neergezet, per ongeluk.</p>' },
  })
  await page.goto(`/card/${dossier}`)
  await write(page)
  await page.getByRole('button', { name: 'Eerdere versies' }).focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Eerdere versies' })
  await expect(dialog.getByRole('button', { name: /Zoals het nu is/ })).toBeVisible(SOON)
  await expectAccessible(page)
  await expect(dialog.getByRole('region', { name: 'Aanvraag' })).toContainText('drie bars en een terras')
  await dialog.getByRole('button', { name: 'Terugzetten' }).focus()
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(editorOf(page)).toHaveText(/^De kassa .* een terras\.$/)
  await expect.poll(() => caseOf(page, dossier), SOON).toContain('drie bars en een terras')
  await page.getByRole('button', { name: 'Ongedaan maken', exact: true }).click()
  await expect(editorOf(page)).toContainText('per ongeluk')
  await expect.poll(() => caseOf(page, dossier), SOON).toContain('per ongeluk')
})

test('D10, D7: whoever reads a note keeps it as a file', async ({ browser }) => {
  const page = await personIn(browser, 'staff')
  const dossier = await newDossier(page, '<p>De kassa van dit hotel is aan vervanging toe.</p>')
  await page.goto(`/card/${dossier}`)
  for (const [name, file] of [
    ['Word-document', 'Aanvraag ERP.docx'],
    ['PDF', 'Aanvraag ERP.pdf'],
  ] as const) {
    await page.getByRole('button', { name: 'De aanvraag bewaren als bestand' }).focus()
    await page.keyboard.press('Enter')
    const coming = page.waitForEvent('download')
    await page.getByRole('menuitem', { name }).press('Enter')
    expect((await coming).suggestedFilename()).toBe(file)
  }
})
