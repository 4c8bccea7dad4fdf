import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'
import { isoCBOR } from '@simplewebauthn/server/helpers'

const PRESENT = 0x01
const VERIFIED = 0x04
const ATTESTED = 0x40

/** A passkey in software, which answers as an authenticator does; for tests without a browser. */
export class TestPasskey {
  readonly id = randomBytes(32).toString('base64url')
  readonly #origin: string
  readonly #keys: { publicKey: KeyObject; privateKey: KeyObject }
  counter = 0

  constructor(origin: string) {
    this.#origin = origin
    this.#keys = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  }

  /** The answer to being asked to make itself. */
  make({ challenge }: { challenge: string }) {
    const id = Buffer.from(this.id, 'base64url')
    const length = Buffer.alloc(2)
    length.writeUInt16BE(id.length)
    const data = [this.#data(PRESENT | VERIFIED | ATTESTED), Buffer.alloc(16), length, id, this.#publicKey()]
    const attestation = new Map<string | number, string | Uint8Array | Map<string, never>>([
      ['fmt', 'none'],
      ['attStmt', new Map<string, never>()],
      ['authData', new Uint8Array(Buffer.concat(data))],
    ])
    return this.#answer({
      clientDataJSON: this.#client('webauthn.create', challenge).toString('base64url'),
      attestationObject: Buffer.from(isoCBOR.encode(attestation)).toString('base64url'),
      transports: ['internal'],
    })
  }

  /** The answer to being asked who one is. */
  answer({ challenge }: { challenge: string }, { isVerified = true, origin = this.#origin } = {}) {
    this.counter += 1
    const data = this.#data(isVerified ? PRESENT | VERIFIED : PRESENT)
    const client = this.#client('webauthn.get', challenge, origin)
    const signature = sign('sha256', Buffer.concat([data, sha256(client)]), this.#keys.privateKey)
    return this.#answer({
      clientDataJSON: client.toString('base64url'),
      authenticatorData: data.toString('base64url'),
      signature: signature.toString('base64url'),
    })
  }

  #answer(response: object) {
    return { id: this.id, rawId: this.id, type: 'public-key', clientExtensionResults: {}, response }
  }

  #client(type: string, challenge: string, origin = this.#origin): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
  }

  #data(flags: number): Buffer {
    const counter = Buffer.alloc(4)
    counter.writeUInt32BE(this.counter)
    return Buffer.concat([sha256(Buffer.from(new URL(this.#origin).hostname)), Buffer.from([flags]), counter])
  }

  // ES256 on P-256, as COSE writes it.
  #publicKey(): Uint8Array {
    const { x = '', y = '' } = this.#keys.publicKey.export({ format: 'jwk' })
    const point = (text: string) => new Uint8Array(Buffer.from(text, 'base64url'))
    const key = new Map<string | number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, point(x)],
      [-3, point(y)],
    ])
    return isoCBOR.encode(key)
  }
}

function sha256(data: Buffer): Buffer {
  return createHash('sha256').update(data).digest()
}
