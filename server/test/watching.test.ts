import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import { openTestApp, type TestApp } from './app.ts'

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8')

const alertShape = z.object({
  alert: z.string(),
  expr: z.string(),
  labels: z.object({ severity: z.enum(['page', 'ticket']) }),
  annotations: z.object({ summary: z.string().min(10), runbook: z.string() }),
})
const alerts = z
  .object({ groups: z.array(z.object({ rules: z.array(alertShape) })) })
  .parse(parse(read('deploy/watching/alerts.yml')))
  .groups.flatMap(({ rules }) => rules)

const panelShape = z.object({ id: z.number(), title: z.string(), targets: z.array(z.object({ expr: z.string() })) })
const { panels } = z.object({ panels: z.array(panelShape) }).parse(JSON.parse(read('deploy/watching/dashboard.json')))
const asked = [...alerts.map(({ expr }) => expr), ...panels.flatMap(({ targets }) => targets.map(({ expr }) => expr))]

/** Names of figures in an expression of Prometheus: ours begin with these words. */
const namesIn = (expr: string) => [...expr.matchAll(/\b(?:schakel|process|nodejs)_\w+/g)].map(([name]) => name)

let app: TestApp
let told: string
beforeAll(async () => {
  app = await openTestApp()
  await app.as('staff').post('/api/space/search', { type: 'lead' })
  told = (await app.nobody.get('/metrics')).text
})
afterAll(() => app.close())

/** The names under which a server tells its figures; a histogram has three. */
function known(): Set<string> {
  const types = [...told.matchAll(/^# TYPE (\w+) (\w+)$/gm)]
  return new Set(
    types.flatMap(([, name = '', type]) =>
      type === 'histogram' ? ['_bucket', '_sum', '_count'].map((end) => name + end) : [name],
    ),
  )
}

/** There is a pool of connections on PostgreSQL alone, and a replica where one is set. */
const pooled = 'schakel_database_connections'
const replicated = 'schakel_replica_reads_total'

describe('D19.9: alerts and dashboard', () => {
  test('D19.9: each figure that they name is one that a server tells', () => {
    const names = known().add(replicated)
    if (app.world.store.database.kind === 'pglite') names.add(pooled)
    expect(asked.length).toBeGreaterThan(20)
    expect(asked.flatMap(namesIn).filter((name) => !names.has(name))).toEqual([])
  })

  test('D19.9: each figure that a server tells stands on the dashboard', () => {
    const shown = new Set(panels.flatMap(({ targets }) => targets.flatMap(({ expr }) => namesIn(expr))))
    const isShown = (name: string) => ['', '_bucket', '_sum', '_count'].some((end) => shown.has(name + end))
    const names = [...told.matchAll(/^# TYPE (\w+) /gm)].map(([, name = '']) => name)
    expect(names.filter((name) => !isShown(name))).toEqual([])
  })

  test('D19.9: each label that they sort by or choose by is one that is told', () => {
    const labels = new Set([...told.matchAll(/[{,](\w+)="/g)].map(([, name]) => name))
    // Prometheus itself adds the first two; the others are of what a test server does not have.
    for (const name of ['job', 'instance', 'state', 'kind', 'pool', 'by']) labels.add(name)
    const chosen = asked.flatMap((expr) => [...expr.matchAll(/[{,]\s*(\w+)=/g)].map(([, name]) => name))
    const sorted = asked.flatMap((expr) =>
      [...expr.matchAll(/by \(([\w, ]+)\)/g)].flatMap(([, all = '']) => all.split(', ')),
    )
    expect([...chosen, ...sorted].filter((name) => !labels.has(name))).toEqual([])
  })

  test('D19.9: each alert leads to a chapter of the runbook that is there', () => {
    const chapters = [...read('docs/runbook.md').matchAll(/^## (.+)$/gm)].map(([, title = '']) =>
      title.toLowerCase().replaceAll(' ', '-'),
    )
    const places = alerts.map(({ annotations }) => annotations.runbook)
    expect(places.filter((place) => !chapters.some((one) => place === `docs/runbook.md#${one}`))).toEqual([])
    expect(new Set(alerts.map(({ alert }) => alert)).size).toBe(alerts.length)
  })
})
