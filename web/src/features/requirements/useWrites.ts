import type { RequirementInput } from '@schakel/domain/calls'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { isApiError } from '../../api/apiError.ts'
import { call, newIdempotencyKey } from '../../api/call.ts'
import { keys } from '../../entities/items/keys.ts'
import { requirementKeys } from './queries.ts'

interface Written {
  readonly version: number
  readonly rows: readonly { readonly _id: string; readonly key: string; readonly _version: number }[]
}

interface Changes {
  readonly rows: readonly RequirementInput[]
  readonly remove: readonly string[]
}

export interface Freeze extends Changes {
  readonly dossier: string
  /** The version that this one follows. */
  readonly version: number
  readonly reason?: string
  readonly answersDue?: string
}

function useWrite<B extends object, A>(path: string, withItems = false) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (body: B) => call<A>(path, body, { idempotencyKey: newIdempotencyKey() }),
    onError: (error) => {
      // Somebody else was first: what is there now is shown.
      if (isApiError(error, 403, 404, 409)) void cache.invalidateQueries({ queryKey: requirementKeys.all })
    },
    onSuccess: async () => {
      await Promise.all([
        cache.invalidateQueries({ queryKey: requirementKeys.all }),
        ...(withItems ? [keys.items, keys.searches] : []).map((queryKey) => cache.invalidateQueries({ queryKey })),
      ])
    },
  })
}

/** Makes, changes and removes rows of a set that is not frozen. */
export const useSaveRows = () =>
  useWrite<Changes & { readonly parent: string; readonly restore?: string }, Written>('/api/requirements/save')
/** Numbers the set, so that suppliers read it (F1.5). */
export const useFreeze = () => useWrite<Freeze, Written>('/api/requirements/freeze', true)
/** Copies ticked rows of a template (F1.3). */
export const useCopy = () =>
  useWrite<{ readonly dossier: string; readonly template: string; readonly keys: readonly string[] }, Written>(
    '/api/requirements/copy',
  )
/** Puts a row forward after freezing (F1.4). */
export const usePropose = () =>
  useWrite<{ readonly dossier: string; readonly row: RequirementInput }, Written>('/api/requirements/propose')
/** Makes the sets that come with the product templates of a space (F1.1). */
export const useLoadSets = () =>
  useWrite<{ readonly space?: string }, { readonly made: readonly string[] }>('/api/requirements/load', true)
