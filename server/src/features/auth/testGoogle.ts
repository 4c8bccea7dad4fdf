import { randomBytes } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'

const SCOPE = 'https://www.googleapis.com/auth/calendar.events.readonly'
const EVENTS = '/calendar/v3/calendars/primary/events'

/** What Google answers where somebody is asked for their calendar: keys, and what stands in it (D14, D16). */
export class TestGoogle {
  /** What stands in the calendar, as Google says it. */
  events: readonly unknown[] = []
  /** Called so by its owner. */
  name = 'jo@gmail.example'
  /** So many events on one page. */
  pageSize = 4
  /** What is granted of what is asked. */
  scope: (asked: string) => string = (asked) => asked
  /** Answers a reading of the calendar otherwise; `true` when it did. */
  spoil: (response: ServerResponse) => boolean = () => false
  /** What was asked of the calendar, in order. */
  readonly read: URLSearchParams[] = []
  /** Keys that were given and still open. */
  readonly lasting = new Set<string>()
  readonly #access = new Set<string>()

  /** Tokens for who was asked for their calendar; nothing for a login. */
  grant(asked: string): Record<string, unknown> | undefined {
    if (!asked.includes('/auth/calendar')) return undefined
    const lasting = randomBytes(24).toString('base64url')
    this.lasting.add(lasting)
    return { ...this.#opened(), scope: this.scope(asked), refresh_token: lasting }
  }

  /** Its owner takes it back at Google itself. */
  takeBack(): void {
    this.lasting.clear()
    this.#access.clear()
  }

  /** Renewing, revoking and reading; whether it was one of these. */
  answer(url: URL, form: URLSearchParams, request: IncomingMessage, response: ServerResponse): boolean {
    if (url.pathname === '/token' && form.get('grant_type') === 'refresh_token') {
      const isKnown = this.lasting.has(form.get('refresh_token') ?? '')
      if (isKnown) send(response, 200, { ...this.#opened(), scope: SCOPE })
      else send(response, 400, { error: 'invalid_grant', error_description: 'Token has been expired or revoked.' })
      return true
    }
    if (url.pathname === '/revoke') {
      const isKnown = this.lasting.delete(form.get('token') ?? '')
      if (isKnown) this.#access.clear()
      send(response, isKnown ? 200 : 400, isKnown ? {} : { error: 'invalid_token' })
      return true
    }
    if (url.pathname !== EVENTS) return false
    this.read.push(url.searchParams)
    if (this.spoil(response)) return true
    const token = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1] ?? ''
    if (this.#access.has(token)) send(response, 200, this.#page(url.searchParams))
    else send(response, 401, { error: { code: 401, message: 'Invalid Credentials' } })
    return true
  }

  #opened() {
    const access = randomBytes(24).toString('base64url')
    this.#access.add(access)
    return { access_token: access, token_type: 'Bearer', expires_in: 3599 }
  }

  #page(asked: URLSearchParams): object {
    const from = Number(asked.get('pageToken') ?? 0)
    const rest = this.events.length > from + this.pageSize
    return {
      kind: 'calendar#events',
      summary: this.name,
      timeZone: 'Europe/Amsterdam',
      items: this.events.slice(from, from + this.pageSize),
      ...(rest ? { nextPageToken: String(from + this.pageSize) } : { nextSyncToken: 'x' }),
    }
  }
}

function send(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}
