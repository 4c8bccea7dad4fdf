import fc from 'fast-check'
import { expect, test } from 'vitest'
import { areAnchors, costsAtValue, costsPerPoint, priceValue } from './index.ts'

const anchors = { excellent: 20_000, maximum: 60_000 }

test('F2.3: the price is linear between the anchors, and clipped and marked outside them', () => {
  expect(priceValue(20_000, anchors)).toEqual({ value: 100, marks: [] })
  expect(priceValue(50_000, anchors)).toEqual({ value: 25, marks: [] })
  expect(priceValue(60_000, anchors)).toEqual({ value: 0, marks: [] })
  expect(priceValue(60_001, anchors)).toEqual({ value: 0, marks: ['aboveMaximum'] })
  expect(priceValue(19_999, anchors)).toEqual({ value: 100, marks: ['belowExcellent'] })
})

test('F2.3: anchors that were set after reading a price are marked', () => {
  expect(priceValue(50_000, { ...anchors, isAfterReading: true })).toEqual({ value: 25, marks: ['afterReading'] })
})

test('F2.18: without anchors, or without costs, the price is unknown and not 0', () => {
  expect(priceValue(50_000, undefined)).toEqual({ value: undefined, marks: ['noAnchors'] })
  expect(priceValue(undefined, anchors)).toEqual({ value: undefined, marks: ['noCosts'] })
  expect(areAnchors({ excellent: 60_000, maximum: 60_000 })).toBe(false)
  expect(priceValue(50_000, { excellent: 60_000, maximum: 60_000 }).marks).toEqual(['noAnchors'])
})

test('F2.12: the costs of a value are the inverse of the value of costs', () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 100, noNaN: true }), (value) => {
      expect(priceValue(costsAtValue(value, anchors), anchors).value).toBeCloseTo(value, 9)
    }),
  )
})

test('F2.15 O1: from C to G a point costs 414 euros, from G to A 1,117', () => {
  expect(costsPerPoint({ points: 47.4, costs: 0 }, { points: 60.2, costs: 5300 })).toBeCloseTo(414, 0)
  expect(costsPerPoint({ points: 60.2, costs: 0 }, { points: 80.8, costs: 23_000 })).toBeCloseTo(1117, 0)
  expect(costsPerPoint({ points: 60, costs: 0 }, { points: 60, costs: 5300 })).toBeUndefined()
})
