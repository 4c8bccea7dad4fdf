import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { anItem } from '../../../test/items.ts'
import { renderWithProviders } from '../../../test/renderWithProviders.tsx'
import { stubServer } from '../../../test/stubServer.ts'
import Toasts from '../../ui/Toasts.tsx'
import { FollowButton } from './FollowButton.tsx'
import { FollowSection } from './FollowSection.tsx'
import { useNotifications } from './queries.ts'

const lead = anItem('lead', { _id: 'lead/00haven', name: 'Restaurant De Haven' })

/** Something that tells what waits. */
function Bell() {
  useNotifications()
  return null
}

/** A server that keeps what is followed. */
function serverOf(kept: string[]) {
  return stubServer({
    '/api/notifications/list': () => [],
    '/api/follow/list': () =>
      kept.map((_id) => ({
        item: { _id, _type: 'lead', name: 'Restaurant De Haven' },
        since: '2026-03-02T09:00:00.000Z',
      })),
    '/api/follow/set': ({ item, follow }: { item: string; follow: boolean }) => {
      kept.splice(0, kept.length, ...(follow ? [item] : []))
      return { follow }
    },
  })
}

describe('following', () => {
  it('D13: what waits at the bell is asked anew when one stops, and when one takes that back', async () => {
    const kept = ['lead/00haven']
    const { received } = serverOf(kept)
    const user = userEvent.setup()
    await renderWithProviders(
      <>
        <Bell />
        <Toasts />
        <FollowButton item={lead} />
      </>,
    )
    const asked = () => received.filter(({ path }) => path === '/api/notifications/list').length
    await user.click(await screen.findByRole('button', { name: 'U volgt dit' }))
    await waitFor(() => expect([kept, asked()]).toEqual([[], 2]))
    await user.click(await screen.findByRole('button', { name: 'Ongedaan maken' }))
    await waitFor(() => expect([kept, asked()]).toEqual([['lead/00haven'], 3]))
  })

  it('D13: a press follows and says so, another one stops', async () => {
    const kept: string[] = []
    serverOf(kept)
    const user = userEvent.setup()
    await renderWithProviders(<FollowButton item={lead} />)
    await user.click(await screen.findByRole('button', { name: 'Volgen' }))
    const on = await screen.findByRole('button', { name: 'U volgt dit' })
    expect(on.getAttribute('aria-pressed')).toBe('true')
    await waitFor(() => expect(kept).toEqual(['lead/00haven']))
    await user.click(on)
    await screen.findByRole('button', { name: 'Volgen' })
    await waitFor(() => expect(kept).toEqual([]))
  })

  it('D13: what has no timeline is not followed', async () => {
    serverOf([])
    await renderWithProviders(<FollowButton item={anItem('person')} />)
    expect(screen.queryByRole('button')).toBeNull()
  })

  it('D13: all that one follows stands in the settings, each to be stopped', async () => {
    const kept = ['lead/00haven']
    serverOf(kept)
    const user = userEvent.setup()
    await renderWithProviders(<FollowSection />)
    await screen.findByRole('link', { name: 'Restaurant De Haven' })
    await user.click(screen.getByRole('button', { name: 'Restaurant De Haven niet meer volgen' }))
    await screen.findByText(/U volgt nog niets/)
    await waitFor(() => expect(kept).toEqual([]))
  })
})
