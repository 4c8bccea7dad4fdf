import { expect } from '@playwright/test'
import { expectAccessible } from './lib/barriers.ts'
import { test } from './lib/journey.ts'
import { make, personIn } from './lib/people.ts'

/** Within a blink, and some for a busy machine. */
const SOON = { timeout: 8000 }

test('D13, S2.4, S2.20: two people talk about a dossier, one of them offline for a while', async ({ browser }) => {
  const first = await personIn(browser, 'staff')
  const second = await personIn(browser, 'admin')
  const { user } = await (await first.request.get('/api/auth/user')).json()
  // A room of their own, in which nobody said anything yet.
  const name = `Koffiehuis Praatgraag ${Date.now()}`
  const item = { _type: 'lead', name, employees: 4 }
  const lead = await make(first, '/api/space/save', { item, parent: user.organisation._id })
  await make(first, '/api/space/save', { item: { _type: 'dossier', name: 'ERP', users: 4 }, parent: lead })

  await test.step('the list says which rooms there are, and opens one', async () => {
    await first.goto('/chat')
    const rooms = first.getByRole('list', { name: 'Gesprekken' }).getByRole('listitem')
    await expect(rooms.first()).toBeVisible()
    await expectAccessible(first)
    await first.getByRole('searchbox').fill(name)
    await rooms.filter({ hasText: name }).getByRole('link').click()
    await first.waitForURL(/\/chat\/chat\?room=/)
    await expect(first.getByRole('textbox', { name: 'Schrijf een bericht' })).toBeFocused()
  })
  await second.goto(first.url())
  const log = first.getByRole('log')
  const writing = first.getByRole('textbox', { name: 'Schrijf een bericht' })
  const answering = second.getByRole('textbox', { name: 'Schrijf een bericht' })
  const answers = second.getByRole('log')

  await test.step('each sees who is there, who is writing and what is said', async () => {
    await expect(first.getByRole('list', { name: 'In dit gesprek' }).getByRole('listitem')).toHaveCount(2, SOON)
    await answering.pressSequentially('Goed')
    await expect(first.getByRole('status').filter({ hasText: 'schrijft…' })).toBeVisible(SOON)
    await answering.fill('Zie https://example.nl/demo.')
    await answering.press('Enter')
    await expect(log.getByRole('link', { name: 'https://example.nl/demo' })).toHaveAttribute('rel', /noopener/, SOON)
    await writing.fill('Dank, dat bekijk ik\nvanmiddag')
    await first.reload()
    await expect(writing, 'What was begun is there after a reload').toHaveValue('Dank, dat bekijk ik\nvanmiddag')
    await writing.press('Enter')
    await expect(answers.getByText('Dank, dat bekijk ik')).toBeVisible(SOON)
    await expect(writing).toHaveValue('')
    await expectAccessible(first)
  })

  await test.step('one mends and takes back what one said oneself, and puts it there again', async () => {
    const own = log.getByRole('article').filter({ hasText: 'Dank, dat bekijk ik' })
    await own.getByRole('button', { name: 'Bewerken' }).focus()
    await first.keyboard.press('Enter')
    await first.getByRole('textbox', { name: 'Bericht bewerken' }).fill('Dank, morgen')
    await first.keyboard.press('Enter')
    await expect(answers.getByText('Dank, morgen')).toBeVisible(SOON)
    await log
      .getByRole('article')
      .filter({ hasText: 'Dank, morgen' })
      .getByRole('button', { name: 'Verwijderen' })
      .click()
    await expect(answers.getByText('Bericht verwijderd')).toBeVisible(SOON)
    await first.getByRole('button', { name: 'Ongedaan maken' }).click()
    await expect(answers.getByText('Dank, morgen')).toBeVisible(SOON)
  })

  await test.step('who is there stands beside the talk from 650 on, and is in a drawer below', async () => {
    const beside = second.getByRole('list', { name: 'In dit gesprek' })
    await second.setViewportSize({ width: 650, height: 800 })
    await expect(beside).toBeVisible()
    await second.setViewportSize({ width: 649, height: 800 })
    await expect(beside).toBeHidden()
    await second.setViewportSize({ width: 390, height: 800 })
    await second.getByRole('button', { name: /^Wie is er\?/ }).click()
    await expect(second.getByRole('dialog').getByRole('listitem')).toHaveCount(2)
    await expectAccessible(second)
    await second.keyboard.press('Escape')
  })

  await test.step('what is said without a connection is sent once when it is back', async () => {
    await first.context().setOffline(true)
    await writing.fill('Tot zo')
    await writing.press('Enter')
    await expect(log.getByText('Tot zo')).toBeVisible()
    await first.context().setOffline(false)
    await expect(answers.getByText('Tot zo')).toHaveCount(1, { timeout: 30_000 })
    await expect(log.getByText('Tot zo')).toHaveCount(1)
    await expect(log.getByText(/^(Wordt verstuurd|Wacht op)/)).toHaveCount(0, SOON)
  })

  await test.step('leaving leads home and says so, and the list counts what one has not read, on every screen', async () => {
    await first.getByRole('button', { name: 'Verlaten' }).click()
    await first.waitForURL(/\/\?message=leftChat$/)
    await expect(first.getByText('U hebt de chat verlaten.')).toBeVisible(SOON)
    const bell = first.getByRole('banner').getByRole('link', { name: /^Chat/ })
    const unread = async () => Number(/\d+/.exec((await bell.getAttribute('aria-label')) ?? '')?.[0] ?? 0)
    await expect(bell).toBeVisible(SOON)
    const before = await unread()
    await answering.fill('Bent u er nog?')
    await answering.press('Enter')
    await expect.poll(unread, SOON).toBe(before + 1)
    await expectAccessible(first)
    await first.goto('/chat')
    await answering.fill('Nog een vraag')
    await answering.press('Enter')
    const row = first.getByRole('listitem').filter({ hasText: name })
    await expect(row.getByText('2 ongelezen berichten')).toBeAttached(SOON)
    await row.getByRole('link').click()
    await expect(first.getByRole('log').getByText('Nieuw', { exact: true })).toBeVisible(SOON)
  })
})
