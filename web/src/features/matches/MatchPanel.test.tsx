import { screen, within } from '@testing-library/react'
import { it } from 'vitest'
import { aDossier, aMatch } from '../../../test/items.ts'
import { renderWithProviders } from '../../../test/renderWithProviders.tsx'
import { stubServer } from '../../../test/stubServer.ts'
import { MatchPanel } from './MatchPanel.tsx'

it('D7, S6.5: the page of a match asks a supplier whether the request fits, and shows that request with what is said of it', async () => {
  const alias = { organisation: { name: 'Lead 7F3K9Q', _type: 'lead' } }
  const match = aMatch('offered', { ...alias, $advise: 'Kijk ook naar de keuken.' })
  stubServer({
    '/api/space/match/00match': () => match,
    '/api/space/dossier/00dossier': () => aDossier([match], { ...alias, case: '<p>Een kassa die telt.</p>' }),
  })
  await renderWithProviders(<MatchPanel match={match} facts={() => <p>10-19 medewerkers</p>} />, { kind: 'supplier' })
  screen.getByRole('heading', { name: 'Past deze aanvraag bij u?' })
  const request = await screen.findByRole('region', { name: 'De aanvraag' })
  within(request).getByText('Een kassa die telt.')
  screen.getByText('Kijk ook naar de keuken.')
  screen.getByText('10-19 medewerkers')
})
