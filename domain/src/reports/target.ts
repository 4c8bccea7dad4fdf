import type { Report } from './report.ts'

/** How much is still to go to the target of a report; negative when it lies behind. Nothing without a target or a number. */
export function toGo({ target }: Pick<Report, 'target'>, value: number | null): number | undefined {
  return target === undefined || value === null ? undefined : target - value
}
