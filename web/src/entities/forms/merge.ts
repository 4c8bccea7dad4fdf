import { isSame } from '@schakel/domain'
import type { Values } from './record.ts'
import type { ShownField } from './shape.ts'
import { isOverEdge } from './tags.ts'
import { inputOf } from './values.ts'

/** Whose value of a field to keep. */
export type Side = 'mine' | 'theirs'

/** A field that stands otherwise in the form than it now does on the server (D2.3). */
export interface Difference extends ShownField {
  readonly mine: unknown
  readonly theirs: unknown
  /** Only one of the two changed it: that one; otherwise what stands in the form. */
  readonly proposed: Side
}

/** Where the form and the item as it now is differ; `base` is the item as it was when the form was opened. */
export function differencesOf(
  fields: readonly ShownField[],
  values: Values,
  base: Values,
  current: Values,
): Difference[] {
  return fields.flatMap(({ name, field }) => {
    if (isOverEdge(name)) return []
    const before = inputOf(field, base[name])
    const theirs = inputOf(field, current[name])
    const mine = values[name]
    if (isSame(mine, theirs)) return []
    return [{ name, field, mine, theirs, proposed: isSame(mine, before) ? 'theirs' : 'mine' }]
  })
}

/** Whether somebody else changed any of these fields: where only oneself did there is nothing to choose. */
export function isChangedByOther(differences: readonly Difference[], base: Values): boolean {
  return differences.some(({ name, field, theirs }) => !isSame(theirs, inputOf(field, base[name])))
}

/** What the inputs hold after choosing. */
export function merged(
  values: Values,
  differences: readonly Difference[],
  choice: Readonly<Record<string, Side>>,
): Values {
  const taken = differences.filter(({ name, proposed }) => (choice[name] ?? proposed) === 'theirs')
  return { ...values, ...Object.fromEntries(taken.map(({ name, theirs }) => [name, theirs])) }
}
