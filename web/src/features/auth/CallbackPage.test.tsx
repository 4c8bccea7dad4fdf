import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { reply, stubServer } from '../../../test/stubServer.ts'
import { noteEnded } from '../../entities/viewer/anothersAddress.ts'
import { noteWho } from '../../entities/viewer/whoIsHere.ts'
import { CallbackPage } from './CallbackPage.tsx'

afterEach(() => {
  vi.unstubAllGlobals()
  sessionStorage.clear()
})

const answered = (answer: () => unknown) => {
  const server = stubServer({
    '/api/auth/oidc/finish': answer,
    '/api/auth/second': () => reply(404, { title: 'Not Found', status: 404 }),
  })
  render(<CallbackPage brand="Schakel" query="code=x&state=y" onIn={() => undefined} />)
  return server
}

describe('coming back from the identity provider', () => {
  it('S2.15, D16: hands over what it sent along, and tells unknown people what to do', async () => {
    const { received } = answered(() => reply(403, { title: 'Forbidden', status: 403 }))
    expect(await screen.findByRole('heading', { name: 'We kennen u nog niet' })).toBeDefined()
    expect(screen.getByRole('alert').textContent).toContain('Vraag uw contactpersoon om u uit te nodigen.')
    expect(received.map(({ body }) => body)).toEqual([{ query: 'code=x&state=y' }])
    await waitFor(() => expect(document.title).toBe('We kennen u nog niet · Schakel'))
  })

  it('S2.19: stands alone on its screen, with nothing to go to before one is known', async () => {
    answered(() => reply(403, { title: 'Forbidden', status: 403 }))
    await screen.findByRole('heading', { name: 'We kennen u nog niet' })
    for (const role of ['banner', 'navigation', 'contentinfo', 'search', 'dialog'])
      expect(screen.queryByRole(role), role).toBeNull()
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/login'])
  })

  it('D16: what was broken off leads back to the login form', async () => {
    answered(() => reply(404, { title: 'Not Found', status: 404 }))
    expect(await screen.findByRole('heading', { name: 'Inloggen lukte niet' })).toBeDefined()
    expect(screen.getByRole('link', { name: 'Naar inloggen' }).getAttribute('href')).toBe('/login')
  })

  it.each([
    { had: 'user/els', hasEnded: true, to: '/search/chariot' },
    { had: 'user/ties', hasEnded: true, to: '/' },
    { had: 'user/ties', hasEnded: false, to: '/search/chariot' },
  ])('S2.17, D16: a session of $had that ended ($hasEnded) leads Els to $to', async ({ had, hasEnded, to }) => {
    noteWho(had)
    noteEnded(hasEnded)
    const user = { _id: 'user/els', name: 'Els', kind: 'enduser' }
    for (const isAskedMore of [false, true]) {
      const onIn = vi.fn()
      const second = { key: 'k', totp: true, passkey: null }
      stubServer({
        '/api/auth/oidc/finish': () => ({ ...(isAskedMore ? { second } : { user }), redirect: '/search/chariot' }),
        '/api/auth/second': () => ({ user }),
      })
      const { unmount } = render(<CallbackPage brand="Schakel" query="code=x&state=y" onIn={onIn} />)
      if (isAskedMore) await userEvent.type(await screen.findByLabelText(/^Code uit uw app/), '123456{Enter}')
      await waitFor(() => expect(onIn).toHaveBeenCalledWith(to))
      unmount()
    }
  })

  it('D8.8, D16: asks the second step of who has one', async () => {
    answered(() => ({ second: { key: 'k', totp: true, passkey: null }, redirect: '/list' }))
    expect(await screen.findByRole('heading', { name: 'Nog één stap' })).toBeDefined()
    await userEvent.type(screen.getByLabelText('Code uit uw app, of een herstelcode'), '123456{Enter}')
    // The step is over by then.
    expect(await screen.findByRole('heading', { name: 'Inloggen lukte niet' })).toBeDefined()
    expect(screen.getByRole('link', { name: 'Naar inloggen' })).toBeDefined()
  })
})
