import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { anItem } from '../../../test/items.ts'
import { stubLocks } from '../../../test/pageLocks.ts'
import { renderWithProviders } from '../../../test/renderWithProviders.tsx'
import { page, reply, stubServer } from '../../../test/stubServer.ts'
import { fieldKeyOf, holdField } from '../../entities/inplace/keptField.ts'
import { dropRefused, hasRefused } from '../../entities/inplace/refused.ts'
import { tellFirstScreen } from '../../ui/firstScreen.ts'
import { connectNotices, type Notice } from '../../ui/notify.ts'
import { CardPage } from './CardPage.tsx'

const notices: Notice[] = []
connectNotices((notice) => notices.push(notice))

let count = 0
let locks: ReturnType<typeof stubLocks> | undefined
const id = () => `lead/00kade${count}`

beforeEach(() => {
  tellFirstScreen()
  count += 1
  localStorage.clear()
  locks = stubLocks()
})
afterEach(() => {
  localStorage.clear()
  locks?.remove()
})

/** A server that keeps one lead; it answers no write while `away` says so. */
function aServer() {
  const state = { lead: anItem('lead', { _id: id(), _version: 4, name: 'De Kade', employees: 12 }), away: 0 }
  const { received } = stubServer({
    [`/api/space/${id()}`]: () => state.lead,
    '/api/space/search': () => page([]),
    [`/api/space/update/${id()}`]: ({ props }) => {
      if (state.away > 0) return reply(state.away, { title: 'x' })
      const { lead } = state
      if (props._version !== lead._version) return reply(409, { title: 'x', current: lead })
      state.lead = { ...lead, ...props, _version: lead._version + 1 }
      return { _id: lead._id, _version: lead._version + 1 }
    },
  })
  const sent = () => received.filter(({ path }) => path.includes('/update/')).map(({ body }) => body.props)
  return { state, sent }
}

async function show(kind: 'staff' | 'super' = 'staff') {
  const shown = await renderWithProviders(<CardPage id={id()} />, { kind })
  const scope = within(shown.container)
  await scope.findByRole('heading', { level: 1 })
  return { ...shown, facts: within(await scope.findByRole('region', { name: /Gegevens/ })) }
}

const user = userEvent.setup()

async function typed(facts: ReturnType<typeof within>, text: string) {
  await user.click(facts.getByRole('button', { name: 'Medewerkers wijzigen' }))
  await user.type(await facts.findByRole('textbox', { name: 'Medewerkers' }), text)
}

/** The page is loaded anew: what it held in memory is gone. */
async function loadAnew(field = 'employees') {
  cleanup()
  await waitFor(() => expect(hasRefused(id(), field)).toBe(true))
  dropRefused(id(), field)
}

const kept = () => localStorage.getItem(fieldKeyOf('user/00staff', id(), 'employees'))

describe('what was typed in place and not saved', () => {
  it('S5.2: is offered after the session ended to who typed it, and opens and is saved only when they press that', async () => {
    const { state, sent } = aServer()
    state.away = 401
    await typed((await show()).facts, '3{Enter}')
    await waitFor(() => expect(sent()).toHaveLength(1))
    await loadAnew()
    state.away = 0
    const before = sent().length
    const other = await show('super')
    expect(other.facts.queryByText(/niet opgeslagen/)).toBeNull()
    cleanup()
    const again = await show()
    expect(await again.facts.findByText('Medewerkers is niet opgeslagen: 123')).toBeTruthy()
    expect(again.facts.queryByRole('textbox', { name: 'Medewerkers' })).toBeNull()
    cleanup()
    expect(sent()).toHaveLength(before)
    const last = await show()
    await user.click(await last.facts.findByRole('button', { name: 'Verder typen' }))
    expect(await last.facts.findByRole('textbox', { name: 'Medewerkers' })).toHaveProperty('value', '123')
    await user.keyboard('{Enter}')
    await waitFor(() => expect(sent().at(-1)).toEqual({ employees: 123, _version: 4 }))
    await waitFor(() => expect(kept()).toBeNull())
    expect(last.facts.queryByText(/niet opgeslagen/)).toBeNull()
  })

  it('S5.2: is offered in no other tab while one is typing it, and there once that tab is gone', async () => {
    const { state, sent } = aServer()
    state.away = 503
    await typed((await show()).facts, '3{Enter}')
    await waitFor(() => expect(sent()).toHaveLength(1))
    await loadAnew()
    const close = holdField(fieldKeyOf('user/00staff', id(), 'employees'))
    const before = locks?.asked() ?? 0
    const { facts } = await show()
    await waitFor(() => expect(locks?.asked()).toBe(before + 1))
    expect(facts.queryByText(/niet opgeslagen/)).toBeNull()
    close()
    expect(await facts.findByText('Medewerkers is niet opgeslagen: 123')).toBeTruthy()
  })

  it('S5.2: that nothing stood in yet is offered as well, and is thrown away by one press, which can be undone', async () => {
    const { state, sent } = aServer()
    state.away = 503
    const { facts } = await show()
    await user.click(
      within(facts.getByRole('group', { name: 'Nog in te vullen' })).getByRole('button', { name: 'E-mail' }),
    )
    await user.type(await facts.findByRole('textbox', { name: 'E-mail' }), 'kade@mail.example{Enter}')
    await waitFor(() => expect(sent()).toHaveLength(1))
    await loadAnew('email')
    const again = await show()
    expect(await again.facts.findByText('E-mail is niet opgeslagen: kade@mail.example')).toBeTruthy()
    await user.click(again.facts.getByRole('button', { name: 'Weggooien' }))
    expect(again.facts.queryByText(/niet opgeslagen/)).toBeNull()
    const free = again.facts.getByRole('group', { name: 'Nog in te vullen' })
    expect(free.contains(document.activeElement)).toBe(true)
    act(() => notices.at(-1)?.action?.run())
    expect(await again.facts.findByText('E-mail is niet opgeslagen: kade@mail.example')).toBeTruthy()
  })

  it('D2.3: goes over nothing that somebody else wrote since it was typed', async () => {
    const { state, sent } = aServer()
    state.away = 503
    await typed((await show()).facts, '3{Enter}')
    await waitFor(() => expect(sent()).toHaveLength(1))
    await loadAnew()
    state.away = 0
    state.lead = { ...state.lead, employees: 99, _version: 5 }
    const { facts } = await show()
    await user.click(await facts.findByRole('button', { name: 'Verder typen' }))
    await facts.findByRole('textbox', { name: 'Medewerkers' })
    await user.keyboard('{Enter}')
    const dialog = within(await screen.findByRole('dialog', { name: 'Iemand anders was net iets eerder' }))
    expect(dialog.getByText('99')).toBeTruthy()
    expect(state.lead.employees).toBe(99)
  })

  it('S5.2: Escape forgets what was typed', async () => {
    aServer()
    await typed((await show()).facts, '3')
    expect(kept()).not.toBeNull()
    await user.keyboard('{Escape}')
    await waitFor(() => expect(kept()).toBeNull())
  })

  /** Typed, refused and left: the page was loaded anew since. */
  async function left() {
    const server = aServer()
    server.state.away = 503
    await typed((await show()).facts, '3{Enter}')
    await waitFor(() => expect(server.sent()).toHaveLength(1))
    await loadAnew()
    server.state.away = 0
    return server
  }
  const employees = (facts: ReturnType<typeof within>) => facts.findByRole('textbox', { name: 'Medewerkers' })

  it('S5.2, D2.3: opening the field goes on with what was left in it, from what one began on', async () => {
    const { state } = await left()
    state.lead = { ...state.lead, employees: 99, _version: 5 }
    const { facts } = await show()
    await user.click(facts.getByRole('button', { name: 'Medewerkers wijzigen' }))
    expect(await employees(facts)).toHaveProperty('value', '123')
    await user.keyboard('{End}4{Enter}')
    await screen.findByRole('dialog', { name: 'Iemand anders was net iets eerder' })
    expect(kept()).toContain('1234')
    expect(state.lead.employees).toBe(99)
  })

  it('S5.2: Escape on what one went on with forgets it, and that can be undone', async () => {
    await left()
    const { facts } = await show()
    await user.click(facts.getByRole('button', { name: 'Medewerkers wijzigen' }))
    await employees(facts)
    await user.keyboard('{Escape}')
    await waitFor(() => expect(kept()).toBeNull())
    expect(notices.at(-1)?.message).toBe('Het concept is weg')
    act(() => notices.at(-1)?.action?.run())
    expect(await facts.findByText('Medewerkers is niet opgeslagen: 123')).toBeTruthy()
  })

  it('S5.2: what another tab still types is neither gone on with nor overwritten, nor taken away', async () => {
    await left()
    const close = holdField(fieldKeyOf('user/00staff', id(), 'employees'))
    const before = kept()
    const { facts } = await show()
    await typed(facts, '7')
    expect(await employees(facts)).toHaveProperty('value', '127')
    expect(kept()).toBe(before)
    await user.keyboard('{Escape}')
    await waitFor(() => expect(facts.queryByRole('textbox', { name: 'Medewerkers' })).toBeNull())
    expect(kept()).toBe(before)
    close()
  })

  it('S5.2, S2.21: thrown away at a value, the keyboard is at its pencil', async () => {
    await left()
    const { facts } = await show()
    await user.click(await facts.findByRole('button', { name: 'Weggooien' }))
    await waitFor(() => expect(kept()).toBeNull())
    expect(document.activeElement).toBe(facts.getByRole('button', { name: 'Medewerkers wijzigen' }))
  })
})
