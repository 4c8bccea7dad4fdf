import type { AnyItem, ViewerKind } from '@schakel/domain'
import type { Words } from '@schakel/domain/texts'
import { requestTitle } from '../../entities/items/requestTitle.ts'
import { titleOf } from '../../entities/items/titleOf.ts'

/** What a line is called: a match of a supplier by what is asked of it. */
export function lineTitle(item: AnyItem, kind: ViewerKind, words: Words): string {
  return requestTitle(item, kind, words) ?? titleOf(item, words)
}
