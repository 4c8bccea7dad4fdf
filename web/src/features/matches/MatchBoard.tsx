import { type AnyItem, matchStatuses } from '@schakel/domain'
import { matchesOf } from '../../entities/items/matchOf.ts'
import { textIn } from '../../entities/items/read.ts'
import { Stack } from '../../ui/layout/Stack.tsx'
import { MatchRow } from './MatchRow.tsx'

/** Of more than so many matches only the heads are shown at first: they are to be compared at a glance. */
const MOST_OPEN = 3

/** All matches of a dossier with their steps; those that are furthest on stand on top. For staff and super users. */
export function MatchBoard({ dossier }: { readonly dossier: AnyItem }) {
  const order = Object.keys(matchStatuses.entries)
  const place = (match: AnyItem) => order.indexOf(textIn(match, 'status') ?? '')
  const matches = matchesOf(dossier).toSorted((a, b) => place(b) - place(a))
  return (
    <Stack gap={3}>
      {matches.map((match) => (
        <MatchRow key={match._id} match={match} folded={matches.length > MOST_OPEN} />
      ))}
    </Stack>
  )
}
