import type { RequirementSet } from '@schakel/domain/calls'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { aDecisionSheet } from '../../../test/decisionSheet.ts'
import { aDossier, aMatch } from '../../../test/items.ts'
import { renderWithProviders } from '../../../test/renderWithProviders.tsx'
import { aRow } from '../../../test/requirements.ts'
import { stubServer } from '../../../test/stubServer.ts'
import { placeOfAction } from '../../features/choosing/places.ts'
import { CardPage } from './CardPage.tsx'

const dossier = aDossier([aMatch('offered')])
const set: RequirementSet = {
  ...{ parent: dossier._id, version: 1, frozenAt: '2026-11-12T09:00:00.000Z', rows: [aRow('X-01')] },
  ...{ mayEdit: true, mayFreeze: false, mayPropose: false },
}

async function show() {
  stubServer({
    [`/api/space/${dossier._id}`]: () => dossier,
    '/api/requirements/list': () => set,
    '/api/decision/read': () => aDecisionSheet({ A: ['yes', 'yes'], B: ['no', 'yes'] }),
    '/api/decision/firmness': () => ({ firmness: null }),
  })
  await renderWithProviders(<CardPage id={dossier._id} tab="weighing" />, { kind: 'staff' })
  await screen.findByRole('region', { name: 'Besluit' })
  return screen.findByRole('region', { name: 'Naar een keuze' })
}

/** The parts of the screen with these anchors, in their order. */
function partsOf(anchors: readonly (string | undefined)[]) {
  return anchors.filter((anchor) => anchor !== undefined).map((anchor) => document.getElementById(anchor))
}

function expectDownwards(parts: readonly (HTMLElement | null)[]) {
  expect(parts.length).toBeGreaterThan(1)
  for (const [at, part] of parts.entries()) {
    const before = parts[at - 1]
    expect(part).not.toBeNull()
    if (!part || !before || part === before) continue
    expect(before.compareDocumentPosition(part) & Node.DOCUMENT_POSITION_FOLLOWING, part.id).not.toBe(0)
  }
}

const anchorsIn = (place: HTMLElement) =>
  within(place)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href')?.split('#')[1])

it('F2: who follows the steps from first to last, or does one thing after the other, never goes backwards on the page', async () => {
  const guide = await show()
  expectDownwards(partsOf(anchorsIn(within(guide).getByRole('list'))))
  expectDownwards(partsOf(anchorsIn(screen.getByRole('navigation', { name: 'Stappen van de afweging' }))))
  expectDownwards(partsOf(Object.values(placeOfAction).map(({ hash }) => hash)))
})

it('F2: the keyboard goes on from the part that a step leads to', async () => {
  await show()
  const steps = within(screen.getByRole('navigation', { name: 'Stappen van de afweging' }))
  await userEvent.setup().click(steps.getByRole('link', { name: 'Besluit' }))
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Besluit' })))
})
