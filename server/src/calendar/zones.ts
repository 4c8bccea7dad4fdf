import { isTimeZone } from '@schakel/domain/planning'
import ICAL from 'ical.js'
import { windowsZones } from './windowsZones.ts'

const NAME_MAX = 100
const byWindowsName = new Map([...windowsZones].map(([name, zone]) => [name.toLowerCase(), zone]))

/** The zone of the world that a TZID names (D23.4): by itself, as Windows calls it, or at the end of a path. Nothing for another. */
export function zoneNamed(tzid: string): string | undefined {
  const name = tzid.trim()
  if (name.length > NAME_MAX) return undefined
  const [first, ...parts] = name.split('/')
  const ends = first === '' ? parts.map((_, at) => parts.slice(at).join('/')) : []
  return [byWindowsName.get(name.toLowerCase()) ?? name, ...ends].find(isTimeZone)
}

/** A zone that a file does not describe, by the clocks of the world: also an hour that they skip or have twice is read as RFC 5545, 3.3.5 says. */
export class WorldZone extends ICAL.Timezone {
  readonly #name: string

  constructor(name: string) {
    super({ tzid: name })
    this.#name = name
  }

  override utcOffset({ year, month, day, hour, minute, second }: ICAL.Time): number {
    const wall = new Temporal.PlainDateTime(year, month, day, hour, minute, Math.min(second, 59))
    return (wall.toZonedDateTime('UTC').epochMilliseconds - wall.toZonedDateTime(this.#name).epochMilliseconds) / 1000
  }
}
