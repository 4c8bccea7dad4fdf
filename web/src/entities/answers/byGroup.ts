import { valueText } from '@schakel/domain/notes'
import type { Locale } from '../../texts/locale.ts'

interface Said {
  readonly nl?: string | undefined
  readonly en?: string | undefined
}

/** The text of a requirement in a language, or in the other one where it lacks. */
export function askedText({ nl, en }: Said, locale: Locale): string {
  return (locale === 'en' ? en || nl : nl || en) ?? ''
}

/** The rows of one group, in the order of the set. */
export interface Group<T> {
  readonly id: number
  readonly name: string
  readonly rows: readonly T[]
}

/** Rows by group, groups in the order in which they first come (F1.13). */
export function byGroup<T extends { readonly group: number }>(rows: readonly T[], locale: Locale): readonly Group<T>[] {
  return [...Map.groupBy(rows, ({ group }) => group)].map(([id, found]) => ({
    id,
    name: valueText(id, locale) ?? String(id),
    rows: found,
  }))
}
