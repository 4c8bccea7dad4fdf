import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { anItem } from '../../../../test/items.ts'
import { renderApp } from '../../../../test/renderWithProviders.tsx'
import { page, stubServer } from '../../../../test/stubServer.ts'

const settings: Readonly<Record<string, unknown>> = {}
const view = { _id: 'v1', type: 'lead', name: 'Zuid', settings, shared: false, mine: true, isDefault: false }

beforeEach(() => localStorage.clear())

async function open(path: string, kept = view) {
  const { received } = stubServer({
    '/api/space/search': () => page([anItem('lead', { _id: 'lead/n1', name: 'Zaak', employees: 4 })]),
    '/api/views/list': () => [kept],
    '/api/views/save': () => ({ _id: 'v1' }),
  })
  const { router } = await renderApp(path, { kind: 'staff' })
  const saved = () => received.findLast(({ path: one }) => one === '/api/views/save')?.body
  return { user: userEvent.setup(), saved, router }
}

describe('the views of a list', () => {
  it('S2.5: a view is kept under a name; one says whether it is shared and opens the list', async () => {
    const { user, saved } = await open('/list?type=lead')
    await user.click(await screen.findByRole('button', { name: 'Weergaven' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Bewaar deze weergave' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Bewaar deze weergave' }))
    expect(dialog.getByRole('button', { name: 'Opslaan' }).hasAttribute('disabled')).toBe(true)
    await user.type(dialog.getByRole('textbox', { name: 'Naam van de weergave' }), ' Noord ')
    await user.click(dialog.getByRole('checkbox', { name: 'Deel met iedereen van mijn ruimte' }))
    await user.click(dialog.getByRole('checkbox', { name: 'Open de lijst voortaan zo' }))
    await user.click(dialog.getByRole('button', { name: 'Opslaan' }))
    await waitFor(() => expect(saved()).toMatchObject({ name: 'Noord', shared: true, isDefault: true, type: 'lead' }))
  })

  it('S2.5: a view that is kept gets another name, and nothing else', async () => {
    const { user, saved } = await open('/list?type=lead&view=v1')
    await user.click(await screen.findByRole('button', { name: /^Weergave: Zuid/ }))
    await user.click(await screen.findByRole('menuitem', { name: 'Geef een andere naam' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Geef een andere naam' }))
    expect(dialog.queryByRole('checkbox')).toBeNull()
    const name = dialog.getByRole('textbox', { name: 'Naam van de weergave' })
    await user.clear(name)
    await user.type(name, 'Oost{Enter}')
    await waitFor(() => expect(saved()).toEqual({ _id: 'v1', name: 'Oost' }))
  })

  const columns = ['name', 'employees']
  const wide = { ...view, settings: { search: { look: 'table', status: 'active' }, columns, showsEmpty: true } }
  const heads = async () => (await screen.findAllByRole('columnheader')).slice(1).map(({ textContent }) => textContent)

  it.each([
    ['as one set it to', '/list?type=lead', true],
    ['as a link brings it', '/list?type=lead&view=v1', false],
    ['as it is at a reload', '/list?type=lead&status=active&look=table&view=v1', false],
  ])('S2.5: a view opens with its own columns, and unchanged, %s', async (_, path, isDefault) => {
    await open(path, { ...wide, isDefault })
    expect(await screen.findByRole('button', { name: 'Weergave: Zuid' })).toBeTruthy()
    await waitFor(async () => expect(await heads()).toEqual(['Naam', 'Medewerkers']))
  })

  it('S2.5: the columns of a view, and what one changes in them, leave those of the plain list as they were', async () => {
    const { user, router } = await open('/list?type=lead&look=table', wide)
    const own = await heads()
    await user.click(screen.getByRole('button', { name: 'Weergaven' }))
    await user.click(await screen.findByRole('menuitemradio', { name: 'Zuid' }))
    await waitFor(async () => expect(await heads()).toEqual(['Naam', 'Medewerkers']))
    await user.click(screen.getByRole('button', { name: 'Kolommen' }))
    const dialog = await screen.findByRole('dialog')
    await user.click(within(dialog).getByRole('checkbox', { name: 'Medewerkers' }))
    await user.keyboard('{Escape}')
    await waitFor(async () => expect(await heads()).toEqual(['Naam']))
    await user.click(screen.getByRole('button', { name: /^Weergave: Zuid \(gewijzigd\)/ }))
    await user.click(await screen.findByRole('menuitem', { name: 'Terug naar zoals bewaard' }))
    await waitFor(async () => expect(await heads()).toEqual(['Naam', 'Medewerkers']))
    await act(() => router.navigate({ to: '/list', search: { type: 'lead', look: 'table' } }))
    await waitFor(async () => expect(await heads()).toEqual(own))
  })
})
