import type { DecisionSheet, RequirementSet } from '@schakel/domain/calls'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { aDecisionSheet } from '../../../test/decisionSheet.ts'
import { aDossier, aMatch } from '../../../test/items.ts'
import { renderWithProviders } from '../../../test/renderWithProviders.tsx'
import { aRow } from '../../../test/requirements.ts'
import { stubServer } from '../../../test/stubServer.ts'
import { formRequests } from '../../entities/forms/openItemForm.ts'
import ChoosingGuide from './ChoosingGuide.tsx'

const dossier = aDossier([aMatch('offered')])
const aSet = (more: Partial<RequirementSet> = {}): RequirementSet => ({
  parent: dossier._id,
  version: 0,
  mayEdit: true,
  mayFreeze: true,
  mayPropose: false,
  rows: [],
  ...more,
})
const row = aRow('ERP-01')
const frozen = { rows: [row], version: 1, frozenAt: '2026-11-12T09:00:00.000Z', mayFreeze: false }

interface Shown {
  readonly kind?: 'enduser' | 'member' | 'staff'
  readonly set?: Partial<RequirementSet>
  readonly sheet?: Partial<DecisionSheet>
  readonly tab?: string
  readonly item?: typeof dossier
}

async function show({ kind = 'enduser', set, sheet, tab, item = dossier }: Shown = {}) {
  stubServer({
    '/api/requirements/list': () => aSet(set),
    '/api/decision/read': () => aDecisionSheet({}, { version: 0, rows: [], people: [], ...sheet }),
  })
  await renderWithProviders(<ChoosingGuide dossier={item} tab={tab} />, { kind })
  await screen.findByRole('region', { name: 'Naar een keuze' })
}

const currentStep = () =>
  screen
    .getAllByRole('link')
    .find((link) => link.getAttribute('aria-current') === 'step')
    ?.getAttribute('aria-label')

describe('the guide to a choice', () => {
  it('F1.3: a fresh dossier begins with choosing requirements, and each step leads to its tab', async () => {
    await show()
    expect(screen.getByText('Stap 1 van 6: Eisen kiezen')).toBeTruthy()
    expect(currentStep()).toBe('1. Eisen kiezen: nu')
    expect(screen.getByRole('link', { name: 'Naar de eisen' }).getAttribute('href')).toMatch(/\/requirements$/)
    const ends = ['requirements', 'requirements', 'comparison', 'comparison', 'weighing#round', 'weighing#decision']
    const links = screen.getAllByRole('listitem').map((item) => item.querySelector('a')?.getAttribute('href'))
    expect(links).toEqual(ends.map((end) => `/card/${dossier._id}/${end}`))
  })

  it('F1.5: on the tab where it is done nothing points to where one is', async () => {
    await show({ set: { rows: [row] }, tab: 'requirements' })
    expect(screen.getByText(/^Loop de eisen na en zet ze vast/)).toBeTruthy()
    expect(screen.queryByRole('link', { name: 'Naar de eisen' })).toBeNull()
  })

  it('F2.17: a member, whose matches stand in no list of the dossier, is led on by what was answered', async () => {
    const sheet = aDecisionSheet({ A: ['yes', 'yes'], B: ['no', 'yes'] })
    await show({ kind: 'member', set: frozen, item: aDossier([]), sheet: { suppliers: sheet.suppliers } })
    expect(screen.getByText('Stap 4 van 6: Vergelijken')).toBeTruthy()
    expect(screen.queryByText('Het kenniscentrum vraagt leveranciers.')).toBeNull()
  })

  it('F1.8: who asks is told that the centre asks suppliers, since when, and may write to it', async () => {
    const user = userEvent.setup()
    await show({ set: frozen, item: aDossier([]) })
    expect(screen.getByText('Het kenniscentrum vraagt leveranciers.')).toBeTruthy()
    expect(screen.getByText('12-11-2026')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Schrijf het kenniscentrum' }))
    expect(formRequests.now()).toMatchObject({ type: 'comment', parent: { _id: dossier._id } })
  })

  it('F1.14: staff see the same strip, whom it waits for, and write to that supplier', async () => {
    const user = userEvent.setup()
    const match = aMatch('offered')
    const supplier = {
      ...{ id: String(match._id), _version: 1, supplier: 'supplier/00kassa', name: 'Kassa BV', status: 'offered' },
      ...{ isCandidate: true, cells: {}, costs: { implement: null, license: null } },
    }
    await show({ kind: 'staff', set: frozen, sheet: { suppliers: [supplier] } })
    expect(screen.getByText('Wachten op antwoord van Kassa BV.')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Herinner Kassa BV' }))
    expect(formRequests.now()).toMatchObject({ type: 'message', parent: 'supplier/00kassa', about: dossier._id })
  })

  it('F2.14, F2.16: a closed round asks for the decision, and a decision ends it', async () => {
    const round = { number: 1, named: true, closed: '2026-11-18T09:00:00.000Z', weighers: [] }
    await show({ kind: 'member', set: frozen, sheet: { round } })
    expect(currentStep()).toBe('6. Besluiten: nu')
    expect(screen.getByRole('link', { name: 'Naar het besluit' }).getAttribute('href')).toMatch(/weighing#decision$/)
  })

  it('F2.16: the strip says whom was chosen and when', async () => {
    const taken = { _id: 'decision/1', _version: 1, match: 'match/weg', name: 'Kassa BV', status: 'taken' }
    await show({
      set: frozen,
      sheet: { decisions: [{ ...taken, date: '2026-11-19T09:00:00.000Z', reason: 'Past' }] },
    })
    expect(screen.getByText('Gekozen: Kassa BV.')).toBeTruthy()
    expect(screen.getByText(/^Besloten op/).textContent).toBe('Besloten op 19-11-2026')
  })
})
