import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { anItem } from '../../../../test/items.ts'
import { renderApp } from '../../../../test/renderWithProviders.tsx'
import { page, stubServer } from '../../../../test/stubServer.ts'
import '../../../app/featureCards.tsx'

const lead = (index: number) => anItem('lead', { _id: `lead/n${index}`, name: `Zaak ${index}`, status: 'active' })
const leads = [0, 1, 2].map(lead)

beforeEach(() => {
  localStorage.clear()
  // jsdom lays nothing out: the window of the table is said to be this tall.
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(480)
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(1000)
})
afterEach(() => localStorage.clear())

async function opened(address = '/list?type=lead', found = () => page(leads, leads.length)) {
  const server = stubServer({
    '/api/views/list': () => [],
    '/api/space/search': found,
    '/api/space/lead/n0': () => lead(0),
    '/api/space/lead/n1': () => lead(1),
    '/api/space/lead/n2': () => lead(2),
  })
  const app = await renderApp(address)
  await screen.findAllByRole('link', { name: 'Zaak 0' })
  return { ...server, ...app, user: userEvent.setup() }
}
const panel = (name: string) => screen.findByRole('region', { name: `${name}, naast de lijst` })

describe('a record beside its list', () => {
  it('S2.5, S2.10: Space opens it and the keyboard goes there; arrows and letters walk on; Escape leads back', async () => {
    const { user, router } = await opened()
    const grid = screen.getByRole('grid')
    grid.focus()
    await user.keyboard(' ')
    const first = await panel('Zaak 0')
    expect(document.activeElement).toBe(first)
    await within(first).findByRole('heading', { level: 2, name: 'Zaak 0' })
    within(first).getByText('1 van 3')
    await user.keyboard('{ArrowDown}')
    await panel('Zaak 1')
    expect(router.state.location.search).toMatchObject({ peek: 'lead/n1' })
    await user.keyboard('jk')
    const again = await panel('Zaak 1')
    expect(document.activeElement).toBe(again)
    expect(within(grid).getByRole('row', { current: true }).textContent).toContain('Zaak 1')
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('region', { name: /naast de lijst/ })).toBeNull())
    await waitFor(() => expect(document.activeElement).toBe(grid))
    expect(router.state.location.search).not.toHaveProperty('peek')
    await user.keyboard('{Enter}')
    await waitFor(() => expect(router.state.location.pathname).toBe('/card/lead/n1'))
  })

  it('S2.5, S2.10: of a list that was not counted to its end it says about how long it is', async () => {
    const { user } = await opened('/list?type=lead', () => page(leads, 20_000, true))
    screen.getByRole('grid').focus()
    await user.keyboard(' ')
    within(await panel('Zaak 0')).getByText('1 van ongeveer 20.000')
  })

  it('S2.5: the keyboard is back in the list at once, however long the step back takes', async () => {
    const { user, router } = await opened()
    screen.getByRole('grid').focus()
    await user.keyboard(' ')
    expect(document.activeElement).toBe(await panel('Zaak 0'))
    vi.spyOn(router.history, 'back').mockImplementation(() => undefined)
    await user.keyboard('{Escape}')
    expect(document.activeElement).toBe(screen.getByRole('grid'))
  })

  it('S2.5: the address brings it again without taking the keyboard; the button of a row puts another one there', async () => {
    const { user } = await opened('/list?type=lead&peek=lead%2Fn2')
    const shown = await panel('Zaak 2')
    expect(document.activeElement).not.toBe(shown)
    within(shown).getByRole('link', { name: 'Geheel openen' })
    await user.click(screen.getByRole('button', { name: 'Bekijk Zaak 1 naast de lijst' }))
    await panel('Zaak 1')
    await user.click(screen.getByRole('button', { name: 'De vorige' }))
    await panel('Zaak 0')
    await user.click(screen.getByRole('button', { name: 'Terug naar de lijst' }))
    expect(screen.queryByRole('region', { name: /naast de lijst/ })).toBeNull()
  })

  it('S2.5: of cards it opens by Space on the name and by its button, and what is not of the type of the list stays closed', async () => {
    const { user } = await opened('/list?type=lead&look=cards&peek=dossier%2Fx')
    expect(screen.queryByRole('region', { name: /naast de lijst/ })).toBeNull()
    screen.getByRole('link', { name: 'Zaak 1' }).focus()
    await user.keyboard(' ')
    await panel('Zaak 1')
    await user.keyboard('{ArrowDown}')
    await panel('Zaak 2')
    await user.keyboard('{Escape}')
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Zaak 1' })))
  })
})
