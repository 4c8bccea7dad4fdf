import type { Criterion } from '@schakel/domain/decision'

/** Each group with the number of its criterion, from 1. */
export function placesOf(criteria: readonly Criterion[]): ReadonlyMap<string, number> {
  return new Map(
    criteria
      .flatMap(({ groups }, at) => groups.map((group): [string, number] => [group, at + 1]))
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  )
}

/** The groups that stand under one number together; one alone is no join. */
export function joinsOf(
  places: ReadonlyMap<string, number>,
): readonly { readonly place: number; readonly groups: readonly string[] }[] {
  const byPlace = Map.groupBy([...places.keys()], (group) => places.get(group) ?? 0)
  return [...byPlace]
    .filter(([, groups]) => groups.length > 1)
    .map(([place, groups]) => ({ place, groups }))
    .sort((a, b) => a.place - b.place)
}
