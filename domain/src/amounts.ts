import { isSupplierSide } from './access/questions.ts'
import type { ViewerKind } from './access/viewer.ts'
import { isEmpty } from './fields/index.ts'
import { isSame } from './isSame.ts'
import { definitionOf, type TypeName } from './types/index.ts'

type Fields = Readonly<Record<string, unknown>>

/** The amounts of a type that have a value when nobody says one (D4.6). */
export function amountsOf(type: TypeName): readonly string[] {
  return Object.entries(definitionOf(type).fields).flatMap(([name, field]) =>
    field.kind === 'money' && field.default !== undefined ? [name] : [],
  )
}

/** What a lead costs whom it is delivered to: due at its default too (D7), so that this is no guess. */
const listPrices: readonly string[] = ['price', '$price']

/** Whether an amount is an estimate, which counts for nothing until somebody enters it (D22.3). */
export function isEstimate(type: TypeName, name: string): boolean {
  return !listPrices.includes(name) && (amountsOf(type).includes(name) || worthOf(type)?.field === name)
}

/** Whether somebody entered an amount, as the item itself says (D22.3). */
export function isEntered({ _entered }: Fields, name: string): boolean {
  return Array.isArray(_entered) && _entered.includes(name)
}

/** What an undo sends with these fields of an item as it stood, so that a default that nobody entered is none again (D22.3). */
export function unenteredOf(
  type: TypeName,
  item: Fields,
  names: readonly string[],
): { readonly _unentered?: readonly string[] } {
  const unentered = amountsOf(type).filter((name) => names.includes(name) && !isEntered(item, name))
  return unentered.length > 0 ? { _unentered: unentered } : {}
}

/** What a write says of amounts: the fields as sent, those that it calls typed, whatever stood there, and those that it puts back as defaults. */
interface Sent {
  readonly fields: Fields
  readonly said?: unknown
  readonly unsaid?: unknown
}

/**
 * The amounts that somebody entered, after a write to what was kept before it (D22.3): one that is sent with another value, one that a
 * new item is given, and one that the writer says was typed. A default that comes back as it was read was not entered, nor is one that an
 * undo puts back; null clears it.
 */
export function enteredAfter(
  type: TypeName,
  before: Fields | undefined,
  { fields, said, unsaid }: Sent,
): readonly string[] {
  return amountsOf(type).filter((name) => {
    const isSent = Object.hasOwn(fields, name)
    if (isEmpty(isSent ? fields[name] : before?.[name])) return false
    if (isSent && Array.isArray(unsaid) && unsaid.includes(name)) return false
    if (isSent && (!before || !isSame(fields[name], before[name]))) return true
    return (before !== undefined && isEntered(before, name)) || (Array.isArray(said) && said.includes(name))
  })
}

/** Of what an amount that is never entered itself is the sum (D4.6). */
const partsOf: ReadonlyMap<string, readonly string[]> = new Map([['$amount', ['$license', '$implement']]])

/** The field that items of a type are added up by, and what somebody enters for it; nothing for a type that is worth nothing. */
export function worthOf(type: TypeName): { readonly field: string; readonly parts: readonly string[] } | undefined {
  const { amountField: field } = definitionOf(type)
  return field === undefined ? undefined : { field, parts: partsOf.get(field) ?? [field] }
}

/** What an item counts for where its type is added up, whole euros: what somebody entered, and no default (D22.3). */
export function enteredWorth(kind: ViewerKind, item: Fields & { readonly _type: TypeName }): number | undefined {
  const worth = worthOf(item._type)
  if (!worth) return undefined
  // What a supplier reads says already what was entered.
  const value = (isSupplierSide({ kind }) ? item : shownAmounts(item._type, item))[worth.field]
  return typeof value === 'number' ? value : undefined
}

/** The amounts of an item, and their total, as suppliers and end-users are shown them: null where nobody entered one (D22.3). */
export function shownAmounts(type: TypeName, item: Fields): Record<string, unknown> {
  const shown = Object.fromEntries(
    amountsOf(type)
      .filter((name) => Object.hasOwn(item, name))
      .map((name) => [name, isEntered(item, name) ? item[name] : null]),
  )
  if (type !== 'match') return shown
  const parts = (partsOf.get('$amount') ?? []).map((part) => shown[part]).filter((part) => typeof part === 'number')
  return { ...shown, $amount: parts.length === 0 ? null : parts.reduce((sum, part) => sum + part, 0) }
}

/** Whether somebody reads the amounts of an item as it says them: the centre has the defaults, and what a supplier reads says it already. */
export function readsAmounts(kind: ViewerKind): boolean {
  return kind === 'super' || kind === 'staff' || kind === 'supplier'
}

/** The same of an item as somebody read it. */
export function amountsFor<T extends Fields & { readonly _type?: unknown }>(kind: ViewerKind, item: T): T {
  const { _type: type } = item
  return readsAmounts(kind) || (type !== 'dossier' && type !== 'match')
    ? item
    : { ...item, ...shownAmounts(type, item) }
}
