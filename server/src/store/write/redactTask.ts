import { definitionOf, type Field } from '@schakel/domain'
import { type LeadIdentity, redactHtml, redactText } from '@schakel/domain/anonymity'
import { searchWords } from '../words.ts'

type Fields = Readonly<Record<string, unknown>>

const envelope = ['_id', '_type', '_version', 'status']

/**
 * A todo or an activity on a dossier as a supplier reads it before disclosure: every text redacted but for its own words, no
 * pictures (D7, D19.5, D20.3).
 */
export function redactTask(
  type: 'todo' | 'activity',
  fields: Fields,
  identity: LeadIdentity,
  isOwn: (name: string, at?: number) => boolean,
) {
  const definition = definitionOf(type)
  const names = definition.card ?? Object.keys(definition.fields)
  const shown = [...envelope, ...names].filter((name) => fields[name] !== undefined && fields[name] !== null)
  const limited = Object.fromEntries(
    shown.flatMap((name) => {
      const field = Object.hasOwn(definition.fields, name) ? definition.fields[name] : undefined
      const value = field ? shownOf(field, fields[name], identity, (at) => isOwn(name, at)) : fields[name]
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

function shownOf(field: Field, value: unknown, identity: LeadIdentity, isOwn: (at?: number) => boolean): unknown {
  if (Array.isArray(value) && field.kind === 'list')
    return value.map((row, at) => (isOwn(at) ? row : parts(field, row, identity)))
  return isOwn() ? value : redacted(field, value, identity)
}

function redacted(field: Field, value: unknown, identity: LeadIdentity): unknown {
  if (field.kind === 'image') return undefined
  if (field.kind === 'list') return Array.isArray(value) ? value.map((row) => parts(field, row, identity)) : undefined
  if (field.kind === 'object') return parts(field, value, identity)
  if (typeof value !== 'string') return value
  if (field.kind === 'richText') return redactHtml(value, identity)
  return field.kind === 'text' || field.kind === 'longText' ? redactText(value, identity) : value
}

function parts(field: Field, value: unknown, identity: LeadIdentity): Fields {
  const entries = typeof value === 'object' && value !== null ? Object.entries(value) : []
  return Object.fromEntries(
    entries.flatMap(([name, part]) => {
      const inner = field.fields?.[name]
      return inner ? [[name, redacted(inner, part, identity)]] : []
    }),
  )
}
