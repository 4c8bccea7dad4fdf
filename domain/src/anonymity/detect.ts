import { findHeadcounts } from './headcount.ts'
import type { LeadIdentity } from './identifiers.ts'
import { findOrdinaryWords, findPatterns } from './names.ts'
import { findNumbers } from './numbers.ts'
import { clearPatternsOf, patternsOf } from './patterns.ts'
import { inSource, joined, merged, type Range } from './ranges.ts'
import { findStreets } from './streets.ts'
import { type Stretch, type View, viewOf } from './view.ts'
import { findAddressesOfTheNet } from './web.ts'
import { findZipcodes } from './zipcodes.ts'

/** The parts of a source, read as the given stretches, that identify the lead (D7). */
export function findIdentifying(source: string, stretches: readonly Stretch[], identity: LeadIdentity): Range[] {
  const view = viewOf(source, stretches)
  const found = [
    ...findPatterns(view, patternsOf(identity)),
    ...findAddressesOfTheNet(view),
    ...findNumbers(view),
    ...findHeadcounts(view, identity.headcounts ?? []),
    ...findStreets(view),
    ...findZipcodes(view),
  ]
  return inSource(joined(withoutClear(found, view, identity), view), view)
}

/** The ordinary words of a plain text that are a part of the lead's name too, in order: what staff are asked about (D20.8). */
export function findQuestions(text: string, identity: LeadIdentity): Range[] {
  const view = viewOf(text, [{ start: 0, end: text.length, isEdge: false }])
  return merged(inSource(findOrdinaryWords(view, patternsOf(identity)), view))
}

function withoutClear(found: readonly Range[], view: View, identity: LeadIdentity): readonly Range[] {
  const clear = findPatterns(view, clearPatternsOf(identity))
  if (clear.length === 0) return found
  return found.filter(({ start, end }) => !clear.some((name) => name.start <= start && end <= name.end))
}

/** Whether a short text, such as an attribute, identifies the lead. */
export function identifies(text: string, identity: LeadIdentity): boolean {
  return findIdentifying(text, [{ start: 0, end: text.length, isEdge: false }], identity).length > 0
}
