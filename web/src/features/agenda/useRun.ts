import { useQueryClient } from '@tanstack/react-query'
import { keys } from '../../entities/items/keys.ts'
import { useFailure } from '../../ui/useFailure.ts'

export const FEED = ['agenda-feed'] as const
export const OVERLAYS = ['agenda-overlays'] as const
export const GOOGLE = ['agenda-google'] as const

/** Runs what changes something between one's agenda and other calendars, and says so when it failed. */
export function useRun() {
  const cache = useQueryClient()
  const fail = useFailure()
  return async (work: () => Promise<unknown>): Promise<boolean> => {
    try {
      await work()
      return true
    } catch (failure) {
      fail(failure)
      return false
    } finally {
      await Promise.all(
        [FEED, OVERLAYS, GOOGLE, [...keys.activities, 'agenda']].map((queryKey) =>
          cache.invalidateQueries({ queryKey }),
        ),
      )
    }
  }
}
