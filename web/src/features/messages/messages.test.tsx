import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { daysFromNow } from '../../../test/items.ts'
import { renderApp } from '../../../test/renderWithProviders.tsx'
import { reply, stubServer } from '../../../test/stubServer.ts'
import { closeItemForm } from '../../entities/forms/openItemForm.ts'
import { connectNotices, type Notice } from '../../ui/notify.ts'

const message = (key: string, name: string, fields: object = {}) => ({
  _id: `message/${key}`,
  _type: 'message',
  _version: 1,
  name,
  status: 'sent',
  description: '<p>Schikt dinsdag?</p>',
  date: daysFromNow(-1),
  from: { _id: 'user/els', name: 'Els Bakker' },
  ...fields,
})

function server(inbox: readonly object[], sent: readonly object[] = [], mark: () => unknown = () => ({ unread: 0 })) {
  return stubServer({
    '/api/notifications/list': () => [],
    '/api/messages/list': ({ box, q, unread }) => {
      const all = box === 'sent' ? sent : inbox
      const found = q || unread ? all.slice(0, 1) : all
      return reply(200, found, { 'x-total-count': String(found.length), 'x-unread-count': String(inbox.length) })
    },
    '/api/messages/read': mark,
    '/api/messages/recipients': () => [
      { _id: 'user/els', _type: 'user', name: 'Els Bakker', organisation: { name: 'De Haven' } },
      { _id: 'supplier/mews', _type: 'supplier', name: 'Mews' },
    ],
    '/api/space/save': () => ({ _id: 'message/new', _version: 1 }),
    '/api/space/message/*': (_, { path }) =>
      message(path.slice('/api/space/message/'.length), 'Kennismaken', {
        _to: [{ _id: 'lead/1', _type: 'lead', name: 'De Haven' }],
      }),
  })
}

describe('messages', () => {
  beforeEach(() => localStorage.clear())

  it('S2.7, D13: the inbox, what was sent, and the other way to it', async () => {
    server(
      [message('1', 'Kennismaken'), message('2', 'Offerte', { status: 'read' })],
      [message('3', 'Aan u', { _to: [{ _id: 'lead/1', _type: 'lead', name: 'De Haven' }], _reads: 2, status: 'read' })],
    )
    const { router } = await renderApp('/messages.1')
    const first = await screen.findByRole('link', { name: /Kennismaken/ })
    expect(router.state.location.pathname).toBe('/messages')
    expect(first.textContent).toContain('ongelezen')
    expect(screen.getByRole('link', { name: /Offerte/ }).textContent).not.toContain('ongelezen')
    await userEvent.click(screen.getByRole('button', { name: 'Verzonden' }))
    const sent = await screen.findByRole('link', { name: /Aan u/ })
    expect(sent.textContent).toContain('Aan De Haven')
    expect(sent.textContent).toContain('gelezen door 2')
    expect(router.state.location.search).toEqual({ box: 'sent' })
  })

  it('D13: marking several touches, and takes back, only those that were not so already', async () => {
    const notices: Notice[] = []
    connectNotices((notice) => notices.push(notice))
    const { received } = server([message('1', 'Kennismaken'), message('2', 'Offerte', { status: 'read' })])
    const marked = () => received.filter(({ path }) => path === '/api/messages/read').map(({ body }) => body)
    await renderApp('/messages')
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Kies alle berichten' }))
    await userEvent.click(screen.getByRole('button', { name: 'Gelezen' }))
    await waitFor(() => expect(marked()).toEqual([{ ids: ['message/1'], read: true }]))
    await waitFor(() => expect(notices).toHaveLength(1))
    act(() => notices[0]?.action?.run())
    await waitFor(() => expect(marked().at(-1)).toEqual({ ids: ['message/1'], read: false }))
    await userEvent.click(screen.getByRole('checkbox', { name: /Offerte/ }))
    await userEvent.click(screen.getByRole('button', { name: 'Gelezen' }))
    await waitFor(() => expect(screen.getByRole('checkbox', { name: /Offerte/ })).toHaveProperty('checked', false))
    expect(marked()).toHaveLength(2)
  })

  it('D13: more than the server takes at once are marked in parts, and taken back so', async () => {
    const notices: Notice[] = []
    connectNotices((notice) => notices.push(notice))
    const { received } = server(Array.from({ length: 201 }, (_, index) => message(String(index), `Bericht ${index}`)))
    const marked = () =>
      received.flatMap(({ path, body }) => (path === '/api/messages/read' ? [[body.ids.length, body.read]] : []))
    await renderApp('/messages')
    fireEvent.click(await screen.findByLabelText('Kies alle berichten'))
    fireEvent.click(screen.getByText('Gelezen'))
    await waitFor(() => expect(notices).toHaveLength(1))
    expect(marked().toSorted()).toEqual([
      [1, true],
      [200, true],
    ])
    act(() => notices[0]?.action?.run())
    await waitFor(() =>
      expect(marked().slice(2).toSorted()).toEqual([
        [1, false],
        [200, false],
      ]),
    )
  })

  it('D8.2: that messages could not be marked is told, and they stay chosen', async () => {
    const notices: Notice[] = []
    connectNotices((notice) => notices.push(notice))
    server([message('1', 'Kennismaken')], [], () => reply(503, { title: 'x', status: 503 }))
    await renderApp('/messages')
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Kies alle berichten' }))
    await userEvent.click(screen.getByRole('button', { name: 'Gelezen' }))
    await waitFor(() => expect(notices).toMatchObject([{ tone: 'error' }]))
    expect(screen.getByRole('checkbox', { name: /Kennismaken/ })).toHaveProperty('checked', true)
  })

  it('D13: several are marked at once', async () => {
    const { received } = server([message('1', 'Kennismaken'), message('2', 'Offerte')])
    await renderApp('/messages')
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Kies alle berichten' }))
    await userEvent.click(screen.getByRole('checkbox', { name: 'Kies “Offerte”' }))
    expect(screen.getByText('1 gekozen')).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Gelezen' }))
    await waitFor(() =>
      expect(received.find(({ path }) => path === '/api/messages/read')?.body).toEqual({
        ids: ['message/1'],
        read: true,
      }),
    )
  })

  it('D13: opening a message reads it; an answer goes to its sender and to whom one adds', async () => {
    const { received } = server([])
    await renderApp('/card/message/1')
    await userEvent.click(await screen.findByRole('button', { name: 'Beantwoorden' }))
    expect(received.find(({ path }) => path === '/api/messages/read')?.body).toEqual({ ids: ['message/1'], read: true })
    const form = await screen.findByRole('dialog')
    const to = await within(form).findByRole('combobox', { name: /^Aan/ })
    expect(within(form).getByRole('button', { name: 'Els Bakker weghalen' })).toBeTruthy()
    expect(within(form).getByRole('textbox', { name: /^Onderwerp/ })).toHaveProperty('value', 'Re: Kennismaken')
    await userEvent.type(to, 'me')
    await userEvent.click(await screen.findByRole('option', { name: /Mews/ }))
    await userEvent.click(within(form).getByRole('button', { name: 'Versturen' }))
    await waitFor(() => expect(received.some(({ path }) => path === '/api/space/save')).toBe(true))
    expect(received.find(({ path }) => path === '/api/space/save')?.body).toMatchObject({
      item: { _type: 'message', name: 'Re: Kennismaken', _to: ['supplier/mews'] },
      parent: 'user/els',
    })
  })

  it('S5.2, D13: answers to two messages of one sender and subject are two drafts', async () => {
    server([])
    const drafts = () => Object.keys(localStorage).filter((key) => key.startsWith('schakel.draft:'))
    const begin = async () => {
      await userEvent.click(await screen.findByRole('button', { name: 'Beantwoorden' }))
      const form = await screen.findByRole('dialog')
      await userEvent.type(await within(form).findByRole('textbox', { name: /^Onderwerp/ }), '!')
    }
    const { router } = await renderApp('/card/message/1')
    await begin()
    await waitFor(() => expect(drafts()).toHaveLength(1))
    act(closeItemForm)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await act(() => router.navigate({ to: '/card/$', params: { _splat: 'message/2' } }))
    await begin()
    await waitFor(() => expect(drafts()).toHaveLength(2))
  })
})
