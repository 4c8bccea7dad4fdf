import { randomBytes } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { Ledger, Write } from './ledger.ts'
import type { Seed } from './product.ts'

/** The server was killed: nobody knows what became of what was sent. */
export class Gone extends Error {}

/** An answer that nobody may get, whatever happens to the server. */
export class WrongAnswer extends Error {}

const FILE_MAX = 300_000
const RETRY_MS = 100

/** What a proxy answers when no node does. */
const fromProxy = new Set([502, 503, 504])

/** Where the product is; behind a proxy another node takes what one that went away was asked. */
export interface Place {
  readonly url: string
  readonly isBehindProxy?: boolean
}

/** Sends a write under its key. While the database is away it must say so plainly, and is asked again. Throws Gone, WrongAnswer. */
export async function send(
  product: Place,
  { token }: Seed,
  write: Write,
  onAway: () => void,
): Promise<NonNullable<Write['answer']>> {
  for (;;) {
    const asked = await ask(product, token, write).catch((error: Error) => {
      if (!product.isBehindProxy) throw new Gone(String(error.cause))
    })
    if (asked?.status === 200) return JSON.parse(asked.text)
    if (asked && !asked.isAway && !(product.isBehindProxy && fromProxy.has(asked.status)))
      throw new WrongAnswer(`${write.path} was answered with ${asked.status}: ${asked.text}`)
    onAway()
    await wait(RETRY_MS)
  }
}

async function ask({ url }: Place, token: string, write: Write) {
  const response = await fetch(`${url}${write.path}`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      'idempotency-key': write.key,
      ...(write.body ? { 'content-type': 'application/json' } : {}),
    },
    body: write.bytes ? formOf(write.bytes) : JSON.stringify(write.body),
  })
  const isPlain = response.headers.get('content-type')?.startsWith('application/problem+json')
  const isAway = response.status === 503 && isPlain && response.headers.has('retry-after')
  return { status: response.status, text: await response.text(), isAway }
}

/** A person who enters things as fast as they can, until the server is gone or `isOver`. */
export async function write(
  product: Place,
  seed: Seed,
  ledger: Ledger,
  onAway: () => void,
  isOver: () => boolean,
): Promise<void> {
  const keep = async (asked: Write) => {
    const answer = await send(product, seed, asked, onAway)
    ledger.acknowledge(asked, answer)
    return answer
  }
  try {
    while (!isOver()) {
      const name = `Eethuis ${randomBytes(6).toString('hex')}`
      const item = { _type: 'lead', name, employees: 12 }
      const save = { item, parent: seed.space }
      const { _id: lead } = await keep(ledger.add('/api/space/save', save, { name, employees: 12 }))
      for (let step = 1; step <= 3; step += 1) {
        const props = { description: `Stand ${step} van ${name}`, employees: 12 + step }
        await keep(ledger.add(`/api/space/update/${lead}`, { props }, props))
      }
      await keep(ledger.add(`/api/space/update/${lead}`, { props: { status: 'prospect' } }, { status: 'prospect' }))
      const asked = { item: { _type: 'dossier', name: 'ERP', users: 7 }, parent: lead }
      const { _id: dossier } = await keep(ledger.add('/api/space/save', asked, { name: 'ERP', users: 7 }))
      const edge = `/api/space/edge/MATCH/${dossier}/${seed.supplier}`
      const { _id: match } = await keep(ledger.add(edge, { props: { $visible: true } }, { $visible: true }))
      const offered = { props: { status: 'offered' } }
      await keep(ledger.add(`/api/space/update/${match}`, offered, { status: 'offered' }))
      await keep(ledger.addFile(lead, randomBytes(1 + Math.floor(Math.random() * FILE_MAX))))
    }
  } catch (error) {
    if (!(error instanceof Gone)) throw error
  }
}

function formOf(bytes: Buffer<ArrayBuffer>): FormData {
  const form = new FormData()
  form.append('file', new Blob([bytes]), 'offerte.bin')
  return form
}
