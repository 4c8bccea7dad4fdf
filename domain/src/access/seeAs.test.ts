import { describe, expect, it } from 'vitest'
import { viewers } from '../../test/viewers.ts'
import { mayLookAs } from './seeAs.ts'

describe('who may look through the eyes of another', () => {
  it('D6: super users as every supplier, end-user and member; staff as those within their space', () => {
    for (const whom of [viewers.supplier, viewers.enduser, viewers.member]) {
      expect(mayLookAs(viewers.super, whom, false)).toBe(true)
      expect(mayLookAs(viewers.staff, whom, true)).toBe(true)
      expect(mayLookAs(viewers.staff, whom, false)).toBe(false)
    }
  })

  it('D6: nobody as staff or as a super user, and nobody else at all', () => {
    for (const viewer of Object.values(viewers)) {
      for (const whom of [viewers.super, viewers.staff]) expect(mayLookAs(viewer, whom, true)).toBe(false)
    }
    for (const viewer of [viewers.supplier, viewers.enduser, viewers.member]) {
      for (const whom of Object.values(viewers)) expect(mayLookAs(viewer, whom, true)).toBe(false)
    }
  })
})
