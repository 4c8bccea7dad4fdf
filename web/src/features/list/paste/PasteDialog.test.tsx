import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { anItem } from '../../../../test/items.ts'
import { renderWithProviders } from '../../../../test/renderWithProviders.tsx'
import { reply, stubServer } from '../../../../test/stubServer.ts'
import PasteDialog from './PasteDialog.tsx'

it('S2.5: each cell is shown as it was understood, and a word that is no choice is named beside those that are', async () => {
  const items = [
    anItem('supplier', { name: 'Kassa & Co', kinds: [{ kind: 'ERP' }] }),
    anItem('supplier', { name: 'Bon BV', kinds: [] }),
  ]
  await renderWithProviders(
    <PasteDialog
      type="supplier"
      columns={['kinds']}
      items={items}
      cells={[['hrm; crm'], ['ERP, bonnen; kassa']]}
      column={0}
      onClose={() => undefined}
    />,
  )
  await screen.findByRole('dialog', { name: '1 regel wijzigen' })
  expect(screen.getByText('HRM, CRM')).toBeTruthy()
  expect(screen.getByText('Geen keuze: “bonnen”, “kassa”. Wel: ERP, CRM, HRM.')).toBeTruthy()
})

it('S2.5, D8.2: a paste that breaks off stays open, says what was written, and goes on with the rest', async () => {
  const items = Array.from({ length: 150 }, (_, at) => anItem('lead', { _id: `lead/n${at}`, name: `Zaak ${at}` }))
  const answers = [true, false, true]
  const { received } = stubServer({
    '/api/space/bulk': ({ items: sent }: { readonly items: readonly { readonly _id: string }[] }) =>
      answers.shift()
        ? { done: sent.map(({ _id }) => ({ _id, _version: 2 })), refused: [] }
        : reply(503, { title: 'Even niet bereikbaar', status: 503 }),
  })
  const onClose = vi.fn()
  await renderWithProviders(
    <PasteDialog
      type="lead"
      columns={['employees']}
      items={items}
      cells={items.map(() => ['55'])}
      column={0}
      onClose={onClose}
    />,
  )
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: '150 regels opslaan' }))
  await screen.findByText('100 regels zijn opgeslagen, 50 nog niet. Wat niet is opgeslagen staat hieronder.')
  expect(onClose).not.toHaveBeenCalled()
  await user.click(screen.getByRole('button', { name: '50 regels opslaan' }))
  await waitFor(() => expect(onClose).toHaveBeenCalled())
  expect(received.map(({ body }) => body.items[0]._id)).toEqual(['lead/n0', 'lead/n100', 'lead/n100'])
})
