import type { AnswerInput, AnswerSheet } from '@schakel/domain/calls'
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { anAnswer, aSheet, askedRows } from '../../../test/answers.ts'
import { aMatch, anItem } from '../../../test/items.ts'
import { renderWithProviders } from '../../../test/renderWithProviders.tsx'
import { reply, stubServer } from '../../../test/stubServer.ts'
import { AnswersTab } from './AnswersTab.tsx'

const keys = ['GEN-01', 'GEN-02', 'GEN-03', 'POS-01'] as const

interface Shown {
  readonly sheet: AnswerSheet
  readonly kind?: 'supplier' | 'staff' | 'enduser'
  readonly asked?: ReturnType<typeof askedRows>
  readonly match?: object
  readonly path?: string
}

async function show({ sheet, kind = 'supplier', asked = askedRows(...keys), match = {}, path }: Shown) {
  const { received } = stubServer({
    '/api/answers/list': () => sheet,
    '/api/requirements/list': () => ({ rows: asked }),
    '/api/answers/save': ({ rows }) => {
      if (!navigator.onLine) throw new TypeError('Failed to fetch')
      return {
        rows: rows.map(({ key, _version = 0 }: AnswerInput) => {
          const current = sheet.answers.find((answer) => answer.key === key)
          if (current && current._version > Number(_version)) return { key, status: 409, current }
          return { key, status: 200, _id: `answer/00${key}`, _version: Number(_version) + 1 }
        }),
      }
    },
    '/api/answers/submit': () => ({ rows: [{ key: 'GEN-01', status: 200 }] }),
    '/api/answers/takeOver': ({ confirmed }) =>
      confirmed.length > 0 ? { taken: confirmed, confirm: [] } : { taken: [], confirm: ['GEN-02'] },
    '/api/answers/check': () => anAnswer('GEN-01'),
    '/api/answers/reopen': () => ({ rows: [] }),
    '/api/space/search': () => ({ data: [], total: 0 }),
    '/api/space/save': () => ({ _id: 'comment/00new', _version: 1 }),
  })
  await renderWithProviders(<AnswersTab item={aMatch('offered', { ...match })} />, { kind, ...(path ? { path } : {}) })
  const sent = (path: string) => received.filter((one) => one.path === `/api/answers/${path}`).map(({ body }) => body)
  return { user: userEvent.setup(), sent, received }
}

const choice = (key: string) => screen.findByRole('radiogroup', { name: `Antwoord op ${key}` })

beforeEach(() => localStorage.clear())
afterEach(() => {
  vi.restoreAllMocks()
  window.dispatchEvent(new Event('online'))
})

describe('the answers of a supplier', () => {
  it('F1.7: the frozen requirements stand by group, and a choice is saved by itself', async () => {
    const { user, sent } = await show({ sheet: aSheet([anAnswer('GEN-01')]) })
    await screen.findByText('1 van 4 beantwoord')
    within(await screen.findByRole('region', { name: 'Reserveringen' })).getByText('Eis POS-01')
    await user.click(within(await choice('GEN-02')).getByRole('radio', { name: 'Nee' }))
    await waitFor(() => expect(sent('save')).toHaveLength(1))
    expect(sent('save')[0].rows).toEqual([expect.objectContaining({ key: 'GEN-02', value: 'no' })])
    await screen.findByText('Opgeslagen')
    screen.getByText('2 van 4 beantwoord')
  })

  it('F1.7: by keyboard: Enter goes to the day of what is planned', async () => {
    const { user } = await show({ sheet: aSheet() })
    const first = within(await choice('GEN-01')).getByRole('radio', { name: 'Ja' })
    act(() => first.focus())
    await user.keyboard('3{Enter}')
    const day = await screen.findByLabelText('Klaar op')
    await waitFor(() => expect(document.activeElement).toBe(day))
  })

  it('F1.7: what was answered before stands in its row', async () => {
    await show({ sheet: aSheet([anAnswer('GEN-02', { value: 'no' })]) })
    const kept = within(await choice('GEN-02')).getByRole('radio', { name: 'Nee' })
    expect(kept.getAttribute('aria-checked')).toBe('true')
  })

  it('F1.7: by keyboard: down and up lead between rows, 1 to 4 choose, Enter opens the remark', async () => {
    const { user, sent } = await show({ sheet: aSheet() })
    const first = within(await choice('GEN-01')).getByRole('radio', { name: 'Ja' })
    act(() => first.focus())
    await user.keyboard('1{ArrowDown}2')
    expect(document.activeElement).toBe(within(await choice('GEN-02')).getByRole('radio', { name: 'Deels' }))
    await user.keyboard('{Enter}')
    const remark = await screen.findByRole('textbox', { name: /^Opmerking/ })
    await waitFor(() => expect(document.activeElement).toBe(remark))
    await user.keyboard('Alleen met module')
    await user.keyboard('{Escape}')
    expect(document.activeElement).toBe(within(await choice('GEN-02')).getByRole('radio', { name: 'Deels' }))
    await waitFor(() =>
      expect(sent('save').flatMap(({ rows }) => rows)).toEqual([
        expect.objectContaining({ key: 'GEN-01', value: 'yes' }),
        expect.objectContaining({ key: 'GEN-02', value: 'partly', remark: 'Alleen met module' }),
      ]),
    )
  })

  it('F1.7: partly asks for a remark and roadmap for a date, at the row', async () => {
    const { user, sent } = await show({ sheet: aSheet() })
    await user.click(within(await choice('GEN-01')).getByRole('radio', { name: 'Deels' }))
    expect(await screen.findAllByText('Bij “Deels” hoort een opmerking')).not.toHaveLength(0)
    await user.click(within(await choice('GEN-02')).getByRole('radio', { name: 'Gepland' }))
    expect(screen.getByLabelText('Klaar op').getAttribute('aria-invalid')).toBe('true')
    expect(sent('save')).toEqual([])
  })

  it('F1.7: a remark that is asked for is typed to its end, by pointer and by keyboard, and closes as one goes on', async () => {
    const { user, sent } = await show({ sheet: aSheet() })
    await user.click(within(await choice('GEN-01')).getByRole('radio', { name: 'Deels' }))
    await user.click(await screen.findByRole('textbox', { name: /^Opmerking/ }))
    await user.keyboard('Alleen met 2 modules')
    expect(screen.getByRole('textbox', { name: /^Opmerking/ })).toHaveProperty('value', 'Alleen met 2 modules')
    await user.click(screen.getByRole('button', { name: 'Toelichting en bewijs bij GEN-01' }))
    expect(screen.queryByRole('textbox', { name: /^Opmerking/ })).toBeNull()
    act(() => screen.getAllByRole('radio', { name: 'Ja' })[1]?.focus())
    await user.keyboard('3{Tab}')
    while (document.activeElement !== screen.getByLabelText('Klaar op')) await user.tab()
    await user.keyboard('2027-03-01')
    expect(screen.getByLabelText('Klaar op')).toHaveProperty('value', '2027-03-01')
    await user.keyboard('{Escape}{ArrowDown}')
    await waitFor(() => expect(screen.queryByLabelText('Klaar op')).toBeNull())
    await waitFor(() =>
      expect(sent('save').flatMap(({ rows }) => rows)).toEqual([
        expect.objectContaining({ key: 'GEN-01', value: 'partly', remark: 'Alleen met 2 modules' }),
        expect.objectContaining({ key: 'GEN-02', value: 'roadmap', due: '2027-03-01' }),
      ]),
    )
  })

  it('F1.7: details that a wrong choice opened close with the right one, and can be closed by hand', async () => {
    const { user } = await show({ sheet: aSheet() })
    const group = within(await choice('GEN-01'))
    await user.click(group.getByRole('radio', { name: 'Deels' }))
    const details = screen.getByRole('button', { name: 'Toelichting en bewijs bij GEN-01' })
    expect(details.getAttribute('aria-expanded')).toBe('true')
    await user.click(details)
    expect(details.getAttribute('aria-expanded')).toBe('false')
    await user.click(details)
    await user.click(group.getByRole('radio', { name: 'Nee' }))
    expect(details.getAttribute('aria-expanded')).toBe('true')
    await user.click(details)
    await user.click(group.getByRole('radio', { name: 'Deels' }))
    await user.click(group.getByRole('radio', { name: 'Ja' }))
    expect(details.getAttribute('aria-expanded')).toBe('false')
  })

  it('F1.8: of two tabs on an empty row the second sees what the first answered, and chooses which stays', async () => {
    const sheet = aSheet()
    const { user, sent } = await show({ sheet })
    const first = within(await choice('GEN-01'))
    act(() => first.getByRole('radio', { name: 'Ja' }).focus())
    await user.keyboard('{Enter}')
    await user.type(await screen.findByRole('textbox', { name: /^Opmerking/ }), 'Met module')
    // The other tab answers, and this one reads the sheet again after a save of its own.
    sheet.answers = [anAnswer('GEN-01', { remark: 'Van de ander' })]
    await user.click(within(await choice('GEN-02')).getByRole('radio', { name: 'Ja' }))
    await screen.findByText('Opgeslagen')
    await user.click(first.getByRole('radio', { name: 'Nee' }))
    await screen.findByText('Van de ander')
    await user.click(screen.getByRole('button', { name: 'Mijn antwoord houden' }))
    await waitFor(() =>
      expect(sent('save').flatMap(({ rows }) => rows)).toEqual([
        expect.objectContaining({ key: 'GEN-02', _version: 0 }),
        expect.objectContaining({ key: 'GEN-01', value: 'no', _version: 0 }),
        expect.objectContaining({ key: 'GEN-01', value: 'no', remark: 'Met module', _version: 1 }),
      ]),
    )
  })

  it('F1.8: what is typed while the connection goes is kept whole, waits and says so', async () => {
    const isOnline = vi.spyOn(navigator, 'onLine', 'get')
    const connect = (online: boolean) => {
      isOnline.mockReturnValue(online)
      act(() => void window.dispatchEvent(new Event(online ? 'online' : 'offline')))
    }
    const { user, sent } = await show({ sheet: aSheet([anAnswer('GEN-01', { remark: 'Met ' })]) })
    await user.click(await screen.findByRole('button', { name: 'Toelichting en bewijs bij GEN-01' }))
    const remark = screen.getByRole('textbox', { name: /^Opmerking/ })
    await user.type(remark, 'module')
    connect(false)
    await user.keyboard(' en kassa')
    expect(remark).toHaveProperty('value', 'Met module en kassa')
    await screen.findByText('Offline, wordt straks opgeslagen')
    connect(true)
    await screen.findByText('Opgeslagen')
    expect(sent('save').at(-1)?.rows).toEqual([
      expect.objectContaining({ key: 'GEN-01', remark: 'Met module en kassa' }),
    ])
  })

  it('F1.7: a pasted column fills this and the next rows after a look, and is taken back at once', async () => {
    const { user, sent } = await show({ sheet: aSheet() })
    const row = within(await choice('GEN-02')).getByRole('radio', { name: 'Ja' })
    act(() => row.focus())
    await user.paste('Ja\nNee\nbla\nja')
    const dialog = await screen.findByRole('dialog', { name: 'Kolom plakken' })
    within(dialog).getByText('2 rijen worden ingevuld.')
    within(dialog).getByText('1 regel past er niet meer bij en vervalt.')
    within(dialog).getByText('“bla” is geen antwoord: blijft zoals het is')
    await user.click(within(dialog).getByRole('button', { name: '2 rijen invullen' }))
    await screen.findByText('2 van 4 beantwoord')
    expect(
      within(await choice('GEN-03'))
        .getByRole('radio', { name: 'Nee' })
        .getAttribute('aria-checked'),
    ).toBe('true')
    expect(sent('save')).toEqual([])
  })

  it('F1.5: an answer to a row that changed counts as none until it is confirmed', async () => {
    const asked = askedRows(...keys).map((row) => (row.key === 'GEN-01' ? { ...row, version: 2 } : row))
    const { user, sent } = await show({ sheet: aSheet([anAnswer('GEN-01'), anAnswer('GEN-02')]), asked })
    await screen.findByText('1 van 4 beantwoord')
    await user.click(screen.getByRole('button', { name: 'Klopt nog steeds' }))
    await waitFor(() =>
      expect(sent('save')[0]?.rows).toEqual([expect.objectContaining({ key: 'GEN-01', value: 'yes', _version: 1 })]),
    )
    screen.getByText('2 van 4 beantwoord')
  })

  it('F1.9: empty rows are taken over from the profile, and what is old there is ticked by hand', async () => {
    const { user, sent } = await show({ sheet: aSheet([], { profile: [anAnswer('GEN-01'), anAnswer('GEN-02')] }) })
    await screen.findByText('Uw productprofiel heeft een antwoord op 2 lege rijen.')
    await user.click(screen.getByRole('button', { name: 'Overnemen uit uw profiel' }))
    const box = await screen.findByRole('checkbox', { name: /GEN-02/ })
    const confirm = screen.getByRole('button', { name: 'Bevestigen en overnemen (0)' })
    expect(confirm.matches(':disabled')).toBe(true)
    await user.click(box)
    await user.click(screen.getByRole('button', { name: 'Bevestigen en overnemen (1)' }))
    await waitFor(() => expect(sent('takeOver')).toHaveLength(2))
    expect(sent('takeOver')[1]).toMatchObject({ keys: ['GEN-02'], confirmed: ['GEN-02'] })
  })

  it('G7, F1.9: once all that fits is taken over the keyboard goes on above the rows', async () => {
    const sheet = { ...aSheet([], { profile: [anAnswer('GEN-01')] }) }
    const { user } = await show({ sheet })
    const take = await screen.findByRole('button', { name: 'Overnemen uit uw profiel' })
    sheet.answers = [anAnswer('GEN-01', { status: 'draft' })]
    take.focus()
    await user.keyboard('{Enter}')
    const submit = await screen.findByRole('button', { name: 'Indienen (1)' })
    await waitFor(() => expect(document.activeElement).toBe(submit))
  })

  it('F1.9: what was taken over says so as long as it is what the profile says', async () => {
    const taken = '2026-02-01T10:00:00Z'
    const sheet = aSheet([anAnswer('GEN-01', { taken }), anAnswer('GEN-02', { taken, value: 'no' })], {
      profile: [
        anAnswer('GEN-01', { _changed: '2026-01-01T10:00:00Z' }),
        anAnswer('GEN-02', { _changed: '2026-01-01T10:00:00Z' }),
      ],
    })
    const { user } = await show({ sheet })
    const [first, ...others] = await screen.findAllByText('Uit uw profiel')
    expect([first?.closest('li')?.textContent?.includes('GEN-01'), others]).toEqual([true, []])
    await user.click(within(await choice('GEN-01')).getByRole('radio', { name: 'Nee' }))
    expect(screen.queryByText('Uit uw profiel')).toBeNull()
  })

  it('F1.9: a copy whose profile row changed since says so', async () => {
    const sheet = aSheet([anAnswer('GEN-01', { taken: '2026-01-01T10:00:00Z' })], {
      profile: [anAnswer('GEN-01', { _changed: '2026-02-01T10:00:00Z', value: 'no' })],
    })
    const { user, sent } = await show({ sheet })
    await screen.findAllByText('Profiel is nieuwer')
    await user.click(screen.getByRole('button', { name: 'Toelichting en bewijs bij GEN-01' }))
    await user.click(await screen.findByRole('button', { name: 'Dit antwoord overnemen' }))
    await waitFor(() => expect(sent('save')[0]?.rows[0]).toMatchObject({ key: 'GEN-01', value: 'no', _version: 1 }))
  })

  it('F1.9: of several products none is offered, and a copy of one is held against what the profile says of that one', async () => {
    const of = (key: string, product: string, fields: object = {}) =>
      anAnswer(key, { _id: `answer/00${key}${product}`, product: `software/${product}`, ...fields })
    const later = { _changed: '2026-02-01T10:00:00Z' }
    const sheet = aSheet([of('GEN-01', 'till', { taken: '2026-01-01T10:00:00Z' })], {
      profile: [
        of('GEN-01', 'till', { _changed: '2025-12-01T10:00:00Z' }),
        of('GEN-01', 'stock', later),
        of('GEN-02', 'till'),
        of('GEN-02', 'stock'),
        of('GEN-03', 'till'),
      ],
    })
    await show({ sheet })
    await screen.findByText('Uw productprofiel heeft een antwoord op 1 lege rij.')
    expect(screen.queryByText('Profiel is nieuwer')).toBeNull()
  })

  it('F1.9: where the profile says things of several products the supplier chooses which is taken over', async () => {
    const of = (key: string, product?: string, fields: object = {}) =>
      anAnswer(key, {
        _id: `answer/00${key}${product}`,
        ...(product ? { product: `software/${product}` } : {}),
        ...fields,
      })
    const products = ['till', 'stock'].map((name) => ({ _id: `software/${name}`, name }))
    const profile = [
      of('GEN-01', 'till'),
      of('GEN-01', 'stock'),
      of('GEN-02', 'till'),
      of('GEN-02', 'stock'),
      of('GEN-03', 'till'),
    ]
    const { user, sent } = await show({ sheet: aSheet([], { products, profile }) })
    await screen.findByText('Uw productprofiel heeft een antwoord op 1 lege rij.')
    await user.selectOptions(screen.getByLabelText('Overnemen van'), 'till')
    screen.getByText('Uw productprofiel heeft een antwoord op 3 lege rijen.')
    await user.click(screen.getByRole('button', { name: 'Overnemen uit uw profiel' }))
    await user.click(await screen.findByRole('checkbox', { name: /GEN-02/ }))
    await user.click(screen.getByRole('button', { name: 'Bevestigen en overnemen (1)' }))
    const asked = { match: 'match/00match', product: 'software/till' }
    await waitFor(() =>
      expect(sent('takeOver')).toEqual([
        { ...asked, confirmed: [] },
        { ...asked, confirmed: ['GEN-02'], keys: ['GEN-02'] },
      ]),
    )
    cleanup()
    const unlike = ['till', 'stock'].map((name) => of('GEN-01', name))
    await show({ sheet: aSheet([], { products, profile: unlike }) })
    await screen.findByText(/^Uw productprofiel zegt per product iets anders/)
    expect(screen.queryByRole('button', { name: 'Overnemen uit uw profiel' })).toBeNull()
  })

  it('F1.7: submitting asks no completeness and says how many stay unknown', async () => {
    const { user, sent } = await show({ sheet: aSheet([anAnswer('GEN-01')]) })
    await user.click(await screen.findByRole('button', { name: 'Indienen (1)' }))
    screen.getByText(/^3 eisen blijven “onbekend”/)
    await user.click(screen.getByRole('button', { name: 'Indienen' }))
    await waitFor(() => expect(sent('submit')).toEqual([{ match: 'match/00match' }]))
  })

  it('F1.7: a double click opens what submitting means, and only what is complete is counted and submitted', async () => {
    const { user, sent } = await show({ sheet: aSheet([anAnswer('GEN-01'), anAnswer('GEN-02', { value: 'no' })]) })
    await screen.findByRole('button', { name: 'Indienen (2)' })
    await user.click(within(await choice('GEN-02')).getByRole('radio', { name: 'Deels' }))
    screen.getByText('1 van 4 beantwoord')
    await user.dblClick(screen.getByRole('button', { name: 'Indienen (1)' }))
    screen.getByText('1 rij is nog niet compleet en gaat niet mee.')
    await user.click(screen.getByRole('button', { name: 'Annuleren' }))
    expect(screen.queryByText('1 rij is nog niet compleet en gaat niet mee.')).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Indienen (1)' }))
    await user.click(screen.getByRole('button', { name: 'Indienen' }))
    await waitFor(() =>
      expect(sent('submit')).toEqual([{ match: 'match/00match', keys: ['GEN-01', 'GEN-03', 'POS-01'] }]),
    )
  })

  it('G7, F1.7: once all that can be is submitted the keyboard goes on above the rows', async () => {
    const sheet = { ...aSheet([anAnswer('GEN-01')]) }
    const { user } = await show({ sheet })
    await user.click(await screen.findByRole('button', { name: 'Indienen (1)' }))
    sheet.answers = [anAnswer('GEN-01', { status: 'submitted' })]
    screen.getByRole('button', { name: 'Indienen' }).focus()
    await user.keyboard('{Enter}')
    const done = await screen.findByRole('button', { name: 'Ingediend' })
    expect(done).toHaveProperty('disabled', true)
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Alles 4'))
  })

  it('F1.7: before the first answer nothing is said to be submitted', async () => {
    await show({ sheet: aSheet([]) })
    expect(await screen.findByRole('button', { name: 'Indienen' })).toHaveProperty('disabled', true)
    expect(screen.queryByText('Alles ingediend')).toBeNull()
  })

  it('F1.7, G5: with rows still unknown it does not say that all is submitted', async () => {
    await show({ sheet: aSheet([anAnswer('GEN-01', { status: 'submitted' })]) })
    await screen.findByText('1 van 4 beantwoord')
    screen.getByRole('button', { name: 'Ingediend' })
  })

  it('F1.8: after the term only reopened rows can be answered', async () => {
    const late = aSheet([anAnswer('GEN-01', { status: 'reopened' }), anAnswer('GEN-02', { status: 'submitted' })], {
      isLate: true,
    })
    await show({ sheet: late })
    await screen.findByText(/^De termijn is voorbij. De rijen/)
    await choice('GEN-01')
    expect(screen.queryByRole('radiogroup', { name: 'Antwoord op GEN-02' })).toBeNull()
  })

  it('F1.8: a row that stayed empty and was reopened after the term can be answered', async () => {
    const late = aSheet([anAnswer('GEN-01', { status: 'submitted' })], { isLate: true, reopened: ['GEN-02'] })
    const { user, sent } = await show({ sheet: late })
    await user.click(within(await choice('GEN-02')).getByRole('radio', { name: 'Ja' }))
    await waitFor(() => expect(sent('save')).toHaveLength(1))
    expect(screen.queryByRole('radiogroup', { name: 'Antwoord op GEN-01' })).toBeNull()
    screen.getByText('Heropend')
  })

  it('F1.8: staff reopen a row without an answer after the term, and not before its end', async () => {
    const fields = { mayAnswer: false, mayCheck: true }
    const { user, sent } = await show({
      kind: 'staff',
      sheet: aSheet([], { ...fields, isLate: true, reopened: ['GEN-01'] }),
    })
    await user.click(await screen.findByRole('button', { name: 'GEN-02 heropenen' }))
    await waitFor(() => expect(sent('reopen')).toEqual([{ match: 'match/00match', keys: ['GEN-02'] }]))
    expect(screen.queryByRole('button', { name: 'GEN-01 heropenen' })).toBeNull()
    cleanup()
    await show({ kind: 'staff', sheet: aSheet([], fields) })
    await screen.findByText('0 van 4 beantwoord')
    expect(screen.queryByRole('button', { name: 'GEN-02 heropenen' })).toBeNull()
  })

  it('F1.8: after the term without reopened rows the sheet is read, with the reason', async () => {
    await show({ sheet: aSheet([anAnswer('GEN-01', { status: 'submitted' })], { isLate: true }) })
    await screen.findByText(/^De termijn is voorbij: u leest/)
    expect(screen.queryByRole('radiogroup')).toBeNull()
  })

  it('F1.15: without frozen requirements it says so', async () => {
    await show({ sheet: aSheet([], { version: 0 }), asked: [] })
    await screen.findByText('Nog geen eisen vastgezet')
  })

  it('F1.8, F1.15: of a closed match without requirements a supplier is promised none', async () => {
    await show({ sheet: { ...aSheet(), version: 0 }, asked: [], match: { status: 'lost' } })
    await screen.findByText('Geen eisen gevraagd')
    expect(screen.queryByText(/^Zodra/)).toBeNull()
  })

  it('F1.11: staff say what they found beside the claim, and both stay', async () => {
    const claim = anAnswer('GEN-01', { status: 'submitted' })
    const { user, sent } = await show({ kind: 'staff', sheet: aSheet([claim], { mayAnswer: false, mayCheck: true }) })
    await user.click(await screen.findByRole('button', { name: 'GEN-01 nakijken' }))
    await user.click(screen.getByRole('radio', { name: 'Deels' }))
    await user.selectOptions(screen.getByLabelText('Gezien'), 'demo')
    await user.type(screen.getByLabelText('Reden'), 'Werkt alleen met internet')
    await user.click(screen.getByRole('button', { name: 'Oordeel bewaren' }))
    await waitFor(() =>
      expect(sent('check')).toEqual([
        {
          match: 'match/00match',
          key: 'GEN-01',
          _version: claim._version,
          value: 'partly',
          grade: 3,
          seen: 'demo',
          remark: 'Werkt alleen met internet',
        },
      ]),
    )
  })

  it('F1.10: who asks says that they saw or tested what is claimed, and takes back what is theirs', async () => {
    const seen = [{ kind: 'demo', date: '2026-03-02', by: 'Els Bakker' } as const]
    const claim = (more: object) =>
      anAnswer('GEN-01', { status: 'submitted', submitted: '2026-03-01T10:00:00Z', ...more })
    const sheet = (more: object) => aSheet([claim(more)], { mayAnswer: false, mayMarkSeen: true })
    const { user, sent } = await show({ kind: 'enduser', sheet: sheet({ seen }) })
    const said = within(await screen.findByRole('group', { name: 'Of u GEN-01 zag of testte' }))
    // What staff saw is theirs.
    expect(said.queryByRole('button', { name: /demo|gezien/ })).toBeNull()
    await user.click(said.getByRole('button', { name: 'Zelf getest' }))
    const [match, key] = ['match/00match', 'GEN-01']
    await waitFor(() => expect(sent('check')).toEqual([{ match, key, seen: 'test' }]))
    cleanup()
    const again = await show({ kind: 'enduser', sheet: sheet({ seen: [{ kind: 'test', date: '2026-03-02' }] }) })
    await screen.findByText('door de aanvrager')
    await again.user.click(screen.getByRole('button', { name: 'Toch niet getest' }))
    await waitFor(() => expect(again.sent('check')).toEqual([{ match, key, seen: 'test', back: true }]))
  })

  it('F2.15: who comes from a number is led to the answer behind it, or to what is unknown', async () => {
    const sheet = aSheet([anAnswer('GEN-01', { status: 'submitted' })], { mayAnswer: false })
    await show({ kind: 'enduser', sheet, path: '/#GEN-03' })
    await screen.findByText('Eis GEN-01')
    await waitFor(() => expect(document.activeElement?.textContent).toMatch(/^Eis GEN-03/))
    cleanup()
    await show({ kind: 'enduser', sheet, path: '/#unknown' })
    await screen.findByText('Eis GEN-03')
    expect(screen.queryByText('Eis GEN-01')).toBeNull()
  })

  it('F1.11: what was found stands beside what is claimed, and the lead changes neither', async () => {
    const checked = { value: 'partly', grade: 3, by: 'Els Bakker' } as const
    await show({
      kind: 'enduser',
      sheet: aSheet([anAnswer('GEN-01', { status: 'submitted', checked })], { mayAnswer: false }),
    })
    await screen.findByText('Nagekeken: anders of minder dan gezegd')
    screen.getByText('Ja')
    screen.getByText('Deels')
    expect(screen.queryByRole('button', { name: /nakijken|heropenen/i })).toBeNull()
  })

  it('F1.11: staff give a reason where they find other or less than is claimed, and not where it holds', async () => {
    const claim = anAnswer('GEN-01', { status: 'submitted', evidence: [{ kind: 'reference' }] })
    const { user } = await show({ kind: 'staff', sheet: aSheet([claim], { mayAnswer: false, mayCheck: true }) })
    await user.click(await screen.findByRole('button', { name: 'GEN-01 nakijken' }))
    const isStopped = () => screen.getByRole('button', { name: 'Oordeel bewaren' }).hasAttribute('disabled')
    expect(isStopped()).toBe(false)
    await user.selectOptions(screen.getByLabelText('Graad van bewijs'), '1')
    expect(isStopped()).toBe(true)
    await user.selectOptions(screen.getByLabelText('Graad van bewijs'), '2')
    await user.click(screen.getByRole('radio', { name: 'Nee' }))
    expect(isStopped()).toBe(true)
    screen.getByText(/^Verplicht bij een ander of lager oordeel/)
    await user.type(screen.getByLabelText('Reden'), 'Niet gezien')
    expect(isStopped()).toBe(false)
  })

  it('F1.11: who still answers sees at each row what was found, and narrows to what was found otherwise', async () => {
    const checked = { by: 'Els Bakker' } as const
    const { user } = await show({
      sheet: aSheet([
        anAnswer('GEN-01', { status: 'submitted', value: 'yes', checked: { ...checked, value: 'partly' } }),
        anAnswer('GEN-02', { status: 'submitted', value: 'no', checked: { ...checked, value: 'no' } }),
        anAnswer('GEN-03', {
          ...{ status: 'submitted', value: 'yes', evidence: [{ kind: 'reference', who: 'Hotel De Zwaan' }] },
          checked: { ...checked, value: 'yes', grade: 0, date: '2026-03-02T10:00:00.000Z' },
        }),
      ]),
    })
    const choices = () => screen.getAllByRole('radiogroup').length
    // Another answer, and the same one with less proof than it came with.
    expect(await screen.findAllByText('Nagekeken: anders of minder dan gezegd')).toHaveLength(2)
    screen.getByText('Nagekeken: klopt')
    expect(choices()).toBe(4)
    await user.click(screen.getByRole('button', { name: /^Anders bevonden/ }))
    expect(choices()).toBe(2)
  })

  it('F1.11: its supplier reads the reason beside what was found and replies there once; without one it reads where it can say something', async () => {
    const checked = { value: 'partly', by: 'Els Bakker' } as const
    const remark = (key: string, text: string, fields: object = {}) =>
      anItem('comment', {
        _id: `comment/0${key}`,
        text: `<p>${key}: ${text}</p>`,
        finding: key,
        _version: 1,
        ...fields,
      })
    const ours = { author: { _id: 'user/00kim', name: 'Kim', organisation: { _id: 'supplier/00kassa' } } }
    const replied = remark('GEN-02', 'Niet gezien', { _sub: [anItem('comment', { text: '<p>Toch wel</p>', ...ours })] })
    const { user, received } = await show({
      sheet: aSheet(
        ['GEN-01', 'GEN-02', 'GEN-03'].map((key) => anAnswer(key, { status: 'submitted', checked })),
        { mayAnswer: false },
      ),
      match: { _comments: [remark('GEN-01', 'Alleen met internet'), replied] },
    })
    await screen.findByText('GEN-01: Alleen met internet')
    screen.getByText('U heeft hierop geantwoord; dat kan één keer.')
    screen.getByText(/^Hier staat geen reden bij/)
    expect(screen.getByRole('link', { name: 'Naar de match' }).getAttribute('href')).toBe('/card/match/00match')
    expect(screen.queryByRole('button', { name: 'Antwoorden op wat bij GEN-02 is gevonden' })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Antwoorden op wat bij GEN-01 is gevonden' }))
    const box = screen.getByRole('textbox', { name: 'Antwoorden op wat bij GEN-01 is gevonden' })
    await user.type(box, 'Ook zonder{Control>}{Enter}{/Control}')
    await waitFor(() =>
      expect(received.find(({ path }) => path === '/api/space/save')?.body).toMatchObject({
        parent: 'comment/0GEN-01',
        edge: 'SUB',
      }),
    )
  })

  it('D23.5: what was said earlier at a match that was joined stands below, and counts no more', async () => {
    const answer = anAnswer('GEN-01', { status: 'submitted', value: 'no' })
    const earlier = [{ ...answer, _id: 'answer/00earlier', value: 'partly' as const, remark: 'Zonder bonnen' }]
    await show({ kind: 'enduser', sheet: aSheet([answer], { mayAnswer: false, earlier }) })
    await screen.findByText('Zonder bonnen')
    screen.getByText(/Eerder geantwoord, telt niet meer mee/)
    screen.getByText('Nee')
  })

  it('F1.8: a failed list says so and tries again', async () => {
    stubServer({ '/api/answers/list': () => reply(500, { title: 'x' }) })
    await renderWithProviders(<AnswersTab item={aMatch('offered')} />, { kind: 'supplier' })
    await screen.findByRole('alert')
    screen.getByRole('button', { name: 'Opnieuw proberen' })
  })
})
