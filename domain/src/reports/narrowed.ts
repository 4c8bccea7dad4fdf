import { isWhereGroup, type Where, type WhereGroup, type WhereRule } from '../lists/where.ts'

/**
 * A filter that asks these rules besides, as a filter of rules and groups of rules. Where one of several rules is enough, each of them
 * is asked together with the new ones: a group holds no other groups.
 */
export function narrowedBy(where: Where | undefined, rules: readonly WhereRule[]): Where {
  const parts = where?.rules ?? []
  if (where?.any !== true || parts.length < 2) return { any: false, rules: [...parts, ...rules] }
  if (rules.length === 0) return where
  const isFlat = (part: WhereRule | WhereGroup): part is WhereRule => !isWhereGroup(part)
  if (parts.every(isFlat)) return { any: false, rules: [{ any: true, rules: parts }, ...rules] }
  return {
    any: true,
    rules: parts.flatMap((part) => alternatives(part).map((all) => ({ any: false, rules: [...all, ...rules] }))),
  }
}

/** A part of a filter as lists of rules, of which one holds whole. */
function alternatives(part: WhereRule | WhereGroup): readonly (readonly WhereRule[])[] {
  if (!isWhereGroup(part)) return [[part]]
  return part.any ? part.rules.map((rule) => [rule]) : [part.rules]
}
