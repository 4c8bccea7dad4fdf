import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import { portOf } from '../src/portOf.ts'
import { FakeGoogle } from './fakeGoogle.ts'

/** Who logs in at the provider, as it vouches for them. */
export interface Persona {
  readonly sub: string
  readonly email?: string
  readonly email_verified?: boolean
}

interface Code {
  readonly persona: Persona
  readonly challenge: string
  readonly nonce: string
  readonly redirect: string
  readonly scope: string
}

/**
 * A little OpenID provider on a port: discovery, keys, code flow with PKCE, id tokens signed with RS256 (D16). It is Google as well: whoever
 * is asked for their calendar gets lasting keys to it, and it is read there (D14).
 */
export class FakeProvider {
  readonly clientId = 'schakel'
  readonly clientSecret = 'een geheim van de test'
  readonly #keys = generateKeyPairSync('rsa', { modulusLength: 2048 })
  readonly #codes = new Map<string, Code>()
  readonly #server: Server
  readonly google = new FakeGoogle()
  issuer = ''

  /** With these a server knows this provider. */
  get settings() {
    return {
      PUBLIC_URL: 'https://schakel.example',
      OIDC_ISSUER: this.issuer,
      OIDC_CLIENT_ID: this.clientId,
      OIDC_CLIENT_SECRET: this.clientSecret,
    }
  }

  /** Who may be chosen on its page. */
  people: readonly Persona[] = []
  /** What is wrong with the id token, if anything. */
  spoil: (claims: Record<string, unknown>) => Record<string, unknown> = (claims) => claims

  private constructor() {
    this.#server = createServer((request, response) => {
      const url = new URL(request.url ?? '/', this.issuer)
      let body = ''
      request.on('data', (piece) => {
        body += piece
      })
      request.on('end', () => {
        if (url.pathname === '/authorize') {
          response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(this.#page(url))
          return
        }
        const asked = new URLSearchParams(body)
        if (this.google.answer(url, asked, request, response)) return
        const { status = 200, ...answer } = this.#answer(url.pathname, asked, request.headers)
        response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(answer))
      })
    })
  }

  static async open(port = 0): Promise<FakeProvider> {
    const provider = new FakeProvider()
    await new Promise<void>((resolve) => provider.#server.listen(port, '127.0.0.1', resolve))
    provider.issuer = `http://127.0.0.1:${portOf(provider.#server)}`
    return provider
  }

  close(): Promise<unknown> {
    this.#server.closeAllConnections()
    return new Promise((resolve) => this.#server.close(resolve))
  }

  /** What a person does there: logs in at the address they were sent to, and is sent back with this query. */
  logIn(address: string, persona: Persona): string {
    const asked = new URL(address).searchParams
    const value = (name: string) => asked.get(name) ?? ''
    if (value('client_id') !== this.clientId || value('code_challenge_method') !== 'S256') throw new Error('refused')
    const code = randomBytes(16).toString('base64url')
    this.#codes.set(code, {
      persona,
      challenge: value('code_challenge'),
      nonce: value('nonce'),
      redirect: value('redirect_uri'),
      scope: value('scope'),
    })
    return new URLSearchParams({ code, state: value('state'), iss: this.issuer }).toString()
  }

  /** They do not allow what is asked. */
  refuse(address: string): string {
    const state = new URL(address).searchParams.get('state') ?? ''
    return new URLSearchParams({ error: 'access_denied', state, iss: this.issuer }).toString()
  }

  /** The page on which a person says who they are. */
  #page(url: URL): string {
    const links = this.people.map((persona) => {
      const back = `${url.searchParams.get('redirect_uri')}?${this.logIn(url.href, persona)}`
      return `<li><a href="${back.replaceAll('&', '&amp;')}">${persona.email}</a></li>`
    })
    const back = `${url.searchParams.get('redirect_uri')}?${this.refuse(url.href)}`.replaceAll('&', '&amp;')
    const refuse = `<p><a href="${back}">Niet toestaan</a></p>`
    return `<!doctype html><html lang="nl"><title>Wie bent u?</title><h1>Wie bent u?</h1><ul>${links.join('')}</ul>${refuse}</html>`
  }

  #answer(
    path: string,
    form: URLSearchParams,
    headers: NodeJS.Dict<string | string[]>,
  ): Record<string, unknown> & { status?: number } {
    if (path === '/.well-known/openid-configuration') {
      return {
        issuer: this.issuer,
        authorization_endpoint: `${this.issuer}/authorize`,
        token_endpoint: `${this.issuer}/token`,
        revocation_endpoint: `${this.issuer}/revoke`,
        jwks_uri: `${this.issuer}/keys`,
        response_types_supported: ['code'],
        subject_types_supported: ['public'],
        id_token_signing_alg_values_supported: ['RS256'],
        code_challenge_methods_supported: ['S256'],
        authorization_response_iss_parameter_supported: true,
      }
    }
    if (path === '/keys')
      return { keys: [{ ...this.#keys.publicKey.export({ format: 'jwk' }), kid: '1', use: 'sig', alg: 'RS256' }] }
    const code = this.#codes.get(form.get('code') ?? '')
    this.#codes.delete(form.get('code') ?? '')
    const challenge = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url')
    const isKnown = form.get('client_secret') === this.clientSecret || headers.authorization !== undefined
    if (
      path !== '/token' ||
      !code ||
      code.challenge !== challenge ||
      code.redirect !== form.get('redirect_uri') ||
      !isKnown
    ) {
      return { status: 400, error: 'invalid_grant' }
    }
    const granted = this.google.grant(code.scope)
    if (granted) return granted
    return { access_token: 'x', token_type: 'Bearer', expires_in: 60, id_token: this.#idToken(code) }
  }

  #idToken({ persona, nonce }: Code): string {
    const now = Math.floor(Date.now() / 1000)
    const claims = this.spoil({ iss: this.issuer, aud: this.clientId, iat: now, exp: now + 60, nonce, ...persona })
    const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
    const said = `${part({ alg: 'RS256', kid: '1' })}.${part(claims)}`
    return `${said}.${createSign('sha256').update(said).sign(this.#keys.privateKey, 'base64url')}`
  }
}
