import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { aDossier } from '../../../../test/items.ts'
import { renderWithProviders } from '../../../../test/renderWithProviders.tsx'
import { reply, stubServer } from '../../../../test/stubServer.ts'
import { FitList } from './FitList.tsx'
import type { RankedSupplier } from './queries.ts'

const ranked = (name: string, fields: Partial<RankedSupplier> = {}): RankedSupplier => ({
  _id: `supplier/${name.toLowerCase()}`,
  _type: 'supplier',
  name,
  points: 80,
  max: 100,
  matched: false,
  accepts: true,
  reasons: [
    { criterion: 'software', points: 35, max: 35, code: 'softwareServed', params: { kind: 'ERP' } },
    { criterion: 'region', points: 0, max: 10, code: 'regionOther', params: { province: 'Utrecht' } },
  ],
  ...fields,
})
const suppliers = [ranked('Mews'), ranked('Absorb', { points: 60 }), ranked('Zoho', { matched: true, points: 50 })]
const names = () => screen.getAllByRole('link').map((link) => link.textContent)

describe('choosing suppliers that fit', () => {
  it('D19.10: shows them in the order of the server, each reason in words with its points', async () => {
    const { received } = stubServer({ '/api/fit/list': () => suppliers })
    await renderWithProviders(<FitList dossier={aDossier([])} />)
    await screen.findByText('Mews')
    expect(received[0]?.body).toEqual({ dossier: 'dossier/00dossier' })
    expect(names()).toEqual(['Mews', 'Absorb', 'Zoho'])
    const [first] = screen.getAllByRole('listitem')
    expect(first?.textContent).toContain('80 van 100 punten')
    expect(first?.textContent).toContain('Levert ERP')
    expect(first?.textContent).toContain('35 van 35')
    expect(first?.textContent).toContain('Werkt niet in Utrecht')
  })

  it('F2.7: who have as many points are marked as equal, and those alone', async () => {
    const list = [ranked('Mews', { points: 80.25 }), ranked('Odoo', { points: 70 }), ranked('SAP', { points: 70 })]
    stubServer({ '/api/fit/list': () => [...list, ranked('Zoho', { points: 70, accepts: false })] })
    await renderWithProviders(<FitList dossier={aDossier([])} />)
    await screen.findByText('Mews')
    const rows = screen.getAllByRole('listitem').filter((row) => within(row).queryByRole('checkbox'))
    expect(rows.map((row) => within(row).queryByText('gelijk') !== null)).toEqual([false, true, true, false])
    expect(rows[0]?.textContent).toContain('80,3 van 100 punten')
  })

  it('D6, G7: by keyboard one goes on at the suppliers once the choice is cleared', async () => {
    stubServer({ '/api/fit/list': () => suppliers })
    const user = userEvent.setup()
    await renderWithProviders(<FitList dossier={aDossier([])} />)
    await user.click(await screen.findByRole('checkbox', { name: 'Kies Absorb' }))
    await user.click(screen.getByRole('button', { name: 'Keuze wissen' }))
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('checkbox', { name: 'Kies Mews' })))
  })

  it('D19.2: several are added as matches in one action; who is a match already cannot be chosen', async () => {
    const { received } = stubServer({
      '/api/fit/list': () => suppliers,
      '/api/space/edge/MATCH/dossier/00dossier/*': () => ({ _id: 'match/1', _version: 1 }),
    })
    const user = userEvent.setup()
    await renderWithProviders(<FitList dossier={aDossier([])} />)
    expect(await screen.findByRole('checkbox', { name: 'Kies Zoho' })).toHaveProperty('disabled', true)
    await user.click(screen.getByRole('checkbox', { name: 'Kies Mews' }))
    await user.click(screen.getByRole('checkbox', { name: 'Kies Absorb' }))
    screen.getByText('2 gekozen')
    await user.click(screen.getByRole('button', { name: 'Voeg toe als match' }))
    const made = () => received.filter(({ path }) => path.includes('/edge/')).map(({ path }) => path)
    await waitFor(() =>
      expect(made()).toEqual([
        '/api/space/edge/MATCH/dossier/00dossier/supplier/mews',
        '/api/space/edge/MATCH/dossier/00dossier/supplier/absorb',
      ]),
    )
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Voeg toe als match' })).toBeNull())
  })

  it('D19.2: what could not be added stays chosen', async () => {
    stubServer({
      '/api/fit/list': () => suppliers,
      '/api/space/edge/MATCH/dossier/00dossier/*': () => reply(403, { title: 'Nee', status: 403 }),
    })
    const user = userEvent.setup()
    await renderWithProviders(<FitList dossier={aDossier([])} />)
    await user.click(await screen.findByRole('checkbox', { name: 'Kies Mews' }))
    await user.click(screen.getByRole('button', { name: 'Voeg toe als match' }))
    await waitFor(() => expect(screen.getByRole('button', { name: 'Voeg toe als match' }).ariaBusy).not.toBe('true'))
    expect(screen.getByRole('checkbox', { name: 'Kies Mews' })).toHaveProperty('checked', true)
  })

  it('D19.10: the filter looks at names and reasons, accents folded', async () => {
    stubServer({ '/api/fit/list': () => [...suppliers, ranked('Café Plus', { reasons: [] })] })
    const user = userEvent.setup()
    await renderWithProviders(<FitList dossier={aDossier([])} />)
    const filter = await screen.findByRole('searchbox', { name: 'Filter op naam of reden' })
    await user.type(filter, 'cafe')
    expect(names()).toEqual(['Café Plus'])
    await user.clear(filter)
    await user.type(filter, 'levert mews')
    expect(names()).toEqual(['Mews'])
    await user.clear(filter)
    await user.type(filter, 'qqq')
    screen.getByText('Geen leverancier past bij “qqq”')
  })

  it('D8.2: without suppliers, and when asking fails, it says so', async () => {
    stubServer({ '/api/fit/list': () => [] })
    const { unmount } = await renderWithProviders(<FitList dossier={aDossier([])} />)
    await screen.findByText('Er zijn nog geen leveranciers om uit te kiezen')
    unmount()
    stubServer({ '/api/fit/list': () => reply(500, { title: 'Stuk', status: 500 }) })
    await renderWithProviders(<FitList dossier={aDossier([])} />)
    within(await screen.findByRole('alert')).getByRole('button', { name: 'Opnieuw proberen' })
  })
})
