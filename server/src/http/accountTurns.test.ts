import { PassThrough } from 'node:stream'
import {
  addressCalls,
  agendaCalls,
  type Call,
  exportCalls,
  googleCalls,
  itemCalls,
  listCalls,
  mapCalls,
  mergeCalls,
  noteCalls,
  photoCalls,
  privacyCalls,
  reportCalls,
  statisticsCalls,
} from '@schakel/domain/calls'
import { describe, expect, test } from 'vitest'
import { AccountTurns } from './accountTurns.ts'
import { TooFast } from './httpError.ts'
import { endWith } from './serve.ts'

/** Asks so often in the name of an account; answers which were begun, and how to end the oldest of them. */
async function asking(
  turns: AccountTurns,
  account: string,
  count: number,
  kind: Pick<Call, 'isHeavy' | 'isExternal'> = {},
) {
  const begun: (() => void)[] = []
  const refused: unknown[] = []
  const all = Array.from({ length: count }, () =>
    turns.begin(account, kind).then(
      (end) => begun.push(end),
      (error: unknown) => refused.push(error),
    ),
  )
  await settled()
  const endOne = async () => {
    begun.shift()?.()
    await settled()
  }
  return { begun, refused, endOne, all }
}

const settled = () => new Promise((resolve) => setImmediate(resolve))

describe('D21.1: what one account has under way', () => {
  test('D21.1: four calls of an account are worked on at a time, the others in turn, and those of others at once', async () => {
    const turns = new AccountTurns(true)
    const els = await asking(turns, 'els', 10)
    expect(els.begun).toHaveLength(4)
    const ties = await asking(turns, 'ties', 1)
    expect(ties.begun).toHaveLength(1)
    await els.endOne()
    expect(els.begun).toHaveLength(4)
    for (let left = 10; left > 0; left -= 1) await els.endOne()
    await Promise.all(els.all)
    expect((await asking(turns, 'els', 4)).begun).toHaveLength(4)
  })

  test('D21.1: of what takes long an account has two at a time, and room for what does not', async () => {
    const turns = new AccountTurns(true)
    const heavy = await asking(turns, 'els', 5, { isHeavy: true })
    expect(heavy.begun).toHaveLength(2)
    expect((await asking(turns, 'els', 5)).begun).toHaveLength(2)
  })

  test('D21.1: however long external services take, all else of the account has its four turns, and four wait for them at a time', async () => {
    const turns = new AccountTurns(true)
    const external = await asking(turns, 'els', 46, { isExternal: true })
    expect([external.begun.length, external.refused.length]).toEqual([4, 2])
    expect((await asking(turns, 'els', 5)).begun).toHaveLength(4)
    await external.endOne()
    expect(external.begun).toHaveLength(4)
  })

  test('D21.1: maps, photos, addresses and calendars of elsewhere wait for external services', () => {
    const external = [
      ...[...Object.values(mapCalls), ...Object.values(photoCalls), ...Object.values(addressCalls)],
      ...[agendaCalls.external, agendaCalls.addOverlay, googleCalls.start, googleCalls.finish, googleCalls.remove],
    ]
    expect(external.filter(({ isExternal }) => isExternal !== true).map(({ path }) => path)).toEqual([])
    expect([itemCalls.update, itemCalls.read].some(({ isExternal }) => isExternal)).toBe(false)
  })

  test('D21.1: exports, statistics, documents and what tells of very many items take long', () => {
    const heavy = [
      ...Object.values(exportCalls),
      ...Object.values(statisticsCalls),
      ...[reportCalls.figures, reportCalls.csv, reportCalls.xlsx],
      noteCalls.export,
      listCalls.bulk,
      listCalls.ids,
      mergeCalls.duplicates,
      agendaCalls.import,
      ...[privacyCalls.export, privacyCalls.plan, privacyCalls.erase],
    ]
    expect(heavy.filter(({ isHeavy }) => isHeavy !== true).map(({ path }) => path)).toEqual([])
    expect(itemCalls.read.isHeavy ?? false).toBe(false)
  })

  test('D21.1: more than forty do not wait: they are told to come back', async () => {
    const { begun, refused } = await asking(new AccountTurns(true), 'els', 46)
    expect([begun.length, refused.length]).toEqual([4, 2])
    expect(refused[0]).toBeInstanceOf(TooFast)
  })

  test('D21.1: without limits nothing waits, and nothing is kept of who has nothing under way', async () => {
    expect((await asking(new AccountTurns(false), 'els', 100, { isHeavy: true })).begun).toHaveLength(100)
  })

  test('D21.1: a file that is still being written keeps the turn of its account', async () => {
    const file = new PassThrough()
    let isOver = false
    endWith(file, () => {
      isOver = true
    })
    await settled()
    expect(isOver).toBe(false)
    file.destroy()
    await settled()
    expect(isOver).toBe(true)
    endWith(Buffer.from('whole'), () => {
      isOver = false
    })
    expect(isOver).toBe(false)
  })
})
