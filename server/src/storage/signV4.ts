import { createHash, createHmac } from 'node:crypto'

/** By whom requests are signed, and for where. */
export interface Signer {
  readonly accessKeyId: string
  readonly secretAccessKey: string
  readonly region: string
}

interface Unsigned {
  readonly method: string
  readonly url: URL
  readonly headers: Readonly<Record<string, string>>
  /** The SHA-256 of what is sent, in hex. */
  readonly bodyHash: string
  readonly now: Date
}

/** The headers of a request to an S3-compatible store, signed as AWS Signature Version 4 says. */
export function signV4(signer: Signer, { method, url, headers, bodyHash, now }: Unsigned): Record<string, string> {
  const moment = now.toISOString().replace(/[-:]|\.\d{3}/g, '')
  const scope = `${moment.slice(0, 8)}/${signer.region}/s3/aws4_request`
  const all: Record<string, string> = { ...headers, 'x-amz-content-sha256': bodyHash, 'x-amz-date': moment }
  const signed = Object.entries({ ...all, host: url.host }).sort(([one], [other]) => (one < other ? -1 : 1))
  const names = signed.map(([name]) => name).join(';')
  const canonical = [
    method,
    url.pathname
      .split('/')
      .map((part) => encoded(decodeURIComponent(part)))
      .join('/'),
    queryOf(url),
    ...signed.map(([name, value]) => `${name}:${value.trim()}`),
    '',
    names,
    bodyHash,
  ].join('\n')
  const toSign = ['AWS4-HMAC-SHA256', moment, scope, sha256(canonical)].join('\n')
  let key: Buffer | string = `AWS4${signer.secretAccessKey}`
  for (const part of scope.split('/')) key = createHmac('sha256', key).update(part).digest()
  const signature = createHmac('sha256', key).update(toSign).digest('hex')
  const authorization = `AWS4-HMAC-SHA256 Credential=${signer.accessKeyId}/${scope},SignedHeaders=${names},Signature=${signature}`
  return { ...all, authorization }
}

/** The SHA-256 of bytes or text, in hex. */
export function sha256(bytes: Uint8Array | string): string {
  return createHash('sha256').update(bytes).digest('hex')
}

function queryOf(url: URL): string {
  return [...url.searchParams]
    .map(([name, value]) => `${encoded(name)}=${encoded(value)}`)
    .sort()
    .join('&')
}

/** As RFC 3986 has it, which leaves fewer signs alone than the language does. */
function encoded(text: string): string {
  return encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
}
