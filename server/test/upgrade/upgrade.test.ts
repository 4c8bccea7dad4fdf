import { readFileSync } from 'node:fs'
import { expect, inject, test } from 'vitest'
import { openSession } from '../../src/store/auth/sessions.ts'
import { openTestApp, type Somebody } from '../app.ts'
import { type Ask, attacks } from '../security/attacks.ts'
import { makeAttackWorld, type Target } from '../security/attackWorld.ts'
import { sendAsk } from '../security/send.ts'
import { BuildBefore, hasCommit } from './buildBefore.ts'

/** The commit of the oldest version that still runs on the tables and functions of now (CONTRIBUTING.md, expand and contract). */
const oldest = readFileSync(new URL('./oldest.txt', import.meta.url), 'utf8').trim()
const askers = ['super', 'staff', 'supplier', 'enduser'] as const satisfies readonly Somebody[]
const { kind } = inject('template')

/** Every call as somebody would make it who reads one of each type. */
function asksFor(targets: readonly Target[], own: string): Ask[] {
  const one = [...new Map(targets.map((target) => [target.type, target])).values()]
  return Object.values(attacks).flatMap(({ at, plain = [], types }) => [
    ...plain,
    ...(at ? one.filter(({ type }) => !types || types.includes(type)).flatMap(({ id }) => at(id, { own })) : []),
  ])
}

// Two builds share a server; the embedded database belongs to one process.
test.skipIf(kind !== 'postgres' || !hasCommit(oldest))(
  'D17.1: the build of before starts on the newest tables and answers every call of the contract',
  { timeout: 300_000 },
  async () => {
    const app = await openTestApp()
    const { targets } = await makeAttackWorld(app)
    const made = () => app.world.database.query('select * from migrations order by name')
    const before = await made()
    // The other build has the clock of the machine, by which sessions of the test world would be over.
    app.world.now = new Date()
    const loggedIn = (who: Somebody) => openSession(app.world.store, app.as(who).id)
    const { secret } = app.world.store.settings
    const build = await BuildBefore.start(oldest, {
      DATABASE_URL: app.world.database.url ?? '',
      APP_SECRET: secret,
      RATE_LIMIT: '0',
    })
    try {
      expect((await fetch(`${build.url}/readyz`)).status).toBe(200)
      const failed: string[] = []
      let answered = 0
      for (const who of askers) {
        const { organisation } = app.as(who)
        let token = await loggedIn(who)
        for (const ask of asksFor(
          targets.filter(({ relation }) => relation === 'disclosed'),
          organisation,
        )) {
          const response = await sendAsk(build.url, token, ask)
          if (response.status >= 500)
            failed.push(`${response.status} ${who} ${ask.method} ${ask.path}: ${await response.text()}`)
          else await response.arrayBuffer()
          if (response.status === 200) answered += 1
          // Some of the calls log out.
          if (response.status === 401) token = await loggedIn(who)
        }
      }
      expect(failed).toEqual([])
      expect(answered).toBeGreaterThan(200)
      // A write of the one is read by the other, and what made the database stays as the newer one made it.
      const lead = await app.aLead({ name: 'Herberg De Overgang' })
      const ask: Ask = { method: 'POST', path: `/api/space/${lead}` }
      const there = await sendAsk(build.url, await loggedIn('staff'), ask)
      expect([there.status, await there.text()]).toEqual([200, expect.stringContaining('Herberg De Overgang')])
      expect(await made()).toEqual(before)
    } finally {
      expect(await build.stop()).toBe(0)
      await app.close()
    }
  },
)
