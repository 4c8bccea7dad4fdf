import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { runsOf } from '../../../test/runs.ts'
import { World } from '../../../test/world.ts'
import { readAnswerSheet } from '../../store/read/answers.ts'
import type { ViewerStore } from '../../store/store.ts'
import { saveAnswers, submitAnswers } from '../../store/write/answers.ts'
import { freezeRequirements, saveRequirements } from '../../store/write/requirements.ts'

const keys = ['X-01', 'X-02', 'X-03'] as const
const row = (nl: string) => ({ group: 105, nl, level: 'must', weight: 3, proof: 'demo' }) as const

let world: World
let space: string
let staff: ViewerStore
beforeAll(async () => {
  world = await World.open()
  space = await world.space()
  staff = await world.user(space, 'staff')
})
afterAll(() => world.close())

/** What one of two colleagues does: reads the sheet anew, saves rows as they last read them, or hands some in. */
const deed = fc.oneof(
  { weight: 2, arbitrary: fc.record({ does: fc.constant('read' as const), by: fc.nat(1) }) },
  {
    weight: 6,
    arbitrary: fc.record({
      does: fc.constant('save' as const),
      by: fc.nat(1),
      rows: fc.uniqueArray(
        fc.record({ key: fc.constantFrom(...keys), value: fc.constantFrom('yes' as const, 'no' as const) }),
        {
          minLength: 1,
          maxLength: 3,
          selector: ({ key }) => key,
        },
      ),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      does: fc.constant('submit' as const),
      by: fc.nat(1),
      keys: fc.subarray([...keys], { minLength: 1 }),
    }),
  },
)

it('F1.8, F1.7: whatever two colleagues save and hand in at once, an accepted row stays and what was handed in is read', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(deed, { minLength: 1, maxLength: 2 }), { minLength: 2, maxLength: 8 }),
      async (rounds) => {
        const supplier = await world.supplier(space)
        const dossier = await world.dossier(await world.lead(space))
        const match = await world.match(dossier, supplier, { $visible: true }, ['offered'])
        await saveRequirements(staff, dossier, { rows: ['Een', 'Twee', 'Drie'].map(row), remove: [] })
        await freezeRequirements(staff, dossier, { version: 0, answersDue: '2099-05-01', rows: [], remove: [] })
        const people = [await world.user(supplier, 'suppliers'), await world.user(supplier, 'suppliers')]
        const versions = [new Map<string, number>(), new Map<string, number>()]
        /** Every value that was accepted of a row, and whether it was ever handed in. */
        const accepted = new Map<string, string[]>()
        const handedIn = new Set<string>()

        const carryOut = async (one: (typeof rounds)[number][number], isAlone: boolean) => {
          const [me, known] = [people[one.by], versions[one.by]]
          if (!me || !known) return
          if (one.does === 'read') {
            for (const { key, _version } of (await readAnswerSheet(me, match)).answers) known.set(key, _version)
          } else if (one.does === 'save') {
            const rows = one.rows.map((said) => ({
              ...said,
              ...(known.has(said.key) ? { _version: known.get(said.key) } : {}),
            }))
            const now = new Map(
              (await readAnswerSheet(me, match)).answers.map((answer) => [answer.key, answer._version]),
            )
            const outcomes = await saveAnswers(me, match, rows)
            for (const { key, status } of outcomes) {
              expect([200, 409]).toContain(status)
              // A row that somebody saved since is never written over by who did not read that.
              if (isAlone && known.has(key)) expect(status).toBe(known.get(key) === now.get(key) ? 200 : 409)
              const value = one.rows.find((said) => said.key === key)?.value
              if (status === 200 && value) accepted.set(key, [...(accepted.get(key) ?? []), value])
            }
          } else {
            const before = new Set((await readAnswerSheet(me, match)).answers.map(({ key }) => key))
            await submitAnswers(me, match, one.keys)
            for (const key of one.keys) if (before.has(key)) handedIn.add(key)
          }
        }

        for (const round of rounds) {
          await Promise.all(round.map((one) => carryOut(one, round.length === 1)))
          const sheet = new Map(
            (await readAnswerSheet(people[0] ?? staff, match)).answers.map((answer) => [answer.key, answer]),
          )
          expect([...sheet.keys()].sort()).toEqual([...accepted.keys()].sort())
          for (const [key, values] of accepted) expect(values).toContain(sheet.get(key)?.value)
          const read = (await readAnswerSheet(staff, match)).answers.map(({ key }) => key)
          for (const key of handedIn) expect(read).toContain(key)
          // Alone in its round, what was accepted last is what stands there.
          const [only, other] = round
          if (!other && only?.does === 'save')
            for (const { key } of only.rows) expect(sheet.get(key)?.value).toBe(accepted.get(key)?.at(-1))
        }
      },
    ),
    { numRuns: runsOf(12), endOnFailure: true },
  )
}, 120_000)
