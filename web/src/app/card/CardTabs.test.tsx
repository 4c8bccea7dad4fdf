import { fireEvent, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { aDossier } from '../../../test/items.ts'
import { renderWithProviders } from '../../../test/renderWithProviders.tsx'
import { stubServer } from '../../../test/stubServer.ts'
import { CardTabs } from './CardTabs.tsx'
import { tabsOf } from './tabs.ts'

it('F1.16: a tab that is pressed asks for what it shows before the click', async () => {
  const dossier = aDossier([])
  const server = stubServer({ '/api/comparison/read': () => ({ dossier: dossier._id, rows: [], columns: [] }) })
  await renderWithProviders(<CardTabs item={dossier} tabs={tabsOf(dossier, 'staff')} open={undefined} />, {
    kind: 'staff',
  })
  fireEvent.pointerDown(screen.getByRole('link', { name: 'Overzicht' }))
  expect(server.received).toEqual([])
  fireEvent.pointerDown(screen.getByRole('link', { name: 'Vergelijking' }))
  expect(server.received.map(({ path }) => path)).toEqual(['/api/comparison/read'])
})
