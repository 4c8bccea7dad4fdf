import { definitionOf, fold, type ImportType } from '@schakel/domain'
import { wordsOf } from '@schakel/domain/texts'
import { en } from '@schakel/domain/texts/en'
import { nl } from '@schakel/domain/texts/nl'

/** The statuses of a type by what people call them. */
export interface StatusLabels {
  /** The code of a label; what is no label comes back as it is. */
  codeOf(label: string): string
}

/** The codes and the Dutch and English labels of D5, without capitals, accents and signs. */
export function statusLabels(type: ImportType): StatusLabels {
  const codes = new Map<string, string>()
  for (const code of Object.keys(definitionOf(type).statuses?.entries ?? {})) {
    for (const texts of [nl, en]) codes.set(lettersAndDigits(wordsOf(texts).status(type, code)), code)
    codes.set(lettersAndDigits(code), code)
  }
  return { codeOf: (label) => codes.get(lettersAndDigits(label)) ?? label }
}

/** The tags of the product by their code and name. */
export interface TagWords {
  /** The tags that a cell names, and what in it is no tag. */
  find(cell: string): { readonly ids: readonly string[]; readonly unknown: readonly string[] }
}

interface Tag {
  readonly _id: string
  readonly name?: string
  readonly name_en?: string
  readonly code?: string
}

/** Reads cells such as `56102`, `56.10.2`, `55 90 91` and `Restaurants; Hotels`. */
export function tagWords(tags: readonly Tag[]): TagWords {
  const ids = new Map<string, string>()
  for (const { _id, name, name_en } of tags)
    for (const word of [name_en, name]) if (word) ids.set(lettersAndDigits(word), _id)
  for (const { _id, code } of tags) if (code) ids.set(lettersAndDigits(code), _id)
  return {
    find(cell) {
      const isCodes = /^[\d\s.,;|]+$/.test(cell)
      const words = cell.split(isCodes ? /[\s,;|]+/ : /[;|]+/).filter((word) => word.trim() !== '')
      const found = words.map((word) => ({ word, id: ids.get(lettersAndDigits(word)) }))
      return {
        ids: found.flatMap(({ id }) => (id === undefined ? [] : [id])),
        unknown: found.flatMap(({ word, id }) => (id === undefined ? [word.trim()] : [])),
      }
    },
  }
}

function lettersAndDigits(text: string): string {
  return fold(text).replace(/[^\p{L}\p{N}]/gu, '')
}
