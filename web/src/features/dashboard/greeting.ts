import { perZone } from '../../ui/timeZone.ts'

const hourIn = perZone((timeZone) => new Intl.DateTimeFormat('nl-NL', { timeZone, hour: 'numeric', hourCycle: 'h23' }))

/** Which greeting fits the hour where one is (D1.4). */
export function greetingAt(now: Date): 'morning' | 'afternoon' | 'evening' | 'night' {
  const hour = Number(
    hourIn()
      .formatToParts(now)
      .find(({ type }) => type === 'hour')?.value ?? 12,
  )
  if (hour < 6) return 'night'
  if (hour < 12) return 'morning'
  return hour < 18 ? 'afternoon' : 'evening'
}
