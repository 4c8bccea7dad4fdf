import { type AnyItem, edges, isCentre } from '@schakel/domain'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import type { LinkOption } from '../../entities/links/linkOptions.ts'
import { useViewer } from '../../entities/viewer/viewer.tsx'

/** A supplier that would begin to read the cards of so many people. */
export interface NewReader {
  readonly _id: string
  readonly name: string
  readonly people: number
}

/** The ends of a link, the parent first. */
export function endsOf(item: AnyItem, other: AnyItem, { down }: LinkOption): readonly [AnyItem, AnyItem] {
  return down ? [item, other] : [other, item]
}

/**
 * The suppliers that would begin to read somebody by this link (D22.4), asked of the server where an activity is one of its ends: what that
 * hangs under stands on no card. `isKnown` is false until it is answered.
 */
export function useNewReaders(item: AnyItem, other: AnyItem | undefined, option: LinkOption | undefined) {
  const viewer = useViewer()
  const [above, below] = other && option ? endsOf(item, other, option) : []
  const isPersonHere = above?._type === 'activity' && below?._type === 'person'
  const isAsked =
    isCentre(viewer) &&
    option !== undefined &&
    edges[option.edge].contains &&
    (isPersonHere || below?._type === 'activity')
  const ends = { parent: above?._id, child: below?._id }
  const { data, isError } = useQuery({
    queryKey: ['newReaders', ends],
    queryFn: ({ signal }) => call<{ suppliers: readonly NewReader[] }>('/api/links/readers', ends, { signal }),
    enabled: isAsked,
    // Of a moment ago is not good enough for what cannot be unseen.
    gcTime: 0,
    staleTime: 0,
  })
  return { suppliers: data?.suppliers ?? [], isKnown: !isAsked || data !== undefined, isError: isAsked && isError }
}
