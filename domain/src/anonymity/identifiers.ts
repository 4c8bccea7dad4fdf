import type { Identifying, Fields as TypeFields } from '../fields/index.ts'
import { definitionOf, type TypeName, typeNames } from '../types/index.ts'
import { propertyOf, textOf } from '../values.ts'
import type { Fields } from './fields.ts'

/** Everything that identifies a lead, as it is written in the database (D7). */
export interface LeadIdentity {
  readonly names: readonly string[]
  /** Names of its contacts and users, and their usernames. */
  readonly contactNames: readonly string[]
  /** Host names, with the path where the host is shared: `facebook.com/degoudenleeuw`. */
  readonly domains: readonly string[]
  readonly emails: readonly string[]
  readonly phones: readonly string[]
  readonly streets: readonly string[]
  readonly zipcodes: readonly string[]
  readonly cities: readonly string[]
  /** Its trade register number and the like, which go without the word "KvK" beside them too. */
  readonly numbers?: readonly string[]
  /** How many people it employs, in digits: they go where a text says that it is people. */
  readonly headcounts?: readonly string[]
  /** Words that staff blot out beside what the cards say. */
  readonly masks?: readonly string[]
  /** Names of staff, which every supplier reads elsewhere: they stay, also where somebody of the lead has a name in common (D20.3). */
  readonly clear?: readonly string[]
}

/** The fields of a definition that identify, each by its path, with what it tells. */
function identifyingIn(fields: TypeFields, above = ''): [path: string, tells: Identifying][] {
  return Object.entries(fields).flatMap(([name, field]): [string, Identifying][] => [
    ...(field.identifies ? [[`${above}${name}`, field.identifies] satisfies [string, Identifying]] : []),
    ...identifyingIn(field.fields ?? {}, `${above}${name}.`),
  ])
}

const identifying = new Map(typeNames.flatMap((type) => identifyingIn(definitionOf(type).fields)))

/** The fields by which somebody can be known, by their names on the card (D7). */
export const identifyingFields = namesOf([...identifying.keys()])

/** Those of one type alone. */
export function identifyingFieldsOf(type: TypeName): readonly string[] {
  return namesOf(identifyingIn(definitionOf(type).fields).map(([path]) => path))
}

function namesOf(paths: readonly string[]): readonly string[] {
  return [...new Set(paths.map((path) => path.split('.')[0] ?? path))]
}

/** What identifies a lead, from its own card and those of its contacts and users (D7). */
export function identityOf(of: {
  readonly lead: Fields
  readonly contacts?: readonly Fields[]
  readonly users?: readonly Fields[]
}): LeadIdentity {
  const people = [...(of.contacts ?? []), ...(of.users ?? [])]
  const all = [of.lead, ...people]
  const emails = told(all, 'email')
  return {
    names: told([of.lead], 'name'),
    contactNames: told(people, 'name'),
    domains: unique([
      ...told(all, 'website').map(hostAndPath),
      ...emails.map((email) => hostAndPath(email.slice(email.lastIndexOf('@') + 1))),
    ]),
    emails,
    phones: told(all, 'phone'),
    streets: told(all, 'street'),
    zipcodes: told(all, 'zipcode'),
    cities: told(all, 'city'),
    numbers: told([of.lead], 'number'),
    headcounts: headcountsOf(of.lead),
  }
}

/** How many people a card or a request says that there are; nobody and one tell nothing. */
export function headcountsOf(card: Fields): string[] {
  return told([card], 'headcount').filter((count) => Number(count) > 1)
}

/** All that the cards tell of one kind. */
function told(cards: readonly Fields[], what: Identifying): string[] {
  const paths = [...identifying].flatMap(([path, tells]) => (tells === what ? [path.split('.')] : []))
  return unique(cards.flatMap((card) => paths.map((path) => textAt(card, path))))
}

function textAt(card: Fields, path: readonly string[]): string {
  const value = path.reduce<unknown>(propertyOf, card)
  return typeof value === 'number' ? String(value) : textOf(value).trim()
}

function unique(values: readonly string[]): string[] {
  return [...new Set(values)].filter((value) => value !== '')
}

function hostAndPath(website: string): string {
  return website
    .toLowerCase()
    .replace(/^[a-z][a-z0-9+.-]*:\/*/, '')
    .replace(/^[^/@]*@/, '')
    .replace(/[?#].*$/, '')
    .replace(/:\d+(?=\/|$)/, '')
    .replace(/^www\d?\./, '')
    .replace(/\/+$/, '')
}
