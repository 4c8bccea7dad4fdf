import { hotelPassages } from './corpusHotel.ts'
import { kassaPassages } from './corpusKassa.ts'
import { keukenPassages } from './corpusKeuken.ts'
import type { corpusLeads } from './corpusLeads.ts'
import { museumPassages } from './corpusMuseum.ts'
import { notationPassages } from './corpusNotations.ts'
import type { Row } from './corpusRow.ts'

export interface Passage {
  readonly lead: keyof typeof corpusLeads
  readonly text: string
  readonly gone: readonly string[]
  /** Everything else must stay too, which counts as precision; without these the passage says nothing any more. */
  readonly stays: readonly string[]
}

/** The labelled Dutch set by which the redaction is measured (D7). */
export const corpus: readonly Passage[] = [
  ...passages('kassa', kassaPassages),
  ...passages('keuken', keukenPassages),
  ...passages('hotel', hotelPassages),
  ...passages('museum', museumPassages),
  ...passages('keuken', notationPassages),
]

function passages(lead: Passage['lead'], rows: readonly Row[]): Passage[] {
  return rows.map(([text, gone, stays]) => ({ lead, text, gone, stays: stays.split(' ').filter(Boolean) }))
}
