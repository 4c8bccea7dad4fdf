import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { expectAccessible } from './lib/barriers.ts'
import { test } from './lib/journey.ts'
import { personIn } from './lib/people.ts'

const folder = mkdtempSync(join(tmpdir(), 'schakel-import-'))

function fileOf(name: string, lines: readonly string[]): string {
  const path = join(folder, name)
  writeFileSync(path, `${lines.join('\r\n')}\r\n`, 'latin1')
  return path
}

test('D17.2: staff import a file by screen, with its columns, what is known and what is wrong; and export the list', async ({
  browser,
}) => {
  const staff = await personIn(browser, 'staff')
  // The browser's own choice of files is ours before a key opens it: said together with that key, it may come too late.
  staff.on('filechooser', () => undefined)
  const main = staff.getByRole('main')
  // Columns and names that no file had before.
  const stamp = Date.now()
  const [column, bar, wulp] = [`Zaaknaam ${stamp}`, `Brasserie Zévenster ${stamp}`, `Lunchroom De Wulp ${stamp}`]
  const loud = `BRASSERIE ZEVENSTER ${stamp}`
  const file = fileOf('klanten.csv', [
    `${column};Plaats;Aantal medewerkers;Contactpersoon`,
    `${bar};Zwolle;12;Tjitske Zwaluw`,
    'Eetcafé De Kwartel;Zwolle;veel;Pim Kwartelaar',
  ])

  await test.step('a file is chosen, and its columns are led to fields', async () => {
    await staff.getByRole('button', { name: /^Menu van/ }).click()
    await staff.getByRole('menuitem', { name: 'Importeren' }).click()
    await expect(main.getByRole('heading', { level: 1, name: 'Importeren' })).toBeVisible()
    await expectAccessible(staff)
    const chooser = staff.waitForEvent('filechooser')
    await main.getByRole('button', { name: 'Kies een bestand' }).press('Enter')
    await (await chooser).setFiles(file)
    await expect(main.getByText('Kies welke kolom de naam is.')).toBeVisible()
    await expectAccessible(staff)
    await main.getByRole('combobox', { name: column }).selectOption('Naam')
    await main.getByRole('button', { name: 'Controleer de rijen' }).click()
  })

  await test.step('nothing is written while a row is wrong; the page can be left and found again', async () => {
    await expect(main.getByText('Medewerkers: Vul een getal in')).toBeVisible()
    await expect(main.getByRole('button', { name: 'Importeren', exact: true })).toBeDisabled()
    await expectAccessible(staff)
    await staff.reload()
    await expect(main.getByText('Medewerkers: Vul een getal in')).toBeVisible()
    const [download] = await Promise.all([
      staff.waitForEvent('download'),
      main.getByRole('button', { name: 'Verslag downloaden' }).click(),
    ])
    expect(readFileSync(await download.path(), 'utf8')).toContain('Kwartel;mislukt;')
    await main.getByLabel('De foute rij overslaan').check()
    await main.getByRole('button', { name: 'Importeren', exact: true }).click()
    await expect(main.getByText('Het bestand is geïmporteerd')).toBeVisible()
    await expectAccessible(staff)
    await main.getByRole('link', { name: bar }).click()
    await expect(main.getByRole('heading', { level: 1, name: bar })).toBeVisible()
    await expect(main.getByText('Tjitske Zwaluw').first()).toBeVisible()
  })

  await test.step('the same file again: its columns are remembered, and what is known is filled in', async () => {
    await staff.goto('/import')
    await main
      .getByLabel('Kies een bestand')
      .last()
      .setInputFiles(
        fileOf('nog-eens.csv', [
          `${column};Plaats;Aantal medewerkers;Contactpersoon`,
          `${loud};Zwolle;14;`,
          `${wulp};Zwolle;3;`,
        ]),
      )
    await expect(main.getByRole('combobox', { name: column })).toHaveValue('name')
    await main.getByRole('button', { name: 'Controleer de rijen' }).click()
    await expect(main.getByLabel(`Wat er met ${loud} gebeurt`)).toHaveValue('skip')
    await main.getByLabel(`Wat er met ${loud} gebeurt`).selectOption('Lege velden aanvullen')
    await expectAccessible(staff)
    await main.getByRole('button', { name: 'Importeren', exact: true }).click()
    await expect(main.getByText('1 nieuw · 1 aangevuld')).toBeVisible()
  })

  await test.step('D23.5: and taken back: what it made goes, what it filled in is as it was', async () => {
    await main.getByRole('button', { name: 'Terugdraaien' }).click()
    await main.getByRole('button', { name: 'Import terugdraaien?' }).click()
    await expect(main.getByText('De import is teruggedraaid')).toBeVisible()
    await expect(main.getByText('1 kaart naar de prullenbak.')).toBeVisible()
    await expectAccessible(staff)
    await staff.goto('/import')
    await expect(main.getByRole('heading', { name: 'Nog terug te draaien' })).toBeVisible()
    await expectAccessible(staff)
  })

  await test.step('D17.2: a list is taken along as JSON, and with its contacts and matches in one workbook', async () => {
    await staff.goto('/list?type=lead')
    for (const [choice, name, start] of [
      ['Als JSON', /\.json$/, '['],
      ['Als Excel, met contacten en matches', /\.xlsx$/, 'PK'],
    ] as const) {
      await main.getByRole('button', { name: 'Exporteren' }).click()
      const [file] = await Promise.all([
        staff.waitForEvent('download'),
        staff.getByRole('menuitem', { name: choice }).click(),
      ])
      expect(file.suggestedFilename()).toMatch(name)
      expect(readFileSync(await file.path(), 'latin1').slice(0, start.length)).toBe(start)
    }
  })

  await test.step('a supplier has no business here, and exports only its own world', async () => {
    const supplier = await personIn(browser, 'supplier')
    await supplier.goto('/import')
    await expect(supplier.getByText('Importeren doet het kenniscentrum')).toBeVisible()
    await expectAccessible(supplier)
    const answer = await supplier.request.post('/api/export/csv', {
      data: {},
      headers: { origin: new URL(supplier.url()).origin },
    })
    expect(await answer.text()).not.toMatch(/Zévenster|Tjitske/)
    await supplier.context().close()
  })
})

test('D17.2: what was entered twice is found, laid side by side, merged, and taken apart again', async ({
  browser,
}) => {
  const staff = await personIn(browser, 'staff')
  const main = staff.getByRole('main')
  const post = async (path: string, data: object) => {
    const answer = await staff.request.post(path, { data, headers: { origin: new URL(staff.url()).origin } })
    return answer.json()
  }
  const { user } = await (await staff.request.get('/api/auth/user')).json()
  const stamp = Date.now()
  const [tent, loud] = [`Strandtent De Aalscholver ${stamp}`, `STRANDTENT DE AALSCHOLVER ${stamp} B.V.`]
  const lead = { _type: 'lead', address: { city: 'Vlieland' }, employees: 4 }
  const keep = await post('/api/space/save', {
    item: { ...lead, name: tent },
    parent: user.organisation._id,
  })
  const drop = await post('/api/space/save', {
    item: { ...lead, name: loud, phone: `0562 4${String(stamp).slice(-5)}` },
    parent: user.organisation._id,
  })
  await post('/api/space/save', { item: { _type: 'person', name: 'Wietske Aalscholver' }, parent: drop._id })

  await test.step('they are found, and compared', async () => {
    await staff.goto('/duplicates')
    const group = main.getByRole('article').filter({ hasText: tent })
    await expect(group).toBeVisible()
    await expectAccessible(staff)
    await group.getByRole('link', { name: /^Vergelijk met/ }).click()
    await expect(main.getByRole('region', { name: 'Blijft' })).toContainText(tent)
    await expect(main.getByText(`Naar ${tent} gaan: 1 contactpersoon`, { exact: false })).toBeVisible()
    await expectAccessible(staff)
  })

  // The timeline goes on telling that she was once here.
  const people = main.getByRole('region', { name: /^Contactpersonen/ })
  const undo = staff.getByRole('button', { name: 'Ongedaan maken' })
  await test.step('a field is chosen with the keyboard, and the two are one', async () => {
    const name = main.getByRole('group', { name: 'Naam' })
    await name.getByRole('radio').first().focus()
    await staff.keyboard.press('ArrowDown')
    await expect(name.getByRole('radio').last()).toBeChecked()
    await staff.keyboard.press('ArrowUp')
    await main.getByRole('button', { name: 'Samenvoegen' }).click()
    // As long as the mouse is on it, it stays.
    await undo.hover()
    await expect(main.getByRole('heading', { level: 1, name: tent })).toBeVisible()
    await expect(people.getByText('Wietske Aalscholver').first()).toBeVisible()
    await expectAccessible(staff)
  })

  await test.step('and taken apart again', async () => {
    await undo.click()
    await expect(people.getByText('Wietske Aalscholver')).toHaveCount(0)
    await staff.goto(`/card/${drop._id}`)
    await expect(people.getByText('Wietske Aalscholver').first()).toBeVisible()
  })

  await test.step('from the menu of a card one picks the other', async () => {
    await staff.goto(`/card/${keep._id}`)
    await main
      .getByRole('button', { name: /^(Meer acties|Acties)/ })
      .first()
      .click()
    await staff.getByRole('menuitem', { name: 'Samenvoegen' }).click()
    await main.getByLabel(/^Met wie voegt u/).fill(loud.toLowerCase())
    await staff.getByRole('option', { name: loud }).click()
    await expect(main.getByRole('region', { name: 'Gaat op in de ander' })).toContainText(loud)
    await expectAccessible(staff)
  })
})
