import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { anItem } from '../../../../test/items.ts'
import { renderWithProviders } from '../../../../test/renderWithProviders.tsx'
import PasteDialog from './PasteDialog.tsx'

it('S2.5: each cell is shown as it was understood, and a word that is no choice is named beside those that are', async () => {
  const items = [
    anItem('supplier', { name: 'Kassa & Co', kinds: [{ kind: 'ERP' }] }),
    anItem('supplier', { name: 'Bon BV', kinds: [] }),
  ]
  const rows = {
    total: items.length,
    isEstimate: false,
    isPending: false,
    error: undefined,
    retry: () => undefined,
    at: (index: number) => items[index],
    indexOf: (id: string) => items.findIndex(({ _id }) => _id === id),
  }
  await renderWithProviders(
    <PasteDialog
      type="supplier"
      columns={['kinds']}
      rows={rows}
      cells={[['hrm; crm'], ['ERP, bonnen; kassa']]}
      at={{ index: 0, column: 0 }}
      onClose={() => undefined}
    />,
  )
  await screen.findByRole('dialog', { name: '1 regel wijzigen' })
  expect(screen.getByText('HRM, CRM')).toBeTruthy()
  expect(screen.getByText('Geen keuze: “bonnen”, “kassa”. Wel: ERP, CRM, HRM.')).toBeTruthy()
})
