import { useQuery } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import type { AnyItem } from '../../api/types.ts'
import { keys } from '../items/keys.ts'

/** Logins of one week, which begins on Monday `week`. */
export interface LoginWeek {
  readonly week: string
  readonly logins: number
  readonly users: number
}

/** All users, with where they belong and when they last logged in (S7.12). Among the searches, so that it asks again after a write. */
export function useUsers() {
  return useQuery({
    queryKey: [...keys.searches, 'users'],
    queryFn: ({ signal }) => call<AnyItem[]>('/api/auth/list', {}, { signal }),
  })
}

/** Logins per week, this week last (D11.2). */
export function useLoginWeeks(weeks: number) {
  return useQuery({
    queryKey: ['logins', weeks],
    queryFn: ({ signal }) => call<LoginWeek[]>('/api/auth/logins', { weeks }, { signal }),
  })
}
