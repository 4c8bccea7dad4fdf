import type { GuardReview } from '@schakel/domain/calls'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { renderWithProviders } from '../../../../test/renderWithProviders.tsx'
import { GuardDialog } from './GuardDialog.tsx'

const review: GuardReview = {
  hash: 'h1',
  masks: [],
  texts: [{ item: 'dossier/00dossier', field: 'case', blocks: [[{ text: 'Een kassa die telt.', is: 'plain' }]] }],
}

describe('what staff confirm before a supplier reads it', () => {
  it('D20.7, D20.9: they are told that two suppliers can see that a text is the same, and confirm what they read', async () => {
    const confirmed: string[] = []
    await renderWithProviders(
      <GuardDialog
        dossier="dossier/00dossier"
        readers={[{ name: 'Kassa & Co', review }]}
        onConfirm={async (readers) => {
          confirmed.push(...readers.map((one) => one.review.hash))
        }}
        onClose={() => {}}
      />,
      { kind: 'staff' },
    )
    await screen.findByRole('dialog', { name: 'Wat gaat Kassa & Co lezen?' })
    screen.getByText('Een kassa die telt.')
    screen.getByText('Twee leveranciers die elkaar deze tekst laten zien, kunnen zien dat het dezelfde aanvraag is.')
    await userEvent.setup().click(screen.getByRole('button', { name: 'Gelezen, toon aan leverancier' }))
    await waitFor(() => expect(confirmed).toEqual(['h1']))
  })
})
