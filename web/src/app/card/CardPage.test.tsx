import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { aDossier, aMatch, anItem, pastStatuses } from '../../../test/items.ts'
import { renderWithProviders } from '../../../test/renderWithProviders.tsx'
import { page, stubServer } from '../../../test/stubServer.ts'
import { formRequests } from '../../entities/forms/openItemForm.ts'
import { CardPage } from './CardPage.tsx'

const section = (name: RegExp) => screen.getByRole('region', { name })
const lead = anItem('lead', {
  _id: 'lead/00haven',
  name: 'Restaurant De Haven',
  status: 'prospect',
  history: pastStatuses('registered', 'prospect'),
  employees: 12,
  phone: '+31201234567',
  website: 'https://www.haven.example',
  address: { street: 'Kade 1', zipcode: '1011 AB', city: 'Amsterdam' },
  _contacts: [anItem('person', { name: 'Femke Aardenburg', jobtitle: 'Chef' })],
  _dossiers: [aDossier([aMatch('offered')])],
  _tags: [anItem('tag', { name: 'Restaurants' })],
})

const emptySet = (parent: string) => ({
  parent,
  version: 0,
  mayEdit: false,
  mayFreeze: false,
  mayPropose: false,
  rows: [],
})

type Kind = 'super' | 'staff' | 'supplier' | 'enduser'

async function show(item: ReturnType<typeof anItem>, kind: Kind = 'staff', tab?: string) {
  const { received } = stubServer({
    [`/api/space/${item._id}`]: () => item,
    '/api/space/search': () => page([]),
    '/api/fit/list': () => [],
    '/api/timeline/list': () => ({ entries: [] }),
    '/api/requirements/list': () => emptySet(item._id),
    '/api/space/match/00match': () => aMatch('offered'),
    '/api/space/lead/00haven': () => lead,
  })
  const shown = await renderWithProviders(<CardPage id={item._id} {...(tab ? { tab } : {})} />, { kind })
  await screen.findByRole('heading', { level: 1 })
  return { ...shown, received }
}

describe('the page of an item', () => {
  it('S2.26: a page with a picture has a banner; one without has a thin band, and its menu offers one', async () => {
    const user = userEvent.setup()
    const { unmount } = await show({ ...lead, _id: 'lead/00kade', banner: '/files/kade.webp' })
    await screen.findByRole('button', { name: 'Banner van Restaurant De Haven wijzigen' })
    unmount()
    await show(lead)
    expect(screen.queryByRole('button', { name: /^Banner/ })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Acties voor Restaurant De Haven' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Banner toevoegen' }))
    await screen.findByRole('dialog')
  })

  it('S9.4: who else looks stands beside the name, and on a phone on the line below it', async () => {
    const { matchMedia } = window
    const isBesideName = () => {
      const present = document.querySelector('main header [role="status"], header [role="status"]')
      return !present?.parentElement?.parentElement?.textContent?.startsWith('Prospect')
    }
    const { unmount } = await show(lead)
    expect(isBesideName()).toBe(true)
    unmount()
    vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
      Object.assign(matchMedia(query), { matches: /max-width|width <=?/.test(query) }),
    )
    await show({ ...lead, _id: 'lead/00kade' })
    expect(isBesideName()).toBe(false)
    vi.restoreAllMocks()
  })

  it('S2.10: shows name, place, status, facts, people, dossiers, tags and timeline of a lead', async () => {
    await show(lead)
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Restaurant De Haven')
    expect(document.title).toBe('Restaurant De Haven · Schakel')
    screen.getByRole('button', { name: 'Status: Prospect. Bekijk de historie' })
    const facts = section(/Gegevens/)
    for (const text of ['12', 'haven.example', 'Kade 1', '1011 AB', 'Amsterdam'])
      expect(facts.textContent).toContain(text)
    await waitFor(() => within(facts).getByRole('link', { name: '020 123 4567' }))
    within(section(/Contactpersonen/)).getByRole('link', { name: 'Femke Aardenburg' })
    expect(section(/Dossiers/).textContent).toContain('1 match: 1 aangeboden')
    within(section(/Tags/)).getByRole('link', { name: 'Restaurants' })
    within(await screen.findByRole('region', { name: 'Tijdlijn' })).getByRole('textbox', {
      name: 'Schrijf een reactie',
    })
  })

  it('S2.32: the status opens the status and history dialog, and gives the focus back', async () => {
    await show(lead)
    const user = userEvent.setup()
    const status = screen.getByRole('button', { name: /^Status: Prospect/ })
    await user.click(status)
    await screen.findByRole('dialog', { name: 'Status van Restaurant De Haven' })
    await user.keyboard('{Escape}')
    await waitFor(() => expect(document.activeElement).toBe(status))
  })

  it('D3: a section adds a child of its type under the item', async () => {
    await show(lead)
    const user = userEvent.setup()
    await user.click(screen.getByRole('button', { name: 'Contactpersoon toevoegen' }))
    expect(formRequests.now()).toMatchObject({ type: 'person', edge: 'CONTACTS', parent: { _id: 'lead/00haven' } })
  })

  it('D6, S8.1: what does not exist for someone is a friendly page with a way on', async () => {
    stubServer({})
    await renderWithProviders(<CardPage id="lead/weg" />)
    await screen.findByRole('heading', { level: 1, name: 'Oeps!' })
    screen.getByText('404 Not Found')
    screen.getByText(/^Dit is er niet \(meer\)/)
    expect(screen.getByRole('link', { name: 'Dashboard' }).getAttribute('href')).toBe('/')
  })

  it('S2.31: staff find the suppliers that fit above the matches, right under the button that shows them', async () => {
    await show(aDossier([aMatch('offered')]))
    const match = await screen.findByRole('rowgroup', { name: 'Match met Kassa & Co' })
    await userEvent.setup().click(screen.getByRole('button', { name: 'Leveranciers toevoegen' }))
    const place = section(/Leveranciers die passen/).compareDocumentPosition(match)
    expect(place).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  })

  it('D7: a supplier sees an anonymous request with province, size and its own choice, and no way to the lead', async () => {
    const organisation = { name: 'Lead 7F3K9Q', _type: 'lead' }
    const item = aDossier([aMatch('offered', { organisation })], {
      organisation,
      province: 'Utrecht',
      size: '10–49',
      case: '<p>Wij zijn ▇▇▇</p>',
    })
    const { received } = await show(item, 'supplier')
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('ERP · Lead 7F3K9Q')
    expect(section(/Gegevens/).textContent).toContain('Utrecht')
    expect(section(/Gegevens/).textContent).toContain('10–49')
    section(/Anonieme aanvraag/)
    await screen.findByRole('button', { name: 'Accepteren' })
    screen.getByText('Wij zijn ▇▇▇')
    expect(screen.queryByRole('button', { name: /Bewerken|^Acties voor/ })).toBeNull()
    expect(received.map(({ path }) => path)).not.toContain('/api/fit/list')
  })

  it('S2.33: a supplier has no edit button on its match', async () => {
    await show(aMatch('offered', { organisation: { name: 'Lead 7F3K9Q', _type: 'lead' } }), 'supplier')
    await screen.findByRole('button', { name: 'Accepteren' })
    expect(screen.queryByRole('button', { name: 'Bewerken' })).toBeNull()
  })

  it('D7: after disclosure the supplier sees who asks and whom to speak with', async () => {
    await show(aDossier([aMatch('delivered', { $open: true })]), 'supplier')
    const asker = await screen.findByRole('region', { name: /Dit is de aanvrager/ })
    within(asker).getByRole('link', { name: 'Restaurant De Haven' })
    within(asker).getByRole('link', { name: 'Femke Aardenburg' })
  })

  it('D6: who asks sees the proposals and answers them', async () => {
    await show(aDossier([aMatch('offered')]), 'enduser')
    expect((await screen.findByRole('region', { name: /Voorgestelde leveranciers/ })).textContent).toContain(
      'Kassa & Co',
    )
    expect(screen.queryByRole('switch')).toBeNull()
  })

  it('D6: a supplier’s note stands on its page when the server sends it', async () => {
    await show(anItem('supplier', { note: 'Betaalt laat', status: 'active' }), 'super')
    expect(screen.getByRole('note', { name: 'Matchnotitie' }).textContent).toContain('Betaalt laat')
  })

  it('F1: the parts of a dossier are tabs with an address each', async () => {
    await show(aDossier([]), 'staff', 'requirements')
    const tabs = screen.getByRole('navigation', { name: 'Onderdelen van ERP · Restaurant De Haven' })
    expect(within(tabs).getByRole('link', { name: 'Overzicht' }).getAttribute('href')).toBe('/card/dossier/00dossier')
    const open = within(tabs).getByRole('link', { name: 'Eisen' })
    expect(open.getAttribute('href')).toBe('/card/dossier/00dossier/requirements')
    expect(open.getAttribute('aria-current')).toBe('page')
    expect(document.title).toBe('Eisen · ERP · Restaurant De Haven · Schakel')
    expect(screen.queryByRole('region', { name: /Gegevens/ })).toBeNull()
  })

  it('F1.5: a supplier has the requirements once they are frozen, and no way there before', async () => {
    const item = aDossier([aMatch('offered')])
    const { unmount } = await show(item, 'supplier')
    expect(screen.queryByRole('link', { name: 'Eisen' })).toBeNull()
    unmount()
    const direct = await show(item, 'supplier', 'requirements')
    screen.getByRole('heading', { name: 'Oeps!' })
    direct.unmount()
    await show({ ...item, set_version: 1 }, 'supplier')
    screen.getByRole('link', { name: 'Eisen' })
  })
})
