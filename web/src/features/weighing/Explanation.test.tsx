import type { DecisionSheet } from '@schakel/domain/calls'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { aDecisionSheet } from '../../../test/decisionSheet.ts'
import { aDossier } from '../../../test/items.ts'
import { renderWithProviders } from '../../../test/renderWithProviders.tsx'
import { stubServer } from '../../../test/stubServer.ts'
import { weighing as english } from '../../texts/en/weighing.ts'
import { weighing as dutch } from '../../texts/nl/weighing.ts'
import WeighingTab from './WeighingTab.tsx'

const anchors = { excellent: 1000, maximum: 30_000, isAfterReading: true }

async function show(more: Partial<DecisionSheet> = {}) {
  const sheet = aDecisionSheet({ A: ['yes', 'yes'], B: ['partly', 'yes'] })
  const [a, b] = sheet.suppliers
  if (!a || !b) throw new Error('two suppliers')
  const suppliers = [
    { ...a, costs: { implement: 0, license: 1000 } },
    { ...b, costs: { implement: 10_000, license: 5000 } },
  ]
  stubServer({
    '/api/decision/read': () => ({ ...sheet, suppliers, setup: { ...sheet.setup, anchors }, ...more }),
    '/api/decision/firmness': () => ({ firmness: null }),
  })
  await renderWithProviders(<WeighingTab item={aDossier([])} />, { kind: 'staff' })
  return within(await screen.findByRole('region', { name: 'Waarom deze uitslag' }))
}

/** The sentence that begins so, with the first of its numbers opened. */
async function opened(section: Awaited<ReturnType<typeof show>>, text: RegExp) {
  const sentence = section.getAllByRole('listitem').find(({ textContent }) => text.test(textContent ?? ''))
  if (!sentence) throw new Error(`no sentence ${text}`)
  const [number] = within(sentence).getAllByRole('button')
  if (!number) throw new Error(`no number in ${text}`)
  await userEvent.setup().click(number)
  return within(sentence)
}

const plain = (element: Element) => (element.textContent ?? '').replaceAll('\u00a0', ' ')

describe('the explanation', () => {
  it('F2.15: in both languages each number of each sentence stands alone in its brackets, and nothing else does', () => {
    const words = ['criterion', 'supplier', 'first', 'second', 'row', 'claimed', 'found']
    for (const text of [...Object.values(dutch.facts), ...Object.values(english.facts)]) {
      const named = [...text.matchAll(/(\[)?\{\{(\w+)\}\}(\])?/g)]
      expect(named.length, text).toBeGreaterThan(0)
      for (const [, before, name, after] of named)
        expect([text, name, before !== undefined && after !== undefined]).toEqual([
          text,
          name,
          !words.includes(name ?? ''),
        ])
    }
  })

  it('F2.15: a number of weights opens the weights, that of a price the lines of its costs and its anchors', async () => {
    const section = await show()
    const weights = await opened(section, /^Nog niemand heeft gewogen/)
    expect(weights.getByRole('row', { name: /^Prijs/ }).textContent).toBe('Prijs33,3%')
    const price = await opened(section, /^Op Prijs wint A/)
    const [first, second] = price.getAllByRole('region', { name: 'Kostenregels' }).map(plain)
    expect(first).toContain('€ 1.000')
    expect(second).toContain('€ 10.000')
    expect(plain(price.getByText(/^Uitstekend is/))).toBe('Uitstekend is € 1.000, het maximum € 30.000.')
  })

  it('F2.15: the score of the first opens what its points are made of, which adds up to it', async () => {
    const leads = await opened(await show(), /^A staat bovenaan/)
    const cells = within(leads.getByRole('region', { name: 'Punten per criterium' }))
      .getAllByRole('row')
      .slice(1)
    const points = cells.map((row) => Number(within(row).getAllByRole('cell')[1]?.textContent?.replace(',', '.')))
    const total = points.pop() ?? 0
    expect(points.reduce((sum, one) => sum + one, 0)).toBeCloseTo(total, 0)
    expect(leads.getByText(`${total.toFixed(1).replace('.', ',')}`, { selector: 'button' })).toBeTruthy()
  })

  it('F2.15: every number of every sentence opens something', async () => {
    const section = await show()
    for (const sentence of section.getAllByRole('listitem')) {
      const numbers = within(sentence).getAllByRole('button')
      expect(numbers.length, sentence.textContent ?? '').toBeGreaterThan(0)
      const before = sentence.textContent?.length ?? 0
      await userEvent.setup().click(numbers.at(-1) ?? sentence)
      expect(sentence.textContent?.length ?? 0, sentence.textContent ?? '').toBeGreaterThan(before)
    }
  })
})
