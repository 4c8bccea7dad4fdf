import { type AnyItem, definitionOf, type Field, isEmpty, isSame } from '@schakel/domain'
import type { Side } from './useMerge.ts'

/** A field that the two hold differently. */
export interface Difference {
  readonly name: string
  readonly field: Field
  readonly keep: unknown
  readonly drop: unknown
  /** What is chosen when nobody says otherwise: what is there, before what is not. */
  readonly proposed: Side
}

/** What is to be chosen between two items, in the order of their type; what only the server fills in is not. */
export function differencesOf(keep: AnyItem, drop: AnyItem, isSuper: boolean): readonly Difference[] {
  const { fields, statuses } = definitionOf(keep._type)
  const ownDates = new Set(Object.keys(statuses?.entries ?? {}))
  const names = Object.keys(fields).filter((name) => name !== 'status' && !ownDates.has(name))
  return [...names.filter((name) => !looks.includes(name)), ...(statuses ? ['status'] : []), ...looks].flatMap(
    (name) => {
      const field = fields[name]
      if (!field || field.readOnly || field.writeOnly || (field.superOnly && !isSuper)) return []
      const [mine, theirs] = [keep[name], drop[name]]
      if (isSame(mine ?? null, theirs ?? null) || (isNothing(mine) && isNothing(theirs))) return []
      return [{ name, field, keep: mine, drop: theirs, proposed: isNothing(mine) ? 'drop' : 'keep' }]
    },
  )
}

const looks = ['color', 'avatar', 'banner']

function isNothing(value: unknown): boolean {
  return isEmpty(value) || (Array.isArray(value) && value.length === 0)
}
