import { dossierStatuses, matchStatuses, type StatusTable } from '../status/statusTable.ts'

/** A step that a dossier or a match may take, with the statuses it is taken from. */
export interface Step {
  readonly status: string
  readonly from: readonly string[]
}

/** The types whose way is measured step by step (D11.2). */
export const steppedTypes = ['match', 'dossier'] as const
export type SteppedType = (typeof steppedTypes)[number]

const tables: Readonly<Record<SteppedType, StatusTable>> = { match: matchStatuses, dossier: dossierStatuses }

/** The steps of a type in the order of its table; what may follow any status follows all but itself. */
export function stepsOf(type: SteppedType): Step[] {
  const { start, entries, resumable = [] } = tables[type]
  const goingOn = Object.keys(entries).filter((status) => !resumable.includes(status))
  return Object.entries(entries)
    .filter(([status]) => status !== start)
    .map(([status, { from }]) => ({ status, from: from ?? goingOn }))
}
