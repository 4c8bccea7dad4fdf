import { MutationObserver, QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { removedHere } from '../items/ownWrites.ts'
import { Feed } from './feed.ts'

const lead = { _id: 'lead/1', _type: 'lead', _version: 1, name: 'Oud' }

afterEach(() => {
  vi.useRealTimers()
  removedHere.clear()
})

/** A cache in which these are on the screen; says which are asked again. */
function cacheWith(shown: readonly (readonly [readonly unknown[], unknown])[]) {
  vi.useFakeTimers()
  const cache = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } })
  const asked: unknown[] = []
  for (const [queryKey, data] of shown) {
    cache.setQueryData(queryKey, data)
    const queryFn = () => {
      asked.push(queryKey)
      return data
    }
    new QueryObserver(cache, { queryKey, queryFn }).subscribe(() => undefined)
  }
  return { cache, asked, feed: new Feed(cache) }
}

describe('D9: what the line brings', () => {
  test.each([
    ['one of them', { _id: 'match/1', _type: 'match', _version: 2 }],
    ['an answer', { _id: 'comment/1', _type: 'comment', _version: 2 }],
  ])('D9, S3.8: what is told of the matches of a dossier is asked again when %s changes', async (_, item) => {
    const lines = ['item', 'dossier/1', 'matches']
    const { asked, feed } = cacheWith([[lines, [{ _id: 'match/1', answers: [] }]]])
    await feed.take({ type: 'SOCKET_UPDATE', item })
    await vi.runAllTimersAsync()
    expect(asked).toEqual([lines])
  })

  test('S3.19: a change stands at once wherever the item is shown, and what may list it asks again once', async () => {
    const { cache, asked, feed } = cacheWith([
      [['item', 'lead/1', 2], lead],
      [['item', 'space/1', 1], { _id: 'space/1', _members: [{ _id: 'lead/1', name: 'Oud', $role: 'Lid' }] }],
      [['item', 'space/2', 1], { _id: 'space/2' }],
      [['search', { feed: 'lead' }], { data: [] }],
      [['search', { feed: 'supplier' }], { data: [] }],
      [['activities', 1], []],
      [['tags'], []],
    ])
    await feed.take({ type: 'SOCKET_UPDATE', item: { ...lead, _version: 2, name: 'Nieuw' } })
    await feed.take({ type: 'SOCKET_UPDATE', item: { ...lead, _version: 3, name: 'Nieuwer' } })
    expect(cache.getQueryData(['item', 'lead/1', 2])).toMatchObject({ name: 'Nieuwer' })
    expect(cache.getQueryData(['item', 'space/1', 1])).toMatchObject({
      _members: [{ _id: 'lead/1', name: 'Nieuwer', $role: 'Lid' }],
    })
    expect(asked).toEqual([])
    await vi.runAllTimersAsync()
    expect(asked).toEqual([
      ['item', 'lead/1', 2],
      ['item', 'space/1', 1],
      ['search', { feed: 'lead' }],
      ['activities', 1],
    ])
  })

  const above = (field: string) => ({ field, op: 'is', values: ['x'] })
  test.each([
    ['lead', { feed: 'dossier', where: { any: false, rules: [{ any: true, rules: [above('lead/employees')] }] } }],
    ['dossier', { feed: 'match', also: above('dossier/status') }],
    ['organisation', { feed: 'dossier', where: { any: false, rules: [above('_province')] } }],
    ['lead', { feed: 'dossier', where: { any: false, rules: [above('_city')] } }],
    ['lead', { feed: 'dossier', city: 'Utrecht' }],
    ['organisation', { feed: 'dossier', province: 'Utrecht' }],
    ['match', { feed: 'dossier', where: { any: false, rules: [above('_waits')] } }],
    ['match', { feed: 'dossier', only: 'unmatched' }],
  ])('D8.3: a list that is narrowed by what is said of a %s hears of it: %j', async (type, body) => {
    const own = { feed: body.feed, where: { any: false, rules: [above('status')] } }
    const { asked, feed } = cacheWith([
      [['search', body], { data: [] }],
      [['search', own], { data: [] }],
    ])
    await feed.take({ type: 'SOCKET_UPDATE', item: { _id: `${type}/1`, _type: type, _version: 2 } })
    await vi.runAllTimersAsync()
    expect(asked).toEqual([['search', body]])
  })

  test('D2.5: what was removed here is not asked for again; what somebody else removed is, so that its page finds out', async () => {
    const { asked, feed } = cacheWith([
      [['item', 'lead/1', 2], lead],
      [['item', 'lead/2', 2], { ...lead, _id: 'lead/2' }],
    ])
    removedHere.set('lead/1', Date.now())
    await feed.take({ type: 'SOCKET_UPDATE', item: { ...lead, _version: 2 } })
    await feed.take({ type: 'SOCKET_DELETE', id: 'lead/1' })
    await feed.take({ type: 'SOCKET_DELETE', id: 'lead/2' })
    await vi.runAllTimersAsync()
    expect(asked).toEqual([['item', 'lead/2', 2]])
    await feed.take({ type: 'SOCKET_UPDATE', item: { ...lead, _version: 3 } })
    await vi.runAllTimersAsync()
    expect(asked).toContainEqual(['item', 'lead/1', 2])
  })

  test.each([
    ['an update that comes later', { type: 'SOCKET_UPDATE', item: { ...lead, _version: 1 } }],
    ['a reload', { type: 'SOCKET_RELOAD' }],
  ] as const)(
    'D2.5: what was removed here and put back while the line was away is asked for again by %s',
    async (_, told) => {
      const { asked, feed } = cacheWith([[['item', 'lead/1', 2], lead]])
      removedHere.set('lead/1', Date.now())
      await vi.advanceTimersByTimeAsync(60_000)
      await feed.take(told)
      await vi.runAllTimersAsync()
      asked.length = 0
      await feed.take({ type: 'SOCKET_UPDATE', item: { ...lead, _version: 2 } })
      await vi.runAllTimersAsync()
      expect(asked).toEqual([['item', 'lead/1', 2]])
    },
  )

  test('D9: an older frame and the echo of one’s own click leave what stands there', async () => {
    const { cache, asked, feed } = cacheWith([[['item', 'lead/1', 2], { ...lead, _version: 5, name: 'Nu' }]])
    await feed.take({ type: 'SOCKET_UPDATE', item: { ...lead, _version: 4, name: 'Toen' } })
    expect(cache.getQueryData(['item', 'lead/1', 2])).toMatchObject({ name: 'Nu' })

    // Its own click is on its way.
    const sent = Promise.withResolvers<void>()
    const writing = new MutationObserver(cache, {
      onMutate: () => ({ putBack: () => undefined }),
      mutationFn: () => sent.promise,
    }).mutate()
    await feed.take({ type: 'SOCKET_UPDATE', item: { ...lead, _version: 6, name: 'Eerste klik' } })
    expect(cache.getQueryData(['item', 'lead/1', 2])).toMatchObject({ name: 'Nu' })
    await vi.advanceTimersByTimeAsync(2000)
    expect(asked).toEqual([])
    sent.resolve()
    await writing
    await feed.take({ type: 'SOCKET_UPDATE', item: { ...lead, _version: 7, name: 'Een ander' } })
    expect(cache.getQueryData(['item', 'lead/1', 2])).toMatchObject({ name: 'Een ander' })
  })

  test.each([
    ['an upload, or any that shows nothing yet', undefined, 0],
    ['one that takes long', () => ({ putBack: () => undefined }), 6000],
  ])('D9: a write on its way holds up nothing: %s', async (_, onMutate, waits) => {
    const { cache, asked, feed } = cacheWith([[['item', 'lead/1', 2], lead]])
    const { mutate } = new MutationObserver(cache, {
      ...(onMutate && { onMutate }),
      mutationFn: () => new Promise(() => {}),
    })
    void mutate()
    await vi.advanceTimersByTimeAsync(waits)
    await feed.take({ type: 'SOCKET_UPDATE', item: { ...lead, _version: 2, name: 'Een ander' } })
    expect(cache.getQueryData(['item', 'lead/1', 2])).toMatchObject({ name: 'Een ander' })
    await vi.advanceTimersByTimeAsync(1000)
    expect(asked).toEqual([['item', 'lead/1', 2]])
  })

  test('D13: the bell asks once for much that changes, and not for what nobody is told of', async () => {
    const { asked, feed } = cacheWith([[['notifications'], []]])
    await feed.take({ type: 'SOCKET_UPDATE', item: { ...lead, _id: 'tag/1', _type: 'tag' } })
    await vi.runAllTimersAsync()
    expect(asked).toEqual([])
    for (let version = 2; version < 6; version += 1) {
      await feed.take({ type: 'SOCKET_UPDATE', item: { ...lead, _version: version } })
      await vi.advanceTimersByTimeAsync(400)
    }
    expect(asked).toEqual([])
    await vi.runAllTimersAsync()
    expect(asked).toEqual([['notifications']])
  })

  test('D9: what is gone leaves the lists at once, and its own page asks what became of it', async () => {
    const { cache, asked, feed } = cacheWith([
      [['item', 'lead/1', 2], lead],
      [['search', { feed: 'lead' }], { data: [lead] }],
    ])
    await feed.take({ type: 'SOCKET_DELETE', id: 'lead/1' })
    expect(cache.getQueryData(['search', { feed: 'lead' }])).toEqual({ data: [] })
    expect(cache.getQueryData(['item', 'lead/1', 2])).toEqual(lead)
    await vi.runAllTimersAsync()
    expect(asked).toContainEqual(['item', 'lead/1', 2])
  })
})
