import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { asWhom } from '../src/api/seeing.ts'
import { closeItemForm } from '../src/entities/forms/openItemForm.ts'
import { closeLinkDialog } from '../src/entities/links/openLinkDialog.ts'
import { closePalette } from '../src/entities/openers/openPalette.ts'
import { closeShortcuts } from '../src/entities/openers/openShortcuts.ts'
import { closeTagTree } from '../src/entities/tags/openTagTree.ts'
import { aDossier, aMatch, anItem, daysFromNow, pastStatuses } from './items.ts'
import { isWriting, takeFaults } from './presses.ts'
import { renderApp } from './renderWithProviders.tsx'
import { page, reply, stubServer } from './stubServer.ts'

const WHY = 'Kan weer zodra er verbinding is'
const mine = { _owners: [{ _id: 'space/00centre', _type: 'space', name: 'Kenniscentrum' }] }
const comment = anItem('comment', {
  name: undefined,
  text: '<p>Bellen wij morgen?</p>',
  author: { _id: 'user/00staff', name: 'Sanne de Wit' },
})
const message = anItem('message', { from: { _id: 'user/els', name: 'Els' }, date: daysFromNow(-1), status: 'sent' })
const items = [
  anItem('lead', {
    _id: 'lead/00haven',
    name: 'Restaurant De Haven',
    status: 'prospect',
    history: pastStatuses('registered', 'prospect'),
    _contacts: [anItem('person')],
    _todos: [anItem('todo', { ...mine, tasks: [{ name: 'Bellen', done: false }] })],
    _tags: [anItem('tag', { name: 'Restaurants' })],
    _comments: [comment],
  }),
  aDossier([aMatch('offered', { $visible: false })]),
  aMatch('offered', { $visible: false, _comments: [comment] }),
  anItem('activity', { date: daysFromNow(1) }),
  message,
]

function server() {
  const { received } = stubServer({
    ...Object.fromEntries(items.map((item) => [`/api/space/${item._id}`, () => item])),
    '/api/space/search': () => page([items[0]]),
    '/api/space/activities': () => [],
    '/api/space/tags': () => [],
    '/api/lists/statuses': () => [{ status: 'prospect', count: 1 }],
    '/api/lists/ids': () => ['lead/00haven'],
    '/api/views/list': () => [],
    '/api/fit/list': () => [],
    '/api/agenda/list': () => ({ items: [], planning: [] }),
    '/api/messages/list': () => reply(200, [message], { 'x-total-count': '1', 'x-unread-count': '1' }),
    '/api/notifications/list': () => [
      { _id: 'n1', kind: 'mention', at: daysFromNow(-1), read: false, item: items[0], by: { name: 'Els' } },
    ],
    '/api/checkin/list': () => ({
      key: 'key',
      activity: anItem('activity', { name: 'Kennisdag', date: daysFromNow(0) }),
      registrations: [anItem('person', { name: 'Aukje', $registered: daysFromNow(-1) })],
    }),
    '/api/settings/read': () => ({
      locale: 'nl',
      theme: 'auto',
      timezone: 'Europe/Amsterdam',
      mail: { mention: true, message: true, status: false, due: true },
      toured: true,
    }),
    '/api/auth/sessions': () => [{ _id: 's1', current: false, seen_at: daysFromNow(0), agent: '' }],
  })
  const written = () => received.filter(({ path }) => isWriting(path))
  return { received, written }
}

/** Screens, and how many controls on each write at once when all of it has come. */
const screens: readonly { readonly path: string; readonly count: number }[] = [
  { path: '/card/lead/00haven', count: 25 },
  { path: '/card/dossier/00dossier', count: 35 },
  { path: '/card/message/00message', count: 4 },
  { path: '/settings', count: 17 },
]

const writers = (which = '[data-writes]') => [...document.querySelectorAll<HTMLElement>(which)]
const atOnce = () => writers('[data-writes=now]')
const waiting = () => writers('[data-blocked]')

/** What a screen reader says of it after its name. */
function descriptionOf(one: Element): string[] {
  const ids = one.getAttribute('aria-describedby')?.split(' ') ?? []
  return ids.map((id) => document.getElementById(id)?.textContent ?? '')
}

/** Presses all that can be pressed, and what comes of that, but for what leads elsewhere. */
async function pressAll(): Promise<number> {
  const pressed = new Set<Element>()
  for (let round = 0; round < 4; round++) {
    for (const one of document.querySelectorAll('button, input[type=checkbox], [role=menuitem], [role=option]')) {
      if (pressed.has(one) || !one.isConnected || one.closest('[aria-label^="Menu van"]')) continue
      pressed.add(one)
      fireEvent.click(one)
    }
    await act(async () => undefined)
  }
  return pressed.size
}

let isOnline = true
function connect(online: boolean): void {
  isOnline = online
  act(() => void window.dispatchEvent(new Event(online ? 'online' : 'offline')))
}

beforeEach(() => {
  // What jsdom lacks.
  HTMLDialogElement.prototype.showModal = () => undefined
  HTMLDialogElement.prototype.close = () => undefined
  localStorage.clear()
  isOnline = true
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline)
})

afterEach(() => {
  delete asWhom['x-see-as']
  connect(true)
  // What was opened over one screen would be over the next one as well.
  for (const close of [closeTagTree, closeItemForm, closeLinkDialog, closePalette, closeShortcuts]) act(close)
})

describe('what writes, screen by screen', () => {
  it.each(screens)(
    'S8.8, D9: without a connection nothing on $path writes, and all of it comes back',
    async ({ path, count }) => {
      const { written } = server()
      await renderApp(path)
      await waitFor(() => expect(atOnce()).toHaveLength(count))
      expect(waiting()).toEqual([])
      const before = atOnce()
      const off = before.map((one) => one.matches(':disabled'))
      connect(false)
      // It keeps its place, can be reached, and says why.
      expect(atOnce()).toEqual(before)
      expect(waiting()).toEqual(before)
      for (const [index, one] of before.entries()) {
        expect(descriptionOf(one)).toContain(WHY)
        expect(one.getAttribute('aria-disabled')).toBe('true')
        expect(one.matches(':disabled')).toBe(off[index])
        // The list of a `select` opens whatever one does.
        if (one instanceof HTMLSelectElement) expect(one.options).toHaveLength(1)
      }
      const asked = written().length
      await pressAll()
      expect(written().slice(asked)).toEqual([])
      // What a queue sends from now on comes of no press.
      expect(takeFaults()).toEqual([])
      connect(true)
      // What was opened meanwhile may still be coming.
      await waitFor(() => expect(waiting()).toEqual([]))
    },
  )

  it.each(['/card/dossier/00dossier', '/card/match/00match', '/card/message/00message', '/messages', '/checkin/1'])(
    'D6: while impersonating nothing on %s writes',
    async (path) => {
      asWhom['x-see-as'] = 'user/other'
      const { written, received } = server()
      await renderApp(path)
      await waitFor(() => expect(received.length).toBeGreaterThan(1))
      await screen.findByRole('heading', { level: 1 })
      await waitFor(() => expect(screen.getAllByRole('button').length).toBeGreaterThan(3))
      expect(writers().filter((one) => !waiting().includes(one))).toEqual([])
      expect(await pressAll()).toBeGreaterThan(3)
      expect(written()).toEqual([])
    },
  )

  it('S8.8, D12: what waits in a queue of its own goes on without a connection', async () => {
    const { received } = server()
    await renderApp('/checkin/1')
    const tick = await screen.findByRole('checkbox', { name: /^Aukje/ })
    connect(false)
    expect(writers('[data-writes=queued]').filter((one) => one.hasAttribute('data-blocked'))).toEqual([])
    await userEvent.click(tick)
    await waitFor(() =>
      expect(received.find(({ path }) => path === '/api/checkin/present')?.body.person).toBe('person/00person'),
    )
  })

  it('S2.35, S8.8: what was typed stays while there is no connection, by button and keyboard, and is sent afterwards', async () => {
    const { received } = server()
    const sent = () => received.filter(({ path }) => path === '/api/space/save')
    await renderApp('/card/lead/00haven')
    const box = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: /reactie/i })
    connect(false)
    await userEvent.type(box, 'Bel mij even{Control>}{Enter}{/Control}')
    const send = screen.getByRole('button', { name: 'Plaatsen' })
    await userEvent.click(send)
    expect([box.value, sent()]).toEqual(['Bel mij even', []])
    connect(true)
    await userEvent.click(send)
    await waitFor(() => expect(sent()[0]?.body.item.text).toContain('Bel mij even'))
  })
})
