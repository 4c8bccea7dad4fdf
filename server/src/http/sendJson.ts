import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'

const TYPE = 'application/json; charset=utf-8'
/** Below this compressing costs more than it saves, characters. */
const WORTH_COMPRESSING = 4096

const compressed = promisify(gzip)

/** Sends JSON text on as it came from the database, compressed when it is long and the client can read that. */
export async function sendJson(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: string | object,
): Promise<FastifyReply> {
  const text = typeof answer === 'string' ? answer : JSON.stringify(answer)
  reply.header('content-type', TYPE)
  const encodings = request.headers['accept-encoding']
  if (text.length < WORTH_COMPRESSING || encodings === undefined || !/\bgzip\b(?!;q=0)/.test(encodings)) {
    return reply.send(text)
  }
  // Level 1: a page of items becomes a sixth of its size in less than the time the database took for it.
  const packed = await compressed(text, { level: 1 })
  return reply.header('content-encoding', 'gzip').header('vary', 'accept-encoding').send(packed)
}
