import type { IncomingMessage } from 'node:http'
import proxyAddress from '@fastify/proxy-addr'
import type { Config } from '../config.ts'
import { namesOf } from '../configValues.ts'

type Trust = (address: string, hop: number) => boolean

/** Which proxies are believed: a number says how many stand in front, a list names them. */
export function trusted(trust: Config['trustProxy']): Trust {
  if (typeof trust === 'number') return (_address, hop) => hop < trust
  if (typeof trust === 'string') return proxyAddress.compile(namesOf(trust))
  return () => trust
}

/** Reads the address of who asks where no app does: the one that it would tell of them. */
export function addressReader(config: Pick<Config, 'trustProxy'>): (request: IncomingMessage) => string {
  const isTrusted = trusted(config.trustProxy)
  // Who is gone already has no address, whatever its type says.
  return (request) => String(proxyAddress(request, isTrusted))
}

/** The same, without its last part. */
export function networkReader(config: Pick<Config, 'trustProxy'>): (request: IncomingMessage) => string {
  const addressOf = addressReader(config)
  return (request) => networkOf(addressOf(request))
}

/** The network of an address without its last part, which would point at one household. */
export function networkOf(address: string): string {
  // Some proxies say the port as well.
  const v4 = /(\d+\.\d+\.\d+)\.\d+(?::\d+)?$/.exec(address)
  if (v4) return `${v4[1]}.x`
  const groups = address.split(':')
  return groups.length > 3 ? `${groups.slice(0, 3).join(':')}:…` : ''
}

/** Who asks from an address as long as no account is known: where one household has many addresses, all of them are one. */
export const askerAt = (address: string): string => (address.includes(':') && networkOf(address)) || address
