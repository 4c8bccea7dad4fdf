import type { FastifyInstance } from 'fastify'
import type { ApiDocument } from './apiDocument.ts'

/** The document of the API and a page to read it (D8.1). They are made when first asked: starting does not wait for them. */
export function docsRoutes(app: FastifyInstance): void {
  let made: Promise<ApiDocument> | undefined
  const make = () => {
    made ??= import('./apiDocument.ts').then(({ createApiDocument }) => createApiDocument())
    return made
  }
  app.addHook('onClose', async () => {
    if (made) await (await made).close()
  })

  app.get('/api/openapi.json', async (_request, reply) =>
    reply.header('content-type', 'application/json; charset=utf-8').send((await make()).json),
  )

  for (const url of ['/api/docs', '/api/docs/*']) {
    app.get(url, async (request, reply) => {
      const page = await (await make()).page(request.url)
      return reply.code(page.status).headers(page.headers).send(page.body)
    })
  }
}
