import type { TypeName } from '../types/index.ts'
import type { Where, WhereRule } from './where.ts'

/** What the centre looks for all day (D8.3): what is past its day, and requests under way that nobody was matched with. */
export const listOnly = ['late', 'unmatched'] as const
export type ListOnly = (typeof listOnly)[number]

const onlyByType: Partial<Record<TypeName, readonly ListOnly[]>> = { dossier: ['late', 'unmatched'], todo: ['late'] }

/** Which of those can be asked of a list of this type. */
export function onlyOf(type: TypeName): readonly ListOnly[] {
  return onlyByType[type] ?? []
}

/** The filters that are taken over as they are given, and of which one alone narrows a list. */
export const givenFilters = [
  ...(['feed', 'owner', 'city', 'province', 'from', 'until', 'since', 'only', 'where', 'also'] as const),
] as const

/** Words and filters of a list (D8.3); absent means any. */
export interface SearchFilters {
  readonly q?: string
  /** One status or several. */
  readonly status?: string | readonly string[]
  /** A type or the name of an edge. */
  readonly feed?: string
  /** Anything under this item. */
  readonly parent?: string
  readonly tags?: readonly string[]
  /** The id of someone among the owners. */
  readonly owner?: string
  readonly city?: string
  readonly province?: string
  /** A day or a moment, counted itself. */
  readonly from?: string
  /** A day to its end, or a moment that is not counted itself. */
  readonly until?: string
  /** Changed at or after it. */
  readonly since?: string
  /** For the centre alone; for others there is nothing of it. */
  readonly only?: ListOnly
  /** Rules over the fields of the type in `feed`. */
  readonly where?: Where
  /** One rule that holds besides: what a group of the list has in common. */
  readonly also?: WhereRule
  /** The time zone by whose days the dates of those rules are read; Amsterdam when left out. */
  readonly zone?: string
}
