import { drive } from '../load/drive.ts'
import type { Operation } from '../operations.ts'
import { canMeasure, processorSeconds } from './processes.ts'
import { type Waits, waitsOf } from './waits.ts'

/** A server under load and the processes whose time counts for it. */
export interface Side {
  readonly port: number
  readonly pid: number
  /** The database server, when it is not the same process. */
  readonly databasePid?: number | undefined
}

/** What one side did with one operation at one number of connections. */
export interface Figures extends Waits {
  readonly perSecond: number
  /** Processor time of an operation, ms; of the server and of the database processes beside it. */
  readonly processor: { readonly server: number; readonly database: number } | undefined
}

export interface Comparison {
  readonly operation: string
  readonly kind: 'read' | 'write'
  readonly connections: number
  readonly product: Figures
  readonly floor: Figures
  /** Requests per second, product ÷ floor: higher is better. */
  readonly speed: number
  /** Processor time per operation, product ÷ floor: lower is better. */
  readonly cost: number | undefined
  readonly isMore: boolean
}

const rounds = 4
const warmUp = 0.25

/** Measures product and floor in turn, in short rounds, so that what else the machine does falls on both. */
export async function compare(
  operation: Operation,
  connections: number,
  seconds: number,
  product: Side,
  floor: Side,
): Promise<Comparison> {
  const sides = {
    product: { side: product, next: counting(operation.product), tally: new Tally() },
    floor: { side: floor, next: counting(operation.bare), tally: new Tally() },
  }
  const names = ['product', 'floor'] as const
  for (const name of names) await drive(sides[name].side.port, connections, warmUp, sides[name].next)
  for (let round = 0; round < rounds; round += 1) {
    // There and back: what grows or shrinks over time comes out even.
    for (const name of round % 2 === 0 ? names : names.toReversed()) {
      const { side, next, tally } = sides[name]
      const before = used(side)
      const { times, seconds: took } = await drive(side.port, connections, seconds / rounds, next)
      tally.add(times, took, before, used(side))
    }
  }
  const [mine, theirs] = [sides.product.tally.figures(), sides.floor.tally.figures()]
  return {
    operation: operation.name,
    kind: operation.kind,
    isMore: operation.isMore === true,
    connections,
    product: mine,
    floor: theirs,
    speed: mine.perSecond / theirs.perSecond,
    cost: mine.processor && theirs.processor ? total(mine.processor) / total(theirs.processor) : undefined,
  }
}

let asked = 0

/** Each request another one, and no two rounds the same ones: what is written must be new. */
function counting(make: (n: number) => Buffer): () => Buffer {
  return () => {
    asked += 1
    return make(asked)
  }
}

interface Used {
  readonly server: number
  readonly database: number
}

function used({ pid, databasePid }: Side): Used {
  return { server: processorSeconds(pid), database: databasePid === undefined ? 0 : processorSeconds(databasePid) }
}

function total({ server, database }: Used): number {
  return server + database
}

class Tally {
  readonly #times: number[] = []
  #seconds = 0
  #server = 0
  #database = 0

  add(times: readonly number[], seconds: number, before: Used, after: Used): void {
    for (const time of times) this.#times.push(time)
    this.#seconds += seconds
    this.#server += after.server - before.server
    this.#database += after.database - before.database
  }

  figures(): Figures {
    const count = this.#times.length
    const each = (seconds: number): number => (seconds * 1000) / count
    return {
      perSecond: count / this.#seconds,
      ...waitsOf(this.#times),
      processor: canMeasure ? { server: each(this.#server), database: each(this.#database) } : undefined,
    }
  }
}
