import { type AnyItem, isSupplierSide, type ViewerKind } from '@schakel/domain'
import type { Words } from '@schakel/domain/texts'
import { groupIn, textIn } from './read.ts'
import { organisationOf } from './titleOf.ts'

/** A match in a list of a supplier, who knows its own name: what is asked, by whom as far as it may know, where and how large. */
export function requestTitle(match: AnyItem, kind: ViewerKind, words: Words): string | undefined {
  if (!isSupplierSide({ kind }) || match._type !== 'match') return undefined
  const dossier = groupIn(match, 'dossier')
  const size = textIn(dossier, 'size')
  const parts = [
    textIn(dossier, 'name'),
    organisationOf(match)?.name,
    textIn(dossier, 'province'),
    size && `${size} ${words.field('lead', 'employees').toLowerCase()}`,
  ]
  return parts.filter(Boolean).join(' · ') || undefined
}
