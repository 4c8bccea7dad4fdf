import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { World } from '../../../test/world.ts'
import type { ViewerStore } from '../store.ts'
import { saveAnswers, submitAnswers } from '../write/answers.ts'
import { freezeRequirements, saveRequirements } from '../write/requirements.ts'
import { readComparison } from './comparison.ts'

let world: World
let space: string
let staff: ViewerStore
let dossier: string

beforeAll(async () => {
  world = await World.open()
  space = await world.space()
  staff = await world.user(space, 'staff')
  dossier = await world.dossier(await world.lead(space))
  const rows = ['Een', 'Twee', 'Drie'].map(
    (nl) => ({ group: 105, nl, level: 'must', weight: 3, proof: 'demo' }) as const,
  )
  await saveRequirements(staff, dossier, { rows, remove: [] })
  await freezeRequirements(staff, dossier, { version: 0, rows: [], remove: [] })
})
afterAll(() => world.close())

/** One more supplier that answers all. */
async function answeredBySomebody(): Promise<void> {
  const supplier = await world.supplier(space)
  const match = await world.match(dossier, supplier, { $visible: true }, ['offered'])
  const seller = await world.user(supplier, 'suppliers')
  const keys = ['X-01', 'X-02', 'X-03']
  await saveAnswers(
    seller,
    match,
    keys.map((key) => ({ key, value: 'yes' })),
  )
  await submitAnswers(seller, match, undefined)
}

/** The statements that one comparison takes, and how many answers it holds. */
async function asked(): Promise<{ readonly statements: number; readonly forAnswers: number; readonly cells: number }> {
  const spies = [vi.spyOn(world.database, 'query'), vi.spyOn(world.database.lists, 'query')]
  try {
    const { comparison } = await readComparison(staff, dossier)
    const calls = spies.flatMap((spy) => spy.mock.calls)
    const cells = comparison.columns.flatMap((column) => Object.values(column.cells)).length
    const forAnswers = calls.filter(([, params]) => JSON.stringify(params).includes('ANSWERS')).length
    return { statements: calls.length, forAnswers, cells }
  } finally {
    vi.restoreAllMocks()
  }
}

it('F1.16: all answers of all suppliers come by one statement, and with more suppliers no more statements are asked', async () => {
  await answeredBySomebody()
  const one = await asked()
  for (let more = 0; more < 4; more += 1) await answeredBySomebody()
  const five = await asked()
  expect([one.cells, five.cells]).toEqual([3, 15])
  expect(five.statements).toBe(one.statements)
  expect([one.forAnswers, five.forAnswers]).toEqual([1, 1])
})
