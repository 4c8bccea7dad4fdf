import type { RequirementTemplate } from '@schakel/domain/calls'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { askedQuery } from '../../entities/answers/queries.ts'

/** The keys of what this feature reads; the feed asks them again when a requirement changes. */
export const requirementKeys = {
  all: ['requirements'] as const,
  set: (parent: string) => ['requirements', 'set', parent] as const,
  templates: (dossier: string) => ['requirements', 'templates', dossier] as const,
}

/** The requirements of a dossier or a template with what the reader may do (F1.4). */
export function useSet(parent: string) {
  return useQuery(askedQuery(parent))
}

/** The published sets to choose from for a dossier (F1.3). */
export function useTemplates(dossier: string, enabled: boolean) {
  return useQuery({
    queryKey: requirementKeys.templates(dossier),
    queryFn: ({ signal }) => call<Templates>('/api/requirements/templates', { dossier }, { signal }),
    enabled,
  })
}

/** What may be chosen from, and the branches of the dossier. */
export interface Templates {
  readonly templates: readonly RequirementTemplate[]
  readonly branches: readonly string[]
}
