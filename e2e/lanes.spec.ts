import { expect, type Locator, type Page } from '@playwright/test'
import { expectAccessible } from './lib/barriers.ts'
import { test } from './lib/journey.ts'
import { EACH_THEME } from './lib/look.ts'
import { homeOf, make, personIn } from './lib/people.ts'

/** Holds a card with a finger until it is taken up, carries it over a place, and lets go there. */
async function carryByFinger(page: Page, card: Locator, to: Locator): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: Point) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: at ? [at] : [] })
  const from = await boxOf(card)
  const start = { x: from.x + 24, y: from.y + from.height - 10 }
  await touch('touchStart', start)
  await expect(page.locator('[data-lifted]')).toBeVisible()
  // A finger goes on until it sees that it is there; what is above the place may still move it.
  await expect(async () => {
    const target = await boxOf(to)
    const end = { x: target.x + 40, y: target.y + target.height / 2 }
    for (let step = 1; step <= 8; step += 1)
      await touch('touchMove', {
        x: start.x + ((end.x - start.x) * step) / 8,
        y: start.y + ((end.y - start.y) * step) / 8,
      })
    await expect(to).toHaveAttribute('data-over', 'true', { timeout: 1000 })
  }).toPass({ timeout: 10_000 })
  await touch('touchEnd')
}

interface Point {
  readonly x: number
  readonly y: number
}

async function boxOf(what: Locator) {
  const box = await what.boundingBox()
  if (!box) throw new Error('it is not on the screen')
  return box
}

test('S4.7, S2.5: on a board in lanes a card goes to the lane of another owner, by keyboard and by finger, and back', {
  tag: EACH_THEME,
}, async ({ browser }) => {
  const staff = await personIn(browser, 'staff', { hasTouch: true })
  const origin = new URL(staff.url()).origin
  const send = (path: string) => staff.request.post(path, { data: {}, headers: { origin } })
  const { user } = await (await staff.request.get('/api/auth/user')).json()
  const word = `Baanwissel ${Date.now()}`
  const [mine, nobodys] = [
    await make(staff, '/api/space/save', {
      item: { _type: 'lead', name: `Mijn ${word}`, employees: 5 },
      parent: await homeOf(staff),
    }),
    await make(staff, '/api/space/save', {
      item: { _type: 'lead', name: `Niemands ${word}`, employees: 5 },
      parent: await homeOf(staff),
    }),
  ]
  await send(`/api/space/edge/OWNERS/${mine}/${user._id}`)
  await send(`/api/space/delete/OWNERS/${nobodys}/${user._id}`)
  await staff.goto(`/list?type=lead&look=board&q=${word}`)
  await staff.getByLabel('Banen').selectOption({ label: 'Eigenaar' })
  const lane = (name: RegExp) => staff.getByRole('region', { name })
  const cardsIn = (where: Locator) => where.getByRole('article').filter({ hasText: word })
  const [own, none] = [lane(new RegExp(`^${user.name}`)), lane(/^Van niemand/)]
  const card = own.getByRole('article').filter({ hasText: `Mijn ${word}` })
  await expect(cardsIn(own)).toHaveCount(1)
  await expect(cardsIn(none)).toHaveCount(1)

  await test.step('by keyboard: an arrow leads to the lane below, where what is nobody’s stands', async () => {
    await card.getByRole('button', { name: /^Verplaats/ }).focus()
    await staff.keyboard.press('Space')
    await expect(none.locator('[data-target]').first()).toBeVisible()
    await staff.keyboard.press('ArrowDown')
    await expect(none.locator('[data-over]')).toHaveCount(1)
    await staff.keyboard.press('Space')
    await expect(cardsIn(none)).toHaveCount(2)
    await expect(staff.getByText('staat nu in de andere baan')).toBeVisible()
    await staff.getByRole('button', { name: 'Ongedaan maken' }).last().click()
    await expect(cardsIn(own)).toHaveCount(1)
  })

  await test.step('by finger', async () => {
    await carryByFinger(staff, card, none.getByRole('group', { name: 'Geregistreerd', exact: true }))
    await expect(cardsIn(none)).toHaveCount(2)
    await expectAccessible(staff)
  })
})
