import type { RequirementSet, RequirementTemplate } from '@schakel/domain/calls'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { aDossier } from '../../../test/items.ts'
import { renderWithProviders } from '../../../test/renderWithProviders.tsx'
import { aFrozenSet, aRow, aSet, aTemplate } from '../../../test/requirements.ts'
import { reply, stubServer } from '../../../test/stubServer.ts'
import Toasts from '../../ui/Toasts.tsx'
import RequirementsTab from './RequirementsTab.tsx'

const dossier = aDossier([])

interface World {
  set: RequirementSet
  readonly templates?: readonly RequirementTemplate[]
  readonly branches?: readonly string[]
}

/** A server that keeps one set as the real one would, as far as a test looks at it. */
async function open(
  world: World,
  kind: 'staff' | 'enduser' | 'supplier' = 'staff',
  refuse?: () => Response | undefined,
  saving?: Promise<void>,
) {
  const write = (change: (set: RequirementSet) => RequirementSet) => () => {
    const refused = refuse?.()
    if (!navigator.onLine) throw new TypeError('Failed to fetch')
    if (refused) return refused
    world.set = change(world.set)
    return { version: world.set.version, rows: [] }
  }
  const { received } = stubServer({
    '/api/requirements/list': () => world.set,
    '/api/requirements/templates': () => ({ templates: world.templates ?? [], branches: world.branches ?? [] }),
    '/api/requirements/save': async (body) => {
      await saving
      return write((set) => ({
        ...set,
        rows: [
          ...set.rows
            .filter(({ _id }) => !body.remove.includes(_id))
            .map((row) => ({ ...row, ...body.rows.find(({ _id }: { _id?: string }) => _id === row._id) })),
          ...body.rows
            .filter(({ _id }: { _id?: string }) => !_id)
            .map((row: object, at: number) => ({ ...aRow(`X-0${at + 1}`), ...row })),
        ],
      }))()
    },
    '/api/requirements/copy': () => write((set) => set)(),
    '/api/requirements/freeze': () => write((set) => ({ ...aFrozenSet(set.rows), version: set.version + 1 }))(),
    '/api/requirements/propose': () => write((set) => set)(),
    '/api/requirements/load': () => ({ made: ['template/1', 'template/2', 'template/3'] }),
  })
  const shown = await renderWithProviders(
    <>
      <RequirementsTab item={dossier} />
      <Toasts />
    </>,
    { kind },
  )
  const sent = (name: string) =>
    received.filter(({ path }) => path === `/api/requirements/${name}`).map(({ body }) => body)
  return { ...shown, user: userEvent.setup(), sent }
}

beforeEach(() => localStorage.clear())
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  window.dispatchEvent(new Event('online'))
})

describe('the requirements of a dossier', () => {
  it('F1.15, F1.3: without any one chooses a set, that of the kind first, and copies what is ticked', async () => {
    const rows = [
      aRow('GEN-01'),
      aRow('ERP-01', { branches: [{ code: 'hotel' }] }),
      aRow('ERP-02', { branches: [{ code: 'café' }] }),
    ]
    const world = { set: aSet([]), templates: [aTemplate('CRM', []), aTemplate('ERP', rows)], branches: ['Cafés'] }
    const { user, sent } = await open(world)
    await screen.findByRole('heading', { name: 'Kies een eisenlijst' })
    const cards = screen.getAllByRole('button', { name: /^Eisen aan/ })
    expect(cards.map(({ textContent }) => textContent?.slice(0, 13))).toEqual(['Eisen aan ERP', 'Eisen aan CRM'])
    await user.click(cards[0] ?? document.body)
    const box = (name: RegExp) => screen.getByRole<HTMLInputElement>('checkbox', { name })
    expect([/GEN-01/, /ERP-01/, /ERP-02/].map((name) => box(name).checked)).toEqual([true, false, true])
    await user.click(box(/GEN-01/))
    screen.getByText('1 van 3 aangevinkt')
    await user.click(screen.getByRole('button', { name: '1 eis overnemen' }))
    await waitFor(() => expect(sent('copy')).toHaveLength(1))
    expect(sent('copy')[0]).toMatchObject({ template: 'template/00erp1', keys: ['ERP-02'] })
  })

  it('F1.3: one press takes over the rows of the set of its kind that fit the branche', async () => {
    const rows = [aRow('GEN-01'), aRow('ERP-01', { branches: [{ code: 'hotel' }] })]
    const world = { set: aSet([]), templates: [aTemplate('CRM', []), aTemplate('ERP', rows)], branches: ['Cafés'] }
    const { user, sent } = await open(world, 'enduser')
    await user.click(await screen.findByRole('button', { name: 'Neem de 1 eis voor ERP over' }))
    await waitFor(() => expect(sent('copy')).toHaveLength(1))
    expect(sent('copy')[0]).toMatchObject({ template: 'template/00erp1', keys: ['GEN-01'] })
  })

  it('G7, F1.3, F1.5: by keyboard one goes on in what a press led to: the rows of a set, and what is frozen', async () => {
    const world = { set: aSet([]), templates: [aTemplate('ERP', [aRow('GEN-01')])] }
    const { user } = await open(world)
    const press = async (button: HTMLElement, next: string) => {
      button.focus()
      await user.keyboard('{Enter}')
      await waitFor(() => expect(document.activeElement?.textContent).toBe(next))
    }
    await press(await screen.findByRole('button', { name: /^Eisen aan ERP/ }), 'Terug')
    world.set = aSet([aRow('GEN-01')])
    await press(screen.getByRole('button', { name: '1 eis overnemen' }), 'Eis toevoegen')
    await user.click(await screen.findByRole('button', { name: 'Vastzetten' }))
    await press(screen.getAllByRole('button', { name: 'Vastzetten' }).at(-1) ?? document.body, 'Nieuwe versie')
  })

  it('F1.1: staff without templates prepare those of the product', async () => {
    const { user, sent } = await open({ set: aSet([]) })
    await user.click(await screen.findByRole('button', { name: 'Meegeleverde lijsten klaarzetten' }))
    await waitFor(() => expect(sent('load')).toEqual([{}]))
  })

  it('F1.2: shows rows by group with level, weight, proof, knock-out and whether the ground was checked', async () => {
    const today = new Date().toISOString().slice(0, 10)
    const rows = [
      aRow('GEN-01', { knockout: true, basis: 'AVG art. 28' }),
      aRow('GEN-02', { group: 106, level: 'could', basis: 'Arbowet', basisChecked: today }),
      aRow('GEN-03', { group: 106, nl: undefined }),
    ]
    await open({ set: aFrozenSet(rows, { mayFreeze: false }) }, 'supplier')
    const till = await screen.findByRole('region', { name: 'Kassa & POS' })
    for (const word of ['GEN-01', 'Knock-out', 'Moet', 'Gewicht 3', 'Demo', 'AVG art. 28', 'nog niet nagekeken'])
      expect(till.textContent).toContain(word)
    const bookings = screen.getByRole('region', { name: 'Reserveringen' })
    expect(bookings.textContent).not.toContain('nog niet nagekeken')
    expect(bookings.textContent, 'the other language where there is none').toContain('Requirement GEN-03')
    screen.getByText('Versie 1')
    expect(screen.queryByRole('combobox')).toBeNull()
    expect(screen.queryByRole('button', { name: /Vastzetten|Eis toevoegen|verwijderen/ })).toBeNull()
  })

  it('F1.4: a choice is saved at once; what no longer must be there is no knock-out', async () => {
    const { user, sent } = await open({ set: aSet([aRow('GEN-01', { knockout: true })]) })
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Niveau van GEN-01' }), 'should')
    await screen.findByText('Opgeslagen')
    expect(sent('save')[0].rows).toEqual([expect.objectContaining({ _version: 1, level: 'should', knockout: null })])
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Knock-out van GEN-01' }).disabled).toBe(true)
  })

  it('F1.4: Enter opens a row, its text is saved as it is typed, and never empty; arrows go to the next row', async () => {
    const { user, sent } = await open({
      set: aSet([aRow('GEN-01', { en: undefined }), aRow('GEN-02', { group: 106 })]),
    })
    const text = await screen.findByRole('button', { name: 'Eis GEN-01' })
    text.focus()
    await user.keyboard('{ArrowDown}')
    expect(document.activeElement?.textContent).toBe('Eis GEN-02')
    await user.keyboard('{ArrowUp}{Enter}')
    const field = screen.getByRole('textbox', { name: 'Eis (Nederlands)' })
    await user.clear(field)
    screen.getByText('Een eis heeft een tekst nodig')
    await user.type(field, 'Werkt zonder internet')
    await user.tab()
    await waitFor(() => expect(sent('save').at(-1)?.rows[0].nl).toBe('Werkt zonder internet'))
    expect(sent('save').every(({ rows }) => rows[0].nl !== null)).toBe(true)
  })

  it('F1.4: what is typed while the connection goes is kept whole, and saved once it is there, also after one left', async () => {
    const isOnline = vi.spyOn(navigator, 'onLine', 'get')
    const connect = (online: boolean) => {
      isOnline.mockReturnValue(online)
      act(() => void window.dispatchEvent(new Event(online ? 'online' : 'offline')))
    }
    const { user, sent, unmount } = await open({ set: aSet([aRow('GEN-01')]) })
    await user.click(await screen.findByRole('button', { name: 'Eis GEN-01' }))
    const field = screen.getByRole('textbox', { name: 'Eis (Nederlands)' })
    await user.type(field, ' werkt')
    connect(false)
    await user.keyboard(' zonder net')
    expect(field).toHaveProperty('value', 'Eis GEN-01 werkt zonder net')
    await screen.findByText('Offline, wordt straks opgeslagen')
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    unmount()
    await vi.advanceTimersByTimeAsync(100)
    const before = sent('save').length
    isOnline.mockReturnValue(true)
    await vi.advanceTimersByTimeAsync(5000)
    expect(
      sent('save')
        .slice(before)
        .map(({ rows }) => rows[0].nl),
    ).toEqual(['Eis GEN-01 werkt zonder net'])
  })

  it('F1.4: a text that the server did not take stays, says so at its field and is sent again', async () => {
    const refusals = [reply(503, { title: 'x', status: 503 }), reply(503, { title: 'x', status: 503 })]
    const { user, sent } = await open({ set: aSet([aRow('GEN-01'), aRow('GEN-02')]) }, 'staff', () => refusals.pop())
    await user.click(await screen.findByRole('button', { name: 'Eis GEN-01' }))
    const field = screen.getByRole('textbox', { name: 'Eis (Nederlands)' })
    await user.type(field, ' werkt')
    await user.tab()
    const again = await screen.findByRole('button', { name: 'Opnieuw proberen' })
    expect(field).toHaveProperty('value', 'Eis GEN-01 werkt')
    // What else is changed does not wait for it, and a choice that fails goes back.
    const weight = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Gewicht van GEN-02' })
    const before = weight.value
    await user.selectOptions(weight, '5')
    await waitFor(() => expect(weight.value).toBe(before))
    await user.selectOptions(weight, '5')
    await waitFor(() => expect(sent('save')).toHaveLength(3))
    expect(sent('save').at(-1)?.rows).toEqual([expect.objectContaining({ nl: 'Eis GEN-02', weight: 5 })])
    await user.click(again)
    await waitFor(() => expect(sent('save').at(-1)?.rows[0].nl).toBe('Eis GEN-01 werkt'))
    await screen.findByText('Opgeslagen')
    expect(screen.queryByRole('button', { name: 'Opnieuw proberen' })).toBeNull()
    expect(field).toHaveProperty('value', 'Eis GEN-01 werkt')
  })

  it('F1.4, D2.3: undo of removing a row takes that very row back', async () => {
    const { user, sent } = await open({ set: aSet([aRow('GEN-01'), aRow('GEN-02')]) })
    await user.click(await screen.findByRole('button', { name: 'Eis GEN-01' }))
    await user.click(screen.getByRole('button', { name: 'Verwijderen' }))
    await user.click(await screen.findByRole('button', { name: 'Ongedaan maken' }))
    await waitFor(() => expect(sent('save')).toHaveLength(2))
    const [removed, back] = sent('save')
    expect(removed.remove).toHaveLength(1)
    expect(back).toMatchObject({ rows: [], remove: [], restore: removed.remove[0] })
  })

  it('F1.3: a row of one’s own gets its key from the server', async () => {
    const { user, sent } = await open({ set: aSet([aRow('GEN-01')]) })
    await user.click(await screen.findByRole('button', { name: 'Eis toevoegen' }))
    await user.type(screen.getByRole('textbox', { name: 'Wat moet de software kunnen?' }), 'Fooien verdelen{Enter}')
    // The field in which it was typed has these words as well.
    await screen.findByText('X-01')
    screen.getByText('Fooien verdelen')
    expect(sent('save')[0].rows[0]).not.toHaveProperty('key')
    await user.click(screen.getByRole('button', { name: 'Eigen 1' }))
    expect(screen.queryByText('GEN-01')).toBeNull()
  })

  it('S5.2: a requirement that one began is there again, without taking the keyboard, until it is added', async () => {
    const world = { set: aSet([aRow('GEN-01')]) }
    const name = 'Wat moet de software kunnen?'
    const first = await open(world)
    await first.user.click(await screen.findByRole('button', { name: 'Eis toevoegen' }))
    await first.user.type(screen.getByRole('textbox', { name }), 'Fooien verdelen')
    first.unmount()
    const { user, unmount } = await open(world)
    const field = await screen.findByRole('textbox', { name })
    expect(field).toHaveProperty('value', 'Fooien verdelen')
    expect(document.activeElement).not.toBe(field)
    await user.type(field, ' per dag{Enter}')
    await screen.findByText('Fooien verdelen per dag')
    await waitFor(() => expect(field).toHaveProperty('value', ''))
    unmount()
    await open(world)
    await screen.findByRole('button', { name: 'Eis toevoegen' })
    expect(screen.queryByRole('textbox', { name })).toBeNull()
  })

  it('F1.4: what somebody else changed first is told, and shown', async () => {
    const world = { set: aSet([aRow('GEN-01')]) }
    const { user } = await open(world, 'staff', () => {
      world.set = aSet([aRow('GEN-01', { nl: 'Van een ander', _version: 2 })])
      return reply(409, { title: 'x', status: 409 })
    })
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Gewicht van GEN-01' }), '5')
    await screen.findByText('Van een ander')
    screen.getByText('Niet opgeslagen')
  })

  it('F1.3: who looks into a set while there are requirements goes back to them', async () => {
    const { user } = await open({ set: aSet([aRow('GEN-01')]), templates: [aTemplate('ERP', [aRow('GEN-02')])] })
    await user.click(await screen.findByRole('button', { name: 'Uit een eisenlijst' }))
    await screen.findByRole('region', { name: 'Kies een eisenlijst' })
    expect(screen.queryByRole('button', { name: 'Zelf eisen opschrijven' })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Terug' }))
    expect(await screen.findByRole('combobox', { name: 'Gewicht van GEN-01' })).toBeTruthy()
  })

  it('F1.5: what opens to freeze comes into sight', async () => {
    const { user } = await open({ set: aSet([aRow('GEN-01')]) })
    const shown = vi.spyOn(Element.prototype, 'scrollIntoView')
    await user.click(await screen.findByRole('button', { name: 'Vastzetten' }))
    const form = screen.getByRole('region', { name: 'Vastzetten' }).querySelector('form')
    expect(shown.mock.contexts).toContain(form)
    shown.mockRestore()
  })

  it('F1.5: freezing says what it means, and asks until when suppliers answer', async () => {
    const { user, sent } = await open({ set: aSet([aRow('GEN-01')]) })
    await user.click(await screen.findByRole('button', { name: 'Vastzetten' }))
    const form = screen.getByRole('region', { name: 'Vastzetten' })
    within(form).getByText(/^Vanaf nu lezen de leveranciers/)
    await user.type(await within(form).findByLabelText('Antwoorden tot en met'), '31-12-2099')
    await user.click(within(form).getByRole('button', { name: 'Vastzetten' }))
    await screen.findByText('Versie 1')
    expect(sent('freeze')).toEqual([
      { dossier: dossier._id, version: 0, answersDue: '2099-12-31', rows: [], remove: [] },
    ])
    expect(screen.queryByRole('combobox')).toBeNull()
  })

  it('F1.4, F1.5: freezing waits for what was changed just now, and leaves it where the server does not take that', async () => {
    const answered = Promise.withResolvers<void>()
    const refusals = [reply(503, { title: 'x', status: 503 })]
    const { user, sent } = await open({ set: aSet([aRow('GEN-01')]) }, 'staff', () => refusals.pop(), answered.promise)
    await user.click(await screen.findByRole('button', { name: 'Vastzetten' }))
    const freeze = within(screen.getByRole('region', { name: 'Vastzetten' })).getByRole('button', {
      name: 'Vastzetten',
    })
    const weigh = (weight: string) =>
      user.selectOptions(screen.getByRole('combobox', { name: 'Gewicht van GEN-01' }), weight)
    await weigh('4')
    await user.click(freeze)
    expect([sent('save').length, sent('freeze').length]).toEqual([1, 0])
    answered.resolve()
    await screen.findByText('Niet opgeslagen')
    await waitFor(() => expect(freeze.getAttribute('aria-busy')).not.toBe('true'))
    expect(sent('freeze')).toEqual([])
    await weigh('5')
    await user.click(freeze)
    await screen.findByText('Versie 1')
    expect(sent('save').at(-1)?.rows).toMatchObject([{ weight: 5 }])
  })

  it('F1.5: a next version is collected here, kept over a reload, and sent at once with its reason', async () => {
    const world = { set: aFrozenSet([aRow('GEN-01'), aRow('GEN-02')]) }
    const before = await open(world)
    await before.user.click(await screen.findByRole('button', { name: 'Nieuwe versie' }))
    await before.user.selectOptions(screen.getByRole('combobox', { name: 'Gewicht van GEN-01' }), '5')
    await before.user.click(screen.getByRole('button', { name: 'GEN-02 verwijderen' }))
    expect(before.sent('save')).toEqual([])
    before.unmount()
    const typing = await open(world)
    await typing.user.click(await screen.findByRole('button', { name: 'Versie 2 vastzetten' }))
    await typing.user.type(screen.getByLabelText('Waarom deze versie?'), 'Kassa telt ')
    typing.unmount()
    const { user, sent } = await open(world)
    const changes = await screen.findByRole('region', { name: 'Wijzigingen voor versie 2' })
    expect(within(changes).getAllByRole('listitem')).toHaveLength(2)
    await user.click(within(changes).getByRole('button', { name: 'Versie 2 vastzetten' }))
    const form = screen.getByRole('region', { name: 'Versie 2 vastzetten' })
    await user.type(within(form).getByLabelText('Waarom deze versie?'), 'zwaarder')
    await user.click(within(form).getByRole('button', { name: 'Versie 2 vastzetten' }))
    await screen.findByText('Versie 2')
    const [first, second] = world.set.rows
    expect(sent('freeze')).toMatchObject([
      { version: 1, reason: 'Kassa telt zwaarder', rows: [{ _id: first?._id, weight: 5 }], remove: [second?._id] },
    ])
    expect(localStorage).toHaveLength(0)
  })

  it('F1.5: when somebody else froze first the draft stays, and goes on from their version', async () => {
    const world = { set: aFrozenSet([aRow('GEN-01')]) }
    const { user } = await open(world, 'staff', () => {
      world.set = aFrozenSet([aRow('GEN-01')], { version: 2 })
      return reply(409, { title: 'x', status: 409 })
    })
    await user.click(await screen.findByRole('button', { name: 'Nieuwe versie' }))
    await user.selectOptions(screen.getByRole('combobox', { name: 'Gewicht van GEN-01' }), '5')
    await user.click(screen.getByRole('button', { name: 'Versie 2 vastzetten' }))
    const form = screen.getByRole('region', { name: 'Versie 2 vastzetten' })
    await user.type(within(form).getByLabelText('Waarom deze versie?'), 'x')
    await user.click(within(form).getByRole('button', { name: 'Versie 2 vastzetten' }))
    await screen.findByText(/^Intussen is versie 2 vastgezet/)
    await user.click(screen.getByRole('button', { name: 'Verder op versie 2' }))
    screen.getByRole('region', { name: 'Wijzigingen voor versie 3' })
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Gewicht van GEN-01' }).value).toBe('5')
  })

  it('F1.4: the people of who asks propose a row, and staff take it over into the next version', async () => {
    const set = aFrozenSet([aRow('GEN-01')], { mayFreeze: false, mayPropose: true })
    const lead = await open({ set }, 'enduser')
    await lead.user.click(await screen.findByRole('button', { name: 'Stel een eis voor' }))
    await lead.user.type(screen.getByRole('textbox', { name: 'Wat moet de software kunnen?' }), 'Allergenen')
    await lead.user.click(screen.getAllByRole('button', { name: 'Stel een eis voor' })[1] ?? document.body)
    await waitFor(() => expect(lead.sent('propose')).toMatchObject([{ row: { nl: 'Allergenen' } }]))
    lead.unmount()
    await open({ set: aFrozenSet([aRow('GEN-01'), aRow('X-01', { nl: 'Allergenen', proposed: true })]) })
    const proposals = await screen.findByRole('region', { name: 'Voorgestelde eisen' })
    await userEvent.setup().click(within(proposals).getByRole('button', { name: 'Overnemen' }))
    const changes = await screen.findByRole('region', { name: 'Wijzigingen voor versie 2' })
    expect(changes.textContent).toContain('Allergenen')
    expect(screen.queryByRole('region', { name: 'Voorgestelde eisen' })).toBeNull()
  })

  it('F1.3: a newer template is offered row by row, and changes nothing by itself', async () => {
    const copied = { source: 'template/00erp1', sourceVersion: 1 }
    const templates = [aTemplate('ERP', [aRow('GEN-01', { weight: 5 })], 2)]
    const { user, sent } = await open({ set: aSet([aRow('GEN-01', copied)]), templates })
    await screen.findByRole('heading', { name: 'Er is een nieuwere lijst: 1 rij verschilt' })
    expect(sent('save')).toEqual([])
    await user.click(screen.getByRole('button', { name: 'Verschillen bekijken' }))
    await user.click(screen.getByRole('button', { name: 'Overnemen' }))
    await waitFor(() => expect(sent('save')[0]?.rows[0]).toMatchObject({ weight: 5, takenFrom: 'template/00erp2' }))
  })

  it('F1.3: a row that came in a template of one’s own is offered, and taken over with where it is from', async () => {
    const [before, after] = ['2026-11-02T09:00:00.000Z', '2026-11-09T09:00:00.000Z']
    const own = aTemplate('ERP', [
      aRow('GEN-01', { _created: before, _changed: before }),
      aRow('GEN-09', { _created: after, _changed: after }),
    ])
    const mine = { source: own._id, sourceVersion: 1, copied: before }
    const { user, sent, unmount } = await open({ set: aSet([aRow('GEN-01', mine)]), templates: [own] })
    await user.click(await screen.findByRole('button', { name: 'Verschillen bekijken' }))
    await user.click(screen.getByRole('button', { name: 'Overnemen' }))
    const taken = { key: 'GEN-09', takenFrom: own._id }
    await waitFor(() => expect(sent('save')[0]?.rows).toEqual([expect.objectContaining(taken)]))
    unmount()
    // Also by the next version of a frozen set.
    const frozen = await open({ set: aFrozenSet([aRow('GEN-01', { ...mine, version: 1 })]), templates: [own] })
    await frozen.user.click(await screen.findByRole('button', { name: 'Nieuwe versie' }))
    await frozen.user.click(await screen.findByRole('button', { name: 'Verschillen bekijken' }))
    await frozen.user.click(screen.getByRole('button', { name: 'Overnemen' }))
    const changes = await screen.findByRole('region', { name: 'Wijzigingen voor versie 2' })
    expect(changes.textContent).toContain('GEN-09')
  })

  it('D1.3: speaks of nothing to an end-user that staff have yet to prepare', async () => {
    await open({ set: aSet([], { mayEdit: false, mayFreeze: false }) }, 'enduser')
    await screen.findByText('Het kenniscentrum zet de eisen voor deze aanvraag klaar.')
  })
})
