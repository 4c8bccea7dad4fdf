import { expect, type Page, type WebSocketRoute } from '@playwright/test'
import { expectAccessible } from './lib/barriers.ts'
import { test } from './lib/journey.ts'
import { personIn } from './lib/people.ts'

const LEAD = 'Hotel Chariot'
/** Within a blink, and some for a busy machine. */
const SOON = { timeout: 5000 }

/** The line of a page, to be cut and mended. */
async function lineOf(page: Page) {
  let isCut = false
  const lines: WebSocketRoute[] = []
  await page.routeWebSocket(/\/socket\.io\//, (line) => {
    if (isCut) {
      void line.close()
      return
    }
    line.connectToServer()
    lines.push(line)
  })
  await page.route(/\/socket\.io\//, (route) => (isCut ? route.abort() : route.continue()))
  return {
    async cut() {
      isCut = true
      for (const line of lines.splice(0)) await line.close()
    },
    mend() {
      isCut = false
    },
  }
}

async function openLead(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Zoeken/ }).click()
  await page.getByRole('dialog').getByRole('searchbox').fill('hotel chario')
  await page.getByRole('dialog').getByRole('link', { name: LEAD }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(LEAD)
}

test('D9, S7.18: two people work on the same screens and see each other’s work', async ({ browser }) => {
  const first = await personIn(browser, 'staff')
  await openLead(first)
  const second = await personIn(browser, 'admin')
  const line = await lineOf(second)
  await second.goto(first.url())
  // The line to the server comes after the page.
  await expect(second.getByRole('heading', { level: 1 })).toHaveText(LEAD)

  await test.step('each sees that the other is there', async () => {
    await expect(first.getByRole('status').filter({ hasText: /^Kijkt ook: / })).toBeAttached()
    await expect(second.getByRole('status').filter({ hasText: /^Kijkt ook: / })).toBeAttached()
    await expectAccessible(first)
  })

  await test.step('what one adds and changes stands on the other’s card, without losing what was typed', async () => {
    await second.getByRole('button', { name: /^dossier toevoegen/i }).click()
    const form = second.getByRole('dialog')
    await form.getByText('CRM', { exact: true }).click()
    await form.getByLabel(/^Gebruikers/).fill('24')
    await first.keyboard.press('/')
    const typing = first.getByRole('searchbox')
    await typing.fill('half een wo')
    await form.getByRole('button', { name: 'Toevoegen' }).click()
    await second.waitForURL(/\/card\/dossier\//)
    await expect(first.getByRole('link', { name: /CRM/ }).first()).toBeAttached(SOON)
    await expect(typing).toHaveValue('half een wo')
    await expect(typing).toBeFocused()
    await first.keyboard.press('Escape')
  })

  await test.step('a form whose item changed elsewhere says so at once, and one chooses', async () => {
    await first.goto(second.url())
    await first.getByRole('button', { name: 'Bewerken' }).first().click()
    const mine = first.getByRole('dialog')
    await mine.getByLabel(/^Gebruikers/).fill('30')
    await second.getByRole('button', { name: 'Bewerken' }).first().click()
    const theirs = second.getByRole('dialog')
    await theirs.getByLabel(/^Gebruikers/).fill('44')
    await theirs.getByRole('button', { name: 'Opslaan' }).click()
    await expect(second.getByRole('dialog')).toBeHidden()
    const notice = mine.getByRole('alert').filter({ hasText: 'Dit is zojuist door iemand anders gewijzigd' })
    await expect(notice).toBeVisible(SOON)
    await expect(mine.getByLabel(/^Gebruikers/)).toHaveValue('30')
    await expectAccessible(first)
    await notice.getByRole('button', { name: 'Die van de ander nemen' }).focus()
    await first.keyboard.press('Enter')
    await expect(mine.getByLabel(/^Gebruikers/)).toHaveValue('44')
    await expect(notice).toBeHidden()
    await mine.getByLabel(/^Gebruikers/).fill('31')
    await mine.getByRole('button', { name: 'Opslaan' }).click()
    await expect(first.getByRole('dialog')).toBeHidden()
    await expect(second.getByText('31', { exact: true }).first()).toBeVisible(SOON)
  })

  await test.step('without a connection it says so, and catches up when it is back', async () => {
    await line.cut()
    const word = second.getByRole('status').filter({ hasText: /erbinding|verbonden/ })
    await expect(word).toBeVisible()
    await expectAccessible(second)
    await first.getByRole('button', { name: 'Bewerken' }).first().click()
    await first
      .getByRole('dialog')
      .getByLabel(/^Gebruikers/)
      .fill('52')
    await first.getByRole('dialog').getByRole('button', { name: 'Opslaan' }).click()
    await expect(first.getByRole('dialog')).toBeHidden()
    await expect(word).toContainText('Geen verbinding')
    // By a key: the page tries by itself as well, and would take the button from under a mouse.
    await word.getByRole('button', { name: 'Nu proberen' }).focus()
    line.mend()
    await second.keyboard.press('Enter')
    // That all is well again is said for a moment only, before or after what was missed has come.
    await Promise.all([
      expect(word).toContainText('Weer verbonden'),
      expect(second.getByText('52', { exact: true }).first()).toBeVisible(SOON),
    ])
  })
})

/** Asks the server in the name of who sits at this page. */
function ask(page: Page, path: string, body: unknown): Promise<{ readonly _id: string }> {
  return page.evaluate(
    async ([to, sent]) => {
      const headers = { 'content-type': 'application/json' }
      return (await fetch(String(to), { method: 'POST', headers, body: JSON.stringify(sent) })).json()
    },
    [path, body],
  )
}

test('D7, D9: a supplier who looks on sees the lead the moment it is disclosed, and not before', async ({
  browser,
}) => {
  const staff = await personIn(browser, 'staff')
  const supplier = await personIn(browser, 'supplier')
  await openLead(staff)
  const lead = new URL(staff.url()).pathname.slice('/card/'.length)
  const home = await supplier.evaluate(async () => (await (await fetch('/api/auth/user')).json()).user.organisation._id)
  const dossier = await ask(staff, '/api/space/save', {
    item: { _type: 'dossier', name: 'ERP', users: 17 },
    parent: lead,
  })
  const match = await ask(staff, `/api/space/edge/MATCH/${dossier._id}/${home}`, { props: { $visible: true } })

  const frames: string[] = []
  supplier.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => frames.push(String(payload))))
  await supplier.goto(`/card/${dossier._id}`)
  await staff.goto(`/card/${dossier._id}`)
  const title = supplier.getByRole('heading', { level: 1 })
  await expect(title).toHaveText(/^ERP · Lead [A-Z0-9]{6}$/)
  // Each is shown to the other once both pages stand and are on the line: the supplier as itself, the centre by its name.
  for (const page of [staff, supplier])
    await expect(page.getByRole('status').filter({ hasText: /^Kijkt ook: / })).toBeAttached()
  await ask(staff, `/api/space/update/${dossier._id}`, { props: { users: 18 } })
  await expect(supplier.getByText('18', { exact: true }).first()).toBeVisible(SOON)
  expect(frames.join(''), 'nothing on the line tells who is asking').not.toMatch(/Chariot/)

  await ask(staff, `/api/space/update/${match._id}`, { props: { $open: true } })
  await expect(title).toHaveText(`ERP · ${LEAD}`, SOON)
  await ask(staff, `/api/space/update/${match._id}`, { props: { $visible: false, $open: false } })
  await expect(supplier.getByRole('main')).not.toContainText(LEAD, SOON)
  await expectAccessible(supplier)
})
