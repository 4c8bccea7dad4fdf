import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { aDossier, aMatch } from '../../../test/items.ts'
import { renderWithProviders } from '../../../test/renderWithProviders.tsx'
import { reply, stubServer } from '../../../test/stubServer.ts'
import { patchQuietly } from '../../entities/items/patchCached.ts'
import { useItem } from '../../entities/items/queries.ts'
import { SupplierDecision } from './SupplierDecision.tsx'

const alias = { organisation: { name: 'Lead 7F3K9Q', _type: 'lead' } }
const offered = aMatch('offered', alias)
const saved = { _id: 'match/00match', _version: 2 }

async function show(match = offered) {
  const server = stubServer({
    '/api/space/match/00match': () => match,
    '/api/space/update/match/00match': () => ({ _id: 'match/00match', _version: 2 }),
  })
  await renderWithProviders(<SupplierDecision dossier={aDossier([match], alias)} />, { kind: 'supplier' })
  return { sent: () => server.received.filter(({ path }) => path.includes('/update/')) }
}

beforeEach(() => localStorage.clear())

/** The box in which a choice asks why. */
const box = () => screen.findByRole('textbox', { name: /Geef een reden op/ })
const button = (name: string) => screen.getByRole('button', { name })

/** The page on which the match stands, as it is read from the server and shown before that answers. */
async function open(update: () => unknown, read = () => offered) {
  stubServer({ '/api/space/match/00match': () => read(), '/api/space/update/match/00match': update })
  const caches: QueryClient[] = []
  function Card() {
    caches.push(useQueryClient())
    return <SupplierDecision dossier={aDossier([offered], alias)} />
  }
  const { unmount } = await renderWithProviders(<Card />, { kind: 'supplier' })
  const [cache] = caches
  if (!cache) throw new Error('There is no cache')
  await waitFor(() => expect(cache.isFetching()).toBe(0))
  return { user: userEvent.setup(), cache, unmount }
}

describe('what a supplier gives as reason', () => {
  it.each(['Accepteren', 'Afwijzen'])('S5.2: stays in its box when %s cannot be saved', async (name) => {
    const { promise, resolve } = Promise.withResolvers<Response>()
    const { user } = await open(() => promise)
    await user.click(button(name))
    await user.type(await box(), 'Wij hebben geen tijd')
    await user.click(screen.getAllByRole('button', { name }).at(-1) ?? document.body)
    // It shows before it is saved.
    await screen.findByText(/U hebt deze aanvraag/)
    resolve(reply(503, { title: 'Unavailable', status: 503 }))
    await screen.findByText(/Wat u hebt ingevuld, blijft staan/)
    await screen.findByRole('heading', { name: 'Past deze aanvraag bij u?' })
    expect(await box()).toHaveProperty('value', 'Wij hebben geen tijd')
  })

  it('S5.2: is there again after the other button, and for who comes back', async () => {
    const { user, unmount } = await open(() => saved)
    await user.click(button('Afwijzen'))
    await user.type(await box(), 'Wij hebben geen tijd')
    await user.click(button('Accepteren'))
    expect(await box()).toHaveProperty('value', '')
    unmount()
    const again = await open(() => saved)
    await again.user.click(button('Afwijzen'))
    expect(await box()).toHaveProperty('value', 'Wij hebben geen tijd')
  })

  it('S5.2: is forgotten once it is saved, or given up', async () => {
    const { user } = await open(() => saved)
    await user.click(button('Accepteren'))
    await user.type(await box(), 'Toch niet')
    await user.click(button('Annuleren'))
    expect(Object.keys(localStorage)).toEqual([])
    await user.click(button('Accepteren'))
    await user.type(await box(), 'Past goed')
    expect(Object.keys(localStorage)).toHaveLength(1)
    await user.click(screen.getAllByRole('button', { name: 'Accepteren' }).at(-1) ?? document.body)
    await waitFor(() => expect(Object.keys(localStorage)).toEqual([]))
  })

  it('S5.2: stays to be read when somebody else of the supplier decides meanwhile, which is said', async () => {
    const { user, cache } = await open(() => saved)
    await user.click(button('Afwijzen'))
    await user.type(await box(), 'Wij hebben geen tijd')
    await act(() => patchQuietly(cache, offered._id, aMatch('reserved', { ...alias, _version: 2 }), () => false))
    await screen.findByText('Deze status kan nu niet worden gekozen')
    expect(await box()).toHaveProperty('value', 'Wij hebben geen tijd')
  })
})

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

  it.each(['Accepteren', 'Afwijzen'])('D6: a double click on %s opens its form, which Escape closes', async (name) => {
    const { sent } = await show()
    const user = userEvent.setup()
    await user.dblClick(button(name))
    await user.type(await box(), 'Past{Escape}')
    expect(screen.queryByRole('textbox', { name: /Geef een reden op/ })).toBeNull()
    await user.click(button(name))
    expect(await box()).toHaveProperty('value', 'Past')
    expect(sent()).toHaveLength(0)
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
    const typedIn = await box()
    await user.type(typedIn, 'Past goed')
    const [cache] = caches
    if (!cache) throw new Error('There is no cache')
    await act(() => patchQuietly(cache, offered._id, { ...offered, $price: 600, _version: 2 }, () => false))
    await screen.findByText('€ 600')
    expect(await box()).toBe(typedIn)
    expect(typedIn).toHaveProperty('value', 'Past goed')
  })

  it('D6: what was decided is said, and nothing more can be chosen', async () => {
    await show(aMatch('reserved', alias))
    screen.getByText(/U hebt deze aanvraag geaccepteerd/)
    expect(screen.queryByRole('button', { name: 'Accepteren' })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Afwijzen' })).toBeNull()
  })
})
