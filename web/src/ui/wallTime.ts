import { perZone } from './timeZone.ts'

// Pickers work with the time on the wall in the chosen time zone (D1.4); the wire has UTC.
const wall = perZone(
  (timeZone) =>
    new Intl.DateTimeFormat('en-CA', {
      timeZone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
      hourCycle: 'h23',
    }),
)

/** The time on the wall at a moment, as `YYYY-MM-DD HH:mm:ss`. */
export function wallOf(moment: Date): string {
  const parts = Object.fromEntries(
    wall()
      .formatToParts(moment)
      .map(({ type, value }) => [type, value]),
  )
  return `${parts.year}-${parts.month}-${parts.day} ${parts.hour}:${parts.minute}:${parts.second}`
}

/** The moment at which the wall shows this time; nothing for what is no time. */
export function momentOf(text: string): Date | undefined {
  const asUtc = Date.parse(`${text.replace(' ', 'T')}Z`)
  if (Number.isNaN(asUtc)) return undefined
  // The distance to UTC holds at the moment itself, which is not known yet: asked twice, the second answer is right.
  let moment = asUtc
  for (let round = 0; round < 2; round++)
    moment = asUtc - (Date.parse(`${wallOf(new Date(moment)).replace(' ', 'T')}Z`) - moment)
  return new Date(moment)
}
