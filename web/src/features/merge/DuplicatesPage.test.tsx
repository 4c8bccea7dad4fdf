import { PAGE_SIZE } from '@schakel/domain'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { anItem } from '../../../test/items.ts'
import { renderApp } from '../../../test/renderWithProviders.tsx'
import { page, stubServer } from '../../../test/stubServer.ts'

it('D17.2: all that is probably one can be read, page by page', async () => {
  const group = (at: number) => ({
    by: ['website'],
    items: ['a', 'b'].map((side) => anItem('lead', { _id: `lead/${side}${at}`, name: `Hotel ${at} ${side}` })),
  })
  const all = Array.from({ length: 102 }, (_, at) => group(at))
  const { received } = stubServer({
    '/api/notifications/list': () => [],
    '/api/duplicates/list': ({ page: number = 1, page_size: size }) =>
      page(all.slice((number - 1) * size, number * size), all.length),
  })
  await renderApp('/duplicates')
  await screen.findByText('Hotel 0 a')
  for (let pages = 2; pages <= Math.ceil(all.length / PAGE_SIZE); pages += 1) {
    await userEvent.click(await screen.findByRole('button', { name: 'Meer laden' }))
    await waitFor(() => expect(received.filter(({ path }) => path === '/api/duplicates/list')).toHaveLength(pages))
  }
  await screen.findByText('Hotel 101 b')
  expect(screen.queryByRole('button', { name: 'Meer laden' })).toBeNull()
})
