import type { Fields } from '../fields/index.ts'
import { dateTime, flag, integer, longText, text } from '../fields/index.ts'

/** Properties an edge may carry, by their name on the wire (D2.2, D12, D19.3). The match has its own in `match.ts`. */
export const edgeFields: Fields = {
  $role: text({ max: 40 }),
  $note: longText({ max: 2000 }),
  $registered: dateTime({ past: true }),
  $present: dateTime({ past: true }),
  $guests: integer({ max: 1000 }),
  $hidden: flag(),
  // Set by the server when a match that was not shown is joined to one that is: what hung on it stays with the centre (D23.5).
  $internal: flag({ readOnly: true }),
  // Set by the server when staff open a link for the other party, or close it again (S4.12).
  $status: text({ max: 40, readOnly: true }),
  $opened: dateTime({ readOnly: true }),
  $closed: dateTime({ readOnly: true }),
  $history: text({ readOnly: true }),
}
