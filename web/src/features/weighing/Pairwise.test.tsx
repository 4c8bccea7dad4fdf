import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { renderWithProviders } from '../../../test/renderWithProviders.tsx'
import { Pairwise } from './Pairwise.tsx'

const criteria = ['Kassa', 'Prijs', 'Demo']

async function show() {
  await renderWithProviders(<Pairwise criteria={criteria} nameOf={(name) => name} />)
  const user = userEvent.setup()
  await user.click(screen.getByText('Twijfelt u? Vergelijk ze twee aan twee'))
  return { user, say: (pair: string, answer: string) => user.selectOptions(screen.getByLabelText(pair), answer) }
}

it('F2.5: pairs that agree say so, with the weights that follow from them', async () => {
  const { say } = await show()
  await say('Kassa of Prijs?', 'Kassa is 2 keer zo belangrijk')
  await say('Kassa of Demo?', 'Kassa is 2 keer zo belangrijk')
  screen.getByText('Nog 1 te beantwoorden.')
  await say('Prijs of Demo?', 'Even belangrijk')
  expect(screen.getByRole('status').textContent).toMatch(
    /kloppen met elkaar \(consistentie 0,00.*Kassa 50,0% · Prijs 25,0% · Demo 25,0%/,
  )
})

it('F2.5: above 0.10 it says which answers contradict', async () => {
  const { say } = await show()
  await say('Kassa of Prijs?', 'Kassa is 5 keer zo belangrijk')
  await say('Prijs of Demo?', 'Prijs is 5 keer zo belangrijk')
  await say('Kassa of Demo?', 'Demo is 3 keer zo belangrijk')
  expect(screen.getByRole('status').textContent).toMatch(/spreken elkaar tegen/)
  expect(screen.getAllByRole('listitem')[0]?.textContent).toMatch(/keer, maar via/)
})

it('F2.5: above seven criteria nothing is asked', async () => {
  await renderWithProviders(<Pairwise criteria={[...'abcdefgh']} nameOf={(name) => name} />)
  expect(screen.queryByText(/Twijfelt u/)).toBeNull()
})
