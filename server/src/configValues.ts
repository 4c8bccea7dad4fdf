import { isIP } from 'node:net'
import proxyAddress from '@fastify/proxy-addr'
import { accountRoles } from '@schakel/domain'
import { z } from 'zod'

/** How much an account may ask (D21.1). */
export interface RateSettings {
  /** A second, for long. */
  readonly writes: number
  readonly reads: number
}

/** A whole number between bounds, as a text says it. */
export function wholeNumber(least: number, most: number) {
  const allowed = `a whole number from ${least} to ${most}`
  return z
    .string()
    .regex(/^\d{1,15}$/, allowed)
    .transform(Number)
    .refine((value) => value >= least && value <= most, allowed)
}

/** A line of at most 80 characters. */
export function oneLine() {
  return z.string().regex(/^.{1,80}$/, 'one line of at most 80 characters')
}

/** Words as a sentence names a choice: a, b or c. */
export function orList(values: readonly string[]): string {
  return `${values.slice(0, -1).join(', ')} or ${values.at(-1)}`
}

/** The address of a PostgreSQL database. */
export function databaseUrl() {
  return z
    .string()
    .refine((value) => {
      const url = URL.parse(value)
      return (url?.protocol === 'postgres:' || url?.protocol === 'postgresql:') && url.pathname.length > 1
    }, 'an address like postgres://user:password@host:5432/database')
    .refine((value) => {
      const url = URL.parse(value)
      return !url || [url.username, url.password, url.hostname, url.pathname].every(isUriPart)
    }, 'an address in which a % of a user, a password or a database is written as %25')
}

/** A web address without a path. */
export function isOrigin(value: string): boolean {
  const url = URL.parse(value)
  return (
    (url?.protocol === 'http:' || url?.protocol === 'https:') &&
    /^\/?$/.test(url.pathname) &&
    !url.search &&
    !url.hash &&
    !url.username
  )
}

/** A web address without a name in it. */
export function isWebAddress(value: string): boolean {
  const url = URL.parse(value)
  return (url?.protocol === 'http:' || url?.protocol === 'https:') && !url.username && !url.hash
}

/** Who vouches for people: https, and http on this machine alone. */
export function isIssuer(value: string): boolean {
  const url = URL.parse(value)
  if (!url || url.search || url.hash || url.username) return false
  const isHere = url.hostname === 'localhost' || url.hostname === '[::1]' || /^127\./.test(url.hostname)
  return url.protocol === 'https:' || (url.protocol === 'http:' && isHere)
}

/** The address of a service on a port. */
export function isTcpAddress(value: string): boolean {
  const url = URL.parse(value)
  return url?.protocol === 'tcp:' && url.hostname !== '' && url.port !== '' && /^\/?$/.test(url.pathname) && !url.search
}

/** The address of a mail server. */
export function isSmtpAddress(value: string): boolean {
  const url = URL.parse(value)
  if (url?.protocol !== 'smtp:' && url?.protocol !== 'smtps:') return false
  return url.hostname !== '' && /^\/?$/.test(url.pathname) && [url.username, url.password].every(isUriPart)
}

function isUriPart(text: string): boolean {
  try {
    decodeURIComponent(text)
    return true
  } catch {
    return false
  }
}

/** Roles that there are, with commas between; 0 for none. */
export function areRoles(value: string): boolean {
  return rolesOf(value).every((role) => accountRoles.some((known) => known === role))
}

/** The roles that a text names. */
export function rolesOf(value: string): readonly string[] {
  return value === '0' ? [] : namesOf(value)
}

/** How much a text such as `20/100` allows (D21.1); nothing is no limit. */
export function rateLimit(value: string): RateSettings | null {
  const [writes = 0, reads = 0] = value.split('/').map(Number)
  return value === '0' ? null : { writes, reads }
}

/** Whether a text says which proxies are trusted. */
export function areProxies(value: string): boolean {
  if (/^(true|false|\d{1,2})$/i.test(value)) return true
  return namesOf(value).every((name) => {
    // Whoever reads them takes 10 for the address 0.0.0.10.
    if (name !== 'loopback' && isIP(name.replace(/\/.*$/, '')) === 0) return false
    try {
      proxyAddress.compile(name)
      return true
    } catch {
      return false
    }
  })
}

/** Which proxies are trusted, as the server takes it. */
export function trustProxy(value: string): boolean | number | string {
  if (/^(true|false)$/i.test(value)) return value.toLowerCase() === 'true'
  return /^\d+$/.test(value) ? Number(value) : value
}

/** The parts of a text with commas between. */
export function namesOf(value: string): string[] {
  return value.split(',').map((name) => name.trim())
}
