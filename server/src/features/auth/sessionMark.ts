import type { FastifyRequest } from 'fastify'
import { networkOf } from '../../http/clientAddress.ts'
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
