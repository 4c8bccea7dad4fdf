import { printWhere } from '@schakel/domain'
import {
  groupingOf,
  labelOfGroup,
  narrowedBy,
  type Report,
  type ReportGroup,
  rulesOfGroup,
} from '@schakel/domain/reports'

/** The list behind a group of a report, or behind all of it; nothing where no list says it. */
export function listOf(report: Report, group?: ReportGroup) {
  const { type, by = '', step, where } = report
  const field = groupingOf(type, by)
  const rules = field && group ? rulesOfGroup(field, step, labelOfGroup(field, group)) : []
  if (rules === undefined) return undefined
  const all = narrowedBy(where, rules)
  return {
    to: '/list',
    // In an order of its own, so that the list opens with no view of one's own.
    search: { type, sort: 'changed', ...(all.rules.length > 0 ? { where: printWhere(all) } : {}) },
  } as const
}
