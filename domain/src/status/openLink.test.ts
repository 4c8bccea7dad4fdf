import { describe, expect, it } from 'vitest'
import { minutes, noon, staff } from '../../test/statuses.ts'
import { Invalid } from '../errors.ts'
import { isOpenLink, openLink } from './openLink.ts'

const opened = openLink({ $role: 'Lid' }, 'opened', staff, noon)

describe('opening a link', () => {
  it('S4.12: adds $status, its time and an entry with who did it', () => {
    const entry = { status: 'opened', date: noon.toISOString(), user: staff.user }
    expect(opened).toEqual({ $status: 'opened', $opened: noon.toISOString(), $closed: null, $history: [entry] })
    expect(isOpenLink(opened)).toBe(true)
  })

  it('S4.12: doing it twice changes nothing, nor does closing what was never opened', () => {
    expect(openLink(opened, 'opened', staff, minutes(5))).toEqual({})
    expect(openLink({}, 'closed', staff, noon)).toEqual({})
    expect(isOpenLink({})).toBe(false)
  })

  it('S4.12: closing and opening again are entries of their own, newest first', () => {
    const closed = openLink(opened, 'closed', staff, minutes(1))
    expect(closed).toMatchObject({ $status: 'closed', $closed: minutes(1).toISOString(), $opened: noon.toISOString() })
    const again = openLink(closed, 'opened', staff, minutes(2))
    expect(again.$opened).toBe(minutes(2).toISOString())
    expect(again.$history).toMatchObject([{ status: 'opened' }, { status: 'closed' }, { status: 'opened' }])
  })

  it('S4.12: another status is refused', () => {
    for (const status of ['offered', 'toString', 1, {}, true]) {
      expect(() => openLink({}, status, staff, noon)).toThrow(Invalid)
    }
  })
})
