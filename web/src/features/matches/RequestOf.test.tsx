import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { aDossier, aMatch } from '../../../test/items.ts'
import { renderApp, renderWithProviders } from '../../../test/renderWithProviders.tsx'
import { page, stubServer } from '../../../test/stubServer.ts'
import { RequestOf } from './RequestOf.tsx'

const alias = { organisation: { name: 'Lead 7F3K9Q', _type: 'lead' } }
const asked = { _id: 'dossier/00dossier', _type: 'dossier', name: 'ERP', province: 'Drenthe', size: '10-19' }

describe('what a supplier reads of the request of its match', () => {
  it('D7, S6.5: the request, with what the centre says of it, stands on the page of the match', async () => {
    const match = aMatch('offered', { ...alias, $advise: 'Kijk ook naar de keuken.' })
    stubServer({
      '/api/space/dossier/00dossier': () => aDossier([match], { ...alias, case: '<p>Een kassa die telt.</p>' }),
    })
    await renderWithProviders(<RequestOf match={match} facts={({ _id }) => <p>{_id}</p>} />, {
      kind: 'supplier',
    })
    const request = await screen.findByRole('region', { name: 'De aanvraag' })
    expect(within(request).getByRole('link').getAttribute('href')).toBe('/card/dossier/00dossier')
    within(request).getByText('Een kassa die telt.')
    screen.getByText('Kijk ook naar de keuken.')
    screen.getByText('dossier/00dossier')
  })

  it('S2.2: its dashboard lists requests and not its own name: what is asked, since when, where and by how large a business', async () => {
    stubServer({
      '/api/space/search': ({ feed }: { feed?: string }) =>
        page(feed === 'match' ? [aMatch('offered', { ...alias, dossier: asked })] : []),
      '/api/space/activities': () => [],
      '/api/checkin/next': () => ({ activity: null, registered: 0, present: 0 }),
      '/api/dashboard': () => ({ day: '2026-11-22', today: [], late: null, unread: null, trends: [] }),
    })
    await renderApp('/', { kind: 'supplier' })
    const rows = await screen.findAllByRole('link', { name: /^ERP/ })
    expect(rows[0]?.textContent).toContain('ERP · 10-19 medewerkersgisterenDrenthe · Lead 7F3K9Q')
    // That stands under the greeting alone.
    expect(screen.getAllByText('Kassa & Co')).toHaveLength(1)
  })
})
