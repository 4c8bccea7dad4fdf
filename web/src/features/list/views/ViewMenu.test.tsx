import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { renderApp } from '../../../../test/renderWithProviders.tsx'
import { page, stubServer } from '../../../../test/stubServer.ts'

const view = { _id: 'v1', type: 'lead', name: 'Zuid', settings: {}, shared: false, mine: true, isDefault: false }

async function open(path: string) {
  const { received } = stubServer({
    '/api/space/search': () => page([]),
    '/api/views/list': () => [view],
    '/api/views/save': () => ({ _id: 'v1' }),
  })
  await renderApp(path, { kind: 'staff' })
  const saved = () => received.findLast(({ path: one }) => one === '/api/views/save')?.body
  return { user: userEvent.setup(), saved }
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
})
