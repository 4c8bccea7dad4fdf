import { definitionOf, typeNames } from '@schakel/domain'
import { calls } from '@schakel/domain/calls'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../../test/app.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

describe('D8.1: the document of the API', () => {
  test('D8.1: it is OpenAPI 3.1 and has every call with its answers', async () => {
    const { status, body } = await app.nobody.get('/api/openapi.json')
    expect(status).toBe(200)
    expect(body.openapi).toMatch(/^3\.1\./)
    for (const call of calls) {
      const operation = body.paths[call.path]?.[call.method.toLowerCase()]
      expect([call.path, operation?.summary]).toEqual([call.path, call.summary])
      expect(Object.keys(operation.responses)).toContain('200')
      if (call.isOpen) continue
      expect(operation.responses[401].content).toHaveProperty('application/problem+json')
      expect(operation.security).not.toEqual([])
      if (call.method === 'POST') {
        const type = call.isUpload ? 'multipart/form-data' : 'application/json'
        expect(operation.requestBody.content[type].schema).toMatchObject({ type: 'object' })
        expect(Object.keys(operation.responses)).toEqual(expect.arrayContaining(['400', '413', '415', '422']))
      }
    }
  })

  test('D8.1: what it refers to is in it', async () => {
    const { text, body } = await app.nobody.get('/api/openapi.json')
    const wanted = [...text.matchAll(/"#\/components\/schemas\/(\w+)"/g)].map((match) => match[1])
    expect(wanted.length).toBeGreaterThan(10)
    for (const name of new Set(wanted)) expect(Object.keys(body.components.schemas)).toContain(name)
  })

  test('D3: every type has its fields in it, with their rules', async () => {
    const { schemas } = (await app.nobody.get('/api/openapi.json')).body.components
    for (const type of typeNames) {
      expect(Object.keys(schemas[`Item.${type}`].properties)).toEqual(Object.keys(definitionOf(type).fields))
    }
    expect(schemas['Item.user'].properties).toMatchObject({
      username: { type: 'string', minLength: 6, maxLength: 12 },
      _pass: { writeOnly: true, minLength: 10 },
    })
    expect(schemas['Item.dossier']).toMatchObject({
      required: expect.arrayContaining(['name', 'users']),
      properties: { name: { enum: ['ERP', 'CRM', 'HRM'] }, budget: { type: 'integer', default: 575 } },
    })
    expect(schemas['Item.match'].properties.$amount).toMatchObject({ readOnly: true })
  })

  test('D8.1: the page runs no script but its own files', async () => {
    const page = await app.nobody.get('/api/docs')
    expect(page.status).toBe(200)
    expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(page.headers.get('content-security-policy')).toMatch(/script-src 'self';/)
    expect(page.text).not.toMatch(/<script(?![^>]* src=)/)
    for (const [, file] of page.text.matchAll(/(?:src|href)="(\/[^"]+)"/g)) {
      expect([file, (await app.nobody.get(file ?? '')).status]).toEqual([file, 200])
    }
    expect((await app.nobody.get('/api/docs/nothing')).status).toBe(404)
  })
})
