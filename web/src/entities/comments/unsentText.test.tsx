import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { anItem } from '../../../test/items.ts'
import { renderWithProviders } from '../../../test/renderWithProviders.tsx'
import { reply, stubServer } from '../../../test/stubServer.ts'
import { whenLoggedOut } from '../../api/call.ts'
import { Comments } from './Comments.tsx'

const save = '/api/space/save'
const mentions = '/api/mentions/list'
const text = 'Een verslag van het gesprek'

beforeEach(() => localStorage.clear())

/** Stands on the page of an item. */
async function come(id = 'lead/01') {
  const { unmount } = await renderWithProviders(<Comments parent={anItem('lead', { _id: id })} />, { kind: 'staff' })
  const box = await screen.findByRole('textbox')
  return { unmount, box, user: userEvent.setup() }
}

it('S5.2: a remark that was begun is there again for who comes back to that item', async () => {
  stubServer({})
  const first = await come()
  await first.user.type(first.box, text)
  first.unmount()
  const other = await come('lead/02')
  expect(other.box).toHaveProperty('value', '')
  other.unmount()
  expect((await come()).box).toHaveProperty('value', text)
})

it('S5.2, D10: whom it mentions is still mentioned, and what was sent is not there any more', async () => {
  const { received } = stubServer({
    [mentions]: () => [{ _id: 'user/els', _type: 'user', name: 'Els Bakker' }],
    [save]: () => ({ _id: 'comment/1', _version: 1 }),
  })
  const first = await come()
  await first.user.type(first.box, 'Dag @El')
  await first.user.click(await screen.findByRole('option', { name: /Els Bakker/ }))
  first.unmount()
  const again = await come()
  await again.user.type(again.box, '{Control>}{Enter}{/Control}')
  const sent = () => received.filter(({ path }) => path === save).map(({ body }) => body.item.text)
  await waitFor(() => expect(sent()).toEqual([expect.stringContaining('data-id="user/els"')]))
  await waitFor(() => expect(Object.keys(localStorage)).toEqual([]))
  again.unmount()
  expect((await come()).box).toHaveProperty('value', '')
})

it('S5.2: a remark that is sent when the session is over is there again after logging in', async () => {
  const loggedOut = vi.fn()
  whenLoggedOut(loggedOut)
  stubServer({ [save]: () => reply(401, { title: 'Unauthorized' }) })
  const first = await come()
  await first.user.type(first.box, `${text}{Control>}{Enter}{/Control}`)
  await waitFor(() => expect(loggedOut).toHaveBeenCalled())
  first.unmount()
  expect((await come()).box).toHaveProperty('value', text)
})

it('S5.2: a reply that is taken back is forgotten', async () => {
  stubServer({})
  const remark = anItem('comment', { _id: 'comment/1', name: undefined, text: '<p>Wie belt?</p>', _version: 1 })
  await renderWithProviders(<Comments parent={anItem('lead', { _comments: [remark] })} />, { kind: 'staff' })
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Antwoorden' }))
  await user.type(screen.getByRole('textbox', { name: /Antwoord aan/ }), 'Ik')
  expect(Object.keys(localStorage)).toHaveLength(1)
  await user.click(screen.getByRole('button', { name: 'Annuleren' }))
  expect(Object.keys(localStorage)).toEqual([])
})
