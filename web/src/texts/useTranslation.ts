import { useSyncExternalStore } from 'react'
import type { first } from './nl/first.ts'
import type { texts } from './nl/index.ts'
import type { start } from './nl/start.ts'
import { editionNow, type Fills, languageNow, subscribeToTexts, textFor } from './translator.ts'

type TextFiles = typeof first & typeof start & typeof texts
type TextFile = keyof TextFiles

/** A key as `t` is asked for it: `count` chooses the ending. */
type WithoutEnding<Key extends string> = Key extends `${infer Stem}_${'zero' | 'one' | 'other'}` ? Stem : Key
type KeysOf<Texts> = {
  [Key in keyof Texts & string]: Texts[Key] extends string ? WithoutEnding<Key> : `${Key}.${KeysOf<Texts[Key]>}`
}[keyof Texts & string]

/** The keys of a file; of several files, those of each with its name before it. */
type KeysFrom<From extends TextFile | readonly TextFile[]> = From extends TextFile
  ? KeysOf<TextFiles[From]>
  : { [File in TextFile]: `${File}:${KeysOf<TextFiles[File]>}` }[From[number] & TextFile]

/** Says the text of a key, with its places filled in; or what to say where there is none. */
export type Translate<From extends TextFile | readonly TextFile[]> = (
  key: KeysFrom<From>,
  fills?: Fills | string,
) => string

interface Translation<T> {
  readonly t: T
  readonly i18n: { readonly language: string }
}
type AnyTranslation = Translation<(key: string, fills?: Fills | string) => string>

const made = new Map<string, AnyTranslation>()
let madeFor = -1

/** The texts of a file, or of several. One and the same until other texts come, so that what depends on them is not made anew. */
function translationOf(from: string | readonly string[]): AnyTranslation {
  if (madeFor !== editionNow()) made.clear()
  madeFor = editionNow()
  const key = String(from)
  const found = made.get(key)
  if (found) return found
  const files = typeof from === 'string' ? [from] : from
  const translation: AnyTranslation = {
    t: (name, fills) => (typeof fills === 'string' ? textFor(files, name, {}, fills) : textFor(files, name, fills)),
    i18n: { language: languageNow() },
  }
  made.set(key, translation)
  return translation
}

/**
 * Texts of a file in `nl/` and `en/` (`common` when none is named), or of several: `t(key)` and the language.
 * The component draws again when the language or the texts change.
 */
export function useTranslation(): Translation<Translate<'common'>>
export function useTranslation<const From extends TextFile | readonly TextFile[]>(
  from: From,
): Translation<Translate<From>>
export function useTranslation(from: string | readonly string[] = 'common'): AnyTranslation {
  useSyncExternalStore(subscribeToTexts, editionNow)
  return translationOf(from)
}
