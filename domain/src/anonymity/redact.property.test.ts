import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { corpusLeads } from '../../test/anonymity/corpusLeads.ts'
import { squeezedText } from '../../test/anonymity/shownText.ts'
import { foldLookalikes } from './foldLookalikes.ts'
import { identityOf, type LeadIdentity } from './identifiers.ts'
import { tokensOf } from './markup.ts'
import { redactHtml, redactText } from './redact.ts'

const NAME_PARTS = [
  'Zwaluwstaart',
  'Goudenregen',
  'Leeuwerik',
  'Brandevoort',
  'Mösterdzaad',
  'Kasteelhof',
  'Noordermolen',
  'Ooievaarsnest',
  'Smaeck',
  'Vijfsprong',
  'Hoevelaar',
  'Çelebi',
  'IJsbeer',
]
const FIRST_NAMES = ['Sanne', 'Youssef', 'Anneke', 'Willemijn', 'Bartholomeus', 'Renée', 'Jan-Willem', 'Ravi']
const PREFIXES = ['', 'van der ', 'de ', 'ten ', 'El ']
const LAST_NAMES = ['Ouwerkerk', 'Hoogendijk', 'Brouwers', 'Tolsma', 'Ramdas', 'Janssen', 'Köppen']
const FILLERS =
  'wij zoeken een kassa met koppeling naar de boekhouding voor twaalf tafels 40 gasten en 2500 bonnen per week'.split(
    ' ',
  )

const someone = fc
  .tuple(fc.constantFrom(...FIRST_NAMES), fc.constantFrom(...PREFIXES), fc.constantFrom(...LAST_NAMES))
  .map(([first, prefix, last]) => ({ name: `${first} ${prefix}${last}` }))

const someLead = fc.record({
  parts: fc.uniqueArray(fc.constantFrom(...NAME_PARTS), { minLength: 1, maxLength: 3 }),
  kind: fc.constantFrom('', 'Restaurant ', 'Hotel ', 'Grand Café '),
  legal: fc.constantFrom('', ' B.V.', ' VOF'),
  people: fc.array(someone, { maxLength: 3 }),
})

interface Case {
  readonly identity: LeadIdentity
  /** Folded words that may stand nowhere in the output. */
  readonly tokens: readonly string[]
}

const someCase: fc.Arbitrary<Case> = someLead.map(({ parts, kind, legal, people }) => ({
  identity: identityOf({
    lead: { name: `${kind}${parts.join(' ')}${legal}`, website: `https://www.${foldLookalikes(parts.join(''))}.nl/` },
    contacts: people,
  }),
  tokens: [
    ...parts.map(foldLookalikes),
    // Shorter parts of a person's name go as words, not within others (personPatterns.ts).
    ...people.flatMap(({ name }) => foldLookalikes(name).match(/[a-z]{6,}/g) ?? []),
  ],
}))

/** The ways in which a letter is written so that it still reads as that letter. */
const DISGUISES: readonly ((letter: string) => string)[] = [
  (letter) => letter,
  (letter) => letter.toUpperCase(),
  (letter) => `${letter}\u0301`,
  (letter) => `${letter}\u200b`,
  (letter) => `${letter}\u00ad`,
  (letter) => `&#${letter.codePointAt(0)};`,
  (letter) => `&#x${letter.codePointAt(0)?.toString(16)};`,
  (letter) => `<u>${letter}</u>`,
  (letter) => `${letter}<i></i>`,
  (letter) => `%${letter.charCodeAt(0).toString(16)}`,
  (letter) => String.fromCharCode(letter.charCodeAt(0) + 0xfee0),
  (letter) => `${letter}-`,
  (letter) => `${letter}<!-- - -->`,
  (letter) => `${letter}</p><p>`,
]

function disguised(token: string, choices: readonly number[]): string {
  return Array.from(token, (letter, index) => DISGUISES[choices[index % choices.length] ?? 0]?.(letter) ?? letter).join(
    '',
  )
}

const someText = (tokens: readonly string[]): fc.Arbitrary<string> => {
  const word = fc.constantFrom(...FILLERS)
  const token = fc
    .record({
      token: fc.constantFrom(...tokens),
      choices: fc.array(fc.nat(DISGUISES.length - 1), { minLength: 1, maxLength: 12 }),
      before: fc.constantFrom('', '', 'super', 'Het', '«', '/', '@'),
      after: fc.constantFrom('', '', 's', '’s', 'team', '.nl', '@x.nl', ','),
    })
    .map(({ token, choices, before, after }) => `${before}${disguised(token, choices)}${after}`)
  return fc
    .array(fc.oneof(word, token), { minLength: 1, maxLength: 12 })
    .chain((words) => fc.constantFrom(' ', ' ', '\u00a0', '&nbsp;', '\n').map((blank) => `<p>${words.join(blank)}</p>`))
}

const someRedaction = someCase.chain((one) => someText(one.tokens).map((html) => ({ ...one, html })))

function left(output: string, tokens: readonly string[]): string[] {
  const shown = squeezedText(output)
  return tokens.filter((token) => shown.includes(token))
}

function isWellFormed(html: string): boolean {
  const open: string[] = []
  for (const token of tokensOf(html)) {
    if (token.kind === 'open' && token.name !== 'br') open.push(token.name)
    if (token.kind === 'close' && open.pop() !== token.name) return false
  }
  return open.length === 0
}

const tagNames = (html: string) => tokensOf(html).flatMap((token) => (token.kind === 'text' ? [] : [token.name]))

const MARKUP = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        '<p>',
        '</p>',
        '<u>',
        '</u>',
        '<ul>',
        '<li>',
        '</li>',
        '</ul>',
        '<a href="https://x.nl">',
        '</a>',
        '<br>',
      ),
      fc.constantFrom(
        '<',
        '>',
        '&',
        '&lt;',
        '"',
        "'",
        '<!--',
        '-->',
        '<a data-id="',
        '</',
        '<a href=',
        '&#',
        '%4',
        '\\u00',
        '▇',
        '</script>',
      ),
      fc.constantFrom(
        'Zwaluwhoeve',
        'Kolk',
        '06',
        '12345678',
        'kvk ',
        'NL91ABNA',
        '0417164300',
        'Kerkstraat ',
        '12',
        '3511',
        'NE',
      ),
      fc.string({ unit: 'grapheme', maxLength: 6 }),
    ),
    { maxLength: 24 },
  )
  .map((pieces) => pieces.join(''))

describe('redacting any text', () => {
  it('D7: no part of a name survives case, accents, references, markup, unseen characters or a longer word', () => {
    fc.assert(
      fc.property(someRedaction, ({ identity, tokens, html }) => {
        expect(left(redactHtml(html, identity), tokens)).toEqual([])
        expect(left(redactText(html, identity), tokens)).toEqual([])
      }),
      { numRuns: 700 },
    )
  })

  it('D7: the output is well-formed and has no tag that the input had not', () => {
    fc.assert(
      fc.property(MARKUP, (html) => {
        const output = redactHtml(html, corpusLeads.kassa)
        expect(isWellFormed(output)).toBe(true)
        const names = tagNames(html)
        expect(tagNames(output).filter((name) => !names.includes(name))).toEqual([])
      }),
      { numRuns: 700 },
    )
  })

  it('D7: redacting what was redacted changes nothing', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          MARKUP.map((html) => ({ html, identity: corpusLeads.kassa })),
          someRedaction,
        ),
        ({ html, identity }) => {
          const once = redactHtml(html, identity)
          expect(redactHtml(once, identity)).toBe(once)
          const text = redactText(html, identity)
          expect(redactText(text, identity)).toBe(text)
        },
      ),
      { numRuns: 700 },
    )
  })

  it('D7: a long text made to be slow is read in time', () => {
    const units = [
      'a',
      '0 ',
      '06-',
      'nl91 ',
      'a@',
      'a.',
      '.',
      "'a",
      '<',
      '<a href="',
      '</a>',
      '<u>',
      '<!--',
      '&',
      '%20',
      '1234 ab ',
      'straat 1 ',
      'Straat1',
      'Van der ',
      'kvk ',
      'Kolk ',
      'zwaluw',
      'zwaluwhoeve',
      '"@',
      '://',
      'www.',
      '▇',
      'a at ',
      '<a data-id="x">',
    ]
    const long = 100_000
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...units), { minLength: 1, maxLength: 3 }), (chosen) => {
        const unit = chosen.join('')
        const text = unit.repeat(Math.ceil(long / unit.length))
        // A quadratic reading of this length takes minutes; the bound is loose because machines are.
        const start = Date.now()
        redactHtml(text, corpusLeads.kassa)
        expect(Date.now() - start).toBeLessThan(8000)
      }),
      { numRuns: 25 },
    )
  }, 60_000)
})
