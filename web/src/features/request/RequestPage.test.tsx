import { fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { renderWithProviders } from '../../../test/renderWithProviders.tsx'
import { reply, stubServer } from '../../../test/stubServer.ts'
import type { Config } from '../../api/types.ts'
import { RequestPage } from './RequestPage.tsx'

beforeEach(() => localStorage.clear())

const config: Config = { brand: 'Schakel', publicBrand: 'Kenniscentrum', defaultPrice: 575 }

const openPage = (secret = '') =>
  renderWithProviders(<RequestPage config={config} secret={secret} onLocale={() => {}} />)

/** Fills in the three steps and sends them. */
async function send(user: ReturnType<typeof userEvent.setup>, name: string) {
  const next = () => user.click(screen.getByRole('button', { name: 'Volgende' }))
  await user.type(await screen.findByRole('textbox', { name: /^Naam/ }), name)
  await user.type(screen.getByLabelText(/^Medewerkers/), '12')
  await next()
  await user.type(await screen.findByRole('textbox', { name: /^Naam/ }), 'Noor Lunchvrouw')
  await user.type(screen.getByRole('textbox', { name: /^E-mail/ }), 'noor@lunchroom.example')
  await next()
  await user.click(await screen.findByRole('radio', { name: 'ERP' }))
  await user.type(screen.getByLabelText(/^Gebruikers/), '9')
  await user.click(screen.getByRole('button', { name: 'Aanvraag versturen' }))
}

describe('a second request', () => {
  it('D18: waits for a form of its own: by that of the first it would take its place', async () => {
    const user = userEvent.setup()
    const forms: (() => unknown)[] = [() => ({ form: 'een', after: 0 }), () => reply(503, {})]
    const { received } = stubServer({ '/api/request/form': () => forms.shift()?.(), '/api/request': () => ({}) })
    await openPage()
    await send(user, 'Eerste Zaak')
    await user.click(await screen.findByRole('button', { name: 'Nog een aanvraag doen' }))
    await screen.findByRole('alert')
    expect(screen.queryByRole('textbox')).toBeNull()
    const sent = received.filter(({ path }) => path === '/api/request')
    expect(sent.map(({ body }) => [body.form, body.lead.name])).toEqual([['een', 'Eerste Zaak']])
  })
})

describe('a form that stood open for over a day', () => {
  it('D18: is sent again by the form that took its place: an answer that was lost makes no second request', async () => {
    const user = userEvent.setup()
    const forms = ['oud', 'nieuw', 'nog een']
    const answers = [
      () => reply(422, { title: 'Invalid', errors: [{ path: 'form', code: 'codeWrong', message: 'x' }] }),
      () => reply(503, {}),
      () => ({}),
    ]
    const { received } = stubServer({
      '/api/request/form': () => ({ form: forms.shift(), after: 0 }),
      '/api/request': () => answers.shift()?.(),
    })
    await openPage()
    await send(user, 'Eerste Zaak')
    await screen.findByRole('alert')
    await user.click(screen.getByRole('button', { name: 'Aanvraag versturen' }))
    await screen.findByText('Kijk in uw mail')
    const sent = received.filter(({ path }) => path === '/api/request')
    expect(sent.map(({ body }) => body.form)).toEqual(['oud', 'nieuw', 'nieuw'])
  })
})

describe('what cannot be confirmed now', () => {
  it('D18: asks to try again later, and keeps the button', async () => {
    const asked = { organisation: 'Lunchroom Noor', kind: 'ERP', email: 'noor@lunchroom.example' }
    stubServer({ '/api/request/key': () => asked, '/api/request/confirm': () => reply(503, {}) })
    await openPage('geheim')
    await userEvent.click(await screen.findByRole('button', { name: 'Ja, dit is onze aanvraag' }))
    expect((await screen.findByRole('alert')).textContent).toContain('Probeer het later opnieuw')
    screen.getByRole('button', { name: 'Ja, dit is onze aanvraag' })
  })
})

describe('a device of many', () => {
  it('D18: keeps nothing of what an earlier version of the page left of a visitor', async () => {
    localStorage.setItem('schakel.draft:visitor:request', '{"at":"2020-01-01T00:00:00.000Z","parts":[]}')
    stubServer({ '/api/request/form': () => ({ form: 'een', after: 0 }) })
    await openPage()
    await screen.findByRole('textbox', { name: /^Naam/ })
    expect(Object.keys(localStorage)).toEqual([])
  })
})

describe('a page without an account, whose first question failed', () => {
  const ways = [
    ['a press', () => userEvent.click(screen.getByRole('button', { name: 'Opnieuw proberen' }))],
    ['the connection that came back', () => fireEvent.online(window)],
  ] as const

  it.each(ways)('D18: the form comes after %s', async (_, goOn) => {
    const fails = [true]
    stubServer({ '/api/request/form': () => (fails.pop() ? reply(503, {}) : { form: 'een', after: 0 }) })
    await openPage()
    expect((await screen.findByRole('alert')).textContent).not.toContain('invulde')
    await goOn()
    await screen.findByRole('textbox', { name: /^Naam/ })
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it.each(ways)('D18: what a mailed link confirms comes after %s', async (_, goOn) => {
    const fails = [true]
    const asked = { organisation: 'Lunchroom Noor', kind: 'ERP', email: 'noor@lunchroom.example' }
    stubServer({ '/api/request/key': () => (fails.pop() ? reply(503, {}) : asked) })
    await openPage('geheim')
    await screen.findByRole('alert')
    await goOn()
    await screen.findByText('Lunchroom Noor zoekt ERP-software. Klopt dat?')
    screen.getByRole('button', { name: 'Ja, dit is onze aanvraag' })
  })
})
