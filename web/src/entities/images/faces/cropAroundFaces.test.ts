import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cropAroundFaces, ZOOM_MAX } from './cropAroundFaces.ts'

const part = fc.double({ min: -0.1, max: 1.1, noNaN: true })
const length = fc.double({ min: 0.001, max: 1, noNaN: true })
const face = fc.record({ x: part, y: part, width: length, height: length })
const pixels = fc.integer({ min: 1, max: 8000 })

describe('the cut around faces', () => {
  it('D15: the eyes of a face come at two fifths of its height, with the face in the middle', () => {
    const picture = { width: 1000, height: 500 }
    const crop = cropAroundFaces([{ x: 0.6, y: 0.4, width: 0.1, height: 0.2 }], picture)
    expect(crop).toEqual({ x: expect.closeTo(0.53), y: expect.closeTo(0.258), width: 0.24, height: 0.48 })
    const eyes = 0.4 + 0.25 * 0.2
    expect((eyes - (crop?.y ?? 0)) / (crop?.height ?? 1)).toBeCloseTo(0.4)
  })

  it('D15: of several faces all are in it', () => {
    const faces = [
      { x: 0.1, y: 0.3, width: 0.05, height: 0.1 },
      { x: 0.4, y: 0.45, width: 0.05, height: 0.1 },
    ]
    const crop = cropAroundFaces(faces, { width: 1000, height: 600 })
    if (!crop) throw new Error('no crop')
    for (const { x, y, width, height } of faces) {
      expect(crop.x).toBeLessThan(x)
      expect(crop.y).toBeLessThan(y)
      expect(crop.x + crop.width).toBeGreaterThan(x + width)
      expect(crop.y + crop.height).toBeGreaterThan(y + height)
    }
  })

  it('D15: without a face there is none', () => {
    expect(cropAroundFaces([], { width: 10, height: 10 })).toBeUndefined()
  })

  it('D15: it is a square in the picture and no nearer than one may go', () => {
    fc.assert(
      fc.property(fc.array(face, { minLength: 1, maxLength: 6 }), pixels, pixels, (faces, width, height) => {
        const crop = cropAroundFaces(faces, { width, height })
        if (!crop) throw new Error('no crop')
        expect(crop.x).toBeGreaterThanOrEqual(-1e-9)
        expect(crop.y).toBeGreaterThanOrEqual(-1e-9)
        expect(crop.x + crop.width).toBeLessThanOrEqual(1 + 1e-9)
        expect(crop.y + crop.height).toBeLessThanOrEqual(1 + 1e-9)
        expect((crop.width * width) / (crop.height * height)).toBeCloseTo(1, 6)
        expect(crop.width * width).toBeGreaterThanOrEqual(Math.min(width, height) / ZOOM_MAX - 1e-6)
      }),
    )
  })
})
