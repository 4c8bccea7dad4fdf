import { expect, type Locator, type Page } from '@playwright/test'
import { expectAccessible } from './lib/barriers.ts'
import { test } from './lib/journey.ts'
import { personIn } from './lib/people.ts'

const NAME = 'Demo van het kassasysteem'
/** The day of the month, so many later. */
const dayOf = (later: number) => 15 + (test.info().repeatEachIndex % 8) + later

/** Something of an own day and hour in this month, far enough from its ends to be dragged; each repetition has its own day, since a full one hides some. */
async function plan(page: Page): Promise<string> {
  const day = `${new Date().toISOString().slice(0, 8)}${dayOf(0)}`
  const answer = await page.request.post('/api/space/save', {
    data: {
      item: {
        _type: 'activity',
        name: NAME,
        $role: 'Afspraak',
        date: `${day}T09:00:00.000Z`,
        end: `${day}T10:00:00.000Z`,
      },
    },
    headers: { origin: new URL(page.url()).origin },
  })
  expect(answer.status()).toBe(200)
  return day
}

/** Drags by the pointer, in steps as a hand does. */
async function drag(page: Page, from: Locator, to: Locator): Promise<void> {
  await from.scrollIntoViewIfNeeded()
  await from.dragTo(to, { targetPosition: { x: 20, y: 12 }, steps: 8 })
  await expect(page.getByText(`${NAME} staat nu op`).last()).toBeVisible()
}

test('S2.3, D14: staff see what is planned, move it by pointer and keyboard, and take it back', async ({ browser }) => {
  const staff = await personIn(browser, 'staff')
  const day = await plan(staff)
  await staff.getByRole('link', { name: 'Agenda' }).click()
  await expect(staff.getByRole('heading', { level: 1 })).toHaveText('Agenda')
  const event = staff.locator('main').getByRole('button', { name: NAME })
  await staff.goto(`/calendar?view=month&day=${day}`)
  // What else stands on that day may not hide it.
  for (const kind of ['Taak', 'Planning', 'Selectiedatum', 'Implementatiedatum', 'Geplande status'])
    await staff.getByRole('button', { name: kind, exact: true }).click()
  await expect(event.first()).toBeVisible()
  await expectAccessible(staff)

  await test.step('dragged in the month it stands two days later, and undo puts it back', async () => {
    const target = staff.locator(`main [aria-label*=" ${dayOf(2)} "]`).first()
    await drag(staff, event.first(), target)
    await staff.getByRole('button', { name: 'Ongedaan maken' }).last().click()
  })

  await test.step('by the keyboard it is opened, and moved in the dialog', async () => {
    await staff.getByRole('button', { name: 'Lijst', exact: true }).click()
    await event.first().focus()
    await staff.keyboard.press('Enter')
    const dialog = staff.getByRole('dialog', { name: NAME })
    await expect(dialog.getByRole('link', { name: 'Openen' })).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Verplaatsen' })).toBeDisabled()
    await expectAccessible(staff)
    await staff.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
  })

  await test.step('week and day have it at its hour, and the card is one step away', async () => {
    for (const view of ['Week', 'Dag']) {
      await staff.getByRole('button', { name: view, exact: true }).click()
      await expect(event.first()).toContainText(/1[01]:00/)
      await expectAccessible(staff)
    }
    await event.first().click()
    await staff.getByRole('link', { name: 'Openen' }).click()
    await expect(staff.getByRole('heading', { level: 1 })).toContainText(NAME)
  })
})

test('D7, D14: a supplier has an agenda of what it may read, also on a phone', async ({ browser }) => {
  const supplier = await personIn(browser, 'supplier')
  await supplier.setViewportSize({ width: 390, height: 844 })
  await supplier.goto('/calendar')
  await expect(supplier.getByRole('button', { name: 'Lijst', exact: true })).toHaveAttribute('aria-pressed', 'true')
  await expect(supplier.getByText(NAME)).toHaveCount(0)
  await expectAccessible(supplier)
  await supplier.goto('/calendar.1')
  await expect(supplier).toHaveURL(/\/calendar$/)
})
