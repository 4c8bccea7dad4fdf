import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { freshForms, makingServer, open, saves, submit } from '../../../test/forms.tsx'
import { reply, stubServer } from '../../../test/stubServer.ts'

freshForms()

describe('a new end-user', () => {
  async function fillIn({ user, dialog }: Awaited<ReturnType<typeof open>>) {
    await user.type(dialog.getByLabelText(/^Naam/), 'De Haven')
    await user.type(dialog.getByLabelText(/^Medewerkers/), '25')
    await user.click(dialog.getByRole('tab', { name: /Contactpersonen/ }))
    await user.click(dialog.getByRole('button', { name: 'Contactpersoon toevoegen' }))
    const people = within(dialog.getByRole('tabpanel', { name: /Contactpersonen/ }))
    await user.type(people.getByLabelText(/^Naam/), 'Jan de Boer')
    await user.click(dialog.getByRole('tab', { name: /Aanvraag/ }))
    await user.click(dialog.getByRole('button', { name: 'Aanvraag toevoegen' }))
    const request = within(dialog.getByRole('tabpanel', { name: /Aanvraag/ }))
    await user.click(request.getByRole('radio', { name: 'CRM' }))
    await user.type(request.getByLabelText(/^Gebruikers/), '12')
  }

  it('S2.34: is saved in the order lead, people, request, all under the lead, and its people are contacts of the request too', async () => {
    const server = makingServer()
    const form = await open({ type: 'lead' })
    await fillIn(form)
    await form.user.click(submit())
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(saves(server).map(({ body }) => [body.item._type, body.item.name, body.parent])).toEqual([
      ['lead', 'De Haven', 'space/00centre'],
      ['person', 'Jan de Boer', 'lead/01'],
      ['dossier', 'CRM', 'lead/01'],
    ])
    const linked = server.received.filter(({ path }) => path.startsWith('/api/space/edge/')).map(({ path }) => path)
    expect(linked).toEqual(['/api/space/edge/CONTACTS/dossier/01/person/01'])
    // D22.3: the amounts that nobody touched are the server's to fill in.
    expect(saves(server)[2]?.body.item).toMatchObject({ users: 12 })
    expect(Object.keys(saves(server)[2]?.body.item)).not.toContain('budget')
  })

  it('S5.2: sends nothing as long as one tab is wrong, and says which and where', async () => {
    const server = makingServer()
    const form = await open({ type: 'lead' })
    await fillIn(form)
    await form.user.click(form.dialog.getByRole('tab', { name: /Contactpersonen/ }))
    const people = within(form.dialog.getByRole('tabpanel', { name: /Contactpersonen/ }))
    await form.user.clear(people.getByLabelText(/^Naam/))
    await form.user.type(people.getByLabelText(/^Naam/), 'Jan')
    await form.user.click(form.dialog.getByRole('tab', { name: /Basisgegevens/ }))
    expect(submit().getAttribute('aria-disabled')).toBe('true')
    await form.user.click(submit())
    expect(saves(server)).toHaveLength(0)
    expect(
      form.dialog.getByRole('tab', { name: /Contactpersonen.*1 veld nog niet goed/ }).getAttribute('aria-selected'),
    ).toBe('true')
    const name = people.getByLabelText(/^Naam/)
    expect(document.activeElement).toBe(name)
    expect(name.getAttribute('aria-invalid')).toBe('true')
    expect(document.getElementById(name.getAttribute('aria-describedby') ?? '')?.textContent).toBe('min. 6 tekens')
  })

  it('D2.4: a second try after a failure halfway makes nothing twice', async () => {
    let isBroken = true
    const server = makingServer(({ item }) =>
      item._type === 'dossier' && isBroken ? reply(503, { title: 'Unavailable' }) : undefined,
    )
    const form = await open({ type: 'lead' })
    await fillIn(form)
    await form.user.click(submit())
    expect((await screen.findByRole('alert')).textContent).toContain('“De Haven” is opgeslagen')
    isBroken = false
    await form.user.click(submit())
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(saves(server).map(({ body }) => body.item._type)).toEqual(['lead', 'person', 'dossier', 'dossier'])
    const keys = saves(server).map(({ headers }) => headers['idempotency-key'])
    expect(keys[2]).toBe(keys[3])
    expect(new Set(keys).size).toBe(3)
  })

  it('D2.4: what was changed after it was made is written to it, not made again', async () => {
    let isBroken = true
    const server = makingServer(({ item }) =>
      item._type === 'dossier' && isBroken ? reply(503, { title: 'Unavailable' }) : undefined,
    )
    const form = await open({ type: 'lead' })
    await fillIn(form)
    await form.user.click(submit())
    await screen.findByRole('alert')
    isBroken = false
    await form.user.click(form.dialog.getByRole('tab', { name: /Basisgegevens/ }))
    await form.user.type(
      within(form.dialog.getByRole('tabpanel', { name: /Basisgegevens/ })).getByLabelText(/^Naam/),
      ' Zuid',
    )
    await form.user.click(submit())
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const update = server.received.find(({ path }) => path.startsWith('/api/space/update/'))
    expect(update).toMatchObject({ path: '/api/space/update/lead/01', body: { props: { name: 'De Haven Zuid' } } })
  })

  describe('whose answer was lost', () => {
    const lost = () => Promise.reject(new TypeError('no answer'))

    it('D2.4: is not made again when what was changed since is refused, and is saved once that is put back', async () => {
      let tries = 0
      const server = stubServer({
        '/api/space/save': () => (++tries === 1 ? lost() : { _id: `dossier/0${tries}`, _version: 1 }),
        '/api/space/update/*': ({ props }) =>
          'name' in props
            ? reply(422, { title: 'Invalid', errors: [{ path: 'name', code: 'addOnly', message: 'x' }] })
            : { _id: 'dossier/02', _version: 2 },
      })
      const { user, dialog } = await open({
        type: 'dossier',
        parent: { _id: 'lead/01', _type: 'lead', name: 'De Haven' },
      })
      await user.click(dialog.getByRole('radio', { name: 'CRM' }))
      await user.type(dialog.getByLabelText(/^Gebruikers/), '12')
      await user.click(submit())
      await screen.findByRole('alert')
      await user.click(dialog.getByRole('radio', { name: 'ERP' }))
      await user.click(submit())
      await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('nog niet met alles wat u invulde'))
      await user.click(submit())
      await waitFor(() =>
        expect(server.received.filter(({ path }) => path === '/api/space/update/dossier/02')).toHaveLength(2),
      )
      await user.click(dialog.getByRole('radio', { name: 'CRM' }))
      await user.click(submit())
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
      const [first, second, ...more] = saves(server)
      expect(more).toEqual([])
      expect(second?.body).toEqual(first?.body)
      expect(second?.headers['idempotency-key']).toBe(first?.headers['idempotency-key'])
    })

    it('D2.4: is asked for where it was first to hang, and says at that field that its place is fixed', async () => {
      let tries = 0
      const server = stubServer({
        '/api/space/save': () => (++tries === 1 ? lost() : { _id: 'dossier/01', _version: 1 }),
        '/api/space/search': ({ feed, q }) =>
          ['De Haven', 'Het Anker']
            .map((name, index) => ({ _id: `lead/0${index + 1}`, _type: 'lead', _version: 1, name }))
            .filter(({ name }) => feed === 'lead' && name === q),
      })
      const { user, dialog } = await open({ type: 'dossier' })
      const hang = async (name: string) => {
        await user.type(dialog.getByLabelText(/^Hoort bij/), name)
        await user.click(await screen.findByRole('option', { name: new RegExp(name) }))
      }
      await user.click(dialog.getByRole('radio', { name: 'CRM' }))
      await user.type(dialog.getByLabelText(/^Gebruikers/), '12')
      await hang('De Haven')
      await user.click(submit())
      await screen.findByRole('alert')
      await user.click(dialog.getByRole('button', { name: 'Andere kiezen' }))
      await hang('Het Anker')
      await user.click(submit())
      const field = await dialog.findByRole('group', { name: 'Hoort bij', description: /vast sinds het aanmaken/ })
      expect(within(field).getByText('Het Anker')).toBeTruthy()
      expect(screen.getByRole('alert').textContent).toContain('nog niet met alles wat u invulde')
      await user.click(dialog.getByRole('button', { name: 'Andere kiezen' }))
      await hang('De Haven')
      await user.click(submit())
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
      expect(saves(server).map(({ body }) => body.parent)).toEqual(['lead/01', 'lead/01'])
      expect(new Set(saves(server).map(({ headers }) => headers['idempotency-key'])).size).toBe(1)
    })

    it.each([401, 409, 429])('D2.4: keeps its key when the next try is answered %i', async (status) => {
      const answers = [lost, () => reply(status, { title: 'x' }), () => ({ _id: 'supplier/01', _version: 1 })]
      const server = stubServer({ '/api/space/save': () => answers.shift()?.() })
      const { user, dialog } = await open({ type: 'supplier' })
      await user.type(dialog.getByLabelText(/^Naam/), 'Kassa & Co')
      for (const times of [1, 2, 3]) {
        await user.click(submit())
        await waitFor(() => expect(saves(server)).toHaveLength(times))
        if (times < 3) await waitFor(() => expect(submit().getAttribute('aria-busy')).not.toBe('true'))
      }
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
      expect(new Set(saves(server).map(({ headers }) => headers['idempotency-key'])).size).toBe(1)
    })
  })

  it.each([
    ['types', '<textarea></textarea>'],
    ['has a dialog open', '<div role="dialog"></div>'],
  ])('S4.14: its page opens over nothing for who %s by then', async (_, other) => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    makingServer()
    const form = await open({ type: 'lead' })
    const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
    await user.type(form.dialog.getByLabelText(/^Naam/), 'De Haven')
    await user.type(form.dialog.getByLabelText(/^Medewerkers/), '25')
    await user.click(submit())
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const place = document.createElement('div')
    place.innerHTML = other
    document.body.append(place)
    place.querySelector('textarea')?.focus()
    await vi.advanceTimersByTimeAsync(2500)
    expect(form.router.state.location.pathname).toBe('/')
    place.remove()
    vi.useRealTimers()
  })

  it('S4.14: its page is fetched at once, and opens by itself after two seconds', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const server = makingServer()
    const form = await open({ type: 'lead' })
    const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
    await user.type(form.dialog.getByLabelText(/^Naam/), 'De Haven')
    await user.type(form.dialog.getByLabelText(/^Medewerkers/), '25')
    await user.click(submit())
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(server.received.map(({ path }) => path)).toContain('/api/space/lead/01'))
    expect(form.router.state.location.pathname).toBe('/')
    await vi.advanceTimersByTimeAsync(2000)
    await waitFor(() => expect(form.router.state.location.pathname).toBe('/card/lead/01'))
    vi.useRealTimers()
  })
})
