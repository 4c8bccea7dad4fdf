import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { anItem } from '../../../test/items.ts'
import { renderWithProviders } from '../../../test/renderWithProviders.tsx'
import { page, reply, stubServer } from '../../../test/stubServer.ts'
import { connectNotices, type Notice } from '../../ui/notify.ts'
import { CardPage } from './CardPage.tsx'

const notices: Notice[] = []
connectNotices((notice) => notices.push(notice))

type Fields = Readonly<Record<string, unknown>>

let count = 0
// Each test a lead of its own: which versions this browser itself wrote is remembered.
const id = () => `lead/00haven${count}`

/** A server that keeps one lead, as it is written. */
function aServer(start: Fields = {}, refuse?: (props: Fields) => Response | undefined) {
  count += 1
  let lead = anItem('lead', {
    _id: id(),
    _version: 4,
    name: 'Restaurant De Haven',
    employees: 12,
    website: 'https://www.haven.example',
    address: { street: 'Kade 1', zipcode: '1011 AB', city: 'Amsterdam' },
    ...start,
  })
  const { received } = stubServer({
    [`/api/space/${id()}`]: () => lead,
    '/api/space/search': () => page([]),
    '/api/addresses/complete': () => ({ city: 'Amsterdam' }),
    [`/api/space/update/${id()}`]: ({ props }) => {
      const refused = refuse?.(props)
      if (refused) return refused
      lead = { ...lead, ...props, _version: lead._version + 1 }
      return { _id: lead._id, _version: lead._version }
    },
  })
  const sent = () => received.filter(({ path }) => path.includes('/update/')).map(({ body }) => body.props)
  return {
    sent,
    change: (fields: Fields) => (lead = { ...lead, ...fields, _version: lead._version + 1 }),
    now: () => lead,
  }
}

async function show(kind: 'staff' | 'supplier' | 'enduser' = 'staff') {
  await renderWithProviders(<CardPage id={id()} />, { kind })
  await screen.findByRole('heading', { level: 1 })
  return { user: userEvent.setup(), facts: within(screen.getByRole('region', { name: /Gegevens/ })) }
}

describe('editing in place', () => {
  it('S5.2: the browser asks before what is being typed would be lost', async () => {
    aServer()
    const { user, facts } = await show()
    const leave = () => {
      const event = new Event('beforeunload', { cancelable: true })
      dispatchEvent(event)
      return event.defaultPrevented
    }
    await user.click(facts.getByRole('button', { name: 'Medewerkers wijzigen' }))
    const input = await facts.findByRole('textbox', { name: 'Medewerkers' })
    expect(leave()).toBe(false)
    await user.type(input, '3')
    expect(leave()).toBe(true)
    await user.keyboard('{Escape}')
    expect(leave()).toBe(false)
  })

  it('S2.10, D2.3: Enter on a value begins, Enter saves it with the version that was read, and the toast takes it back', async () => {
    const { sent } = aServer()
    const { user, facts } = await show()
    const pencil = facts.getByRole('button', { name: 'Medewerkers wijzigen' })
    pencil.focus()
    await user.keyboard('{Enter}')
    const input = await facts.findByRole('textbox', { name: 'Medewerkers' })
    await waitFor(() => expect(document.activeElement).toBe(input))
    await user.clear(input)
    await user.type(input, '30{Enter}')
    await waitFor(() => expect(sent()).toEqual([{ employees: 30, _version: 4 }]))
    const back = await facts.findByRole('button', { name: 'Medewerkers wijzigen' })
    await waitFor(() => expect(document.activeElement).toBe(back))
    expect(facts.getByText('Medewerkers is opgeslagen')).toBeTruthy()
    expect(notices.at(-1)?.action?.label).toBe('Ongedaan maken')
    act(() => notices.at(-1)?.action?.run())
    await waitFor(() => expect(sent().at(-1)).toEqual({ employees: 12, _version: 5 }))
  })

  it('D2.3: what is taken back goes over no value that somebody else wrote meanwhile, and over their other fields', async () => {
    const { sent, change, now } = aServer({}, ({ _version }) =>
      _version === now()._version ? undefined : reply(409, { title: 'Gewijzigd', current: now() }),
    )
    const { user, facts } = await show()
    const fill = async (text: string) => {
      const before = notices.length
      await user.click(facts.getByRole('button', { name: 'Medewerkers wijzigen' }))
      await user.clear(await facts.findByRole('textbox', { name: 'Medewerkers' }))
      await user.type(facts.getByRole('textbox', { name: 'Medewerkers' }), `${text}{Enter}`)
      await waitFor(() => expect(notices.length).toBeGreaterThan(before))
    }
    await fill('30')
    change({ website: 'https://anders.example' })
    act(() => notices.at(-1)?.action?.run())
    await waitFor(() => expect(sent().at(-1)).toEqual({ employees: 12, _version: 6 }))
    expect(now()).toMatchObject({ employees: 12, website: 'https://anders.example' })

    await fill('40')
    change({ employees: 99 })
    act(() => notices.at(-1)?.action?.run())
    await waitFor(() => expect(notices.at(-1)?.title).toBe('Medewerkers is sindsdien door iemand anders gewijzigd'))
    expect(now()).toMatchObject({ employees: 99 })
  })

  it('D4.1: the city of a zip code is filled in here as in the form', async () => {
    const { sent } = aServer({ address: null })
    const { user, facts } = await show()
    await user.click(facts.getByRole('button', { name: 'Adres' }))
    await user.type(await facts.findByRole('textbox', { name: 'Postcode' }), '1012 AB')
    await user.tab()
    const city = facts.getByRole('textbox', { name: 'Plaats' })
    await waitFor(() => expect(city).toHaveProperty('value', 'Amsterdam'))
    await user.keyboard('{Enter}')
    await waitFor(() => expect(sent()).toHaveLength(1))
    expect(sent()[0]?.address).toMatchObject({ zipcode: '1012 AB', city: 'Amsterdam' })
  })

  it('S5.2: Escape takes back what was typed and sends nothing', async () => {
    const { sent } = aServer()
    const { user, facts } = await show()
    await user.click(facts.getByText('12'))
    await user.type(await facts.findByRole('textbox', { name: 'Medewerkers' }), '7{Escape}')
    await facts.findByText('12')
    expect(sent()).toEqual([])
  })

  it('S5.2: Tab saves and goes on to the next field, through the parts of an address', async () => {
    const { sent } = aServer()
    const { user, facts } = await show()
    await user.click(facts.getByRole('button', { name: 'Website wijzigen' }))
    const website = await facts.findByRole('textbox', { name: 'Website' })
    await user.clear(website)
    await user.type(website, 'www.kade.example')
    await user.tab()
    await waitFor(() => expect(sent()).toEqual([{ website: 'https://www.kade.example', _version: 4 }]))
    await waitFor(() => expect(document.activeElement).toBe(facts.getByRole('textbox', { name: 'Medewerkers' })))
    await user.tab()
    const street = await facts.findByRole('textbox', { name: 'Straat en huisnummer' })
    await waitFor(() => expect(document.activeElement).toBe(street))
    await user.tab()
    await user.tab()
    await user.clear(facts.getByRole('textbox', { name: 'Plaats' }))
    await user.type(facts.getByRole('textbox', { name: 'Plaats' }), 'Utrecht{Enter}')
    await waitFor(() => expect(sent().at(-1)).toMatchObject({ address: { street: 'Kade 1', city: 'Utrecht' } }))
  })

  it('S5.3: what the rules refuse says why under it and stays as typed; so does what the server refuses', async () => {
    const { sent } = aServer({}, ({ website }) =>
      website === undefined
        ? undefined
        : reply(422, {
            title: 'x',
            errors: [{ path: 'website', code: 'website', message: 'Dit adres is van een ander' }],
          }),
    )
    const { user, facts } = await show()
    await user.click(facts.getByRole('button', { name: 'Medewerkers wijzigen' }))
    const input = await facts.findByRole('textbox', { name: 'Medewerkers' })
    await user.clear(input)
    await user.type(input, 'veel{Enter}')
    expect(await facts.findByText('Vul een getal in')).toBeTruthy()
    expect(facts.getByRole('textbox', { name: 'Medewerkers' })).toHaveProperty('value', 'veel')
    expect(sent()).toEqual([])
    await user.keyboard('{Escape}')
    await user.click(facts.getByRole('button', { name: 'Website wijzigen' }))
    const website = await facts.findByRole('textbox', { name: 'Website' })
    await user.clear(website)
    await user.type(website, 'www.kade.example{Enter}')
    await waitFor(() => expect(website.getAttribute('aria-invalid')).toBe('true'))
    expect(website).toHaveProperty('value', 'https://www.kade.example')
  })

  it('S5.2: what is refused after one pressed elsewhere is taken back by Escape from there', async () => {
    const { sent } = aServer()
    const { user, facts } = await show()
    await user.click(facts.getByRole('button', { name: 'Medewerkers wijzigen' }))
    await user.type(await facts.findByRole('textbox', { name: 'Medewerkers' }), 'veel')
    await user.click(document.body)
    expect(await facts.findByText('Vul een getal in')).toBeTruthy()
    expect(document.activeElement).toBe(document.body)
    await user.keyboard('{Escape}')
    await facts.findByText('12')
    expect(sent()).toEqual([])
  })

  it('S5.2: what is refused after one went to another page is kept, and stands there with its reason when one is back', async () => {
    const { sent } = aServer()
    const screenOf = async () => {
      const shown = await renderWithProviders(<CardPage id={id()} />)
      await screen.findByRole('heading', { level: 1 })
      return { ...shown, facts: within(screen.getByRole('region', { name: /Gegevens/ })) }
    }
    const user = userEvent.setup()
    const { facts, unmount } = await screenOf()
    await user.click(facts.getByRole('button', { name: 'Medewerkers wijzigen' }))
    await user.type(await facts.findByRole('textbox', { name: 'Medewerkers' }), 'veel')
    unmount()
    await waitFor(() => expect(notices.at(-1)?.action?.label).toBe('Verder typen'))
    expect(notices.at(-1)?.title).toBe('Medewerkers van Restaurant De Haven is niet opgeslagen')
    const again = await screenOf()
    const input = await again.facts.findByRole('textbox', { name: 'Medewerkers' })
    expect(input).toHaveProperty('value', '12veel')
    expect(again.facts.getByText('Vul een getal in')).toBeTruthy()
    await user.clear(input)
    await user.type(input, '40{Enter}')
    await waitFor(() => expect(sent()).toEqual([{ employees: 40, _version: 4 }]))
    again.unmount()
    const last = await screenOf()
    expect(last.facts.queryByRole('textbox', { name: 'Medewerkers' })).toBeNull()
  })

  it('S2.10: what is filled in for the first time does not move when it is saved', async () => {
    aServer()
    const { user, facts } = await show()
    const labels = () => facts.getAllByRole('term').map(({ textContent }) => textContent)
    await user.click(
      within(facts.getByRole('group', { name: 'Nog in te vullen' })).getByRole('button', { name: 'Telefoon' }),
    )
    await facts.findByRole('textbox', { name: 'Telefoon' })
    const before = labels()
    expect(before.at(-1)).not.toBe('Telefoon')
    await user.keyboard('0201234567{Enter}')
    await facts.findByRole('link', { name: '020 123 4567' })
    expect(labels()).toEqual(before)
  })

  it('D2.3: when somebody else changed the same field one chooses; when another field, it is saved on top', async () => {
    const server = aServer({}, ({ _version }) =>
      _version === server.now()._version ? undefined : reply(409, { title: 'x', current: server.now() }),
    )
    const { user, facts } = await show()
    await user.click(facts.getByRole('button', { name: 'Medewerkers wijzigen' }))
    await facts.findByRole('textbox', { name: 'Medewerkers' })
    server.change({ phone: '+31201234567' })
    await user.keyboard('31{Enter}')
    await waitFor(() => expect(server.sent().at(-1)).toEqual({ employees: 31, _version: 5 }))
    await user.click(await facts.findByRole('button', { name: 'Medewerkers wijzigen' }))
    await facts.findByRole('textbox', { name: 'Medewerkers' })
    server.change({ employees: 99 })
    await user.keyboard('32{Enter}')
    const dialog = within(await screen.findByRole('dialog', { name: 'Iemand anders was net iets eerder' }))
    expect(dialog.getByText('99')).toBeTruthy()
    await user.click(dialog.getByRole('button', { name: 'Opslaan met deze keuze' }))
    await waitFor(() => expect(server.sent().at(-1)).toEqual({ employees: 32, _version: 7 }))
  })

  it('S2.10: what is not filled in yet is begun by its name, and then stands among the rest', async () => {
    const { sent } = aServer()
    const { user, facts } = await show()
    const free = within(facts.getByRole('group', { name: 'Nog in te vullen' }))
    await user.click(free.getByRole('button', { name: 'Telefoon' }))
    await user.type(await facts.findByRole('textbox', { name: 'Telefoon' }), '0201234567{Enter}')
    await waitFor(() => expect(sent()).toEqual([{ phone: '+31201234567', _version: 4 }]))
    expect(await facts.findByRole('link', { name: '020 123 4567' })).toBeTruthy()
  })

  it('S2.33: who may write nothing of it is offered nothing', async () => {
    aServer()
    const { facts } = await show('supplier')
    expect(facts.queryByRole('button', { name: /wijzigen$/ })).toBeNull()
    expect(facts.queryByRole('group', { name: 'Nog in te vullen' })).toBeNull()
  })
})
