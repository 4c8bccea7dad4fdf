import type { RequirementRow, RequirementSet } from '@schakel/domain/calls'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../api/call.ts'

/** A row of a set. */
export type Row = RequirementRow

/** The keys of what this feature reads; the feed asks them again when a requirement changes. */
export const requirementKeys = {
  all: ['requirements'] as const,
  set: (parent: string) => ['requirements', 'set', parent] as const,
  templates: (dossier: string) => ['requirements', 'templates', dossier] as const,
}

/** The requirements of a dossier or a template with what the reader may do (F1.4). */
export function useSet(parent: string) {
  return useQuery({
    queryKey: requirementKeys.set(parent),
    queryFn: ({ signal }) => call<RequirementSet>('/api/requirements/list', { parent }, { signal }),
  })
}
