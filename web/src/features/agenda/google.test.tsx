import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { renderWithProviders } from '../../../test/renderWithProviders.tsx'
import { reply, stubServer } from '../../../test/stubServer.ts'
import { connectNotices, type Notice } from '../../ui/notify.ts'
import { GoogleReturn, isGoogleReturn } from '../auth/GoogleReturn.tsx'
import { GoogleCalendar } from './GoogleCalendar.tsx'

const notices: Notice[] = []
connectNotices((notice) => notices.push(notice))

const LOOK = '/api/agenda/google/look'
const connection = {
  since: '2026-03-02T09:00:00.000Z',
  name: 'jo@gmail.example',
  lost: null,
  isSilent: false,
  isOwnAlone: false,
  calendars: [{ _id: 'own', name: 'jo@gmail.example', isSilent: false }],
}

describe('one’s calendar at Google in the settings', () => {
  it('D14, D16: is offered, and says so when Google cannot be reached', async () => {
    const { received } = stubServer({
      [LOOK]: () => ({ connection: null }),
      '/api/agenda/google/start': () => ({ url: null }),
    })
    await renderWithProviders(<GoogleCalendar />)
    await userEvent.click(await screen.findByRole('button', { name: 'Verbind met Google Agenda' }))
    await waitFor(() => expect(notices.at(-1)).toMatchObject({ title: 'Google is nu niet bereikbaar' }))
    expect(received.map(({ path }) => path)).toContain('/api/agenda/google/start')
  })

  it('D14: is disconnected by a second press', async () => {
    let isConnected = true
    stubServer({
      [LOOK]: () => ({ connection: isConnected ? { ...connection, isSilent: true } : null }),
      '/api/agenda/google/remove': () => {
        isConnected = false
        return { revoked: false }
      },
    })
    await renderWithProviders(<GoogleCalendar />)
    expect(await screen.findByText('Verbonden sinds 02-03-2026 10:00')).toBeDefined()
    expect(screen.getByText('jo@gmail.example')).toBeDefined()
    expect(screen.getByText('Nu niet te lezen')).toBeDefined()
    await userEvent.click(screen.getByRole('button', { name: 'Verbinding verbreken' }))
    await userEvent.click(screen.getByRole('button', { name: 'Zeker weten?' }))
    await waitFor(() => expect(notices.at(-1)).toMatchObject({ message: expect.stringContaining('Haal hem ook weg') }))
    expect(await screen.findByRole('button', { name: 'Verbind met Google Agenda' })).toBeDefined()
  })

  it('D14: says plainly that Google took it back, and connects again', async () => {
    stubServer({ [LOOK]: () => ({ connection: { ...connection, lost: 'revoked' } }) })
    await renderWithProviders(<GoogleCalendar />)
    expect(await screen.findByText(/Google laat ons uw agenda niet meer lezen/)).toBeDefined()
    expect(screen.getByRole('button', { name: 'Opnieuw verbinden' })).toBeDefined()
  })

  it('D14: says that a key can no longer be opened here, which Google did not do', async () => {
    stubServer({ [LOOK]: () => ({ connection: { ...connection, lost: 'sealed' } }) })
    await renderWithProviders(<GoogleCalendar />)
    expect(await screen.findByText(/is hier niet meer te openen/)).toBeDefined()
    expect(screen.queryByText(/Google laat ons/)).toBeNull()
    expect(screen.getByRole('button', { name: 'Opnieuw verbinden' })).toBeDefined()
  })

  it('D14: names the calendars that are read along, which of them is silent, and how to read more than one’s own', async () => {
    const calendars = [...connection.calendars, { _id: 'team', name: 'Team', isSilent: true }]
    stubServer({ [LOOK]: () => ({ connection: { ...connection, calendars } }) })
    await renderWithProviders(<GoogleCalendar />)
    const list = await screen.findByRole('list', { name: "Agenda's die u meeleest bij Google" })
    expect([...list.children].map(({ textContent }) => textContent)).toEqual([
      'jo@gmail.example ',
      'Team Nu niet te lezen',
    ])
    expect(screen.queryByRole('button', { name: 'Opnieuw verbinden' })).toBeNull()
    cleanup()
    stubServer({ [LOOK]: () => ({ connection: { ...connection, isOwnAlone: true } }) })
    await renderWithProviders(<GoogleCalendar />)
    expect(await screen.findByText(/We lezen alleen uw eigen agenda/)).toBeDefined()
    expect(screen.getByRole('button', { name: 'Opnieuw verbinden' })).toBeDefined()
  })
})

describe('coming back from Google', () => {
  it('D16: is told from a login by its state', () => {
    expect(isGoogleReturn('state=agenda.x&code=y')).toBe(true)
    for (const query of ['state=x&code=agenda.y', 'code=y', '']) expect(isGoogleReturn(query)).toBe(false)
  })

  it.each([
    [() => ({ outcome: 'refused' }), 'U gaf geen toegang tot uw agenda, dus er is niets verbonden.'],
    [() => ({ outcome: 'failed' }), 'Het verbinden is afgebroken of duurde te lang. Probeer het opnieuw.'],
    [() => reply(404, { title: 'Not Found' }), 'Het verbinden is afgebroken of duurde te lang. Probeer het opnieuw.'],
  ])('D16: hands over what was sent along once, and says why nothing was connected (%#)', async (answer, said) => {
    const { received } = stubServer({ '/api/agenda/google/finish': answer })
    await renderWithProviders(<GoogleReturn brand="Schakel" query="state=agenda.x&code=y" />)
    expect((await screen.findByRole('alert')).textContent).toBe(said)
    expect(received.map(({ body }) => body)).toEqual([{ query: 'state=agenda.x&code=y' }])
    expect(screen.getByRole('link', { name: 'Terug naar instellingen' }).getAttribute('href')).toBe(
      '/settings#calendars',
    )
  })
})
