import { typeOfId } from '@schakel/domain'
import type { Params, ReadScope } from './form.ts'
import { asking } from './hiddenAsker.ts'

/** Types under which everything is told that is read; under any other a supplier is told what was disclosed itself (D2.1). */
export const NAMELESS = '^(space|supplier|dossier|match|comment)/'
/** Those that say who asks: what hangs under a closed dossier is told under none of them, whatever else it hangs under. */
export const ASKING = `^(${[...asking, 'person'].join('|')})/`

/** That the row `i` may be told of as what stands under this parent. */
export function tellsWho(scope: ReadScope, parent: string): string {
  if (!scope.isLimited || new RegExp(NAMELESS).test(parent)) return 'true'
  return new RegExp(ASKING).test(parent)
    ? `(${scope.isOpen} and not ${scope.askerHidden('i.id')})`
    : `(${scope.isOpen})`
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
