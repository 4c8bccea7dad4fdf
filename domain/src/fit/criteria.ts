import { sizeClasses } from '../types/index.ts'
import type { FitCode, FitDossier, FitReason, FitSupplier, FitTag } from './fit.ts'
import {
  ASSUMED_CAPACITY,
  type FitCriterion,
  fitWeights,
  inTenths,
  NEXT_SIZE_SHARE,
  RELATED_BRANCHE_SHARE,
  UNKNOWN_SHARE,
} from './weights.ts'

type Judge = (dossier: FitDossier, supplier: FitSupplier) => FitReason

function reason(criterion: FitCriterion, share: number, code: FitCode, params: FitReason['params'] = {}): FitReason {
  const max = fitWeights[criterion]
  return { criterion, points: inTenths(max * share), max, code, params }
}

const software: Judge = ({ kind }, { kinds, products }) => {
  if (kinds.includes(kind)) return reason('software', 1, 'softwareServed', { kind })
  const product = products.find((one) => one.kinds.includes(kind))
  if (product) return reason('software', 1, 'softwareProduct', { kind, product: product.name })
  const told = [...new Set([...kinds, ...products.flatMap((one) => one.kinds)])].sort()
  if (told.length === 0) return reason('software', UNKNOWN_SHARE, 'softwareUnknown', { kind })
  return reason('software', 0, 'softwareOther', { kind, kinds: told.join(', ') })
}

function isRelated(a: FitTag, b: FitTag): boolean {
  const isSibling = a.ancestors[0] !== undefined && a.ancestors[0] === b.ancestors[0]
  return isSibling || a.ancestors.includes(b.id) || b.ancestors.includes(a.id)
}

// The mean over the branches of the dossier: whoever knows all of them goes before whoever knows one.
const branche: Judge = ({ tags }, supplier) => {
  if (tags.length === 0) return reason('branche', 0, 'brancheUnknown')
  const same = tags.filter((tag) => supplier.tags.some((own) => own.id === tag.id))
  const related = tags.filter((tag) => !same.includes(tag) && supplier.tags.some((own) => isRelated(tag, own)))
  const share = (same.length + related.length * RELATED_BRANCHE_SHARE) / tags.length
  if (same.length > 0) return reason('branche', share, 'brancheSame', { tags: namesOf(same) })
  if (related.length > 0) return reason('branche', share, 'brancheRelated', { tags: namesOf(related) })
  return reason('branche', 0, 'brancheOther', { tags: namesOf(tags) })
}

function namesOf(tags: readonly FitTag[]): string {
  return tags
    .map((tag) => tag.name)
    .sort()
    .join(', ')
}

const size: Judge = ({ size: asked }, { sizes }) => {
  if (asked === undefined) return reason('size', 0, 'sizeUnknown')
  if (sizes.length === 0) return reason('size', UNKNOWN_SHARE, 'sizeNotSaid', { size: asked })
  if (sizes.includes(asked)) return reason('size', 1, 'sizeServed', { size: asked })
  const isNext = sizes.some((one) => Math.abs(sizeClasses.indexOf(one) - sizeClasses.indexOf(asked)) === 1)
  return isNext
    ? reason('size', NEXT_SIZE_SHARE, 'sizeNext', { size: asked })
    : reason('size', 0, 'sizeOther', { size: asked })
}

const region: Judge = ({ province }, supplier) => {
  if (province === undefined) return reason('region', 0, 'regionUnknown')
  if (supplier.regions.includes(province)) return reason('region', 1, 'regionServed', { province })
  if (supplier.province === province) return reason('region', 1, 'regionSame', { province })
  if (supplier.regions.length === 0) return reason('region', UNKNOWN_SHARE, 'regionNotSaid', { province })
  return reason('region', 0, 'regionOther', { province })
}

const results: Judge = (_dossier, { past }) => {
  const good = past.won + past.match
  const bad = past.lost + past.mismatch + past.dismissed
  // One good and one bad result are added, so that a single outcome does not speak for a supplier.
  const share = (good + 1) / (good + bad + 2)
  return good + bad === 0
    ? reason('results', share, 'resultsNone')
    : reason('results', share, 'resultsKnown', { good, bad })
}

const load: Judge = (_dossier, { openMatches, capacity }) => {
  const bears = capacity ?? ASSUMED_CAPACITY
  const free = Math.max(0, bears - openMatches)
  if (free === 0) return reason('load', 0, 'loadFull', { open: openMatches, capacity: bears })
  return capacity === undefined || capacity === null
    ? reason('load', free / bears, 'loadAssumed', { open: openMatches })
    : reason('load', free / bears, 'loadFree', { open: openMatches, capacity })
}

/** The criteria, in the order of the table of weights. */
export const judges: readonly Judge[] = [software, branche, size, region, results, load]
