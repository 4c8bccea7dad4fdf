import { answerValue, UNKNOWN_VALUE } from '../decision/rowValue.ts'
import { sizeClasses } from '../types/index.ts'
import type { FitCode, FitDossier, FitEnd, FitPast, FitProfile, FitReason, FitSupplier, FitTag } from './fit.ts'
import {
  ASSUMED_CAPACITY,
  type FitCriterion,
  fitWeights,
  NEXT_SIZE_SHARE,
  OTHER_MATCH_WEIGHT,
  RESPONSE_DAYS,
  toThousandths,
  UNKNOWN_SHARE,
} from './weights.ts'

type Judge = (dossier: FitDossier, supplier: FitSupplier) => FitReason

function reason(criterion: FitCriterion, share: number, code: FitCode, params: FitReason['params'] = {}): FitReason {
  const max = fitWeights[criterion]
  return { criterion, points: toThousandths(max * share), max, code, params }
}

const software: Judge = ({ kind }, { kinds, products }) => {
  if (kinds.includes(kind)) return reason('software', 1, 'softwareServed', { kind })
  const product = products.find((one) => one.kinds.includes(kind))
  if (product) return reason('software', 1, 'softwareProduct', { kind, product: product.name })
  const told = [...new Set([...kinds, ...products.flatMap((one) => one.kinds)])].sort()
  if (told.length === 0) return reason('software', UNKNOWN_SHARE, 'softwareUnknown', { kind })
  return reason('software', 0, 'softwareOther', { kind, kinds: told.join(', ') })
}

/** The levels that two branches have in common, of those of the first: 1 for the same, less the further apart in the tree of tags. */
function kinship(asked: FitTag, own: FitTag): number {
  const line = [asked.id, ...asked.ancestors]
  const common = line.findIndex((id) => id === own.id || own.ancestors.includes(id))
  return common < 0 ? 0 : (line.length - common) / line.length
}

// The mean over the branches of the dossier: whoever knows all of them goes before whoever knows one.
const branche: Judge = ({ tags }, supplier) => {
  if (tags.length === 0) return reason('branche', 0, 'brancheUnknown')
  const shares = tags.map((tag) => Math.max(0, ...supplier.tags.map((own) => kinship(tag, own))))
  const share = shares.reduce((sum, one) => sum + one, 0) / tags.length
  const same = tags.filter((_, at) => shares[at] === 1)
  const related = tags.filter((_, at) => (shares[at] ?? 0) > 0)
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

// A supplier delivers one product: its best counts, never the best answers of several together.
const requirements: Judge = (dossier, { profiles }) => {
  const { kind, requirements: asked } = dossier
  const count = asked.length
  if (count === 0) return reason('requirements', 0, 'requirementsUnknown')
  const known = profiles.filter((profile) => asked.some(({ key }) => profile.has(key)))
  const [first, ...others] = known.map((profile) => productReason(dossier, profile))
  if (!first) return reason('requirements', UNKNOWN_SHARE, 'requirementsNotSaid', { count, kind })
  return others.reduce((best, one) => (one.points > best.points ? one : best), first)
}

// What is not said counts as the middle (G5), as a row that is unknown does when offers are weighed up.
function productReason({ kind, requirements: asked, implementationDate }: FitDossier, profile: FitProfile): FitReason {
  const count = asked.length
  const known = asked.filter(({ key }) => profile.has(key))
  const refused = known.filter(({ key, knockout }) => knockout && profile.get(key)?.value === 'no')
  if (refused.length > 0) {
    const keys = refused.map(({ key }) => key).join(', ')
    return reason('requirements', 0, 'requirementsKnockout', { keys })
  }
  const value = (key: string) => {
    const said = profile.get(key)
    return said ? answerValue(said.value, said.due, { implementationDate }) : UNKNOWN_VALUE
  }
  const most = asked.reduce((sum, { weight }) => sum + weight * 100, 0)
  const found = asked.reduce((sum, { key, weight }) => sum + weight * value(key), 0)
  const yes = known.filter(({ key }) => profile.get(key)?.value === 'yes').length
  return reason('requirements', found / most, 'requirementsKnown', { yes, count, kind, unknown: count - known.length })
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

const goodEnds: readonly FitEnd[] = ['won', 'match']

const results: Judge = ({ kind }, { past }) => {
  const counted = (isGood: boolean, weightOf: (one: FitPast) => number) =>
    past.filter(({ end }) => goodEnds.includes(end) === isGood).reduce((sum, one) => sum + one.count * weightOf(one), 0)
  const weightOf = ({ isComparable }: FitPast) => (isComparable ? 1 : OTHER_MATCH_WEIGHT)
  // One good and one bad result are added, so that a single outcome does not speak for a supplier.
  const share = (counted(true, weightOf) + 1) / (counted(true, weightOf) + counted(false, weightOf) + 2)
  const [good, bad] = [counted(true, () => 1), counted(false, () => 1)]
  const other = past.reduce((sum, { isComparable, count }) => sum + (isComparable ? 0 : count), 0)
  if (good + bad === 0) return reason('results', share, 'resultsNone')
  return other === 0
    ? reason('results', share, 'resultsKnown', { good, bad })
    : reason('results', share, 'resultsOther', { good, bad, other, kind })
}

const load: Judge = (_dossier, { openMatches, capacity }) => {
  const bears = capacity ?? ASSUMED_CAPACITY
  const free = Math.max(0, bears - openMatches)
  if (free === 0) return reason('load', 0, 'loadFull', { open: openMatches, capacity: bears })
  return capacity === undefined || capacity === null
    ? reason('load', free / bears, 'loadAssumed', { open: openMatches })
    : reason('load', free / bears, 'loadFree', { open: openMatches, capacity })
}

// A supplier that nothing is known of stands in the middle: the prior is the days that give half of the points.
const response: Judge = (_dossier, { decided: { count, days } }) => {
  const expected = (days + RESPONSE_DAYS) / (count + 1)
  const share = RESPONSE_DAYS / (RESPONSE_DAYS + expected)
  return count === 0
    ? reason('response', share, 'responseNone')
    : reason('response', share, 'responseKnown', { count, days: Math.round((days / count) * 10) / 10 })
}

/** The criteria, in the order of the table of weights. */
export const judges: readonly Judge[] = [software, branche, requirements, size, results, region, load, response]
