import type { WhereRule } from '../lists/where.ts'
import { type WhereField, whereFieldOf, whereFields } from '../lists/whereFields.ts'
import type { TypeName } from '../types/index.ts'
import { isPeriod, type ReportStep, rulesOfPeriod } from './periods.ts'

/** Texts that many items have in common; of what an item hangs under its name too. */
const sharedTexts: readonly string[] = ['address.city']

function isGroupingField({ field, kind, path }: WhereField): boolean {
  const isAbove = field.includes('/')
  if (kind === 'choice' || kind === 'flag') return true
  if (kind === 'text') return sharedTexts.includes(path) || (isAbove && path === 'name')
  return !isAbove && (kind === 'date' || kind === 'tag' || path === '_owner' || path === '_province')
}

/** The fields by which a report of a type can be grouped: choices, yes or no, dates, tags, owner, city, province, and names of what it hangs under. */
export function reportGroupings(type: TypeName): readonly WhereField[] {
  return whereFields(type).filter(isGroupingField)
}

/** A field that a report of this type is grouped by; nothing for any other. */
export function groupingOf(type: TypeName, field: string): WhereField | undefined {
  const known = whereFieldOf(type, field)
  return known && isGroupingField(known) ? known : undefined
}

/** The number fields of a type that a report adds up. */
export function reportNumbers(type: TypeName): readonly WhereField[] {
  return whereFields(type).filter(({ field, kind }) => kind === 'number' && !field.includes('/'))
}

/** A value of a group as a list is asked for it: whose it is and a tag by the id, a text as somebody wrote it. */
export function labelOfGroup(
  { field, kind }: WhereField,
  { key, name }: { readonly key: string; readonly name?: string | undefined },
): string {
  return field === '_owner' || kind === 'tag' ? key : (name ?? key)
}

/**
 * What the items of a group have in common, as rules of a list (S2.9); nothing where no list can say it. `label` is a value of the
 * group as somebody wrote it.
 */
export function rulesOfGroup(
  { field, kind, options }: WhereField,
  step: ReportStep | undefined,
  label: string,
): readonly WhereRule[] | undefined {
  if (kind === 'flag') return [{ field, op: label === 'yes' ? 'yes' : 'no', values: [] }]
  // What lies in none of them is asked by all of them.
  if (label === '' && kind === 'named') return options && [{ field, op: 'isNot', values: options }]
  if (label === '') return [{ field, op: 'empty', values: [] }]
  if (kind !== 'date') return [{ field, op: 'is', values: [label] }]
  return step !== undefined && isPeriod(step, label) ? rulesOfPeriod(field, step, label) : undefined
}
