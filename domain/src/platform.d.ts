// What the domain uses of the platform; browser and server both have it.
declare class URL {
  constructor(url: string)
  static canParse(url: string): boolean
  readonly protocol: string
  readonly hostname: string
  readonly host: string
  readonly origin: string
  readonly href: string
  readonly pathname: string
  readonly search: string
  readonly hash: string
  readonly username: string
  readonly password: string
}

declare class TextEncoder {
  encode(text: string): Uint8Array<ArrayBuffer>
}

declare const crypto: {
  readonly subtle: { digest(algorithm: 'SHA-256', data: Uint8Array<ArrayBuffer>): Promise<ArrayBuffer> }
}
