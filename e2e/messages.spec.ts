import { expect, type Page } from '@playwright/test'
import { expectAccessible } from './lib/barriers.ts'
import { test } from './lib/journey.ts'
import { personIn } from './lib/people.ts'

const bell = (page: Page) => page.getByRole('button', { name: /^Meldingen/ })

test('S2.7, S2.27, D13: a message goes to several, is read by each, and answered', async ({ browser }) => {
  const staff = await personIn(browser, 'staff')
  const subject = `Kennismaken ${Date.now()}`

  await test.step('staff write to a person and an organisation, found by their names', async () => {
    await staff.keyboard.press('g')
    await staff.keyboard.press('b')
    await expect(staff.getByRole('heading', { level: 1, name: 'Berichten' })).toBeVisible()
    await expectAccessible(staff)
    await staff.getByRole('button', { name: 'Nieuw bericht' }).first().click()
    const form = staff.getByRole('dialog')
    const to = form.getByRole('combobox', { name: /^Aan/ })
    await to.fill('femke soep')
    await staff.getByRole('option', { name: /Femke Soeplepel/ }).click()
    await to.fill('mews')
    await staff.getByRole('option', { name: /Mews/ }).first().click()
    await expect(form.getByRole('button', { name: 'Mews weghalen' })).toBeVisible()
    await form.getByLabel(/^(Naam|Onderwerp)/).fill(subject)
    await form.locator('[contenteditable=true]').click()
    await staff.keyboard.type('Schikt de eerste week van mei?')
    await expectAccessible(staff)
    await form.getByRole('button', { name: 'Versturen' }).click()
    await expect(form).toHaveCount(0)
    await staff.getByRole('button', { name: 'Verzonden' }).click()
    await expect(staff.getByRole('link', { name: new RegExp(subject) })).toContainText('Femke Soeplepel, Mews')
    await expectAccessible(staff)
  })

  const buyer = await personIn(browser, 'enduser')
  await test.step('the addressee is told by the bell, reads it and answers', async () => {
    await expect(bell(buyer)).toHaveAccessibleName(/ongelezen/)
    await bell(buyer).click()
    const panel = buyer.getByRole('dialog', { name: 'Meldingen' })
    await expect(panel.getByRole('link', { name: new RegExp(subject) })).toBeVisible()
    await expectAccessible(buyer)
    await panel.getByRole('link', { name: new RegExp(subject) }).click()
    await expect(buyer.getByRole('heading', { level: 1 })).toHaveText(subject)
    await expectAccessible(buyer)
    await buyer.getByRole('button', { name: 'Beantwoorden' }).click()
    const form = buyer.getByRole('dialog')
    await expect(form.getByLabel(/^(Naam|Onderwerp)/)).toHaveValue(`Re: ${subject}`)
    await form.locator('[contenteditable=true]').click()
    await buyer.keyboard.type('Graag op dinsdag.')
    await form.getByRole('button', { name: 'Versturen' }).click()
    await expect(form).toHaveCount(0)
  })

  await test.step('the sender sees that it was read, and the answer, which can be marked unread', async () => {
    await staff.reload()
    await expect(staff.getByRole('link', { name: new RegExp(subject) })).toContainText('gelezen door 1')
    await staff.getByRole('button', { name: /^Ontvangen/ }).click()
    const answer = staff.getByRole('link', { name: new RegExp(`Re: ${subject}`) })
    await expect(answer).toContainText('ongelezen')
    await staff.getByRole('checkbox', { name: `Kies “Re: ${subject}”` }).check()
    await staff.getByRole('button', { name: 'Gelezen', exact: true }).click()
    await expect(answer).not.toContainText('ongelezen')
    await staff.getByRole('searchbox', { name: 'Zoek in berichten' }).fill('dinsdag')
    await expect(answer).toBeVisible()
    await expect(
      staff
        .getByRole('main')
        .getByRole('status')
        .filter({ hasText: /^\d+ bericht/ }),
    ).toBeVisible()
    await expectAccessible(staff)
  })
})

test('S2.35, D10, D7: somebody who is named in a remark hears of it, and a supplier reads no name of the lead', async ({
  browser,
}) => {
  const staff = await personIn(browser, 'staff')
  const answer = await staff.request.post('/api/space/search', {
    data: { feed: 'lead', q: 'Hotel Chariot', page_size: 1 },
    headers: { origin: new URL(staff.url()).origin },
  })
  const [lead]: { _id: string }[] = await answer.json()

  await test.step('typing @ offers people, picked by the keyboard alone', async () => {
    await staff.goto(`/card/${lead?._id}`)
    const box = staff.getByRole('textbox', { name: 'Schrijf een reactie' })
    await expect(box).toBeVisible()
    await expectAccessible(staff)
    await box.click()
    await staff.keyboard.type('Kunt u dit nakijken, @femke')
    await expect(staff.locator('[role="listbox"]').getByRole('option', { name: /Femke Soeplepel/ })).toBeVisible()
    // Only the list: what it happens to cover of the page behind it is no target now.
    await expectAccessible(staff, '[role="listbox"]')
    await staff.keyboard.press('Enter')
    await expect(box).toHaveValue('Kunt u dit nakijken, @Femke Soeplepel ')
    await staff.keyboard.type('?')
    await staff.keyboard.press('Control+Enter')
    await expect(staff.locator('[data-mention]', { hasText: '@Femke Soeplepel' }).first()).toBeVisible()
  })

  await test.step('she is told, goes there, and marks everything as read', async () => {
    const buyer = await personIn(browser, 'enduser')
    await bell(buyer).click()
    const panel = buyer.getByRole('dialog', { name: 'Meldingen' })
    await expect(panel.getByText(/noemde u/).first()).toBeVisible()
    await panel.getByRole('button', { name: 'Alles gelezen' }).click()
    await expect(panel.getByRole('button', { name: 'Alles gelezen' })).toHaveCount(0)
    await expect(bell(buyer)).toHaveAccessibleName('Meldingen')
    await panel
      .getByRole('link', { name: /Hotel Chariot/ })
      .first()
      .click()
    await expect(buyer.getByText('Kunt u dit nakijken').first()).toBeVisible()
  })

  await test.step('a supplier hears of its matches in its own form', async () => {
    const seller = await personIn(browser, 'supplier')
    const told = await seller.request.post('/api/notifications/list', {
      data: {},
      headers: { origin: new URL(seller.url()).origin },
    })
    const news: { item: { organisation?: { _id?: string; name: string } } }[] = await told.json()
    const hidden = news.flatMap(({ item }) => (item.organisation && !item.organisation._id ? [item.organisation] : []))
    expect(hidden.length).toBeGreaterThan(0)
    for (const { name } of hidden) expect(name).toMatch(/^Lead [A-Z0-9]{6}$/)
    await bell(seller).click()
    await expect(seller.getByRole('dialog', { name: 'Meldingen' })).toBeVisible()
    await expectAccessible(seller)
  })
})
