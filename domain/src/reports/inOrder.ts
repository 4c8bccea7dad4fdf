import { groupingOf } from './grouping.ts'
import { periodsThrough } from './periods.ts'
import type { Report, ReportGroup } from './report.ts'

/** So many of the groups in order as there is room for: of dates the last stretches, without what has none; of others the first. */
export function mainGroups<Group extends { readonly key: string }>(
  { step }: Report,
  ordered: readonly Group[],
  max: number,
): readonly Group[] {
  return step === undefined ? ordered.slice(0, max) : ordered.filter(({ key }) => key !== '').slice(-max)
}

/**
 * The groups of a report as one reads them: dates from first to last with those in between of which there is nothing, choices as one
 * goes through them, others the largest first. What has none comes last.
 */
export function groupsInOrder(report: Report, groups: readonly ReportGroup[]): readonly ReportGroup[] {
  const { type, by = '', step, measure } = report
  const without = groups.filter(({ key }) => key === '')
  const others = groups.filter(({ key }) => key !== '')
  if (step !== undefined) {
    const byKey = new Map(others.map((group) => [group.key, group]))
    const nothing = measure === 'count' || measure === 'sum' ? 0 : null
    const periods = periodsThrough(
      step,
      others.map(({ key }) => key),
    )
    return [...periods.map((key) => byKey.get(key) ?? { key, count: 0, value: nothing }), ...without]
  }
  const { kind, options } = groupingOf(type, by) ?? {}
  if (options === undefined || kind === 'named') return [...others, ...without]
  return [...others.toSorted((a, b) => options.indexOf(a.key) - options.indexOf(b.key)), ...without]
}
