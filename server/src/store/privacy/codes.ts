import {
  criterionKinds,
  definitionOf,
  dossierKinds,
  edgeFields,
  edgeNames,
  type Field,
  type FieldKind,
  type Fields,
  historyEvents,
  linkStatuses,
  typeNames,
  typeOfId,
} from '@schakel/domain'
import { reportCharts, reportMeasures, reportSteps } from '@schakel/domain/reports'

/** In fields of these kinds people put words. */
const WORDS: ReadonlySet<FieldKind> = new Set([
  ...(['text', 'longText', 'richText', 'email', 'phone', 'website', 'zipcode', 'username'] as const),
])

const definitions = typeNames.map(definitionOf)
const fields = [...definitions.flatMap((one) => everyField(one.fields)), ...everyField(edgeFields)]
const fieldNames: ReadonlySet<string> = new Set([...typeNames, ...fields.map(([name]) => name)])

const roles = definitions.flatMap((one) => [...one.roles, ...Object.values(one.rolesUnder ?? {}).flat()])
const statuses = definitions.flatMap((one) => Object.keys(one.statuses?.entries ?? {}))

/** What stands at a name in documents that are of no type, and at those names that hold a code as a text. */
const codes = setsOf([
  ...choices(),
  ...(['_type', 'type', 'feed'] as const).map((name) => [name, typeNames] as const),
  ...(['_edge', 'edge'] as const).map((name) => [name, edgeNames] as const),
  ...(['$role', 'role'] as const).map((name) => [name, roles] as const),
  ...(['status', '$status'] as const).map(
    (name) => [name, [...statuses, ...Object.keys(linkStatuses.entries)]] as const,
  ),
  ['event', historyEvents],
  ['criterion', criterionKinds],
  ['shipped', dossierKinds],
  ['measure', reportMeasures],
  ['chart', reportCharts],
  ['step', reportSteps],
])

/** At these names of a kept list or report stands which field it is about. */
const FIELD_NAMED = new Set(['columns', 'by', 'of', 'sort', 'group'])

/**
 * Whether a text at a name of a document is a code of the program, such as a status, a role or a colour, and no words that somebody put
 * there (D6). Without a field the document is of no type. Exactly as it is written: words that only look like it are words.
 */
export function isCode(text: string, name: string, field?: Field): boolean {
  if (codes.get(name)?.has(text)) return true
  if (field) return !WORDS.has(field.kind) && 'value' in field.parse(text, { now: new Date() })
  return FIELD_NAMED.has(name) && text.split(/[-./]/).every((part) => part === '' || fieldNames.has(part))
}

/** The fields of an item or an edge with this id; none of what is no item. */
export function fieldsOfId(id: string): Fields {
  const type = typeOfId(id)
  return type ? { ...edgeFields, ...definitionOf(type).fields } : {}
}

function everyField(of: Fields): [string, Field][] {
  return Object.entries(of).flatMap(([name, field]) => [[name, field], ...everyField(field.fields ?? {})])
}

/** The options of all choices, but at names that hold words elsewhere: `name` is what a dossier asks for, and who a person is. */
function choices(): (readonly [string, readonly string[]])[] {
  const spoken = new Set(fields.flatMap(([name, { kind }]) => (WORDS.has(kind) ? [name] : [])))
  return fields.flatMap(([name, { options }]) => (options && !spoken.has(name) ? [[name, options] as const] : []))
}

function setsOf(named: readonly (readonly [string, readonly string[]])[]): ReadonlyMap<string, ReadonlySet<string>> {
  const sets = new Map<string, Set<string>>()
  for (const [name, options] of named) sets.set(name, new Set([...(sets.get(name) ?? []), ...options]))
  return sets
}
