import { isWordly } from './squeezed.ts'
import type { View } from './view.ts'

const WORD_MAX = 60

/** Where the word that holds this place begins; hyphens and apostrophes are part of it. */
export function wordStart(text: string, from: number): number {
  let start = from
  const least = Math.max(0, from - WORD_MAX)
  while (start > least && (isWordly(text.charAt(start - 1)) || /['-]/.test(text.charAt(start - 1)))) start--
  return start
}

/** Whether a capital stands here. */
export function isCapital(view: View, at: number): boolean {
  return /\p{Lu}/u.test(view.cased.charAt(at))
}

const WORD_BEFORE = /(?:^|[^\p{L}\p{N}.'-])([\p{L}\p{N}'][\p{L}\p{N}'-]{0,40}\.?) $/u
// No "aan", "in" or "op": behind these the sentence ends and the street begins.
const CONNECTOR = /^(?:van|de|der|den|het|'t|ten|ter|la|le|en)$/u
// At the start of a sentence these have a capital and are still no part of the name.
const SENTENCE =
  /^(?:in|op|aan|bij|vlakbij|nabij|na|naast|achter|tegenover|vanaf|tot|uit|adres|bezoekadres|onze?|wij|is|en)$/u
const CHAIN_MAX = 5

/** Where the name of a street begins: `Van der Duyn van Maasdamstraat`, `2e Jan Steenstraat`, `Burg. Van Royensingel`. */
export function chainStart(view: View, word: number): number {
  let start = word
  let at = word
  for (let count = 0; count < CHAIN_MAX; count++) {
    const from = Math.max(0, at - 48)
    const before = WORD_BEFORE.exec(view.text.slice(from, at))?.[1]
    if (before === undefined) break
    at -= before.length + 1
    if (SENTENCE.test(before)) break
    const isPart = isCapital(view, at) || /^[1-9](?:e|de|ste)$/.test(before)
    if (isPart) start = at
    else if (!CONNECTOR.test(before)) break
  }
  return start
}
