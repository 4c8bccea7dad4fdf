import { BOARD_CARDS_MAX } from '@schakel/domain'
import type { BoardFacts } from '@schakel/domain/calls'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'

interface Batch {
  readonly ids: Set<string>
  readonly answer: Promise<ReadonlyMap<string, BoardFacts>>
}

let open: Batch | undefined

/** What is said of a card; those that are drawn in the same moment are asked for together. */
async function askOf(id: string): Promise<BoardFacts | null> {
  open ??= newBatch()
  const batch = open
  batch.ids.add(id)
  if (batch.ids.size >= BOARD_CARDS_MAX) open = undefined
  return (await batch.answer).get(id) ?? null
}

function newBatch(): Batch {
  const ids = new Set<string>()
  const answer = new Promise((drawn) => setTimeout(drawn, 0))
    .then(() => {
      if (open?.ids === ids) open = undefined
      return call<readonly BoardFacts[]>('/api/lists/cards', { ids: [...ids] })
    })
    .then((rows) => new Map(rows.map((row) => [row._id, row])))
  return { ids, answer }
}

/** Owners, matches and lateness of a card (S2.5); under the key of searches, so that whatever changes an item asks for them anew. */
export function useCardFacts(id: string): BoardFacts | undefined {
  return useQuery({ queryKey: ['search', 'board', id], queryFn: () => askOf(id) }).data ?? undefined
}
