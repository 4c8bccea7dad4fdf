import { typeNames } from '@schakel/domain'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { renderWithProviders } from '../../test/renderWithProviders.tsx'
import { reply, stubServer } from '../../test/stubServer.ts'
import { ItemCard } from './ItemCard.tsx'
import { aDossier, aMatch, anItem, daysFromNow, held } from './testing.ts'

const card = () => screen.getByRole('article')
const textOf = (element: Element) => element.textContent ?? ''

describe('the cards', () => {
  it('S2.26: every type has a card, and its title leads to the page of the item', async () => {
    for (const type of typeNames) {
      const item = anItem(type, { text: '<p>Een woord</p>', author: { name: 'Els' } })
      const { unmount } = await renderWithProviders(<ItemCard item={item} />)
      expect(within(card()).getAllByRole('link')[0]?.getAttribute('href')).toBe(`/card/${item._id}`)
      unmount()
    }
  })

  it('S2.27: a message shows its subject, sender, date, role, status and text', async () => {
    const item = anItem('message', {
      name: 'Uitnodiging',
      from: { _id: 'user/1', name: 'Els Bakker' },
      date: '2026-03-02T09:00:00.000Z',
      status: 'sent',
      $role: 'Bericht',
      description: '<p>Komt u <i>ook</i>?</p>',
    })
    await renderWithProviders(<ItemCard item={item} />)
    for (const text of ['Uitnodiging', 'Els Bakker', '02-03-2026 10:00', 'Verzonden', 'Bericht', 'Komt u ook?']) {
      expect(textOf(card())).toContain(text)
    }
  })

  it('S2.28: a person shows initials, age, and the first of job title, role and organisation', async () => {
    const person = anItem('person', {
      name: 'Femke van Aardenburg',
      jobtitle: 'Bedrijfsleider',
      $role: 'Case Manager',
      organisation: { name: 'De Haven' },
      dob: '1980-01-01',
      email: 'femke@haven.example',
      mobile: '+31612345678',
    })
    const { unmount } = await renderWithProviders(<ItemCard item={person} />)
    expect(card().querySelector('[data-initials="FA"]')).not.toBeNull()
    expect(textOf(card())).toContain('Bedrijfsleider')
    expect(textOf(card())).toMatch(/01-01-1980 \(\d+ jaar\)/)
    expect(within(card()).getByRole('link', { name: 'femke@haven.example' }).getAttribute('href')).toMatch(/^mailto:/)
    expect(within(card()).getByRole('link', { name: /06/ }).getAttribute('href')).toBe('tel:+31612345678')
    unmount()
    const second = await renderWithProviders(<ItemCard item={{ ...person, jobtitle: undefined }} />)
    expect(textOf(card())).toContain('Casemanager')
    second.unmount()
    await renderWithProviders(<ItemCard item={{ ...person, jobtitle: undefined, $role: undefined }} />)
    expect(textOf(card())).toContain('De Haven')
  })

  it('S2.30: a todo has a box for each task, ticked at once and put back when refused', async () => {
    let isRefused = false
    const { received } = stubServer({
      '/api/space/update/todo/00todo': () => (isRefused ? reply(403, { title: 'Nee', status: 403 }) : { _id: 'x' }),
    })
    const user = userEvent.setup()
    const tasks = [
      { name: 'Bellen', done: true },
      { name: 'Mailen', done: false },
    ]
    await renderWithProviders(<ItemCard item={anItem('todo', { due: daysFromNow(-1), tasks })} />)
    expect(textOf(card())).toContain('1 van 2 klaar')
    expect(textOf(card())).toContain('te laat')
    await user.click(screen.getByRole('checkbox', { name: 'Mailen' }))
    await waitFor(() => expect(received).toHaveLength(1))
    expect(received[0]?.body.props.tasks).toEqual([
      { name: 'Bellen', done: true },
      { name: 'Mailen', done: true },
    ])
    isRefused = true
    await user.click(screen.getByRole('checkbox', { name: 'Bellen' }))
    await waitFor(() => expect(received).toHaveLength(2))
  })

  it('S2.31: a match shows price and revenue, its status, and both switches to staff', async () => {
    const { received } = stubServer({ '/api/space/update/match/00match': () => ({ _id: 'x', _version: 2 }) })
    const user = userEvent.setup()
    await renderWithProviders(<ItemCard item={aMatch('offered', { matchnote: undefined })} />)
    for (const text of ['Kassa & Co', 'ERP · Restaurant De Haven', '€ 575', '€ 6.500', 'Aangeboden']) {
      expect(textOf(card()).replace(/\u00a0/g, ' ')).toContain(text)
    }
    expect(screen.getByRole('switch', { name: 'Zichtbaar' })).toHaveProperty('checked', true)
    await user.click(screen.getByRole('switch', { name: 'Niet anoniem' }))
    await waitFor(() => expect(received[0]?.body.props).toEqual({ $open: true }))
    expect(screen.queryByRole('note')).toBeNull()
  })

  it('S6.3: a match note stands in an alert when the server sends it, which it does to super users alone', async () => {
    await renderWithProviders(<ItemCard item={aMatch('offered', { matchnote: 'Pas op: oude klant' })} />, {
      kind: 'super',
    })
    expect(textOf(screen.getByRole('note'))).toContain('Pas op: oude klant')
  })

  it('D6: a supplier has no switches on its match, an end-user neither switches nor the price of the lead', async () => {
    const { unmount } = await renderWithProviders(<ItemCard item={aMatch('offered')} />, { kind: 'supplier' })
    expect(screen.queryByRole('switch')).toBeNull()
    unmount()
    await renderWithProviders(<ItemCard item={aMatch('offered')} />, { kind: 'enduser' })
    expect(screen.queryByRole('switch')).toBeNull()
    expect(textOf(card())).not.toContain('Prijs van de lead')
  })

  it('D4.7: a dossier is called by its type and lead, and shows how its matches stand', async () => {
    const matches = [aMatch('offered'), aMatch('delivered', { _id: 'match/2' })]
    await renderWithProviders(<ItemCard item={aDossier(matches)} />)
    expect(textOf(card())).toContain('ERP · Restaurant De Haven')
    expect(textOf(card())).toContain('2 matches: 1 geleverd, 1 aangeboden')
  })

  it('S6.5: an anonymous dossier is called by the key of its lead and links to no lead', async () => {
    const item = aDossier([], { organisation: { name: 'Lead 7F3K9Q', _type: 'lead' }, history: held('request') })
    await renderWithProviders(<ItemCard item={item} />, { kind: 'supplier' })
    expect(textOf(card())).toContain('ERP · Lead 7F3K9Q')
    expect(within(card()).getAllByRole('link')).toHaveLength(1)
  })
})

describe('the menu of a card', () => {
  const names = async () => (await screen.findAllByRole('menuitem')).map((entry) => textOf(entry))

  it('S2.33: the three dots and the right button open edit, open and delete', async () => {
    const user = userEvent.setup()
    await renderWithProviders(<ItemCard item={anItem('person')} />)
    await user.click(screen.getByRole('button', { name: 'Acties voor Een person' }))
    expect(await names()).toEqual(['Bewerken', 'Openen', 'Koppelen', 'Verwijderen'])
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('menuitem')).toBeNull())
    await user.pointer({ keys: '[MouseRight]', target: card() })
    expect(await names()).toEqual(['Bewerken', 'Openen', 'Koppelen', 'Verwijderen'])
  })

  it('S2.33: suppliers get no menu', async () => {
    const user = userEvent.setup()
    await renderWithProviders(<ItemCard item={aDossier([])} />, { kind: 'supplier' })
    expect(screen.queryByRole('button', { name: /^Acties voor/ })).toBeNull()
    await user.pointer({ keys: '[MouseRight]', target: card() })
    expect(screen.queryByRole('menuitem')).toBeNull()
  })

  it('S6.4: staff may tick off the remark of another, which is no form to fill in', async () => {
    const user = userEvent.setup()
    const item = anItem('comment', { text: '<p>Hallo</p>', author: { _id: 'user/other', name: 'Els' } })
    await renderWithProviders(<ItemCard item={item} />)
    await user.click(screen.getByRole('button', { name: /^Acties voor/ }))
    expect(await names()).toEqual(['Openen'])
  })

  it('D6: an end-user may not delete a dossier, nor touch what belongs to others', async () => {
    const user = userEvent.setup()
    const { unmount } = await renderWithProviders(
      <ItemCard item={aDossier([], { status: 'request', history: held('request') })} />,
      {
        kind: 'enduser',
      },
    )
    await user.click(screen.getByRole('button', { name: /^Acties voor/ }))
    expect(await names()).toEqual(['Bewerken', 'Openen'])
    unmount()
    await renderWithProviders(<ItemCard item={anItem('supplier')} />, { kind: 'enduser' })
    await user.click(screen.getByRole('button', { name: /^Acties voor/ }))
    expect(await names()).toEqual(['Openen'])
  })
})
