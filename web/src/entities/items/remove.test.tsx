import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { renderWithProviders } from '../../../test/renderWithProviders.tsx'
import { stubServer } from '../../../test/stubServer.ts'
import { connectNotices, type Notice } from '../../ui/notify.ts'
import { useRemove } from './mutations.ts'
import { useItem } from './queries.ts'

const notices: Notice[] = []

beforeEach(() => {
  notices.length = 0
  connectNotices((notice) => notices.push(notice))
})

function Subject() {
  const { data } = useItem('lead/01', 1)
  const other = useItem('space/01', 1)
  const remove = useRemove()
  if (!data || !other.data) return null
  return (
    <button type="button" data-writes="now" onClick={() => remove.mutate({ id: data._id, name: 'De Haven' })}>
      weg
    </button>
  )
}

describe('deleting', () => {
  it('D2.5, S4.14: what is gone is not asked for again, what shows it is; undo within ten seconds brings it back', async () => {
    const { received } = stubServer({
      '/api/space/lead/01': () => ({ _id: 'lead/01', _type: 'lead', _version: 1, name: 'De Haven' }),
      '/api/space/space/01': () => ({ _id: 'space/01', _type: 'space', _version: 1, name: 'Kenniscentrum' }),
      '/api/space/delete': () => ({}),
      '/api/trash/restore': () => ({ _id: 'lead/01', _version: 3 }),
    })
    const asked = (path: string) => received.filter((request) => request.path === path).length
    await renderWithProviders(<Subject />)
    await userEvent.setup().click(await screen.findByRole('button', { name: 'weg' }))
    await waitFor(() => expect(asked('/api/space/space/01')).toBe(2))
    expect(asked('/api/space/lead/01')).toBe(1)
    expect(notices.at(-1)?.stay).toBe(10_000)
    notices.at(-1)?.action?.run()
    await waitFor(() => expect(asked('/api/trash/restore')).toBe(1))
    await waitFor(() => expect(asked('/api/space/lead/01')).toBe(2))
  })
})
