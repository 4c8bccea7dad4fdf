const NAMED: ReadonlyMap<string, string> = new Map(
  Object.entries({
    amp: '&',
    lt: '<',
    gt: '>',
    quot: '"',
    apos: "'",
    nbsp: ' ',
    ensp: ' ',
    emsp: ' ',
    emsp13: ' ',
    emsp14: ' ',
    numsp: ' ',
    puncsp: ' ',
    thinsp: ' ',
    hairsp: ' ',
    mediumspace: ' ',
    nonbreakingspace: ' ',
    tab: ' ',
    newline: ' ',
    shy: '\u00ad',
    zwj: '\u200d',
    zwnj: '\u200c',
    lrm: '\u200e',
    rlm: '\u200f',
    nobreak: '\u2060',
    zerowidthspace: '\u200b',
    negativethinspace: '\u200b',
    negativemediumspace: '\u200b',
    negativethickspace: '\u200b',
    negativeverythinspace: '\u200b',
    applyfunction: '\u200b',
    af: '\u200b',
    invisibletimes: '\u200b',
    it: '\u200b',
    invisiblecomma: '\u200b',
    ic: '\u200b',
    commat: '@',
    period: '.',
    comma: ',',
    colon: ':',
    semi: ';',
    sol: '/',
    bsol: '\\',
    lowbar: '_',
    underbar: '_',
    hyphen: '-',
    dash: '-',
    ndash: '-',
    mdash: '-',
    horbar: '-',
    minus: '-',
    plus: '+',
    num: '#',
    excl: '!',
    percnt: '%',
    equals: '=',
    lpar: '(',
    rpar: ')',
    lsqb: '[',
    lbrack: '[',
    rsqb: ']',
    rbrack: ']',
    lsquo: "'",
    rsquo: "'",
    rsquor: "'",
    sbquo: "'",
    grave: "'",
    diacriticalgrave: "'",
    ldquo: '"',
    rdquo: '"',
    middot: '·',
    centerdot: '·',
    bull: '•',
    szlig: 'ss',
    aelig: 'ae',
    oelig: 'oe',
    ijlig: 'ij',
    fflig: 'ff',
    filig: 'fi',
    fllig: 'fl',
    ffilig: 'ffi',
    ffllig: 'ffl',
    eth: 'd',
    thorn: 'th',
    imath: 'i',
    inodot: 'i',
    kgreen: 'k',
  }),
)

// `&eacute;`, `&Gopf;`, `&gscr;`: the letter with an accent or in another face. The view drops accents anyway.
const LETTER =
  /^([a-z])(?:acute|grave|circ|uml|tilde|cedil|ring|caron|slash|macr|breve|ogon|dot|dblac|strok|midot|opf|fr|scr)$/i

/** What a character reference stands for, folded where it only decorates a letter; unknown ones stay as written. */
export function entityText(reference: string): string {
  const name = reference.endsWith(';') ? reference.slice(1, -1) : reference.slice(1)
  if (name.startsWith('#')) return numericText(name, reference)
  const letter = LETTER.exec(name)?.[1]
  if (letter !== undefined) return letter
  const lower = name.toLowerCase()
  return NAMED.get(lower) ?? legacyText(name) ?? reference
}

function numericText(name: string, reference: string): string {
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number.parseInt(name.slice(1), 10)
  if (!(code > 0) || code > 0x10ffff || (code >= 0xd800 && code <= 0xdfff)) return reference
  return String.fromCodePoint(code)
}

// Browsers still take the oldest names without a semicolon, with text right behind them: `Caf&eacuteteria`.
const LEGACY = /^([a-z])(?:acute|grave|circ|uml|tilde|cedil|ring|slash)(?=[a-z0-9])/i
const LEGACY_NAMED = /^(?:amp|lt|gt|quot|nbsp|shy|szlig|aelig|middot)/i

function legacyText(name: string): string | undefined {
  const letter = LEGACY.exec(name)
  if (letter) return `${letter[1] ?? ''}${name.slice(letter[0].length)}`
  const plain = LEGACY_NAMED.exec(name)?.[0]
  return plain === undefined ? undefined : `${NAMED.get(plain.toLowerCase()) ?? ''}${name.slice(plain.length)}`
}
