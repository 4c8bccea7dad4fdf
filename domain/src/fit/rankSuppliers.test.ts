import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dossierKinds, provinces, sizeClasses } from '../types/index.ts'
import {
  ASSUMED_CAPACITY,
  FIT_MAX,
  type FitDossier,
  type FitReason,
  type FitSupplier,
  type FitTag,
  fitReason,
  fitTexts,
  fitWeights,
  rankSuppliers,
} from './index.ts'

const aTag = (id: string, ...ancestors: readonly string[]): FitTag => ({
  id: `tag/${id}`,
  name: id,
  ancestors: ancestors.map((one) => `tag/${one}`),
})
const hotels = aTag('Hotels', 'Logies', 'Horeca')
const campings = aTag('Campings', 'Logies', 'Horeca')
const cafes = aTag('Cafés', 'Eten', 'Horeca')
const logies = aTag('Logies', 'Horeca')

const noPast = { won: 0, match: 0, lost: 0, mismatch: 0, dismissed: 0 }

const aDossier = (more: Partial<FitDossier> = {}): FitDossier => ({
  kind: 'ERP',
  tags: [hotels],
  size: '10–49',
  province: 'Utrecht',
  matched: [],
  ...more,
})

const aSupplier = (more: Partial<FitSupplier> = {}): FitSupplier => ({
  id: 'supplier/a',
  name: 'Kassa BV',
  kinds: ['ERP'],
  products: [],
  tags: [],
  sizes: [],
  regions: [],
  past: noPast,
  openMatches: 0,
  accepts: true,
  ...more,
})

/** The points and code that a criterion gives. */
function judged(
  criterion: FitReason['criterion'],
  supplier: Partial<FitSupplier>,
  dossier: Partial<FitDossier> = {},
): string {
  const [result] = rankSuppliers(aDossier(dossier), [aSupplier(supplier)])
  const reason = result?.reasons.find((one) => one.criterion === criterion)
  return `${reason?.points} ${reason?.code}`
}

describe('supplier fit', () => {
  it('fit: software that serves the kind of the dossier counts most, by the supplier or by a product', () => {
    expect(judged('software', { kinds: ['CRM', 'ERP'] })).toBe('35 softwareServed')
    expect(judged('software', { kinds: [], products: [{ name: 'X', kinds: ['ERP'] }] })).toBe('35 softwareProduct')
    expect(judged('software', { kinds: ['CRM'], products: [{ name: 'X', kinds: ['HRM'] }] })).toBe('0 softwareOther')
    expect(judged('software', { kinds: [], products: [{ name: 'X', kinds: [] }] })).toBe('17.5 softwareUnknown')
  })

  it('fit: the same branche counts more than one beside or above it in the tree, and those more than another', () => {
    expect(judged('branche', { tags: [hotels] })).toBe('20 brancheSame')
    expect(judged('branche', { tags: [campings] })).toBe('10 brancheRelated')
    expect(judged('branche', { tags: [logies] })).toBe('10 brancheRelated')
    expect(judged('branche', { tags: [cafes] })).toBe('0 brancheOther')
    expect(judged('branche', { tags: [] })).toBe('0 brancheOther')
    expect(judged('branche', { tags: [hotels] }, { tags: [] })).toBe('0 brancheUnknown')
    expect(judged('branche', { tags: [hotels] }, { tags: [hotels, cafes] })).toBe('10 brancheSame')
    expect(judged('branche', { tags: [hotels] }, { tags: [hotels, campings] })).toBe('15 brancheSame')
  })

  it('fit: the size class served counts, the one next to it a little', () => {
    expect(judged('size', { sizes: ['10–49', '250+'] })).toBe('15 sizeServed')
    expect(judged('size', { sizes: ['1–9'] })).toBe('5 sizeNext')
    expect(judged('size', { sizes: ['250+'] })).toBe('0 sizeOther')
    expect(judged('size', { sizes: [] })).toBe('7.5 sizeNotSaid')
    expect(judged('size', { sizes: ['1–9'] }, { size: undefined })).toBe('0 sizeUnknown')
  })

  it('fit: a supplier that serves the province or is in it fits, one that said nothing fits half', () => {
    expect(judged('region', { regions: ['Utrecht'], province: 'Drenthe' })).toBe('10 regionServed')
    expect(judged('region', { regions: ['Drenthe'], province: 'Utrecht' })).toBe('10 regionSame')
    expect(judged('region', { regions: ['Drenthe'] })).toBe('0 regionOther')
    expect(judged('region', { province: 'Drenthe' })).toBe('5 regionNotSaid')
    expect(judged('region', { regions: ['Utrecht'] }, { province: undefined })).toBe('0 regionUnknown')
  })

  it('fit: won and matched count for a supplier, lost, mismatched and dismissed against it', () => {
    expect(judged('results', {})).toBe('5 resultsNone')
    expect(judged('results', { past: { ...noPast, won: 8 } })).toBe('9 resultsKnown')
    expect(judged('results', { past: { ...noPast, match: 8 } })).toBe('9 resultsKnown')
    for (const end of ['lost', 'mismatch', 'dismissed']) {
      expect(judged('results', { past: { ...noPast, [end]: 8 } })).toBe('1 resultsKnown')
    }
  })

  it('fit: open matches weigh against the capacity', () => {
    expect(judged('load', { openMatches: 1, capacity: 4 })).toBe('7.5 loadFree')
    expect(judged('load', { openMatches: 4, capacity: 4 })).toBe('0 loadFull')
    expect(judged('load', { openMatches: 9, capacity: 4 })).toBe('0 loadFull')
    expect(judged('load', { openMatches: 0, capacity: 0 })).toBe('0 loadFull')
    for (const capacity of [undefined, null]) expect(judged('load', { openMatches: 5, capacity })).toBe('5 loadAssumed')
    expect(judged('load', { openMatches: ASSUMED_CAPACITY })).toBe('0 loadFull')
  })

  it('fit: the weights add up to 100', () => {
    expect(FIT_MAX).toBe(100)
    expect(Object.keys(fitWeights)).toEqual(['software', 'branche', 'size', 'region', 'results', 'load'])
  })

  it('fit: the best stand first, equals by name, and those already matched are marked', () => {
    const suppliers = [
      aSupplier({ id: 'supplier/1', name: 'Zeta' }),
      aSupplier({ id: 'supplier/2', name: 'Éclair' }),
      aSupplier({ id: 'supplier/3', name: 'Beta', kinds: ['CRM'] }),
      aSupplier({ id: 'supplier/4', name: 'Alfa' }),
    ]
    const ranked = rankSuppliers(aDossier({ matched: ['supplier/2'] }), suppliers)
    expect(ranked.map((result) => [result.supplier, result.matched])).toEqual([
      ['supplier/4', false],
      ['supplier/2', true],
      ['supplier/1', false],
      ['supplier/3', false],
    ])
  })

  it('fit: a supplier that takes no requests stands last and says so first', () => {
    const closed = aSupplier({ id: 'supplier/dicht', tags: [hotels], accepts: false })
    const weak = aSupplier({ id: 'supplier/zwak', kinds: ['CRM'], openMatches: 99 })
    const ranked = rankSuppliers(aDossier(), [closed, weak])
    expect(ranked.map((result) => result.supplier)).toEqual(['supplier/zwak', 'supplier/dicht'])
    expect(ranked[1]).toMatchObject({
      accepts: false,
      reasons: [{ code: 'notAccepting', points: 0, max: 0 }, {}, {}, {}, {}, {}, {}],
    })
  })
})

describe('the words of supplier fit', () => {
  const params = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort()

  it('D1.3: every reason has a text in both languages with the same blanks', () => {
    expect(Object.keys(fitTexts.en.reasons).sort()).toEqual(Object.keys(fitTexts.nl.reasons).sort())
    expect(Object.keys(fitTexts.en.criteria).sort()).toEqual(Object.keys(fitTexts.nl.criteria).sort())
    const codes = Object.entries(fitTexts.nl.reasons)
    for (const [code, text] of codes) {
      const english = new Map<string, string>(Object.entries(fitTexts.en.reasons)).get(code) ?? ''
      expect(params(english), code).toEqual(params(text))
    }
  })

  it('D1.3: a reason reads as a sentence', () => {
    const reason = { code: 'softwareProduct', params: { kind: 'ERP', product: 'Kassa Pro' } } as const
    expect(fitReason('nl', reason)).toBe('Levert ERP met Kassa Pro')
    expect(fitReason('en', reason)).toBe('Supplies ERP with Kassa Pro')
  })
})

describe('any dossier and suppliers', () => {
  const tags = [hotels, campings, cafes, logies, aTag('Horeca'), aTag('Eten', 'Horeca'), aTag('Los')]
  const some = <T>(values: readonly T[]) => fc.subarray([...values])
  const count = fc.nat(30)
  const dossier = fc.record({
    kind: fc.constantFrom(...dossierKinds),
    tags: some(tags),
    size: fc.option(fc.constantFrom(...sizeClasses), { nil: undefined }),
    province: fc.option(fc.constantFrom(...provinces), { nil: undefined }),
    matched: some(['supplier/0', 'supplier/1']),
  })
  const supplier = fc.record({
    name: fc.constantFrom('Alfa', 'Beta', 'Gamma'),
    kinds: some(dossierKinds),
    products: fc.array(fc.record({ name: fc.string(), kinds: some(dossierKinds) }), { maxLength: 2 }),
    tags: some(tags),
    sizes: some(sizeClasses),
    regions: some(provinces),
    province: fc.option(fc.constantFrom(...provinces), { nil: undefined }),
    past: fc.record({ won: count, match: count, lost: count, mismatch: count, dismissed: count }),
    openMatches: count,
    capacity: fc.option(fc.nat(20), { nil: null }),
    accepts: fc.boolean(),
  })
  const suppliers = fc
    .array(supplier, { minLength: 1, maxLength: 8 })
    .map((list): FitSupplier[] => list.map((one, index) => ({ id: `supplier/${index}`, ...one })))
  const pointsOf = (asked: FitDossier, one: FitSupplier) => rankSuppliers(asked, [one])[0]?.points ?? -1

  it('fit: points are in tenths, never below 0 nor above their max, and add up to the total of at most 100', () => {
    fc.assert(
      fc.property(dossier, suppliers, (asked, list) => {
        for (const { points, max, reasons } of rankSuppliers(asked, list)) {
          for (const reason of reasons) {
            expect(Number(reason.points.toFixed(1))).toBe(reason.points)
            expect(reason.points).toBeGreaterThanOrEqual(0)
            expect(reason.points).toBeLessThanOrEqual(reason.max)
          }
          expect(reasons.reduce((sum, reason) => sum + Math.round(reason.points * 10), 0)).toBe(Math.round(points * 10))
          expect(reasons.reduce((sum, reason) => sum + reason.max, 0)).toBe(max)
          expect(points).toBeLessThanOrEqual(100)
        }
      }),
    )
  })

  it('fit: the order does not depend on the order in which suppliers come', () => {
    const shuffled = suppliers.chain((list) =>
      fc.tuple(fc.constant(list), fc.shuffledSubarray(list, { minLength: list.length })),
    )
    fc.assert(
      fc.property(dossier, shuffled, (asked, [list, other]) => {
        expect(rankSuppliers(asked, other)).toEqual(rankSuppliers(asked, list))
      }),
    )
  })

  it('fit: every supplier is ranked once, accepting ones first, by points', () => {
    fc.assert(
      fc.property(dossier, suppliers, (asked, list) => {
        const ranked = rankSuppliers(asked, list)
        expect(ranked.map((result) => result.supplier).sort()).toEqual(list.map((one) => one.id).sort())
        for (const [index, result] of ranked.entries()) {
          const next = ranked[index + 1]
          if (!next) continue
          expect(Number(result.accepts)).toBeGreaterThanOrEqual(Number(next.accepts))
          if (result.accepts === next.accepts) expect(result.points).toBeGreaterThanOrEqual(next.points)
        }
      }),
    )
  })

  it('fit: a shared tag more never lowers the points', () => {
    fc.assert(
      fc.property(dossier, suppliers, fc.constantFrom(...tags), (asked, [one], tag) => {
        if (!one) return
        const withTag = { ...one, tags: [...one.tags, tag] }
        expect(pointsOf(asked, withTag)).toBeGreaterThanOrEqual(pointsOf(asked, one))
        const both = { ...asked, tags: [...asked.tags.filter((other) => other !== tag), tag] }
        expect(pointsOf(both, withTag)).toBeGreaterThanOrEqual(pointsOf(asked, one))
      }),
    )
  })

  it('fit: a success more never lowers the points, a running match more never raises them', () => {
    fc.assert(
      fc.property(dossier, suppliers, fc.constantFrom('won', 'match'), (asked, [one], end) => {
        if (!one) return
        const better = { ...one, past: { ...one.past, [end]: one.past[end] + 1 } }
        expect(pointsOf(asked, better)).toBeGreaterThanOrEqual(pointsOf(asked, one))
        expect(pointsOf(asked, { ...one, openMatches: one.openMatches + 1 })).toBeLessThanOrEqual(pointsOf(asked, one))
      }),
    )
  })

  it('D1.3: every reason reads without a blank left open', () => {
    fc.assert(
      fc.property(dossier, suppliers, (asked, list) => {
        for (const { reasons } of rankSuppliers(
          asked,
          list.map((one) => ({ ...one, products: [] })),
        )) {
          for (const reason of reasons) {
            expect(fitReason('nl', reason)).not.toMatch(/[{}]/)
            expect(fitReason('en', reason)).not.toMatch(/[{}]/)
          }
        }
      }),
    )
  })
})
