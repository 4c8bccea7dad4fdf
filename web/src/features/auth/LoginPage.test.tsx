import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError } from '../../api/apiError.ts'
import type { Second, SecondAnswer, ShowCodes } from '../../entities/viewer/login.ts'
import { setLanguage } from '../../texts/languageFiles.ts'
import { LoginPage } from './LoginPage.tsx'

const onSubmit = vi.fn<(name: string, password: string) => Promise<Second | undefined>>()
const onSecond = vi.fn<(second: Second, answer: SecondAnswer, show: ShowCodes) => Promise<void>>()
const onPasskey = vi.fn<() => Promise<void>>()
const onTyping = vi.fn()

function show(over: { isDemo?: boolean; isUnreachable?: boolean } = {}) {
  const state = { isDemo: false, isUnreachable: false, ...over }
  return render(
    <LoginPage
      brand="Schakel"
      {...state}
      onTyping={onTyping}
      onSubmit={onSubmit}
      onSecond={onSecond}
      onPasskey={onPasskey}
    />,
  )
}

async function fillIn(name = 'sanne', password = 'geheim-genoeg') {
  await userEvent.type(screen.getByLabelText('E-mail of gebruikersnaam'), name)
  await userEvent.type(screen.getByLabelText('Wachtwoord'), password)
}

describe('the login form', () => {
  beforeEach(() => {
    onSubmit.mockReset().mockResolvedValue(undefined)
    onSecond.mockReset().mockResolvedValue()
    onTyping.mockReset()
    history.replaceState(null, '', '/login')
  })
  afterEach(() => setLanguage('nl'))

  it('S7.13: sends what was filled in', async () => {
    show()
    await fillIn(' staff@schakel.example ')
    await userEvent.click(screen.getByRole('button', { name: 'Inloggen' }))
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith('staff@schakel.example', 'geheim-genoeg')
  })

  it('S2.26: names the page before the brand', () => {
    show()
    expect(document.title).toBe('Inloggen · Schakel')
  })

  it('S5.2: sends nothing while a field is empty, and says which', async () => {
    show()
    await userEvent.click(screen.getByRole('button', { name: 'Inloggen' }))
    expect(onSubmit).not.toHaveBeenCalled()
    expect(screen.getByLabelText('E-mail of gebruikersnaam').getAttribute('aria-invalid')).toBe('true')
    expect(screen.getByText('Vul uw wachtwoord in')).toBeTruthy()
  })

  it.each([
    [401, /kennen we niet/],
    [422, /kennen we niet/],
    [429, /Wacht 15 minuten/],
    [0, /niet bereikbaar/],
    [500, /fout bij ons/],
  ])('S8.9: a failed login (%i) is told kindly, and what was typed stays', async (status, text) => {
    onSubmit.mockRejectedValue(new ApiError(status, { title: 'x' }))
    show()
    await fillIn()
    await userEvent.click(screen.getByRole('button', { name: 'Inloggen' }))
    expect(await screen.findByText(text)).toBeTruthy()
    expect(screen.getByLabelText<HTMLInputElement>('E-mail of gebruikersnaam').value).toBe('sanne')
    expect(screen.getByRole('button', { name: 'Inloggen' }).getAttribute('aria-busy')).toBe('false')
  })

  it('S7.13: a second press while busy sends nothing', async () => {
    onSubmit.mockReturnValue(new Promise(() => undefined))
    show()
    await fillIn()
    await userEvent.click(screen.getByRole('button', { name: 'Inloggen' }))
    await userEvent.click(screen.getByRole('button', { name: 'Bezig met inloggen…' }))
    expect(onSubmit).toHaveBeenCalledOnce()
  })

  it('D1.2: changing the language keeps what is typed and the address', async () => {
    history.replaceState(null, '', '/login?redirect=%2Flist')
    show()
    await fillIn()
    await userEvent.click(screen.getByRole('button', { name: 'English' }))
    expect(await screen.findByRole('button', { name: 'Log in' })).toBeTruthy()
    expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe('geheim-genoeg')
    expect(location.pathname + location.search).toBe('/en/login?redirect=%2Flist')
  })

  it('D17.1: demo accounts are offered in a demo alone', async () => {
    const { unmount } = show()
    expect(screen.queryByRole('button', { name: 'Medewerker' })).toBeNull()
    unmount()
    show({ isDemo: true })
    await userEvent.click(screen.getByRole('button', { name: 'Leverancier' }))
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith('supplier@schakel.example', 'schakel-demo-2026')
  })

  it('S2.22: the password can be shown', async () => {
    show()
    await userEvent.click(screen.getByRole('button', { name: 'Wachtwoord tonen' }))
    expect(screen.getByLabelText('Wachtwoord').getAttribute('type')).toBe('text')
  })

  it('S2.22: the app is fetched once one types, not before', async () => {
    show()
    expect(onTyping).not.toHaveBeenCalled()
    await userEvent.type(screen.getByLabelText('E-mail of gebruikersnaam'), 's')
    expect(onTyping).toHaveBeenCalled()
  })

  it('D8.8: where more than the password is asked, a second step follows, and a wrong code can be tried again', async () => {
    const second = { key: 'step', totp: true, passkey: null }
    onSubmit.mockResolvedValue(second)
    onSecond.mockRejectedValueOnce(new ApiError(401, { title: 'x' }))
    show()
    await fillIn()
    await userEvent.click(screen.getByRole('button', { name: 'Inloggen' }))
    const code = await screen.findByLabelText(/^Code uit uw app/)
    expect(screen.queryByLabelText('Wachtwoord')).toBeNull()
    await userEvent.type(code, '123456{Enter}')
    expect(await screen.findByText(/Deze code klopt niet/)).toBeTruthy()
    await userEvent.clear(code)
    await userEvent.type(code, ' abcde-fghjk {Enter}')
    expect(onSecond).toHaveBeenLastCalledWith(second, { code: 'abcde-fghjk' }, expect.any(Function))
  })

  it('D8.8: a second step that is over leads back to the form, which says so; what was typed stays', async () => {
    onSubmit.mockResolvedValue({ key: 'step', totp: true, passkey: null })
    onSecond.mockRejectedValueOnce(new ApiError(404, { title: 'x' }))
    show()
    await fillIn()
    await userEvent.click(screen.getByRole('button', { name: 'Inloggen' }))
    await userEvent.type(await screen.findByLabelText(/^Code uit uw app/), '123456{Enter}')
    expect(await screen.findByText('Deze stap duurde te lang. Log opnieuw in.')).toBeTruthy()
    expect(screen.queryByText(/Deze code klopt niet/)).toBeNull()
    expect(screen.getByLabelText<HTMLInputElement>('E-mail of gebruikersnaam').value).toBe('sanne')
    await userEvent.click(screen.getByRole('button', { name: 'Inloggen' }))
    expect(await screen.findByLabelText(/^Code uit uw app/)).toBeTruthy()
  })

  it('D21.5: who must have a second step and has none sets up an app, and goes in once the recovery codes were kept', async () => {
    onSubmit.mockResolvedValue({ key: 'step', totp: true, passkey: null, setup: { secret: 'JBSW Y3DP', qr: '<svg/>' } })
    const goneIn = vi.fn()
    onSecond.mockImplementation(async (_second, _answer, shown) => {
      await shown(['abcde-fghjk', 'kjhgf-edcba'])
      goneIn()
    })
    show()
    await fillIn()
    await userEvent.click(screen.getByRole('button', { name: 'Inloggen' }))
    expect(await screen.findByRole('img', { name: 'QR-code voor uw authenticator-app' })).toBeTruthy()
    expect(screen.getByText('JBSW Y3DP')).toBeTruthy()
    await userEvent.type(screen.getByLabelText('Code uit de app'), '123456{Enter}')
    expect(await screen.findByRole('list', { name: 'Herstelcodes' })).toBeTruthy()
    expect(screen.getByText('kjhgf-edcba')).toBeTruthy()
    expect(goneIn).not.toHaveBeenCalled()
    await userEvent.click(screen.getByRole('button', { name: 'Ik heb ze bewaard' }))
    expect(goneIn).toHaveBeenCalledOnce()
  })
})
