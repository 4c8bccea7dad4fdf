import { beforeEach, describe, expect, it } from 'vitest'
import { boxKeyOf, clearDraft, draftKeyOf, dropOldDrafts, readDraft, visitorKeyOf, writeDraft } from './drafts.ts'

const part = { id: 'root', type: 'user', values: { name: 'Sanne', _pass: 'een geheim woord' }, key: 'k1' } as const

beforeEach(() => localStorage.clear())

describe('drafts', () => {
  it('D6: nobody else who logs in here finds the draft', () => {
    const request = { type: 'user' } as const
    writeDraft(draftKeyOf('user/1', request), { parts: [part] })
    expect(readDraft(draftKeyOf('user/1', request))?.parts[0]?.values.name).toBe('Sanne')
    expect(readDraft(draftKeyOf('user/2', request))).toBeUndefined()
  })

  it('D19.1: a password is never written down', () => {
    writeDraft('schakel.draft:x', { parts: [{ ...part, sent: part.values }] })
    expect(JSON.stringify({ ...localStorage })).not.toContain('geheim')
  })

  it('S5.2: each type, place, subject and item has its own draft, and old ones are forgotten', () => {
    const keys = [
      draftKeyOf('user/1', { type: 'todo' }),
      draftKeyOf('user/1', { type: 'todo', parent: 'lead/1' }),
      draftKeyOf('user/1', { item: { _id: 'todo/1' } }),
      draftKeyOf('user/1', { type: 'activity' }),
      draftKeyOf('user/1', { type: 'message', parent: 'user/2', about: 'message/1', values: { name: 'Re: Vraag' } }),
      draftKeyOf('user/1', { type: 'message', parent: 'user/2', about: 'message/2', values: { name: 'Re: Vraag' } }),
      draftKeyOf('user/1', { type: 'message', parent: 'user/2' }),
    ]
    expect(new Set(keys).size).toBe(keys.length)
    writeDraft('schakel.draft:x', { parts: [part] }, new Date('2026-01-01'))
    expect(readDraft('schakel.draft:x', new Date('2026-01-20'))).toBeDefined()
    expect(readDraft('schakel.draft:x', new Date('2026-03-01'))).toBeUndefined()
    clearDraft('schakel.draft:x')
    expect(readDraft('schakel.draft:x', new Date('2026-01-20'))).toBeUndefined()
  })

  it('S5.2: what was left longer ago than it is shown is not kept either, of whatever it was', () => {
    writeDraft('schakel.draft:x', { parts: [part] }, new Date('2026-01-01'))
    writeDraft(boxKeyOf('user/1', 'chat:lead/1', 'chat'), { parts: [part] }, new Date('2026-02-20'))
    // The next version of requirements, which is kept until it is frozen.
    const others = ['schakel.draft:user/1:requirements:dossier/1', 'schakel.recent']
    for (const key of others) localStorage.setItem(key, '{"version":1,"changed":{}}')
    dropOldDrafts(new Date('2026-03-01'))
    expect(Object.keys(localStorage).toSorted()).toEqual(['schakel.draft:user/1:chat:chat:lead/1', ...others])
  })

  it('D18: what an earlier version kept of a visitor on the device goes, however new; what their tab keeps stays', () => {
    writeDraft(visitorKeyOf('request'), { parts: [part] })
    localStorage.setItem(visitorKeyOf('request'), JSON.stringify({ at: new Date().toISOString(), parts: [part] }))
    dropOldDrafts()
    expect([Object.keys(localStorage), readDraft(visitorKeyOf('request'))?.parts.length]).toEqual([[], 1])
  })

  it('S5.2: what is no draft is left alone', () => {
    localStorage.setItem('schakel.draft:x', '{"at":1}')
    expect(readDraft('schakel.draft:x')).toBeUndefined()
    localStorage.setItem('schakel.draft:x', 'nothing')
    expect(readDraft('schakel.draft:x')).toBeUndefined()
  })
})
