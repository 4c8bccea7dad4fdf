import { waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { freshForms, open, valueIn } from '../../../test/forms.tsx'
import { reply, stubServer } from '../../../test/stubServer.ts'

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
