import { PHOTO_PAGES_MAX } from '@schakel/domain'
import type { FoundPhoto, FoundPhotos, PhotoCredit } from '@schakel/domain/calls'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { ApiError } from '../../api/apiError.ts'
import { call, get, refusalOf } from '../../api/call.ts'
import { patiently } from '../../api/patience.ts'

/** What the service finds by these words, page by page; nothing is asked before there are words. */
export function usePhotos(words: string) {
  return useInfiniteQuery({
    queryKey: ['photos', words],
    queryFn: ({ pageParam, signal }) =>
      call<FoundPhotos>('/api/photos/search', { q: words, page: pageParam }, { signal }),
    initialPageParam: 1,
    getNextPageParam: ({ hasMore }, _pages, page) => (hasMore && page < PHOTO_PAGES_MAX ? page + 1 : undefined),
    enabled: words !== '',
    retry: false,
  })
}

/** Fetches a photo as a file, as if it had been chosen on this device. */
export async function fetchPhoto({ _id }: FoundPhoto, signal: AbortSignal): Promise<File> {
  const address = `/api/photos/picture/${encodeURIComponent(_id)}`
  const response = await patiently(() => fetch(address, { credentials: 'same-origin', signal }), signal).catch(
    (error: unknown) => {
      throw signal.aborted ? error : new ApiError(0, { title: 'offline' })
    },
  )
  if (!response.ok) throw await refusalOf(address, response)
  return new File([await response.blob()], 'foto.jpg', { type: 'image/jpeg' })
}

/** Who made a picture of ours that has a credit. */
export function useCredit(address: string): PhotoCredit | undefined {
  const { data } = useQuery({
    queryKey: ['credit', address],
    queryFn: ({ signal }) => get<PhotoCredit>(address.replace('/api/images/', '/api/images/credit/'), { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })
  return data
}
