import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { renderWithProviders } from '../../../test/renderWithProviders.tsx'
import { stubServer } from '../../../test/stubServer.ts'
import FilterDialog from './FilterDialog.tsx'
import type { Filters } from './filters.ts'

it('D8.3, S2.13: a list is narrowed to one of the twelve provinces', async () => {
  stubServer({ '/api/space/tags': () => [] })
  const applied: Filters[] = []
  await renderWithProviders(
    <FilterDialog type="lead" filters={{}} onClose={() => {}} onApply={(filters) => applied.push(filters)} />,
  )
  const user = userEvent.setup()
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByRole('combobox', { name: 'Provincie' }))
  const options = await screen.findAllByRole('option')
  expect(options).toHaveLength(12)
  await user.click(screen.getByRole('option', { name: 'Zeeland' }))
  await user.click(dialog.getByRole('button', { name: 'Toon de lijst' }))
  expect(applied).toMatchObject([{ province: 'Zeeland' }])
})
