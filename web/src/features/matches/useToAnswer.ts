import { type AnyItem, isLeadSide } from '@schakel/domain'
import { matchesOf } from '../../entities/items/matchOf.ts'
import { useViewer } from '../../entities/viewer/viewer.tsx'
import { useMatchLines } from './matchLines.ts'

/** What came to an end waits for no answer. */
const over: readonly unknown[] = ['dismissed', 'mismatch', 'won', 'lost']

/** How many of the suppliers proposed on a dossier wait for the answer of the viewer; nothing while that is not known, or is nothing of theirs. */
export function useToAnswer(dossier: AnyItem): number | undefined {
  const { _id, kind } = useViewer()
  const matches = matchesOf(dossier)
  const isAsked = isLeadSide({ kind }) && matches.length > 0
  const { data } = useMatchLines(dossier._id, isAsked)
  if (!data || !isAsked) return undefined
  return matches.filter(
    (match) =>
      !over.includes(match.status) && !(data.get(match._id)?.answers ?? []).some((answer) => answer.by?._id === _id),
  ).length
}
