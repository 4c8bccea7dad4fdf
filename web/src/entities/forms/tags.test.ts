import { describe, expect, it } from 'vitest'
import { fieldsOf, type ShapeOptions, shapeOf } from './shape.ts'
import { TAGS, tagChanges } from './tags.ts'

const staff: ShapeOptions = { mode: 'add', isSuper: false, isCentre: true, parentType: 'space', mayWrite: () => true }

describe('the tags of an item in its form', () => {
  it('S3.16: the knowledge centre hangs them on what is sorted by branche or category', () => {
    const has = (type: Parameters<typeof shapeOf>[0], options: Partial<ShapeOptions> = {}) =>
      fieldsOf(shapeOf(type, { ...staff, ...options })).some(({ name }) => name === TAGS)
    expect(has('lead')).toBe(true)
    expect(has('lead', { isCentre: false })).toBe(false)
    expect(has('comment')).toBe(false)
  })

  it('S3.16: only what was changed is hung on or taken off', () => {
    const before = [{ _id: 'tag/a' }, { _id: 'tag/b' }]
    expect(tagChanges(before, [{ _id: 'tag/b' }, { _id: 'tag/c' }])).toEqual({ add: ['tag/c'], remove: ['tag/a'] })
    expect(tagChanges(before, before)).toEqual({ add: [], remove: [] })
    expect(tagChanges(undefined, undefined)).toEqual({ add: [], remove: [] })
  })
})
