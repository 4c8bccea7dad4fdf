import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { answerValues, dossierKinds, provinces, sizeClasses } from '../types/index.ts'
import {
  ASSUMED_CAPACITY,
  FIT_MAX,
  type FitAnswer,
  type FitDossier,
  type FitEnd,
  type FitReason,
  type FitResult,
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

const ends = ['won', 'match', 'lost', 'mismatch', 'dismissed'] as const satisfies readonly FitEnd[]
const ended = (end: FitEnd, count: number, isComparable = true) => ({ end, count, isComparable })

/** Three requirements: a must of weight 5 that may not be missing, a should of weight 5, a could of weight 2. */
const asked = [
  { key: 'ERP-01', weight: 20, knockout: true },
  { key: 'ERP-02', weight: 10, knockout: false },
  { key: 'ERP-03', weight: 2, knockout: false },
]
const says = (...answers: readonly (readonly [key: string, value: FitAnswer['value'], due?: string])[]) =>
  new Map(answers.map(([key, value, due]): [string, FitAnswer] => [key, { value, due }]))

const aDossier = (more: Partial<FitDossier> = {}): FitDossier => ({
  kind: 'ERP',
  tags: [hotels],
  size: '10–49',
  province: 'Utrecht',
  requirements: asked,
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
  profiles: [],
  past: [],
  decided: { count: 0, days: 0 },
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
    expect(judged('software', { kinds: ['CRM', 'ERP'] })).toBe('30 softwareServed')
    expect(judged('software', { kinds: [], products: [{ name: 'X', kinds: ['ERP'] }] })).toBe('30 softwareProduct')
    expect(judged('software', { kinds: ['CRM'], products: [{ name: 'X', kinds: ['HRM'] }] })).toBe('0 softwareOther')
    expect(judged('software', { kinds: [], products: [{ name: 'X', kinds: [] }] })).toBe('15 softwareUnknown')
  })

  it('fit: the same branche counts most, another the less the further apart they are in the tree', () => {
    expect(judged('branche', { tags: [hotels] })).toBe('20 brancheSame')
    expect(judged('branche', { tags: [campings] })).toBe('13.333 brancheRelated')
    expect(judged('branche', { tags: [logies] })).toBe('13.333 brancheRelated')
    expect(judged('branche', { tags: [cafes] })).toBe('6.667 brancheRelated')
    expect(judged('branche', { tags: [cafes, campings] })).toBe('13.333 brancheRelated')
    expect(judged('branche', { tags: [aTag('Vervoer')] })).toBe('0 brancheOther')
    expect(judged('branche', { tags: [] })).toBe('0 brancheOther')
    expect(judged('branche', { tags: [hotels] }, { tags: [] })).toBe('0 brancheUnknown')
    expect(judged('branche', { tags: [hotels] }, { tags: [hotels, aTag('Vervoer')] })).toBe('10 brancheSame')
    expect(judged('branche', { tags: [hotels] }, { tags: [hotels, campings] })).toBe('16.667 brancheSame')
  })

  it('fit: what the profile answers to the requirements counts by their weight, what it does not say for half', () => {
    const yes = says(['ERP-01', 'yes'], ['ERP-02', 'yes'], ['ERP-03', 'yes'])
    expect(judged('requirements', { profiles: [yes] })).toBe('15 requirementsKnown')
    expect(judged('requirements', { profiles: [says()] })).toBe('7.5 requirementsNotSaid')
    expect(judged('requirements', { profiles: [says(['CRM-01', 'no'])] })).toBe('7.5 requirementsNotSaid')
    expect(judged('requirements', { profiles: [says(['ERP-01', 'yes'])] })).toBe('12.188 requirementsKnown')
    expect(judged('requirements', { profiles: [says(['ERP-02', 'yes'])] })).toBe('9.844 requirementsKnown')
    expect(judged('requirements', { profiles: [says(['ERP-02', 'no'])] })).toBe('5.156 requirementsKnown')
    expect(judged('requirements', { profiles: [says(['ERP-02', 'partly'])] })).toBe('7.5 requirementsKnown')
    const soon = says(['ERP-02', 'roadmap', '2027-03-01'])
    expect(judged('requirements', { profiles: [soon] }, { implementationDate: '2027-02-01' })).toBe(
      '6.328 requirementsKnown',
    )
    expect(judged('requirements', { profiles: [soon] }, { implementationDate: '2027-04-01' })).toBe(
      '7.5 requirementsKnown',
    )
    expect(judged('requirements', { profiles: [yes] }, { requirements: [] })).toBe('0 requirementsUnknown')
  })

  it('F1.9: of several products the best one counts, never the best answers of all together', () => {
    const one = says(['ERP-01', 'yes'], ['ERP-02', 'no'], ['ERP-03', 'no'])
    const other = says(['ERP-01', 'partly'], ['ERP-02', 'yes'], ['ERP-03', 'no'])
    expect(judged('requirements', { profiles: [one] })).toBe('9.375 requirementsKnown')
    expect(judged('requirements', { profiles: [other] })).toBe('9.375 requirementsKnown')
    expect(judged('requirements', { profiles: [one, other] })).toBe('9.375 requirementsKnown')
    const better = says(['ERP-01', 'yes'], ['ERP-02', 'partly'], ['ERP-03', 'no'])
    for (const profiles of [
      [one, better],
      [better, one],
    ])
      expect(judged('requirements', { profiles })).toBe('11.719 requirementsKnown')
    // One that is out is no reason against the other, and one of which nothing is known none for it.
    expect(judged('requirements', { profiles: [says(['ERP-01', 'no']), one] })).toBe('9.375 requirementsKnown')
    const poor = says(['ERP-02', 'no'])
    expect(judged('requirements', { profiles: [says(['CRM-01', 'yes']), poor] })).toBe('5.156 requirementsKnown')
  })

  it('F2.6: a profile that says no to a knock-out gets no points for the requirements, and the row is named', () => {
    const profile = says(['ERP-01', 'no'], ['ERP-02', 'yes'], ['ERP-03', 'yes'])
    expect(judged('requirements', { profiles: [profile] })).toBe('0 requirementsKnockout')
    const reason = rankSuppliers(aDossier(), [aSupplier({ profiles: [profile] })])[0]?.reasons[2]
    expect(reason && fitReason('nl', reason)).toBe('Productprofiel: nee op wat niet mag ontbreken (ERP-01)')
  })

  it('fit: the size class served counts, the one next to it a little', () => {
    expect(judged('size', { sizes: ['10–49', '250+'] })).toBe('10 sizeServed')
    expect(judged('size', { sizes: ['1–9'] })).toBe('3.333 sizeNext')
    expect(judged('size', { sizes: ['250+'] })).toBe('0 sizeOther')
    expect(judged('size', { sizes: [] })).toBe('5 sizeNotSaid')
    expect(judged('size', { sizes: ['1–9'] }, { size: undefined })).toBe('0 sizeUnknown')
  })

  it('fit: a supplier that serves the province or is in it fits, one that said nothing fits half', () => {
    expect(judged('region', { regions: ['Utrecht'], province: 'Drenthe' })).toBe('5 regionServed')
    expect(judged('region', { regions: ['Drenthe'], province: 'Utrecht' })).toBe('5 regionSame')
    expect(judged('region', { regions: ['Drenthe'] })).toBe('0 regionOther')
    expect(judged('region', { province: 'Drenthe' })).toBe('2.5 regionNotSaid')
    expect(judged('region', { regions: ['Utrecht'] }, { province: undefined })).toBe('0 regionUnknown')
  })

  it('fit: won and matched count for a supplier, lost, mismatched and dismissed against it', () => {
    expect(judged('results', {})).toBe('5 resultsNone')
    expect(judged('results', { past: [ended('won', 8)] })).toBe('9 resultsKnown')
    expect(judged('results', { past: [ended('match', 8)] })).toBe('9 resultsKnown')
    for (const end of ['lost', 'mismatch', 'dismissed'] as const) {
      expect(judged('results', { past: [ended(end, 8)] })).toBe('1 resultsKnown')
    }
  })

  it('fit: a match about other software or of long ago counts for half, and that is said', () => {
    expect(judged('results', { past: [ended('won', 8, false)] })).toBe('8.333 resultsOther')
    expect(judged('results', { past: [ended('won', 2), ended('lost', 2, false)] })).toBe('6 resultsOther')
    const [result] = rankSuppliers(aDossier(), [aSupplier({ past: [ended('won', 2), ended('lost', 1, false)] })])
    const reason = result?.reasons.find(({ criterion }) => criterion === 'results')
    expect(reason && fitReason('nl', reason)).toBe(
      'Eerdere matches: 2 geslaagd, 1 niet; 1 met andere software dan ERP of ouder dan drie jaar telt half',
    )
  })

  it('fit: who decides sooner on an offer gets more, and one decision does not speak for a supplier', () => {
    expect(judged('response', {})).toBe('2.5 responseNone')
    expect(judged('response', { decided: { count: 1, days: 0 } })).toBe('3.333 responseKnown')
    expect(judged('response', { decided: { count: 9, days: 9 } })).toBe('4.07 responseKnown')
    expect(judged('response', { decided: { count: 9, days: 189 } })).toBe('1.316 responseKnown')
    const [result] = rankSuppliers(aDossier(), [aSupplier({ decided: { count: 4, days: 10 } })])
    const reason = result?.reasons.find(({ criterion }) => criterion === 'response')
    expect(reason && fitReason('nl', reason)).toBe('Beslist na gemiddeld 2,5 dagen over een aanbod (keren: 4)')
    expect(reason && fitReason('en', reason)).toBe('Decides on an offer after 2,5 days on average (times: 4)')
  })

  it('fit: open matches weigh against the capacity', () => {
    expect(judged('load', { openMatches: 1, capacity: 4 })).toBe('3.75 loadFree')
    expect(judged('load', { openMatches: 4, capacity: 4 })).toBe('0 loadFull')
    expect(judged('load', { openMatches: 9, capacity: 4 })).toBe('0 loadFull')
    expect(judged('load', { openMatches: 0, capacity: 0 })).toBe('0 loadFull')
    for (const capacity of [undefined, null])
      expect(judged('load', { openMatches: 5, capacity })).toBe('2.5 loadAssumed')
    expect(judged('load', { openMatches: ASSUMED_CAPACITY })).toBe('0 loadFull')
  })

  it('fit: the weights add up to 100', () => {
    expect(FIT_MAX).toBe(100)
    expect(Object.keys(fitWeights).length).toBe(8)
    const [result] = rankSuppliers(aDossier(), [aSupplier()])
    expect(result?.reasons.map(({ criterion }) => criterion)).toEqual(Object.keys(fitWeights))
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
      reasons: [{ code: 'notAccepting', points: 0, max: 0 }, {}, {}, {}, {}, {}, {}, {}, {}],
    })
  })
})

describe('a supplier of other software', () => {
  it('fit: stands behind all that may supply what is asked, whatever else speaks for it', () => {
    const other = aSupplier({
      id: 'supplier/ander',
      kinds: ['CRM'],
      tags: [hotels],
      sizes: ['10–49'],
      regions: ['Utrecht'],
      past: [ended('won', 20)],
    })
    const weak = aSupplier({ id: 'supplier/zwak', sizes: ['250+'], regions: ['Drenthe'], past: [ended('lost', 9)] })
    const unknown = aSupplier({ id: 'supplier/onbekend', kinds: [], sizes: ['250+'] })
    const ranked = rankSuppliers(aDossier(), [other, weak, unknown])
    expect(ranked.map(({ supplier }) => supplier)).toEqual(['supplier/zwak', 'supplier/onbekend', 'supplier/ander'])
    expect(ranked.map(({ points }) => points).at(-1)).toBeGreaterThan(ranked[0]?.points ?? 100)
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
    requirements: some(asked),
    implementationDate: fc.option(fc.constant('2027-01-01'), { nil: undefined }),
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
    profiles: fc.array(
      fc
        .array(fc.tuple(fc.constantFrom('ERP-01', 'ERP-02', 'ERP-03', 'CRM-01'), fc.constantFrom(...answerValues)))
        .map((answers) => says(...answers)),
      { maxLength: 3 },
    ),
    past: fc.array(fc.record({ end: fc.constantFrom(...ends), isComparable: fc.boolean(), count }), { maxLength: 6 }),
    decided: fc.record({ count, days: fc.nat(200) }),
    openMatches: count,
    capacity: fc.option(fc.nat(20), { nil: null }),
    accepts: fc.boolean(),
  })
  const suppliers = fc
    .array(supplier, { minLength: 1, maxLength: 8 })
    .map((list): FitSupplier[] => list.map((one, index) => ({ id: `supplier/${index}`, ...one })))
  const isOther = ({ reasons }: FitResult) => reasons.some(({ code }) => code === 'softwareOther')
  const pointsOf = (asked: FitDossier, one: FitSupplier) => rankSuppliers(asked, [one])[0]?.points ?? -1

  it('G6: points are in thousandths, never below 0 nor above their max, and add up to the total of at most 100', () => {
    fc.assert(
      fc.property(dossier, suppliers, (asked, list) => {
        for (const { points, max, reasons } of rankSuppliers(asked, list)) {
          for (const reason of reasons) {
            expect(Number(reason.points.toFixed(3))).toBe(reason.points)
            expect(reason.points).toBeGreaterThanOrEqual(0)
            expect(reason.points).toBeLessThanOrEqual(reason.max)
          }
          expect(reasons.reduce((sum, reason) => sum + Math.round(reason.points * 1000), 0)).toBe(
            Math.round(points * 1000),
          )
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

  it('fit: every supplier is ranked once, accepting ones first, those of other software behind the others, by points', () => {
    fc.assert(
      fc.property(dossier, suppliers, (asked, list) => {
        const ranked = rankSuppliers(asked, list)
        expect(ranked.map((result) => result.supplier).sort()).toEqual(list.map((one) => one.id).sort())
        for (const [index, result] of ranked.entries()) {
          const next = ranked[index + 1]
          if (!next) continue
          expect(Number(result.accepts)).toBeGreaterThanOrEqual(Number(next.accepts))
          if (result.accepts !== next.accepts) continue
          expect(Number(isOther(result))).toBeLessThanOrEqual(Number(isOther(next)))
          if (isOther(result) === isOther(next)) expect(result.points).toBeGreaterThanOrEqual(next.points)
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
      fc.property(dossier, suppliers, fc.constantFrom('won', 'match'), fc.boolean(), (asked, [one], end, isNear) => {
        if (!one) return
        const better = { ...one, past: [...one.past, ended(end, 1, isNear)] }
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
