import { templateRows } from '@schakel/domain/planning'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { aDossier } from '../../../test/items.ts'
import { renderWithProviders } from '../../../test/renderWithProviders.tsx'
import { reply, stubServer } from '../../../test/stubServer.ts'
import { asWhom, lookAs } from '../../api/seeing.ts'
import { connectNotices, type Notice } from '../../ui/notify.ts'
import PlanningBoard from './PlanningBoard.tsx'
import { PlanningHost } from './PlanningHost.tsx'
import { PlanningSection } from './PlanningSection.tsx'

// Each test has a dossier of its own: what this browser wrote to one is remembered by its id.
let dossier = aDossier([])
let path = ''
let made = 0
beforeEach(() => {
  made += 1
  dossier = aDossier([], { _id: `dossier/00plan${made}`, date: '2026-03-01T23:00:00.000Z', _version: 4 })
  path = `/api/space/update/${dossier._id}`
})

function aServer(answer: () => unknown = () => ({ _id: dossier._id, _version: 5 })) {
  const { received } = stubServer({ [path]: answer })
  return { sent: () => received.filter((one) => one.path === path).map(({ body }) => body.props) }
}

/** Lets the second pass after which is saved, without waiting for it. */
async function open(item = dossier, kind: 'staff' | 'enduser' = 'staff') {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
  const shown = await renderWithProviders(<PlanningBoard dossier={item} />, { kind })
  return { user, ...shown, pass: (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms)) }
}
afterEach(() => vi.useRealTimers())

/** A screen that is laid out: jsdom knows no widths and holds no pointer. */
function onATrackOf(px: number): void {
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(px)
  Element.prototype.setPointerCapture = () => undefined
}

function pull(name: string, kind: string, clientX: number): void {
  fireEvent(handle(name), new MouseEvent(kind, { bubbles: true, clientX }))
}

/** The snackbars that come from now on. */
function notices(): Notice[] {
  const told: Notice[] = []
  // What nobody took yet.
  connectNotices(() => undefined)
  connectNotices((notice) => void told.push(notice))
  return told
}

/** The board that one leaves and comes back to, and what says what was refused meanwhile. */
function Both() {
  const [isOpen, setOpen] = useState(true)
  return (
    <>
      <PlanningHost />
      <button type="button" data-writes="queued" onClick={() => setOpen(!isOpen)}>
        {isOpen ? 'Weg' : 'Terug'}
      </button>
      {isOpen && <PlanningBoard dossier={dossier} />}
    </>
  )
}

const handle = (name: string) => screen.getByRole('slider', { name })

describe('the planning of a dossier', () => {
  it('D11.1: proposes the template from the date of the dossier, weekends on Monday', async () => {
    const server = aServer()
    await open()
    screen.getByText(/^Voorstel vanaf de aanvraagdatum/)
    expect(screen.getAllByRole('slider').map((slider) => slider.getAttribute('aria-label'))).toEqual([
      'Opstarten',
      'Beoordelen',
      'Matching',
      'Kennisdag',
      'Keuze',
      'Implementatie',
    ])
    expect(handle('Beoordelen').getAttribute('aria-valuetext')).toBe('maandag 9 maart 2026, dag 5')
    expect(server.sent()).toEqual([])
  })

  it('S4.16: saves the whole planning one second after the last change, and says so', async () => {
    const server = aServer()
    const { user, pass } = await open()
    act(() => handle('Matching').focus())
    await user.keyboard('{ArrowRight}')
    await pass(900)
    await user.keyboard('{PageUp}')
    screen.getByText('Bezig met opslaan…')
    await pass(900)
    expect(server.sent()).toEqual([])
    await pass(200)
    expect(server.sent()).toHaveLength(1)
    const rows = templateRows('2026-03-02')
    expect(server.sent()[0]).toEqual({
      _version: 4,
      planning: rows.map((row) => (row.text === 'Matching' ? { ...row, date: '2026-03-25', diff: 23 } : row)),
    })
    await waitFor(() => screen.getByText('Opgeslagen'))
  })

  it('D11.1, S4.16: a step falls where it is let go, also when the screen lags behind the hand', async () => {
    const server = aServer()
    const { pass } = await open()
    onATrackOf(400)
    // In one act: nothing is drawn between the last move and letting go.
    act(() => {
      pull('Keuze', 'pointerdown', 100)
      for (const x of [110, 130, 150]) pull('Keuze', 'pointermove', x)
      pull('Keuze', 'pointerup', 150)
    })
    // 50 of 400 px, where 198 days are in sight: 25 days.
    expect(handle('Keuze').getAttribute('aria-valuetext')).toBe('dinsdag 26 mei 2026, dag 85')
    await pass(1100)
    expect(server.sent()[0]?.planning[4]).toMatchObject({ text: 'Keuze', date: '2026-05-26' })
  })

  it('D11.1: a click or Escape leaves a step where it is', async () => {
    const server = aServer()
    const { user, pass } = await open()
    onATrackOf(400)
    for (const [kind, x] of [
      ['pointerdown', 100],
      ['pointermove', 102],
      ['pointerup', 102],
      ['pointerdown', 100],
      ['pointermove', 150],
    ] as const)
      act(() => pull('Keuze', kind, x))
    expect(handle('Keuze').getAttribute('aria-valuenow')).toBe('85')
    await user.keyboard('{Escape}')
    act(() => pull('Keuze', 'pointerup', 150))
    expect(handle('Keuze').getAttribute('aria-valuenow')).toBe('60')
    await pass(1100)
    expect(server.sent()).toEqual([])
  })

  it('D11.1: rows are renamed, moved by days, recoloured, added and removed; all can be undone', async () => {
    const server = aServer()
    const { user, pass } = await open()
    await user.click(screen.getByText('Lijst'))
    const row = () => within(screen.getByRole('listitem', { name: 'Stap 2' }))
    await user.clear(row().getByLabelText('Naam van de stap'))
    await user.type(row().getByLabelText('Naam van de stap'), 'Kick-off')
    await user.clear(row().getByLabelText('Dagen na start'))
    await user.type(row().getByLabelText('Dagen na start'), '10')
    await user.click(row().getByRole('button', { name: 'Kleur van Kick-off' }))
    await user.click(await screen.findByRole('radio', { name: 'Rood' }))
    await user.click(screen.getByRole('button', { name: 'Stap toevoegen' }))
    await user.click(screen.getByRole('button', { name: 'Opstarten verwijderen' }))
    await pass(1100)
    const last = server.sent().at(-1)?.planning
    expect(last.map(({ text }: { text: string }) => text)).toEqual([
      'Kick-off',
      'Matching',
      'Kennisdag',
      'Keuze',
      'Implementatie',
      'Nieuwe stap',
    ])
    expect(last[0]).toEqual({ date: '2026-03-12', diff: 10, color: 'rood', text: 'Kick-off' })
    const undo = screen.getByRole('button', { name: 'Wijziging ongedaan maken' })
    while (!undo.matches(':disabled')) await user.click(undo)
    await pass(1100)
    expect(server.sent().at(-1)?.planning).toEqual(templateRows('2026-03-02'))
  })

  it('D11.1, S4.16: a step far off is kept by its date, and stays there when one passes by its days', async () => {
    const server = aServer()
    const { user, pass } = await open()
    await user.click(screen.getByText('Lijst'))
    const row = () => within(screen.getByRole('listitem', { name: 'Stap 2' }))
    await user.clear(row().getByLabelText(/^Datum/, { selector: 'input' }))
    await user.type(row().getByLabelText(/^Datum/, { selector: 'input' }), '14-03-2062')
    await user.click(row().getByLabelText('Dagen na start'))
    await user.tab()
    await pass(1100)
    const step = server.sent().at(-1)?.planning[1]
    expect(step).toMatchObject({ date: '2062-03-14' })
    expect(step).not.toHaveProperty('diff')
    await user.clear(row().getByLabelText('Dagen na start'))
    await user.type(row().getByLabelText('Dagen na start'), '99999')
    await pass(1100)
    expect(server.sent().at(-1)?.planning[1].diff).toBe(999)
  })

  it('D2.3: what else changed of the dossier is no conflict; another planning is, and one chooses', async () => {
    const current = { ...dossier, _version: 9 }
    const answers = [
      reply(409, { title: 'x', status: 409, current }),
      reply(409, {
        title: 'x',
        status: 409,
        current: { ...current, _version: 11, planning: [{ date: '2026-05-04', text: 'Van Els' }] },
      }),
    ]
    const server = aServer(() => answers.shift() ?? { _id: dossier._id, _version: 12 })
    const { user, pass } = await open()
    act(() => handle('Keuze').focus())
    await user.keyboard('{ArrowLeft}')
    await pass(1100)
    await pass(10)
    expect(server.sent().map(({ _version }) => _version)).toEqual([4, 9])
    await user.click(await screen.findByRole('button', { name: 'Mijn planning bewaren' }))
    await pass(10)
    expect(server.sent().at(-1)._version).toBe(11)
    await waitFor(() => screen.getByText('Opgeslagen'))
  })

  it('S4.16: without a connection nothing is lost: it is sent when there is one again', async () => {
    let isOffline = true
    const server = aServer(() => {
      if (isOffline) throw new TypeError('Failed to fetch')
      return { _id: dossier._id, _version: 5 }
    })
    const { user, pass } = await open()
    act(() => handle('Keuze').focus())
    await user.keyboard('{ArrowLeft}')
    await pass(1100)
    await waitFor(() => screen.getByText('Offline, wordt straks opgeslagen'))
    isOffline = false
    act(() => void window.dispatchEvent(new Event('online')))
    await waitFor(() => screen.getByText('Opgeslagen'))
    expect(server.sent()).toHaveLength(2)
  })

  it('S4.16: who leaves within that second has it saved all the same', async () => {
    const server = aServer()
    const { user, unmount, pass } = await open()
    act(() => handle('Keuze').focus())
    await user.keyboard('{ArrowRight}')
    unmount()
    await pass(10)
    expect(server.sent()).toHaveLength(1)
  })

  it.each([
    ['also where nothing was changed since', [], 4],
    ['and what was changed since is saved over it', ['{ArrowRight}'], 5],
  ])('D2.3: a planning of which the answer was lost is no change of somebody else, %s', async (_, more, version) => {
    let kept: unknown
    const { received } = stubServer({
      [path]: ({ props }) => {
        if (kept === undefined) {
          kept = props.planning
          throw new TypeError('Failed to fetch')
        }
        const current = { ...dossier, _version: 5, planning: kept }
        if (props._version !== 5) return reply(409, { title: 'x', status: 409, current })
        return { _id: dossier._id, _version: 6 }
      },
    })
    const { user, pass } = await open()
    act(() => handle('Keuze').focus())
    await user.keyboard('{ArrowRight}')
    await pass(1100)
    await waitFor(() => screen.getByText('Offline, wordt straks opgeslagen'))
    for (const key of more) await user.keyboard(key)
    await pass(5100)
    await waitFor(() => screen.getByText('Opgeslagen'))
    expect(screen.queryByRole('alert')).toBeNull()
    expect(received.filter((one) => one.path === path).at(-1)?.body.props._version).toBe(version)
  })

  it('S4.16: what is refused after one left is told with the way back, and stands there again', async () => {
    const answers = [reply(422, { title: 'x', status: 422, detail: 'Dat past niet' })]
    const server = aServer(() => answers.shift() ?? { _id: dossier._id, _version: 5 })
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
    const told = notices()
    await renderWithProviders(<Both />)
    act(() => handle('Keuze').focus())
    await user.keyboard('{ArrowRight}')
    const leave = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
    await user.click(screen.getByRole('button', { name: 'Weg' }))
    await waitFor(() =>
      expect(told).toMatchObject([{ title: 'De planning van ERP is niet bewaard', message: 'Dat past niet' }]),
    )
    expect(leave(), 'the browser asks').toBe(false)
    await user.click(screen.getByRole('button', { name: 'Terug' }))
    expect(handle('Keuze').getAttribute('aria-valuenow')).toBe('63')
    screen.getByRole('alert')
    await user.click(screen.getByRole('button', { name: 'Opnieuw proberen' }))
    await waitFor(() => screen.getByText('Opgeslagen'))
    expect(server.sent()[1].planning[4]).toMatchObject({ text: 'Keuze', diff: 63 })
    expect(leave()).toBe(true)
  })

  it('S4.16: a planning without a connection stands there again after the page was opened anew, and is sent', async () => {
    let isOffline = true
    const server = aServer(() => {
      if (isOffline) throw new TypeError('Failed to fetch')
      return { _id: dossier._id, _version: 5 }
    })
    const { user, unmount, pass } = await open()
    act(() => handle('Keuze').focus())
    await user.keyboard('{ArrowRight}')
    unmount()
    await pass(10)
    await open()
    screen.getByText('Offline, wordt straks opgeslagen')
    expect(handle('Keuze').getAttribute('aria-valuenow')).toBe('63')
    isOffline = false
    act(() => void window.dispatchEvent(new Event('online')))
    await waitFor(() => screen.getByText('Opgeslagen'))
    expect(server.sent()).toHaveLength(2)
  })

  it('D6: who looks on as somebody sends nothing that they left', async () => {
    const server = aServer(() => {
      throw new TypeError('Failed to fetch')
    })
    const { user, unmount, pass } = await open()
    act(() => handle('Keuze').focus())
    await user.keyboard('{ArrowRight}')
    unmount()
    await pass(10)
    expect(server.sent()).toHaveLength(1)
    asWhom['x-see-as'] = 'user/00staff'
    onTestFinished(() => lookAs(undefined))
    const seen = await open()
    act(() => void window.dispatchEvent(new Event('online')))
    await seen.pass(6000)
    expect(server.sent()).toHaveLength(1)
  })

  it('S4.16: what is refused can be let go, and then the planning of the server stands there', async () => {
    aServer(() => reply(422, { title: 'x', status: 422, detail: 'Dat past niet' }))
    const { user, pass } = await open()
    act(() => handle('Keuze').focus())
    await user.keyboard('{ArrowRight}')
    await pass(1100)
    await user.click(await screen.findByRole('button', { name: 'Mijn wijziging laten vervallen' }))
    expect(handle('Keuze').getAttribute('aria-valuenow')).toBe('60')
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('D2.5: a step that was removed comes back by a press after one has left the dossier', async () => {
    const server = aServer()
    const told = notices()
    const { user, unmount, pass } = await open()
    await user.click(screen.getByText('Lijst'))
    await user.click(screen.getByRole('button', { name: 'Matching verwijderen' }))
    unmount()
    await pass(10)
    expect(server.sent()[0].planning).toHaveLength(5)
    act(() => told[0]?.action?.run())
    await pass(10)
    expect(server.sent().at(-1)).toEqual({ _version: 5, planning: templateRows('2026-03-02') })
  })

  it('D6: an end-user reads the planning and changes nothing', async () => {
    aServer()
    await open(dossier, 'enduser')
    screen.getByText('Kennisdag')
    expect(screen.queryByRole('slider')).toBeNull()
    expect(screen.queryByRole('button', { name: 'Stap toevoegen' })).toBeNull()
  })

  it('D19.5: for a supplier there is no planning', async () => {
    await renderWithProviders(<PlanningSection dossier={dossier} />, { kind: 'supplier' })
    expect(screen.queryByRole('region', { name: 'Planning' })).toBeNull()
  })
})
