import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { aDossier, aMatch } from '../../../test/items.ts'
import { renderWithProviders } from '../../../test/renderWithProviders.tsx'
import { stubServer } from '../../../test/stubServer.ts'
import { patchQuietly } from '../../entities/items/patchCached.ts'
import { useItem } from '../../entities/items/queries.ts'
import { SupplierDecision } from './SupplierDecision.tsx'

const alias = { organisation: { name: 'Lead 7F3K9Q', _type: 'lead' } }
const offered = aMatch('offered', alias)

async function show(match = offered) {
  const server = stubServer({
    '/api/space/match/00match': () => match,
    '/api/space/update/match/00match': () => ({ _id: 'match/00match', _version: 2 }),
  })
  await renderWithProviders(<SupplierDecision dossier={aDossier([match], alias)} />, { kind: 'supplier' })
  return { sent: () => server.received.filter(({ path }) => path.includes('/update/')) }
}

describe('the choice of a supplier', () => {
  it('D6: an offered match asks one thing: accept or refuse', async () => {
    await show()
    screen.getByRole('heading', { name: 'Past deze aanvraag bij u?' })
    const region = screen.getByRole('region', { name: 'Uw match' })
    const names = within(region)
      .getAllByRole('button')
      .map((button) => button.textContent)
    expect(names).toEqual(['Aangeboden', 'Accepteren', 'Afwijzen'])
  })

  it.each([
    ['Accepteren', 'reserved'],
    ['Afwijzen', 'dismissed'],
  ])('D5: %s asks for a reason and becomes %s', async (name, status) => {
    const { sent } = await show()
    const user = userEvent.setup()
    await user.click(screen.getByRole('button', { name }))
    const form = screen.getByRole('textbox', { name: /Geef een reden op/ }).closest('form')
    if (!form) throw new Error('The reason stands in a form')
    await user.click(within(form).getByRole('button', { name }))
    expect(sent()).toHaveLength(0)
    await user.type(within(form).getByRole('textbox'), 'Zo is het')
    await user.click(within(form).getByRole('button', { name }))
    await waitFor(() => expect(sent()).toHaveLength(1))
    expect(sent()[0]?.body.props).toMatchObject({ status })
    expect(sent()[0]?.body.props.history.at(-1)).toEqual({ status, description: 'Zo is het' })
  })

  it('D6, G7: by keyboard one goes on within the match once the form of a choice is closed or sent', async () => {
    let match = offered
    const { received } = stubServer({
      '/api/space/match/00match': () => match,
      '/api/space/update/match/00match': () => {
        match = aMatch('reserved', alias)
        return { _id: 'match/00match', _version: 2, status: 'reserved' }
      },
    })
    const user = userEvent.setup()
    await renderWithProviders(<SupplierDecision dossier={aDossier([offered], alias)} />, { kind: 'supplier' })
    const region = screen.getByRole('region', { name: 'Uw match' })
    const isWithin = () => expect(region.contains(document.activeElement)).toBe(true)
    await user.click(screen.getByRole('button', { name: 'Accepteren' }))
    await user.click(screen.getByRole('button', { name: 'Annuleren' }))
    await waitFor(isWithin)
    await user.click(screen.getByRole('button', { name: 'Accepteren' }))
    await user.type(screen.getByRole('textbox', { name: /Geef een reden op/ }), 'Zo is het')
    await user.click(screen.getAllByRole('button', { name: 'Accepteren' }).at(-1) ?? region)
    await waitFor(() => expect(received.some(({ path }) => path.includes('/update/'))).toBe(true))
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Accepteren' })).toBeNull())
    await waitFor(isWithin)
  })

  it('D2.3, D9: what is typed stays when the centre changes something of the match meanwhile', async () => {
    const caches: QueryClient[] = []
    function Card() {
      caches.push(useQueryClient())
      const { data } = useItem('dossier/00dossier', 1)
      return data ? <SupplierDecision dossier={data} /> : null
    }
    stubServer({
      '/api/space/dossier/00dossier': () => aDossier([offered], alias),
      '/api/space/match/00match': () => offered,
    })
    await renderWithProviders(<Card />, { kind: 'supplier' })
    const user = userEvent.setup()
    await user.click(await screen.findByRole('button', { name: 'Accepteren' }))
    const box = screen.getByRole('textbox', { name: /Geef een reden op/ })
    await user.type(box, 'Past goed')
    const [cache] = caches
    if (!cache) throw new Error('There is no cache')
    await act(() => patchQuietly(cache, offered._id, { ...offered, $price: 600, _version: 2 }))
    await screen.findByText('€ 600')
    expect(screen.getByRole('textbox', { name: /Geef een reden op/ })).toBe(box)
    expect(box).toHaveProperty('value', 'Past goed')
  })

  it('D6: what was decided is said, and nothing more can be chosen', async () => {
    await show(aMatch('reserved', alias))
    screen.getByText(/U hebt deze aanvraag geaccepteerd/)
    expect(screen.queryByRole('button', { name: 'Accepteren' })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Afwijzen' })).toBeNull()
  })
})
