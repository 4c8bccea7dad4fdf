import type { DecisionSheet } from '@schakel/domain/calls'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { aDecisionSheet } from '../../../../test/decisionSheet.ts'
import { renderWithProviders } from '../../../../test/renderWithProviders.tsx'
import { stubServer } from '../../../../test/stubServer.ts'
import { Costs } from './Costs.tsx'

type Lines = NonNullable<DecisionSheet['suppliers'][number]['costs']['lines']>

const lines: Lines = [
  { what: 'implementation', kind: 'once', amount: 12_000, per: 'fixed' },
  { what: 'license', kind: 'yearly', amount: 480, per: 'user', index: 3 },
]

async function show(more: Partial<DecisionSheet> = {}, ofA: Lines = lines) {
  const sheet = aDecisionSheet({ A: ['yes', 'yes'], B: ['yes', 'no'] }, { users: 10, ...more })
  const suppliers = sheet.suppliers.map((one) =>
    one.name === 'A' ? { ...one, costs: { ...one.costs, lines: ofA } } : one,
  )
  const { received } = stubServer({ '/api/space/update/match/B': () => ({ _id: 'match/B', _version: 2 }) })
  await renderWithProviders(<Costs sheet={{ ...sheet, suppliers }} />, { kind: 'staff' })
  const of = async (name: string) => within(await screen.findByRole('article', { name }))
  return { user: userEvent.setup(), received, of }
}

beforeEach(() => localStorage.clear())

describe('costs of suppliers', () => {
  it('F2.4: lines add up over the years, at a fifth fewer and more users too, and are shown themselves', async () => {
    const { of } = await show({ setup: { ...aDecisionSheet({}).setup, rate: 4 } })
    const card = await of('A')
    expect(card.getByText(/Nominaal.*37\.484.*Contant.*34\.637/)).toBeTruthy()
    expect(card.getByText(/Bij 8 gebruikers/)).toBeTruthy()
    expect(card.getByText(/Bij 12 gebruikers/)).toBeTruthy()
    expect(card.getByText('Per gebruiker')).toBeTruthy()
  })

  it('F2.4, G5: without lines it is an assumption, and an amount that nobody entered is unknown', async () => {
    const { of } = await show()
    const card = await of('B')
    expect(card.getByText(/aanname uit de bedragen/)).toBeTruthy()
    expect(card.getByText(/Nominaal onbekend · Contant onbekend/)).toBeTruthy()
  })

  it('F2.4: staff enter a line, with the version of the match that was read', async () => {
    const { user, received, of } = await show()
    const card = await of('B')
    await user.click(card.getByRole('button', { name: 'Kosten invullen' }))
    await user.type(card.getByLabelText('Bedrag, €'), '4800')
    await user.type(card.getByLabelText('Stijging per jaar, %'), '2,5')
    await user.click(card.getByRole('button', { name: 'Kosten bewaren' }))
    await waitFor(() => expect(received.length).toBe(1))
    expect(received[0]?.body.props).toMatchObject({
      _version: 1,
      $costs: [{ what: 'license', term: 'yearly', unit: 'fixed', amount: 4800, index: 250 }],
    })
  })

  it('S5.2, D2.3: lines that were begun are there again for who comes back, unless the costs changed since', async () => {
    const edit = async (ofA?: Lines) => {
      const { user, of } = await show({}, ofA)
      const card = await of('A')
      await user.click(card.getByRole('button', { name: 'Kosten invullen' }))
      const amounts = () => card.getAllByLabelText<HTMLInputElement>('Bedrag, €').map(({ value }) => value)
      return { user, card, amounts }
    }
    const begun = await edit()
    await begun.user.click(begun.card.getByRole('button', { name: 'Regel toevoegen' }))
    const [, , third] = begun.card.getAllByLabelText('Bedrag, €')
    if (!third) throw new Error('a third line')
    await begun.user.type(third, '75')
    cleanup()
    expect((await edit()).amounts()).toEqual(['12000', '480', '75'])
    cleanup()
    const changed = await edit(lines.slice(1))
    expect(changed.amounts()).toEqual(['480'])
    await changed.user.click(changed.card.getByRole('button', { name: 'Annuleren' }))
    cleanup()
    expect((await edit()).amounts()).toEqual(['12000', '480'])
  })

  it('F2.4, G5: a price per location is not offered where nobody knows how many there are, and one that is there says so', async () => {
    const { user, of } = await show()
    const card = await of('B')
    await user.click(card.getByRole('button', { name: 'Kosten invullen' }))
    expect(card.queryByRole('option', { name: 'Per gebruiker' })).toBeTruthy()
    expect(card.queryByRole('option', { name: 'Per vestiging' })).toBeNull()
    expect(card.queryByText(/aantal vestigingen/)).toBeNull()
    cleanup()
    const perPlace: Lines = [{ what: 'license', kind: 'yearly', amount: 480, per: 'location' }]
    const old = await show({}, perPlace)
    const before = await old.of('A')
    expect(before.getByText(/Nominaal onbekend/)).toBeTruthy()
    expect(before.getByText(/aantal vestigingen/)).toBeTruthy()
    await old.user.click(before.getByRole('button', { name: 'Kosten invullen' }))
    expect(before.queryByRole('option', { name: 'Per vestiging' })).toBeTruthy()
  })

  it('F2.4: who may not settle a dossier reads the costs without entering them', async () => {
    const { of } = await show({ maySettle: false })
    expect((await of('A')).queryByRole('button', { name: 'Kosten invullen' })).toBeNull()
  })
})
