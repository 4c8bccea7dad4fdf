import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { anItem } from '../../../test/items.ts'
import { renderApp } from '../../../test/renderWithProviders.tsx'
import { page, reply, stubServer } from '../../../test/stubServer.ts'
import { keys } from '../../entities/items/keys.ts'

it('D17.2, D8.2: with whom one merges is still chosen when reading anew fails', async () => {
  const keep = anItem('supplier', { _id: 'supplier/01', name: 'Kassabouw' })
  const answers = [keep]
  stubServer({
    '/api/space/supplier/01': () => answers.shift() ?? reply(503, { title: 'Even niet', status: 503 }),
    '/api/space/search': () => page([]),
  })
  const { cache } = await renderApp('/merge?keep=supplier/01')
  const name = /Kassabouw/
  await userEvent.type(await screen.findByRole('combobox', { name }), 'kas')
  await act(() => cache.invalidateQueries({ queryKey: keys.items }))
  const states = () => cache.getQueryCache().findAll({ queryKey: keys.item(keep._id) })
  await waitFor(() => expect(states().map(({ state }) => state.status)).toEqual(['error']))
  expect(screen.getByRole('combobox', { name })).toHaveProperty('value', 'kas')
})
