import type { TypeName } from './types/index.ts'

/**
 * Whether an item in the trash has nowhere to come back to, given of each of its places whether it lies there too (D2.5): a match comes back
 * to both of its ends, all else to any place that is there.
 */
export function isPlaceGone(type: TypeName | undefined, gone: readonly boolean[]): boolean {
  if (gone.length === 0) return false
  return type === 'match' ? gone.includes(true) : !gone.includes(false)
}
