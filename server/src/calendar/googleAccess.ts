import * as client from 'openid-client'
import type { ClientSettings } from '../configServices.ts'
import { type Provider, providerOf } from '../external/provider.ts'

/** To read what stands in one's calendars. */
const EVENTS = 'https://www.googleapis.com/auth/calendar.events.readonly'
/** All that is asked of Google (D16): that, and which calendars one has there; neither lets anything be changed. */
const LIST = 'https://www.googleapis.com/auth/calendar.calendarlist.readonly'
const SCOPES = [EVENTS, LIST]

/** What a lasting key opens for an hour. */
interface Opened {
  readonly access: string
  /** The lasting key from now on. */
  readonly lasting: string
  /** Its owner lets be told which calendars they have. */
  readonly mayList: boolean
}

/** Google was asked and gave no reading of the calendar, or takes it back: its owner must agree again. */
export class NotGranted extends Error {}

/** The way by which somebody lets this installation read their Google calendar, and takes that back (D14, D16). */
export class GoogleAccess {
  readonly #provider: Provider
  readonly #redirect: string

  constructor(settings: ClientSettings, publicUrl: string) {
    this.#provider = providerOf(settings)
    this.#redirect = `${publicUrl}/callback`
  }

  /** What only the server knows between going there and coming back (PKCE). */
  newVerifier(): string {
    return client.randomPKCECodeVerifier()
  }

  /** Where somebody is asked. Throws when Google cannot be reached. */
  async address(state: string, verifier: string): Promise<string> {
    return client.buildAuthorizationUrl(await this.#provider(), {
      redirect_uri: this.#redirect,
      scope: SCOPES.join(' '),
      state,
      code_challenge: await client.calculatePKCECodeChallenge(verifier),
      code_challenge_method: 'S256',
      // Read while its owner is away, so that no second visit there is needed; Google gives that only to who was asked again. What they
      // allowed before, as for a login, is not asked along: the key opens this alone, and giving it back ends nothing else.
      access_type: 'offline',
      prompt: 'consent',
    }).href
  }

  /** The lasting key to a calendar, of who came back with this query. Throws NotGranted; any other error is one of the way. */
  async finish(query: string, { state, verifier }: { state: string; verifier: string }): Promise<string> {
    const config = await this.#provider()
    const tokens = await client
      .authorizationCodeGrant(config, new URL(`${this.#redirect}?${query}`), {
        pkceCodeVerifier: verifier,
        expectedState: state,
      })
      .catch((error: unknown) => {
        const isRefused = error instanceof client.AuthorizationResponseError && error.error === 'access_denied'
        throw isRefused ? new NotGranted() : error
      })
    // One may untick either there; without the list of calendars one's own is read.
    if (!tokens.scope?.split(' ').includes(EVENTS) || !tokens.refresh_token) throw new NotGranted()
    return tokens.refresh_token
  }

  /** A key that opens the calendar for an hour; the lasting one may be another from now on. Throws NotGranted where Google knows it no more. */
  async open(lasting: string): Promise<Opened> {
    const tokens = await client.refreshTokenGrant(await this.#provider(), lasting).catch((error: unknown) => {
      const isGone = error instanceof client.ResponseBodyError && error.error === 'invalid_grant'
      throw isGone ? new NotGranted() : error
    })
    // Asked of Google each time: a list that is refused for now is not one that its owner left out.
    const mayList = tokens.scope?.split(' ').includes(LIST) ?? false
    return { access: tokens.access_token, lasting: tokens.refresh_token ?? lasting, mayList }
  }

  /** Gives the lasting key back, so that it opens nothing any more. Throws when Google does not say that it does. */
  async revoke(lasting: string): Promise<void> {
    await client.tokenRevocation(await this.#provider(), lasting)
  }
}
