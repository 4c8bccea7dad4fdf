/** The zone by which days are counted where nobody chose another (D1.4). */
export const HOME_ZONE = 'Europe/Amsterdam'
/** So many zones are kept ready; `Intl` takes any capitals, so that one zone has thousands of names (D21.1). */
const ZONES_MAX = 50
const formatters = new Map<string, Intl.DateTimeFormat>()

function wallIn(zone: string): Intl.DateTimeFormat {
  const known = formatters.get(zone)
  if (known) return known
  const made = new Intl.DateTimeFormat('en-CA', {
    timeZone: zone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
  })
  if (formatters.size >= ZONES_MAX) formatters.clear()
  formatters.set(zone, made)
  return made
}

/** The time on the wall of a zone at a moment, as `YYYY-MM-DD HH:mm:ss` (D1.4). Throws RangeError for a zone that there is not. */
export function wallAt(moment: Date, zone = HOME_ZONE): string {
  const parts = Object.fromEntries(
    wallIn(zone)
      .formatToParts(moment)
      .map(({ type, value }) => [type, value]),
  )
  return `${parts.year?.padStart(4, '0')}-${parts.month}-${parts.day} ${parts.hour}:${parts.minute}:${parts.second}`
}

/** The moment at which the wall of a zone shows this time (D1.4); nothing for what is no time. */
export function momentAt(text: string, zone = HOME_ZONE): Date | undefined {
  const asUtc = Date.parse(`${text.replace(' ', 'T')}Z`)
  if (Number.isNaN(asUtc)) return undefined
  // The distance to UTC holds at the moment itself, which is not known yet: asked twice, the second answer is right.
  let moment = asUtc
  for (let round = 0; round < 2; round++)
    moment = asUtc - (Date.parse(`${wallAt(new Date(moment), zone).replace(' ', 'T')}Z`) - moment)
  return Number.isNaN(moment) ? undefined : new Date(moment)
}
