import type { Comparison, ComparisonCell } from '@schakel/domain/calls'
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { aDossier } from '../../../test/items.ts'
import { renderWithProviders } from '../../../test/renderWithProviders.tsx'
import { reply, stubServer } from '../../../test/stubServer.ts'
import { ComparisonTab } from './ComparisonTab.tsx'

const rows = ['GEN-01', 'GEN-02', 'POS-01', 'POS-02'].map((key, at) => ({
  key,
  group: at < 2 ? 118 : 105,
  nl: `Eis ${key}`,
  level: at === 0 ? 'must' : 'should',
  weight: 3,
  proof: 'demo',
}))

const cell = (value: ComparisonCell['value'], fields: Partial<ComparisonCell> = {}): ComparisonCell => ({
  value,
  grade: 0,
  ...fields,
})

function aColumn(name: string, cells: Readonly<Record<string, ComparisonCell>>): Comparison['columns'][number] {
  const key = name.toLowerCase()
  return {
    match: `match/00${key}`,
    supplier: `supplier/00${key}`,
    name,
    status: 'offered',
    askedAt: '2026-03-02T10:00:00Z',
    submitted: Object.keys(cells).length,
    cells: { ...cells },
  }
}

const kassa = aColumn('Kassa', {
  'GEN-01': cell('yes', { grade: 3 }),
  'GEN-02': cell('yes', { checked: 'partly', checkRemark: 'Alleen online' }),
  'POS-01': cell('no'),
})
const bon = aColumn('Bon', { 'GEN-01': cell('yes', { grade: 1 }), 'GEN-02': cell('no'), 'POS-01': cell('no') })

async function show(comparison: Partial<Comparison>, kind: 'staff' | 'enduser' | 'supplier' = 'staff') {
  const whole = { dossier: 'dossier/00dossier', version: 1, rows, columns: [], ...comparison }
  const { received } = stubServer({
    '/api/comparison/read': () => whole,
    '/api/answers/list': () => ({
      mayMarkSeen: kind === 'enduser',
      answers: [
        {
          key: 'GEN-02',
          submitted: '2026-03-01T10:00:00Z',
          evidence: [{ kind: 'url', url: 'https://bon.example/api' }],
        },
      ],
    }),
    '/api/answers/check': () => ({}),
    '/api/export/comparison': () => reply(422, { title: 'x' }),
  })
  await renderWithProviders(<ComparisonTab item={aDossier([])} />, { kind })
  return { user: userEvent.setup(), received }
}

const grid = () => screen.findByRole('grid', { name: 'Vergelijking' })
const requirements = () =>
  screen.getAllByRole('rowheader').flatMap(({ textContent }) => textContent.match(/Eis ([A-Z]+-\d+)/)?.[1] ?? [])

describe('the comparison of suppliers', () => {
  it('F1.13: who was dismissed stands last, with that said, and is in the way of no filter', async () => {
    const gone = { ...aColumn('Afgevallen', {}), status: 'dismissed' }
    const all = rows.map(({ key }) => [key, cell('yes')] as const)
    await show({ columns: [gone, aColumn('Eerste', Object.fromEntries(all)), bon] })
    const heads = within(await grid()).getAllByRole('columnheader')
    expect(heads.map(({ textContent }) => textContent)).toEqual([
      'Eis',
      'Eerste4 beantwoord',
      'Bon3 beantwoord',
      'AfgevallenAfgewezen',
    ])
    // Bon leaves one row open; who was dismissed left them all.
    screen.getByRole('button', { name: 'Onbekend 1' })
  })

  afterEach(() => vi.restoreAllMocks())

  it('F1.13: suppliers whose names begin alike are told apart by the eye, and named whole to who hears them', async () => {
    const names = ['Softwarehuis voor de Horeca Noord', 'Softwarehuis voor de Horeca Zuid']
    await show({ columns: names.map((name) => aColumn(name, {})) })
    await grid()
    for (const name of names) expect(screen.getByRole('link', { name })).toBeTruthy()
    screen.getByText('Softwarehuis … Noord')
    screen.getByText('Softwarehuis … Zuid')
  })

  it('F1.13: rows by group, a column per supplier; what staff found counts and is marked', async () => {
    await show({ columns: [kassa, bon] })
    within(await grid()).getByRole('columnheader', { name: /^Kassa/ })
    await waitFor(() => expect(requirements()).toEqual(['GEN-01', 'GEN-02', 'POS-01', 'POS-02']))
    screen.getByRole('button', { name: /^Deels.*tegengesproken: gezegd was Ja/ })
    screen.getByRole('button', { name: /^Ja.*bewijs 3 van 4: gezien in demo/ })
  })

  /** A grid that is too large to be drawn whole. */
  async function showLarge() {
    // jsdom lays nothing out: the window of the grid and its rows are said to be this tall.
    vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(480)
    vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(1000)
    vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(67)
    vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(200)
    const many = Array.from({ length: 120 }, (_, at) => ({
      ...{ key: `X-${at + 1}`, group: at < 60 ? 105 : 106, nl: `Eis X-${at + 1}`, level: 'must' as const, weight: 3 },
      proof: 'demo' as const,
    }))
    const columns = Array.from({ length: 10 }, (_, at) => aColumn(`Softwarehuis${at}`, {}))
    const shown = await show({ rows: many, columns })
    await waitFor(() => expect(requirements()[0]).toBe('X-1'))
    return shown
  }

  it('F1.16: of a large grid only what is in view is drawn, and each row says which it is', async () => {
    await showLarge()
    expect((await grid()).getAttribute('aria-rowcount')).toBe('121')
    expect(requirements().length).toBeLessThan(60)
    expect(screen.getByRole('row', { name: /^Eis X-2 ?X-2 / }).getAttribute('aria-rowindex')).toBe('3')
  })

  it('F1.16: what is in view of a large grid stands first, and what a flick comes to after it', async () => {
    const drawn: number[] = []
    const lines = () => document.querySelectorAll('tbody > tr').length
    const seen = new MutationObserver(() => drawn.push(lines()))
    seen.observe(document.body, { childList: true, subtree: true })
    await showLarge()
    await waitFor(() => expect(lines()).toBeGreaterThan(13))
    seen.disconnect()
    // Eight lines of 67 px are higher than the frame, and the name of a group.
    expect(drawn.find((count) => count > 0)).toBeLessThan(12)
  })

  /** The suppliers of the first row that are drawn, by their place. */
  const suppliersDrawn = () =>
    [...document.querySelectorAll('[data-cell^="X-1 "]')].map((one) => Number(one.getAttribute('data-cell')?.slice(-1)))

  it('F1.16: of many suppliers those in view are drawn, and each cell says which it is', async () => {
    await showLarge()
    expect((await grid()).getAttribute('aria-colcount')).toBe('11')
    await waitFor(() => expect(suppliersDrawn()).not.toContain(9))
    const cells = within(screen.getByRole('row', { name: /^Eis X-1 ?X-1 / })).getAllByRole('cell')
    expect(cells.map((cell) => Number(cell.getAttribute('aria-colindex')) - 2)).toEqual(suppliersDrawn())
    // Their names are all there, to be found and to be told.
    for (const at of [0, 9]) screen.getByRole('columnheader', { name: new RegExp(`^Softwarehuis${at}`) })
    const frame = (await grid()).parentElement
    if (frame) fireEvent.scroll(frame, { target: { scrollLeft: 2000 } })
    await waitFor(() => expect(suppliersDrawn()).toContain(9))
    expect(suppliersDrawn()).not.toContain(0)
  })

  it('G7: in a large grid the arrows lead to the next supplier, also where that is not drawn', async () => {
    const { user } = await showLarge()
    await waitFor(() => expect(suppliersDrawn()).not.toContain(9))
    const focused = () => document.activeElement?.getAttribute('data-cell')
    act(() => document.querySelector<HTMLElement>('[data-cell^="X-1 "]')?.focus())
    await user.keyboard('{End}')
    expect(focused()).toBe('X-1 match/00softwarehuis9')
    await user.keyboard('{ArrowRight}{ArrowLeft}{ArrowDown}')
    expect(focused()).toBe('X-2 match/00softwarehuis8')
    await user.keyboard('{Home}')
    expect(focused()).toBe('X-2 match/00softwarehuis0')
  })

  it('F1.13: on paper a large grid has all its rows and suppliers', async () => {
    const { matchMedia } = window
    const paper = new EventTarget()
    const addEventListener = paper.addEventListener.bind(paper)
    let matches = false
    vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
      Object.assign(matchMedia(query), query === 'print' ? { matches, addEventListener } : {}),
    )
    await showLarge()
    expect(requirements().length).toBeLessThan(60)
    matches = true
    act(() => void paper.dispatchEvent(new Event('change')))
    expect(requirements()).toHaveLength(120)
    expect(suppliersDrawn()).toHaveLength(10)
  })

  it('G7: in a large grid the arrows lead to the next row, also where that is not drawn', async () => {
    const { user } = await showLarge()
    const focused = () => document.activeElement?.getAttribute('data-cell')?.split(' ')[0]
    const first = document.querySelector<HTMLElement>('[data-cell^="X-1 "]')
    act(() => first?.focus())
    const frame = (await grid()).parentElement
    if (frame) fireEvent.scroll(frame, { target: { scrollTop: 6000 } })
    await waitFor(() => expect(requirements()).not.toContain('X-2'))
    await user.keyboard('{ArrowDown}')
    expect(focused()).toBe('X-2')
    await user.keyboard('{ArrowDown>60/}')
    expect(focused()).toBe('X-62')
    await user.keyboard('{ArrowUp>61/}{ArrowUp}')
    expect(focused()).toBe('X-1')
  })

  it('F1.13: what was not answered is unknown, and no "no"', async () => {
    await show({ columns: [kassa, bon] })
    await grid()
    await waitFor(() => expect(screen.getAllByRole('button', { name: 'Onbekend' })).toHaveLength(2))
  })

  it.each([
    ['Verschillen', ['GEN-02']],
    ['Moeten', ['GEN-01']],
    ['Onbekend', ['POS-02']],
    ['Onbewezen', ['GEN-02']],
    ['Tegengesproken', ['GEN-02']],
  ])('F1.13: %s narrows the rows', async (filter, left) => {
    const { user } = await show({ columns: [kassa, bon] })
    await grid()
    await user.click(screen.getByRole('button', { name: new RegExp(`^${filter} \\d`) }))
    await waitFor(() => expect(requirements()).toEqual(left))
  })

  it('F1.13: who answered nothing differs from nobody', async () => {
    const { user } = await show({ columns: [kassa, bon, aColumn('Stil', {})] })
    await grid()
    await user.click(screen.getByRole('button', { name: 'Verschillen 1' }))
    await waitFor(() => expect(requirements()).toEqual(['GEN-02']))
  })

  it('F1.13: a cell opens claim, evidence and check', async () => {
    const { user } = await show({ columns: [kassa, bon] })
    await grid()
    await user.click(await screen.findByRole('button', { name: /^Deels/ }))
    const panel = await screen.findByRole('dialog', { name: 'Kassa' })
    within(panel).getByText('Wat het kenniscentrum vond')
    within(panel).getByText('Alleen online')
    await within(panel).findByRole('link', { name: 'bon.example/api' })
  })

  it('F1.10: who asks says at a cell that they saw it or tested it; staff say so where they check', async () => {
    const { user, received } = await show({ columns: [kassa, bon] }, 'enduser')
    await grid()
    await user.click(await screen.findByRole('button', { name: /^Deels/ }))
    await user.click(await screen.findByRole('button', { name: 'Gezien in demo' }))
    await waitFor(() =>
      expect(received.find(({ path }) => path === '/api/answers/check')?.body).toEqual({
        ...{ match: 'match/00kassa', key: 'GEN-02', seen: 'demo' },
      }),
    )
    cleanup()
    const { user: staff } = await show({ columns: [kassa, bon] })
    await grid()
    await staff.click(await screen.findByRole('button', { name: /^Deels/ }))
    await screen.findByRole('link', { name: 'bon.example/api' })
    expect(screen.queryByRole('button', { name: 'Gezien in demo' })).toBeNull()
  })

  it('G7: one tab stop, and the arrows lead from cell to cell', async () => {
    const { user } = await show({ columns: [kassa, bon] })
    const cells = () => screen.getAllByRole('button').filter((one) => one.hasAttribute('data-cell'))
    await waitFor(() => expect(requirements()).toHaveLength(4))
    expect(cells().filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1)
    act(() => cells()[0]?.focus())
    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowRight}')
    expect(document.activeElement).toBe(cells()[5])
    await user.keyboard('{Home}{ArrowUp}')
    expect(document.activeElement).toBe(cells()[2])
    expect(cells().filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1)
  })

  it('G7: the keyboard comes back to the cell whose panel it closes', async () => {
    const { user } = await show({ columns: [kassa, bon] })
    const cell = await screen.findByRole('button', { name: /^Deels/ })
    cell.focus()
    await user.keyboard('{Enter}')
    await screen.findByRole('dialog', { name: 'Kassa' })
    await user.keyboard('{Escape}')
    await waitFor(() => expect(document.activeElement).toBe(cell))
  })

  it('F1.15: without a set it leads to the requirements', async () => {
    await show({ rows: [] })
    await screen.findByText('Kies een eisenlijst')
    const link = screen.getByRole('link', { name: 'Naar de eisen' })
    expect(link.getAttribute('href')).toContain('/card/dossier/00dossier/requirements')
  })

  it('F1.15: without answers it says who was asked when, above a grid of unknowns', async () => {
    await show({ columns: [aColumn('Kassa', {})] })
    await screen.findByText('Nog niemand heeft de 4 eisen beantwoord.')
    expect(screen.getByText('Kassa', { selector: 'strong' }).closest('li')?.textContent).toContain(
      'gevraagd op 02-03-2026',
    )
    await waitFor(() => expect(screen.getAllByRole('button', { name: 'Onbekend' })).toHaveLength(4))
  })

  it('F1.15, G3: a supplier is told of its own answers alone, and led to them while it takes part', async () => {
    await show({ columns: [aColumn('Kassa', {})] }, 'supplier')
    await screen.findByText('U hebt de 4 eisen nog niet beantwoord.')
    expect(screen.queryByText(/Nog niemand/)).toBeNull()
    expect(screen.getByRole('link', { name: 'Naar uw antwoorden' }).getAttribute('href')).toBe(
      '/card/match/00kassa/answers',
    )
    cleanup()
    await show({ columns: [{ ...aColumn('Kassa', {}), status: 'dismissed' }] }, 'supplier')
    await screen.findByText('U doet niet meer mee. De 4 eisen hebt u niet beantwoord.')
    expect(screen.queryByRole('link', { name: 'Naar uw antwoorden' })).toBeNull()
  })

  it('F1.13: one chooses which suppliers stand beside each other, and what differs is asked of those', async () => {
    const like = aColumn('Net zo', kassa.cells)
    const { user } = await show({ columns: [kassa, bon, like] })
    const heads = () =>
      within(screen.getByRole('grid'))
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent?.replace(/\d.*/, ''))
    await grid()
    expect(screen.getByRole('button', { name: /^Verschillen/ }).textContent).toBe('Verschillen 1')
    await user.click(screen.getByText('3 van 3 leveranciers'))
    await user.click(screen.getByRole('button', { name: 'Bon' }))
    expect(heads()).toEqual(['Eis', 'Kassa', 'Net zo'])
    expect(screen.getByRole('button', { name: /^Verschillen/ }).textContent).toBe('Verschillen 0')
    await user.click(screen.getByRole('button', { name: 'Net zo' }))
    await user.click(screen.getByRole('button', { name: 'Kassa' }))
    expect(heads()).toEqual(['Eis', 'Kassa'])
  })

  it('F1.15: one supplier has nothing to differ from', async () => {
    await show({ columns: [kassa] }, 'supplier')
    await grid()
    expect(screen.queryByRole('button', { name: /^Verschillen/ })).toBeNull()
  })

  it('G7: on a phone two suppliers stand beside each other under each requirement', async () => {
    const { matchMedia } = window
    vi.spyOn(window, 'matchMedia').mockImplementation((query) => Object.assign(matchMedia(query), { matches: true }))
    const { user } = await show({ columns: [kassa, bon] })
    await screen.findByText('Eis GEN-01')
    expect(screen.getAllByRole('button', { name: /^Kassa/ })).toHaveLength(4)
    await user.selectOptions(screen.getByLabelText('Naast'), '')
    expect(screen.queryByRole('button', { name: /^Bon/ })).toBeNull()
  })

  it('F1.15: on a phone those that answered stand beside each other first, not one who did not', async () => {
    const { matchMedia } = window
    vi.spyOn(window, 'matchMedia').mockImplementation((query) => Object.assign(matchMedia(query), { matches: true }))
    await show({ columns: [aColumn('Stil', {}), kassa, bon] })
    await screen.findByText('Eis GEN-01')
    expect(screen.getByLabelText('Leverancier')).toHaveProperty('value', kassa.match)
    expect(screen.getByLabelText('Naast')).toHaveProperty('value', bon.match)
    expect(screen.queryByRole('button', { name: /^Stil/ })).toBeNull()
  })

  it('F1.15: on a phone one supplier is not to be chosen from', async () => {
    const { matchMedia } = window
    vi.spyOn(window, 'matchMedia').mockImplementation((query) => Object.assign(matchMedia(query), { matches: true }))
    await show({ columns: [kassa] }, 'supplier')
    await screen.findByText('Eis GEN-01')
    const cells = screen.getAllByRole('button', { name: /^Kassa/ })
    expect(cells).toHaveLength(4)
    // Its name is heard at each and seen at none.
    for (const cell of cells) expect(cell.querySelector('.sk-hidden')?.textContent).toContain('Kassa')
    expect(screen.queryByRole('combobox')).toBeNull()
  })

  it('F1.13: exports the dossier as a workbook', async () => {
    const { user, received } = await show({ columns: [kassa] })
    await user.click(await screen.findByRole('button', { name: 'Exporteren' }))
    await waitFor(() =>
      expect(received.at(-1)).toMatchObject({ path: '/api/export/comparison', body: { dossier: 'dossier/00dossier' } }),
    )
  })
})
