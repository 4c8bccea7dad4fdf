import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import { anItem } from '../../../test/items.ts'
import { renderWithProviders } from '../../../test/renderWithProviders.tsx'
import { reply, stubServer } from '../../../test/stubServer.ts'
import { Comments } from './Comments.tsx'

const save = '/api/space/save'
const send = '{Control>}{Enter}{/Control}'

beforeEach(() => localStorage.clear())

/** A server of which the test says when and what it answers. */
function heldServer() {
  const waiting: ((answer: unknown) => void)[] = []
  const stub = stubServer({ [save]: () => new Promise((answer) => waiting.push(answer)) })
  return {
    ...stub,
    answer: (answer: unknown) => waiting.shift()?.(answer),
    cut: () => waiting.shift()?.(Promise.reject(new TypeError('Failed to fetch'))),
    refuse: () => waiting.shift()?.(reply(403, { title: 'Nee', status: 403 })),
  }
}

/** Stands on the page of an item. */
async function come() {
  const { unmount } = await renderWithProviders(<Comments parent={anItem('lead')} />)
  return { unmount, box: screen.getByRole('textbox'), user: userEvent.setup() }
}

it('S2.35: a remark that fails while the next one is typed stands before that', async () => {
  const { received, refuse } = heldServer()
  const { box, user } = await come()
  await user.type(box, `Eerst${send}Daarna`)
  await waitFor(() => expect(received).toHaveLength(1))
  refuse()
  await screen.findByText(/Niet geplaatst/)
  expect(box).toHaveProperty('value', 'Eerst\n\nDaarna')
})

it('S2.35: blanks typed meanwhile are no remark, and stand behind nothing', async () => {
  const { received, refuse } = heldServer()
  const { box, user } = await come()
  await user.type(box, `Eerst${send} `)
  await waitFor(() => expect(received).toHaveLength(1))
  refuse()
  await screen.findByText(/Niet geplaatst/)
  expect(box).toHaveProperty('value', 'Eerst')
})

it('S5.2: who leaves while a remark is on its way finds it with the next one, should it fail', async () => {
  const { received } = heldServer()
  const first = await come()
  await first.user.type(first.box, `Eerst${send}Daarna`)
  await waitFor(() => expect(received).toHaveLength(1))
  first.unmount()
  expect((await come()).box).toHaveProperty('value', 'Eerst\n\nDaarna')
})

it('S5.2: of two remarks the one that arrived is forgotten, also for who left meanwhile', async () => {
  const { received, answer } = heldServer()
  const first = await come()
  await first.user.type(first.box, `Eerst${send}Daarna`)
  await waitFor(() => expect(received).toHaveLength(1))
  first.unmount()
  answer({ _id: 'comment/1', _version: 1 })
  await waitFor(() => expect(JSON.stringify(localStorage)).not.toContain('Eerst'))
  const again = await come()
  expect(again.box).toHaveProperty('value', 'Daarna')
  await again.user.type(again.box, send)
  await waitFor(() => expect(received).toHaveLength(2))
  answer({ _id: 'comment/2', _version: 1 })
  await waitFor(() => expect(Object.keys(localStorage)).toEqual([]))
  expect(again.box).toHaveProperty('value', '')
})

it('D2.4: sent again after an answer that was lost a remark is said once; other words, and the same said anew, are not', async () => {
  const { received, answer, cut } = heldServer()
  const keys = () => received.map(({ headers }) => headers['idempotency-key'])
  const { box, user } = await come()
  await user.type(box, `Ja${send}`)
  await waitFor(() => expect(received).toHaveLength(1))
  cut()
  await screen.findByText(/Niet geplaatst/)
  await user.type(box, send)
  await waitFor(() => expect(received).toHaveLength(2))
  expect(keys()[1]).toBe(keys()[0])
  cut()
  await screen.findByText(/Niet geplaatst/)
  await user.type(box, `, graag${send}`)
  await waitFor(() => expect(received).toHaveLength(3))
  answer({ _id: 'comment/1', _version: 1 })
  await waitFor(() => expect(Object.keys(localStorage)).toEqual([]))
  await user.type(box, `Ja, graag${send}`)
  await waitFor(() => expect(received).toHaveLength(4))
  expect(received.map(({ body }) => body.item.text)).toEqual([
    '<p>Ja</p>',
    '<p>Ja</p>',
    '<p>Ja, graag</p>',
    '<p>Ja, graag</p>',
  ])
  expect(new Set(keys()).size).toBe(3)
})

it('D2.4: also sent again by who comes back to it, it is said once', async () => {
  const { received, cut } = heldServer()
  const first = await come()
  await first.user.type(first.box, `Ja${send}`)
  await waitFor(() => expect(received).toHaveLength(1))
  cut()
  await screen.findByText(/Niet geplaatst/)
  first.unmount()
  const again = await come()
  await again.user.type(again.box, send)
  await waitFor(() => expect(received).toHaveLength(2))
  const [one, other] = received.map(({ headers }) => headers['idempotency-key'])
  expect(other).toBe(one)
})

it('D2.4: what arrived without its answer and was taken out of the box is said once more by the same words', async () => {
  const { received, cut } = heldServer()
  const { box, user } = await come()
  await user.type(box, `Ja${send}`)
  await waitFor(() => expect(received).toHaveLength(1))
  cut()
  await screen.findByText(/Niet geplaatst/)
  await user.clear(box)
  await user.type(box, `Ja${send}`)
  await waitFor(() => expect(received).toHaveLength(2))
  expect(new Set(received.map(({ headers }) => headers['idempotency-key'])).size).toBe(2)
})
