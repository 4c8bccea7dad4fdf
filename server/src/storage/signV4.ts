import { createHash } from 'node:crypto'
import { AwsV4Signer } from 'aws4fetch'

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

/** The headers of a request to an S3-compatible store, all of them signed as AWS Signature Version 4 says. */
export async function signV4(signer: Signer, { method, url, headers, bodyHash, now }: Unsigned): Promise<Headers> {
  const signed = await new AwsV4Signer({
    ...signer,
    service: 's3',
    method,
    url: url.href,
    headers: { ...headers, 'x-amz-content-sha256': bodyHash },
    datetime: now.toISOString().replace(/[-:]|\.\d{3}/g, ''),
    allHeaders: true,
  }).sign()
  return signed.headers
}

/** The SHA-256 of bytes or text, in hex. */
export function sha256(bytes: Uint8Array | string): string {
  return createHash('sha256').update(bytes).digest('hex')
}
