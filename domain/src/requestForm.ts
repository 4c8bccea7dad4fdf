import { type FieldIssue, Invalid } from './errors.ts'
import { type ItemInput, type ParseOptions, parseItem } from './parseItem.ts'

/** What the public form asks (D18): an organisation, its people and one request, each by the names of its fields. */
export const requestForm = {
  lead: ['name', 'employees', 'website', 'email', 'phone', 'address', 'kvk'],
  person: ['name', 'jobtitle', 'email', 'phone'],
  dossier: ['name', 'users', 'budget', 'existing', 'selection_date', 'implementation_date', 'case'],
} as const

/** A request as somebody without an account sends it. */
export interface PublicRequest {
  readonly lead: ItemInput
  readonly contacts: readonly ItemInput[]
  readonly dossier: ItemInput
}

/** Most people that one request may name. */
export const REQUEST_CONTACTS_MAX = 10

/**
 * Checks a public request (D18) and answers it with nothing but the fields of the form, each as it is kept. The first person needs an
 * address, since that is where the confirmation goes. Throws Invalid with every broken rule, its path from `lead`, `contacts.0` or `dossier`.
 */
export function parseRequest(input: PublicRequest, options: Pick<ParseOptions, 'now' | 'sanitise'>): PublicRequest {
  const issues: FieldIssue[] = []
  const part = (type: keyof typeof requestForm, path: string, given: ItemInput): ItemInput => {
    const known: readonly string[] = requestForm[type]
    const strange = Object.keys(given).find((name) => !known.includes(name))
    if (strange !== undefined) issues.push({ path: `${path}.${strange}`, code: 'unknownField' })
    const item = Object.fromEntries(Object.entries(given).filter(([name]) => known.includes(name)))
    try {
      return keptOf(
        parseItem(type, { _type: type, ...item }, { mode: 'create', isSuper: false, ...options }).fields,
        item,
      )
    } catch (error) {
      if (!(error instanceof Invalid)) throw error
      issues.push(...error.issues.map((issue) => ({ ...issue, path: `${path}.${issue.path}` })))
      return {}
    }
  }
  const lead = part('lead', 'lead', input.lead)
  const contacts = input.contacts.map((contact, at) => part('person', `contacts.${at}`, contact))
  const dossier = part('dossier', 'dossier', input.dossier)
  const lacksAddress = !input.contacts[0]?.email
  if (lacksAddress) issues.push({ path: 'contacts.0.email', code: 'emailRequired' })
  if (issues.length > 0) throw new Invalid(issues)
  return { lead, contacts, dossier }
}

/** What was given, as it is kept; what was left empty stays away. */
function keptOf(kept: Readonly<Record<string, unknown>>, given: ItemInput): ItemInput {
  return Object.fromEntries(
    Object.entries(kept).filter(([name, value]) => Object.hasOwn(given, name) && value !== null && value !== undefined),
  )
}
