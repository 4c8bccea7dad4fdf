import type { DecisionSheet } from '@schakel/domain/calls'
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

/** A join is called by its groups, so that what it was given is never taken for another one's; one that is there keeps its id. */
export function joinIdOf(groups: readonly string[], there: DecisionSheet['setup']['joins']): string {
  const named = (one: readonly string[]) => [...one].sort().join('+')
  return there.find((join) => named(join.groups) === named(groups))?.id ?? named(groups)
}
