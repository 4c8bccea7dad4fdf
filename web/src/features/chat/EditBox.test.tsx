import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import { renderWithProviders } from '../../../test/renderWithProviders.tsx'
import { reply, stubServer } from '../../../test/stubServer.ts'
import { ChatLine } from './ChatLine.tsx'

beforeEach(() => localStorage.clear())

const kept = () => Object.keys(localStorage).filter((key) => key.startsWith('schakel.draft'))

const message = {
  ...{ _id: 'chat/1', room: 'lead/1', seq: 1, text: 'Tot morgen', date: new Date().toISOString() },
  author: { _id: 'user/00staff', name: 'Els Bakker' },
}

/** Stands at one's own message, which is being changed. */
async function come() {
  const { unmount } = await renderWithProviders(<ChatLine message={message} isNext={false} />, { kind: 'staff' })
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: 'Bewerken' }))
  return { user, unmount, box: screen.getByRole('textbox', { name: 'Bericht bewerken' }) }
}

it('S5.2: what was changed in a message is there again for who comes back, until it is saved or given up', async () => {
  let isUp = false
  const { received } = stubServer({
    '/api/chat/edit': () => (isUp ? message : reply(503, { title: 'Unavailable', status: 503 })),
  })
  const first = await come()
  await first.user.type(first.box, ' om negen uur')
  await first.user.click(screen.getByRole('button', { name: 'Opslaan' }))
  await waitFor(() => expect(received).toHaveLength(1))
  first.unmount()
  const again = await come()
  expect(again.box).toHaveProperty('value', 'Tot morgen om negen uur')
  isUp = true
  await again.user.click(screen.getByRole('button', { name: 'Opslaan' }))
  await waitFor(() => expect(kept()).toEqual([]))
  again.unmount()
  const last = await come()
  expect(last.box).toHaveProperty('value', 'Tot morgen')
  await last.user.type(last.box, '?{Escape}')
  expect(kept()).toEqual([])
})
