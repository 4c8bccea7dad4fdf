import { randomBytes } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'

const SCOPE = 'https://www.googleapis.com/auth/calendar.events.readonly'
const LIST_SCOPE = 'https://www.googleapis.com/auth/calendar.calendarlist.readonly'
const LIST = '/calendar/v3/users/me/calendarList'
const EVENTS = /^\/calendar\/v3\/calendars\/([^/]+)\/events$/

/** Another calendar in somebody's list. */
interface TestCalendar {
  readonly id: string
  readonly summary: string
  readonly summaryOverride?: string
  readonly backgroundColor?: string
  readonly selected?: boolean
  readonly events: readonly unknown[]
}

/** What Google answers where somebody is asked for their calendar: keys, and what stands in it (D14, D16). */
export class FakeGoogle {
  /** What stands in the calendar, as Google says it. */
  events: readonly unknown[] = []
  /** The other calendars of that person. */
  others: readonly TestCalendar[] = []
  /** Called so by its owner. */
  name = 'jo@gmail.example'
  /** So many events on one page. */
  pageSize = 4
  /** What is granted of what is asked. */
  scope: (asked: string) => string = (asked) => asked
  /** Answers a reading of a calendar, or of the list, otherwise; `true` when it did. */
  spoil: (response: ServerResponse, calendar: string) => boolean = () => false
  /** What was asked of the calendars, in order, and how often the list. */
  readonly read: URLSearchParams[] = []
  listed = 0
  /** Keys that were given and still open. */
  readonly lasting = new Set<string>()
  readonly #access = new Set<string>()
  #granted = SCOPE

  /** Tokens for who was asked for their calendar; nothing for a login. */
  grant(asked: string): Record<string, unknown> | undefined {
    if (!asked.includes('/auth/calendar')) return undefined
    const lasting = randomBytes(24).toString('base64url')
    this.lasting.add(lasting)
    this.#granted = this.scope(asked)
    return { ...this.#opened(), scope: this.#granted, refresh_token: lasting }
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
      if (isKnown) send(response, 200, { ...this.#opened(), scope: this.#granted })
      else send(response, 400, { error: 'invalid_grant', error_description: 'Token has been expired or revoked.' })
      return true
    }
    if (url.pathname === '/revoke') {
      const isKnown = this.lasting.delete(form.get('token') ?? '')
      if (isKnown) this.#access.clear()
      send(response, isKnown ? 200 : 400, isKnown ? {} : { error: 'invalid_token' })
      return true
    }
    const isList = url.pathname === LIST
    const id = isList ? '' : decodeURIComponent(EVENTS.exec(url.pathname)?.[1] ?? '')
    if (!isList && id === '') return false
    if (isList) this.listed += 1
    else this.read.push(url.searchParams)
    if (this.spoil(response, id)) return true
    const token = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1] ?? ''
    const events = this.#eventsOf(id)
    if (!this.#access.has(token)) send(response, 401, { error: { code: 401, message: 'Invalid Credentials' } })
    else if (isList && !this.#granted.includes(LIST_SCOPE))
      send(response, 403, { error: { code: 403, status: 'PERMISSION_DENIED' } })
    else if (isList) send(response, 200, this.#list())
    else if (!events) send(response, 404, { error: { code: 404, message: 'Not Found' } })
    else send(response, 200, this.#page(url.searchParams, events))
    return true
  }

  #list(): object {
    const own = { id: this.name, summary: this.name, primary: true, selected: true, backgroundColor: '#9fe1e7' }
    const others = this.others.map(({ events: _kept, ...entry }) => ({ accessRole: 'reader', ...entry }))
    return { kind: 'calendar#calendarList', items: [...others, { accessRole: 'owner', ...own }] }
  }

  #eventsOf(id: string): readonly unknown[] | undefined {
    if (id === 'primary' || id === this.name) return this.events
    return this.others.find((one) => one.id === id)?.events
  }

  #opened() {
    const access = randomBytes(24).toString('base64url')
    this.#access.add(access)
    return { access_token: access, token_type: 'Bearer', expires_in: 3599 }
  }

  #page(asked: URLSearchParams, events: readonly unknown[]): object {
    const from = Number(asked.get('pageToken') ?? 0)
    const rest = events.length > from + this.pageSize
    return {
      kind: 'calendar#events',
      summary: this.name,
      timeZone: 'Europe/Amsterdam',
      items: events.slice(from, from + this.pageSize),
      ...(rest ? { nextPageToken: String(from + this.pageSize) } : { nextSyncToken: 'x' }),
    }
  }
}

function send(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}
