import { definitionOf } from '@schakel/domain'
import type { Params, ReadScope } from './form.ts'

/**
 * Whether the viewer may not know who asks at the item of this id, as SQL. Whoever of theirs reads it, watches it or may be mentioned
 * there is then told by no name, though another dossier was disclosed: two dossiers of one lead cannot be joined (D2.1, D7).
 */
export function isAskerHidden(scope: ReadScope, params: Params, id: string): string {
  return scope.isLimited ? scope.askerHidden(`${params.add(id)}::text`) : 'false'
}

/** Types of who may ask. */
export const asking = Object.keys(definitionOf('dossier').parents)

/** Whether this is the id of an organisation that may ask. */
export function mayAsk(id: string | null): boolean {
  return id !== null && asking.includes(id.split('/', 1)[0] ?? '')
}

/** The same of the organisation of the account in row `i`, as SQL. */
export function isOfAsker(params: Params): string {
  return `coalesce(organisation_of(i.id, '{}', '', true, null) ->> '_type' = any (${params.add(asking)}::text[]), false)`
}
