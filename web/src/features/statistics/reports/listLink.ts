import { printWhere } from '@schakel/domain'
import { groupingOf, narrowedBy, type Report, type ReportGroup, rulesOfGroup } from '@schakel/domain/reports'

/** The list behind a group of a report, or behind all of it; nothing where no list says it. */
export function listOf(report: Report, group?: ReportGroup) {
  const { type, by = '', step, where } = report
  const field = groupingOf(type, by)
  // Whose it is goes by an id; a text as somebody wrote it.
  const label = group && (by === '_owner' ? group.key : (group.name ?? group.key))
  const rules = field && label !== undefined ? rulesOfGroup(field, step, label) : []
  if (rules === undefined) return undefined
  const all = narrowedBy(where, rules)
  return {
    to: '/list',
    // In an order of its own, so that the list opens with no view of one's own.
    search: { type, sort: 'changed', ...(all.rules.length > 0 ? { where: printWhere(all) } : {}) },
  } as const
}
