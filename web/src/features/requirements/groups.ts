import type { RequirementRow } from '@schakel/domain/calls'
import { groupsIn } from '@schakel/domain/notes'
import type { Locale } from '../../texts/locale.ts'

/** The rows of one group of D10 with its name. */
export interface RowGroup<R> {
  readonly id: number
  readonly name: string
  readonly rows: readonly R[]
}

/** The groups of D10 in a language, in their order. */
export function groupNames(locale: Locale): readonly { readonly id: number; readonly text: string }[] {
  return groupsIn(locale)
}

/** Rows under the groups that they belong to, in the order of D10; groups without rows are left out. */
export function byGroup<R extends Pick<RequirementRow, 'group'>>(
  rows: readonly R[],
  locale: Locale,
): readonly RowGroup<R>[] {
  return groupNames(locale).flatMap(({ id, text }) => {
    const own = rows.filter(({ group }) => group === id)
    return own.length > 0 ? [{ id, name: text, rows: own }] : []
  })
}

/** The text of a row in the language of the screen, or in the other when it has none (F1.2). */
export function rowText({ nl, en }: Pick<RequirementRow, 'nl' | 'en'>, locale: Locale): string {
  return (locale === 'nl' ? nl || en : en || nl) ?? ''
}
