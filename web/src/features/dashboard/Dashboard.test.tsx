import type { ViewerKind } from '@schakel/domain'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { renderApp } from '../../../test/renderWithProviders.tsx'
import { page, reply, stubServer } from '../../../test/stubServer.ts'
import { HOME_ZONE, setTimeZone } from '../../ui/timeZone.ts'
import { greetingAt } from './greeting.ts'
import { panelsFor, waitingOf } from './panels.ts'

const now = new Date('2026-11-20T12:00:00Z')
const todo = (key: string, due: string | undefined, done = false) => ({
  _id: `todo/${key}`,
  _type: 'todo' as const,
  _version: 1,
  name: `Taak ${key}`,
  ...(due ? { due } : {}),
  done,
})

function panel(kind: ViewerKind, name: string) {
  const found = panelsFor(kind).find((one) => one.name === name)
  if (!found) throw new Error(`no panel ${name}`)
  return found
}

describe('the dashboard', () => {
  it('S2.2, D1.4: greets by the hour in Amsterdam, or in the time zone that one chose', () => {
    expect(greetingAt(new Date('2026-11-20T07:00:00Z'))).toBe('morning')
    expect(greetingAt(new Date('2026-11-20T11:30:00Z'))).toBe('afternoon')
    expect(greetingAt(new Date('2026-11-20T17:30:00Z'))).toBe('evening')
    expect(greetingAt(new Date('2026-07-20T22:30:00Z'))).toBe('night')
    setTimeZone('America/New_York')
    expect(greetingAt(new Date('2026-07-20T22:30:00Z'))).toBe('evening')
    setTimeZone(HOME_ZONE)
  })

  it('S3.6: the panel of todos asks for what is open, soonest first, counts all of it and leads to all of it', async () => {
    const open = ['a', 'b', 'c', 'd', 'e'].map((key) => todo(key, '2026-01-01T00:00:00Z'))
    const { received } = stubServer({
      '/api/space/search': (body) => (body.feed === 'todo' ? page(open.slice(0, 4), 312) : page([])),
      '/api/space/activities': () => [],
    })
    await renderApp('/', { kind: 'staff' })
    const todos = await screen.findByRole('region', { name: 'Openstaande taken' })
    expect(await within(todos).findAllByText(/^Taak [a-d]$/)).toHaveLength(4)
    expect(within(todos).getByText('312')).toBeTruthy()
    expect(within(todos).getAllByText(/Te laat/)).toHaveLength(4)
    expect(within(todos).getByRole('link', { name: 'Alle 312 bekijken' }).getAttribute('href')).toBe(
      '/search/todo/*/open',
    )
    expect(received.map(({ body }) => body)).toContainEqual(
      expect.objectContaining({ feed: 'todo', status: 'open', sort: 'due', page_size: 4 }),
    )
  })

  it('S3.6: what waits of the activities are the coming ones, soonest first', () => {
    const activity = (key: string, date: string) => ({
      _id: `activity/${key}`,
      _type: 'activity' as const,
      _version: 1,
      date,
    })
    const found = waitingOf(
      panel('member', 'activities'),
      [
        activity('b', '2026-12-01T00:00:00Z'),
        activity('a', '2026-11-21T00:00:00Z'),
        activity('x', '2026-11-01T00:00:00Z'),
      ],
      now,
    )
    expect(found.map((item) => item._id)).toEqual(['activity/a', 'activity/b'])
  })

  it.each([
    ['staff', ['Nieuwe aanvragen', 'Geaccepteerde matches', 'Openstaande taken'], true],
    ['supplier', ['Aangeboden aan u', 'Aan u geleverd', 'Afspraken en kennisdagen'], false],
    ['enduser', ['Uw aanvragen', 'Voorgestelde leveranciers', 'Openstaande taken'], false],
  ] as const)('D6: %s sees what waits for them', async (kind, titles, hasPipeline) => {
    stubServer({ '/api/space/search': () => page([]), '/api/space/activities': () => [] })
    await renderApp('/', { kind })
    const section = await screen.findByRole('region', { name: 'Wat op u wacht' })
    expect(
      within(section)
        .getAllByRole('heading', { level: 3 })
        .map((heading) => heading.textContent),
    ).toEqual(titles)
    expect(screen.queryByRole('navigation', { name: 'Dossiers onderweg' }) !== null).toBe(hasPipeline)
    expect(document.title).toBe('Schakel')
  })

  it('S2.2: a figure leads to what it counts', async () => {
    const points = [1, 2, 3, 4, 5, 6]
    stubServer({
      '/api/space/search': () => page([]),
      '/api/space/activities': () => [],
      '/api/checkin/next': () => ({ activity: null, registered: 0, present: 0 }),
      '/api/dashboard': () => ({
        day: '2026-11-22',
        today: [{ name: 'appointments', count: 2, item: null }],
        late: { total: 0, dossiers: [] },
        trends: [{ name: 'open', points }],
      }),
    })
    await renderApp('/', { kind: 'staff' })
    const hrefOf = async (name: RegExp) => (await screen.findByRole('link', { name })).getAttribute('href')
    expect(await hrefOf(/^2 ?afspraken vandaag/)).toBe('/calendar?view=day&day=2026-11-22')
    expect(decodeURIComponent((await hrefOf(/^Matches onderweg/)) ?? '')).toBe(
      '/list?type=match&status=registered,offered,reserved,delivered,meeting',
    )
  })

  it('S7.3: shows what changed last, asked for the whole world, 50 at a time', async () => {
    const { received } = stubServer({
      '/api/space/search': () => page([]),
      '/api/space/activities': () => [{ _id: 'lead/1', _type: 'lead', _version: 1, name: 'Paviljoen Zuid' }],
    })
    await renderApp('/')
    expect(await screen.findByRole('link', { name: 'Paviljoen Zuid' })).toBeTruthy()
    expect(received.find(({ path }) => path === '/api/space/activities')?.body).toMatchObject({
      parent: '*',
      page: 1,
      page_size: 50,
    })
  })

  it('D8.4: an empty world says so, and a failure of one part leaves the others standing', async () => {
    stubServer({
      '/api/space/search': (body) => (body.feed === 'todo' ? reply(500, { title: 'x' }) : page([])),
      '/api/space/activities': () => [],
    })
    await renderApp('/')
    expect(await screen.findByText('Hier verschijnt wat er gebeurt')).toBeTruthy()
    const todos = await screen.findByRole('region', { name: 'Openstaande taken' })
    expect(await within(todos).findByRole('alert')).toBeTruthy()
    await userEvent.click(within(todos).getByRole('button', { name: 'Opnieuw proberen' }))
    expect(screen.getByText('Geen aanvraag die op een intake wacht.')).toBeTruthy()
  })

  it('S2.2: shows the last twelve changes, and more of them when asked', async () => {
    const changes = Array.from({ length: 20 }, (_, index) => todo(`${index}`, undefined))
    stubServer({ '/api/space/search': () => page([]), '/api/space/activities': () => changes })
    await renderApp('/')
    const feed = await screen.findByRole('region', { name: 'Laatst gewijzigd' })
    expect(await within(feed).findAllByText(/^Taak \d+$/)).toHaveLength(12)
    await userEvent.click(within(feed).getByRole('button', { name: 'Meer laten zien' }))
    expect(within(feed).getAllByText(/^Taak \d+$/)).toHaveLength(20)
    expect(within(feed).queryByRole('button', { name: 'Meer laten zien' })).toBeNull()
  })
})
