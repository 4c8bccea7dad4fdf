import { type AnyItem, isSupplierSide, type ViewerKind } from '@schakel/domain'
import type { Words } from '@schakel/domain/texts'
import { groupIn, textIn } from './read.ts'
import { organisationOf } from './titleOf.ts'

/** A match in a list of a supplier, who knows its own name: what is asked, by whom as far as it may know, where and how large. */
export function requestTitle(match: AnyItem, kind: ViewerKind, words: Words): string | undefined {
  const { title, detail } = requestLines(match, kind, words)
  return [title, detail].filter(Boolean).join(' · ') || undefined
}

interface RequestLines {
  /** What is asked, and by whom as far as a supplier may know. */
  readonly title?: string | undefined
  /** Where and how large. */
  readonly detail?: string | undefined
}

/** The same on two lines, where one is too short for it; nothing of what is no match, or for who is no supplier. */
export function requestLines(match: AnyItem, kind: ViewerKind, words: Words): RequestLines {
  if (!isSupplierSide({ kind }) || match._type !== 'match') return {}
  const dossier = groupIn(match, 'dossier')
  const size = textIn(dossier, 'size')
  const employees = size && `${size} ${words.field('lead', 'employees').toLowerCase()}`
  return {
    title: joined([textIn(dossier, 'name'), organisationOf(match)?.name]),
    detail: joined([textIn(dossier, 'province'), employees]),
  }
}

const joined = (parts: readonly (string | undefined)[]) => parts.filter(Boolean).join(' · ') || undefined
