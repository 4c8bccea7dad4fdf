import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Context } from '../../http/context.ts'
import { isOwnOrigin } from '../../http/session.ts'
import { keepKey, takeKey } from '../../store/auth/accountKeys.ts'
import { findPasskey, keepPasskey, notePasskeyUse, type Passkey } from '../../store/auth/factors.ts'

/** Read with the first passkey: a start does not wait for it. */
const webauthn = () => import('@simplewebauthn/server')

const transport = z.enum(['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'])
const attachment = z
  .enum(['cross-platform', 'platform'])
  .nullish()
  .transform((value) => value ?? undefined)
const text = z.string().max(100_000)
const common = {
  id: text,
  rawId: text,
  type: z.literal('public-key'),
  clientExtensionResults: z.looseObject({}).default({}),
  authenticatorAttachment: attachment,
}
const attested = z.object({
  ...common,
  response: z.object({
    clientDataJSON: text,
    attestationObject: text,
    transports: z.array(transport.or(z.string().max(40))).optional(),
  }),
})
const asserted = z.object({
  ...common,
  response: z.object({
    clientDataJSON: text,
    authenticatorData: text,
    signature: text,
    userHandle: text.nullish().transform((value) => value ?? undefined),
  }),
})

function transportsOf(names: readonly string[]) {
  return names.flatMap((name) => {
    const known = transport.safeParse(name)
    return known.success ? [known.data] : []
  })
}

/** Passkeys of this installation: they belong to the host that people type. */
export class Passkeys {
  readonly #context: Context
  readonly #rpID: string

  constructor(context: Context) {
    this.#context = context
    this.#rpID = new URL(context.config.publicUrl).hostname
  }

  /** What the browser is asked to make a passkey, and the key that goes with the answer. */
  async startAdding(
    user: { readonly id: string; readonly name: string; readonly email: string },
    had: readonly Passkey[],
  ) {
    const { generateRegistrationOptions } = await webauthn()
    const options = await generateRegistrationOptions({
      rpName: this.#context.config.brandName,
      rpID: this.#rpID,
      userName: user.email,
      userDisplayName: user.name,
      userID: new TextEncoder().encode(user.id),
      attestationType: 'none',
      excludeCredentials: had.map(({ id, transports }) => ({ id, transports: transportsOf(transports) })),
      authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
    })
    return { key: await this.#keep(user.id, options.challenge), options: { ...options } }
  }

  /** Keeps the passkey that the browser made; answers whether it was one. */
  async add(user: string, key: string, name: string, given: unknown, request: FastifyRequest): Promise<boolean> {
    const response = attested.safeParse(given)
    const challenge = await this.#take(user, key)
    if (!response.success || challenge === undefined) return false
    const { transports = [], ...rest } = response.data.response
    const { verifyRegistrationResponse } = await webauthn()
    const result = await verifyRegistrationResponse({
      response: { ...response.data, response: { ...rest, transports: transportsOf(transports) } },
      expectedChallenge: challenge,
      expectedOrigin: this.#origins(request),
      expectedRPID: this.#rpID,
      requireUserVerification: false,
    }).catch(() => undefined)
    if (!result?.verified) return false
    const { id, publicKey, counter } = result.registrationInfo.credential
    return keepPasskey(this.#context.store, {
      id,
      user,
      name,
      publicKey,
      counter,
      transports: transportsOf(transports),
    })
  }

  /** What the browser asks a passkey of this user, or of anybody, where it also proves who holds it. */
  async startAsking(user: string | null, allowed: readonly Passkey[]) {
    const { generateAuthenticationOptions } = await webauthn()
    const options = await generateAuthenticationOptions({
      rpID: this.#rpID,
      userVerification: user === null ? 'required' : 'preferred',
      allowCredentials: allowed.map(({ id, transports }) => ({ id, transports: transportsOf(transports) })),
    })
    return { challenge: options.challenge, options: { ...options } }
  }

  /** Keeps the challenge of a login without a password. */
  keepChallenge(challenge: string): Promise<string> {
    return this.#keep(null, challenge)
  }

  /** The user whose passkey signed this challenge; nobody when it did not. */
  async holderOf(
    given: unknown,
    challenge: string,
    { request, isAlone }: { request: FastifyRequest; isAlone: boolean },
  ): Promise<string | undefined> {
    const response = asserted.safeParse(given)
    const passkey = response.success ? await findPasskey(this.#context.store, response.data.id) : undefined
    if (!response.success || !passkey) return undefined
    const { id, publicKey, counter, transports } = passkey
    const { verifyAuthenticationResponse } = await webauthn()
    const result = await verifyAuthenticationResponse({
      response: response.data,
      expectedChallenge: challenge,
      expectedOrigin: this.#origins(request),
      expectedRPID: this.#rpID,
      credential: { id, publicKey, counter, transports: transportsOf(transports) },
      requireUserVerification: isAlone,
    }).catch(() => undefined)
    if (!result?.verified) return undefined
    const isFirst = await notePasskeyUse(this.#context.store, id, result.authenticationInfo.newCounter)
    return isFirst ? passkey.user : undefined
  }

  /** The challenge of a key, once. */
  async takeChallenge(key: string): Promise<string | undefined> {
    return this.#take(null, key)
  }

  #keep(user: string | null, challenge: string): Promise<string> {
    return keepKey(this.#context.store, { purpose: 'challenge', user, detail: { challenge } })
  }

  async #take(user: string | null, key: string): Promise<string | undefined> {
    const kept = await takeKey(this.#context.store, key, ['challenge'])
    return kept?.user === user ? kept.detail.challenge : undefined
  }

  // Besides the public address the one that this machine itself is called by, as for cookies (D8.1).
  #origins({ headers, protocol }: FastifyRequest): string[] {
    const { publicUrl } = this.#context.config
    const { origin, host } = headers
    const isOwn = origin !== undefined && isOwnOrigin({ publicUrl }, { origin, host, protocol })
    return isOwn ? [publicUrl, origin] : [publicUrl]
  }
}
