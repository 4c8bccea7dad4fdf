import { shownAmounts } from '../amounts.ts'
import type { Field } from '../fields/index.ts'
import { snippetOf } from '../snippet.ts'
import { dossierStatuses, matchStatuses, type StatusTable } from '../status/statusTable.ts'
import { definitionOf, REQUIREMENT_KEY, type TypeName } from '../types/index.ts'
import { isObject } from '../values.ts'
import type { Fields } from './fields.ts'
import type { LeadIdentity } from './identifiers.ts'
import { provinceOf } from './province.ts'
import { redactHtml, redactText } from './redact.ts'
import { sizeClassOf } from './sizeClass.ts'

/** What is known of the lead that a supplier gets only in a blurred form (D7). */
export interface LeadFacts {
  readonly employees?: number | null | undefined
  readonly zipcode?: string | null | undefined
}

const MATCH_ROLE = 'Leverancier'

/** A dossier as a supplier reads it before disclosure (D7): only what is listed as kept, texts redacted. */
export function anonymiseDossier(dossier: Fields, identity: LeadIdentity, facts: LeadFacts): Fields {
  return defined({
    ...identityFields(dossier, 'dossier'),
    ...keptFields('dossier', dossier, identity),
    status: statusOf(dossier.status, dossierStatuses),
    // Fields named after a status hold the date it was reached (S4.5).
    ...Object.fromEntries(Object.keys(dossierStatuses.entries).map((name) => [name, dateOf(dossier[name])])),
    history: historyOf(dossier.history, (entry) =>
      defined({ status: statusOf(entry.status, dossierStatuses), date: dateOf(entry.date) }),
    ),
    _tags: branches(dossier._tags, identity),
    province: facts.zipcode ? provinceOf(facts.zipcode) : undefined,
    size: sizeClassOf(facts.employees),
  })
}

/** A comment under a match as a supplier reads it before disclosure; its author is the caller's to name (D7, D19.5). */
export function anonymiseComment(comment: Fields, identity: LeadIdentity): Fields {
  const kept = keptFields('comment', comment, identity)
  return defined({
    ...identityFields(comment, 'comment'),
    ...kept,
    // Cut from the redacted text again: a snippet that lost its tags may have lost what made a name recognisable.
    ...(typeof kept.text === 'string' ? { snippet: snippetOf(kept.text) } : {}),
    finding: keyOfOurs(comment.finding),
  })
}

/** A requirement of a dossier as a supplier reads it before disclosure (F1.6): its key is one of ours, its words are redacted. */
export function anonymiseRequirement(requirement: Fields, identity: LeadIdentity): Fields {
  return defined({
    ...identityFields(requirement, 'requirement'),
    ...keptFields('requirement', requirement, identity),
    key: keyOfOurs(requirement.key),
  })
}

function keyOfOurs(key: unknown): string | undefined {
  return typeof key === 'string' && REQUIREMENT_KEY.test(key) ? key : undefined
}

/**
 * The supplier's own match before disclosure (D7, D19.2). History keeps its reasons, redacted, and its users but for the
 * lead's side, which `isOfLead` tells.
 */
export function anonymiseMatch(match: Fields, identity: LeadIdentity, isOfLead: (user: Fields) => boolean): Fields {
  const entry = (line: Fields) =>
    defined({
      status: statusOf(line.status, matchStatuses),
      date: dateOf(line.date),
      description: redacted(line.description, identity),
      user: isObject(line.user) && !isOfLead(line.user) ? userOf(line.user) : undefined,
      joined: flagOf(line.joined),
    })
  return defined({
    ...identityFields(match, 'match'),
    status: statusOf(match.status, matchStatuses),
    $status: statusOf(match.$status, matchStatuses),
    $role: match.$role === MATCH_ROLE ? MATCH_ROLE : undefined,
    history: historyOf(match.history, entry),
    $history: historyOf(match.$history, entry),
    ...keptFields('match', match, identity),
    dossier: isObject(match.dossier)
      ? defined({ _id: idOf(match.dossier._id), name: redacted(match.dossier.name, identity) })
      : undefined,
    supplier: isObject(match.supplier) ? referenceOf(match.supplier) : undefined,
  })
}

// Each field says itself what is kept of it; one that says nothing stays hidden (D7).
function keptFields(type: TypeName, item: Fields, identity: LeadIdentity): Fields {
  const shown = { ...item, ...shownAmounts(type, item) }
  return Object.fromEntries(
    Object.entries(definitionOf(type).fields).flatMap(([name, field]) => {
      const { anonymous, kind } = field
      if (anonymous === 'keep') return [[name, keptOf(field, shown[name])]]
      if (anonymous !== 'redact') return []
      const value = shown[name]
      return [
        [
          name,
          kind === 'richText' && typeof value === 'string' ? redactHtml(value, identity) : redacted(value, identity),
        ],
      ]
    }),
  )
}

// A kept field holds what its kind holds and nothing else: no text passes where a number or a date should stand.
function keptOf({ kind, options, pattern, fields = {} }: Field, value: unknown): unknown {
  if (kind === 'integer' || kind === 'fraction' || kind === 'money') return numberOf(value)
  if (kind === 'date' || kind === 'dateTime') return dateOf(value)
  if (pattern) return typeof value === 'string' && pattern.test(value) ? value : undefined
  if (kind === 'choice') return typeof value === 'string' && options?.includes(value) ? value : nullOf(value)
  if (kind === 'list' && Array.isArray(value)) {
    const rowOf = (row: Fields) =>
      defined(Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, keptOf(field, row[name])])))
    return value.filter(isObject).map(rowOf)
  }
  return kind === 'flag' ? flagOf(value) : undefined
}

function identityFields(item: Fields, type: string): Fields {
  return { _id: idOf(item._id), _type: type, _version: numberOf(item._version) }
}

// D20.3: the supplier reads the names of its own people and of staff elsewhere. Blotted out here, they would tell which one was right.
function userOf(user: Fields): Fields {
  return defined({
    ...referenceOf(user),
    organisation: isObject(user.organisation) ? referenceOf(user.organisation) : undefined,
  })
}

function referenceOf(item: Fields): Fields {
  return defined({ _id: idOf(item._id), name: nullableText(item.name), avatar: nullableText(item.avatar) })
}

function branches(tags: unknown, identity: LeadIdentity): readonly Fields[] | undefined {
  if (!Array.isArray(tags)) return undefined
  return tags
    .filter(isObject)
    .filter((tag) => tag.type === 'branche')
    .map((tag) => defined({ _id: idOf(tag._id), name: redacted(tag.name, identity), type: 'branche' }))
}

function historyOf(history: unknown, entryOf: (entry: Fields) => Fields): readonly Fields[] | undefined {
  return Array.isArray(history) ? history.filter(isObject).map(entryOf) : undefined
}

function redacted(value: unknown, identity: LeadIdentity): unknown {
  if (typeof value === 'string') return redactText(value, identity)
  return Array.isArray(value)
    ? value.filter((one) => typeof one === 'string').map((one) => redactText(one, identity))
    : nullOf(value)
}

function defined(fields: Fields): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))
}

function numberOf(value: unknown): unknown {
  return typeof value === 'number' ? value : nullOf(value)
}

function flagOf(value: unknown): unknown {
  return typeof value === 'boolean' ? value : nullOf(value)
}

function dateOf(value: unknown): unknown {
  return typeof value === 'string' && /^\d{4}-\d\d-\d\d(?:T[\d:.]{5,15}(?:Z|[+-]\d\d:?\d\d)?)?$/.test(value)
    ? value
    : nullOf(value)
}

function statusOf(value: unknown, table: StatusTable): unknown {
  return typeof value === 'string' && Object.hasOwn(table.entries, value) ? value : nullOf(value)
}

function idOf(value: unknown): unknown {
  return typeof value === 'string' && /^[a-z]+\/[\w-]+$/.test(value) ? value : undefined
}

function nullableText(value: unknown): unknown {
  return typeof value === 'string' ? value : nullOf(value)
}

function nullOf(value: unknown): null | undefined {
  return value === null ? null : undefined
}
