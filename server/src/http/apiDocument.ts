import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import { type Call, calls, problemAnswer } from '@schakel/domain/calls'
import fastify from 'fastify'
import {
  jsonSchemaTransform,
  jsonSchemaTransformObject,
  serializerCompiler,
  validatorCompiler,
} from 'fastify-type-provider-zod'
import { z } from 'zod'
import { problemTexts } from './problemTexts.ts'
import { typeSchemas } from './typeSchemas.ts'

/** The API as a document and as pages to read. */
export interface ApiDocument {
  readonly json: string
  page(url: string): Promise<{ status: number; headers: Record<string, string>; body: Buffer }>
  close(): Promise<void>
}

const DOCS = '/api/docs'

// The page runs scripts of its own files alone, as every page here; its pictures are in its style.
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** Describes the calls by the schemas that the server checks them with (D8.1). Nothing of it ever serves a call. */
export async function createApiDocument(): Promise<ApiDocument> {
  const app = fastify({ exposeHeadRoutes: false })
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Schakel',
        version: '1',
        description:
          'Organisations, dossiers and the matches between end-users and suppliers. Every call but the open ones asks for a token: as Bearer, as `token` in the payload, or as the cookie that login sets. Errors are RFC 9457 problems.',
      },
      components: {
        securitySchemes: {
          bearer: { type: 'http', scheme: 'bearer' },
          cookie: { type: 'apiKey', in: 'cookie', name: 'auth.token' },
        },
      },
      tags: [...new Set(calls.map((call) => call.group))].map((name) => ({ name })),
    },
    transform: jsonSchemaTransform,
    transformObject: jsonSchemaTransformObject,
  })
  await app.register(swaggerUi, {
    routePrefix: DOCS,
    uiConfig: { deepLinking: true, tryItOutEnabled: true },
    // The bar above it offers to read other documents, which the policy would refuse.
    theme: { title: 'API · Schakel', css: [{ filename: 'bar.css', content: '.swagger-ui .topbar { display: none }' }] },
  })
  app.after(() => {
    for (const call of calls) describe(app, call)
  })
  await app.ready()
  const document = app.swagger()
  const components = 'components' in document ? document.components : undefined
  // The fields of every type stand in it by their own names, written from their definitions.
  const schemas = { ...components?.schemas, ...typeSchemas() }
  const json = JSON.stringify({ ...document, components: { ...components, schemas } })
  return {
    json,
    page: async (url) => {
      if (url === `${DOCS}/json`)
        return { status: 200, headers: { 'content-type': 'application/json' }, body: Buffer.from(json) }
      const answer = await app.inject({ url })
      const { 'content-type': type, location } = answer.headers
      const headers = { 'content-security-policy': POLICY, 'cache-control': 'no-cache' }
      return {
        status: answer.statusCode,
        headers: {
          ...headers,
          ...(type === undefined ? {} : { 'content-type': String(type) }),
          ...(location === undefined ? {} : { location: String(location) }),
        },
        body: answer.rawPayload,
      }
    },
    close: () => app.close(),
  }
}

function describe(app: { route(options: object): unknown }, call: Call): void {
  app.route({
    method: call.method,
    url: call.path.replace(/\{(\w+)\}/g, ':$1'),
    schema: {
      summary: call.summary,
      ...(call.description ? { description: call.description } : {}),
      tags: [call.group],
      security: call.isOpen ? [] : [{ bearer: [] }, { cookie: [] }],
      ...(call.params ? { params: paramsOf(call.params) } : {}),
      ...(call.isWrite ? { headers: writeHeaders } : {}),
      ...(call.isUpload ? { consumes: ['multipart/form-data'] } : {}),
      ...(call.method === 'POST' ? { body: call.body } : {}),
      response: { 200: success(call), ...problemsOf(call) },
    },
    handler: () => undefined,
  })
}

const writeHeaders = z.object({
  'idempotency-key': z
    .string()
    .max(200)
    .optional()
    .meta({ description: 'The same key by the same user answers what the first request answered, for 24 hours.' }),
})

function paramsOf(params: Readonly<Record<string, string>>) {
  return z.object(
    Object.fromEntries(Object.entries(params).map(([name, description]) => [name, z.string().meta({ description })])),
  )
}

function success(call: Call) {
  const headers = Object.entries(call.headers ?? {}).map(([name, text]) => `\`${name}\`: ${text}`)
  return {
    description: ['Done.', ...headers].join(' '),
    content: { [call.answerType ?? 'application/json']: { schema: call.answer } },
  }
}

/** What every call can answer, by how it is asked. */
function problemsOf(call: Call) {
  const statuses = new Set<number>([...(call.problems ?? []), 429])
  if (!call.isOpen) statuses.add(401)
  if (call.method === 'POST') for (const status of [400, 413, 415, 422]) statuses.add(status)
  if (call.method === 'POST' && !call.isOpen) statuses.add(403)
  return Object.fromEntries(
    [...statuses].sort().map((status) => [
      status,
      {
        description: descriptions[status] ?? 'A problem.',
        content: { 'application/problem+json': { schema: problemAnswer } },
      },
    ]),
  )
}

const { en } = problemTexts
const descriptions: Readonly<Record<number, string>> = {
  400: en.malformed.join('. '),
  401: en.unauthenticated.join('. '),
  403: en.forbidden.join('. '),
  404: en.missing.join('. '),
  409: `${en.stale.join('. ')} \`current\` is how it stands now.`,
  413: en.tooLarge.join('. '),
  415: en.mediaType.join('. '),
  422: `${en.invalid.join('. ')} \`errors\` says which.`,
  429: `${en.tooMany.join('. ')} \`Retry-After\` says when.`,
}
