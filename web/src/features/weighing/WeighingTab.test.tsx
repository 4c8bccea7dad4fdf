import type { DecisionSheet } from '@schakel/domain/calls'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { aDecisionSheet } from '../../../test/decisionSheet.ts'
import { aDossier } from '../../../test/items.ts'
import { renderWithProviders } from '../../../test/renderWithProviders.tsx'
import { stubServer } from '../../../test/stubServer.ts'
import WeighingTab from './WeighingTab.tsx'

/** Four suppliers and two requirements, of which the second is a knock-out. */
const answers = { A: ['yes', 'yes'], B: ['no', 'yes'], C: ['yes', 'no'], D: ['no', 'no'] } as const
const aSheet = (more: Partial<DecisionSheet> = {}) => aDecisionSheet(answers, more)

async function show(more: Partial<DecisionSheet> = {}) {
  const { received } = stubServer({
    '/api/decision/read': () => aSheet(more),
    '/api/decision/firmness': () => ({ firmness: null }),
    '/api/weighing/submit': () => ({ _id: 'x', state: 'submitted', _version: 1 }),
  })
  await renderWithProviders(<WeighingTab item={aDossier([])} />, { kind: 'staff' })
  return { user: userEvent.setup(), received }
}

beforeEach(() => localStorage.clear())

describe('weighing up', () => {
  it('F2.6, F2.7, F2.18: the best comes first, who is knocked out is scored and not ranked, and equal weights are said so', async () => {
    await show()
    const equal = await screen.findByText('Nog niemand heeft gewogen: alle criteria tellen even zwaar.')
    // It is said in the first line, before who would be ahead by it.
    expect(equal.nextElementSibling?.textContent).toMatch(/^A /)
    expect(equal.previousElementSibling).toBeNull()
    expect(screen.getByText('1. A')).toBeTruthy()
    expect(screen.getAllByText(/valt af op X-02/).length).toBe(2)
  })

  it('F2.18: without suppliers it says so, and leads to where they are chosen', async () => {
    await show({ suppliers: [] })
    const link = await screen.findByRole('link', { name: 'Naar de leveranciers' })
    expect(link.getAttribute('href')).toBe('/card/dossier/00dossier')
  })

  it('F2.18, G5: before anybody answers it says so once, and does not call all suppliers level', async () => {
    const { suppliers, ...sheet } = aSheet()
    await show({ ...sheet, suppliers: suppliers.map((one) => ({ ...one, cells: {} })) })
    await screen.findByText('Er is nog geen antwoord')
    expect(screen.queryByText(/50,0 punten|gelijk met een ander/)).toBeNull()
    const parts = within(screen.getByRole('navigation', { name: 'Stappen van de afweging' })).getAllByRole('link')
    expect(parts.map(({ textContent }) => textContent)).toEqual(['Weging', 'Uitslag', 'Besluit'])
  })

  it('F2: once people weighed or the choice is made the outcome stands first, and what it was weighed with below it', async () => {
    const order = async () => {
      await screen.findByRole('region', { name: 'Uitslag' })
      const wanted = ['Weging', 'Uitslag', 'Besluit']
      return screen
        .getAllByRole('region')
        .flatMap((one) => document.getElementById(one.getAttribute('aria-labelledby') ?? '')?.textContent ?? [])
        .filter((title) => wanted.includes(title))
    }
    await show()
    expect(await order()).toEqual(['Weging', 'Uitslag', 'Besluit'])
    cleanup()
    await show({ round: { number: 1, named: true, closed: '2026-11-18T09:00:00.000Z', weighers: [] } })
    expect(await order()).toEqual(['Uitslag', 'Besluit', 'Weging'])
    cleanup()
    const decided = {
      _id: 'decision/1',
      _version: 1,
      match: 'match/A',
      status: 'taken',
      reason: 'x',
      date: '2026-11-18',
    }
    await show({ decisions: [decided] })
    expect(await order()).toEqual(['Uitslag', 'Besluit', 'Weging'])
    cleanup()
    await show({ decisions: [decided], round: { number: 2, named: true, weighers: [] } })
    expect(await order()).toEqual(['Weging', 'Uitslag', 'Besluit'])
  })

  it('F2.4, F2.15: beside its points each supplier says what it costs, which leads to the lines behind it', async () => {
    const [a, ...others] = aSheet().suppliers
    if (!a) throw new Error('a supplier')
    await show({ suppliers: [{ ...a, costs: { implement: 10_000, license: 4_000 } }, ...others] })
    const costs = await screen.findByRole('link', { name: /30\.000 in 5 jaar \(aanname\)$/ })
    expect(costs.getAttribute('href')).toContain('#costs')
    expect(screen.getAllByText(/kosten onbekend/)).toHaveLength(3)
  })

  it('F2.15: how far its points may come out, and of how much that is known, leads to what is unknown', async () => {
    await show()
    const [first] = await screen.findAllByRole('link', { name: /^tussen .* en .* gegevens bekend$/ })
    expect(first?.getAttribute('href')).toMatch(/^\/card\/match\/[A-D]\/answers#unknown$/)
  })

  it('G5: who does not take part any more is told under the ranking, not left out without a word', async () => {
    const { suppliers, ...sheet } = aSheet()
    await show({
      ...sheet,
      suppliers: [
        ...suppliers.map((one) => (one.name === 'D' ? { ...one, status: 'dismissed', isCandidate: false } : one)),
        ...suppliers.slice(0, 1).map((one) => ({
          ...one,
          ...{ id: 'match/hidden', name: 'Verborgen', isCandidate: false, isHidden: true },
        })),
      ],
    })
    await screen.findByText('Weegt niet mee: D (Afgewezen), Verborgen (alleen het kenniscentrum ziet deze match)')
    expect(screen.queryByText('4. D')).toBeNull()
  })

  it('F2.14: advisers stand apart, behind the people whose weighing counts', async () => {
    const points = ['105', '106', 'price'].map((criterion) => ({ criterion, points: 10 }))
    await show({
      weighings: [
        { _id: 'weighing/1', round: 1, side: 'adviser', name: 'Joris', points },
        { _id: 'weighing/2', round: 1, side: 'lead', name: 'Femke', points },
      ],
    })
    const lines = within(await screen.findByRole('list', { name: 'Wie er wint bij ieder' })).getAllByRole('listitem')
    expect(lines.map(({ textContent }) => textContent.split(' ')[1])).toEqual(['Femke', 'Joris'])
  })

  it('F2.14, F2.15: how far people lie apart, and how much they agree, opens to what each of them gave', async () => {
    const given = (first: number, second: number, price: number) =>
      [first, second, price].map((points, at) => ({ criterion: ['105', '106', 'price'][at] ?? '', points }))
    const { user } = await show({
      weighings: [
        { _id: 'weighing/1', round: 1, side: 'lead', name: 'Femke', points: given(100, 100, 0) },
        { _id: 'weighing/2', round: 1, side: 'lead', name: 'Joris', points: given(25, 75, 100) },
        { _id: 'weighing/3', round: 1, side: 'adviser', name: 'Staf', points: given(0, 0, 100) },
      ],
    })
    const apart = within(await screen.findByRole('region', { name: 'Gewichten: hoever men uiteen ligt' }))
    await user.click(apart.getByRole('button', { name: '12,5%' }))
    const each = () =>
      within(screen.getByRole('region', { name: 'Wat ieder gaf' }))
        .getAllByRole('row')
        .map((row) => [...row.querySelectorAll('th, td')].map(({ textContent }) => textContent))
    expect(each()).toEqual([
      ['Criterium', 'Femke', 'Joris'],
      ['Kassa & POS', '50,0%', '12,5%'],
    ])
    await user.click(apart.getAllByRole('button', { expanded: true })[0] ?? document.body)
    const agreement = screen.getByText(/Kendall’s W/).parentElement
    await user.click(within(agreement ?? document.body).getByRole('button'))
    expect(each()).toHaveLength(4)
  })

  it('F2.15, G6: the table behind the bars adds up to the points that are shown', async () => {
    const { user } = await show()
    await user.click(await screen.findByText('Waar de punten uit bestaan'))
    const table = within(screen.getByRole('region', { name: 'Punten per criterium' }))
    const numbers = (name: string) =>
      within(table.getByRole('row', { name: new RegExp(`^${name}`) }))
        .getAllByRole('cell')
        .map(({ textContent }) => Number((textContent ?? '').replace('%', '').replace(',', '.')))
    const [, total = 0] = numbers('Totaal')
    const parts = ['Kassa', 'Reserveringen', 'Prijs'].map((name) => numbers(name)[1] ?? 0)
    expect(parts.reduce((sum, part) => sum + part, 0)).toBeCloseTo(total, 6)
    expect(screen.getByRole('button', { name: `${total.toFixed(1).replace('.', ',')} punten` })).toBeTruthy()
  })

  it('F2.7, F2.18: one sentence says who fits best and by how much, or that two fit equally well', async () => {
    const { user } = await show()
    const said = (await screen.findByText(/^A past het best/)).parentElement
    expect(said?.textContent).toBe('A past het best: 33,3 punten meer dan B.')
    // By how much opens to both suppliers, criterion by criterion (F2.15).
    await user.click(within(said ?? document.body).getByRole('button', { name: '33,3' }))
    const table = within(screen.getAllByRole('region', { name: 'Punten per criterium' })[0] ?? document.body)
    const [first = 0, second = 0] = within(table.getByRole('row', { name: /^Totaal/ }))
      .getAllByRole('cell')
      .slice(1)
      .map(({ textContent }) => Number(textContent?.replace(',', '.')))
    expect(first - second).toBeCloseTo(33.3, 6)
    cleanup()
    await show({ suppliers: aDecisionSheet({ A: ['yes', 'yes'], B: ['yes', 'yes'] }).suppliers })
    await screen.findByText('A en B passen even goed.')
    cleanup()
    await show({ suppliers: aSheet().suppliers.slice(0, 1) })
    await screen.findByRole('button', { name: /punten$/ })
    expect(screen.queryByText(/past het best|passen even goed/)).toBeNull()
  })

  it('F2.15, G6: the points of a supplier open to its criteria, its answers and what each adds', async () => {
    const { user } = await show()
    await user.click(await screen.findByRole('button', { name: '83,3 punten' }))
    const made = within(screen.getByRole('region', { name: 'Waar de punten van A uit bestaan' }))
    expect(made.getByText('Kassa & POS: 33,3 punten (33,3% van 100,0)')).toBeTruthy()
    await user.click(made.getByText(/^Kassa & POS/))
    const [, row] = within(await made.findByRole('region', { name: '1 eis achter dit getal' })).getAllByRole('row')
    expect(row?.textContent).toBe('X-01 X-01Ja100,0100,0%33,33')
    expect(made.getByRole('link', { name: 'Antwoorden en bewijs van A' }).getAttribute('href')).toBe(
      '/card/match/A/answers',
    )
    await user.click(made.getByText(/^Prijs/))
    expect(await made.findByText(/Onbekend: telt zolang als 50/)).toBeTruthy()
  })

  it('F2.5: one’s own weighing is submitted once the most important criterion has 100 points', async () => {
    const round = { number: 1, named: true, weighers: [] }
    const { user, received } = await show({ round, side: 'lead' })
    const submit = await screen.findByRole('button', { name: 'Weging indienen' })
    expect(submit.hasAttribute('disabled')).toBe(true)
    const slider = screen.getByLabelText('Prijs')
    slider.focus()
    fireEvent.change(slider, { target: { value: '100' } })
    await user.click(submit)
    expect(received.find(({ path }) => path === '/api/weighing/submit')?.body).toMatchObject({
      points: expect.arrayContaining([{ criterion: 'price', points: 100 }]),
    })
  })

  it('F2.5, G7: a slider says in words what is given, and how much that then counts', async () => {
    await show({ round: { number: 1, named: true, weighers: [] }, side: 'lead' })
    const slider = await screen.findByLabelText('Prijs')
    expect(slider.getAttribute('aria-valuetext')).toBe('50 punten, telt voor 33,3% mee')
    fireEvent.change(slider, { target: { value: '100' } })
    expect(slider.getAttribute('aria-valuetext')).toBe('100 punten, telt voor 50,0% mee')
    screen.getByText('100 punten, telt voor 50,0% mee')
    screen.getByText(/^Punten geeft u zelf\. Het percentage is hoe zwaar een criterium dan meetelt/)
  })

  it('F2.5, F2.14: what one submitted stands there to be read, with what each point weighs, and nothing to move', async () => {
    const points = Object.entries({ '105': 60, '106': 20, price: 100 }).map(([criterion, given]) => ({
      criterion,
      points: given,
    }))
    const mine = {
      _version: 1,
      state: 'submitted' as const,
      points,
      side: 'lead' as const,
      at: '2026-11-18T08:00:00.000Z',
    }
    await show({ round: { number: 1, named: true, weighers: [] }, side: 'lead', mine })
    const rows = within(await screen.findByRole('region', { name: 'Uw weging' })).getAllByRole('row')
    expect(rows.map(({ children }) => [...children].map(({ textContent }) => textContent))).toEqual([
      ['Criterium', 'Punten', 'Gewicht'],
      [expect.any(String), '60', '33,3%'],
      [expect.any(String), '20', '11,1%'],
      ['Prijs', '100', '55,6%'],
    ])
    expect(screen.queryByLabelText('Prijs')).toBeNull()
    expect(screen.getByRole('button', { name: 'Intrekken' })).toBeTruthy()
  })

  it('F2.5: an order alone gives the weights of its centroids, as points that can be adjusted', async () => {
    const { user, received } = await show({ round: { number: 1, named: true, weighers: [] }, side: 'lead' })
    await user.click(await screen.findByRole('button', { name: 'Op volgorde zetten' }))
    await user.click(screen.getByRole('button', { name: 'Prijs omhoog' }))
    await user.click(screen.getByRole('button', { name: 'Prijs omhoog' }))
    await user.click(screen.getByRole('button', { name: 'Gewichten uit deze volgorde' }))
    const said = screen.getAllByRole('slider').map((one) => one.getAttribute('aria-valuetext'))
    expect(said.slice(0, 3)).toEqual([
      '45,5 punten, telt voor 27,8% mee',
      '18,2 punten, telt voor 11,1% mee',
      '100 punten, telt voor 61,1% mee',
    ])
    await user.click(screen.getByRole('button', { name: 'Weging indienen' }))
    expect(received.find(({ path }) => path === '/api/weighing/submit')?.body).toMatchObject({
      points: [
        { criterion: '105', points: 45.454545 },
        { criterion: '106', points: 18.181818 },
        { criterion: 'price', points: 100 },
      ],
    })
  })

  it('F2.14: after a closed round, another one is begun from behind one line', async () => {
    const { user } = await show({ round: { number: 1, named: true, closed: '2026-11-18T09:00:00.000Z', weighers: [] } })
    const part = within(await screen.findByRole('region', { name: 'Weging' }))
    const begin = part.getByText('Weging beginnen').closest('details')
    expect(begin?.open).toBe(false)
    await user.click(part.getByText('Een nieuwe weging beginnen'))
    expect(begin?.open).toBe(true)
  })

  it('F2.14: where nobody can be invited it says what to do, and without anybody ticked no round is begun', async () => {
    await show({ people: [] })
    await screen.findByText(/^Van de aanvrager heeft nog niemand een account/)
    expect(screen.queryByRole('button', { name: 'Weging beginnen' })).toBeNull()
    cleanup()
    const { user } = await show()
    const people = within(await screen.findByRole('group', { name: 'Wie weegt er mee?' }))
    expect(people.getAllByRole('checkbox')).toHaveLength(1)
    await user.click(people.getByRole('checkbox', { name: 'Femke' }))
    expect(screen.getByRole('button', { name: 'Weging beginnen' }).hasAttribute('disabled')).toBe(true)
    expect(screen.getByText(/minstens één persoon/)).toBeTruthy()
  })

  /** A server on which rounds go on. */
  async function showRounds() {
    const weighers = [{ user: 'user/1', name: 'Femke', side: 'lead' as const, submitted: false }]
    let now: Partial<DecisionSheet> = {}
    const becomes = (next: Partial<DecisionSheet>) => () => {
      now = next
      return { _id: 'x', _version: 1, state: 'none', weighings: 1 }
    }
    const open = { round: { number: 1, named: true, weighers }, side: 'lead' as const }
    type Mine = NonNullable<DecisionSheet['mine']>
    const keeps = (state: Mine['state']) => (sent: Partial<Mine>) => {
      const points = sent.points ?? now.mine?.points ?? []
      const _version = (now.mine?._version ?? 0) + 1
      now = { ...open, mine: { _version, state, points, side: 'lead', at: '2026-11-18T08:00:00.000Z' } }
      return { _id: 'x', _version, state }
    }
    stubServer({
      '/api/decision/read': () => aSheet(now),
      '/api/decision/firmness': () => ({ firmness: null }),
      '/api/weighing/invite': becomes(open),
      '/api/weighing/save': keeps('draft'),
      '/api/weighing/submit': keeps('submitted'),
      '/api/weighing/withdraw': keeps('draft'),
      '/api/weighing/close': becomes({ round: { ...open.round, closed: '2026-11-18T09:00:00.000Z' } }),
    })
    await renderWithProviders(<WeighingTab item={aDossier([])} />, { kind: 'staff' })
    return userEvent.setup()
  }

  it('G7, F2.14: who begins, submits, takes back or closes a round goes on from the part that it led to', async () => {
    const user = await showRounds()
    const part = (name: string) => screen.getByRole('region', { name })
    const press = async (name: string, next: string) => {
      await user.click(await screen.findByRole('button', { name }))
      await waitFor(() => expect(document.activeElement).toBe(part(next)))
    }
    await press('Weging beginnen', 'Weging')
    fireEvent.change(screen.getByLabelText('Prijs'), { target: { value: '100' } })
    await press('Weging indienen', 'Weging')
    await press('Intrekken', 'Weging')
    await press('Weging indienen', 'Weging')
    await press('Ronde afsluiten', 'Uitslag')
  })

  it('F2.14: what one weighed is still there after it was kept or taken back, and is said to be kept until it changes', async () => {
    const user = await showRounds()
    await user.click(await screen.findByRole('button', { name: 'Weging beginnen' }))
    const slider = () => screen.findByLabelText<HTMLInputElement>('Prijs')
    fireEvent.change(await slider(), { target: { value: '100' } })
    const part = within(screen.getByRole('region', { name: 'Weging' }))
    await user.click(part.getByRole('button', { name: 'Bewaren' }))
    await screen.findByText('Opgeslagen')
    fireEvent.change(screen.getByLabelText('Kassa & POS'), { target: { value: '70' } })
    expect(screen.queryByText('Opgeslagen')).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Weging indienen' }))
    await user.click(await screen.findByRole('button', { name: 'Intrekken' }))
    expect((await slider()).value).toBe('100')
    expect(screen.getByLabelText('Kassa & POS')).toHaveProperty('value', '70')
  })

  it('F2.14: while people weigh anew it says that the outcome is of the round before', async () => {
    const points = ['105', '106', 'price'].map((criterion) => ({ criterion, points: 10 }))
    const weighings = [{ _id: 'weighing/2', round: 1, side: 'lead' as const, name: 'Femke', points }]
    const said = 'Dit is de uitslag van de vorige ronde: er wordt opnieuw gewogen.'
    await show({ weighings, round: { number: 2, named: true, weighers: [] } })
    await screen.findByText(said)
    cleanup()
    await show({ weighings, round: { number: 1, named: true, closed: '2026-11-18T09:00:00.000Z', weighers: [] } })
    await screen.findByText('Volgens de weging van 1 persoon.')
    expect(screen.queryByText(said)).toBeNull()
  })
})
