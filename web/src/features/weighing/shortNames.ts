import type { DecisionSheet } from '@schakel/domain/calls'
import { tellApart } from '../../ui/tellApart.ts'

/** So many letters of a name stand in a sentence or a table. */
const ROOM = 48

/** Names of suppliers by match, short enough for sentences and tables, and never two alike that are not. */
export function shortNames({ suppliers }: Pick<DecisionSheet, 'suppliers'>): ReadonlyMap<string, string> {
  const names = suppliers.map(({ name }) => name)
  const short = tellApart(names).map(cut)
  const isAlike = (at: number) => short.some((one, other) => one === short[at] && names[other] !== names[at])
  return new Map(suppliers.map(({ id, name }, at) => [id, isAlike(at) ? name : (short[at] ?? name)]))
}

interface WithSuppliers {
  readonly suppliers: readonly { readonly id: string; readonly name: string }[]
}

/** A decision or a sheet that tells suppliers by these names; their order is that of the whole names. */
export function renamed<T extends WithSuppliers>(told: T, names: ReadonlyMap<string, string>): T {
  return { ...told, suppliers: told.suppliers.map((one) => ({ ...one, name: names.get(one.id) ?? one.name })) }
}

function cut(name: string): string {
  return name.length > ROOM ? `${name.slice(0, ROOM - 1).trimEnd()}…` : name
}
