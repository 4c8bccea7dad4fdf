import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { renderApp } from '../../../test/renderWithProviders.tsx'
import { page, stubServer } from '../../../test/stubServer.ts'

it('D12, S5.5: a walk-in with an e-mail address that is none is not sent, and what is wrong stands below it', async () => {
  const activity = { _id: 'activity/7', _type: 'activity', _version: 1, name: 'Kennisdag' }
  const { received } = stubServer({
    '/api/checkin/list': () => ({ key: 'k', activity, registrations: [] }),
    '/api/space/search': () => page([]),
    '/api/space/save': () => ({ _id: 'person/1', _version: 1 }),
  })
  const saves = () => received.filter(({ path }) => path === '/api/space/save')
  await renderApp('/checkin/7')
  const [open] = await screen.findAllByRole('button', { name: 'Inloop toevoegen' })
  if (open) await userEvent.click(open)
  await userEvent.type(screen.getByRole('textbox', { name: 'Naam' }), 'Dirkje Inloper')
  const email = screen.getByRole('textbox', { name: /^E-mail/ })
  await userEvent.type(email, 'dirkje@bedrijf')
  const add = screen.getByRole('button', { name: 'Toevoegen en afvinken' })
  await userEvent.click(add)
  expect(email.getAttribute('aria-invalid')).toBe('true')
  expect(document.getElementById(email.getAttribute('aria-describedby') ?? '')?.textContent).not.toBe('')
  expect(saves()).toEqual([])
  await userEvent.type(email, '.nl')
  await userEvent.click(add)
  await waitFor(() => expect(saves()).toMatchObject([{ body: { item: { email: 'dirkje@bedrijf.nl' } } }]))
})
