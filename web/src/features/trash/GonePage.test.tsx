import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { renderApp } from '../../../test/renderWithProviders.tsx'
import { page, reply, stubServer } from '../../../test/stubServer.ts'

const ago = new Date(Date.now() - 3_600_000).toISOString()
const hotel = { _id: 'lead/01', _type: 'lead', _version: 1, name: 'Hotel Weg', _deleted: ago, _parents: [] }
const twin = { ...hotel, _into: { _id: 'lead/03', _type: 'lead', name: 'Hotel Eén' } }
const missing = () => reply(404, { title: 'Weg', status: 404 })

it('D2.5: at the address of what was thrown away stands that it lies in the trash, and it comes back there', async () => {
  let isBack = false
  const { received } = stubServer({
    '/api/space/lead/01': () => (isBack ? { ...hotel, _deleted: undefined } : missing()),
    '/api/trash/list': () => page(isBack ? [] : [hotel]),
    '/api/trash/restore': () => {
      isBack = true
      return { _id: hotel._id, _version: 2 }
    },
    '/api/space/search': () => page([]),
    '/api/timeline/list': () => ({ entries: [] }),
  })
  await renderApp('/card/lead/01')
  expect(await screen.findByRole('heading', { level: 1, name: 'Dit ligt in de prullenbak' })).toBeTruthy()
  expect(received.find(({ path }) => path === '/api/trash/list')).toMatchObject({ body: { item: 'lead/01' } })
  await userEvent.click(screen.getByRole('button', { name: '“Hotel Weg” terugzetten' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Hotel Weg' })).toBeTruthy()
})

it('D17.2: the address of what was merged leads to what it was merged with', async () => {
  stubServer({ '/api/space/lead/01': missing, '/api/space/lead/03': missing, '/api/trash/list': () => page([twin]) })
  const { router } = await renderApp('/card/lead/01')
  expect(await screen.findByRole('heading', { level: 1, name: 'Samengevoegd met “Hotel Eén”' })).toBeTruthy()
  await userEvent.click(screen.getByRole('link', { name: 'Naar “Hotel Eén”' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/card/lead/03'))
})

it.each(['staff', 'supplier'] as const)('D20.1: what %s does not find in the trash is not there', async (kind) => {
  const { received } = stubServer({ '/api/space/lead/01': missing, '/api/trash/list': () => page([]) })
  await renderApp('/card/lead/01', { kind })
  expect(await screen.findByText(/Dit is er niet \(meer\)/)).toBeTruthy()
  if (kind === 'supplier') expect(received.some(({ path }) => path === '/api/trash/list')).toBe(false)
})
