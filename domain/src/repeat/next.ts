import rrule from 'rrule'
import { momentAt, wallAt } from '../planning/wall.ts'
import { dayAt } from '../planning/workday.ts'
import { anchored, readRule, ruleOf } from './rule.ts'

/** A deadline that lies further back is counted on from no more: the steps to today would be too many. */
const YEARS_BACK = 10

/**
 * The deadline after this one by a rule: the first that lies on today or later, at the same time on the wall of Amsterdam (D1.4). An hour
 * that a day does not have is passed over, as RFC 5545 says. Nothing where the rule has ended. `due` and the answer are ISO 8601 UTC.
 */
export function nextDue(rule: string, due: string, now: Date): string | undefined {
  const repeat = readRule(rule)
  const from = new Date(due)
  const oldest = new Date(now)
  oldest.setUTCFullYear(oldest.getUTCFullYear() - YEARS_BACK)
  if (!repeat || !(from >= oldest)) return undefined
  const { until, ...endless } = anchored(repeat, due)
  const start = asUtc(wallAt(from))
  const today = dayAt(now)
  const found: string[] = []
  // The library counts on the wall: for it that is UTC, which has no summer.
  new rrule.RRule({
    ...rrule.RRule.parseString(ruleOf(endless)),
    dtstart: start,
    until: until === undefined ? null : asUtc(`${until} 23:59:59`),
  }).all((at) => {
    const wall = at.toISOString().slice(0, 19).replace('T', ' ')
    if (at <= start || wall.slice(0, 10) < today) return true
    const moment = momentAt(wall)
    if (!moment || wallAt(moment) !== wall) return true
    found.push(moment.toISOString())
    return false
  })
  return found[0]
}

function asUtc(wall: string): Date {
  return new Date(`${wall.replace(' ', 'T')}Z`)
}
