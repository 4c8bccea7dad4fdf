import { type AnyItem, isSupplierSide, type ViewerKind } from '@schakel/domain'
import type { Words } from '@schakel/domain/texts'
import { groupIn, textIn } from './read.ts'
import { organisationOf } from './titleOf.ts'

/** A match in a list of a supplier, who knows its own name: what is asked, by whom as far as it may know, where and how large. */
export function requestTitle(match: AnyItem, kind: ViewerKind, words: Words): string | undefined {
  if (!isSupplierSide({ kind }) || match._type !== 'match') return undefined
  const { asked, who, province, employees } = partsOf(match, words)
  return joined([asked, who, province, employees])
}

interface RequestLines {
  readonly title?: string | undefined
  readonly detail?: string | undefined
}

/**
 * The same on two lines, so that a phone shows what is asked, where and how large. Until the name is known a code stands last; nothing of
 * what is no match, or for who is no supplier.
 */
export function requestLines(match: AnyItem, kind: ViewerKind, words: Words): RequestLines {
  if (!isSupplierSide({ kind }) || match._type !== 'match') return {}
  const { asked, who, province, employees } = partsOf(match, words)
  const isNamed = organisationOf(match)?._id !== undefined || employees === undefined
  return isNamed
    ? { title: joined([asked, who]), detail: joined([province, employees]) }
    : { title: joined([asked, employees]), detail: joined([province, who]) }
}

function partsOf(match: AnyItem, words: Words) {
  const dossier = groupIn(match, 'dossier')
  const size = textIn(dossier, 'size')
  return {
    asked: textIn(dossier, 'name'),
    who: organisationOf(match)?.name,
    province: textIn(dossier, 'province'),
    employees: size && `${size} ${words.field('lead', 'employees').toLowerCase()}`,
  }
}

const joined = (parts: readonly (string | undefined)[]) => parts.filter(Boolean).join(' · ') || undefined
