import { Readable } from 'node:stream'
import { isOrganisationType, propertyOf, textOf } from '@schakel/domain'
import { wordErased } from '@schakel/domain/privacy'
import ICAL from 'ical.js'
import type { Language } from '../../http/problemTexts.ts'
import type { Exported } from '../../store/read/exported.ts'
import type { Found } from './found.ts'

type Property = [name: string, parameters: Record<string, string>, type: string, value: string | string[]]

/** The people and organisations among the rows as vCards 4.0, which every address book reads (D17.2), in a language. */
export function vcardsOf({ rows }: Found, language: Language): Readable {
  const cards = async function* () {
    for await (const page of rows()) {
      for (const item of page) {
        const card = vcardOf(item, language)
        if (card !== undefined) yield card
      }
    }
  }
  return Readable.from(cards(), { objectMode: false })
}

function vcardOf(item: Exported, language: Language): string | undefined {
  const isOrganisation = isOrganisationType(item._type)
  if (item._type !== 'person' && !isOrganisation) return undefined
  const name = textOf(item.name)
  if (name === '') return undefined
  const organisation = isOrganisation ? name : textOf(propertyOf(item.organisation, 'name'))
  const properties: Property[] = [
    ['version', {}, 'text', '4.0'],
    ['kind', {}, 'text', isOrganisation ? 'org' : 'individual'],
    ['uid', {}, 'text', `schakel:${item._id}`],
    ['fn', {}, 'text', name],
    // Older address books want to know what is the last name; what it begins with is best guessed.
    ...(isOrganisation ? [] : [named('n', partsOfName(name))]),
    // In a list of one, since a semicolon would begin a department.
    ...(organisation === '' ? [] : [named('org', [organisation])]),
    ...some('title', textOf(item.jobtitle)),
    ...some('email', textOf(item.email), { type: 'work' }),
    ...some('tel', textOf(item.phone), { type: 'work' }),
    ...some('tel', textOf(item.mobile), { type: 'cell' }),
    ...addressOf(item.address),
    ...some('url', textOf(item.website)),
    ...some('bday', textOf(item.dob).replaceAll('-', '')),
    ...some('note', textOf(item.description)),
  ]
  // Before the lines are folded: that may be in the midst of a name.
  const read = properties.map((property) => worded(property, language))
  return `${new ICAL.Component(['vcard', read, []]).toString()}\r\n`
}

/** A property with words where somebody is named who was erased (D6). */
function worded([name, parameters, type, value]: Property, language: Language): Property {
  const said = (text: string) => wordErased(text, language)
  return [name, parameters, type, typeof value === 'string' ? said(value) : value.map(said)]
}

function named(name: string, value: string[]): Property {
  return [name, {}, 'text', value]
}

function some(name: string, value: string, parameters: Record<string, string> = {}): Property[] {
  return value === '' ? [] : [[name, parameters, 'text', value]]
}

/** Family name, given name, and what stands between them (`van der`). */
function partsOfName(name: string): string[] {
  const [given = '', ...rest] = name.split(/\s+/)
  const first = rest.findIndex((word) => /^\p{Lu}/u.test(word))
  const at = first === -1 ? 0 : first
  return [rest.slice(at).join(' '), given, rest.slice(0, at).join(' '), '', '']
}

function addressOf(address: unknown): Property[] {
  const [street, zipcode, city] = ['street', 'zipcode', 'city'].map((part) => textOf(propertyOf(address, part)))
  if (!street && !zipcode && !city) return []
  return [['adr', { type: 'work' }, 'text', ['', '', street ?? '', city ?? '', '', zipcode ?? '', '']]]
}
