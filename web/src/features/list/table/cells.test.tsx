import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { anItem } from '../../../../test/items.ts'
import { renderApp } from '../../../../test/renderWithProviders.tsx'
import { page, stubServer } from '../../../../test/stubServer.ts'
import { fieldKeyOf, keepField } from '../../../entities/inplace/keptField.ts'

beforeEach(() => {
  localStorage.clear()
  // jsdom lays nothing out: the window of the table is said to be this tall.
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(480)
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(1000)
})
afterEach(() => localStorage.clear())

/** A list in which nobody has filled in the number of employees until somebody else does. */
async function openedWithout() {
  const rows = [0, 1].map((index) =>
    anItem('lead', {
      _id: `lead/n${index}`,
      name: `Zaak ${index}`,
      status: 'active',
      email: `zaak${index}@mail.example`,
    }),
  )
  const { received } = stubServer({
    '/api/views/list': () => [],
    '/api/space/search': () => page([...rows], rows.length),
    '/api/space/update/*': () => ({ _id: 'lead/n0', _version: 2 }),
    '/api/space/bulk': () => ({ done: [{ _id: 'lead/n0', _version: 2 }], refused: [] }),
  })
  const { cache } = await renderApp('/list?type=lead')
  await screen.findByRole('link', { name: 'Zaak 0' })
  const grid = screen.getByRole('grid')
  const hasEmployees = () => screen.queryByRole('columnheader', { name: /Medewerkers/ }) !== null
  expect(hasEmployees()).toBe(false)
  grid.focus()
  const active = () => document.getElementById(grid.getAttribute('aria-activedescendant') ?? '')?.textContent
  const fill = async () => {
    rows[1] = { ...rows[1], ...anItem('lead', { ...rows[1], employees: 7 }) }
    await act(() => cache.invalidateQueries({ queryKey: ['search'] }))
    await waitFor(() => expect(hasEmployees()).toBe(true))
  }
  const user = userEvent.setup()
  const toEmail = () => user.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}')
  return { received, user, grid, fill, active, toEmail }
}

describe('a column that comes while one works in the table', () => {
  it('S2.5, D2.3: what is typed stays in its own field', async () => {
    const { received, user, grid, fill, toEmail } = await openedWithout()
    await toEmail()
    await user.keyboard('{Enter}')
    const input = await within(grid).findByRole('textbox', { name: 'E-mail' })
    await waitFor(() => expect(document.activeElement).toBe(input))
    await user.clear(input)
    await user.keyboard('nieuw@')
    await fill()
    await user.keyboard('mail.example{Enter}')
    const sent = () => received.filter(({ path }) => path.includes('/update/')).map(({ body }) => body.props)
    await waitFor(() => expect(sent()).toEqual([{ email: 'nieuw@mail.example', _version: 1 }]))
    expect(within(grid).queryByRole('textbox', { name: 'Medewerkers' })).toBeNull()
  })

  it('S2.5: the active cell stays the one that it was', async () => {
    const { user, fill, active, toEmail } = await openedWithout()
    await toEmail()
    expect(active()).toBe('zaak0@mail.example')
    await fill()
    expect(active()).toBe('zaak0@mail.example')
    await user.keyboard('{ArrowLeft}')
    expect(active()).toBe('')
  })

  it('S2.5: what is pasted goes where it was shown to go', async () => {
    const { received, user, fill, toEmail } = await openedWithout()
    await toEmail()
    await user.paste('nieuw@mail.example\n')
    const dialog = within(await screen.findByRole('dialog', { name: '1 regel wijzigen' }))
    await fill()
    await user.click(dialog.getByRole('button', { name: '1 regel opslaan' }))
    const sent = () => received.filter(({ path }) => path === '/api/space/bulk').flatMap(({ body }) => body.items)
    await waitFor(() => expect(sent()).toMatchObject([{ props: { email: 'nieuw@mail.example' } }]))
  })
})

it('S5.2: a cell opens with what was left in it, from what one began on', async () => {
  const { received, user, grid, toEmail } = await openedWithout()
  const lead = anItem('lead', { _id: 'lead/n1', name: 'Zaak 1' })
  const base = { value: 'zaak1@mail.example', version: 1 }
  const typed = { by: 'earlier', value: 'eerder@mail.example', base }
  keepField(fieldKeyOf('user/00staff', 'lead/n1', 'email'), lead, 'email', typed)
  await toEmail()
  await user.keyboard('{ArrowDown}')
  await user.keyboard('{Enter}')
  const input = await within(grid).findByRole('textbox', { name: 'E-mail' })
  expect(input).toHaveProperty('value', 'eerder@mail.example')
  await waitFor(() => expect(document.activeElement).toBe(input))
  await user.keyboard('{Enter}')
  const sent = () => received.filter(({ path }) => path.includes('/update/')).map(({ body }) => body.props)
  await waitFor(() => expect(sent()).toEqual([{ email: 'eerder@mail.example', _version: 1 }]))
})
