/** Stands for what the letters of a PDF have no sign for. */
export const STAND_IN = '◊'

/** What people type that Roboto, the letters of a PDF, has no sign for, as it can be read without. */
const SPELLED = new Map(
  Object.entries({
    '->': '→⟶➔➜➡',
    '<-': '←⬅',
    '<->': '↔',
    '=>': '⇒',
    '<=': '⇐',
    '<=>': '⇔',
    '√': '✓✔✅',
    '[x]': '☑☒',
    '[ ]': '☐',
    '×': '✗✘❌',
    '■': '▪▇',
    '>': '►▶➤',
    '*': '★⭐☆',
    '-': '‐',
    '–': '‒',
  }).flatMap(([written, signs]) => Array.from(signs, (sign) => [sign, written] as const)),
)

/** What Roboto has no sign for: all but what is named here, by its blocks. */
const LATIN =
  '\\x20-\\x7e\\xa0-\\u017f\\u0192\\u01a0\\u01a1\\u01af\\u01b0\\u0218-\\u021b\\u1e80-\\u1e85\\u1e9e\\u1ea0-\\u1ef9'
const GREEK = '\\u0384-\\u038a\\u038c\\u038e-\\u03a1\\u03a3-\\u03ce'
const CYRILLIC = '\\u0400-\\u0482\\u048a-\\u0513'
const SIGNS =
  '\\u2000-\\u200b\\u2010\\u2011\\u2013-\\u2015\\u2017-\\u201e\\u2020-\\u2022\\u2025-\\u2027\\u2030\\u2032\\u2033\\u2039\\u203a\\u203c\\u2044\\u2070\\u2074-\\u208e' +
  '\\u20a4\\u20a6-\\u20ac\\u20b9\\u20ba\\u20bd\\u2105\\u2113\\u2116\\u2122\\u2126\\u212e\\u215b-\\u215e\\u2202\\u2206\\u220f\\u2211\\u2212\\u221a\\u221e\\u222b\\u2248\\u2260\\u2264\\u2265\\u25a0\\u25ca\\u25cb\\u25cf'
const LACKING = new RegExp(`[^\\s${LATIN}${GREEK}${CYRILLIC}${SIGNS}]+`, 'gu')
/** What only changes the sign before it, or is no sign at all. */
const NO_SIGN = /[\p{M}\p{Cf}\p{Emoji_Modifier}]/gu

/** Text as the letters of a PDF can say it: arrows and ticks in other signs, and STAND_IN for what they lack. */
export function inPdfLetters(text: string): string {
  return text.normalize('NFC').replace(LACKING, (found) => {
    const spelled = Array.from(found.replace(NO_SIGN, ''), (sign) => SPELLED.get(sign) ?? STAND_IN).join('')
    // A word in other letters is one thing that is not there.
    return spelled.replaceAll(new RegExp(`${STAND_IN}+`, 'g'), STAND_IN)
  })
}
