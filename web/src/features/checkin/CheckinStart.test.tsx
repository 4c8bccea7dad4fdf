import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { renderApp, renderWithProviders } from '../../../test/renderWithProviders.tsx'
import { reply, stubServer } from '../../../test/stubServer.ts'
import { VisitorPage } from './VisitorPage.tsx'

afterEach(() => {
  vi.useRealTimers()
})

const activity = (key: string, fields: object = {}) => ({
  _id: `activity/${key}`,
  _type: 'activity',
  _version: 1,
  name: `Bijeenkomst ${key}`,
  date: '2026-03-12T12:00:00.000Z',
  status: 'planned',
  ...fields,
})

it('D12: /checkin without an activity leads staff to those of today, earliest first and not to one that was cancelled', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-12T07:00:00.000Z') })
  const planned = [{ status: 'done', date: '2026-03-12T10:00:00.000Z', planned: true }]
  const items = [
    activity('2'),
    activity('1', { date: '2026-03-12T08:00:00.000Z' }),
    activity('3', { status: 'cancelled' }),
    // Of next month, with a status that is planned for today.
    activity('4', { date: '2026-04-12T08:00:00.000Z', history: planned }),
    // Over since midnight.
    activity('5', { date: '2026-03-09T08:00:00.000Z', end: '2026-03-11T23:00:00.000Z' }),
  ]
  stubServer({ '/api/agenda/list': () => ({ items, isCut: false }) })
  await renderApp('/checkin')
  const list = await screen.findByRole('list', { name: 'Vandaag' })
  expect(
    within(list)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual(['/checkin/1', '/checkin/2'])
})

it('D12: on a day without any it says so, and leads to the next one', async () => {
  stubServer({
    '/api/agenda/list': () => ({ items: [], isCut: false }),
    '/api/checkin/next': () => ({ activity: activity('9'), registered: 2, present: 0 }),
  })
  await renderApp('/checkin')
  expect(await screen.findByText('Vandaag is er niets om in te checken')).toBeDefined()
  expect((await screen.findByRole('link', { name: /^Volgende bijeenkomst/ })).getAttribute('href')).toBe('/checkin/9')
})

it('D12: whoever takes no attendance is told kindly where they check in', async () => {
  const { received } = stubServer({})
  await renderApp('/checkin', { kind: 'member' })
  expect(await screen.findByText('Inchecken doet u bij de ingang')).toBeDefined()
  expect(received.map(({ path }) => path)).not.toContain('/api/agenda/list')
})

it('D12: a visitor who is early is told from when one checks in, and is asked nothing', async () => {
  const { name, date } = activity('4')
  stubServer({ '/api/checkin/key': () => ({ name, date, opens: '2026-03-10T23:00:00.000Z' }) })
  const config = { brand: 'Schakel', publicBrand: 'Kenniscentrum', defaultPrice: 575 }
  await renderWithProviders(<VisitorPage config={config} secret="x" onLocale={() => undefined} />)
  expect(await screen.findByText(/Inchecken kan vanaf woensdag 11 maart 2026 00:00/)).toBeDefined()
  expect(screen.getByText('Bijeenkomst 4')).toBeDefined()
  expect(screen.queryByRole('textbox')).toBeNull()
})

it('D12: a visitor who turns out to be early, since the day was moved meanwhile, is told from when one checks in', async () => {
  const { name, date } = activity('4')
  const early = { title: 'x', errors: [{ path: 'key', code: 'tooEarly', message: '' }] }
  let opens: string | undefined
  stubServer({
    '/api/checkin/key': () => ({ name, date, ...(opens ? { opens } : {}) }),
    '/api/checkin/self': () => {
      opens = '2026-04-10T22:00:00.000Z'
      return reply(422, early)
    },
  })
  const config = { brand: 'Schakel', publicBrand: 'Kenniscentrum', defaultPrice: 575 }
  await renderWithProviders(<VisitorPage config={config} secret="x" onLocale={() => undefined} />)
  await userEvent.type(await screen.findByRole('textbox'), 'gast@zilvermeeuw.example{Enter}')
  expect((await screen.findByRole('alert')).textContent).toMatch(/Inchecken kan vanaf zaterdag 11 april 2026 00:00/)
  expect(screen.queryByRole('textbox')).toBeNull()
})

it('D12: a visitor whose phone had no connection for a moment tries again by a button, or sees it once there is one', async () => {
  const { name, date } = activity('4')
  let isDown = true
  stubServer({
    '/api/checkin/key': () => {
      if (isDown) throw new TypeError('Failed to fetch')
      return { name, date }
    },
  })
  const config = { brand: 'Schakel', publicBrand: 'Kenniscentrum', defaultPrice: 575 }
  const page = <VisitorPage config={config} secret="x" onLocale={() => undefined} />
  const { unmount } = await renderWithProviders(page)
  await userEvent.click(await screen.findByRole('button', { name: 'Opnieuw proberen' }))
  expect((await screen.findByRole('alert')).textContent).toMatch(/^Geen verbinding/)
  isDown = false
  await userEvent.click(screen.getByRole('button', { name: 'Opnieuw proberen' }))
  await screen.findByRole('textbox')
  expect(screen.queryByRole('alert')).toBeNull()
  unmount()

  isDown = true
  await renderWithProviders(page)
  await screen.findByRole('alert')
  isDown = false
  window.dispatchEvent(new Event('online'))
  await screen.findByRole('textbox')
  expect(screen.queryByRole('alert')).toBeNull()
})

it('D12: a visitor who tries again keeps the keyboard, hears it fail once more, and goes on above the form', async () => {
  const { name, date } = activity('4')
  const answers: (() => unknown)[] = []
  let answer = Promise.withResolvers<void>()
  stubServer({
    '/api/checkin/key': async () => {
      await answer.promise
      return answers.shift()?.()
    },
  })
  const answerWith = (one: () => unknown) => {
    answers.push(one)
    answer.resolve()
  }
  const config = { brand: 'Schakel', publicBrand: 'Kenniscentrum', defaultPrice: 575 }
  await renderWithProviders(<VisitorPage config={config} secret="x" onLocale={() => undefined} />)
  answerWith(() => reply(503, {}))
  const before = await screen.findByRole('alert')
  const again = screen.getByRole('button', { name: 'Opnieuw proberen' })
  answer = Promise.withResolvers()
  await userEvent.click(again)
  expect([document.activeElement === again, again.ariaBusy]).toEqual([true, 'true'])
  answerWith(() => reply(503, {}))
  expect((await screen.findByRole('alert')) === before).toBe(false)
  answer = Promise.withResolvers()
  await userEvent.click(again)
  answerWith(() => ({ name, date }))
  await screen.findByRole('textbox')
  expect(document.activeElement === screen.getByRole('heading', { level: 1 })).toBe(true)
})

it('D12, S5.2: a visitor who turns out to be early keeps the address that they typed while the day cannot be asked', async () => {
  const { name, date } = activity('4')
  const answers: (() => unknown)[] = [
    () => ({ name, date }),
    () => reply(503, {}),
    () => ({ name, date, opens: '2026-04-10T22:00:00.000Z' }),
  ]
  stubServer({
    '/api/checkin/key': () => answers.shift()?.(),
    '/api/checkin/self': () => reply(422, { title: 'x', errors: [{ path: 'key', code: 'tooEarly', message: '' }] }),
  })
  const config = { brand: 'Schakel', publicBrand: 'Kenniscentrum', defaultPrice: 575 }
  await renderWithProviders(<VisitorPage config={config} secret="x" onLocale={() => undefined} />)
  await userEvent.type(await screen.findByRole('textbox'), 'gast@zilvermeeuw.example{Enter}')
  await screen.findByRole('alert')
  expect(screen.getByRole('textbox')).toHaveProperty('value', 'gast@zilvermeeuw.example')
  await userEvent.click(screen.getByRole('button', { name: 'Opnieuw proberen' }))
  await screen.findByText(/Inchecken kan vanaf zaterdag 11 april 2026 00:00/)
  expect(screen.queryByRole('textbox')).toBeNull()
})

it('D12: a visitor of several days reads on which day it ends', async () => {
  const { name, date } = activity('4')
  let end = '2026-03-12T16:00:00.000Z'
  stubServer({ '/api/checkin/key': () => ({ name, date, end }) })
  const config = { brand: 'Schakel', publicBrand: 'Kenniscentrum', defaultPrice: 575 }
  const page = <VisitorPage config={config} secret="x" onLocale={() => undefined} />
  const { unmount } = await renderWithProviders(page)
  await screen.findByText('donderdag 12 maart 2026 13:00 – 17:00')
  unmount()
  end = '2026-03-14T16:00:00.000Z'
  await renderWithProviders(page)
  await screen.findByText('donderdag 12 maart 2026 13:00 – zaterdag 14 maart 2026 17:00')
})

it('D12, D2.4: a visitor whose answer was lost tries again as the same one, and the next one at that phone as another', async () => {
  const { name, date } = activity('4')
  let isLost = true
  const { received } = stubServer({
    '/api/checkin/key': () => ({ name, date }),
    '/api/checkin/self': () => {
      if (isLost) throw new TypeError('Failed to fetch')
      return {}
    },
  })
  const config = { brand: 'Schakel', publicBrand: 'Kenniscentrum', defaultPrice: 575 }
  await renderWithProviders(<VisitorPage config={config} secret="x" onLocale={() => undefined} />)
  await userEvent.type(await screen.findByRole('textbox'), 'info@zilvermeeuw.example{Enter}')
  await screen.findByRole('alert')
  isLost = false
  await userEvent.type(screen.getByRole('textbox'), '{Enter}')
  await userEvent.click(await screen.findByRole('button', { name: 'Nog iemand inchecken' }))
  await userEvent.type(screen.getByRole('textbox'), 'info@zilvermeeuw.example{Enter}')
  await screen.findByRole('heading', { level: 2 })
  const attempts = received.filter(({ path }) => path === '/api/checkin/self').map(({ body }) => body.attempt)
  expect(attempts).toEqual([attempts[0], attempts[0], expect.not.stringMatching(attempts[0])])
})
