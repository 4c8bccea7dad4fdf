import type { FastifyRequest } from 'fastify'
import type { SessionMark } from '../../store/auth/sessions.ts'

const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\bChrome\/|\bCriOS\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
]
const systems: readonly (readonly [RegExp, string])[] = [
  [/iPhone|iPad/, 'iOS'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'macOS'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
]

/** By what somebody recognises their own session; no more is kept of the device and of where it is. */
export function sessionMarkOf({ headers, ip }: Pick<FastifyRequest, 'headers' | 'ip'>): SessionMark {
  return { device: deviceOf(headers['user-agent'] ?? ''), address: networkOf(ip) }
}

/** `Firefox · Windows`; empty for what is no browser. */
function deviceOf(agent: string): string {
  const text = agent.slice(0, 1000)
  const named = [browsers, systems].map((list) => list.find(([pattern]) => pattern.test(text))?.[1])
  return named.filter(Boolean).join(' · ')
}

/** The network of an address without its last part, which would point at one household. */
function networkOf(address: string): string {
  const v4 = /(\d+\.\d+\.\d+)\.\d+$/.exec(address)
  if (v4) return `${v4[1]}.x`
  const groups = address.split(':')
  return groups.length > 3 ? `${groups.slice(0, 3).join(':')}:…` : ''
}
