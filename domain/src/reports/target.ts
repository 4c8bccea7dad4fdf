import type { Report } from './report.ts'
import { isOfStepDays } from './stepDays.ts'

/**
 * How much is still to go to the target of a report, of days by how many they are too many; negative when it lies behind. Nothing
 * without a target or a number.
 */
export function toGo({ target, of }: Pick<Report, 'target' | 'of'>, value: number | null): number | undefined {
  if (target === undefined || value === null) return undefined
  return isOfStepDays(of) ? value - target : target - value
}
