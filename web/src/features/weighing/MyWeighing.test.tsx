import type { DecisionSheet } from '@schakel/domain/calls'
import { fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { beforeEach, expect, it } from 'vitest'
import { aDecisionSheet } from '../../../test/decisionSheet.ts'
import { renderWithProviders } from '../../../test/renderWithProviders.tsx'
import { stubServer } from '../../../test/stubServer.ts'
import { MyWeighing } from './MyWeighing.tsx'

const inRound = (number: number): DecisionSheet =>
  aDecisionSheet({}, { side: 'lead', round: { number, named: true, weighers: [] } })

/** A weighing that was saved, in which the first criterion is the one to lift. */
const saved = (version: number, price: number): DecisionSheet => ({
  ...inRound(1),
  mine: {
    ...{ side: 'lead', state: 'draft', at: '2026-03-12T10:00:00.000Z', _version: version },
    points: pointsOf(100, price),
  },
})

const pointsOf = (first: number, price: number) => [
  { criterion: '105', points: first },
  { criterion: 'price', points: price },
]

interface WeighingProps {
  readonly sheet: DecisionSheet
  /** What is read the next time. */
  readonly next: DecisionSheet
}

/** The weighing of somebody, for whom a set can be frozen anew with a group that was not there. */
function Weighing({ sheet: first, next }: WeighingProps) {
  const [criteria, setCriteria] = useState(['105', 'price'])
  const [sheet, setSheet] = useState(first)
  return (
    <>
      <button type="button" onClick={() => setCriteria(['105', '106', 'price'])}>
        Vastgezet
      </button>
      <button type="button" onClick={() => setSheet(next)}>
        Opnieuw gelezen
      </button>
      <MyWeighing
        sheet={sheet}
        criteria={criteria}
        nameOf={(id) => id}
        onStep={(write) => write({ onError: () => {} })}
      />
    </>
  )
}

async function open(sheet = inRound(1), next = sheet) {
  const { received } = stubServer({ '/api/weighing/save': () => ({ _id: sheet.dossier, state: 'draft', _version: 1 }) })
  const { unmount } = await renderWithProviders(<Weighing sheet={sheet} next={next} />, { kind: 'enduser' })
  return { user: userEvent.setup(), leave: unmount, sent: () => received.at(-1)?.body }
}

const points = () => screen.getAllByRole<HTMLInputElement>('slider').map(({ value }) => value)

beforeEach(() => localStorage.clear())

it('S5.2, F2.5: points that were moved are there again for who comes back in the same round, until they are saved', async () => {
  const { leave } = await open()
  fireEvent.change(screen.getByLabelText('price'), { target: { value: '80' } })
  leave()
  const later = await open(inRound(2))
  expect(points()).toEqual(['50', '50'])
  later.leave()
  const again = await open()
  expect(points()).toEqual(['50', '80'])
  await again.user.click(screen.getByRole('button', { name: 'Bewaren' }))
  await screen.findByText('Opgeslagen')
  again.leave()
  await open()
  expect(points()).toEqual(['50', '50'])
})

it('D2.3, S5.2: points that were moved give way to what one saved since, on another device', async () => {
  const laptop = await open(saved(4, 40))
  fireEvent.change(screen.getByLabelText('price'), { target: { value: '20' } })
  laptop.leave()
  const asLeft = await open(saved(4, 40))
  expect(points()).toEqual(['100', '20'])
  asLeft.leave()
  await open(saved(5, 90))
  expect(points()).toEqual(['100', '90'])
})

it('D2.3, F2.14: what is saved says on what it was based, also where nothing had been saved before', async () => {
  const { user, sent } = await open()
  await user.click(screen.getByRole('button', { name: 'Bewaren' }))
  await screen.findByText('Opgeslagen')
  expect(sent()).toMatchObject({ _version: 0 })
})

it('D2.3, F2.14: what one saved on another device meanwhile stands there, that is said, and saving does not undo it', async () => {
  const { user, sent } = await open(saved(1, 40), saved(2, 90))
  fireEvent.change(screen.getByLabelText('price'), { target: { value: '20' } })
  await user.click(screen.getByRole('button', { name: 'Opnieuw gelezen' }))
  expect(points()).toEqual(['100', '90'])
  screen.getByText(/^U bewaarde op een ander apparaat andere punten/)
  await user.click(screen.getByRole('button', { name: 'Bewaren' }))
  await screen.findByText('Opgeslagen')
  expect(sent()).toMatchObject({ points: pointsOf(100, 90), _version: 2 })
  expect(points()).toEqual(['100', '90'])
})

it('S5.2: what one moves on while one’s own points are saved stays', async () => {
  const first = await open(saved(1, 40), saved(2, 20))
  const price = screen.getByLabelText('price')
  fireEvent.change(price, { target: { value: '20' } })
  await first.user.click(screen.getByRole('button', { name: 'Bewaren' }))
  fireEvent.change(price, { target: { value: '30' } })
  await first.user.click(screen.getByRole('button', { name: 'Opnieuw gelezen' }))
  expect(points()).toEqual(['100', '30'])
  first.leave()
  const { user, sent } = await open(saved(2, 20))
  expect(points()).toEqual(['100', '30'])
  expect(screen.queryByText(/op een ander apparaat/)).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Bewaren' }))
  await screen.findByText('Opgeslagen')
  expect(sent()).toMatchObject({ points: pointsOf(100, 30), _version: 2 })
})

it('F2.5: a criterion that comes while one weighs begins as every other did', async () => {
  const { user } = await open()
  await user.click(screen.getByRole('button', { name: 'Vastgezet' }))
  expect(points()).toEqual(['50', '50', '50'])
})
