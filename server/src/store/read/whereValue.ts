import {
  amountsOf,
  type DayStretch,
  isEstimate,
  isSupplierSide,
  readsAmounts,
  type ViewerKind,
  type WhereField,
  type WhereRule,
  worthOf,
} from '@schakel/domain'
import type { Params, ReadScope } from './form.ts'
import { formRead } from './narrow.ts'

/** A value of `i` as SQL: as JSON, and as text. */
interface Value {
  readonly json: string
  readonly text: string
}

/** The value of a field in the form that a viewer of this kind reads of `i`; null where they read none. */
export function readValue(
  kind: ViewerKind,
  scope: ReadScope,
  { type, path, definition }: Pick<WhereField, 'type' | 'path' | 'definition'>,
): Value {
  // What super users alone read stands beside the form of everybody else.
  const form = definition?.superOnly ? `(${scope.form})` : `(${formRead(scope)})`
  if (definition?.kind === 'money' && !readsAmounts(kind)) {
    const json = saidAmount(form, type, path)
    return { json, text: `${json} #>> '{}'` }
  }
  const steps = path.replaceAll('.', ',')
  const text = `(${form} #>> '{${steps}}')`
  // Markup is looked at without its tags.
  const words = definition?.kind === 'richText' ? `regexp_replace(${text}, '<[^>]*>', ' ', 'g')` : text
  return { json: `(${form} #> '{${steps}}')`, text: words }
}

/** A value of `i` that is measured over many, as JSON: of an estimate what somebody entered, whoever reads it (D22.3). */
export function measuredValue(kind: ViewerKind, scope: ReadScope, field: WhereField): string {
  // What a supplier reads says already what was entered.
  if (isSupplierSide({ kind }) || !isEstimate(field.type, field.path)) return readValue(kind, scope, field).json
  return saidAmount(`(${formRead(scope)})`, field.type, field.path)
}

/** An amount of a form that somebody entered, as a number (D22.3); null for any other. */
export function enteredAmount(form: string, name: string): string {
  const value = `${form} -> '${name}'`
  return `case when ${form} -> '_entered' ? '${name}' and jsonb_typeof(${value}) = 'number' then (${value})::numeric end`
}

/** An amount that somebody entered, and a total of those, as JSON; null otherwise. */
function saidAmount(form: string, type: WhereField['type'], path: string): string {
  const worth = worthOf(type)
  if (worth?.field === path && !worth.parts.includes(path)) {
    // The total of what is known of it.
    const parts = worth.parts.map((name) => `(${enteredAmount(form, name)})`)
    return `to_jsonb((select sum(part) from unnest(array[${parts.join(', ')}]) part))`
  }
  return amountsOf(type).includes(path) ? `to_jsonb(${enteredAmount(form, path)})` : `(${form} -> '${path}')`
}

/** That a text is one of several. */
export function isOneOf(text: string, values: readonly string[], params: Params): string {
  const given = values.map((value) => `${params.add(value)}::text`)
  return given.length === 1 ? `${text} = ${given[0]}` : `${text} in (${given.join(', ')})`
}

/** That a text says something, or says or contains this, capitals and accents aside; `folded` where an index has words of its own for it. */
export function textCondition(
  text: string,
  { op, values: [value = ''] }: WhereRule,
  params: Params,
  folded = `fold(${text})`,
): string {
  if (op === 'filled') return `${text} ~ '\\S'`
  // Asked once, and not for each row.
  const asked = `(select fold(${params.add(value.trim())}::text))`
  return op === 'contains' ? `strpos(${folded}, ${asked}) > 0` : `${folded} = ${asked}`
}

/**
 * That the words by which `i` is found have the longest word that a rule looks for in its rich text. They are kept without markup and folded;
 * to make that of the text itself, for each rule and row, keeps the embedded engine from everybody else (D21.1).
 */
export function isAmongWords(
  { definition }: WhereField,
  { op, values: [value = ''] }: WhereRule,
  params: Params,
  scope: ReadScope,
): string {
  const isKept = definition?.kind === 'richText' && definition.search !== undefined && !definition.superOnly
  const [longest] = value.match(/[\p{L}\p{N}]+/gu)?.sort((a, b) => b.length - a.length) ?? []
  if (!isKept || longest === undefined || !(op === 'contains' || op === 'is')) return 'true'
  const has = `strpos(i.haystack, (select fold(${params.add(longest)}::text))) > 0`
  // A limited form has words of its own, and few read one.
  return scope.isLimited ? `(not ${scope.isWhole} or ${has})` : has
}

/** That a moment or a day, as text, lies in a stretch; without one that it is there. */
export function dateCondition(text: string, { from, until }: DayStretch, params: Params): string {
  const at = `${text} collate "C"`
  const parts = [
    ...(from === undefined ? [] : [`${at} >= ${params.add(from)}::text`]),
    ...(until === undefined ? [] : [`${at} < ${params.add(until)}::text`]),
  ]
  return `${text} <> ''${parts.map((part) => ` and ${part}`).join('')}`
}

/** That a number is so large. Compared as JSON: whatever stands in a row, no comparison fails on it. */
function numberCondition(json: string, { op, values }: WhereRule, params: Params): string {
  const isNumber = `jsonb_typeof(${json}) = 'number'`
  const given = values.map((value) => `${params.add(String(Number(value)))}::text::jsonb`)
  const [first = '', second = first] = given
  const signs: ReadonlyMap<string, string> = new Map([
    ['is', `${json} = ${first}`],
    ['above', `${json} > ${first}`],
    ['below', `${json} < ${first}`],
    ['between', `${json} >= ${first} and ${json} <= ${second}`],
  ])
  const sign = signs.get(op)
  return sign === undefined ? isNumber : `${isNumber} and ${sign}`
}

/** That a field says what a rule asks, which says nothing that is not. */
export function valueCondition(
  { json, text }: Value,
  { kind }: WhereField,
  rule: WhereRule,
  params: Params,
  stretch: () => DayStretch,
): string {
  switch (kind) {
    case 'number':
      return numberCondition(json, rule, params)
    case 'date':
      return dateCondition(text, stretch(), params)
    case 'flag':
      return `${text} = 'true'`
    case 'list':
      return `jsonb_typeof(${json}) = 'array' and ${json} <> '[]'::jsonb`
    case 'choice':
      return rule.op === 'is' ? isOneOf(text, rule.values, params) : `${text} <> ''`
    default:
      return textCondition(text, rule, params)
  }
}
