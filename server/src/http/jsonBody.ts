import type { FastifyInstance } from 'fastify'
import { Malformed, TooMuch } from './httpError.ts'
import { boundBroken } from './jsonBounds.ts'

/**
 * JSON is the only kind of body; an empty one is an empty object (S7.5), and one that names a prototype, is too deep or holds more names or
 * values than anything that is asked is refused: before it is read, since reading it would keep others waiting (D21.1).
 */
export function acceptJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const text = String(body)
    if (text === '') return done(null, {})
    const broken = boundBroken(text)
    if (broken) return done(broken === 'deep' ? new Malformed() : new TooMuch())
    return void parse(request, text, done)
  })
}
