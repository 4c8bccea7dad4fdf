import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderWithProviders } from '../../../test/renderWithProviders.tsx'
import { AccessibilityPage } from './AccessibilityPage.tsx'

it('S2.26: says per screen what was tried, and that nobody went through it with a screen reader', async () => {
  await renderWithProviders(<AccessibilityPage />)
  screen.getByRole('heading', { level: 1, name: 'Toegankelijkheid' })
  const row = screen.getByRole('row', { name: /^Lijsten/ })
  const cells = within(row).getAllByRole('cell')
  expect(cells.map((cell) => cell.textContent)).toEqual([
    'geprobeerd',
    'geprobeerd',
    'geprobeerd',
    'geprobeerd',
    'nog niet',
  ])
  const known = within(screen.getByRole('region', { name: 'Wat nog niet goed gaat' }))
  expect(known.getAllByRole('term').length).toBe(known.getAllByRole('definition').length)
  known.getByText(/lopen J en K binnen één groep/)
})
