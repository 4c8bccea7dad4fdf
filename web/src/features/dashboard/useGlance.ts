import type { Glance } from '@schakel/domain/calls'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { keys } from '../../entities/items/keys.ts'

/** What asks for somebody today, and how things go (S2.2); read anew when something in their world changes. */
export function useGlance() {
  return useQuery({
    queryKey: [...keys.activities, 'glance'],
    queryFn: ({ signal }) => call<Glance>('/api/dashboard', {}, { signal }),
  })
}
