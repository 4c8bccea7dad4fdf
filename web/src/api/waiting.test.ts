import { beforeEach, describe, expect, it, vi } from 'vitest'
import { Waiting } from './waiting.ts'

interface Said {
  readonly client: string
  readonly text: string
}
const said = (client: string): Said => ({ client, text: `Gezegd: ${client}` })
/** What waits as each tab has it of itself. */
const tab = () => new Waiting<Said>('schakel.test', 'client', ['text'])
const put = (waiting: Waiting<Said>, client: string) => waiting.keep((all) => [...all, said(client)])
const drop = (waiting: Waiting<Said>, client: string) =>
  waiting.keep((all) => all.filter((one) => one.client !== client))
const clients = (all: readonly Said[]) => all.map(({ client }) => client)

beforeEach(() => {
  localStorage.clear()
  vi.restoreAllMocks()
})

describe('what waits in two tabs', () => {
  it('D12, D13: what the one keeps stays when the other keeps something', () => {
    const [one, two] = [tab(), tab()]
    put(one, 'a')
    put(two, 'b')
    expect(clients(tab().all)).toEqual(['a', 'b'])
  })

  it('D12, D13: what the one sent is gone from the other, and does not come back by it', () => {
    const one = tab()
    put(one, 'a')
    const two = tab()
    drop(two, 'a')
    expect(one.latest()).toEqual([])
    put(two, 'b')
    put(one, 'c')
    expect(clients(tab().all)).toEqual(['b', 'c'])
  })

  it('D12, D13: each shows what the other did', () => {
    const [one, two] = [tab(), tab()]
    const heard = vi.fn()
    one.watch(heard)
    put(two, 'a')
    window.dispatchEvent(new StorageEvent('storage', { key: 'schakel.test' }))
    expect(heard).toHaveBeenCalledTimes(1)
    expect(clients(one.all)).toEqual(['a'])
  })

  it('D12, D13: what the browser will not keep stays on the page, also when another tab keeps something', () => {
    const [one, two] = [tab(), tab()]
    vi.spyOn(Storage.prototype, 'setItem').mockImplementationOnce(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    put(one, 'a')
    put(two, 'b')
    expect(clients(one.latest())).toEqual(['b', 'a'])
    put(one, 'c')
    expect(clients(tab().all)).toEqual(['b', 'a', 'c'])
  })
})
