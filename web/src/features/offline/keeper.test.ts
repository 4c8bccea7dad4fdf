import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { MemoryStore } from '../../../test/memoryStore.ts'
import { viewerOf } from '../../../test/renderWithProviders.tsx'
import { until } from '../../../test/until.ts'
import { ApiError } from '../../api/apiError.ts'
import { keys } from '../../entities/items/keys.ts'
import { hear, setLine, setStatus } from '../../entities/live/liveSocket.ts'
import { Keeper, type Looking } from './keeper.ts'
import { listen } from './keeping.ts'

const HOUR = 3_600_000
const config = { brand: 'Schakel', publicBrand: 'Horeca', defaultPrice: 575, offline: true }
const staff: Looking = { viewer: viewerOf('staff'), config }
const lead = { _id: 'lead/1', _type: 'lead', _version: 1, name: 'De Haven' }
const other = { _id: 'lead/2', _type: 'lead', _version: 1, name: 'De Kade' }
const leadKey = keys.itemAt('lead/1', 2)
const searchKey = keys.search({ feed: 'lead' })

const keepers: Keeper[] = []
afterEach(() => {
  for (const keeper of keepers.splice(0)) keeper.stop()
  setLine(undefined)
  setStatus('off')
})

/** A visit of somebody on a device at a moment. */
function visit(device: MemoryStore['device'], { looking = staff, now = Date.now() } = {}) {
  const cache = new QueryClient({ defaultOptions: { queries: { retry: false, gcTime: Number.POSITIVE_INFINITY } } })
  const keeper = new Keeper(cache, looking, Promise.resolve(new MemoryStore(device)), () => now)
  keepers.push(keeper)
  const read = (queryKey: readonly unknown[], answer: unknown) =>
    cache
      .fetchQuery({
        queryKey,
        queryFn: () => (answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer)),
      })
      .catch(() => undefined)
  return { cache, keeper, read }
}

const aDevice = (): MemoryStore['device'] => ({ seen: new Map(), owner: undefined })
const away = new ApiError(0, { title: 'offline' })
const keptKeys = ({ seen }: MemoryStore['device']) => [...seen.values()].map(({ key }) => key)

/** What a device holds after somebody read a card and a list with it. */
async function aFullDevice(age = HOUR) {
  const device = aDevice()
  const { keeper, read } = visit(device)
  await read(leadKey, lead)
  await read(searchKey, { data: [lead, other], total: 2, isEstimate: false })
  await keeper.flushed()
  keeper.stop()
  for (const [hash, seen] of device.seen) device.seen.set(hash, { ...seen, at: seen.at - age })
  return device
}

describe('what somebody saw', () => {
  it('D9: is there again when the server cannot be reached, as old as it is', async () => {
    const device = await aFullDevice()
    const [seen] = device.seen.values()
    const { cache, read } = visit(device)
    await read(leadKey, away)
    await until(() => expect(cache.getQueryData(leadKey)).toEqual(lead))
    expect(cache.getQueryState(leadKey)?.dataUpdatedAt).toBe(seen?.at)
    await read(keys.itemAt('lead/2', 2), away)
    expect(cache.getQueryData(keys.itemAt('lead/2', 2))).toBeUndefined()
  })

  it('D9: is not put in the place of what the server refuses, or of what stands there', async () => {
    const device = await aFullDevice()
    const { cache, keeper, read } = visit(device)
    await read(leadKey, new ApiError(500, { title: 'broken' }))
    cache.setQueryData(searchKey, { data: [], total: 0, isEstimate: false })
    await read(searchKey, away)
    await keeper.flushed()
    expect(cache.getQueryData(leadKey)).toBeUndefined()
    expect(cache.getQueryData(searchKey)).toMatchObject({ total: 0 })
  })

  it('D8.1: settings, logins, the log, accounts, figures and calendars of others are not kept, and no key of a check-in', async () => {
    const device = aDevice()
    const { keeper, read } = visit(device)
    for (const queryKey of [
      ['settings'],
      ['sessions'],
      ['log', 'lead/1'],
      ['search', 'users'],
      ['search', 'statistics', {}],
      ['activities', 'agenda', 'external', 'a', 'b'],
      ['seeAs', 'lead/1'],
      ['import'],
    ])
      await read(queryKey, { secret: 'x' })
    await read(['checkin', 'activity/1'], { key: 'geheim.sleutel', activity: { _id: 'activity/1' }, registrations: [] })
    await keeper.flushed()
    expect(keptKeys(device)).toEqual([['checkin', 'activity/1']])
    expect(JSON.stringify([...device.seen.values()])).not.toContain('geheim.sleutel')
  })

  it('S4.15, D6: is nothing for another person, nor for the same one in another role or organisation', async () => {
    const viewer = viewerOf('staff')
    for (const next of [
      viewerOf('supplier'),
      { ...viewer, role: 'members' },
      { ...viewer, organisation: { _id: 'space/other', _type: 'space' as const, name: 'Elders' } },
    ]) {
      const device = await aFullDevice()
      const { cache, keeper, read } = visit(device, { looking: { viewer: next, config } })
      await read(leadKey, away)
      await keeper.flushed()
      expect(cache.getQueryData(leadKey)).toBeUndefined()
      expect(device.seen.size).toBe(0)
    }
  })

  it('D2.5, D6: goes everywhere when the server says that it is not there for them', async () => {
    for (const status of [403, 404]) {
      const device = await aFullDevice()
      const { keeper, read } = visit(device)
      await read(leadKey, new ApiError(status, { title: 'no' }))
      await keeper.flushed()
      expect(keptKeys(device)).toEqual([searchKey])
      expect([...device.seen.values()][0]?.data).toMatchObject({ data: [{ _id: 'lead/2' }] })
    }
  })

  it('D9: changes and goes by what the line tells, though nothing of it is on the screen', async () => {
    const device = await aFullDevice()
    const { keeper } = visit(device)
    const deafen = listen(keeper)
    hear('update', { item: { ...lead, _version: 2, name: 'De Nieuwe Haven' } })
    hear('delete', { _id: 'lead/2' })
    await keeper.flushed()
    deafen()
    expect([...device.seen.values()].map(({ data }) => data)).toEqual([
      { ...lead, _version: 2, name: 'De Nieuwe Haven' },
      { data: [{ ...lead, _version: 2, name: 'De Nieuwe Haven' }], total: 2, isEstimate: false },
    ])
  })

  it('D9: of what was kept on an earlier visit the server is asked what became of it, and it goes when nobody can say', async () => {
    for (const [reload, left] of [
      [false, 3],
      [true, 1],
    ] as const) {
      const device = await aFullDevice()
      if (device.owner) device.owner = { ...device.owner, cursor: 'toen' }
      const { keeper, read } = visit(device)
      const deafen = listen(keeper)
      const asked: unknown[] = []
      setLine({
        retry: () => undefined,
        send: (event, body) => {
          asked.push([event, body])
          return Promise.resolve({ ok: true, reload })
        },
      })
      await read(keys.itemAt('lead/3', 2), { ...lead, _id: 'lead/3' })
      setStatus('connected')
      hear('cursor', { cursor: 'nu' })
      await until(async () => {
        await keeper.flushed()
        expect(device.owner?.cursor).toBe('nu')
      })
      deafen()
      expect(asked).toEqual([['replayMissed', { since: 'toen' }]])
      expect(device.seen.size).toBe(left)
      setStatus('off')
    }
  })

  it('D9: after a gap that nobody can tell of, only what is read again is kept', async () => {
    const device = await aFullDevice()
    const { keeper } = visit(device)
    const deafen = listen(keeper)
    hear('reload', {})
    await until(() => expect(device.seen.size).toBe(0))
    await keeper.flushed()
    deafen()
  })

  it('D8.10: no more than 200 answers and 5 MB are kept, nothing longer than seven days, the newest first', async () => {
    const now = Date.now()
    const device = await aFullDevice()
    const { cache, keeper } = visit(device, { now })
    const week = 7 * 24 * HOUR
    cache.setQueryData(['activities', 'old'], ['x'], { updatedAt: now - week })
    for (let count = 0; count < 230; count += 1)
      cache.setQueryData(['search', { q: String(count) }], { count }, { updatedAt: now - 230 + count })
    await keeper.flushed()
    expect(device.seen.size).toBe(200)
    expect(keptKeys(device)).not.toContainEqual(['activities', 'old'])
    expect(keptKeys(device)).not.toContainEqual(['search', { q: '29' }])
    expect(keptKeys(device)).toContainEqual(['search', { q: '229' }])
    for (let count = 0; count < 8; count += 1)
      cache.setQueryData(['search', { large: count }], 'x'.repeat(900_000), { updatedAt: now + count })
    cache.setQueryData(['search', { huge: true }], 'x'.repeat(1_000_001), { updatedAt: now + 9 })
    await keeper.flushed()
    const large = keptKeys(device).filter(([, body]) => JSON.stringify(body).includes('large'))
    expect(large).toEqual([3, 4, 5, 6, 7].map((count) => ['search', { large: count }]))
    expect(keptKeys(device)).not.toContainEqual(['search', { huge: true }])
  })

  it('D2.3: what waits for the answer of a write is not kept before that came', async () => {
    const device = aDevice()
    const { cache, keeper, read } = visit(device)
    const sent = Promise.withResolvers<void>()
    const writing = cache
      .getMutationCache()
      .build(cache, { onMutate: () => ({ putBack: () => undefined }), mutationFn: () => sent.promise })
      .execute(undefined)
    await read(leadKey, lead)
    await keeper.flushed()
    expect(device.seen.size).toBe(0)
    sent.resolve()
    await writing
    await keeper.flushed()
    expect(device.seen.size).toBe(1)
  })

  it('S2.10: names the items whose page one saw, the last one first', async () => {
    const device = aDevice()
    const { cache, keeper } = visit(device)
    const now = Date.now()
    cache.setQueryData(leadKey, lead, { updatedAt: now - 2000 })
    cache.setQueryData(keys.itemAt('lead/2', 2), other, { updatedAt: now - 1000 })
    cache.setQueryData(['item', 'dossier/1', 'fit'], [], { updatedAt: now })
    cache.setQueryData(keys.itemAt('user/1', 3), { _id: 'user/1', _type: 'user' }, { updatedAt: now })
    cache.setQueryData(searchKey, { data: [lead] }, { updatedAt: now })
    await keeper.flushed()
    expect((await keeper.items()).map(({ _id }) => _id)).toEqual(['lead/2', 'lead/1'])
  })

  it('S2.10: is kept too when it was read before anything kept it, and brought back when it had failed before', async () => {
    const cache = new QueryClient({ defaultOptions: { queries: { retry: false } } })
    cache.setQueryData(['activities', 1], [lead])
    const observer = new QueryObserver(cache, { queryKey: leadKey, queryFn: () => Promise.reject(away) })
    const leave = observer.subscribe(() => undefined)
    await until(() => expect(observer.getCurrentResult().status).toBe('error'))
    const device = await aFullDevice()
    const keeper = new Keeper(cache, staff, Promise.resolve(new MemoryStore(device)))
    keepers.push(keeper)
    await until(() => expect(observer.getCurrentResult().data).toEqual(lead))
    await keeper.flushed()
    expect(keptKeys(device)).toContainEqual(['activities', 1])
    leave()
  })

  it('S2.14: is not kept any more once it was thrown away', async () => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    const device = aDevice()
    const store = new MemoryStore(device)
    vi.spyOn(store, 'write').mockRejectedValue(new DOMException('closed', 'InvalidStateError'))
    const cache = new QueryClient()
    const keeper = new Keeper(cache, staff, Promise.resolve(store))
    keepers.push(keeper)
    cache.setQueryData(leadKey, lead)
    await keeper.flushed()
    vi.mocked(store.write).mockRestore()
    cache.setQueryData(searchKey, { data: [lead] })
    await keeper.flushed()
    expect(device.seen.size).toBe(0)
    expect(warned).toHaveBeenCalledOnce()
  })

  it('S4.15, D6: lies there for one person alone: a page that another left open keeps and shows nothing there any more', async () => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    const device = aDevice()
    const before = visit(device)
    await before.read(leadKey, lead)
    await before.keeper.flushed()
    const supplier = { viewer: viewerOf('supplier'), config }
    const after = visit(device, { looking: supplier })
    await after.read(searchKey, { data: [other], total: 1, isEstimate: false })
    await after.keeper.flushed()
    await before.read(keys.itemAt('lead/3', 2), { ...lead, _id: 'lead/3', name: 'Alleen voor medewerkers' })
    await before.read(searchKey, away)
    expect(await before.keeper.items()).toEqual([])
    await before.keeper.flushed()
    await after.keeper.flushed()
    expect(before.cache.getQueryData(searchKey)).toBeUndefined()
    expect(keptKeys(device)).toEqual([searchKey])
    expect(device.owner?.viewer._id).toBe(supplier.viewer._id)
    expect(warned).toHaveBeenCalledOnce()
  })
})
