import { textOf } from '@schakel/domain'
import ICAL from 'ical.js'
import iconv from 'iconv-lite'
import { decode, detectEncoding, type OpenBytes } from './encoding.ts'
import { TableError } from './tableError.ts'

/** The headings under which the parts of a card stand; `guessColumns` knows them all. */
const headings = [
  'Bedrijfsnaam',
  'Contactpersoon',
  'Functie',
  'E-mail contactpersoon',
  'Telefoon contactpersoon',
  'Mobiel contactpersoon',
  'E-mail',
  'Telefoon',
  'Website',
  'Straat',
  'Postcode',
  'Plaats',
  'Omschrijving',
] as const
type Heading = (typeof headings)[number]

/** More letters than one card needs, also with a picture in it. */
const CARD_MAX = 2_000_000
/** More letters than those of its parts that are read need. */
const READ_MAX = 50_000
/** The parts of a card that are read; of one in a group its name stands before it. */
const READ = /^(?:[\w-]+\.)?(?:BEGIN|END|VERSION|KIND|N|FN|ORG|TITLE|ROLE|EMAIL|TEL|URL|ADR|NOTE)[;:]/i

/** The cards of a file as the rows of a table, the headings first (D17.2): vCard 2.1, 3.0 and 4.0. */
export async function* vcardRows(open: OpenBytes): AsyncGenerator<string[]> {
  yield [...headings]
  let line = 1
  for await (const { text, first } of cardsOf(open)) {
    line = first
    const cells = new Map(cellsOf(parse(text, line)))
    yield headings.map((heading) => cells.get(heading) ?? '')
  }
}

async function* cardsOf(open: OpenBytes): AsyncGenerator<{ text: string; first: number }> {
  let held = ''
  let line = 1
  let first = 1
  let card: string[] | undefined
  let letters = 0
  for await (const piece of decode(open(), await detectEncoding(open))) {
    const lines = (held + piece).split(/\r\n|\n|\r(?!$)/)
    held = lines.pop() ?? ''
    for (const text of lines) {
      if (/^\s*BEGIN:VCARD\s*$/i.test(text)) {
        card = []
        letters = 0
        first = line
      }
      card?.push(text)
      letters += text.length
      if (card && letters > CARD_MAX) throw new TableError('rowTooLong', first)
      if (card && /^\s*END:VCARD\s*$/i.test(text)) {
        yield { text: card.join('\r\n'), first }
        card = undefined
      }
      line += 1
    }
    // A line that goes on and on would be looked through again with each piece of it.
    if (held.length > CARD_MAX) throw new TableError('rowTooLong', line)
  }
  // The last line need not end.
  if (card && /^\s*END:VCARD\s*$/i.test(held)) yield { text: [...card, held].join('\r\n'), first }
  else if (card) throw new TableError('malformed', first)
}

type Property = readonly [
  name: string,
  parameters: Readonly<Record<string, unknown>>,
  type: string,
  ...values: unknown[],
]

function parse(card: string, line: number): Property[] {
  const text = readOf(card)
  if (text.length > READ_MAX) throw new TableError('rowTooLong', line)
  try {
    const [, properties]: [string, Property[]] = ICAL.parse(modern(text))
    return properties
  } catch (error) {
    throw new TableError('malformed', line, { cause: error })
  }
}

/** A card without the parts that nobody reads, such as pictures: to read them takes longer than all others. */
function readOf(card: string): string {
  let isRead = true
  let isQuoted = false
  let before = ''
  const lines = card.split('\r\n').filter((line) => {
    const goesOn = /^[ \t]/.test(line) || (isQuoted && before.endsWith('='))
    if (!goesOn) {
      isRead = READ.test(line)
      isQuoted = /^[^:]*QUOTED-PRINTABLE/i.test(line)
    }
    before = line
    return isRead
  })
  return lines.join('\r\n')
}

/** A card of 2.1 as one of 3.0: bare parameters get their name, and what was quoted for old mail is read. */
function modern(text: string): string {
  if (!/^VERSION:2\.1\s*$/im.test(text)) return text
  // Only a quoted text goes on behind a sign at the end of its line; an address on the web may end on one.
  return text
    .replace(/^[^:\r\n]*QUOTED-PRINTABLE[^:\r\n]*:.*(?:(?<==)\r\n.*)*/gim, (whole) => whole.replace(/=\r\n/g, ''))
    .split('\r\n')
    .map((line) => {
      if (/^VERSION:/i.test(line)) return 'VERSION:3.0'
      const [, name, parameters = '', value] = /^([^:;]+)((?:;[^:]*)?):(.*)$/.exec(line) ?? []
      if (name === undefined || value === undefined) return line
      const isQuoted = /QUOTED-PRINTABLE/i.test(parameters)
      const kept = parameters
        .split(';')
        .filter((part) => part !== '' && !/^(ENCODING|CHARSET)=|^QUOTED-PRINTABLE$/i.test(part))
        .map((part) => (part.includes('=') ? part : `TYPE=${part}`))
      return `${[name, ...kept].join(';')}:${isQuoted ? unquoted(value, /CHARSET="?([\w-]+)/i.exec(parameters)?.[1]) : value}`
    })
    .join('\r\n')
}

function unquoted(value: string, charset = 'utf-8'): string {
  const bytes = value.replace(/=([0-9A-F]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  const encoding = iconv.encodingExists(charset) ? charset : 'utf-8'
  return iconv.decode(Buffer.from(bytes, 'latin1'), encoding).replace(/\r?\n/g, '\\n')
}

function* cellsOf(properties: readonly Property[]): Generator<[Heading, string]> {
  const first = (name: string) => properties.find(([one]) => one === name)
  const text = (name: string) => whole(first(name)?.slice(3))
  const [family = '', given = '', between = ''] = partsOf(first('n')?.[3], joined)
  const name = text('fn') || [given, between, family].filter(Boolean).join(' ')
  const [organisation = ''] = partsOf(first('org')?.[3], whole)
  const isOrganisation = text('kind') === 'org' || (organisation !== '' && organisation === name)
  yield ['Bedrijfsnaam', isOrganisation ? organisation || name : organisation]
  if (!isOrganisation) yield ['Contactpersoon', name]
  yield ['Functie', text('title') || text('role')]
  yield [isOrganisation ? 'E-mail' : 'E-mail contactpersoon', text('email')]
  const phones = properties.filter(([one]) => one === 'tel')
  const isMobile = ([, parameters]: Property) => /cell|mobile/i.test(JSON.stringify(parameters.type ?? ''))
  const isFax = ([, parameters]: Property) => /fax|pager/i.test(JSON.stringify(parameters.type ?? ''))
  const mobile = phones.find(isMobile)
  const fixed = phones.find((phone) => phone !== mobile && !isFax(phone))
  const number = (phone: Property | undefined) => joined(phone?.[3]).replace(/^tel:/i, '')
  yield [
    isOrganisation ? 'Telefoon' : 'Telefoon contactpersoon',
    number(fixed ?? (isOrganisation ? mobile : undefined)),
  ]
  if (!isOrganisation) yield ['Mobiel contactpersoon', number(mobile)]
  yield ['Website', text('url').replaceAll('\\:', ':')]
  const [, , street = '', city = '', , zipcode = ''] = partsOf(first('adr')?.[3], whole)
  yield ['Straat', street]
  yield ['Postcode', zipcode]
  yield ['Plaats', city]
  yield ['Omschrijving', text('note')]
}

function partsOf(value: unknown, read: (part: unknown) => string): string[] {
  return Array.isArray(value) ? value.map((part) => read(part)) : [read(value)]
}

/** A text that was read as a list: programs leave the commas in it as they are. */
function whole(value: unknown): string {
  return Array.isArray(value) ? value.map(whole).join(',') : textOf(value)
}

/** A value of a card, or several of them in a row. */
function joined(value: unknown): string {
  return Array.isArray(value) ? value.map(joined).filter(Boolean).join(' ') : textOf(value)
}
