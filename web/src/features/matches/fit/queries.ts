import type { FitReason } from '@schakel/domain/fit'
import { useMutation, useQuery } from '@tanstack/react-query'
import { call, newIdempotencyKey } from '../../../api/call.ts'
import type { Saved } from '../../../api/types.ts'
import { keys } from '../../../entities/items/keys.ts'
import { useRefresh } from '../../../entities/items/mutations.ts'

/** A supplier with its points for a dossier, and why. */
export interface RankedSupplier {
  readonly _id: string
  readonly _type: 'supplier'
  readonly name: string
  readonly avatar?: string
  readonly color?: string
  readonly points: number
  readonly max: number
  readonly matched: boolean
  readonly accepts: boolean
  readonly reasons: readonly FitReason[]
}

/** The suppliers by how well they fit a dossier; for staff and super users. */
export function useFit(dossier: string) {
  return useQuery({
    // Under the dossier's own key, so that a new match makes it ask again.
    queryKey: [...keys.item(dossier), 'fit'],
    queryFn: ({ signal }) => call<RankedSupplier[]>('/api/fit/list', { dossier }, { signal }),
  })
}

/** What became of each supplier that was to be added. */
export interface Added {
  readonly added: readonly RankedSupplier[]
  readonly failed: readonly RankedSupplier[]
}

/** Makes a match of each chosen supplier in one action (D19.2); what fails is told by name, the rest stays. */
export function useAddMatches(dossier: string) {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: async (suppliers: readonly RankedSupplier[]): Promise<Added> => {
      const outcomes = await Promise.allSettled(
        suppliers.map(({ _id }) =>
          call<Saved>(
            `/api/space/edge/MATCH/${dossier}/${_id}`,
            { props: {} },
            { idempotencyKey: newIdempotencyKey() },
          ),
        ),
      )
      const made = (index: number) => outcomes[index]?.status === 'fulfilled'
      return {
        added: suppliers.filter((_, index) => made(index)),
        failed: suppliers.filter((_, index) => !made(index)),
      }
    },
    onSettled: () => refresh(),
  })
}

/** Takes back matches that were only just added. */
export function useRemoveMatches(dossier: string) {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: (suppliers: readonly RankedSupplier[]) =>
      Promise.all(suppliers.map(({ _id }) => call(`/api/space/delete/MATCH/${dossier}/${_id}`, {}))),
    onSettled: () => refresh(),
  })
}
