// One account at its worst, in a process of its own so that its work takes no time of who measures. Reads what to do from its standard
// input, says `ready` as it begins and at the end, as JSON, what became of what it asked.
import { text } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { Attacker, type Counts } from './attacker.ts'
import { kinds } from './kinds.ts'
import type { Around } from './materials.ts'

/** What is to be done. */
export interface AttackPlan {
  readonly port: number
  readonly token: string
  readonly seconds: number
  /** Of what kinds; all at once. */
  readonly kinds: readonly string[]
  readonly space: string
  readonly around: Around
  readonly leads: readonly string[]
}

/** What became of each kind. */
export type AttackCounts = Readonly<Record<string, Counts>>

const plan: AttackPlan = JSON.parse(await text(process.stdin))
const attackers = plan.kinds.map((name) => ({ name, me: new Attacker(plan), run: kinds.get(name) }))
process.stdout.write('ready\n')
const { space, around, leads } = plan
const work = attackers.map(({ me, run }) => run?.({ me, space, around, leads }).catch(() => me.note(0)))
await wait(plan.seconds * 1000)
for (const { me } of attackers) me.end()
const counts: AttackCounts = Object.fromEntries(attackers.map(({ name, me }) => [name, me.counts]))
process.stdout.write(`${JSON.stringify(counts)}\n`)
await Promise.race([Promise.all(work), wait(1000)])
process.exit(0)
