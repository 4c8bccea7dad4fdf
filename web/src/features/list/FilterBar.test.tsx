import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { anItem } from '../../../test/items.ts'
import { renderApp } from '../../../test/renderWithProviders.tsx'
import { page, stubServer } from '../../../test/stubServer.ts'

const answers = { '/api/space/search': () => page([]), '/api/space/tags': () => [], '/api/views/list': () => [] }
const chips = () => screen.findByRole('list', { name: 'Filters' })

describe('the filters of a list', () => {
  it('D8.3: a rule is made by keyboard alone: field, condition, value, and stands in the address', async () => {
    const { received } = stubServer(answers)
    const { router } = await renderApp('/list?type=lead', { kind: 'staff' })
    const user = userEvent.setup()
    await user.click(await screen.findByRole('button', { name: 'Filter toevoegen' }))
    const field = await screen.findByLabelText('Veld')
    expect(document.activeElement).toBe(field)
    await user.selectOptions(field, 'Medewerkers')
    await user.keyboard('{Enter}')
    expect(document.activeElement).toBe(screen.getByLabelText('Voorwaarde'))
    await user.selectOptions(screen.getByLabelText('Voorwaarde'), 'meer dan')
    await user.keyboard('{Enter}50{Enter}')
    expect((await chips()).textContent).toContain('Medewerkers meer dan 50')
    expect(screen.queryByLabelText('Voorwaarde')).toBeNull()
    const rules = [{ field: 'employees', op: 'above', values: ['50'] }]
    await waitFor(() => expect(received.at(-1)?.body).toMatchObject({ feed: 'lead', where: { any: false, rules } }))
    expect(router.state.location.search).toEqual({ type: 'lead', where: 'employees:above:50' })
  })

  it('D8.3: a chip is changed where it stands, one of several is enough, and Backspace takes the last away', async () => {
    const { received } = stubServer(answers)
    const { router } = await renderApp('/list?type=lead&where=employees:above:50;name:contains:zon', { kind: 'staff' })
    const user = userEvent.setup()
    await user.click(await screen.findByRole('button', { name: 'Wijzig filter: Medewerkers meer dan 50' }))
    const value = await screen.findByLabelText('Waarde')
    await user.clear(value)
    await user.type(value, '7{Enter}')
    await user.click(await screen.findByRole('button', { name: /^en: alle filters gelden/ }))
    await waitFor(() =>
      expect(router.state.location.search).toMatchObject({ where: '|employees:above:7;name:contains:zon' }),
    )
    await waitFor(() => expect(received.at(-1)?.body).toMatchObject({ where: { any: true } }))
    screen.getByRole('button', { name: 'Wijzig filter: Naam bevat “zon”' }).focus()
    await user.keyboard('{Backspace}')
    await waitFor(() => expect(router.state.location.search).toMatchObject({ where: 'employees:above:7' }))
  })

  it('D8.3: Backspace in the editor of a rule takes no other rule away', async () => {
    stubServer(answers)
    const { router } = await renderApp('/list?type=lead&where=employees:above:50', { kind: 'staff' })
    const user = userEvent.setup()
    await user.click(await screen.findByRole('button', { name: 'Filter toevoegen' }))
    const editor = within(await screen.findByRole('dialog', { name: 'Filter toevoegen' }))
    for (const button of editor.getAllByRole('button')) {
      button.focus()
      await user.keyboard('{Backspace}')
    }
    expect(router.state.location.search).toEqual({ type: 'lead', where: 'employees:above:50' })
    expect((await chips()).textContent).toContain('Medewerkers meer dan 50')
  })

  it('D8.3: rules stand in a group of their own, of which one is enough', async () => {
    stubServer(answers)
    const { router } = await renderApp('/list?type=lead&where=employees:above:50', { kind: 'staff' })
    const user = userEvent.setup()
    await user.click(await screen.findByRole('button', { name: '+ groep: één van' }))
    await user.selectOptions(await screen.findByLabelText('Veld'), 'E-mail')
    await user.selectOptions(screen.getByLabelText('Voorwaarde'), 'is leeg')
    await user.click(screen.getByRole('button', { name: 'Filter' }))
    const group = within(await screen.findByRole('list', { name: 'Groep filters' }))
    await user.click(group.getByRole('button', { name: 'Filter in deze groep' }))
    await user.selectOptions(await screen.findByLabelText('Veld'), 'Telefoon')
    await user.selectOptions(screen.getByLabelText('Voorwaarde'), 'is leeg')
    await user.click(screen.getByRole('button', { name: 'Filter' }))
    await waitFor(() =>
      expect(router.state.location.search).toMatchObject({ where: 'employees:above:50;(|email:empty;phone:empty)' }),
    )
  })

  it('S2.5: a rule without a value says so and goes nowhere; Escape leaves all as it was', async () => {
    stubServer(answers)
    const { router } = await renderApp('/list?type=lead', { kind: 'staff' })
    const user = userEvent.setup()
    await user.click(await screen.findByRole('button', { name: 'Filter toevoegen' }))
    await user.click(await screen.findByRole('button', { name: 'Filter' }))
    expect((await screen.findByRole('alert')).textContent).toBe('Vul een waarde in die hier past')
    await user.keyboard('{Escape}')
    expect(screen.queryByLabelText('Veld')).toBeNull()
    expect(router.state.location.search).toEqual({ type: 'lead' })
  })

  it('D8.3: a filter that is too large is not applied, and says so', async () => {
    stubServer(answers)
    const where = Array.from({ length: 20 }, (_, at) => `employees:above:${at}`).join(';')
    const { router } = await renderApp(`/list?type=lead&where=${where}`, { kind: 'staff' })
    const user = userEvent.setup()
    await user.click(await screen.findByRole('button', { name: 'Filter toevoegen' }))
    await user.selectOptions(await screen.findByLabelText('Veld'), 'E-mail')
    await user.selectOptions(screen.getByLabelText('Voorwaarde'), 'is leeg')
    await user.click(screen.getByRole('button', { name: 'Filter' }))
    expect((await screen.findByRole('alert')).textContent).toMatch(/^Zo veel filters/)
    expect(router.state.location.search).toEqual({ type: 'lead', where })
  })

  it('D8.3: a filter that is not read finds nothing until it is taken away', async () => {
    const { received } = stubServer(answers)
    const { router } = await renderApp('/list?type=lead&where=employees:up:5&city=Ede', { kind: 'staff' })
    expect((await screen.findByRole('alert')).textContent).toContain('Dit filter is niet te lezen')
    const asked = () => received.filter(({ body }) => JSON.stringify(body)?.includes('"feed":"lead"'))
    expect(asked()).toEqual([])
    expect(screen.queryByRole('button', { name: 'Filter toevoegen' })).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Haal dat deel weg' }))
    await waitFor(() => expect(asked().at(-1)?.body).toMatchObject({ city: 'Ede' }))
    expect(router.state.location.search).toEqual({ type: 'lead', city: 'Ede' })
  })

  it('D6: staff, who do not search among users, filter on a colleague who owns something of the list', async () => {
    const { received } = stubServer({
      ...answers,
      '/api/lists/statuses': ({ by }: { readonly by?: string }) =>
        by === '_owner'
          ? [
              { status: '', count: 3 },
              { status: 'user/anna', count: 2 },
            ]
          : [],
      '/api/space/user/anna': () => anItem('user', { _id: 'user/anna', name: 'Anna Bakker' }),
    })
    await renderApp('/list?type=lead', { kind: 'staff' })
    const user = userEvent.setup()
    await user.click(await screen.findByRole('button', { name: 'Filter toevoegen' }))
    await user.selectOptions(await screen.findByLabelText('Veld'), 'Eigenaar')
    await user.click(await screen.findByRole('combobox', { name: 'Of wie hier eigenaar is' }))
    await user.keyboard('anna')
    await user.click(await screen.findByRole('option', { name: 'Anna Bakker' }))
    await user.click(screen.getByRole('button', { name: 'Filter' }))
    await waitFor(() => expect(received.at(-1)?.body).toMatchObject({ feed: 'lead', owner: 'user/anna' }))
    expect((await chips()).textContent).toContain('Anna Bakker')
  })

  it('D6: a supplier is not asked about owners, places and what super users alone read', async () => {
    stubServer(answers)
    await renderApp('/list?type=dossier', { kind: 'supplier' })
    await userEvent.click(await screen.findByRole('button', { name: 'Filter toevoegen' }))
    const options = [...(await screen.findByLabelText('Veld')).querySelectorAll('option')].map((option) => option.value)
    for (const name of ['_owner', '_place', '_waits']) expect(options).not.toContain(name)
    expect(options).toContain('users')
  })

  it('D8.3: a list is narrowed to some of the twelve provinces', async () => {
    const { received } = stubServer(answers)
    await renderApp('/list?type=lead', { kind: 'staff' })
    const user = userEvent.setup()
    await user.click(await screen.findByRole('button', { name: 'Filter toevoegen' }))
    await user.selectOptions(await screen.findByLabelText('Veld'), 'Provincie')
    await user.click(screen.getByRole('checkbox', { name: 'Zeeland' }))
    await user.click(screen.getByRole('button', { name: 'Filter' }))
    await waitFor(() => expect(received.at(-1)?.body).toMatchObject({ province: 'Zeeland' }))
  })
})
