import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { typeNames } from '@schakel/domain'
import { formFor } from '@schakel/domain/test/graph'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestApp, type Somebody, type TestApp } from '../app.ts'
import { type Ask, attacks, callNames } from './attacks.ts'
import { makeAttackWorld, relations, type Target } from './attackWorld.ts'
import { unpacked } from './encodings.ts'
import { sendAsk, shownHeaders } from './send.ts'

const attackers = ['supplier', 'enduser', 'member', 'stranger', 'staff', 'super'] as const satisfies readonly Somebody[]

let app: TestApp
let folder: string
let world: Awaited<ReturnType<typeof makeAttackWorld>>
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'schakel-attack-'))
  app = await openTestApp({ DATA_DIR: folder })
  world = await makeAttackWorld(app)
}, 60_000)
afterAll(async () => {
  await app.close()
  await rm(folder, { recursive: true })
})

interface Told {
  readonly status: number
  readonly headers: readonly (readonly [string, string])[]
  readonly text: string
}

/** What somebody is told, without what differs between any two answers. */
async function told(by: Somebody, ask: Ask): Promise<Told> {
  const response = await sendAsk(app.url, app.as(by).token, ask)
  const shown = shownHeaders(response)
  return { status: response.status, headers: shown, text: unpacked(Buffer.from(await response.arrayBuffer())) }
}

/** Somebody as the domain's rule sees them, and what it says that they do not read. */
async function hiddenFrom(by: Somebody): Promise<Target[]> {
  const viewer = await app.world.viewer(app.as(by).id)
  return world.targets.filter(({ id }) => formFor(viewer, id, world.graph) === undefined)
}

/** Whoever looks after an item finds it in the trash. */
function isTheirsToRestore(by: Somebody, { relation }: Target): boolean {
  return relation === 'trashed' && (by === 'staff' || by === 'super')
}
const restoring = [
  'POST /api/trash/restore',
  'POST /api/trash/list',
  'POST /api/space/bulk',
  'POST /api/space/merge/undo',
  // Who is thrown away can still be erased, by super users.
  'POST /api/privacy/plan',
  'POST /api/privacy/erase',
]

/** Tells the caller which id they named in an import that failed, and nothing of what it is. */
const echoing = ['POST /api/import/list']

const keyOf = ({ id }: Target) => id.slice(id.indexOf('/') + 1)

/** One item of each type in each relation. */
function oneOfEach(targets: readonly Target[]): Target[] {
  return [...new Map(targets.map((target) => [`${target.type} ${target.relation}`, target])).values()]
}

/** An id of the same type and length that nothing ever had. */
const neverLike = ({ type, id }: Target) => `${type}/${'7'.repeat(id.length - type.length - 1)}`

/** An answer in which an id is no longer to be told from another of its type. */
function without(id: string, { status, headers, text }: Told): Told {
  const key = id.slice(id.indexOf('/') + 1)
  const said = text
    .replaceAll(encodeURIComponent(id), 'ID')
    .replaceAll(id, 'ID')
    .replaceAll(key, 'KEY')
    // An import is new each time, whatever it was told.
    .replace(/"_id":"[0-9a-f]{32}"/, '"_id":"NEW"')
  return { status, headers, text: said }
}

describe('every call as everybody', () => {
  test('D6: the table knows every call, and every type in every relation is attacked', () => {
    expect(callNames.filter((name) => !(name in attacks))).toEqual([])
    const met = new Set(world.targets.map(({ type }) => type))
    expect([...met].sort()).toEqual(typeNames.filter((type) => type !== 'tag').sort())
    for (const relation of relations) {
      const types = new Set(world.targets.filter((target) => target.relation === relation).map(({ type }) => type))
      expect([relation, types.has('dossier'), types.has('match'), types.has('comment')]).toEqual([
        relation,
        true,
        true,
        true,
      ])
    }
  })

  test.each(attackers)('D6: a search as %s finds exactly what the rule says, counted as it is', async (by) => {
    const viewer = await app.world.viewer(app.as(by).id)
    for (const feed of typeNames.filter((type) => type !== 'tag' && type !== 'match')) {
      const { body, headers } = await app.as(by).post('/api/space/search', { feed, page_size: 200 })
      const found: string[] = body.map((item: { _id: string }) => item._id)
      const expected = world.graph.items
        // Only super users list users (D6).
        .filter(({ id }) => id.startsWith(`${feed}/`) && (feed !== 'user' || by === 'super'))
        .filter(({ id }) => formFor(viewer, id, world.graph) !== undefined)
        .map(({ id }) => id)
      expect([by, feed, found.sort()]).toEqual([by, feed, expected.sort()])
      expect(headers.get('x-total-count')).toBe(String(expected.length))
    }
  })

  test.each(attackers)(
    'D6: what %s does not read is an id that never was, in every call that takes one',
    async (by) => {
      const hidden = await hiddenFrom(by)
      expect(hidden.length).toBeGreaterThan(5)
      const lines = () => app.world.database.query<{ lines: number }>('select count(*)::int as lines from changes')
      const before = await lines()
      const never = new Map<string, Told>()
      const differences: unknown[] = []
      for (const [call, { at, types }] of Object.entries(attacks)) {
        if (!at || !callNames.includes(call)) continue
        for (const target of oneOfEach(hidden)) {
          if (types && !types.includes(target.type)) continue
          if (isTheirsToRestore(by, target) && restoring.includes(call)) continue
          const hands = { own: app.as(by).organisation }
          const none = neverLike(target)
          const nones = at(none, hands)
          for (const [index, ask] of at(target.id, hands).entries()) {
            const name = `${call} ${index} ${target.type} ${none.length}`
            const twin = nones[index]
            if (!twin) continue
            const expected = never.get(name) ?? without(none, await told(by, twin))
            never.set(name, expected)
            const got = without(target.id, await told(by, ask))
            if (JSON.stringify(got) !== JSON.stringify(expected))
              differences.push({ by, ask, relation: target.relation, got, expected })
          }
        }
      }
      expect(differences.slice(0, 5)).toEqual([])
      expect(await lines()).toEqual(before)
    },
    240_000,
  )

  test.each(attackers)('D6: no call that names nothing tells %s a byte of what is not theirs', async (by) => {
    const hidden = await hiddenFrom(by)
    for (const [call, { plain = [] }] of Object.entries(attacks)) {
      for (const ask of plain) {
        const { text, headers, status } = await told(by, ask)
        const bytes = `${text}${JSON.stringify(headers)}`
        const leaked = hidden.filter(
          (target) =>
            (bytes.includes(target.mark) || (!echoing.includes(call) && bytes.includes(keyOf(target)))) &&
            !(isTheirsToRestore(by, target) && restoring.includes(call)),
        )
        expect([call, ask.body, leaked]).toEqual([call, ask.body, []])
        expect(status, call).toBeLessThan(500)
      }
    }
  })

  test('D6: what one may read tells nothing of what hangs there and is not theirs', async () => {
    for (const by of attackers) {
      const hidden = await hiddenFrom(by)
      for (const target of world.targets.filter((one) => !hidden.includes(one))) {
        for (const ask of attacks['POST /api/space/{id}']?.at?.(target.id, { own: target.id }).slice(0, 1) ?? []) {
          const { text, status } = await told(by, ask)
          const leaked = hidden.filter(({ id, mark }) => text.includes(mark) || text.includes(id))
          expect([by, target, status, leaked]).toEqual([by, target, 200, []])
        }
      }
    }
  }, 120_000)

  test('D6: what is hidden takes no longer to refuse than what never was', async () => {
    const [target] = (await hiddenFrom('supplier')).filter(
      ({ type, relation }) => type === 'lead' && relation === 'matched',
    )
    if (!target) throw new Error('nothing is hidden')
    const times: Record<'hidden' | 'never', number[]> = { hidden: [], never: [] }
    for (let round = 0; round < 80; round += 1) {
      for (const [kind, id] of [
        ['hidden', target.id],
        ['never', neverLike(target)],
      ] as const) {
        const start = performance.now()
        await told('supplier', { method: 'POST', path: `/api/space/${id}`, body: {} })
        times[kind].push(performance.now() - start)
      }
    }
    const median = (list: number[]) => list.sort((one, other) => one - other)[Math.floor(list.length / 2)] ?? 0
    const [hidden, never] = [median(times.hidden), median(times.never)]
    expect(Math.abs(hidden - never)).toBeLessThan(Math.max(3, never))
  }, 60_000)
})
