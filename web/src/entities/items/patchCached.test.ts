import { QueryClient } from '@tanstack/react-query'
import { beforeEach, describe, expect, it } from 'vitest'
import { aDossier, aMatch, anItem } from '../../../test/items.ts'
import { keys } from './keys.ts'
import { appendCached, dropCached, patchCached, patchQuietly } from './patchCached.ts'
import { itemsIn } from './read.ts'

let cache: QueryClient
const match = aMatch('offered')
const dossier = aDossier([match])
const dossierKey = keys.itemAt(dossier._id, 1)
const matchKey = keys.itemAt(match._id, 2)
const searchKey = keys.search({ q: 'kassa' })

beforeEach(() => {
  cache = new QueryClient()
  cache.setQueryData(dossierKey, dossier)
  cache.setQueryData(matchKey, match)
  cache.setQueryData(searchKey, { data: [match], total: 1, isEstimate: false })
})

describe('showing a change before the server has answered', () => {
  it('D19.2: a match changes on its own page, in lists, and with $ on its dossier', async () => {
    await patchCached(cache, match._id, { status: 'delivered', $open: true })
    expect(cache.getQueryData(matchKey)).toMatchObject({ status: 'delivered', $open: true })
    expect(cache.getQueryData(searchKey)).toMatchObject({ data: [{ status: 'delivered' }] })
    expect(cache.getQueryData(dossierKey)).toMatchObject({ _matches: [{ $status: 'delivered', $open: true }] })
    expect(cache.getQueryData(dossierKey)).not.toMatchObject({ _matches: [{ status: 'delivered' }] })
  })

  it('D19.2: where a match comes whole, as from the live line, its supplier stays who it is', async () => {
    const came = { ...match, status: 'delivered', _version: 9 }
    await patchQuietly(cache, match._id, came, () => false)
    expect(cache.getQueryData(matchKey)).toEqual(came)
    expect(cache.getQueryData(dossierKey)).toEqual({
      ...dossier,
      _matches: itemsIn(dossier, '_matches').map((supplier) => ({
        ...supplier,
        $status: 'delivered',
      })),
    })
  })

  it('D2.3: everything goes back as it was when the server refuses, except what came in between', async () => {
    const putBack = await patchCached(cache, match._id, { status: 'delivered' })
    const newer = { ...match, status: 'meeting' }
    cache.setQueryData(matchKey, newer)
    putBack()
    expect(cache.getQueryData(dossierKey)).toEqual(dossier)
    expect(cache.getQueryData(matchKey)).toEqual(newer)
  })

  it.each([
    ['the first', [0, 1]],
    ['the second', [1, 0]],
  ])('D2.3: of two quick changes of which %s fails first, each takes back its own', async (_, [one = 0, other = 1]) => {
    const changes = [{ status: 'delivered' }, { $open: true }]
    const putBacks = []
    for (const change of changes) putBacks.push(await patchCached(cache, match._id, change))
    putBacks[one]?.()
    expect(cache.getQueryData(matchKey)).toEqual({ ...match, ...changes[other] })
    putBacks[other]?.()
    expect(cache.getQueryData(matchKey)).toEqual(match)
    expect(cache.getQueryData(dossierKey)).toEqual(dossier)
    expect(cache.getQueryData(searchKey)).toMatchObject({ data: [match] })
  })

  it('D2.3: a change that failed takes nothing of what was saved meanwhile', async () => {
    const putBack = await patchCached(cache, match._id, { status: 'delivered' })
    await patchCached(cache, match._id, { $open: true })
    putBack()
    expect(cache.getQueryData(matchKey)).toEqual({ ...match, $open: true })
  })

  it('D2.5: what is deleted leaves every list, and what is untouched stays the same object', async () => {
    const other = anItem('person')
    cache.setQueryData(keys.itemAt(other._id, 1), other)
    const putBack = await dropCached(cache, match._id)
    expect(cache.getQueryData(dossierKey)).toMatchObject({ _matches: [] })
    expect(cache.getQueryData(searchKey)).toMatchObject({ data: [] })
    expect(cache.getQueryData(keys.itemAt(other._id, 1))).toBe(other)
    putBack()
    expect(cache.getQueryData(dossierKey)).toEqual(dossier)
  })

  it('D6: a line of work about it goes along', async () => {
    const key = ['activities', 'work', false]
    const line = (id: string) => ({ why: 'offer', item: { _id: id } })
    cache.setQueryData(key, { total: 2, lines: [line(match._id), line('todo/other')] })
    await dropCached(cache, match._id)
    expect(cache.getQueryData(key)).toMatchObject({ lines: [line('todo/other')] })
  })

  it('S2.35: a new reply stands under its remark at once', async () => {
    const remark = anItem('comment', { text: '<p>Hallo</p>' })
    cache.setQueryData(dossierKey, { ...dossier, _comments: [remark] })
    await appendCached(cache, remark._id, '_sub', anItem('comment', { _id: 'comment/new' }))
    expect(cache.getQueryData(dossierKey)).toMatchObject({ _comments: [{ _sub: [{ _id: 'comment/new' }] }] })
  })
})
