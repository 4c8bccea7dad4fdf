import { expect, test } from 'vitest'
import { readSources } from './layers.mjs'
import { root } from './project.mjs'
import { comparedRoles, unaskedRights } from './roles.mjs'

const sources = readSources(root)

test('D6: outside the domain no source compares a role: it asks for a right', () => {
  expect(comparedRoles(sources)).toEqual([])
})

test.each([
  "if (viewer.kind === 'super') return",
  "return me.viewer.kind !== 'supplier'",
  'const isMine = kind == "staff"',
  "if ('enduser' === viewer.kind) return",
  "if (user.role === 'suppliers') return",
  "return ['super', 'staff'].includes(viewer.kind)",
  "switch (kind) { case 'member': return 1 }",
])('D6: a planted comparison is found: %s', (text) => {
  expect(comparedRoles({ 'web/src/features/chat/Chat.tsx': text })).toHaveLength(1)
  expect(comparedRoles({ 'server/src/store/read/form.ts': text })).toHaveLength(1)
  expect(comparedRoles({ 'domain/src/access/viewer.ts': text })).toEqual([])
})

test('D6: other kinds and types are no roles', () => {
  const text = "field.kind === 'money' || item._type === 'supplier' || one.kind === 'lead' || may(viewer, 'listUsers')"
  expect(comparedRoles({ 'web/src/features/chat/Chat.tsx': text })).toEqual([])
})

const tables = ['viewerRights', 'itemRights'].map((name) => sources[`domain/src/access/${name}.ts`])

test.each(tables)('D6: each right of a table is asked for', (table) => {
  expect(table).toBeDefined()
  expect(unaskedRights(table, sources)).toEqual([])
})

test('D6: a right that nothing asks for is found', () => {
  const table = "  seeAll: { who: superUsers, rule: 'D6' },\n  { what: 'burn', who: staff },\n  {\n    what: 'read',\n"
  expect(unaskedRights(table, { 'web/src/one.ts': "may(viewer, 'seeAll')" })).toEqual(['burn', 'read'])
})
