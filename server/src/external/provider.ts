import * as client from 'openid-client'
import type { ClientSettings } from '../configServices.ts'
import { bytesOf } from './fetchFrom.ts'

/** Longest for one answer of a provider, seconds; and the most that is read of it, bytes. */
const TIME_S = 8
const BYTES_MAX = 256_000

/** Where a provider is asked what, and as whom. Throws while it cannot be reached. */
export type Provider = () => Promise<client.Configuration>

/** Who vouches for people or for what is theirs (D16): asked by its issuer where its doors are, once. */
export function providerOf({ issuer, clientId, clientSecret }: ClientSettings): Provider {
  let found: Promise<client.Configuration> | undefined
  return () => {
    found ??= client
      .discovery(new URL(issuer), clientId, clientSecret, undefined, {
        timeout: TIME_S,
        [client.customFetch]: boundedFetch,
        // Only for a provider on this machine itself, which the settings see to.
        ...(issuer.startsWith('http:') ? { execute: [client.allowInsecureRequests] } : {}),
      })
      .catch((error: unknown) => {
        // A provider that was away is asked again.
        found = undefined
        throw error
      })
    return found
  }
}

/** The answer once all of it is there, with no more in it than there may be. */
const boundedFetch: client.CustomFetch = async (url, { body, signal, ...options }) => {
  const sent = body instanceof Uint8Array ? Buffer.from(body) : (body ?? null)
  const response = await fetch(url, { ...options, body: sent, signal: signal ?? null })
  const { status, headers } = response
  const read = response.body && new Uint8Array(await bytesOf(response, BYTES_MAX, new URL(url).origin))
  return new Response(read, { status, headers })
}
