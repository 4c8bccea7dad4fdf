import { QueryClient } from '@tanstack/react-query'
import { isApiError } from '../api/apiError.ts'
import { hasNetwork } from '../api/away.ts'

const FRESH_MS = 20_000
const RETRIES = 2

/** One cache for all that comes from the server. What the server refuses is not asked again; what did not arrive is. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: FRESH_MS,
        // Offline an answer is that there is none: what waited for a connection would look as if it were still coming.
        networkMode: 'always',
        refetchOnReconnect: true,
        retry: (count, error) =>
          count < (hasNetwork() ? RETRIES : 1) && (!isApiError(error) || error.status === 0 || error.status >= 502),
      },
      mutations: { networkMode: 'always' },
    },
  })
}
