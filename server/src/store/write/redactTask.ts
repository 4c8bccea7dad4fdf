import { definitionOf, type Field, objectOf } from '@schakel/domain'
import { type LeadIdentity, MASK, redactHtml, redactText } from '@schakel/domain/anonymity'
import { searchWords } from './words.ts'

type Fields = Readonly<Record<string, unknown>>

/** Whose words somebody reads: their own, those of another supplier, or of others. */
export type Whose = 'own' | 'rival' | 'other'

/** How a text is told: as plain text and as markup. */
interface Teller {
  readonly text: (text: string) => string
  readonly html: (html: string) => string
}

/** Nothing of it: what is left of the words of another supplier would tell which of its guesses were right (D20.3). */
export const nothing: Teller = { text: () => MASK, html: () => `<p>${MASK}</p>` }

const envelope = ['_id', '_type', '_version', 'status']

/**
 * A todo or an activity on a dossier as a supplier reads it before disclosure: every text redacted but for its own words, of another
 * supplier none, no pictures (D7, D19.5, D20.3).
 */
export function redactTask(
  type: 'todo' | 'activity',
  fields: Fields,
  identity: LeadIdentity,
  whose: (name: string, at?: number) => Whose,
) {
  const definition = definitionOf(type)
  const redacting: Teller = { text: (text) => redactText(text, identity), html: (html) => redactHtml(html, identity) }
  const names = definition.card ?? Object.keys(definition.fields)
  const shown = [...envelope, ...names].filter((name) => fields[name] !== undefined && fields[name] !== null)
  const limited = Object.fromEntries(
    shown.flatMap((name) => {
      const field = Object.hasOwn(definition.fields, name) ? definition.fields[name] : undefined
      const value = field ? shownOf(field, fields[name], redacting, (at) => whose(name, at)) : fields[name]
      return value === undefined ? [] : [[name, value]]
    }),
  )
  return { limited: { ...limited, ...historyOf(fields) }, words: searchWords(type, limited, [], names) }
}

/** What happened and when, without reasons or names. */
function historyOf({ history }: Fields): Fields {
  if (!Array.isArray(history)) return {}
  return { history: history.map(({ status, date }: Fields) => ({ status, date })) }
}

function shownOf(field: Field, value: unknown, redacting: Teller, whose: (at?: number) => Whose): unknown {
  const tellerOf = (at?: number) => (whose(at) === 'rival' ? nothing : redacting)
  if (Array.isArray(value) && field.kind === 'list')
    return value.map((row, at) => (whose(at) === 'own' ? row : parts(field, row, tellerOf(at))))
  return whose() === 'own' ? value : redacted(field, value, tellerOf())
}

function redacted(field: Field, value: unknown, teller: Teller): unknown {
  if (field.kind === 'image') return undefined
  if (field.kind === 'list') return Array.isArray(value) ? value.map((row) => parts(field, row, teller)) : undefined
  if (field.kind === 'object') return parts(field, value, teller)
  if (typeof value !== 'string') return value
  if (field.kind === 'richText') return teller.html(value)
  return field.kind === 'text' || field.kind === 'longText' ? teller.text(value) : value
}

function parts(field: Field, value: unknown, teller: Teller): Fields {
  return Object.fromEntries(
    Object.entries(objectOf(value)).flatMap(([name, part]) => {
      const inner = field.fields?.[name]
      return inner ? [[name, redacted(inner, part, teller)]] : []
    }),
  )
}
