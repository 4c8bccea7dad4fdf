import type { MatchLine } from '@schakel/domain/calls'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { keys } from '../../entities/items/keys.ts'

/** What the table says of the matches of a dossier besides their fields, by match: one call, however many there are. */
export function useMatchLines(dossier: string, isEnabled: boolean) {
  return useQuery({
    // Under the key of its item, so that whatever is said or written makes it ask again.
    queryKey: [...keys.item(dossier), 'matches'],
    queryFn: ({ signal }) => call<readonly MatchLine[]>('/api/fit/matches', { dossier }, { signal }),
    // Kept as it came: in a map a change of a match would not be found, and what others answer not asked for anew.
    select: byMatch,
    enabled: isEnabled,
  })
}

const byMatch = (lines: readonly MatchLine[]): ReadonlyMap<string, MatchLine> =>
  new Map(lines.map((line) => [line._id, line]))
