import { WHERE_TEXT_MAX, WHERE_VALUE_MAX, WHERE_VALUES_MAX } from '../limits.ts'
import { isWhereGroup, isWhereInBounds, type Where, type WhereGroup, type WhereRule, whereOperators } from './where.ts'

// Signs with a meaning in the text, each with the letter that stands for it in a value.
const signs = { '~': 't', ':': 'c', ';': 's', '(': 'o', ')': 'p', '|': 'b' } as const
const letterOf: ReadonlyMap<string, string> = new Map(Object.entries(signs))
const signOf: ReadonlyMap<string, string> = new Map(Object.entries(signs).map(([sign, letter]) => [letter, sign]))

function escaped(text: string): string {
  return text.replace(/[~:;()|]/g, (sign) => `~${letterOf.get(sign) ?? ''}`)
}

function unescaped(text: string): string {
  return text.replace(/~([tcsopb])/g, (whole, letter: string) => signOf.get(letter) ?? whole)
}

const printRule = ({ field, op, values }: WhereRule): string => [field, op, ...values].map(escaped).join(':')

const join = (any: boolean, parts: readonly string[]): string => `${any ? '|' : ''}${parts.join(';')}`

/** A filter as a short text for the address of a page: `employees:above:50;(|status:is:lead:lost;name:contains:zon)`. */
export function printWhere({ any, rules }: Where): string {
  const part = (one: WhereRule | WhereGroup) =>
    isWhereGroup(one) ? `(${join(one.any, one.rules.map(printRule))})` : printRule(one)
  return join(any, rules.map(part))
}

function parseRule(text: string): WhereRule | undefined {
  const [field = '', name, ...values] = text.split(':').map(unescaped)
  const op = whereOperators.find((operator) => operator === name)
  const isShort = values.length <= WHERE_VALUES_MAX && values.every((value) => value.length <= WHERE_VALUE_MAX)
  return op === undefined || field === '' || !isShort ? undefined : { field, op, values }
}

function parseGroup(text: string): WhereGroup | undefined {
  const any = text.startsWith('|')
  const rules = (any ? text.slice(1) : text).split(';').map(parseRule)
  return rules.every((rule) => rule !== undefined) ? { any, rules } : undefined
}

/** Whether a filter can be asked and stand in the address of a page: what is larger would not be read again. */
export function fitsAddress(where: Where): boolean {
  return isWhereInBounds(where) && printWhere(where).length <= WHERE_TEXT_MAX
}

/** The filter that a text says; nothing for a text that says none, is too long or asks too much. */
export function parseWhere(text: string): Where | undefined {
  if (text.length > WHERE_TEXT_MAX) return undefined
  const any = text.startsWith('|')
  const inner = any ? text.slice(1) : text
  const parts = inner.match(/\([^()]*\)|[^;()]+/g) ?? []
  if (parts.join(';') !== inner) return undefined
  const rules = parts.map((part) => (part.startsWith('(') ? parseGroup(part.slice(1, -1)) : parseRule(part)))
  if (!rules.every((rule) => rule !== undefined)) return undefined
  return isWhereInBounds({ any, rules }) ? { any, rules } : undefined
}
