import { type AnyItem, isObject, isPlaceGone, optionalText, TRASH_DAYS } from '@schakel/domain'
import type { Words } from '@schakel/domain/texts'
import { titleOf } from '../../entities/items/titleOf.ts'

const DAY_MS = 86_400_000

/** A place of what lies in the trash, or what it was merged with. */
interface Place {
  readonly id: string
  readonly name: string
  readonly type: string | undefined
  /** It lies in the trash itself. */
  readonly isGone: boolean
}

function placeOf(ref: unknown): Place[] {
  if (!isObject(ref)) return []
  return [
    {
      id: optionalText(ref._id) ?? '',
      name: optionalText(ref.name) ?? '–',
      type: optionalText(ref._type),
      isGone: ref._gone === true,
    },
  ]
}

/** What a row of the trash says. */
export interface Trashed {
  readonly title: string
  readonly places: readonly string[]
  readonly by: string | undefined
  readonly at: string
  /** Days until it goes for good. */
  readonly left: number
  /** With what it was merged. */
  readonly into?: Place
  /** What must come back first: the other of a merge, or its place. */
  readonly waits?: { readonly for: string; readonly why: 'mergedGone' | 'placeGone' }
}

/** Reads what the server tells of one that was thrown away (D2.5). */
export function trashedOf(item: AnyItem, words: Words, now = Date.now()): Trashed {
  const places = (item._parents ?? []).flatMap(placeOf)
  const [into] = placeOf(item._into)
  const at = optionalText(item._deleted) ?? ''
  const by = isObject(item._deleted_by) ? optionalText(item._deleted_by.name) : undefined
  const first = places.find(({ isGone }) => isGone)
  const isWaiting = isPlaceGone(
    item._type,
    places.map(({ isGone }) => isGone),
  )
  return {
    title: titleIn(item, places, words),
    places: item._type === 'match' ? [] : places.map(({ name }) => name),
    by,
    at,
    left: Math.max(1, Math.ceil((Date.parse(at) + TRASH_DAYS * DAY_MS - now) / DAY_MS)),
    ...(into ? { into } : {}),
    ...(into?.isGone
      ? { waits: { for: into.name, why: 'mergedGone' } }
      : !into && isWaiting && first
        ? { waits: { for: first.name, why: 'placeGone' } }
        : {}),
  }
}

/** What it is called; where it was stands beside it. */
function titleIn({ _parents: _, ...item }: AnyItem, places: readonly Place[], words: Words): string {
  if (item._type !== 'match') return titleOf(item, words)
  const end = (type: string) => places.find((place) => place.type === type)
  return titleOf({ ...item, supplier: end('supplier'), dossier: end('dossier') }, words)
}
