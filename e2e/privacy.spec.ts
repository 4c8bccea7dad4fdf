import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { expectAccessible } from './lib/barriers.ts'
import { test } from './lib/journey.ts'
import { personIn } from './lib/people.ts'

interface Written {
  readonly _id: string
}

/** Asks the server as who is logged in on a page, as its own screens do. */
async function ask<T>(page: Page, path: string, body: object = {}): Promise<T> {
  const answer = await page.request.post(path, { data: body, headers: { origin: new URL(page.url()).origin } })
  expect([path, answer.status()]).toEqual([path, 200])
  return answer.json()
}

const make = (page: Page, item: object, parent: string) => ask<Written>(page, '/api/space/save', { item, parent })
const change = (page: Page, id: string, props: object) => ask<Written>(page, `/api/space/update/${id}`, { props })

test('D6, D7: who did what stands in the log, and who saw what was disclosed; a person gets their data and is forgotten', async ({
  browser,
}) => {
  const staff = await personIn(browser, 'staff')
  const { user: me } = await (await staff.request.get('/api/auth/user')).json()
  const home: string = me.organisation._id
  const { _id: lead } = await make(staff, { _type: 'lead', name: 'Eethuis De Wisser', employees: 9 }, home)
  const { _id: person } = await make(
    staff,
    { _type: 'person', name: 'Trijntje Pinbetaling', gender: 'female', email: 'trijntje@pinbetaling.example' },
    lead,
  )
  const { _id: dossier } = await make(
    staff,
    { _type: 'dossier', name: 'ERP', users: 12, case: '<p>Trijntje Pinbetaling zoekt een kassa.</p>' },
    lead,
  )
  await change(staff, dossier, { users: 837 })
  const { _id: paper } = await make(
    staff,
    { _type: 'file', name: 'offerte-de-wisser.pdf', location: 'https://example.org/offerte' },
    dossier,
  )
  const supplier = await personIn(browser, 'supplier')
  const { user } = await (await supplier.request.get('/api/auth/user')).json()
  const { _id: match } = await ask<Written>(staff, `/api/space/edge/MATCH/${dossier}/${user.organisation._id}`, {
    props: { $visible: true },
  })

  await test.step('what was disclosed is seen, and that stands there', async () => {
    await supplier.goto(`/card/${dossier}`)
    await expect(supplier.getByRole('heading', { level: 1 })).toContainText('ERP')
    await expect(supplier.getByText('Eethuis De Wisser')).toHaveCount(0)
    await change(staff, match, { $open: true })
    await supplier.reload()
    await expect(supplier.getByRole('heading', { level: 1 })).toContainText('Eethuis De Wisser')
    await staff.goto(`/card/${dossier}`)
    const log = staff.getByRole('region', { name: 'Tijdlijn' })
    await log.getByRole('button', { name: 'Bekendmakingen' }).click()
    await expect(log.getByRole('region', { name: 'Wie de bekendgemaakte gegevens heeft gezien' })).toContainText(
      user.name,
    )
    await expect(log.getByText(`Naam bekendgemaakt aan ${user.organisation.name}`)).toBeVisible()
    await expectAccessible(staff)
    await log.getByRole('button', { name: 'Bekendmakingen' }).click()
    await log.getByRole('button', { name: 'Wijzigingen' }).click()
    await log.getByLabel('Wat', { exact: true }).selectOption({ label: 'Gebruikers' })
    await expect(log.getByRole('listitem').filter({ hasText: '837' })).toBeVisible()
    await expect(log.getByRole('listitem').filter({ hasText: 'Naam bekendgemaakt' })).toHaveCount(0)
  })

  await test.step('all that is kept of somebody comes as a file', async () => {
    await staff.goto(`/card/${person}`)
    const coming = staff.waitForEvent('download')
    await staff.getByRole('button', { name: 'Als JSON' }).click()
    const text = await readFile((await (await coming).path()) ?? '', 'utf8')
    expect(JSON.parse(text).cards).toMatchObject([{ _id: person, email: 'trijntje@pinbetaling.example' }])
  })

  await test.step('somebody is erased once the name is typed, and is nowhere any more', async () => {
    await staff.getByRole('button', { name: 'Persoon wissen…' }).click()
    const dialog = staff.getByRole('dialog')
    await expect(dialog.getByText('Dit verdwijnt overal')).toBeVisible()
    const look = dialog.getByRole('link', { name: 'offerte-de-wisser.pdf' })
    await expect(look).toHaveAttribute('href', `/card/${paper}`)
    const sure = dialog.getByRole('button', { name: 'Voorgoed wissen' })
    await expect(sure).toBeDisabled()
    await expectAccessible(staff, '[role="dialog"]')
    await dialog.getByLabel(/Typ de naam/).fill('trijntje pinbetaling')
    await sure.click()
    await expect(staff.getByRole('heading', { level: 1 })).toHaveText(/^Goede/)
    await staff.goto(`/card/${dossier}`)
    await expect(staff.getByText('Verwijderd persoon zoekt een kassa.')).toBeVisible()
    await expect(staff.getByText('Pinbetaling')).toHaveCount(0)
    await staff.goto(`/en/card/${dossier}`)
    await expect(staff.getByText('Erased person zoekt een kassa.')).toBeVisible()
  })

  await test.step('super users say how long things are kept, and see what would go; everybody has their own data', async () => {
    const admin = await personIn(browser, 'admin')
    await admin.goto('/settings')
    await expect(admin.getByRole('region', { name: 'Mijn gegevens' }).getByRole('button')).toHaveCount(2)
    const terms = admin.getByRole('region', { name: 'Bewaartermijnen' })
    const mails = terms.getByLabel('Dat een mail verstuurd is')
    const days = (await mails.inputValue()) === '60' ? '90' : '60'
    await mails.selectOption({ label: `${days} dagen` })
    await terms.getByRole('button', { name: 'Termijnen opslaan' }).click()
    await expect(terms.getByRole('button')).toHaveCount(0)
    await admin.reload()
    await expect(mails).toHaveValue(days)
    await expectAccessible(admin)
    await supplier.goto('/settings')
    await expect(supplier.getByRole('region', { name: 'Mijn gegevens' })).toBeVisible()
    await expect(supplier.getByRole('region', { name: 'Bewaartermijnen' })).toHaveCount(0)
  })
})
