import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { aspectOf, cropAround, imageHashOf, imageKinds, imageSizes, sizedImage } from './index.ts'

const part = fc.double({ min: 0, max: 1, noNaN: true })
const pixels = fc.integer({ min: 1, max: 65_000 })

describe('pictures', () => {
  test('D15: an avatar is square, and both sizes of a kind have one shape', () => {
    expect(aspectOf('avatar')).toBe(1)
    for (const kind of imageKinds) {
      const [small, large] = imageSizes[kind]
      expect(small.width / small.height).toBeCloseTo(large.width / large.height, 2)
    }
  })

  test('D15: the first crop lies in the picture, has the right shape and holds the point', () => {
    fc.assert(
      fc.property(part, part, pixels, pixels, fc.constantFrom(...imageKinds), (x, y, width, height, kind) => {
        const crop = cropAround({ x, y }, { width, height }, kind)
        expect(crop.x).toBeGreaterThanOrEqual(-1e-9)
        expect(crop.y).toBeGreaterThanOrEqual(-1e-9)
        expect(crop.x + crop.width).toBeLessThanOrEqual(1 + 1e-9)
        expect(crop.y + crop.height).toBeLessThanOrEqual(1 + 1e-9)
        expect((crop.width * width) / (crop.height * height)).toBeCloseTo(aspectOf(kind), 6)
        expect(crop.x - 1e-9 <= x && x <= crop.x + crop.width + 1e-9).toBe(true)
        expect(crop.y - 1e-9 <= y && y <= crop.y + crop.height + 1e-9).toBe(true)
      }),
    )
  })

  test('D15: the point is in its middle, unless it lies too near an edge', () => {
    const middle = cropAround({ x: 0.6, y: 0.5 }, { width: 400, height: 200 }, 'avatar')
    expect(middle).toEqual({ x: expect.closeTo(0.35), y: 0, width: 0.5, height: 1 })
    const off = cropAround({ x: 0.5, y: 0.4 }, { width: 200, height: 200 }, 'avatar')
    expect(off).toEqual({ x: expect.closeTo(0.1), y: expect.closeTo(0), width: 0.8, height: 0.8 })
    const corner = cropAround({ x: 0, y: 0 }, { width: 200, height: 200 }, 'avatar')
    expect(corner).toEqual({ x: 0, y: 0, width: 0.6, height: 0.6 })
    const banner = cropAround({ x: 0, y: 0.5 }, { width: 1200, height: 684 }, 'banner')
    expect(banner).toEqual({ x: 0, y: 0.25, width: 1, height: 0.5 })
  })

  test('D15: the address says which picture, and asks for the size that is sharp', () => {
    expect(imageHashOf('/api/images/ab_-9.webp')).toBe('ab_-9')
    expect(imageHashOf('https://elsewhere.example/api/images/a')).toBeUndefined()
    expect(sizedImage('/api/images/a.webp', 'avatar', 28)).toBe('/api/images/a.webp?size=64')
    expect(sizedImage('/api/images/a.webp', 'avatar', 84)).toBe('/api/images/a.webp?size=256')
    expect(sizedImage('blob:x', 'avatar', 28)).toBe('blob:x')
  })
})
