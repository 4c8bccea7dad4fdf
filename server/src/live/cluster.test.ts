import { Server } from 'socket.io'
import { afterAll, beforeAll, describe, expect, inject, onTestFinished, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../../test/database.ts'
import { NodeLine } from '../../test/nodeLine.ts'
import type { LiveIo } from './clientSockets.ts'
import { joinCluster } from './cluster.ts'

const HEARD = { timeout: 60_000 }

// The embedded engine has no other node.
if (inject('template').kind === 'postgres') testsOfNodes()

function testsOfNodes(): void {
  let database: TestDatabase
  beforeAll(async () => {
    database = await openTestDatabase()
  })
  afterAll(() => database.close())

  /** A node with nothing but its word to others. */
  function node(url: string | undefined) {
    const io: LiveIo = new Server()
    const heard: string[] = []
    const faults: unknown[] = []
    const seen = { missed: 0 }
    const leave = joinCluster(io, url, {
      onMissed: () => {
        seen.missed += 1
      },
      onFault: (error) => faults.push(error),
    })
    onTestFinished(leave)
    io.on('said', (text: string) => heard.push(text))
    return { io, heard, faults, seen }
  }

  /** Says something until it is heard, then one thing once, and answers how often that came. */
  async function timesHeard(from: LiveIo, to: { readonly heard: readonly string[] }): Promise<number> {
    const word = `${Math.random()}`
    await expect
      .poll(() => {
        from.serverSideEmit('said', word)
        return to.heard.includes(word)
      }, HEARD)
      .toBe(true)
    from.serverSideEmit('said', `${word} once`)
    from.serverSideEmit('said', `${word} last`)
    await expect.poll(() => to.heard.includes(`${word} last`), HEARD).toBe(true)
    return to.heard.filter((text) => text === `${word} once`).length
  }

  describe('the word of nodes', () => {
    test('D9: a node that may not listen for a while hears all the same later on, each word once', async () => {
      const { line, url } = await NodeLine.open(database.url ?? '')
      onTestFinished(() => line.close())
      const other = node(database.url)
      // More often than it has connections.
      line.refusals = 4
      const refused = node(url)
      expect(await timesHeard(other.io, refused)).toBe(1)
      expect(line.refusals).toBe(0)
      // What was said meanwhile it did not hear.
      await expect.poll(() => refused.seen.missed, HEARD).toBe(1)
    }, 90_000)

    test('D9: over a line that was cut without a word a node gives up soon, and others hear that they missed something', async () => {
      const { line, url } = await NodeLine.open(database.url ?? '')
      onTestFinished(() => line.close())
      const other = node(database.url)
      const cut = node(url)
      expect([await timesHeard(cut.io, other), await timesHeard(other.io, cut)]).toEqual([1, 1])
      expect([cut.seen.missed, other.seen.missed]).toEqual([0, 0])
      line.cut()
      cut.io.serverSideEmit('said', 'nobody hears this')
      await expect.poll(() => other.seen.missed, HEARD).toBeGreaterThan(0)
      expect(other.heard).not.toContain('nobody hears this')
      // It does not hear either, and notices by itself.
      await expect.poll(() => cut.seen.missed, HEARD).toBe(1)
      expect([await timesHeard(cut.io, other), await timesHeard(other.io, cut)]).toEqual([1, 1])
    }, 90_000)
  })
}
