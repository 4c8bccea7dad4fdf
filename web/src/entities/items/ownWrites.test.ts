import { QueryClient } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { writeInTurn } from './ownWrites.ts'

/** A server that counts versions and refuses what is based on an old one. */
function aServer(version: number) {
  const state = { version, sent: [] as unknown[] }
  const write = async (props: Readonly<Record<string, unknown>>) => {
    state.sent.push(props._version)
    if (typeof props._version === 'number' && props._version !== state.version) throw new Error('409')
    state.version += 1
    return { _id: 'match/1', _version: state.version }
  }
  return { state, write }
}

it('D2.3: two quick changes by one person are no conflict', async () => {
  const cache = new QueryClient()
  cache.setQueryData(['item', 'match/1', 1], { _id: 'match/1', _version: 5 })
  const { state, write } = aServer(5)
  const both = [
    writeInTurn(cache, 'match/1', { $open: true }, write),
    writeInTurn(cache, 'match/1', { status: 'delivered', _version: 5 }, write),
  ]
  expect((await Promise.all(both)).map((saved) => saved._version)).toEqual([6, 7])
  expect(state.sent).toEqual([undefined, 6])
})

it('D2.3: what somebody else changed in between is a conflict', async () => {
  const cache = new QueryClient()
  cache.setQueryData(['item', 'match/2', 1], { _id: 'match/2', _version: 5 })
  const { state, write } = aServer(6)
  await writeInTurn(cache, 'match/2', { $open: true }, write)
  await expect(writeInTurn(cache, 'match/2', { status: 'delivered', _version: 5 }, write)).rejects.toThrow('409')
  expect(state.version).toBe(7)
})

it('D2.3: a refused write does not hold up the next one', async () => {
  const cache = new QueryClient()
  const { write } = aServer(3)
  await expect(writeInTurn(cache, 'match/3', { _version: 1 }, write)).rejects.toThrow('409')
  expect(await writeInTurn(cache, 'match/3', { _version: 3 }, write)).toMatchObject({ _version: 4 })
})
