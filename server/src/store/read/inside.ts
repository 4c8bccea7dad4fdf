import { typeOfId } from '@schakel/domain'
import type { Params, ReadScope } from './form.ts'

/** What stands under these is told to a supplier only as far as it is disclosed itself (D2.1). */
export function tellsWho(scope: ReadScope, parent: string): string {
  return scope.isLimited && !/^(space|supplier|dossier|match|comment)\//.test(parent) ? `(${scope.isOpen})` : 'true'
}

/** That `i` lies under a parent which the viewer reads too: a parent that does not exist for them contains nothing (D19.6). */
export function insideOf(scope: ReadScope, params: Params, parent: string): string {
  const id = params.add(parent)
  // The inner `i` is the parent: the same scope decides whether it exists.
  const seen = `exists (select from items i where i.id = ${id} and ${scope.where})`
  // An array and not `in (select …)`: the ids are looked up once, and PostgreSQL 18 fails on some plans of that form.
  // The key of a space stands on everything under it (readers.sql), so that this is one index walk; what was sent to it is not in it.
  const isInside =
    typeOfId(parent) === 'space'
      ? `i.readers @> array[${id}::text] and i.id <> ${id} and i.type <> 'message'`
      : `i.id = any (array(select b.id from inside(${id}) b))`
  return `${seen} and ${isInside} and ${tellsWho(scope, parent)}`
}

/** Whether what lies under this parent is found sooner by walking down from it than among all there is. */
export function isSmallPlace(parent: string | undefined): boolean {
  return parent !== undefined && typeOfId(parent) !== 'space'
}
