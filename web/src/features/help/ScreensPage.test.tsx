import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderApp } from '../../../test/renderWithProviders.tsx'
import { stubServer } from '../../../test/stubServer.ts'

it('S2.26: every screen is found on one page, with what it is for and its keys, and no screen of somebody else', async () => {
  stubServer({ '/api/notifications/list': () => [] })
  await renderApp('/screens', { kind: 'supplier' })
  const main = within(await screen.findByRole('main'))
  expect((await main.findByRole('heading', { level: 1 })).textContent).toBe('Alle schermen')
  const work = within(main.getByRole('region', { name: 'Werk' }))
  const agenda = within(work.getAllByRole('listitem')[0] ?? document.body)
  expect(agenda.getByRole('link', { name: 'Agenda' }).getAttribute('href')).toBe('/calendar')
  expect(agenda.getByText(/^Afspraken, taken/)).toBeTruthy()
  expect([...agenda.getAllByText(/^[GA]$/)].map((key) => key.textContent)).toEqual(['G', 'A'])
  // Only what is said of the screen itself.
  expect(main.getByRole('link', { name: 'Toegankelijkheid' }).closest('li')?.textContent).toBe('Toegankelijkheid')
  expect(main.queryByRole('link', { name: 'Statistieken' })).toBeNull()
  expect(main.queryByRole('link', { name: 'Chat' })).toBeNull()
})
