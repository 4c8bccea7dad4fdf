import { printWhere, type WhereRule } from '@schakel/domain'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { renderApp } from '../../../test/renderWithProviders.tsx'
import { page, stubServer } from '../../../test/stubServer.ts'
import { closeItemForm, formRequests } from '../../entities/forms/openItemForm.ts'
import { connectNotices, type Notice } from '../../ui/notify.ts'

describe('the lists', () => {
  it('S2.5: the address says type, status and order, and choosing changes it', async () => {
    const { received } = stubServer({ '/api/space/search': () => page([]) })
    const { router } = await renderApp('/list?type=supplier')
    expect(await screen.findByRole('heading', { level: 1, name: 'Leveranciers' })).toBeTruthy()
    await userEvent.selectOptions(screen.getByLabelText('Status'), 'Actief')
    await waitFor(() => expect(received.at(-1)?.body).toMatchObject({ feed: 'supplier', status: 'active', page: 1 }))
    await userEvent.selectOptions(screen.getByLabelText('Volgorde'), 'Op naam')
    await waitFor(() => expect(received.at(-1)?.body).toMatchObject({ sort: 'name', status: 'active' }))
    expect(router.state.location.search).toEqual({ type: 'supplier', status: 'active', sort: 'name' })
  })

  it('D8.3: one press shows what is mine, late or without a match, and another takes it off', async () => {
    const { received } = stubServer({ '/api/space/search': () => page([]) })
    const { router } = await renderApp('/list?type=dossier', { kind: 'staff' })
    const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
    await press('Te laat')
    await waitFor(() => expect(received.at(-1)?.body).toMatchObject({ feed: 'dossier', only: 'late' }))
    expect(screen.getByRole('button', { name: 'Te laat' }).getAttribute('aria-pressed')).toBe('true')
    await press('Zonder match')
    await waitFor(() => expect(received.at(-1)?.body).toMatchObject({ only: 'unmatched' }))
    await press('Van mij')
    await waitFor(() => expect(received.at(-1)?.body).toMatchObject({ only: 'unmatched', owner: expect.any(String) }))
    await press('Zonder match')
    await press('Van mij')
    await waitFor(() => expect(router.state.location.search).toEqual({ type: 'dossier' }))
  })

  it('D8.3: a press that does not go with “of” and a group says so, and leaves the filters as they are', async () => {
    const notices: Notice[] = []
    connectNotices((notice) => notices.push(notice))
    stubServer({ '/api/space/search': () => page([]) })
    const above = (field: string): WhereRule => ({ field, op: 'above', values: ['5'] })
    const group = { any: false, rules: [above('users'), above('budget')] }
    const where = printWhere({ any: true, rules: [above('budget'), group] })
    const { router } = await renderApp(`/list?type=dossier&where=${encodeURIComponent(where)}`, { kind: 'staff' })
    await userEvent.click(await screen.findByRole('button', { name: 'Te laat' }))
    expect(notices.at(-1)?.message).toContain('Dit past niet bij filters met “of” en een groep erin')
    expect(router.state.location.search).toEqual({ type: 'dossier', where })
  })

  it('D8.3: a supplier is not offered them, and a list without such things shows what is mine alone', async () => {
    stubServer({ '/api/space/search': () => page([]) })
    const { unmount } = await renderApp('/list?type=dossier', { kind: 'supplier' })
    await screen.findByRole('heading', { level: 1 })
    expect(screen.queryByRole('group', { name: 'Snel filteren' })).toBeNull()
    unmount()
    await renderApp('/list?type=lead&only=late', { kind: 'staff' })
    expect(await screen.findByRole('button', { name: 'Van mij' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Te laat' })).toBeNull()
  })

  it('S2.5: an empty list says so; a filter that leaves nothing can be taken off', async () => {
    stubServer({ '/api/space/search': () => page([]) })
    await renderApp('/list?type=lead&status=lost')
    await userEvent.click(await screen.findByRole('button', { name: 'Toon alles' }))
    expect(await screen.findByText('Nog niets in deze lijst')).toBeTruthy()
  })

  it.each(['table', 'cards'])(
    'S2.32: an empty list as %s says what belongs in it, and lets one add the first',
    async (look) => {
      stubServer({ '/api/space/search': () => page([]) })
      await renderApp(`/list?type=dossier&look=${look}`)
      expect(await screen.findByText(/^Een dossier is één aanvraag/)).toBeTruthy()
      const add = screen.getByRole('button', { name: 'Dossier toevoegen' })
      expect(add.dataset.writes, 'it waits for a connection').toBe('now')
      await userEvent.click(add)
      expect(formRequests.now()).toMatchObject({ type: 'dossier' })
      closeItemForm()
    },
  )

  it('S2.32, D6: nobody is asked to add what they may not make', async () => {
    stubServer({ '/api/space/search': () => page([]) })
    await renderApp('/list?type=dossier', { kind: 'supplier' })
    expect(await screen.findByText(/^Een dossier is één aanvraag/)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Dossier toevoegen' })).toBeNull()
  })

  it('S2.5: /index.1 is the same page', async () => {
    stubServer({ '/api/space/search': () => page([]) })
    const { router } = await renderApp('/index.1')
    await waitFor(() => expect(router.state.location.pathname).toBe('/list'))
  })

  it('D6: only super users list users', async () => {
    stubServer({ '/api/space/search': () => page([]) })
    const { unmount } = await renderApp('/list', { kind: 'staff' })
    await screen.findByRole('button', { name: 'Contactpersonen' })
    expect(screen.queryByRole('button', { name: 'Gebruikers' })).toBeNull()
    unmount()
    await renderApp('/list', { kind: 'super' })
    expect(await screen.findByRole('button', { name: 'Gebruikers' })).toBeTruthy()
  })
})
