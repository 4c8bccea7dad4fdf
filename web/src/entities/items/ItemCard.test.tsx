import { type AnyItem, hexOf, typeNames } from '@schakel/domain'
import { en } from '@schakel/domain/texts/en'
import { nl } from '@schakel/domain/texts/nl'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { aDossier, aMatch, anItem, daysFromNow, pastStatuses } from '../../../test/items.ts'
import { renderWithProviders } from '../../../test/renderWithProviders.tsx'
import { reply, stubServer } from '../../../test/stubServer.ts'
import { ItemCard } from './ItemCard.tsx'

const card = () => screen.getByRole('article')
const contentOf = (element: Element) => element.textContent ?? ''

describe('the cards', () => {
  it('S2.26: every type has a card, and its title leads to the page of the item', async () => {
    for (const type of typeNames) {
      const item = anItem(type, { text: '<p>Een woord</p>', author: { name: 'Els' } })
      const { unmount } = await renderWithProviders(<ItemCard item={item} />)
      const [title] = within(await screen.findByRole('article')).getAllByRole('link')
      expect(title?.getAttribute('href')).toBe(`/card/${item._id}`)
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
      expect(contentOf(card())).toContain(text)
    }
    const open = within(card()).getByRole('link', { name: '“Uitnodiging” openen' })
    expect(open.getAttribute('href')).toBe(`/card/${item._id}`)
  })

  it('S3.8: an answer that says no more than its result stands there once, in whichever language it was given', async () => {
    const said = ([-1, 0, 1] as const).flatMap((result) => {
      return [nl, en].map(({ choices }) => [choices.result[`${result}`], result] as const)
    })
    for (const [text, result] of said) {
      const item = anItem('comment', { text: `<p>${text}</p>`, result, author: { name: 'Els Bakker' } })
      const { unmount } = await renderWithProviders(<ItemCard item={item} />)
      const chip = ['Nee', 'Misschien', 'Ja'][result + 1] ?? ''
      expect(
        within(card())
          .getAllByText(/^(Ja|Yes|Misschien|Maybe|No|Nee)$/)
          .map(contentOf),
      ).toEqual([chip])
      unmount()
    }
    const explained = anItem('comment', { text: '<p>Ja, graag</p>', result: 1, author: { name: 'Els Bakker' } })
    await renderWithProviders(<ItemCard item={explained} />)
    for (const text of ['Ja', 'Ja, graag']) within(card()).getByText(text)
  })

  it('S3.8: a remark without an answer keeps a word that could be one', async () => {
    await renderWithProviders(<ItemCard item={anItem('comment', { text: '<p>Misschien</p>', result: null })} />)
    within(card()).getByText('Misschien')
  })

  it('F2.16: a decision shows whom, the day it was taken, why, by whom and who thought otherwise', async () => {
    const item = anItem('decision', {
      ...{ name: 'Kassa & Co', status: 'taken', date: '2026-03-02T09:00:00.000Z', reason: 'Past het best' },
      ...{ people: 'Els en Bas', dissent: 'Bas had liever een ander' },
    })
    await renderWithProviders(<ItemCard item={item} />)
    const said = ['Kassa & Co', 'Besloten op 02-03-2026', 'Genomen', 'Past het best']
    for (const text of [...said, 'Besloten door: Els en Bas', 'Afwijkende mening: Bas had liever een ander'])
      expect(contentOf(card())).toContain(text)
  })

  it('S2.29: a space shows its kind, what a file costs, its description and whose it is', async () => {
    const _owners = Array.from({ length: 7 }, (_, index) => ({
      _id: `user/${index}`,
      _type: 'user',
      name: `Els ${index}`,
    }))
    const item = anItem('space', { $role: 'Opleiding', price: 750, description: 'Een school', _owners })
    await renderWithProviders(<ItemCard item={item} />)
    for (const text of ['Opleiding', 'Prijs per dossier: € 750', 'Een school', '+2']) {
      expect(contentOf(card()).replace(/\u00a0/g, ' ')).toContain(text)
    }
  })

  it('S2.26: a type that nobody has heard of falls back to the card of a space', async () => {
    const item: AnyItem = JSON.parse(
      '{"_id":"contract/1","_type":"contract","_version":1,"name":"Het contract","price":20}',
    )
    await renderWithProviders(<ItemCard item={item} />)
    expect(contentOf(card())).toContain('Het contract')
    expect(card().dataset.type).toBe('space')
  })

  it('S3.4: the card of a woman is pink, unless it was given another colour', async () => {
    const edge = () => card().style.getPropertyValue('--item-color')
    const { unmount } = await renderWithProviders(<ItemCard item={anItem('person', { gender: 'female' })} />)
    expect(edge()).toBe(hexOf('roze'))
    unmount()
    await renderWithProviders(<ItemCard item={anItem('person', { gender: 'female', color: 'groen' })} />)
    expect(edge()).toBe(hexOf('groen'))
  })

  it('S5.7: a banner that is gone is left out, and cleared by whoever may', async () => {
    const address = '/api/images/gone-banner'
    const { received } = stubServer({ '/api/space/update/lead/00lead': () => ({ _id: 'lead/00lead', _version: 2 }) })
    await renderWithProviders(<ItemCard item={anItem('lead', { banner: address })} />)
    const picture = card().querySelector('img')
    expect(picture?.getAttribute('src')).toContain(address)
    if (picture) fireEvent.error(picture)
    expect(card().querySelector('img')).toBeNull()
    await waitFor(() => expect(received.at(-1)?.body.props).toEqual({ banner: null, _version: 1 }))
    // Whether it is gone was asked first.
    expect(received[0]).toMatchObject({ path: address, method: 'HEAD' })
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
    expect(contentOf(card())).toContain('Bedrijfsleider')
    expect(contentOf(card())).toMatch(/01-01-1980 \(\d+ jaar\)/)
    expect(within(card()).getByRole('link', { name: 'femke@haven.example' }).getAttribute('href')).toMatch(/^mailto:/)
    expect(within(card()).getByRole('link', { name: /06/ }).getAttribute('href')).toBe('tel:+31612345678')
    unmount()
    const second = await renderWithProviders(<ItemCard item={{ ...person, jobtitle: undefined }} />)
    expect(contentOf(card())).toContain('Casemanager')
    second.unmount()
    await renderWithProviders(<ItemCard item={{ ...person, jobtitle: undefined, $role: undefined }} />)
    expect(contentOf(card())).toContain('De Haven')
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
    expect(contentOf(card())).toContain('1 van 2 klaar')
    expect(contentOf(card())).toContain('te laat')
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

  it('S3.6: a todo says how often it repeats', async () => {
    const item = anItem('todo', { due: daysFromNow(1), repeat: 'FREQ=WEEKLY;INTERVAL=2' })
    await renderWithProviders(<ItemCard item={item} />)
    expect(contentOf(card())).toContain('elke 2 weken')
  })

  it('S2.30: the box before its name ticks a todo off as a whole', async () => {
    const { received } = stubServer({ '/api/space/update/todo/00todo': () => ({ _id: 'x', _version: 2 }) })
    const user = userEvent.setup()
    await renderWithProviders(<ItemCard item={anItem('todo')} />)
    await user.click(screen.getByRole('checkbox', { name: '“Een todo” is klaar' }))
    await waitFor(() => expect(received[0]?.body.props).toEqual({ done: true }))
  })

  it('S2.31: a match shows price and revenue, its status, and both switches to staff', async () => {
    await renderWithProviders(<ItemCard item={aMatch('offered', { matchnote: undefined })} />)
    for (const text of ['Kassa & Co', 'ERP · Restaurant De Haven', '€ 575', '€ 6.500', 'Aangeboden']) {
      expect(contentOf(card()).replace(/\u00a0/g, ' ')).toContain(text)
    }
    expect(screen.getByRole('switch', { name: 'Leverancier ziet deze aanvraag' })).toHaveProperty('checked', true)
    expect(screen.getByRole('switch', { name: 'Naam bekendgemaakt' })).toHaveProperty('checked', false)
    expect(screen.queryByRole('note')).toBeNull()
  })

  it('S6.3: a match note stands in an alert when the server sends it, which it does to super users alone', async () => {
    await renderWithProviders(<ItemCard item={aMatch('offered', { matchnote: 'Pas op: oude klant' })} />, {
      kind: 'super',
    })
    expect(contentOf(screen.getByRole('note'))).toContain('Pas op: oude klant')
  })

  it('D6: a supplier has no switches on its match, an end-user neither switches nor the price of the lead', async () => {
    const { unmount } = await renderWithProviders(<ItemCard item={aMatch('offered')} />, { kind: 'supplier' })
    expect(screen.queryByRole('switch')).toBeNull()
    unmount()
    await renderWithProviders(<ItemCard item={aMatch('offered')} />, { kind: 'enduser' })
    expect(screen.queryByRole('switch')).toBeNull()
    expect(contentOf(card())).not.toContain('Prijs van de lead')
  })

  it('D4.7: a dossier is called by its type and lead, and shows how its matches stand', async () => {
    const matches = [aMatch('offered'), aMatch('delivered', { _id: 'match/2' })]
    await renderWithProviders(<ItemCard item={aDossier(matches)} />)
    expect(contentOf(card())).toContain('ERP · Restaurant De Haven')
    expect(contentOf(card())).toContain('2 matches: 1 geleverd, 1 aangeboden')
  })

  it('S6.5: an anonymous dossier is called by the key of its lead and links to no lead', async () => {
    const item = aDossier([], {
      organisation: { name: 'Lead 7F3K9Q', _type: 'lead' },
      history: pastStatuses('request'),
    })
    await renderWithProviders(<ItemCard item={item} />, { kind: 'supplier' })
    expect(contentOf(card())).toContain('ERP · Lead 7F3K9Q')
    expect(within(card()).getAllByRole('link')).toHaveLength(1)
  })
})

describe('the menu of a card', () => {
  const names = async () => (await screen.findAllByRole('menuitem')).map((entry) => contentOf(entry))

  it('S2.33: the three dots and the right button open edit, open and delete', async () => {
    const user = userEvent.setup()
    await renderWithProviders(<ItemCard item={anItem('person')} />)
    await user.click(screen.getByRole('button', { name: 'Acties voor Een person' }))
    expect(await names()).toEqual(['Bewerken', 'Openen', 'Koppelen', 'Samenvoegen', 'Verwijderen'])
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('menuitem')).toBeNull())
    await user.pointer({ keys: '[MouseRight]', target: card() })
    expect(await names()).toEqual(['Bewerken', 'Openen', 'Koppelen', 'Samenvoegen', 'Verwijderen'])
  })

  it('S2.33: the keyboard opens it with Shift+F10 or the menu key, and gets the focus back', async () => {
    const user = userEvent.setup()
    await renderWithProviders(<ItemCard item={anItem('person')} />)
    const link = screen.getByRole('link', { name: 'Een person' })
    for (const keys of ['{Shift>}{F10}{/Shift}', '{ContextMenu}']) {
      link.focus()
      await user.keyboard(keys)
      expect(await names()).toEqual(['Bewerken', 'Openen', 'Koppelen', 'Samenvoegen', 'Verwijderen'])
      await user.keyboard('{Escape}')
      await waitFor(() => expect(screen.queryByRole('menuitem')).toBeNull())
      expect(document.activeElement).toBe(link)
    }
  })

  it('S2.33: suppliers get no menu', async () => {
    const user = userEvent.setup()
    await renderWithProviders(<ItemCard item={aDossier([])} />, { kind: 'supplier' })
    expect(screen.queryByRole('button', { name: /^Acties voor/ })).toBeNull()
    await user.pointer({ keys: '[MouseRight]', target: card() })
    expect(screen.queryByRole('menuitem')).toBeNull()
    screen.getAllByRole('link')[0]?.focus()
    await user.keyboard('{Shift>}{F10}{/Shift}')
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
      <ItemCard item={aDossier([], { status: 'request', history: pastStatuses('request') })} />,
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
