import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { aDossier, aMatch, anItem } from '../../../test/items.ts'
import { renderWithProviders } from '../../../test/renderWithProviders.tsx'
import { stubServer } from '../../../test/stubServer.ts'
import { Timeline } from '../../entities/history/Timeline.tsx'
import { DossierDisclosure } from './disclosure/DossierDisclosure.tsx'
import { MatchSwitches } from './MatchSwitches.tsx'

const lead = anItem('lead', { _id: 'lead/00haven', _contacts: [anItem('person', { name: 'Femke Aardenburg' })] })
const read = {
  match: 'match/00match',
  supplier: { _id: 'supplier/00kassa', name: 'Kassa & Co' },
  user: { _id: 'user/00els', name: 'Ilse de Boer' },
  first: '2026-03-02T09:00:00.000Z',
  last: '2026-03-02T09:00:00.000Z',
}

function serve(match: ReturnType<typeof aMatch>, reads: readonly object[] = []) {
  const { received } = stubServer({
    '/api/space/match/00match': () => match,
    '/api/space/lead/00haven': () => lead,
    '/api/log/list': () => ({ lines: [], people: [], reads }),
    '/api/space/update/match/00match': () => ({ _id: match._id, _version: 2 }),
  })
  return () => received.filter(({ path }) => path.includes('/update/')).map(({ body }) => body.props)
}

const visible = () => screen.getByRole('switch', { name: 'Leverancier ziet deze aanvraag' })
const name = () => screen.getByRole('switch', { name: 'Naam bekendgemaakt' })

describe('the switches of a match', () => {
  it('D22.1, D22.2: what a supplier does not see cannot be disclosed to it, and the card says why', async () => {
    await renderWithProviders(<MatchSwitches match={aMatch('offered', { $visible: false })} />)
    expect(name()).toHaveProperty('checked', false)
    expect(name()).toHaveProperty('disabled', true)
    expect(screen.getByText('Kan pas als de leverancier de aanvraag ziet')).toBeTruthy()
  })

  it('D22.2: where the dossier is open the card says that the name is known, and not also that it is not', async () => {
    const dossier = { _id: 'dossier/00dossier', _type: 'dossier', name: 'ERP', open: true }
    await renderWithProviders(<MatchSwitches match={aMatch('offered', { dossier })} />)
    expect(name()).toHaveProperty('checked', true)
    expect(name()).toHaveProperty('disabled', true)
    expect(screen.getByText(/^De naam is bekend bij wie deze aanvraag ziet/)).toBeTruthy()
    expect(screen.queryByText('De leverancier leest de aanvraag zonder naam')).toBeNull()
  })

  it('D22.1: disclosing asks once, naming the supplier, the lead and what becomes readable', async () => {
    const match = aMatch('offered')
    const updates = serve(match)
    const user = userEvent.setup()
    await renderWithProviders(<MatchSwitches match={match} />)
    await user.click(name())
    const dialog = await screen.findByRole('dialog', { name: 'Naam bekendmaken?' })
    expect(dialog.textContent).toContain('Kassa & Co ziet dan dat deze aanvraag van Restaurant De Haven is')
    expect(dialog.textContent).toContain('Femke Aardenburg')
    await user.click(within(dialog).getByRole('button', { name: 'Annuleren' }))
    expect(updates()).toEqual([])
    expect(document.activeElement).toBe(name())
    await user.click(name())
    const again = await screen.findByRole('dialog', { name: 'Naam bekendmaken?' })
    await user.click(within(again).getByRole('button', { name: 'Naam bekendmaken' }))
    await waitFor(() => expect(updates()).toEqual([{ $open: true }]))
  })

  it('D22.1: pressed twice it asks once, and can be asked again after that', async () => {
    const match = aMatch('offered')
    const updates = serve(match)
    const user = userEvent.setup()
    await renderWithProviders(<MatchSwitches match={match} />)
    for (let time = 1; time <= 2; time++) {
      await user.dblClick(name())
      await screen.findByRole('dialog', { name: 'Naam bekendmaken?' })
      await user.click(screen.getByRole('button', { name: 'Annuleren' }))
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    }
    expect(updates()).toEqual([])
  })

  it('D20.9: what a supplier is going to read is shown once as well', async () => {
    const match = aMatch('registered', { $visible: false })
    stubServer({
      '/api/space/match/00match': () => match,
      '/api/space/dossier/00dossier': () => ({ _id: 'dossier/00dossier', _type: 'dossier', open: false }),
      '/api/guard/read': () => ({ hash: '', masks: [], texts: [] }),
    })
    const user = userEvent.setup()
    await renderWithProviders(<MatchSwitches match={match} />)
    await user.dblClick(visible())
    await user.click(await screen.findByRole('button', { name: 'Annuleren' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('D22.1: hiding it again says what was read and by whom', async () => {
    const match = aMatch('delivered', { $open: true })
    const updates = serve(match, [read])
    const user = userEvent.setup()
    await renderWithProviders(<MatchSwitches match={match} />)
    await user.click(name())
    const dialog = await screen.findByRole('dialog', { name: 'Naam niet meer bekendmaken?' })
    expect(dialog.textContent).toContain('Kassa & Co heeft gelezen van wie deze aanvraag is')
    expect(dialog.textContent).toContain('Ilse de Boer')
    await user.click(within(dialog).getByRole('button', { name: 'Naam verbergen' }))
    await waitFor(() => expect(updates()).toEqual([{ $open: false }]))
  })

  it('D22.1: so does hiding a match whose name is known', async () => {
    const match = aMatch('delivered', { $open: true })
    const updates = serve(match)
    const user = userEvent.setup()
    await renderWithProviders(<MatchSwitches match={match} />)
    await user.click(visible())
    const dialog = await screen.findByRole('dialog', { name: 'Aanvraag niet meer tonen?' })
    expect(dialog.textContent).toContain('Kassa & Co heeft nog niet gelezen van wie deze aanvraag is')
    await user.click(within(dialog).getByRole('button', { name: 'Niet meer tonen' }))
    await waitFor(() => expect(updates()).toEqual([{ $visible: false }]))
  })
})

describe('a dossier that is open to all who see it', () => {
  it('D22.1: opening it names every supplier who learns the name by it, and that later ones will', async () => {
    const shown = aMatch('offered')
    const hidden = aMatch('registered', {
      _id: 'match/00b',
      $visible: false,
      supplier: anItem('supplier', { name: 'Verborgen BV' }),
    })
    const dossier = aDossier([shown, hidden])
    const { received } = stubServer({
      '/api/space/dossier/00dossier': () => dossier,
      '/api/space/lead/00haven': () => lead,
      '/api/space/update/dossier/00dossier': () => ({ _id: dossier._id, _version: 2 }),
    })
    const user = userEvent.setup()
    await renderWithProviders(<DossierDisclosure dossier={dossier} />)
    await user.click(screen.getByRole('switch', { name: 'Naam bekendgemaakt aan wie deze aanvraag ziet' }))
    const dialog = await screen.findByRole('dialog', { name: 'Naam bekendmaken?' })
    expect(dialog.textContent).toContain('Kassa & Co ziet dan')
    expect(dialog.textContent).not.toContain('Verborgen BV')
    expect(dialog.textContent).toContain('later laat zien')
    await user.click(within(dialog).getByRole('button', { name: 'Naam bekendmaken' }))
    await waitFor(() =>
      expect(received.find(({ path }) => path.includes('/update/'))?.body.props).toEqual({ open: true }),
    )
  })
})

describe('a disclosure in the history', () => {
  it('D22.1: it stands between the statuses, says to whom and by whom, and is no status', async () => {
    const match = aMatch('offered')
    const event = {
      status: 'offered',
      date: new Date().toISOString(),
      event: 'disclosed' as const,
      match: match._id,
      supplier: { _id: 'supplier/00kassa', name: 'Kassa & Co' },
      user: { _id: 'user/00els', name: 'Els Bakker' },
    }
    await renderWithProviders(<Timeline item={{ ...match, history: [event, ...(match.history ?? [])] }} />)
    const [first, second] = screen.getAllByRole('listitem')
    expect(first?.textContent).toContain('Naam bekendgemaakt aan Kassa & Co')
    expect(first?.textContent).toContain('door Els Bakker')
    expect(first?.textContent).not.toContain('huidig')
    expect(second?.textContent).toContain('Aangeboden')
    expect(second?.textContent).toContain('huidig')
  })
})
