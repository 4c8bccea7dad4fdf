import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { type Received, stubServer } from '../../test/stubServer.ts'
import { noteWho } from '../entities/viewer/whoIsHere.ts'

const config = { brand: 'Schakel', publicBrand: 'Schakel', defaultPrice: 575 }
const somebody = { _id: 'user/els', name: 'Els', kind: 'enduser' }

beforeEach(() => sessionStorage.clear())

let received: readonly Received[] = []

/** Els logs in at an address of the login form; answers where the product begins. */
async function loggedInAt(address: string): Promise<string> {
  // Each is a page of its own.
  vi.resetModules()
  document.body.innerHTML = '<div id="root"></div>'
  history.replaceState(null, '', address)
  received = stubServer({ '/api/auth/login': () => ({ user: somebody }) }).received
  const { startLogin } = await import('./startLogin.tsx')
  const startApp = vi.fn(async () => undefined)
  await startLogin({ viewer: undefined, config }, async () => ({ startApp }))
  // Fetched anew it says the same.
  await startLogin({ viewer: undefined, config }, async () => ({ startApp }))
  await userEvent.type(await screen.findByLabelText('E-mail of gebruikersnaam'), 'els')
  await userEvent.type(screen.getByLabelText('Wachtwoord'), 'geheim-2026-els')
  await userEvent.click(screen.getByRole('button', { name: 'Inloggen' }))
  await waitFor(() => expect(startApp).toHaveBeenCalled())
  return location.pathname
}

it('S2.17, D23.7: whoever comes back after their session ended is told so, and comes where they were', async () => {
  noteWho('user/els')
  expect(await loggedInAt('/login?sessionEnded&redirect=%2Fcard%2Fdossier%2F1')).toBe('/card/dossier/1')
  expect(document.body.textContent).toContain('is bewaard')
})

it('S2.17: somebody else who logs in there begins at their own start, but for an address that they opened', async () => {
  noteWho('user/somebody')
  expect(await loggedInAt('/login?sessionEnded&redirect=%2Fcard%2Fdossier%2F1')).toBe('/')
  noteWho('user/somebody')
  expect(await loggedInAt('/card/dossier/2')).toBe('/card/dossier/2')
})

it('D6, S2.17: whoever impersonated another when their session ended logs in as themselves', async () => {
  sessionStorage.setItem('schakel.seeAs', 'user/another')
  await loggedInAt('/login')
  expect(received.map(({ path, headers }) => [path, headers['x-see-as']])).toEqual([['/api/auth/login', undefined]])
  expect(sessionStorage.getItem('schakel.seeAs')).toBeNull()
})

it('D6, D8.8: whoever opens a page for who has no account is themselves there', async () => {
  for (const start of ['startPublic', 'startVisitor'] as const) {
    vi.resetModules()
    sessionStorage.setItem('schakel.seeAs', 'user/another')
    document.body.innerHTML = '<div id="root"></div>'
    history.replaceState(null, '', start === 'startPublic' ? '/forgot' : '/aanvraag')
    const asked = stubServer({ '/api/config': () => config }).received
    if (start === 'startPublic') await (await import('./startPublic.tsx')).startPublic()
    else await (await import('./startVisitor.tsx')).startVisitor('request')
    expect(asked.length).toBeGreaterThan(0)
    for (const { headers } of asked) expect(headers['x-see-as']).toBeUndefined()
  }
})
