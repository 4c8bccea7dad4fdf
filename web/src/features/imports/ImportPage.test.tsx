import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { renderApp } from '../../../test/renderWithProviders.tsx'
import { stubServer } from '../../../test/stubServer.ts'

const checked = {
  _id: 'import1',
  state: 'checked',
  file: 'klanten.csv',
  type: 'lead',
  space: 'space/00centre',
  created: '2026-03-02T09:00:00.000Z',
  duplicates: 'skip',
  headings: ['Naam'],
  counts: { created: 3, merged: 0, skipped: 0, failed: 0, duplicates: 0 },
}

it('D17.2, S2.26: who imports by keyboard goes on in the outcome, and not at the top of the page', async () => {
  stubServer({
    '/api/import/read': () => checked,
    '/api/import/rows': () => [],
    '/api/import/run': () => ({ ...checked, state: 'done', written: true }),
  })
  const user = userEvent.setup()
  await renderApp('/import?job=import1&step=check')
  const run = await screen.findByRole('button', { name: 'Importeren' })
  run.focus()
  await user.keyboard('{Enter}')
  await screen.findByText('Het bestand is geïmporteerd')
  expect(run.isConnected).toBe(false)
  await waitFor(() => expect(document.activeElement).not.toBe(document.body))
  expect(screen.getByRole('main').contains(document.activeElement)).toBe(true)
})
