import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { renderWithProviders } from '../../../test/renderWithProviders.tsx'
import { MadeNotice } from './MadeNotice.tsx'

it('S4.14: what opens by itself can be opened at once, or not at all', async () => {
  const [stop, open] = [vi.fn(), vi.fn()]
  const opening = { stop, onEnd: () => () => undefined }
  await renderWithProviders(
    <MadeNotice text="Brasserie is toegevoegd" opening={opening} href="/card/lead/1" onOpen={open} />,
  )
  screen.getByText('Brasserie is toegevoegd. Opent zo…')
  await userEvent.click(screen.getByRole('button', { name: 'Hier blijven' }))
  expect(stop).toHaveBeenCalledOnce()
  await userEvent.click(screen.getByRole('link', { name: 'Nu openen' }))
  expect(open).toHaveBeenCalledOnce()
  expect(screen.queryByRole('link')).toBeNull()
})
