import { useSyncExternalStore } from 'react'
import { editionNow, type Fills, languageNow, subscribeToTexts, textFor } from './translator.ts'

interface Translation {
  readonly t: (key: string, fills?: Fills | string) => string
  readonly i18n: { readonly language: string }
}

const made = new Map<string, Translation>()
let madeFor = -1

/** The texts of a file, or of several. One and the same until other texts come, so that what depends on them is not made anew. */
function translationOf(from: string | readonly string[]): Translation {
  if (madeFor !== editionNow()) made.clear()
  madeFor = editionNow()
  const key = String(from)
  const found = made.get(key)
  if (found) return found
  const namespaces = typeof from === 'string' ? [from] : from
  const t: Translation['t'] = (name, fills) =>
    typeof fills === 'string' ? textFor(namespaces, name, {}, fills) : textFor(namespaces, name, fills)
  const translation = { t, i18n: { language: languageNow() } }
  made.set(key, translation)
  return translation
}

/**
 * What the build puts in the place of `react-i18next`, which is the types alone: a tenth of its size, and the whole of what the screens
 * ask of it. A component draws again when the language or the texts change.
 */
export function useTranslation(from: string | readonly string[] = 'common'): Translation {
  useSyncExternalStore(subscribeToTexts, editionNow)
  return translationOf(from)
}
