import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { useRefresh } from '../../entities/items/mutations.ts'
import { useFailure } from '../../ui/useFailure.ts'
import type { ImportUndo, UndoableImport } from './importData.ts'
import { importKeys } from './useImport.ts'

/** Imports that can still be taken back: one's own, and those into one's space (D23.5). */
export function useUndoable() {
  return useQuery({
    queryKey: importKeys.undoable,
    queryFn: ({ signal }) => call<UndoableImport[]>('/api/import/undoable', {}, { signal }),
  })
}

/** Takes an import back, and waits until all of it is. */
export function useUndoImport(id: string) {
  const cache = useQueryClient()
  const refresh = useRefresh()
  const fail = useFailure()
  return useMutation({
    mutationFn: async () => {
      // The server waits some seconds before it says that it is still at it.
      for (;;) {
        const answer = await call<ImportUndo>('/api/import/undo', { _id: id })
        if (answer.state === 'undone') return answer
      }
    },
    onSuccess: () => Promise.all([refresh(), cache.invalidateQueries({ queryKey: importKeys.one(id) })]),
    onError: fail,
  })
}
