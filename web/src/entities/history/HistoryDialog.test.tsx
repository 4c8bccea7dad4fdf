import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { aDossier, aMatch, anItem, daysFromNow, pastStatuses } from '../../../test/items.ts'
import { renderWithProviders } from '../../../test/renderWithProviders.tsx'
import { reply, stubServer } from '../../../test/stubServer.ts'
import { connectNotices, type Notice } from '../../ui/notify.ts'
import { momentOf, wallOf } from '../../ui/wallTime.ts'
import { useItem } from '../items/queries.ts'
import HistoryDialog from './HistoryDialog.tsx'
import { startDate, tableOf } from './statusOf.ts'

const saved = { _id: 'match/00match', _version: 2 }
const steps = () => within(screen.getByRole('group', { name: 'Wat is de volgende stap?' })).getAllByRole('button')
const DAY_MS = 86_400_000
const nothing = () => undefined

beforeEach(() => localStorage.clear())

/** What is asked before a match is offered, where nothing of its texts looks telling (D7). */
const nothingTelling = {
  '/api/space/dossier/00dossier': () => ({ _id: 'dossier/00dossier', _type: 'dossier', open: false }),
  '/api/guard/read': () => ({ masks: [], texts: [] }),
}

/** One step is pressed, and before it is saved the next one; answers the button of that. */
async function pressTwoSteps(): Promise<HTMLElement> {
  const user = userEvent.setup()
  await renderWithProviders(<HistoryDialog item={aMatch('offered')} onClose={nothing} />)
  for (const [status, why] of [
    ['Gereserveerd', 'Zij hebben tijd'],
    ['Afgewezen', 'Toch niet'],
  ] as const) {
    await user.click(screen.getByRole('button', { name: status }))
    await user.type(screen.getByRole('textbox', { name: /Geef een reden op/ }), why)
    await user.click(screen.getByRole('button', { name: `Zet op ${status}` }))
  }
  return screen.getByRole('button', { name: 'Zet op Afgewezen' })
}

describe('the status and history dialog', () => {
  it('S4.7: offers what is reachable and not yet held, for who may choose it', async () => {
    await renderWithProviders(<HistoryDialog item={aMatch('offered')} onClose={nothing} />)
    expect(steps().map((step) => step.textContent)).toEqual(['Afgewezen', 'Gereserveerd', 'Geleverd'])
  })

  it('D6: a supplier may only accept or refuse, an end-user nothing', async () => {
    const { unmount } = await renderWithProviders(<HistoryDialog item={aMatch('offered')} onClose={nothing} />, {
      kind: 'supplier',
    })
    expect(steps().map((step) => step.textContent)).toEqual(['Afgewezen', 'Gereserveerd'])
    unmount()
    await renderWithProviders(<HistoryDialog item={aMatch('offered')} onClose={nothing} />, { kind: 'enduser' })
    screen.getByText('U kunt de status zelf niet wijzigen.')
  })

  it('S4.8: a status with a prompt asks for a reason and is not sent without one', async () => {
    const { received } = stubServer({ '/api/space/update/match/00match': () => saved })
    const user = userEvent.setup()
    await renderWithProviders(<HistoryDialog item={aMatch('offered')} onClose={nothing} />)
    await user.dblClick(screen.getByRole('button', { name: 'Gereserveerd' }))
    const reason = screen.getByRole('textbox', { name: /Geef een reden op voor deze wijziging/ })
    await user.type(reason, '   ')
    await user.click(screen.getByRole('button', { name: 'Zet op Gereserveerd' }))
    screen.getByText('Verplicht')
    expect(received).toHaveLength(0)

    await user.type(reason, 'Zij hebben tijd')
    await user.click(screen.getByRole('button', { name: 'Zet op Gereserveerd' }))
    await waitFor(() => expect(received).toHaveLength(1))
    const { status, history } = received[0]?.body.props ?? {}
    expect(status).toBe('reserved')
    expect(history).toHaveLength(3)
    // D5.3: an entry without a date is of now, by the server's clock.
    expect(history.at(-1)).toEqual({ status: 'reserved', description: 'Zij hebben tijd' })
  })

  it('S4.7: what is chosen while an earlier step is on its way stays chosen, and what is pressed there is sent after it', async () => {
    const { promise, resolve } = Promise.withResolvers<typeof saved>()
    const { received } = stubServer({ '/api/space/update/match/00match': () => promise })
    const next = await pressTwoSteps()
    await waitFor(() => expect(next.ariaBusy).toBe('true'))
    expect(received.map(({ body }) => body.props.status)).toEqual(['reserved'])
    resolve(saved)
    await waitFor(() => expect(received.map(({ body }) => body.props.status)).toEqual(['reserved', 'dismissed']))
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Zet op Afgewezen' })).toBeNull())
  })

  it('S4.7: what was pressed there is not sent where the earlier step was refused', async () => {
    const { promise, resolve } = Promise.withResolvers<ReturnType<typeof reply>>()
    const { received } = stubServer({ '/api/space/update/match/00match': () => promise })
    await pressTwoSteps()
    resolve(reply(409, { title: 'Conflict', status: 409 }))
    await screen.findByRole('alert')
    expect(received).toHaveLength(1)
    expect(screen.getByRole('textbox', { name: /Geef een reden op/ })).toHaveProperty('value', 'Toch niet')
  })

  it('S5.2: the reason for a status stays in its box when it cannot be saved', async () => {
    const { promise, resolve } = Promise.withResolvers<Response>()
    stubServer({
      '/api/space/match/00match': () => aMatch('offered'),
      '/api/space/update/match/00match': () => promise,
    })
    function Read() {
      const { data } = useItem('match/00match')
      return data ? <HistoryDialog item={data} onClose={nothing} /> : null
    }
    const user = userEvent.setup()
    await renderWithProviders(<Read />)
    await user.click(await screen.findByRole('button', { name: 'Gereserveerd' }))
    await user.type(screen.getByRole('textbox', { name: /Geef een reden op/ }), 'Zij hebben tijd')
    await user.click(screen.getByRole('button', { name: 'Zet op Gereserveerd' }))
    // It shows before it is saved.
    await waitFor(() => expect(steps().map(({ textContent }) => textContent)).not.toContain('Gereserveerd'))
    resolve(reply(503, { title: 'Unavailable', status: 503 }))
    await screen.findByText(/Wat u hebt ingevuld, blijft staan/)
    expect(screen.getByRole('textbox', { name: /Geef een reden op/ })).toHaveProperty('value', 'Zij hebben tijd')
  })

  it('S4.10: what would change the past keeps the keyboard while something is saved, and does nothing', async () => {
    const { promise, resolve } = Promise.withResolvers<typeof saved>()
    const { received } = stubServer({ '/api/space/update/match/00match': () => promise })
    const user = userEvent.setup()
    const match = aMatch('delivered')
    const plan = { status: 'meeting', date: daysFromNow(3), description: 'Demo', planned: true }
    const item = { ...match, history: [plan, ...(match.history ?? [])] }
    await renderWithProviders(<HistoryDialog item={item} onClose={nothing} />)
    const pick = screen.getByRole('button', { name: 'Nu laten ingaan' })
    await user.click(pick)
    await waitFor(() => expect(pick.ariaDisabled).toBe('true'))
    expect(document.activeElement).toBe(pick)
    await user.keyboard('{Enter}')
    resolve(saved)
    await waitFor(() => expect(pick.ariaDisabled).not.toBe('true'))
    expect(received).toHaveLength(1)
  })

  it('D2.3: sends the version it was based on, so that nobody deletes what was added since', async () => {
    const { received } = stubServer({
      ...nothingTelling,
      '/api/space/update/match/00match': () => reply(409, { title: 'Conflict', status: 409 }),
    })
    const user = userEvent.setup()
    await renderWithProviders(<HistoryDialog item={aMatch('registered', { _version: 7 })} onClose={nothing} />)
    await user.click(screen.getByRole('button', { name: 'Aangeboden' }))
    await user.click(screen.getByRole('button', { name: 'Zet op Aangeboden' }))
    expect((await screen.findByRole('alert')).textContent).toContain('Dit is intussen gewijzigd')
    expect(received.at(-1)?.body.props._version).toBe(7)
  })

  it('D5: shows what the server says against it', async () => {
    stubServer({
      ...nothingTelling,
      '/api/space/update/match/00match': () =>
        reply(422, {
          title: 'Ongeldig',
          status: 422,
          errors: [{ path: 'status', code: 'notReachable', message: 'Deze status kan nu niet worden gekozen' }],
        }),
    })
    const user = userEvent.setup()
    await renderWithProviders(<HistoryDialog item={aMatch('registered')} onClose={nothing} />)
    await user.click(screen.getByRole('button', { name: 'Aangeboden' }))
    await user.click(screen.getByRole('button', { name: 'Zet op Aangeboden' }))
    expect((await screen.findByRole('alert')).textContent).toContain('Deze status kan nu niet worden gekozen')
  })

  it('D5.1: a paused dossier may be resumed', async () => {
    const item = aDossier([], { status: 'pauze', history: pastStatuses('request', 'intake', 'pauze') })
    await renderWithProviders(<HistoryDialog item={item} onClose={nothing} />)
    expect(steps()[0]?.textContent).toContain('Hervatten: Intake')
  })

  it('S4.10, D5.2: entries stand newest first, plans on top as plans that can be picked, and taken back', async () => {
    let version = 1
    const { received } = stubServer({
      '/api/space/update/match/00match': () => ({ ...saved, _version: ++version }),
    })
    const notices: Notice[] = []
    connectNotices((notice) => notices.push(notice))
    const user = userEvent.setup()
    const plan = { status: 'meeting', date: daysFromNow(9), description: 'Demo', planned: true }
    const match = aMatch('delivered')
    const item = { ...match, history: [plan, ...(match.history ?? [])] }
    await renderWithProviders(<HistoryDialog item={item} onClose={nothing} />)
    const entries = within(screen.getByRole('list')).getAllByRole('listitem')
    expect(entries.map((entry) => entry.querySelector('[data-status]')?.textContent)).toEqual([
      'In gesprek',
      'Geleverd',
      'Aangeboden',
      'Geregistreerd',
    ])
    expect(entries[0]?.textContent).toContain('gepland')
    expect(entries[1]?.textContent).toContain('huidig')
    await user.click(screen.getByRole('button', { name: 'Nu laten ingaan' }))
    await waitFor(() => expect(received[0]?.body.props).toMatchObject({ status: 'meeting' }))
    expect(received[0]?.body.props.history).toHaveLength(4)
    // A plan that was let in too early goes back to being a plan.
    await waitFor(() => expect(notices.at(-1)?.message).toBe('De status is nu In gesprek'))
    notices.at(-1)?.action?.run()
    await waitFor(() => expect(received).toHaveLength(3))
    expect(received[1]?.body.props).toEqual({ status: 'delivered', history: match.history, _version: 2 })
    expect(received[2]?.body.props).toEqual({ history: [...(match.history ?? []), plan], _version: 3 })
  })

  it('D5.2: only staff and super users correct the past', async () => {
    const { received } = stubServer({ '/api/space/update/match/00match': () => saved })
    const user = userEvent.setup()
    const { unmount } = await renderWithProviders(<HistoryDialog item={aMatch('offered')} onClose={nothing} />, {
      kind: 'supplier',
    })
    expect(screen.queryByRole('button', { name: /uit de historie verwijderen/ })).toBeNull()
    unmount()
    await renderWithProviders(<HistoryDialog item={aMatch('offered')} onClose={nothing} />)
    const bin = () => screen.getByRole('button', { name: /^Aangeboden van .* uit de historie verwijderen$/ })
    await user.click(bin())
    // Who wrote it, when and why is not written anew by anybody: it is asked, and one may think better of it.
    const asked = within(screen.getByRole('group', { name: /^Aangeboden van .* verwijderen\? / }))
    expect(document.activeElement).toBe(asked.getByRole('button', { name: 'Annuleren' }))
    await user.keyboard('{Enter}')
    expect([received.length, screen.queryByRole('group', { name: /verwijderen\?/ })]).toEqual([0, null])
    expect(document.activeElement).toBe(bin())
    await user.click(bin())
    await user.click(screen.getByRole('button', { name: 'Verwijderen' }))
    await waitFor(() => expect(received).toHaveLength(1))
    expect(screen.queryByRole('group', { name: /verwijderen\?/ })).toBeNull()
    // Left out means deleted (D5.3); the newest that remains is current again.
    expect(received[0]?.body.props).toMatchObject({ status: 'registered', history: [{ status: 'registered' }] })
  })

  it('S2.21: the keyboard goes on to the entry beside the one that was removed', async () => {
    const before = aMatch('delivered')
    let match = before
    stubServer({
      '/api/space/match/00match': () => match,
      '/api/space/update/match/00match': ({ props }) => {
        match = { ...match, ...props, _version: 2 }
        return saved
      },
    })
    function Read() {
      const { data } = useItem('match/00match')
      return data ? <HistoryDialog item={data} onClose={nothing} /> : null
    }
    const user = userEvent.setup()
    await renderWithProviders(<Read />)
    const removing = (name: string) => screen.findByRole('button', { name: new RegExp(`^${name} van .* verwijderen$`) })
    await user.click(await removing('Geleverd'))
    await user.click(screen.getByRole('button', { name: 'Verwijderen' }))
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Geleverd van/ })).toBeNull())
    await waitFor(() => expect(screen.queryByRole('group', { name: /verwijderen\?/ })).toBeNull())
    const list = screen.getByRole('list')
    await waitFor(() => expect(list.contains(document.activeElement)).toBe(true))
    expect(document.activeElement?.closest('li')?.textContent).toContain('Aangeboden')
  })
})

describe('where the date picker starts', () => {
  const now = new Date('2026-03-02T09:00:00.000Z')
  const dossiers = tableOf({ _type: 'dossier' })
  const matches = tableOf({ _type: 'match' })

  it('S4.9: today, or the item date plus the days a status is planned ahead', () => {
    if (!dossiers || !matches) throw new Error('Dossiers and matches have statuses')
    const dossier = anItem('dossier', { date: '2026-03-01T00:00:00.000Z' })
    expect(startDate(dossiers, dossier, 'match', now).toISOString()).toBe('2026-03-31T00:00:00.000Z')
    expect(startDate(dossiers, dossier, 'pauze', now).toISOString()).toBe('2026-08-28T00:00:00.000Z')
    expect(startDate(dossiers, dossier, 'meeting', now)).toEqual(now)
    expect(startDate(matches, anItem('match'), 'offered', now)).toEqual(now)
    // Without a date of its own it counts from today.
    expect(startDate(matches, anItem('match'), 'meeting', now).getTime() - now.getTime()).toBe(55 * DAY_MS)
    // A day that is over is no plan.
    const old = anItem('dossier', { date: '2020-03-01T00:00:00.000Z' })
    expect(startDate(dossiers, old, 'match', now)).toEqual(now)
  })

  it('D1.4: the picker shows the time of Amsterdam, in summer and in winter', () => {
    for (const iso of ['2026-01-15T08:30:00.000Z', '2026-07-15T08:30:00.000Z', '2026-03-29T00:59:00.000Z']) {
      expect(momentOf(wallOf(new Date(iso)))?.toISOString()).toBe(iso)
    }
    expect(wallOf(new Date('2026-07-15T08:30:00.000Z'))).toBe('2026-07-15 10:30:00')
  })
})
