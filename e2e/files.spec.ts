import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { expectAccessible } from './lib/barriers.ts'
import { test } from './lib/journey.ts'
import { personIn } from './lib/people.ts'

/** A file in somebody's hands. */
const aFile = (name: string, content: string) => ({ name, mimeType: 'application/pdf', buffer: Buffer.from(content) })

const filesOf = (page: Page) => page.getByRole('region', { name: 'Bestanden', exact: true })
const downloadOf = (page: Page, name: string) => filesOf(page).getByRole('link', { name: `${name} downloaden` })

/** Asks the server as the person whose browser this is. */
async function ask<T>(page: Page, path: string, data: object): Promise<T> {
  const answer = await page.request.post(path, { data, headers: { origin: new URL(page.url()).origin } })
  return await answer.json()
}

test('S3.13, D15, D19.5, D2.5: files of a dossier, from the hands of staff to those of the end-user, and to nobody else', async ({
  browser,
}) => {
  const staff = await personIn(browser, 'staff')
  const [lead] = await ask<{ _id: string }[]>(staff, '/api/space/search', { q: 'Hotel Chariot', feed: 'lead' })
  const dossier = await ask<{ _id: string }>(staff, '/api/space/save', {
    item: { _type: 'dossier', name: 'HRM', users: 9 },
    parent: lead?._id,
  })
  const address = `/card/${dossier._id}`
  // From here on the browser's own choice of files is ours: said together with the key that opens it, that may come too late.
  staff.on('filechooser', () => undefined)
  await staff.goto(address)

  await test.step('several files at once, chosen with the keyboard alone', async () => {
    const button = filesOf(staff).getByRole('button', { name: 'Kies bestanden' })
    await button.focus()
    const chooser = staff.waitForEvent('filechooser')
    await staff.keyboard.press('Enter')
    await (await chooser).setFiles([aFile('Plan van aanpak.pdf', 'het plan'), aFile('Begroting.xlsx', 'de cijfers')])
    await expect(downloadOf(staff, 'Plan van aanpak.pdf')).toBeVisible()
    await expect(downloadOf(staff, 'Begroting.xlsx')).toBeVisible()
    await expectAccessible(staff)
  })

  await test.step('one that is on its way shows how far it is and can be taken back; one that fails is sent again', async () => {
    let isOffline = true
    await staff.route('**/api/files/upload*', async (route) => {
      if (isOffline) await route.abort()
      else await route.continue()
    })
    const chooser = staff.waitForEvent('filechooser')
    await filesOf(staff).getByRole('button', { name: 'Bestand toevoegen' }).click()
    await (await chooser).setFiles([aFile('Notulen.txt', 'wat er gezegd is')])
    await expect(filesOf(staff).getByRole('alert')).toHaveText('Notulen.txt: Geen verbinding met de server')
    await expectAccessible(staff)
    isOffline = false
    await filesOf(staff).getByRole('button', { name: 'Notulen.txt opnieuw verzenden' }).click()
    await expect(downloadOf(staff, 'Notulen.txt')).toBeVisible()
  })

  await test.step('dropped on the section it comes in as well', async () => {
    const data = await staff.evaluateHandle(() => {
      const transfer = new DataTransfer()
      transfer.items.add(new File(['gesleept'], 'Gesleept.png'))
      return transfer
    })
    await filesOf(staff).dispatchEvent('drop', { dataTransfer: data })
    await expect(downloadOf(staff, 'Gesleept.png')).toBeVisible()
  })

  await test.step('it is renamed, deleted and brought back as any item', async () => {
    await filesOf(staff).getByRole('button', { name: 'Acties voor Plan van aanpak.pdf' }).click()
    await staff.getByRole('menuitem', { name: 'Bewerken' }).click()
    const form = staff.getByRole('dialog')
    await form.getByLabel(/^Bestandsnaam/).fill('Aanpak in drie stappen')
    await form.getByRole('button', { name: 'Opslaan' }).click()
    await expect(downloadOf(staff, 'Aanpak in drie stappen')).toBeVisible()
    await filesOf(staff).getByRole('button', { name: 'Acties voor Begroting.xlsx' }).click()
    await staff.getByRole('menuitem', { name: 'Verwijderen' }).click()
    await expect(downloadOf(staff, 'Begroting.xlsx')).toHaveCount(0)
    const told = staff.getByRole('status').filter({ hasText: 'Begroting.xlsx' })
    await told.getByRole('button', { name: 'Ongedaan maken' }).click()
    await expect(downloadOf(staff, 'Begroting.xlsx')).toBeVisible()
  })

  await test.step('its own page leads to it; what is saved has its name and its ending', async () => {
    await filesOf(staff).getByRole('link', { name: 'Aanpak in drie stappen', exact: true }).click()
    await expect(staff.getByRole('heading', { level: 1 })).toHaveText('Aanpak in drie stappen')
    await expectAccessible(staff)
    const saving = staff.waitForEvent('download')
    await staff.getByRole('link', { name: 'Aanpak in drie stappen downloaden' }).click()
    const saved = await saving
    expect(saved.suggestedFilename()).toBe('Aanpak in drie stappen.pdf')
    expect(await readFile(await saved.path(), 'utf8')).toBe('het plan')
  })

  await test.step('from the add menu one says first to what it belongs', async () => {
    await staff.getByRole('button', { name: 'Iets nieuws toevoegen' }).click()
    await staff.getByRole('menuitem', { name: 'Bestand', exact: true }).click()
    const dialog = staff.getByRole('dialog')
    await dialog.getByLabel(/Waar hoort het bij/).fill('Hotel Chariot')
    await expectAccessible(staff)
    await staff
      .getByRole('option', { name: /^Hotel Chariot/ })
      .first()
      .click()
    await dialog.locator('input[type=file]').setInputFiles([aFile('Brochure.pdf', 'mooi')])
    await expect(dialog.getByRole('link', { name: 'Brochure.pdf downloaden' })).toBeVisible()
    await expectAccessible(staff)
    await dialog.getByRole('button', { name: 'Klaar' }).click()
    await expect(dialog).toHaveCount(0)
  })

  await test.step('the end-user reads them; a supplier who is matched sees no trace, on a phone neither', async () => {
    const [supplier] = await ask<{ _id: string }[]>(staff, '/api/space/search', { q: 'Mews', feed: 'supplier' })
    await ask(staff, `/api/space/edge/MATCH/${dossier._id}/${supplier?._id}`, { props: { $visible: true } })
    const buyer = await personIn(browser, 'enduser')
    await buyer.setViewportSize({ width: 390, height: 844 })
    await buyer.goto(address)
    await expect(downloadOf(buyer, 'Begroting.xlsx')).toBeVisible()
    await expectAccessible(buyer)
    const href = (await downloadOf(buyer, 'Begroting.xlsx').getAttribute('href')) ?? ''
    expect((await buyer.request.get(href)).status()).toBe(200)
    const seller = await personIn(browser, 'supplier')
    await seller.goto(address)
    await expect(seller.getByRole('heading', { level: 1 })).toHaveText(/^HRM · Lead/)
    await expect(filesOf(seller)).toHaveCount(0)
    expect((await seller.request.get(href)).status()).toBe(404)
  })
})
