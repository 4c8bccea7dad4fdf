import { WHERE_ALL_VALUES_MAX, WHERE_RULES_MAX } from '../limits.ts'

/** What can be asked of a field of a list (D8.3); which of them, its kind says. */
export const whereOperators = [
  ...(['contains', 'is', 'isNot', 'above', 'below', 'between'] as const),
  ...(['on', 'before', 'after', 'lastDays', 'nextDays', 'yes', 'no', 'empty', 'filled'] as const),
] as const
export type WhereOperator = (typeof whereOperators)[number]

/** One thing that is asked: of `employees` that it is above 50. */
export interface WhereRule {
  /** A field by its dotted path, a fact such as `_owner`, or a field of what it hangs under: `lead/employees`. */
  readonly field: string
  readonly op: WhereOperator
  /** As text: days as `2026-03-31`, numbers whole, items by their ids. */
  readonly values: readonly string[]
}

/** Several rules, of which all hold, or any. */
export interface WhereGroup {
  readonly any: boolean
  readonly rules: readonly WhereRule[]
}

/** What a list is narrowed to: rules and groups of rules, of which all hold, or any. No deeper than that. */
export interface Where {
  readonly any: boolean
  readonly rules: readonly (WhereRule | WhereGroup)[]
}

/** Whether a part of a filter is a group. */
export function isWhereGroup(part: WhereRule | WhereGroup): part is WhereGroup {
  return 'rules' in part
}

/** All rules of a filter, those of its groups too. */
export function rulesIn({ rules }: Where): readonly WhereRule[] {
  return rules.flatMap((part) => (isWhereGroup(part) ? part.rules : [part]))
}

/** A rule that says each of its values once; the two ends of a stretch may be the same. */
export function withoutDoubles<R extends WhereRule>(rule: R): R {
  return rule.op === 'between' ? rule : { ...rule, values: [...new Set(rule.values)] }
}

/** Whether a filter has no more rules, and those together no more values, than one list takes (D8.10), and no group without any. */
export function isWhereInBounds(where: Where): boolean {
  const rules = rulesIn(where)
  const values = rules.reduce((sum, rule) => sum + withoutDoubles(rule).values.length, 0)
  return (
    rules.length <= WHERE_RULES_MAX &&
    values <= WHERE_ALL_VALUES_MAX &&
    where.rules.every((part) => !isWhereGroup(part) || part.rules.length > 0)
  )
}
