import { lookup as systemLookup } from 'node:dns'
import { request as httpRequest } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { BlockList, isIP, type LookupFunction } from 'node:net'

/** An address outside that could not be read, or that may not be. */
export class NotFetched extends Error {
  /** `address` and `inside` are told by the text alone, all others by what was found out there: who typed it is not told which (D20). */
  readonly reason: 'address' | 'inside' | 'private' | 'answer' | 'tooLarge' | 'time'
  constructor(reason: NotFetched['reason']) {
    super(reason)
    this.reason = reason
  }
}

const BYTES_MAX = 3_000_000
export const TIME_MS = 10_000
const HOPS_MAX = 3

const inside = new BlockList()
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const)
  inside.addSubnet(net, bits, 'ipv4')

/** Of the sixth version only what is given out for the whole world may be asked, and of that not what stands for an address of the fourth. */
const world = new BlockList()
world.addSubnet('2000::', 3, 'ipv6')
const notWorld = new BlockList()
notWorld.addSubnet('2001::', 23, 'ipv6')
notWorld.addSubnet('2001:db8::', 32, 'ipv6')
notWorld.addSubnet('2002::', 16, 'ipv6')
notWorld.addSubnet('3fff::', 20, 'ipv6')

/** Whether an address belongs to the world and not to this machine or the network it stands in (D14). */
export function isPublicAddress(address: string): boolean {
  const version = isIP(address)
  if (version === 4) return !inside.check(address, 'ipv4')
  return version === 6 && world.check(address, 'ipv6') && !notWorld.check(address, 'ipv6')
}

interface FetchOptions {
  /** How names are looked up. */
  readonly lookup?: LookupFunction
  /** Which addresses may be asked. */
  readonly isAllowed?: (address: string) => boolean
}

/**
 * Reads a page of the outside world (D14). A name is looked up once for each connection and that very address is checked and
 * connected to, so that it cannot be another one by then; a redirect is looked at like the first address. Throws NotFetched.
 */
export async function fetchCalendar(address: string, options: FetchOptions = {}): Promise<string> {
  let url = askableCalendar(address, options)
  const signal = AbortSignal.timeout(TIME_MS)
  for (let hop = 0; hop <= HOPS_MAX; hop += 1) {
    const answer = await ask(url, options, signal)
    if ('text' in answer) return answer.text
    url = redirected(answer.to, url)
  }
  throw new NotFetched('answer')
}

/** An address that may be typed: http(s), or webcal, which is https, and no number of this machine or its network. Throws NotFetched. */
export function askableCalendar(address: string, { isAllowed = isPublicAddress }: FetchOptions = {}): URL {
  const url = askable(address)
  if (!url) throw new NotFetched('address')
  const host = hostOf(url)
  if (isIP(host) && !isAllowed(host)) throw new NotFetched('inside')
  return url
}

function hostOf({ hostname }: URL): string {
  return hostname.replace(/^\[|\]$/g, '')
}

function redirected(to: string, from: URL): URL {
  const url = askable(to, from)
  if (!url) throw new NotFetched('answer')
  return url
}

function askable(address: string, base?: URL): URL | undefined {
  const url = URL.parse(address.replace(/^webcals?:\/\//i, 'https://'), base?.href)
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password || !isUsualPort(url)) return undefined
  return url
}

// On other ports stand things that are no web page.
function isUsualPort({ port }: URL): boolean {
  return port === '' || Number(port) >= 1024
}

function ask(
  url: URL,
  { lookup = systemLookup, isAllowed = isPublicAddress }: FetchOptions,
  signal: AbortSignal,
): Promise<{ readonly text: string } | { readonly to: string }> {
  const host = hostOf(url)
  // A redirect leads here too.
  if (isIP(host) && !isAllowed(host)) throw new NotFetched('private')
  const checked: LookupFunction = (name, options, done) =>
    lookup(name, { ...options, all: true }, (error, found) => {
      // A look-up that failed gives nothing beside its error, and what is thrown here ends the server.
      const all = error || typeof found === 'string' ? [] : found
      const [first] = all
      if (!first) done(error ?? new NotFetched('answer'), '')
      // One that leads inside among others is no oversight.
      else if (!all.every((one) => isAllowed(one.address))) done(new NotFetched('private'), '')
      else if (options.all) done(null, [first])
      else done(null, first.address, first.family)
    })
  return new Promise((resolve, reject) => {
    const giveUp = () => reject(new NotFetched(signal.aborted ? 'time' : 'answer'))
    const request = (url.protocol === 'https:' ? httpsRequest : httpRequest)(
      url,
      {
        lookup: checked,
        signal,
        agent: false,
        headers: { accept: 'text/calendar, text/plain;q=0.5', 'user-agent': 'Schakel', 'accept-encoding': 'identity' },
      },
      (response) => {
        const { statusCode = 0, headers } = response
        if (statusCode >= 300 && statusCode < 400 && headers.location) {
          response.resume()
          response.destroy()
          resolve({ to: headers.location })
          return
        }
        if (statusCode !== 200) {
          response.destroy()
          reject(new NotFetched('answer'))
          return
        }
        const pieces: Buffer[] = []
        let bytes = 0
        response.on('data', (piece: Buffer) => {
          bytes += piece.length
          if (bytes > BYTES_MAX) {
            response.destroy()
            reject(new NotFetched('tooLarge'))
          } else pieces.push(piece)
        })
        response.on('end', () => resolve({ text: Buffer.concat(pieces).toString('utf8') }))
        response.on('error', giveUp)
      },
    )
    request.on('error', (error) => (error instanceof NotFetched ? reject(error) : giveUp()))
    // Without an error too, as where the other end would speak another protocol from now on.
    request.on('close', giveUp)
    request.end()
  })
}
