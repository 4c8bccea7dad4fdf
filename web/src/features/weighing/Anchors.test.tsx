import type { DecisionSheet } from '@schakel/domain/calls'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { aDecisionSheet } from '../../../test/decisionSheet.ts'
import { renderWithProviders } from '../../../test/renderWithProviders.tsx'
import { stubServer } from '../../../test/stubServer.ts'
import { Anchors } from './Anchors.tsx'

function withAnchors(excellent: number, maximum: number): DecisionSheet {
  const sheet = aDecisionSheet({})
  return { ...sheet, setup: { ...sheet.setup, anchors: { excellent, maximum, isAfterReading: false } } }
}

function Reading() {
  const [sheet, setSheet] = useState(withAnchors(1000, 2000))
  return (
    <>
      <button type="button" onClick={() => setSheet(withAnchors(5000, 9000))}>
        Gelezen
      </button>
      <Anchors sheet={sheet} />
    </>
  )
}

it('F2.3, D2.3: what a colleague replaced is neither shown nor saved again by who changes one of the two', async () => {
  const { received } = stubServer({ '/api/decision/setup': () => ({ _id: 'dossier/00dossier', _version: 3 }) })
  await renderWithProviders(<Reading />, { kind: 'staff' })
  const user = userEvent.setup()
  const boxes = () => screen.getAllByRole<HTMLInputElement>('textbox')
  expect(boxes().map(({ value }) => value)).toEqual(['1000', '2000'])
  await user.click(screen.getByRole('button', { name: 'Gelezen' }))
  expect(boxes().map(({ value }) => value)).toEqual(['5000', '9000'])
  const [, maximum] = boxes()
  if (!maximum) throw new Error('two boxes')
  await user.clear(maximum)
  await user.type(maximum, '9500{Enter}')
  expect(received.map(({ body }) => body)).toMatchObject([{ anchors: { excellent: 5000, maximum: 9500 } }])
})
