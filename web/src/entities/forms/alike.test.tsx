import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { freshForms, notices, open, saves, submit } from '../../../test/forms.tsx'
import { stubServer } from '../../../test/stubServer.ts'

freshForms()

const petit = {
  by: ['phone', 'name'],
  item: { _id: 'lead/09', _type: 'lead', _version: 1, name: 'Best Western Hotel Petit', address: { city: 'Ede' } },
}
const other = { by: ['name'], item: { _id: 'lead/10', _type: 'lead', _version: 1, name: 'Hotel Petit West' } }

function server() {
  return stubServer({
    '/api/duplicates/like': ({ name, phone }) => (name?.includes('Petit') || phone ? [petit, other] : []),
    '/api/space/save': () => ({ _id: 'lead/11', _version: 1 }),
  })
}

describe('what is probably there already', () => {
  it('D17.2: is told while one types, announced, and stops nobody', async () => {
    const asked = server()
    const { user, dialog } = await open({ type: 'lead' })
    const strip = within(dialog.getByRole('region', { name: 'Misschien staat dit er al' }))
    expect(strip.getByText(/ziet u dat hier/)).toBeTruthy()
    await user.type(dialog.getByLabelText(/^Naam/), 'Best Western Petit')
    expect(await strip.findByText(/Staat er misschien al: Best Western Hotel Petit/)).toBeTruthy()
    expect(strip.getByRole('status').textContent).toContain('2 keer al: Best Western Hotel Petit, Hotel Petit West')
    expect(strip.getByText(/^Ede · zelfde telefoonnummer, \(bijna de\) naam$/)).toBeTruthy()
    expect(document.activeElement).toBe(dialog.getByLabelText(/^Naam/))
    // Asked when one stops typing, and not at each letter.
    const calls = asked.received.filter(({ path }) => path === '/api/duplicates/like')
    expect(calls.length).toBeLessThan(6)
    expect(calls.at(-1)?.body).toEqual({ type: 'lead', name: 'Best Western Petit' })
    await user.click(strip.getByRole('button', { name: 'En nog 1' }))
    expect(strip.getByRole('link', { name: 'Open Hotel Petit West' }).getAttribute('href')).toBe('/card/lead/10')
  })

  it('D17.2: is added all the same by who says so, and what was typed is kept for who opens the other', async () => {
    const asked = server()
    const { user, dialog } = await open({ type: 'lead' })
    await user.type(dialog.getByLabelText(/^Naam/), 'Best Western Petit')
    await user.type(dialog.getByLabelText(/^Medewerkers/), '25')
    await user.click(await dialog.findByRole('button', { name: 'Toch toevoegen' }))
    await waitFor(() => expect(saves(asked)).toHaveLength(1))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('D17.2, S5.2: whoever opens the other is told once that the draft is kept; in a new tab the form stays', async () => {
    server()
    const { user, dialog } = await open({ type: 'lead' })
    await user.type(dialog.getByLabelText(/^Naam/), 'Best Western Petit')
    const link = await dialog.findByRole('link', { name: 'Open Best Western Hotel Petit' })
    fireEvent.click(link, { ctrlKey: true })
    expect(screen.getByRole('dialog')).toBeTruthy()
    await user.click(link)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(notices.map(({ action }) => action?.label)).toEqual(['Verder met uw concept'])
  })

  it('D17.2: is not asked of a name that is longer than one may be, which the server refuses', async () => {
    const asked = server()
    const { user, dialog } = await open({ type: 'lead' })
    await user.click(dialog.getByLabelText(/^Naam/))
    await user.paste('Petit '.repeat(40))
    await user.type(dialog.getByLabelText('E-mail'), 'info@petit.nl')
    const bodies = () => asked.received.filter(({ path }) => path === '/api/duplicates/like').map(({ body }) => body)
    await waitFor(() => expect(bodies()).toContainEqual({ type: 'lead', email: 'info@petit.nl' }))
    expect(bodies().some(({ name }) => name)).toBe(false)
  })

  it('D17.2: is not looked for of what is edited, nor of what is no organisation and nobody', async () => {
    const asked = stubServer({
      '/api/space/lead/09': () => ({ ...petit.item, employees: 20, _parents: [], _contacts: [], _dossiers: [] }),
      '/api/space/update/*': () => ({ _id: 'lead/09', _version: 2 }),
      '/api/duplicates/like': () => [petit, other],
    })
    const { user, dialog, unmount } = await open({ item: { _id: 'lead/09' } })
    await user.type(dialog.getByLabelText(/^Naam/), ' Ede')
    await user.click(submit('Opslaan'))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    unmount()
    const todo = await open({ type: 'todo', parent: 'lead/01' })
    expect(todo.dialog.queryByRole('region', { name: 'Misschien staat dit er al' })).toBeNull()
    expect(asked.received.filter(({ path }) => path === '/api/duplicates/like')).toEqual([])
  })
})
