import type { DecisionSheet } from '@schakel/domain/calls'
import { decide, decisionInputOf, explain, whatMustChange } from '@schakel/domain/decision'
import { fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { aDecisionSheet } from '../../../test/decisionSheet.ts'
import { aDossier } from '../../../test/items.ts'
import { renderWithProviders } from '../../../test/renderWithProviders.tsx'
import { stubServer } from '../../../test/stubServer.ts'
import WeighingTab from './WeighingTab.tsx'

/** Answers by which A leads, B is better at the second group, and nobody falls out. */
const answers = { A: ['yes', 'partly'], B: ['partly', 'yes'], C: ['no', 'partly'] } as const
const points = (first: number, second: number) => [
  { criterion: '105', points: first },
  { criterion: '106', points: second },
  { criterion: 'price', points: 0 },
]
const weighings: DecisionSheet['weighings'] = [
  { _id: 'weighing/1', round: 1, side: 'lead', name: 'Femke', points: points(100, 60) },
  { _id: 'weighing/2', round: 1, side: 'lead', name: 'Bram', points: points(70, 100) },
  { _id: 'weighing/3', round: 1, side: 'adviser', name: 'Els', points: points(100, 0) },
]

async function show(more: Partial<DecisionSheet> = {}) {
  const sheet = aDecisionSheet(answers, { weighings, ...more })
  const { received } = stubServer({
    '/api/decision/read': () => sheet,
    '/api/decision/firmness': () => ({ firmness: null }),
    '/api/scenarios/save': () => ({ _id: 'dossier/00dossier', _version: 2 }),
    '/api/scenarios/remove': () => ({ _id: 'dossier/00dossier', _version: 3 }),
  })
  await renderWithProviders(<WeighingTab item={aDossier([])} />, { kind: 'staff' })
  await screen.findByRole('heading', { name: 'Wat als' })
  const input = decisionInputOf(sheet)
  return { user: userEvent.setup(), received, sheet, input, decision: decide(input) }
}

const then = () => within(screen.getByRole('region', { name: 'De volgorde zoals die dan is' }))

describe('what if', () => {
  it('F2.13: one slider moves, the others keep their ratio, and nothing is kept by itself', async () => {
    const { user, received } = await show()
    await user.click(screen.getByRole('button', { name: 'Schuif met de gewichten' }))
    const [first, second] = within(screen.getByRole('group', { name: 'Gewichten' })).getAllByRole('slider')
    if (!first || !second) throw new Error('a slider for each criterion')
    fireEvent.change(second, { target: { value: '90' } })
    expect(first.getAttribute('aria-valuetext')).toBe('telt voor 10,0% mee')
    expect(then().getAllByRole('listitem')[0]?.textContent).toContain('1. B')
    expect(received.some(({ path }) => path.startsWith('/api/scenarios'))).toBe(false)
    await user.click(screen.getByRole('button', { name: 'Terug naar de weging' }))
    expect(then().getAllByRole('listitem')[0]?.textContent).toContain('1. A')
  })

  it('F2.13, S2.26: what was not moved is left out on paper, and what was is on it', async () => {
    const { user } = await show()
    const part = screen.getByRole('region', { name: 'Wat als' })
    expect(part.hasAttribute('data-screen')).toBe(true)
    await user.click(screen.getByRole('button', { name: 'Schuif met de gewichten' }))
    expect(part.hasAttribute('data-screen')).toBe(false)
  })

  it('F2.12: what must change is told of the second, and of any other that one chooses', async () => {
    const { user, decision } = await show()
    const part = within(screen.getByRole('region', { name: 'Wat moet er veranderen' }))
    const [first, ...others] = decision.suppliers
    expect(others.map(({ name }) => name)).toEqual(['B', 'C'])
    for (const { id, name, score } of others) {
      const gap = ((first?.score ?? 0) - score).toFixed(1).replace('.', ',')
      await user.selectOptions(part.getByLabelText('Voor'), id)
      const by = part.getByRole('button', { name: gap })
      expect(by.parentElement?.textContent).toBe(
        `A staat ${gap} punten voor op ${name}. Ze staan gelijk als één van deze dingen anders is:`,
      )
      // By how much opens to both suppliers, criterion by criterion (F2.15).
      await user.click(by)
      const heads = within(part.getByRole('region', { name: 'Punten per criterium' })).getAllByRole('columnheader')
      expect(heads.map(({ textContent }) => textContent)).toEqual(['Criterium', 'Gewicht', 'A', name])
    }
  })

  it('F2.12, F2.13: the weight at which another comes level, typed in, gives level', async () => {
    const { user, decision } = await show()
    const [leader, challenger] = decision.suppliers
    if (!leader || !challenger) throw new Error('two')
    const change = whatMustChange(leader, challenger, undefined)
    const to = change.weights.find(({ criterion }) => criterion === '106')?.to ?? 0
    await user.click(screen.getByRole('button', { name: 'Schuif met de gewichten' }))
    const [, second] = within(screen.getByRole('group', { name: 'Gewichten' })).getAllByRole('textbox')
    if (!second) throw new Error('a number for each criterion')
    await user.clear(second)
    await user.type(second, `${to * 100}{Enter}`)
    expect(then().getAllByText(/gelijk met een ander/)).toHaveLength(2)
  })

  it('F2.13: kept as a scenario it is sent as hundredths of a percent, opened again, and taken away with a way back', async () => {
    const kept = { name: 'Kassa telt', author: 'Femke', isMine: true, points: points(9000, 1000) }
    const { user, received } = await show({ scenarios: [kept] })
    await user.click(screen.getByRole('button', { name: 'Kassa telt' }))
    const [first] = within(screen.getByRole('group', { name: 'Gewichten' })).getAllByRole('slider')
    expect(first?.getAttribute('aria-valuetext')).toBe('telt voor 90,0% mee')
    await user.type(screen.getByLabelText('Bewaar deze gewichten als scenario'), 'Zo')
    await user.click(screen.getByRole('button', { name: 'Bewaar als scenario' }))
    const sent = received.find(({ path }) => path === '/api/scenarios/save')?.body
    expect(sent).toMatchObject({ name: 'Zo', points: points(9000, 1000) })
    await user.click(screen.getByRole('button', { name: 'Kassa telt weghalen' }))
    expect(received.find(({ path }) => path === '/api/scenarios/remove')?.body).toMatchObject({ name: 'Kassa telt' })
  })
})

describe('a weight at which another comes level', () => {
  it('F2.12, F2.13: filled in as it stands there it gives level, also where suppliers lie far apart', async () => {
    // A is 97 points ahead in the first group and B 100 in the second: the level lies at 50,76%, and at 50,8% they are not level.
    const { rows, suppliers } = aDecisionSheet({ A: ['yes', 'no'], B: ['no', 'yes'] })
    const [first, second] = rows
    if (!first || !second) throw new Error('two rows')
    const { user } = await show({
      rows: [
        { ...first, weight: 97 },
        { ...first, key: 'X-03', weight: 3 },
        { ...second, knockout: false },
      ],
      suppliers: suppliers.map((one) => ({ ...one, cells: { ...one.cells, 'X-03': { value: 'no', grade: 0 } } })),
      weighings: weighings.slice(0, 1).map((one) => ({ ...one, points: points(100, 50) })),
    })
    const part = within(screen.getByRole('region', { name: 'Wat moet er veranderen' }))
    const [said] = part.getAllByText(/^tot [\d,]+% wint B$/)
    const weight = /[\d,]+/.exec(said?.textContent ?? '')?.[0] ?? ''
    await user.click(screen.getByRole('button', { name: 'Schuif met de gewichten' }))
    const [box] = within(screen.getByRole('group', { name: 'Gewichten' })).getAllByRole<HTMLInputElement>('textbox')
    if (!box) throw new Error('a number for each criterion')
    await user.clear(box)
    await user.type(box, `${weight}{Enter}`)
    expect(then().getAllByText(/gelijk met een ander/)).toHaveLength(2)
    expect(box.value).toBe(weight)
  })
})

describe('a scenario of before groups were joined', () => {
  it('F2.1, F2.13: it opens on the sliders as it stands beside the others', async () => {
    const { rows, suppliers, setup } = aDecisionSheet({ A: ['yes', 'yes'], B: ['no', 'no'] })
    const [row] = rows
    if (!row) throw new Error('a row')
    const { user } = await show({
      rows: [...rows.map((one) => ({ ...one, knockout: false })), { ...row, key: 'X-03', group: '107' }],
      suppliers: suppliers.map((one) => ({
        ...one,
        cells: { ...one.cells, 'X-03': { value: one.name === 'A' ? 'no' : 'yes', grade: 0 as const } },
      })),
      setup: { ...setup, joins: [{ id: '105+106', groups: ['105', '106'] }] },
      scenarios: [
        {
          ...{ name: 'Eerder', author: 'Femke', isMine: true },
          points: [...points(4500, 4500), { criterion: '107', points: 1000 }],
        },
      ],
    })
    await user.click(screen.getByRole('button', { name: 'Eerder' }))
    const order = then()
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent)
    expect(order).toEqual(['1. A90,0 punten', '2. B10,0 punten'])
  })
})

describe('the explanation', () => {
  it('F2.15: each sentence has the numbers of its fact, and each number leads to its rows', async () => {
    const { user, input, decision } = await show()
    const section = within(screen.getByRole('region', { name: 'Waarom deze uitslag' }))
    const sentences = section.getAllByRole('listitem').map(({ textContent }) => textContent ?? '')
    const facts = explain(input, decision)
    expect(sentences).toHaveLength(facts.length)
    const shown = (thousandths: unknown) => (Number(thousandths) / 1000).toFixed(1).replace('.', ',')
    const leads = facts.findIndex(({ code }) => code === 'leads')
    expect(sentences[leads]).toBe(
      `A staat bovenaan met ${shown(facts[leads]?.params.score)} punten, ${shown(facts[leads]?.params.points)} meer dan B.`,
    )
    for (const sentence of sentences) expect(sentence).not.toMatch(/[{}[\]]|undefined|NaN/)
    const sentence = section.getAllByRole('listitem')[leads]
    const [number] = sentence ? within(sentence).getAllByRole('button', { expanded: false }) : []
    if (!number) throw new Error('a number that leads somewhere')
    await user.click(number)
    expect(section.getAllByRole('row', { name: /^X-0\d/ })).toHaveLength(facts[leads]?.rows.length ?? 0)
  })
})

describe('what must change', () => {
  it('F2.12, F2.15: the answers that have to be better are named by their requirements, with what they are now', async () => {
    const { decision, sheet } = await show()
    const [leader, challenger] = decision.suppliers
    if (!leader || !challenger) throw new Error('two')
    const { rows = [] } = whatMustChange(leader, challenger, undefined)
    expect(rows.length).toBeGreaterThan(0)
    const section = within(screen.getByRole('region', { name: 'Wat moet er veranderen' }))
    section.getByText(new RegExp(`^${rows.length} antwoord(en)? van ${challenger.name} word(t|en) beter:`))
    for (const { key } of rows) {
      const text = sheet.rows.find((row) => row.key === key)?.nl ?? ''
      const item = section
        .getAllByRole('listitem')
        .find(({ textContent }) => textContent?.startsWith(`${text} (${key}: `))
      expect(item?.textContent).toMatch(/: (Ja|Deels|Gepland|Nee|Onbekend)\)$/i)
      const answer = item && within(item).getByRole('link').getAttribute('href')
      expect(answer).toBe(`/card/${challenger.id}/answers#${key}`)
    }
  })
})

describe('the group', () => {
  it('F2.14: says first that the same supplier wins for everybody, where one does', async () => {
    await show({ weighings: weighings.slice(0, 1).concat(weighings.slice(2)) })
    const group = within(screen.getByRole('region', { name: 'Hoe men woog' }))
    group.getByText('Bij iedereen wint A.')
  })

  it('F2.14: shows who wins for each, advisers apart, and how far people lie apart', async () => {
    await show()
    const group = within(screen.getByRole('region', { name: 'Hoe men woog' }))
    const winners = group.getAllByRole('listitem').map(({ textContent }) => textContent)
    expect(group.queryByText(/^Bij iedereen/)).toBeNull()
    expect(winners).toEqual(['Bij Femke wint A.', 'Bij Bram wint B.', 'Bij Els (adviseur, telt niet mee) wint A.'])
    expect(group.getByRole('row', { name: /^Kassa/ }).textContent).toContain('41,2%')
    group.getByText(/Kendall’s W/)
  })
})
