import { isObject } from '@schakel/domain'
import type { FastifyInstance } from 'fastify'
import { Malformed } from './httpError.ts'

/** Deeper than anything that is asked: whatever goes through such a value calling itself would run out of room. */
const DEPTH_MAX = 60

/** JSON is the only kind of body; an empty one is an empty object (S7.5), and one that names a prototype or is too deep is refused. */
export function acceptJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, {})
    else
      void parse(request, String(body), (error, value) => {
        if (!error && isTooDeep(value)) done(new Malformed())
        else done(error, value)
      })
  })
}

function isTooDeep(body: unknown): boolean {
  let level = [body].filter(isNested)
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > DEPTH_MAX) return true
    level = level.flatMap((value) => Object.values(value)).filter(isNested)
  }
  return false
}

function isNested(value: unknown): value is object {
  return isObject(value) || Array.isArray(value)
}
