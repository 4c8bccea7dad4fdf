import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { renderApp } from '../../../test/renderWithProviders.tsx'
import { page, reply, stubServer } from '../../../test/stubServer.ts'

it('D12, S5.5: a walk-in with an e-mail address that is none is not sent, and what is wrong stands below it', async () => {
  const activity = { _id: 'activity/7', _type: 'activity', _version: 1, name: 'Kennisdag' }
  const { received } = stubServer({
    '/api/checkin/list': () => ({ key: 'k', activity, registrations: [] }),
    '/api/space/search': () => page([]),
    '/api/space/save': () => ({ _id: 'person/1', _version: 1 }),
  })
  const saves = () => received.filter(({ path }) => path === '/api/space/save')
  await renderApp('/checkin/7')
  const [open] = await screen.findAllByRole('button', { name: 'Inloop toevoegen' })
  if (open) await userEvent.click(open)
  await userEvent.type(screen.getByRole('textbox', { name: 'Naam' }), 'Dirkje Inloper')
  const email = screen.getByRole('textbox', { name: /^E-mail/ })
  await userEvent.type(email, 'dirkje@bedrijf')
  const add = screen.getByRole('button', { name: 'Toevoegen en afvinken' })
  await userEvent.click(add)
  expect(email.getAttribute('aria-invalid')).toBe('true')
  expect(document.getElementById(email.getAttribute('aria-describedby') ?? '')?.textContent).not.toBe('')
  expect(saves()).toEqual([])
  await userEvent.type(email, '.nl')
  await userEvent.click(add)
  await waitFor(() => expect(saves()).toMatchObject([{ body: { item: { email: 'dirkje@bedrijf.nl' } } }]))
})

it('D12: a guest of a walk-in who was just saved is noted for that person, also before the list has come again', async () => {
  const activity = { _id: 'activity/7', _type: 'activity', _version: 1, name: 'Kennisdag' }
  let isSaved = false
  const { received } = stubServer({
    '/api/checkin/list': () =>
      isSaved ? new Promise<never>(() => undefined) : { key: 'k', activity, registrations: [] },
    '/api/space/search': () => page([]),
    '/api/space/save': () => {
      isSaved = true
      return { _id: 'person/1', _version: 1 }
    },
    '/api/checkin/present': () => ({ _id: 'person/1', _version: 2 }),
  })
  await renderApp('/checkin/7')
  const [open] = await screen.findAllByRole('button', { name: 'Inloop toevoegen' })
  if (open) await userEvent.click(open)
  await userEvent.type(screen.getByRole('textbox', { name: 'Naam' }), 'Dirkje Inloper')
  await userEvent.click(screen.getByRole('button', { name: 'Toevoegen en afvinken' }))
  const more = () => screen.getByRole('button', { name: /BOB van Dirkje Inloper/ })
  await waitFor(() => expect(more()).toHaveProperty('disabled', false))
  await userEvent.click(more())
  await userEvent.click(within(screen.getByRole('group', { name: 'Gasten' })).getByRole('button', { name: 'Eén meer' }))
  const noted = () => received.filter(({ path }) => path === '/api/checkin/present').map(({ body }) => body)
  await waitFor(() => expect(noted()).toMatchObject([{ activity: 'activity/7', person: 'person/1', guests: 1 }]))
})

it('D12: who is searched for while an empty walk-in is open is filled in when one adds again', async () => {
  const activity = { _id: 'activity/7', _type: 'activity', _version: 1, name: 'Kennisdag' }
  const aukje = { _id: 'person/2', _type: 'person', _version: 1, name: 'Aukje Deurwaarder' }
  stubServer({
    '/api/checkin/list': () => ({ key: 'k', activity, registrations: [aukje] }),
    '/api/space/search': () => page([]),
  })
  await renderApp('/checkin/7')
  const open = await screen.findByRole('button', { name: 'Inloop toevoegen' })
  const name = () => screen.getByRole('textbox', { name: 'Naam' })
  await userEvent.click(open)
  expect(name()).toHaveProperty('value', '')
  await userEvent.type(screen.getByRole('searchbox'), 'Joris Jansen')
  await userEvent.click(open)
  expect(name()).toHaveProperty('value', 'Joris Jansen')
  expect(open.title).toBe('')
})

describe('D22.4: an activity under a supplier', () => {
  const supplier = { _id: 'supplier/01', _type: 'supplier', name: 'Kassa & Co' }
  const lead = { _id: 'lead/01', _type: 'lead', name: 'De Haven' }
  const known = (name: string, parent: object) => ({
    _id: `person/${name.split(' ')[0]}`,
    _type: 'person',
    _version: 1,
    name,
    _parents: [parent],
  })
  afterEach(() => localStorage.clear())

  /** The people whom the search finds, at an activity that these suppliers read. */
  async function found(readBy: readonly object[]) {
    const activity = { _id: 'activity/7', _type: 'activity', _version: 1, name: 'Kennisdag' }
    const { received } = stubServer({
      '/api/checkin/list': () => ({ key: 'k', activity, registrations: [], readBy }),
      '/api/space/search': () => page([known('Noor Haven', lead), known('Kees Kassa', supplier)]),
      '/api/checkin/present': () => ({ _id: 'person/Noor', _version: 1 }),
    })
    await renderApp('/checkin/7')
    const [open] = await screen.findAllByRole('button', { name: 'Inloop toevoegen' })
    if (open) await userEvent.click(open)
    await userEvent.type(screen.getByRole('textbox', { name: 'Naam' }), 'Haven')
    const press = async (name: RegExp) => userEvent.click(await screen.findByRole('button', { name }))
    return { press, sent: () => received.filter(({ path }) => path === '/api/checkin/present') }
  }

  it('D22.4: who is known is registered by a second press, once one read which supplier will read their card', async () => {
    const { press, sent } = await found([{ _id: supplier._id, name: supplier.name }])
    screen.getByText(/^Kassa & Co leest de kaart van wie u hier toevoegt/)
    await press(/Noor Haven/)
    expect((await screen.findByRole('alert')).textContent).toMatch(
      /^Kassa & Co leest de kaart van Noor Haven dan helemaal/,
    )
    expect(sent()).toEqual([])
    await press(/^Toch toevoegen/)
    await waitFor(() => expect(sent()).toMatchObject([{ body: { person: 'person/Noor' } }]))
  })

  it('D22.4: a contact of that supplier, whom it reads already, is registered by one press', async () => {
    const own = await found([{ _id: supplier._id, name: supplier.name }])
    await own.press(/Kees Kassa/)
    await waitFor(() => expect(own.sent()).toMatchObject([{ body: { person: 'person/Kees' } }]))
  })

  it('D12: without a supplier above it one press registers anybody', async () => {
    const { press, sent } = await found([])
    expect(screen.queryByText(/leest de kaart/)).toBeNull()
    await press(/Noor Haven/)
    await waitFor(() => expect(sent()).toMatchObject([{ body: { person: 'person/Noor' } }]))
  })
})

describe('a walk-in that the server refuses', () => {
  const activity = { _id: 'activity/7', _type: 'activity', _version: 1, name: 'Kennisdag' }
  const why = 'Deze naam kan niet.'
  const refusal = () =>
    reply(422, { title: 'Invalid', status: 422, errors: [{ path: 'name', code: 'invalid', message: why }] })
  afterEach(() => localStorage.clear())

  /** Dirkje was added and refused; what follows is saved. Among the people one knows are these. */
  async function refused(known: readonly object[] = []) {
    const answers = [refusal]
    const { received } = stubServer({
      '/api/checkin/list': () => ({ key: 'k', activity, registrations: [] }),
      '/api/space/search': () => page(known),
      '/api/checkin/present': () => ({ _id: 'person/9', _version: 2 }),
      '/api/space/save': () => answers.shift()?.() ?? { _id: 'person/1', _version: 1 },
    })
    const view = await renderApp('/checkin/7')
    const [open] = await screen.findAllByRole('button', { name: 'Inloop toevoegen' })
    if (open) await userEvent.click(open)
    await userEvent.type(screen.getByRole('textbox', { name: 'Naam' }), 'Dirkje Inloper')
    await userEvent.type(screen.getByRole('textbox', { name: /^E-mail/ }), 'dirkje@bedrijf.nl')
    await userEvent.click(screen.getByRole('button', { name: 'Toevoegen en afvinken' }))
    const kept = await screen.findByRole('list', { name: 'Niet toegevoegd' })
    const sent = (to: string) => received.filter(({ path }) => path === to)
    return { kept: within(kept), view, sent, saves: () => sent('/api/space/save') }
  }

  it('D12: is kept with the sentence why, counts for nobody, and goes once it was mended', async () => {
    const { kept, saves } = await refused()
    kept.getByText('Niet toegevoegd: Dirkje Inloper')
    kept.getByText(why)
    expect(screen.queryByRole('checkbox', { name: 'Dirkje Inloper is aanwezig' })).toBeNull()
    await userEvent.click(kept.getByRole('button', { name: 'Aanpassen' }))
    const name = screen.getByRole('textbox', { name: 'Naam' })
    expect(name).toHaveProperty('value', 'Dirkje Inloper')
    expect(screen.getByRole('textbox', { name: /^E-mail/ })).toHaveProperty('value', 'dirkje@bedrijf.nl')
    await userEvent.type(name, ' II')
    await userEvent.click(screen.getByRole('button', { name: 'Toevoegen en afvinken' }))
    await waitFor(() => expect(screen.queryByRole('list', { name: 'Niet toegevoegd' })).toBeNull())
    await waitFor(() => expect(saves()).toHaveLength(2))
    const [first, second] = saves()
    expect(second?.body.item).toEqual({ ...first?.body.item, name: 'Dirkje Inloper II' })
    expect(second?.headers['idempotency-key']).not.toBe(first?.headers['idempotency-key'])
  })

  it('D12: keeps the time when they came where it turns out to be somebody one knows', async () => {
    const { kept, saves, sent } = await refused([
      { _id: 'person/9', _type: 'person', _version: 1, name: 'Dirkje Inloper', jobtitle: 'Kok' },
    ])
    // At another moment than when it was added.
    await waitFor(() => expect(new Date().toISOString()).not.toBe(saves()[0]?.body.item.$present))
    await userEvent.click(kept.getByRole('button', { name: 'Aanpassen' }))
    await userEvent.click(await screen.findByRole('button', { name: /Dirkje Inloper/ }))
    const came = saves()[0]?.body.item.$present
    await waitFor(() =>
      expect(sent('/api/checkin/present')).toMatchObject([{ body: { person: 'person/9', present: came } }]),
    )
  })

  it('D12: is told apart from one that may have been added, as no answer came for a day', async () => {
    const { view } = await refused()
    view.unmount()
    const [one] = JSON.parse(localStorage.getItem('schakel.checkin.pending') ?? '')
    const lost = { ...one, refused: { status: 0, title: 'No answer', errors: [] } }
    localStorage.setItem('schakel.checkin.pending', JSON.stringify([lost]))
    window.dispatchEvent(new StorageEvent('storage', { key: 'schakel.checkin.pending' }))
    await renderApp('/checkin/7')
    const kept = within(await screen.findByRole('list', { name: 'Niet toegevoegd' }))
    kept.getByText('Misschien al toegevoegd: Dirkje Inloper')
    kept.getByText('Er kwam een dag lang geen antwoord. Kijk of deze naam al in de lijst staat.')
  })

  it('D12: is not mended while somebody else is being typed, so that nothing of that is lost', async () => {
    const { kept } = await refused()
    const [open] = screen.getAllByRole('button', { name: 'Inloop toevoegen' })
    if (open) await userEvent.click(open)
    const name = () => screen.getByRole('textbox', { name: 'Naam' })
    await userEvent.type(name(), 'Joris Jansen')
    await userEvent.click(kept.getByRole('button', { name: 'Aanpassen' }))
    expect(name()).toHaveProperty('value', 'Joris Jansen')
    kept.getByText('Rond eerst af wat u nu invult, of annuleer dat.')
    await userEvent.click(screen.getByRole('button', { name: 'Annuleren' }))
    await userEvent.click(kept.getByRole('button', { name: 'Aanpassen' }))
    expect(name()).toHaveProperty('value', 'Dirkje Inloper')
    await userEvent.type(name(), ' II')
    // What is being mended stays too.
    if (open) await userEvent.click(open)
    expect(name()).toHaveProperty('value', 'Dirkje Inloper II')
  })

  it('D12: is still there over a reload, is not sent again by itself, and is put away at the second press', async () => {
    const { view, saves } = await refused()
    view.unmount()
    await renderApp('/checkin/7')
    const kept = await screen.findByRole('list', { name: 'Niet toegevoegd' })
    expect(saves()).toHaveLength(1)
    await userEvent.click(within(kept).getByRole('button', { name: 'Weghalen' }))
    within(kept).getByText('Niet toegevoegd: Dirkje Inloper')
    await userEvent.click(within(kept).getByRole('button', { name: 'Zeker weten?' }))
    await waitFor(() => expect(localStorage.getItem('schakel.checkin.pending')).toBe('[]'))
    expect(screen.queryByRole('list', { name: 'Niet toegevoegd' })).toBeNull()
    // Not at the top of the page: at what stands there next.
    const next = screen.getAllByRole('button', { name: 'Inloop toevoegen' }).at(-1)
    await waitFor(() => expect(document.activeElement).toBe(next))
  })
})
