import { type AnyItem, edges, isCentre, type TypeName } from '@schakel/domain'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { useWords } from '../../texts/i18n.ts'
import { titleOf } from '../items/titleOf.ts'
import { useViewer } from '../viewer/viewer.tsx'
import type { LinkOption } from './linkOptions.ts'

/** A supplier that would begin to read the cards of so many people. */
export interface NewReader {
  readonly _id: string
  readonly name: string
  readonly people: number
}

/**
 * The suppliers that would begin to read somebody by this link (D22.4), asked of the server where an activity is one of its ends: what that
 * hangs under stands on no card. `isKnown` is false until it is answered; `person` is whose card it is, where it is of one.
 */
export function useNewReaders(item: AnyItem, other: AnyItem | undefined, option: LinkOption | undefined) {
  const words = useWords()
  const [above, below] = other && option ? (option.down ? [item, other] : [other, item]) : []
  const isPersonHere = above?._type === 'activity' && below?._type === 'person'
  const isAsked = option !== undefined && (isPersonHere || below?._type === 'activity')
  const asked = useReaders({ parent: above?._id, child: below?._id }, isAsked && edges[option.edge].contains)
  const isDirect = above && below && option && showsContact(above, below, option)
  const person = below?._type === 'person' ? below : undefined
  return isDirect
    ? { ...asked, person, suppliers: [{ _id: above._id, name: titleOf(above, words), people: 1 }] }
    : { ...asked, person }
}

/** D22.4: a contact of who asks that is linked to a supplier is read by that supplier in full. */
function showsContact(above: AnyItem, below: AnyItem, { edge }: LinkOption): boolean {
  const isOfSupplier =
    (below._parents ?? []).length > 0 && (below._parents ?? []).every((ref) => ref._type === 'supplier')
  return edge === 'CONTACTS' && above._type === 'supplier' && below._type === 'person' && !isOfSupplier
}

/** The same of a link of many items of one type with another one (D22.4). */
export function useNewReadersOfMany(
  type: TypeName,
  ids: readonly string[],
  other: AnyItem | undefined,
  option: LinkOption | undefined,
) {
  const below = option?.down ? other?._type : type
  const isAsked = option !== undefined && (below === 'person' || below === 'activity') && edges[option.edge].contains
  const ends = option?.down ? { parent: ids, child: other?._id } : { parent: other?._id, child: ids }
  const asked = useReaders(ends, isAsked)
  return { ...asked, person: option?.down && other?._type === 'person' ? other : undefined }
}

function useReaders(ends: Readonly<Record<string, string | readonly string[] | undefined>>, isAsked: boolean) {
  const isEnabled = isCentre(useViewer()) && isAsked
  const { data, isError } = useQuery({
    queryKey: ['newReaders', ends],
    queryFn: ({ signal }) => call<{ suppliers: readonly NewReader[] }>('/api/links/readers', ends, { signal }),
    enabled: isEnabled,
    // Of a moment ago is not good enough for what cannot be unseen.
    gcTime: 0,
    staleTime: 0,
  })
  return { suppliers: data?.suppliers ?? [], isKnown: !isEnabled || data !== undefined, isError: isEnabled && isError }
}
