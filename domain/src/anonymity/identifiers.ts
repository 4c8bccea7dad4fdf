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
  /** Words that staff blot out beside what the cards say. */
  readonly masks?: readonly string[]
  /** Names of staff, which every supplier reads elsewhere: they stay, also where somebody of the lead has a name in common (D20.3). */
  readonly clear?: readonly string[]
}

/** What identifies a lead, from its own card and those of its contacts and users (D7). */
export function identityOf(of: {
  readonly lead: Fields
  readonly contacts?: readonly Fields[]
  readonly users?: readonly Fields[]
}): LeadIdentity {
  const people = [...(of.contacts ?? []), ...(of.users ?? [])]
  const all = [of.lead, ...people]
  const emails = texts(all, ['email'])
  return {
    names: texts([of.lead], ['name']),
    contactNames: texts(people, ['name', 'username']),
    domains: unique([
      ...texts(all, ['website']).map(hostAndPath),
      ...emails.map((email) => hostAndPath(email.slice(email.lastIndexOf('@') + 1))),
    ]),
    emails,
    phones: texts(all, ['phone', 'mobile']),
    streets: texts([...all, ...all.map(addressOf)], ['street']),
    zipcodes: texts([...all, ...all.map(addressOf)], ['zipcode']),
    cities: texts([...all, ...all.map(addressOf)], ['city']),
    numbers: texts([of.lead], ['kvk']),
  }
}

function addressOf(item: Fields): Fields {
  return isFields(item.address) ? item.address : {}
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function texts(items: readonly Fields[], fields: readonly string[]): string[] {
  return unique(
    items.flatMap((item) =>
      fields.map((field) => {
        const value = item[field]
        return typeof value === 'string' ? value.trim() : ''
      }),
    ),
  )
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
