import { type ListOnly, onlyOf, type TypeName, type WhereRule } from '@schakel/domain'

/** Filters that have a name, one press each: rules as any other. */
export interface QuickFilter {
  readonly name: ListOnly | 'mine' | 'soon' | 'newest' | 'noEmail' | 'hidden'
  readonly rule: WhereRule
}

const byType: Partial<Record<TypeName, readonly QuickFilter[]>> = {
  dossier: [{ name: 'soon', rule: { field: 'selection_date', op: 'nextDays', values: ['14'] } }],
  lead: [{ name: 'newest', rule: { field: '_created', op: 'lastDays', values: ['7'] } }],
  person: [{ name: 'noEmail', rule: { field: 'email', op: 'empty', values: [] } }],
  match: [{ name: 'hidden', rule: { field: '$visible', op: 'no', values: [] } }],
}

/** What the centre asks of a list of this type all day (D8.3): what is theirs, what is late, what nobody was matched with, and so on. */
export function quickFilters(type: TypeName, viewer: string): readonly QuickFilter[] {
  return [
    { name: 'mine', rule: { field: '_owner', op: 'is', values: [viewer] } },
    ...onlyOf(type).map((only) => ({ name: only, rule: { field: '_waits', op: 'is' as const, values: [only] } })),
    ...(byType[type] ?? []),
  ]
}
