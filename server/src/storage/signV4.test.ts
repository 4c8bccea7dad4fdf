import { expect, test } from 'vitest'
import { sha256, signV4 } from './signV4.ts'

// The examples in the documentation of Amazon S3, "Signature Calculations for the Authorization Header".
const signer = {
  accessKeyId: 'AKIAIOSFODNN7EXAMPLE',
  secretAccessKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
  region: 'us-east-1',
}
const now = new Date('2013-05-24T00:00:00Z')

test.each<{
  method: string
  address: string
  headers: Record<string, string>
  body: string
  signature: string
}>([
  {
    method: 'GET',
    address: '/test.txt',
    headers: { range: 'bytes=0-9' },
    body: '',
    signature: 'f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
  },
  {
    method: 'PUT',
    address: '/test%24file.text',
    headers: { date: 'Fri, 24 May 2013 00:00:00 GMT', 'x-amz-storage-class': 'REDUCED_REDUNDANCY' },
    body: 'Welcome to Amazon S3.',
    signature: '98ad721746da40c64f1a55b78f14c238d841ea1380cd77a1b5971af0ece108bd',
  },
  {
    method: 'GET',
    address: '/?lifecycle',
    headers: {},
    body: '',
    signature: 'fea454ca298b7da1c68078a5d1bdbfbbe0d65c699e0f91ac7a200a0136783543',
  },
  {
    method: 'GET',
    address: '/?max-keys=2&prefix=J',
    headers: {},
    body: '',
    signature: '34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7',
  },
])(
  'D15: $method $address is signed as the makers of S3 sign it',
  async ({ method, address, headers, body, signature }) => {
    const url = new URL(address, 'https://examplebucket.s3.amazonaws.com')
    const signed = await signV4(signer, { method, url, headers, bodyHash: sha256(body), now })
    expect(signed.get('authorization')?.split('Signature=')[1]).toBe(signature)
  },
)
