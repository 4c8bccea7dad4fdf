import type { DemoScript, ReferenceCall } from '@schakel/domain/calls'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../api/call.ts'

/** How often one looks whether the centre closed a demo, and whether closing is final, ms: nothing is told of it by socket (F1.12). */
const WHILE_OPEN_MS = 20_000
const WHILE_CLOSING_MS = 5_000

export const demoKeys = {
  script: (parent: string) => ['demo', parent] as const,
  references: (match: string) => ['references', match] as const,
}

/** The script of a match or a dossier, with what the viewer may know of the scores (F1.12). */
export function scriptQuery(parent: string) {
  return queryOptions({
    queryKey: demoKeys.script(parent),
    queryFn: ({ signal }) => call<DemoScript>('/api/demo/script', { parent }, { signal }),
    refetchInterval: ({ state }) => {
      const demo = state.data?.demo
      if (!demo) return false
      if (!demo.closed) return WHILE_OPEN_MS
      return demo.closed.undoUntil === null ? false : WHILE_CLOSING_MS
    },
  })
}

/** Calls with referees of the supplier of a match (F1.12). */
export function referencesQuery(match: string) {
  return queryOptions({
    queryKey: demoKeys.references(match),
    queryFn: ({ signal }) => call<{ references: ReferenceCall[] }>('/api/references/list', { match }, { signal }),
  })
}
