import { formFor } from '@schakel/domain/test/graph'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as Y from 'yjs'
import { openTestApp, type Somebody, type TestApp } from '../app.ts'
import { failOnFaults, Tab } from '../live.ts'
import { makeAttackWorld, type Target } from './attackWorld.ts'
import { eventNames } from './eventNames.ts'

const edit = Buffer.from(
  (() => {
    const doc = new Y.Doc()
    doc.getXmlFragment('default').insert(0, [new Y.XmlElement('paragraph')])
    return Y.encodeStateAsUpdate(doc)
  })(),
)

/** How somebody would try to reach with each event what is not theirs; a new event must say so too. */
const attacks: Readonly<Record<string, (id: string) => readonly object[]>> = {
  joinRoom: (id) => [{ room: `item:${id}` }, { room: `chat:${id}` }],
  userLeft: (id) => [{ room: `item:${id}` }],
  // Names nothing: what is caught up on is tested with what is heard.
  replayMissed: () => [],
  newMessage: (id) => [{ room: `chat:${id}`, text: 'Hallo' }],
  typing: (id) => [{ room: `chat:${id}` }],
  update_editor_server: (id) => [
    { item: id, delta: edit },
    { item: id, cursor: Buffer.from('x') },
    { item: id, template: 'nl' },
  ],
  renewNote: (id) => [{ item: id }, { item: id, delta: edit }],
}

const attackers = ['supplier', 'enduser', 'member', 'stranger', 'staff'] as const satisfies readonly Somebody[]

let app: TestApp
let world: Awaited<ReturnType<typeof makeAttackWorld>>
beforeAll(async () => {
  app = await openTestApp()
  failOnFaults(app)
  world = await makeAttackWorld(app)
}, 60_000)
afterAll(() => app.close())

/** One of each type that somebody does not read, and all that people talk or write together about. */
async function hiddenFrom(by: Somebody): Promise<Target[]> {
  const viewer = await app.world.viewer(app.as(by).id)
  const hidden = world.targets.filter(({ id }) => formFor(viewer, id, world.graph) === undefined)
  const talked = hidden.filter(({ type }) => type === 'dossier' || type === 'space')
  return [
    ...new Map(
      [...hidden, ...talked].map((target) => [talked.includes(target) ? target.id : target.type, target]),
    ).values(),
  ]
}

const neverLike = ({ type, id }: Target) => `${type}/${'7'.repeat(id.length - type.length - 1)}`

describe('every event of a socket', () => {
  test('D9: has an attack in the table', () => {
    expect(Object.keys(attacks).sort()).toEqual([...new Set(eventNames)].sort())
  })

  for (const by of attackers) {
    test(`D6, D9: ${by} is answered the same for what is hidden and for what never was, and hears nothing of it`, async () => {
      const targets = await hiddenFrom(by)
      expect(targets.length).toBeGreaterThan(5)
      for (const target of targets) {
        const tab = await Tab.open(app.url, app.as(by).token)
        for (const [event, asksAt] of Object.entries(attacks)) {
          const never = asksAt(neverLike(target))
          for (const [at, ask] of asksAt(target.id).entries()) {
            const answer = await tab.send(event, ask)
            expect([event, target.id, answer]).toEqual([event, target.id, await tab.send(event, never[at])])
            expect(JSON.stringify(answer)).not.toContain('tooMany')
            // One is out of a room that one never was in.
            expect(answer.ok).toBe(event === 'userLeft' || event === 'typing')
          }
        }
        expect(JSON.stringify(tab.heard)).not.toContain(target.mark)
        expect(tab.heard.filter(({ name }) => name !== 'update')).toEqual([])
        tab.close()
      }
    }, 60_000)
  }
})
