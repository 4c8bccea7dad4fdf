import { compareSuppliers, whatMustChange } from '@schakel/domain/decision'
import { rankedOffices } from '@schakel/domain/test/decisions'
import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderWithProviders } from '../../../test/renderWithProviders.tsx'
import { CrossingPoints } from './CrossingPoints.tsx'

/** The published case of the offices (O6): what must change for one of them to come level with A. */
async function show(id: string) {
  const [leader, challenger] = ['A', id].map((name) => rankedOffices().find((one) => one.name === name))
  if (!leader || !challenger) throw new Error('no such office')
  const change = whatMustChange(leader, challenger, undefined)
  await renderWithProviders(<CrossingPoints change={change} challenger={id} nameOf={(criterion) => criterion} />)
  return compareSuppliers(leader, challenger).criteria
}

const rows = () =>
  within(screen.getByRole('list', { name: 'Bij welk gewicht draait het om?' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)

describe('the bars of crossing points', () => {
  it('F2.15 O6: each criterion says what it weighs, and from or up to which weight the other wins', async () => {
    await show('E')
    expect(rows()).toEqual([
      'comfortnu 6,0%vanaf 25,79% wint Ekleinste verschuiving: naar 19,33%',
      'closenessnu 32,0%tot 7,27% wint Ekleinste verschuiving: naar 18,67%',
      'sizenu 10,0%vanaf 45,12% wint E',
      'visibilitynu 26,0%alleen bij 100% staan ze gelijk',
      'imagenu 23,0%kan niet',
      'parkingnu 3,0%kan niet',
    ])
  })

  it('F2.15 O6: the least shift is told with its from and to', async () => {
    await show('E')
    screen.getByText('Of de kleinste verschuiving van gewicht: 13,33 procentpunt')
    screen.getByText('13,33 procentpunt van closeness naar comfort')
  })

  it('F2.15, G7: the table has every number that is drawn', async () => {
    const criteria = await show('E')
    const cells = (name: string) =>
      within(screen.getByRole('row', { name: new RegExp(`^${name} `), hidden: true }))
        .getAllByRole('cell', { hidden: true })
        .map(({ textContent }) => textContent)
    expect(cells('closeness')).toEqual(['32,0%', '7,27%', '18,67%', 'tot 7,27% wint E'])
    expect(cells('parking')).toEqual(['3,0%', 'kan niet', '–', 'kan niet'])
    for (const criterion of criteria) expect(cells(criterion)).toHaveLength(4)
  })

  it('F2.15, G7: what is drawn lies where the numbers say', async () => {
    await show('E')
    const [, closeness] = screen.getAllByRole('listitem')
    const drawn = [...(closeness?.querySelectorAll('[style]') ?? [])].map((one) => one.getAttribute('style') ?? '')
    expect(
      drawn.map((style) => [...style.matchAll(/([\d.]+)%/g)].map(([, number]) => Number(number).toFixed(3))),
    ).toEqual([['0.000', '7.273'], ['7.273'], ['32.000'], ['18.667', '13.333']])
  })
})
