import type { AnswerSheet, Comparison, DecisionSheet, RequirementSet } from '@schakel/domain/calls'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../api/call.ts'

/** The keys of the cache for what is asked and what is answered; any change of an item lets them ask again (`live/feed.ts`). */
export const answerKeys = {
  sheets: ['answers'] as const,
  sheet: (parent: string) => ['answers', parent] as const,
  comparisons: ['comparison'] as const,
  comparison: (dossier: string) => ['comparison', dossier] as const,
  weighing: ['weighing'] as const,
}

/** The answers of a match, or the profile of a supplier (F1.7, F1.9). */
export function sheetQuery(parent: string) {
  return queryOptions({
    queryKey: answerKeys.sheet(parent),
    queryFn: ({ signal }) => call<AnswerSheet>('/api/answers/list', { parent }, { signal }),
  })
}

/** The requirements of a dossier, as the viewer reads them (F1.5). */
export function askedQuery(dossier: string) {
  return queryOptions({
    queryKey: ['requirements', 'set', dossier] as const,
    queryFn: ({ signal }) => call<RequirementSet>('/api/requirements/list', { parent: dossier }, { signal }),
  })
}

/** The grid of requirements and suppliers (F1.13). */
export function comparisonQuery(dossier: string) {
  return queryOptions({
    queryKey: answerKeys.comparison(dossier),
    queryFn: ({ signal }) => call<Comparison>('/api/comparison/read', { dossier }, { signal }),
  })
}

/** All that a dossier is weighed up by (F2). */
export function weighingQuery(dossier: string) {
  return queryOptions({
    queryKey: [...answerKeys.weighing, dossier] as const,
    queryFn: ({ signal }) => call<DecisionSheet>('/api/decision/read', { dossier }, { signal }),
  })
}
