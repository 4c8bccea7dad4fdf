import * as client from 'openid-client'
import type { ClientSettings } from '../../configServices.ts'
import { type Provider, providerOf } from '../../external/provider.ts'

/** Somebody as the provider vouches for them. */
export interface Identity {
  readonly issuer: string
  readonly subject: string
  /** Only an address that the provider says it has verified. */
  readonly email: string | undefined
}

/** What must be kept between going to the provider and coming back. */
export interface Going {
  readonly url: string
  readonly state: string
  readonly verifier: string
  readonly nonce: string
}

/** The code flow of OpenID Connect with PKCE, at one provider (D16). */
export class Oidc {
  readonly #provider: Provider
  readonly #redirect: string

  constructor(settings: ClientSettings, publicUrl: string) {
    this.#provider = providerOf(settings)
    this.#redirect = `${publicUrl}/callback`
  }

  /** Where to send somebody. Throws when the provider cannot be reached. */
  async start(): Promise<Going> {
    const config = await this.#provider()
    const verifier = client.randomPKCECodeVerifier()
    const [state, nonce] = [client.randomState(), client.randomNonce()]
    const url = client.buildAuthorizationUrl(config, {
      redirect_uri: this.#redirect,
      scope: 'openid email profile',
      code_challenge: await client.calculatePKCECodeChallenge(verifier),
      code_challenge_method: 'S256',
      state,
      nonce,
    })
    return { url: url.href, state, verifier, nonce }
  }

  /** Who came back with this query. Throws when the provider does not vouch for them. */
  async finish(query: string, { state, verifier, nonce }: Omit<Going, 'url'>): Promise<Identity> {
    const config = await this.#provider()
    const tokens = await client.authorizationCodeGrant(config, new URL(`${this.#redirect}?${query}`), {
      pkceCodeVerifier: verifier,
      expectedState: state,
      expectedNonce: nonce,
      idTokenExpected: true,
    })
    const claims = tokens.claims()
    if (!claims) throw new Error('The provider gave no id token')
    const told =
      claims.email === undefined && config.serverMetadata().userinfo_endpoint !== undefined
        ? await client.fetchUserInfo(config, tokens.access_token, claims.sub)
        : claims
    const isVerified = told.email_verified === true || told.email_verified === 'true'
    return {
      issuer: claims.iss,
      subject: claims.sub,
      email: isVerified && typeof told.email === 'string' ? told.email : undefined,
    }
  }
}
