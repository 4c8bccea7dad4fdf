import type { FastifyReply } from 'fastify'
import { attachmentNamed } from './contentDisposition.ts'

/** Answers with a file that a browser saves under this name. */
export function asFile(reply: FastifyReply, name: string, type: string): void {
  reply.headers({
    'content-type': type,
    'content-disposition': attachmentNamed(name),
    // Opened by itself it can do nothing.
    'content-security-policy': "default-src 'none'; sandbox",
  })
}
