import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { freshForms, open, valueIn } from '../../../test/forms.tsx'
import { renderWithProviders } from '../../../test/renderWithProviders.tsx'
import { reply, stubServer } from '../../../test/stubServer.ts'
import { FormHost } from '../../app/layouts/FormHost.tsx'
import { ConfigContext } from '../viewer/config.ts'
import { closeItemForm, openItemForm } from './openItemForm.ts'

freshForms()

describe('D4.1: what follows from what one types', () => {
  it('D4.1: a zip code and a house number fill in street and city, once one leaves them', async () => {
    const server = stubServer({
      '/api/addresses/complete': () => ({ street: 'Damrak', city: 'Amsterdam' }),
      '/api/duplicates/like': () => [],
    })
    const { user, dialog } = await open({ type: 'lead' })
    await user.type(dialog.getByLabelText('Straat en huisnummer'), '12')
    await user.type(dialog.getByLabelText('Postcode'), '1012ab')
    await user.tab()
    await waitFor(() => expect(valueIn(dialog.getByLabelText('Straat en huisnummer'))).toBe('Damrak 12'))
    expect(valueIn(dialog.getByLabelText('Plaats'))).toBe('Amsterdam')
    expect(dialog.getByText('Aangevuld: Damrak, Amsterdam')).toBeTruthy()
    const asked = server.received.filter(({ path }) => path === '/api/addresses/complete')
    expect(asked.map(({ body }) => body)).toEqual([{ zipcode: '1012 AB', number: '12' }])
  })

  it('D4.1: a zip code that is corrected takes the city that it filled in along', async () => {
    stubServer({
      '/api/addresses/complete': ({ zipcode }) => ({ city: zipcode === '1012 AB' ? 'Amsterdam' : 'Utrecht' }),
      '/api/duplicates/like': () => [],
    })
    const { user, dialog } = await open({ type: 'lead' })
    const zipcode = dialog.getByLabelText('Postcode')
    await user.type(zipcode, '1012ab')
    await user.tab()
    await waitFor(() => expect(valueIn(dialog.getByLabelText('Plaats'))).toBe('Amsterdam'))
    await user.clear(zipcode)
    await user.type(zipcode, '3511ab')
    await user.tab()
    await waitFor(() => expect(valueIn(dialog.getByLabelText('Plaats'))).toBe('Utrecht'))
  })

  it('D4.1: a zip code that is corrected while nobody answers leaves no street and city of the earlier one', async () => {
    stubServer({
      '/api/addresses/complete': ({ zipcode }) =>
        zipcode === '1012 AB' ? { street: 'Damrak', city: 'Amsterdam' } : reply(503, { title: 'Away' }),
      '/api/duplicates/like': () => [],
    })
    const { user, dialog } = await open({ type: 'lead' })
    const street = dialog.getByLabelText('Straat en huisnummer')
    const zipcode = dialog.getByLabelText('Postcode')
    await user.type(street, '12')
    await user.type(zipcode, '1012ab')
    await user.tab()
    await waitFor(() => expect(valueIn(street)).toBe('Damrak 12'))
    await user.clear(zipcode)
    await user.type(zipcode, '3511ab')
    await user.tab()
    await waitFor(() => expect([valueIn(street), valueIn(dialog.getByLabelText('Plaats'))]).toEqual(['12', '']))
    expect(dialog.queryByText(/^Aangevuld/)).toBeNull()
  })

  it('D4.1: what stands there stays, and a service that fails leaves the form as it is', async () => {
    const server = stubServer({
      '/api/addresses/complete': () => reply(503, { title: 'Away' }),
      '/api/duplicates/like': () => [],
    })
    const { user, dialog } = await open({ type: 'lead' })
    await user.type(dialog.getByLabelText('Straat en huisnummer'), 'Achterom 3')
    await user.type(dialog.getByLabelText('Postcode'), '1012ab')
    await user.tab()
    await waitFor(() => expect(server.received.some(({ path }) => path === '/api/addresses/complete')).toBe(true))
    expect(valueIn(dialog.getByLabelText('Straat en huisnummer'))).toBe('Achterom 3')
    expect(valueIn(dialog.getByLabelText('Postcode'))).toBe('1012 AB')
  })
})

describe('D4.1: what follows from a number of the trade register', () => {
  const wrong = { name: 'Hotel Fout', address: { street: 'Foutweg 1', zipcode: '1012 AB', city: 'Amsterdam' } }
  const right = { name: 'Hotel Goed', address: { street: 'Goedweg 2', zipcode: '3511 AB', city: 'Utrecht' } }
  const labels = [/^Naam/, 'Straat en huisnummer', 'Postcode', 'Plaats']

  async function openLead(company: (body: { kvk: string }) => unknown) {
    stubServer({ '/api/addresses/company': company, '/api/duplicates/like': () => [] })
    const config = { brand: 'Schakel', publicBrand: 'Schakel', defaultPrice: 575, register: true }
    const { unmount } = await renderWithProviders(
      <ConfigContext value={config}>
        <FormHost />
      </ConfigContext>,
    )
    openItemForm({ type: 'lead' })
    const dialog = within(await screen.findByRole('dialog'))
    const user = userEvent.setup()
    const kvk = await dialog.findByLabelText(/^KvK/)
    return {
      dialog,
      user,
      kvk,
      unmount,
      typeNumber: async (digits: string) => {
        await user.clear(kvk)
        await user.type(kvk, digits)
        await user.tab()
      },
      shown: () => labels.map((label) => valueIn(dialog.getByLabelText(label))),
    }
  }
  const valuesOf = ({ name, address }: typeof wrong) => [name, address.street, address.zipcode, address.city]

  it('D4.1: a number that is corrected takes name and address of the earlier business along', async () => {
    const { dialog, typeNumber, shown } = await openLead(({ kvk }) => (kvk === '11111111' ? wrong : right))
    await typeNumber('11111111')
    await waitFor(() => expect(shown()).toEqual(valuesOf(wrong)))
    dialog.getByText('Aangevuld: Hotel Fout, Foutweg 1, Amsterdam')
    await typeNumber('22222222')
    await waitFor(() => expect(shown()).toEqual(valuesOf(right)))
    dialog.getByText('Aangevuld: Hotel Goed, Goedweg 2, Utrecht')
  })

  it('D4.1: one that no business has leaves nothing of the earlier one', async () => {
    const { typeNumber, shown } = await openLead(({ kvk }) => (kvk === '11111111' ? wrong : reply(404, {})))
    await typeNumber('11111111')
    await waitFor(() => expect(shown()).toEqual(valuesOf(wrong)))
    await typeNumber('22222222')
    await waitFor(() => expect(shown()).toEqual(['', '', '', '']))
  })

  it('D4.1: what a number filled in stays for who passes through it again while nobody answers', async () => {
    const begun = await openLead(() => right)
    await begun.typeNumber('22222222')
    await waitFor(() => expect(begun.shown()).toEqual(valuesOf(right)))
    begun.unmount()
    closeItemForm()
    const answer = vi.fn(() => reply(503, { title: 'Away' }))
    const { user, kvk, dialog, shown } = await openLead(answer)
    expect(shown()).toEqual(valuesOf(right))
    await user.click(kvk)
    await user.tab()
    await waitFor(() => expect(answer).toHaveBeenCalled())
    await user.type(dialog.getByLabelText('Postcode'), '{Tab}')
    expect(shown()).toEqual(valuesOf(right))
  })

  it('D4.1: what was typed stays, and is not said to be filled in', async () => {
    const { dialog, user, typeNumber, shown } = await openLead(() => right)
    await user.type(dialog.getByLabelText(/^Naam/), 'Hotel Zelf')
    await typeNumber('22222222')
    await waitFor(() => expect(shown()).toEqual(['Hotel Zelf', 'Goedweg 2', '3511 AB', 'Utrecht']))
    dialog.getByText('Aangevuld: Goedweg 2, Utrecht')
  })

  it('D4.1: an answer about an earlier number that comes late is not filled in', async () => {
    const late = Promise.withResolvers<unknown>()
    const { dialog, user, typeNumber, shown } = await openLead(() => late.promise)
    await typeNumber('11111111')
    await typeNumber('2222')
    late.resolve(wrong)
    await user.type(dialog.getByLabelText('Straat en huisnummer'), 'Achterom 3')
    expect(shown()).toEqual(['', 'Achterom 3', '', ''])
  })
})
