import { DomainError, Invalid } from '@schakel/domain'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { DISK_FULL, databaseErrorCode, isAway } from '../store/database/index.ts'
import { NotAsRead, NotOffered, NotTakenBack, Stale } from '../store/storeError.ts'
import {
  EnoughToday,
  ForeignOrigin,
  Malformed,
  OnlyLooking,
  OtherAccount,
  TooFast,
  TooLarge,
  TooMany,
  Unauthenticated,
} from './httpError.ts'
import { languageOf } from './language.ts'
import { Busy } from './limitTurns.ts'
import { problemText } from './problem.ts'
import type { Language, ProblemName } from './problemTexts.ts'

const statuses: Readonly<Record<ProblemName, number>> = {
  malformed: 400,
  unauthenticated: 401,
  login: 401,
  otherAccount: 401,
  forbidden: 403,
  origin: 403,
  onlyLooking: 403,
  missing: 404,
  route: 404,
  stale: 409,
  notAsRead: 409,
  notOffered: 409,
  notTakenBack: 409,
  tooLarge: 413,
  mediaType: 415,
  invalid: 422,
  tooMany: 429,
  tooFast: 429,
  enoughToday: 429,
  unavailable: 503,
  noRoom: 507,
  internal: 500,
}

/** When to try again what is not the caller's mistake, seconds. */
const waits: Partial<Readonly<Record<ProblemName, number>>> = { unavailable: 5, noRoom: 60 }

/** The one place where errors become answers (D8.2). What is not ours is a plain 500; its cause goes to the log. */
export function errorHandler(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  const name = problemOf(error)
  if (name === 'internal') request.log.error({ err: error, route: request.routeOptions.url }, 'unexpected error')
  if (name === 'unavailable' || name === 'noRoom')
    request.log.warn({ err: error, route: request.routeOptions.url }, name)
  const wait = error instanceof TooMany || error instanceof Busy ? error.retryAfter : waits[name]
  if (wait !== undefined) reply.header('retry-after', String(wait))
  if (error instanceof Unauthenticated) reply.header('www-authenticate', 'Bearer realm="schakel"')
  const hasIssues =
    error instanceof Invalid || error instanceof Malformed || error instanceof TooLarge || error instanceof EnoughToday
  const issues = hasIssues ? error.issues : undefined
  sendProblem(request, reply, name, {
    issues,
    current: error instanceof Stale ? error.current : undefined,
    review: error instanceof NotAsRead ? error.review : undefined,
    refused:
      error instanceof NotOffered ? refusedText(error, languageOf(request.headers['accept-language'])) : undefined,
  })
}

/** Answers a problem in the reader's language. */
export function sendProblem(
  request: FastifyRequest,
  reply: FastifyReply,
  name: ProblemName,
  more: Pick<Parameters<typeof problemText>[1], 'issues' | 'current' | 'review' | 'refused'> = {},
): void {
  const status = statuses[name]
  const language = languageOf(request.headers['accept-language'])
  reply
    .code(status)
    .header('content-type', 'application/problem+json; charset=utf-8')
    .header('content-language', language)
    .send(problemText(name, { status, language, ...more }))
}

/** What is wrong with each supplier, as JSON text: a problem of its own beside its id. */
function refusedText({ refused }: NotOffered, language: Language): string {
  const problems = refused.map(({ supplier, error }) => {
    const name = error instanceof NotAsRead ? 'notAsRead' : error.code
    const text = problemText(name, {
      status: statuses[name],
      language,
      issues: error instanceof Invalid ? error.issues : undefined,
      review: error instanceof NotAsRead ? error.review : undefined,
    })
    return `{"supplier":${JSON.stringify(supplier)},${text.slice(1)}`
  })
  return `[${problems.join(',')}]`
}

function problemOf(error: FastifyError): ProblemName {
  if (error instanceof DomainError) {
    if (error instanceof Unauthenticated && error.isLogin) return 'login'
    if (error instanceof OtherAccount) return 'otherAccount'
    if (error instanceof OnlyLooking) return 'onlyLooking'
    if (error instanceof NotAsRead) return 'notAsRead'
    if (error instanceof NotTakenBack) return 'notTakenBack'
    if (error instanceof NotOffered) return 'notOffered'
    if (error instanceof TooFast) return 'tooFast'
    if (error instanceof EnoughToday) return 'enoughToday'
    return error instanceof ForeignOrigin ? 'origin' : error.code
  }
  // Fastify's own: a body that is too large, of another kind, or no JSON.
  if (error.statusCode === 413) return 'tooLarge'
  if (error.statusCode === 415) return 'mediaType'
  if (error.statusCode === 503 || isAway(error)) return 'unavailable'
  if (error.statusCode === 507 || databaseErrorCode(error) === DISK_FULL) return 'noRoom'
  return error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500 ? 'malformed' : 'internal'
}
