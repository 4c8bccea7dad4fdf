import { afterAll, beforeAll, expect, it } from 'vitest'
import type { TestApp } from '../app.ts'
import { type DecisionWorld, openDecisionWorld, pointsOf } from '../decisionWorld.ts'

let app: TestApp
let made: DecisionWorld

beforeAll(async () => {
  made = await openDecisionWorld()
  app = made.app
})
afterAll(() => app.close())

const row = { group: 105, nl: 'Een eis', level: 'must', weight: 3, proof: 'demo' }

/** Every call about a choice, for a dossier and a match of it. */
const callsOf = (dossier: string, match: string): readonly (readonly [string, object])[] => [
  ['requirements/list', { parent: dossier }],
  ['requirements/copy', { dossier, template: 'template/1', keys: ['GEN-01'] }],
  ['requirements/save', { parent: dossier, rows: [row], remove: [] }],
  ['requirements/freeze', { dossier, version: 0, rows: [], remove: [] }],
  ['requirements/propose', { dossier, row }],
  ['answers/list', { parent: match }],
  ['answers/save', { parent: match, rows: [{ key: 'ERP-01', value: 'no' }] }],
  ['answers/submit', { match }],
  ['answers/takeOver', { match }],
  ['answers/check', { match, key: 'ERP-01', value: 'no' }],
  ['answers/reopen', { match, keys: ['ERP-01'] }],
  ['comparison/read', { dossier }],
  ['export/comparison', { dossier }],
  ['demo/script', { parent: match }],
  ['demo/score', { match, scores: [{ key: 'ERP-01', score: 4 }] }],
  ['demo/close', { match }],
  ['references/list', { match }],
  ['references/save', { match, role: 'Bedrijfsleider', date: '2026-03-01', rows: [] }],
  ['references/remove', { _id: 'reference/1', match }],
  ['references/restore', { _id: 'reference/1', match }],
  ['decision/read', { dossier }],
  ['decision/setup', { dossier, anchors: { excellent: 1, maximum: 2 } }],
  ['decision/firmness', { dossier, lens: 'any' }],
  ['decision/take', { dossier, match, reason: 'Past', statuses: [] }],
  ['weighing/invite', { dossier, people: [app.as('stranger').id], named: true }],
  ['weighing/save', { dossier, points: pointsOf(100, 50, 20) }],
  ['weighing/submit', { dossier, points: pointsOf(100, 50, 20) }],
  ['weighing/withdraw', { dossier }],
  ['weighing/close', { dossier }],
  ['scenarios/list', { dossier }],
  ['scenarios/save', { dossier, name: 'Anders', points: pointsOf(100, 50, 20) }],
  ['scenarios/remove', { dossier, name: 'Anders' }],
]

it('G2, G3: to staff of another space a choice is answered byte for byte as one that there is not', async () => {
  const { dossier, matches } = made
  const match = matches[0] ?? ''
  const none = callsOf('dossier/0000000000', 'match/0000000000')
  const wrong: unknown[] = []
  for (const [at, [path, body]] of callsOf(dossier, match).entries()) {
    const there = await app.as('stranger').post(`/api/${path}`, body)
    const nothing = await app.as('stranger').post(`/api/${path}`, none[at]?.[1] ?? {})
    const isSame = JSON.stringify(there.body) === JSON.stringify(nothing.body)
    if (![403, 404].includes(there.status) || there.status !== nothing.status || !isSame) {
      wrong.push([path, there.status, there.body, nothing.status, nothing.body])
    }
  }
  expect(wrong).toEqual([])
})
