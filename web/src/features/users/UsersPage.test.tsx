import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { renderApp } from '../../../test/renderWithProviders.tsx'
import { stubServer } from '../../../test/stubServer.ts'

function aUser(key: string, name: string, fields: object = {}) {
  return { _id: `user/${key}`, _type: 'user', _version: 1, name, email: `${key}@schakel.example`, ...fields }
}

const users = [
  aUser('a', 'Anna de Boer', { role: 'staff', organisation: { _id: 'space/1', name: 'Kenniscentrum' } }),
  aUser('b', 'Bram Çelik', {
    role: 'suppliers',
    organisation: { _id: 'supplier/1', name: 'Kassa & Co' },
    last_login: '2026-05-01T08:00:00.000Z',
  }),
  aUser('c', 'Chris Admin', { role: 'admin', _feed: 'ROOT', last_login: '2026-05-03T08:00:00.000Z' }),
]

async function open(kind: 'super' | 'staff' = 'super', all = users) {
  const server = stubServer({
    '/api/auth/list': ({ page, page_size: size }) => all.slice((page - 1) * size, page * size),
    '/api/auth/logins': ({ weeks }) =>
      Array.from({ length: weeks }, (_, at) => ({ week: `2026-0${1 + (at % 9)}-05`, logins: at, users: 1 })),
  })
  await renderApp('/users', { kind })
  return { server, user: userEvent.setup() }
}

const names = () =>
  within(screen.getByRole('table', { name: 'Gebruikers' }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('link')[0]?.textContent)

describe('the list of users', () => {
  it('S2.32, S6.3: shows super users everybody, with organisation, role and last login, each with a way to their card', async () => {
    await open()
    await waitFor(() => expect(names()).toEqual(['Anna de Boer', 'Bram Çelik', 'Chris Admin']))
    const anna = screen.getByRole('row', { name: /Anna de Boer/ })
    expect(within(anna).getByRole('link', { name: 'Anna de Boer' }).getAttribute('href')).toBe('/card/user/a')
    within(anna).getByText('Nog nooit')
    within(anna).getByRole('link', { name: 'Kenniscentrum' })
  })

  it('S2.32: asks for everybody page by page, until one that is not full', async () => {
    const many = Array.from({ length: 201 }, (_, at) => aUser(`u${at}`, `Gebruiker ${String(at).padStart(3, '0')}`))
    const { server } = await open('super', many)
    await screen.findByText('201 accounts')
    const asked = server.received.filter(({ path }) => path === '/api/auth/list')
    expect(asked.map(({ body }) => body)).toEqual([
      { page: 1, page_size: 200 },
      { page: 2, page_size: 200 },
    ])
  })

  it('S2.32: finds by any word, whatever its accents, and sorts by any column', async () => {
    const { user } = await open()
    await waitFor(() => expect(names()).toHaveLength(3))
    await user.click(screen.getByRole('button', { name: 'Laatst ingelogd' }))
    expect(names()).toEqual(['Chris Admin', 'Bram Çelik', 'Anna de Boer'])
    expect(screen.getByRole('columnheader', { name: 'Laatst ingelogd' }).getAttribute('aria-sort')).toBe('descending')
    await user.type(screen.getByRole('searchbox'), 'celik kassa')
    expect(names()).toEqual(['Bram Çelik'])
    await user.type(screen.getByRole('searchbox'), ' xyz')
    screen.getByText('Geen gebruiker gevonden')
  })

  it('D11.2: the numbers of the chart stand in a table too, for the weeks one asks', async () => {
    const { user, server } = await open()
    await user.click(await screen.findByText('Als tabel'))
    const table = screen.getByRole('table', { name: 'Inloggen per week' })
    expect(within(table).getAllByRole('row')).toHaveLength(27)
    await user.selectOptions(screen.getByRole('combobox', { name: 'Periode' }), '13')
    await waitFor(() => expect(server.received.at(-1)?.body).toEqual({ weeks: 13 }))
  })

  it('D6: for anybody else there is no such page', async () => {
    const { server } = await open('staff')
    await screen.findByText('404 Not Found')
    expect(server.received.filter(({ path }) => path.startsWith('/api/auth/'))).toEqual([])
  })
})
