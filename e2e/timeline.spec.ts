import { expect, type Page } from '@playwright/test'
import { expectAccessible } from './lib/barriers.ts'
import { test } from './lib/journey.ts'
import { EACH_THEME } from './lib/look.ts'
import { make, personIn } from './lib/people.ts'

test('D6, D7: one timeline tells staff, who asks and a supplier what each may read, and what is new waits', {
  tag: EACH_THEME,
}, async ({ browser }) => {
  const stamp = Date.now()
  const staff = await personIn(browser, 'staff')
  const buyer = await personIn(browser, 'enduser')
  const supplier = await personIn(browser, 'supplier')
  const { user: theirs } = await (await buyer.request.get('/api/auth/user')).json()
  const { user: vendor } = await (await supplier.request.get('/api/auth/user')).json()
  const lead: string = theirs.organisation._id
  const dossier = await make(staff, '/api/space/save', {
    item: { _type: 'dossier', name: 'CRM', users: 12 },
    parent: lead,
  })
  const match = await make(staff, `/api/space/edge/MATCH/${dossier}/${vendor.organisation._id}`, {
    props: { $visible: true },
  })
  await make(staff, `/api/space/update/${dossier}`, { props: { users: 4321, status: 'intake' } })
  const timeline = (page: Page) => page.getByRole('region', { name: 'Tijdlijn' })

  await test.step('staff read the status, the change and where it was, and write on top', async () => {
    await staff.goto(`/card/${lead}`)
    const entry = timeline(staff).getByRole('listitem').filter({ hasText: 'zette de status van' }).first()
    await expect(entry).toContainText(/Aanvraag.*naar.*Intake/)
    await timeline(staff).getByRole('button', { name: 'Wijzigingen' }).press('Enter')
    const change = timeline(staff).getByRole('listitem').filter({ hasText: '4321' })
    await expect(change).toContainText('12')
    await expect(timeline(staff).getByText('zette de status van')).toHaveCount(0)
    await timeline(staff).getByRole('button', { name: 'Alles', exact: true }).click()
    await timeline(staff).getByLabel('Schrijf een reactie').fill(`Eerste ${stamp}`)
    await staff.keyboard.press('Control+Enter')
    // It stands there at once, and can be answered when the server has it.
    const said = timeline(staff)
      .getByRole('listitem')
      .filter({ hasText: `Eerste ${stamp}` })
      .last()
    await expect(said.getByRole('button', { name: 'Antwoorden' })).toBeVisible()
    await expectAccessible(staff)
  })

  await test.step('who asks reads the same without the log; what others add meanwhile waits', async () => {
    await buyer.goto(`/card/${lead}`)
    await expect(timeline(buyer).getByText(`Eerste ${stamp}`)).toBeVisible()
    await expect(timeline(buyer).getByRole('button', { name: 'Wijzigingen' })).toHaveCount(0)
    await expect(timeline(buyer).getByText('4321')).toHaveCount(0)
    await make(staff, '/api/space/save', { item: { _type: 'comment', text: `<p>Tweede ${stamp}</p>` }, parent: lead })
    const fresh = timeline(buyer).getByRole('button', { name: '1 nieuwe' })
    await expect(fresh).toBeVisible()
    await expect(timeline(buyer).getByText(`Tweede ${stamp}`)).toHaveCount(0)
    await fresh.click()
    await expect(timeline(buyer).getByText(`Tweede ${stamp}`)).toBeVisible()
    await make(buyer, '/api/space/save', { item: { _type: 'comment', text: `<p>Vraag ${stamp}</p>` }, parent: match })
  })

  await test.step('a supplier reads its own part of the dossier, and of who asks no name', async () => {
    await supplier.goto(`/card/${dossier}`)
    await expect(timeline(supplier).getByText(`Vraag ${stamp}`)).toBeVisible()
    await expect(timeline(supplier).getByText(`Eerste ${stamp}`)).toHaveCount(0)
    await expect(
      timeline(supplier)
        .getByText(/^Lead [A-Z0-9]{6}$/)
        .first(),
    ).toBeVisible()
    await expect(timeline(supplier).getByText(theirs.name)).toHaveCount(0)
    await expect(timeline(supplier).getByText(theirs.organisation.name)).toHaveCount(0)
    await expectAccessible(supplier)
  })
  await test.step('who follows is told under the bell of what others do, and stops in the settings', async () => {
    for (const page of [staff, buyer, supplier]) {
      await page.goto(`/card/${dossier}`)
      // The button says so at once; what the others do counts from when the server has it.
      const kept = page.waitForResponse((answer) => answer.url().endsWith('/api/follow/set') && answer.ok())
      await page.getByRole('button', { name: 'Volgen' }).click()
      await kept
      await expect(page.getByRole('button', { name: 'U volgt dit' })).toHaveAttribute('aria-pressed', 'true')
    }
    await make(buyer, '/api/space/save', {
      item: { _type: 'comment', text: `<p>Nog iets ${stamp}</p>` },
      parent: match,
    })
    for (const page of [staff, supplier]) {
      await page.reload()
      await page.getByRole('button', { name: /^Meldingen/ }).click()
      await expect(page.getByRole('dialog', { name: 'Meldingen' })).toContainText('Er gebeurde iets dat u volgt')
      await page.keyboard.press('Escape')
    }
    await supplier.goto('/settings')
    const list = supplier.getByRole('region', { name: 'Wat u volgt' })
    await list.getByRole('button', { name: /niet meer volgen$/ }).click()
    await expect(list.getByText('U volgt nog niets')).toBeVisible()
  })
  for (const page of [staff, buyer, supplier]) await page.context().close()
})
