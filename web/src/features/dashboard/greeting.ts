import { wallOf } from '../../ui/wallTime.ts'

/** Which greeting fits the hour where one is (D1.4). */
export function greetingAt(now: Date): 'morning' | 'afternoon' | 'evening' | 'night' {
  const hour = Number(wallOf(now).slice(11, 13))
  if (hour < 6) return 'night'
  if (hour < 12) return 'morning'
  return hour < 18 ? 'afternoon' : 'evening'
}
