import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { reply, stubServer } from '../../../test/stubServer.ts'
import { until } from '../../../test/until.ts'
import { KeyPage } from './KeyPage.tsx'

afterEach(() => vi.unstubAllGlobals())

const PASSWORD = 'een lang wachtwoord'
const gone = () => reply(404, { title: 'Not Found', status: 404 })
const lost = () => reply(502, { title: 'Bad Gateway', status: 502 })

/** The page of an invitation, and a press on it; each call to `accept` gets the next of these answers. */
async function invited(accepts: (() => unknown)[], login: () => unknown) {
  const { received } = stubServer({
    '/api/auth/key': () => ({
      purpose: 'invite',
      name: 'Ravi',
      email: 'ravi@zilvermeeuw.example',
      organisation: 'Zilvermeeuw',
    }),
    '/api/auth/accept': () => accepts.shift()?.(),
    '/api/auth/login': login,
    '/api/auth/second': () => ({ user: { _id: 'user/1', token: 't' } }),
  })
  const onDone = vi.fn<(next?: 'passwordChosen' | 'in') => void>()
  render(<KeyPage brand="Schakel" page="/invite" secret="geheim" onDone={onDone} />)
  await userEvent.type(await screen.findByLabelText('Nieuw wachtwoord'), PASSWORD)
  const press = () => userEvent.click(screen.getByRole('button', { name: 'Account maken' }))
  await press()
  const logins = () => received.filter(({ path }) => path === '/api/auth/login').map(({ body }) => body)
  return { onDone, press, logins }
}

describe('an invitation', () => {
  it('D8.8: whose answer was lost on the way lets in by the account that it made', async () => {
    const { onDone, press, logins } = await invited([lost, gone], () => ({ user: { _id: 'user/1' } }))
    expect(await screen.findByText(/niet bereikbaar/)).toBeTruthy()
    expect(onDone).not.toHaveBeenCalled()
    await press()
    expect(logins()).toEqual([{ email: 'ravi@zilvermeeuw.example', password: PASSWORD }])
    expect(onDone).toHaveBeenCalledExactlyOnceWith('in')
  })

  it('D8.8: that works no more says that one may log in where the account is there', async () => {
    const { onDone, logins } = await invited([gone], () => ({ user: {} }))
    expect(await screen.findByText(/Hebt u uw account al gemaakt\? Log dan in\./)).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Naar inloggen' }).getAttribute('href')).toBe('/login')
    expect([logins(), onDone.mock.calls]).toEqual([[], []])
  })

  it('D8.8: that somebody else used leads to the same, also after a try that got no answer', async () => {
    const { press } = await invited([lost, gone], () => reply(401, { title: 'Unauthorized', status: 401 }))
    await press()
    expect(await screen.findByRole('heading', { name: 'Deze link werkt niet meer' })).toBeTruthy()
  })

  it('D8.8: whose account was made tries the login alone when that failed', async () => {
    const answers = [lost, () => ({ user: { _id: 'user/1' } })]
    const { onDone, press } = await invited([() => ({ email: 'x', username: 'x' }), gone], () => answers.shift()?.())
    await press()
    expect(onDone).toHaveBeenCalledExactlyOnceWith('in')
  })

  it('D21.5: goes on to the second step where the role asks one', async () => {
    const setup = { secret: 'JBSW Y3DP', qr: '<svg/>' }
    const second = { key: 'step', totp: true, passkey: null, setup }
    const { onDone } = await invited([() => ({ email: 'x', username: 'x' })], () => ({ second }))
    await userEvent.type(await screen.findByLabelText('Code uit de app'), '123456{Enter}')
    await until(() => expect(onDone).toHaveBeenCalledExactlyOnceWith('in'))
  })
})

describe('a mailed link whose page could not be looked at', () => {
  it.each([
    ['a press', () => userEvent.click(screen.getByRole('button', { name: 'Opnieuw proberen' }))],
    ['the connection that came back', () => fireEvent.online(window)],
  ])('D18: goes on after %s', async (_, goOn) => {
    const fails = [true]
    stubServer({ '/api/auth/key': () => (fails.pop() ? lost() : { purpose: 'reset' }) })
    render(<KeyPage brand="Schakel" page="/reset" secret="geheim" onDone={vi.fn()} />)
    await screen.findByRole('alert')
    await goOn()
    await screen.findByLabelText('Nieuw wachtwoord')
  })

  it('D18: who pressed has the keyboard above what came', async () => {
    const fails = [true]
    stubServer({ '/api/auth/key': () => (fails.pop() ? lost() : { purpose: 'reset' }) })
    render(<KeyPage brand="Schakel" page="/reset" secret="geheim" onDone={vi.fn()} />)
    await userEvent.click(await screen.findByRole('button', { name: 'Opnieuw proberen' }))
    await screen.findByLabelText('Nieuw wachtwoord')
    expect(document.activeElement === screen.getByRole('heading', { level: 1 })).toBe(true)
  })
})
