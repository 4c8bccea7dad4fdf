import type { DecisionSheet } from '@schakel/domain/calls'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { aDecisionSheet } from '../../../test/decisionSheet.ts'
import { aDossier } from '../../../test/items.ts'
import { renderWithProviders } from '../../../test/renderWithProviders.tsx'
import { stubServer } from '../../../test/stubServer.ts'
import WeighingTab from './WeighingTab.tsx'

/** A is best at the first group and B at the second; now the first weighs most. */
const answers = { A: ['yes', 'partly'], B: ['partly', 'yes'] } as const
const points = (first: number, second: number) => [
  { criterion: '105', points: first },
  { criterion: '106', points: second },
  { criterion: 'price', points: 0 },
]
const weighings: DecisionSheet['weighings'] = [
  { _id: 'weighing/1', round: 1, side: 'lead', name: 'Femke', points: points(60, 40) },
]
const scenarios: DecisionSheet['scenarios'] = [
  { name: 'Kassa telt', author: 'Femke', isMine: true, points: points(9000, 1000) },
  { name: 'Reserveren telt', author: 'Bram', isMine: false, points: points(2500, 7500) },
]

async function show() {
  const { received } = stubServer({
    '/api/decision/read': () => aDecisionSheet(answers, { weighings, scenarios }),
    '/api/decision/firmness': () => ({ firmness: null }),
  })
  await renderWithProviders(<WeighingTab item={aDossier([])} />, { kind: 'staff' })
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Zet scenario’s naast elkaar' }))
  return { user, received }
}

const table = () => within(screen.getByRole('region', { name: 'Scenario’s naast elkaar' }))
const cells = (name: string) =>
  within(table().getByRole('row', { name: new RegExp(`^${name} `) }))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent)

describe('scenarios side by side', () => {
  it('F2.13: each column has who wins, the places and points, and the weights, with what differs from now in words', async () => {
    await show()
    expect(
      table()
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent),
    ).toEqual(expect.arrayContaining(['Zoals het nu is', 'Kassa teltFemke', 'Reserveren teltBram']))
    expect(cells('Wint')).toEqual(['A', 'A', 'Banders dan nu'])
    expect(cells('A')).toEqual(['1e · 80,0', '1e · 95,0', '2e · 62,5nu 1e'])
    expect(cells('B')).toEqual(['2e · 70,0', '2e · 55,0', '1e · 87,5nu 2e'])
    expect(cells('Kassa')).toEqual(['60,0%', '90,0%30,0 meer', '25,0%35,0 minder'])
    screen.getByText('Nu wint A. Een ander wint bij: Reserveren telt.')
  })

  it('F2.13: one chooses what stands beside what, two at least, and no call is made for it', async () => {
    const { user, received } = await show()
    const choose = within(screen.getByRole('group', { name: 'Wat er naast elkaar staat' }))
    const before = received.length
    await user.click(choose.getByRole('button', { name: 'Reserveren telt' }))
    expect(cells('Wint')).toEqual(['A', 'A'])
    screen.getByText('In elk hiervan wint A.')
    await user.click(choose.getByRole('button', { name: 'Zoals het nu is' }))
    screen.getByText('Kies er minstens twee.')
    expect(screen.queryByRole('region', { name: 'Scenario’s naast elkaar' })).toBeNull()
    expect(received).toHaveLength(before)
  })

  it('F2.13: a column is taken to the sliders', async () => {
    const { user } = await show()
    await user.click(screen.getByRole('button', { name: 'Kassa telt: neem over in de schuiven' }))
    const [first] = within(screen.getByRole('group', { name: 'Gewichten' })).getAllByRole('slider')
    expect(first?.getAttribute('aria-valuetext')).toBe('telt voor 90,0% mee')
  })
})
