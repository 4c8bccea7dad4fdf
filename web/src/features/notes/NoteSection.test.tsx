import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { aDossier } from '../../../test/items.ts'
import { renderWithProviders } from '../../../test/renderWithProviders.tsx'
import { NoteSection } from './NoteSection.tsx'

it('S2.36, S8.8: who begins to write reads on what was saved until the line to the server is there', async () => {
  await renderWithProviders(<NoteSection dossier={aDossier([], { case: '<p>Drie bars en een terras.</p>' })} />, {
    kind: 'staff',
  })
  await userEvent.setup().click(await screen.findByRole('button', { name: 'Schrijven' }))
  // The editor stands there hidden as soon as its code came.
  await screen.findByRole('textbox', { name: 'Aanvraag', hidden: true })
  expect(screen.getByText('Drie bars en een terras.')).toBeTruthy()
  expect(screen.getByText(/u leest nu wat er bewaard is/).getAttribute('role')).toBe('status')
})
