import { type Finding, findingsOf } from './finding.ts'

/** From here on times on screen and of logins look wrong, ms. A store tells whole seconds. */
const APART_MS = 2000
/** From here on codes of a second factor and requests to a bucket fail, ms. */
const WRONG_MS = 30_000

/**
 * Compares the clock of this machine with another one.
 * @param there what the other clock said, ms
 * @param before when it was asked, ms
 * @param after when the answer was here, ms
 */
export function clockFinding(whose: string, there: number, before: number, after: number): Finding {
  const { ok, warn, wrong } = findingsOf('clock')
  const apart = there < before ? before - there : Math.max(0, there - after)
  const says = `${(apart / 1000).toFixed(1)} s from the clock of ${whose}`
  const mend = 'Let NTP set the clocks of both machines (timedatectl set-ntp true).'
  if (apart > WRONG_MS) return wrong(says, mend)
  return apart > APART_MS ? warn(says, mend) : ok(says)
}
