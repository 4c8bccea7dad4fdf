import { escapeHtml } from '../values.ts'
import { identifies } from './detect.ts'
import { entityText } from './entities.ts'
import type { LeadIdentity } from './identifiers.ts'
import type { Attribute } from './markup.ts'

/** What may stay of a tag's attributes, and whether what it shows must go as a whole. */
export interface Vetted {
  readonly attributes: readonly Attribute[]
  /** A mention of a person or a live value of the lead: its text is hidden whatever it says. */
  readonly hidesText: boolean
}

// A mention of anybody under the lead, known to us or not (a contact may have left since).
const PERSON = /^(?:lead|person|user|organisation|space|supplier|file)\//i
// Live values of the lead that a supplier does not see (D7, D10), by the names of their fields in both languages.
const HIDDEN_VALUE =
  /^(?:lead|contacts?|owner|name|naam|employees|medewerkers|website|e-?mail|phone|mobile|telefoon|mobiel|address|adres|street|straat|zipcode|postcode|city|plaats|woonplaats|kvk|vat|btw|iban|description|omschrijving)(?:[.:/_-].*)?$/i
const DATA_NAME = /^data-[a-z][a-z-]{0,40}$/
const KEPT_LINK = /^\/(?:en\/)?card\/(?:software|tag)\/[a-z0-9_-]{1,64}$/i

/** Attributes that tell nothing of the lead (D7): task items keep theirs, mentions of people and web links lose theirs. */
export function vetAttributes(attributes: readonly Attribute[], identity: LeadIdentity): Vetted {
  const decoded = attributes.map(({ name, value }) => ({ name, value: decode(value) }))
  const data = decoded.filter((attribute) => attribute.name.startsWith('data-'))
  const isContact = data.some(({ name, value }) => name.endsWith('suggestion-char') && value === '@')
  const hidesText = isContact || data.some(({ name, value }) => hides(name, value))
  const isTelling = hidesText || data.some(({ name, value }) => identifies(`${name.slice(5)} ${value}`, identity))
  return {
    hidesText: isTelling,
    attributes: decoded.filter((attribute) =>
      attribute.name === 'href' ? isKeptLink(attribute.value, identity) : !isTelling && isKeptData(attribute),
    ),
  }
}

/** An attribute as it is written back. */
export function attributeText({ name, value }: Attribute): string {
  return ` ${name}="${escapeHtml(value).replaceAll('"', '&quot;')}"`
}

function hides(name: string, value: string): boolean {
  if (/^data-(?:type|checked)$/.test(name)) return false
  const plain = value.trim()
  return PERSON.test(plain) || HIDDEN_VALUE.test(plain)
}

// Every address outside is a web address (D7), and most inside lead to an item the viewer must not know of.
function isKeptLink(href: string, identity: LeadIdentity): boolean {
  return KEPT_LINK.test(href) && !identifies(href, identity)
}

function isKeptData({ name, value }: Attribute): boolean {
  return DATA_NAME.test(name) && value.length <= 200
}

function decode(value: string): string {
  return value.replace(/&(?:#\d{1,7}|#x[0-9a-f]{1,6}|[a-z][a-z0-9]{1,30});?/gi, entityText)
}
