import {
  type Field,
  isObject,
  isWhereGroup,
  optionalText,
  organisationTypes,
  parseWhere,
  personTypes,
  printWhere,
  typeOfId,
  type WhereRule,
} from '@schakel/domain'
import { type Forgetting, forgetText, isOneOf } from '@schakel/domain/anonymity'
import { ERASED_NAME } from '@schakel/domain/privacy'
import { fieldsOfId, isCode } from './codes.ts'

const ID = /^[a-z]+\/[\w-]+$/

/** What an organisation is called is not forgotten with a person. */
const isOrganisation = (id: string) => organisationTypes.some((type) => type === typeOfId(id))

/** Who and what is known by a name, an address and numbers of its own. */
const isKnown = (id: string) => isOrganisation(id) || personTypes.some((type) => type === typeOfId(id))
const KNOWN_BY = new Set(['name', 'email', 'phone', 'mobile', 'username', 'address'])

/** Where a value stands in a document: at which name, and of which item or field. */
interface Place {
  readonly name: string
  readonly owner?: string | undefined
  readonly field?: Field | undefined
}

/** A kept text, that may be a document itself, in which somebody is named no more. */
export function forgetLine(text: string, what: Forgetting): string {
  if (/^[[{]/.test(text)) {
    try {
      const before: unknown = JSON.parse(text)
      const after = JSON.stringify(forgetDocument(before, what))
      return after === JSON.stringify(before) ? text : after
    } catch {
      // It only begins like one.
    }
  }
  return forgetText(text, what, ERASED_NAME)
}

/**
 * A document in which somebody is named no more: not in its texts, and not where it refers to them. A code of the program stays, also when
 * they were called like it. By what somebody else is known stays, also when a part of it is theirs: Pieter Bob van Zanten goes on being
 * called so, and logs in with the address that he has. `owner` is the item it is of, where it does not say so itself.
 */
export function forgetDocument(value: unknown, what: Forgetting, owner?: string): unknown {
  return forgetValue(value, what, { name: '', owner })
}

function forgetValue(value: unknown, what: Forgetting, { name, owner, field }: Place): unknown {
  if (typeof value === 'string') return forgetWords(value, what, { name, field })
  if (Array.isArray(value)) return value.map((one) => forgetValue(one, what, { name, field }))
  if (!isObject(value)) return value
  const id = optionalText(value._id)
  if (id !== undefined && what.ids.includes(id)) return referenceOf(value, what)
  const of = id ?? owner ?? ''
  const fields = field?.fields ?? fieldsOfId(of)
  return Object.fromEntries(
    Object.entries(value).map(([part, held]) => {
      if (part === '_id' || (isOrganisation(of) && part === 'name')) return [part, held]
      const isTheirs = isKnown(of) && !what.ids.includes(of) && KNOWN_BY.has(part)
      return [part, isTheirs ? forgetWhole(held, what) : forgetValue(held, what, { name: part, field: fields[part] })]
    }),
  )
}

function forgetWords(text: string, what: Forgetting, { name, field }: Place): string {
  if (ID.test(text) || isCode(text, name, field)) return text
  return name === 'where' ? forgetWhere(text, what) : forgetLine(text, what)
}

/** A filter as the address of a list says it, `status:is:lead;name:contains:zon`: what it asks of which field stays. */
function forgetWhere(text: string, what: Forgetting): string {
  const where = parseWhere(text)
  if (!where) return forgetLine(text, what)
  const forgetRule = (rule: WhereRule): WhereRule => {
    const name = rule.field.split(/[./]/).at(-1) ?? ''
    return { ...rule, values: rule.values.map((value) => forgetWords(value, what, { name })) }
  }
  return printWhere({
    ...where,
    rules: where.rules.map((part) =>
      isWhereGroup(part) ? { ...part, rules: part.rules.map(forgetRule) } : forgetRule(part),
    ),
  })
}

/** By what somebody else is known, without what is the same as of who is forgotten. */
function forgetWhole(value: unknown, what: Forgetting): unknown {
  if (typeof value === 'string') return isOneOf(value, what) ? ERASED_NAME : value
  if (!isObject(value)) return value
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, forgetWhole(part, what)]))
}

/** Who it was is told by an id that leads nowhere; where they belonged stays. */
function referenceOf(value: object, what: Forgetting): object {
  const kept = Object.entries(value).filter(([name]) =>
    ['_id', '_type', '_edge', '$role', 'organisation'].includes(name),
  )
  return {
    ...Object.fromEntries(
      kept.map(([name, part]) => [name, name === 'organisation' ? forgetDocument(part, what) : part]),
    ),
    name: ERASED_NAME,
  }
}
