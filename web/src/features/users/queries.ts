import { PAGE_SIZE_MAX } from '@schakel/domain'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import type { AnyItem } from '../../api/types.ts'
import { keys } from '../../entities/items/keys.ts'

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
    queryFn: ({ signal }) => everybody(signal),
  })
}

/** Page by page until one that is not full. Whoever was added meanwhile moves others to the next page: each counts once. */
async function everybody(signal: AbortSignal): Promise<AnyItem[]> {
  const users = new Map<string, AnyItem>()
  for (let page = 1; ; page += 1) {
    const some = await call<AnyItem[]>('/api/auth/list', { page, page_size: PAGE_SIZE_MAX }, { signal })
    for (const user of some) users.set(user._id, user)
    if (some.length < PAGE_SIZE_MAX) return [...users.values()]
  }
}

/** Logins per week, this week last (D11.2). */
export function useLoginWeeks(weeks: number) {
  return useQuery({
    queryKey: ['logins', weeks],
    queryFn: ({ signal }) => call<LoginWeek[]>('/api/auth/logins', { weeks }, { signal }),
  })
}
