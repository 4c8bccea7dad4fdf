import type { DecisionSheet } from '@schakel/domain/calls'
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
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
  const costs = (now: Lines) => {
    const suppliers = sheet.suppliers.map((one) =>
      one.name === 'A' ? { ...one, costs: { ...one.costs, lines: now } } : one,
    )
    return <Costs sheet={{ ...sheet, suppliers }} />
  }
  const { received } = stubServer({ '/api/space/update/*': () => ({ _id: 'match/B', _version: 2 }) })
  let readAgain: (now: Lines) => void = () => undefined
  function Reading() {
    const [now, setNow] = useState(ofA)
    readAgain = (later) => act(() => setNow(later))
    return costs(now)
  }
  await renderWithProviders(<Reading />, { kind: 'staff' })
  const of = async (name: string) => within(await screen.findByRole('article', { name }))
  return { user: userEvent.setup(), received, of, readAgain: (now: Lines) => readAgain(now) }
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

  describe('lines that were begun', () => {
    const edit = async (ofA?: Lines) => {
      const { user, received, of } = await show({}, ofA)
      const card = await of('A')
      await user.click(card.getByRole('button', { name: 'Kosten invullen' }))
      const amounts = () => card.getAllByLabelText<HTMLInputElement>('Bedrag, €').map(({ value }) => value)
      return { user, received, card, amounts }
    }
    const begin = async () => {
      const { user, card } = await edit()
      await user.click(card.getByRole('button', { name: 'Regel toevoegen' }))
      const [, , third] = card.getAllByLabelText('Bedrag, €')
      if (!third) throw new Error('a third line')
      await user.type(third, '75')
      cleanup()
    }
    const sent = [{ amount: 12_000 }, { amount: 480 }, { amount: 75 }]

    it('S5.2: are there again for who comes back, until they are given up', async () => {
      await begin()
      const { user, card, amounts } = await edit()
      expect(amounts()).toEqual(['12000', '480', '75'])
      await user.click(card.getByRole('button', { name: 'Annuleren' }))
      cleanup()
      expect((await edit()).amounts()).toEqual(['12000', '480'])
    })

    it('D2.3: are saved over what a colleague made of the costs since only by who chooses so', async () => {
      await begin()
      const { user, received, card, amounts } = await edit(lines.slice(1))
      expect(card.getByRole('alert').textContent).toContain('terwijl u bezig was')
      await user.click(card.getByRole('button', { name: 'Kosten bewaren' }))
      expect(received).toEqual([])
      await user.click(card.getByRole('button', { name: 'Mijn regels houden' }))
      expect([amounts(), card.queryByRole('alert')]).toEqual([['12000', '480', '75'], null])
      await user.keyboard('{Enter}')
      await waitFor(() => expect(received.map(({ body }) => body.props.$costs)).toMatchObject([sent]))
    })

    it('D2.3: make room for those of a colleague where one chooses these', async () => {
      await begin()
      const { user, card, amounts } = await edit(lines.slice(1))
      await user.click(card.getByRole('button', { name: 'Deze regels houden' }))
      expect([amounts(), card.queryByRole('alert')]).toEqual([['480'], null])
    })

    it('D2.3: a choice is asked also of who has them open as a colleague saves, and of nobody who typed nothing', async () => {
      const { user, of, readAgain } = await show()
      const card = await of('A')
      await user.click(card.getByRole('button', { name: 'Kosten invullen' }))
      const amounts = () => card.getAllByLabelText<HTMLInputElement>('Bedrag, €')
      readAgain(lines.slice(1))
      expect([amounts().map(({ value }) => value), card.queryByRole('alert')]).toEqual([['480'], null])
      const [first] = amounts()
      if (!first) throw new Error('a line')
      await user.type(first, '0')
      readAgain(lines)
      expect(amounts().map(({ value }) => value)).toEqual(['4800'])
      expect(card.getByRole('alert').textContent).toContain('12.000')
    })
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
