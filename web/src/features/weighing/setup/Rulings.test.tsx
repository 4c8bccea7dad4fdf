import type { DecisionSheet } from '@schakel/domain/calls'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { aDecisionSheet } from '../../../../test/decisionSheet.ts'
import { renderWithProviders } from '../../../../test/renderWithProviders.tsx'
import { stubServer } from '../../../../test/stubServer.ts'
import { Rulings } from './Rulings.tsx'

beforeEach(() => localStorage.clear())

/** Row X-02 is a knock-out, and A meets it partly. */
async function show(more: Partial<DecisionSheet> = {}) {
  const { received } = stubServer({ '/api/decision/setup': () => ({ _id: 'dossier/00dossier', _version: 2 }) })
  const sheet = aDecisionSheet({ A: ['partly', 'partly'], B: ['yes', 'yes'], C: ['yes', 'no'] }, more)
  const { unmount } = await renderWithProviders(<Rulings sheet={sheet} />, { kind: 'staff' })
  return { user: userEvent.setup(), received, unmount }
}

describe('rulings on knock-outs', () => {
  it('F2.6: staff say whether partly is enough at a knock-out, with a reason', async () => {
    const { user, received } = await show()
    expect((await screen.findAllByRole('form')).length).toBe(1)
    const enough = screen.getByRole('button', { name: 'Genoeg' })
    expect(enough.hasAttribute('disabled')).toBe(true)
    await user.type(screen.getByLabelText('Waarom (verplicht)'), 'Een koppeling volstaat')
    await user.click(enough)
    await waitFor(() => expect(received.length).toBe(1))
    expect(received[0]?.body).toMatchObject({
      ruling: { match: 'match/A', key: 'X-02', passes: true, reason: 'Een koppeling volstaat' },
    })
  })

  it('S5.2: a reason that was begun is there again for who comes back, until it is saved', async () => {
    const first = await show()
    await first.user.type(await screen.findByLabelText('Waarom (verplicht)'), 'Een koppeling volstaat')
    first.unmount()
    const { user } = await show()
    expect(screen.getByLabelText('Waarom (verplicht)')).toHaveProperty('value', 'Een koppeling volstaat')
    await user.click(screen.getByRole('button', { name: 'Genoeg' }))
    await waitFor(() => expect(Object.keys(localStorage)).toEqual([]))
  })

  it('F2.6: an answer that changed since it was decided on is decided again, and that is said', async () => {
    const { suppliers } = aDecisionSheet({ A: ['partly', 'partly'] })
    const isRuledAnew = true
    const changed = suppliers.map((one) => ({
      ...one,
      cells: { ...one.cells, 'X-02': { value: 'partly' as const, grade: 0 as const, isRuledAnew } },
    }))
    await show({ suppliers: changed })
    expect(await screen.findByText(/^Het antwoord is gewijzigd/)).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Genoeg' })).toBeTruthy()
  })

  it('F2.6, F2.18: who asks reads that the centre has to say, and where to ask', async () => {
    await show({ maySettle: false })
    expect(await screen.findByText(/^Nog niet beslist; vraag het kenniscentrum/)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Genoeg' })).toBeNull()
  })
})
