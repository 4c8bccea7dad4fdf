import { decide, decisionInputOf, type FirmnessResult, type Lens } from '@schakel/domain/decision'
import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { aDecisionSheet } from '../../../test/decisionSheet.ts'
import { renderWithProviders } from '../../../test/renderWithProviders.tsx'
import { stubServer } from '../../../test/stubServer.ts'
import { Firmness } from './Firmness.tsx'

const sheet = aDecisionSheet({ A: ['yes', 'yes'], B: ['no', 'yes'] })

/** What was drawn: A comes first in 943 of 1,000. */
const drawnBy = (lens: Lens): FirmnessResult => ({
  ...{ method: 1, seed: 'a', lens, draws: 10_000 },
  suppliers: [
    {
      ...{ id: 'match/A', ranks: [0.943, 0.057], first: { share: 0.943, low: 0.938, high: 0.947 } },
      ...{ wins: { 'match/B': 0.943 }, central: { '105': 0.4, '106': 0.35, price: 0.25 } },
    },
    {
      ...{ id: 'match/B', ranks: [0.057, 0.943], first: { share: 0.057, low: 0.053, high: 0.062 } },
      ...{ wins: { 'match/A': 0.057 }, central: { '105': 0.1, '106': 0.2, price: 0.7 } },
    },
  ],
})

async function show() {
  // There are no workers here: the server draws (F2.19).
  const { received } = stubServer({
    '/api/decision/firmness': (body) => ({ firmness: drawnBy(lensIn(body)) }),
  })
  const input = decisionInputOf(sheet)
  await renderWithProviders(
    <Firmness
      {...{ dossier: sheet.dossier, belief: sheet.belief, input, decision: decide(input) }}
      nameOf={(id) => `Criterium ${id}`}
    />,
  )
  return { user: userEvent.setup(), received }
}

function lensIn(body: unknown): Lens {
  const text = JSON.stringify(body)
  return text.includes('"order"') ? 'order' : text.includes('"around"') ? 'around' : 'any'
}

const rowsOf = (name: string) =>
  within(screen.getByRole('region', { name }))
    .getAllByRole('row')
    .map((row) => [...row.querySelectorAll('th, td')].map(({ textContent }) => textContent))

it('F2.11: the sentence says how firm it is, in how many of a hundred, and names its lens', async () => {
  const { user } = await show()
  const said = async (sentence: string) =>
    expect((await screen.findByText(new RegExp(sentence))).textContent).toContain('Stevig')
  await said('In 94 van de 100 wegingen die mogelijk zijn wint A\\.')
  await user.click(screen.getByRole('button', { name: 'Uw volgorde' }))
  await said('In 94 van de 100 wegingen die bij uw volgorde passen wint A\\.')
  await user.click(screen.getByRole('button', { name: 'Rond uw weging' }))
  await said('In 94 van de 100 wegingen rond de uwe wint A\\.')
})

it('F2.9: of each supplier it shows the share of each place, with the interval of the first', async () => {
  await show()
  await screen.findByText('Berekend over 10.000 trekkingen.')
  expect(rowsOf('Hoe vaak elke leverancier op welke plaats komt')).toEqual([
    ['Leverancier', '1e', '2e', '1e, 95% zeker tussen'],
    ['A', '94%', '6%', '93,8% en 94,7%'],
    ['B', '6%', '94%', '5,3% en 6,2%'],
  ])
})

it('F2.8, F2.9: behind it stand who beats whom, the weights with which each wins, and what is believed by proof', async () => {
  const { user } = await show()
  await user.click(await screen.findByText('Wie wint van wie, en met welke gewichten'))
  expect(rowsOf('Hoe vaak wie meer punten heeft')).toEqual([
    ['Heeft meer dan', 'A', 'B'],
    ['A', '–', '94%'],
    ['B', '6%', '–'],
  ])
  expect(rowsOf('Met welke gewichten wie wint')).toEqual([
    ['Criterium', 'A', 'B'],
    ['Criterium 105', '40,0%', '10,0%'],
    ['Criterium 106', '35,0%', '20,0%'],
    ['Criterium price', '25,0%', '70,0%'],
  ])
  expect(rowsOf('Hoe vaak een antwoord waar wordt geacht dat niemand nakeek')[1]).toEqual([
    ...['70%', '85%', '90%', '97%', '100%'],
  ])
})

it('F2.9, F2.15: the name of a supplier opens in how many draws it came on each place', async () => {
  const { user } = await show()
  await user.click(await screen.findByRole('button', { name: 'A' }))
  screen.getByText(
    'Van de 10.000 trekkingen kwam A zo vaak op elke plaats: 1e 9.430 keer, 2e 570 keer. Wie gelijk eindigt, deelt de plaats.',
  )
})
