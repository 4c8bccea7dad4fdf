import type { DecisionSheet } from '@schakel/domain/calls'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type FunctionComponent, useState } from 'react'
import { describe, expect, it } from 'vitest'
import { aDecisionSheet } from '../../../../test/decisionSheet.ts'
import { renderWithProviders } from '../../../../test/renderWithProviders.tsx'
import { stubServer } from '../../../../test/stubServer.ts'
import { Anchors } from '../Anchors.tsx'
import { Costs } from './Costs.tsx'
import { Scale } from './Scale.tsx'

type Setup = DecisionSheet['setup']

const { setup: bare } = aDecisionSheet({})
const setup: Setup = { ...bare, rate: 3, anchors: { excellent: 1000, maximum: 2000, isAfterReading: false } }

type Form = FunctionComponent<{ sheet: DecisionSheet }>

/** A form of which the numbers are read again, with what was changed of them by then. */
function Reading({ Form, later }: { readonly Form: Form; readonly later: readonly Partial<Setup>[] }) {
  const [times, setTimes] = useState(0)
  const now = { ...setup, ...later[times - 1] }
  return (
    <>
      <button type="button" onClick={() => setTimes(times + 1)}>
        Gelezen
      </button>
      <Form sheet={aDecisionSheet({}, { setup: now })} />
    </>
  )
}

async function open(Form: Form, later: readonly Partial<Setup>[]) {
  const { received } = stubServer({ '/api/decision/setup': () => ({ _id: 'dossier/00dossier', _version: 3 }) })
  await renderWithProviders(<Reading Form={Form} later={later} />, { kind: 'staff' })
  return { user: userEvent.setup(), received }
}

const box = (label: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name: label })
const readAgain = () => fireEvent.click(screen.getByRole('button', { name: 'Gelezen' }))

describe('numbers that several people keep', () => {
  it.each([
    {
      ...{ what: 'the price', Form: Anchors, mine: /^Maximum/, typed: '9500', theirs: /^Uitstekend/ },
      later: { anchors: { excellent: 5000, maximum: 2000, isAfterReading: false } },
      sent: { anchors: { excellent: 5000, maximum: 9500 } },
    },
    {
      ...{ what: 'the years', Form: Costs, mine: /^Rente/, typed: '4,5', theirs: /^Aantal jaren/ },
      later: { years: 8 },
      sent: { years: 8, rate: 4.5 },
    },
    {
      ...{ what: 'the scale', Form: Scale, mine: /^Deels/, typed: '60', theirs: /later$/ },
      later: { scale: { ...setup.scale, roadmap: 30 } },
      sent: { scale: { partly: 60, roadmapInTime: 50, roadmap: 30 } },
    },
  ])(
    'S5.2, D2.3: of $what what was typed stays while a colleague saves another, and that one is sent as it stands now',
    async ({ Form, mine, typed, theirs, later, sent }) => {
      const { user, received } = await open(Form, [later])
      await user.clear(box(mine))
      await user.type(box(mine), typed)
      const before = box(theirs).value
      readAgain()
      await waitFor(() => expect(box(theirs).value).not.toBe(before))
      expect(box(mine).value).toBe(typed)
      await user.type(box(mine), '{Enter}')
      // With what they were made from, so that what nobody read here is not replaced.
      expect(received.map(({ body }) => body)).toMatchObject([{ ...sent, was: { ...setup, ...later } }])
    },
  )

  it('F2.3: whoever saves by Enter goes on in the same box, and sees there what a colleague saves after', async () => {
    const later = [9500, 8000].map((maximum) => ({ anchors: { excellent: 1000, maximum, isAfterReading: false } }))
    const { user } = await open(Anchors, later)
    await user.clear(box(/^Maximum/))
    await user.type(box(/^Maximum/), '09500{Enter}')
    readAgain()
    await waitFor(() => expect(screen.getByRole('button', { name: 'Bewaren' })).toHaveProperty('disabled', true))
    expect(document.activeElement === box(/^Maximum/)).toBe(true)
    readAgain()
    await waitFor(() => expect(box(/^Maximum/).value).toBe('8000'))
  })
})
