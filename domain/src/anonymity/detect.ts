import type { LeadIdentity } from './identifiers.ts'
import { findPatterns } from './names.ts'
import { findNumbers } from './numbers.ts'
import { patternsOf } from './patterns.ts'
import { inSource, joined, type Range } from './ranges.ts'
import { findStreets } from './streets.ts'
import { type Stretch, viewOf } from './view.ts'
import { findAddressesOfTheNet } from './web.ts'
import { findZipcodes } from './zipcodes.ts'

/** The parts of a source, read as the given stretches, that identify the lead (D7). */
export function findIdentifying(source: string, stretches: readonly Stretch[], identity: LeadIdentity): Range[] {
  const view = viewOf(source, stretches)
  const found = [
    ...findPatterns(view, patternsOf(identity)),
    ...findAddressesOfTheNet(view),
    ...findNumbers(view),
    ...findStreets(view),
    ...findZipcodes(view),
  ]
  return inSource(joined(found, view), view)
}

/** Whether a short text, such as an attribute, identifies the lead. */
export function identifies(text: string, identity: LeadIdentity): boolean {
  return findIdentifying(text, [{ start: 0, end: text.length, isEdge: false }], identity).length > 0
}
