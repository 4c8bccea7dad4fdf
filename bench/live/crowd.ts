// Everybody who only looks on, in a process of their own so that what they hear takes no time of whoever measures: says `ready` once
// all are in, and stays until it is ended. Reads where to go and who goes from its standard input.
import { text } from 'node:stream/consumers'
import { tabOf, type Watcher } from './people.ts'

interface Crowd {
  readonly port: number
  readonly people: readonly Watcher[]
}

/** So many come in at once. */
const AT_ONCE = 8

const { port, people }: Crowd = JSON.parse(await text(process.stdin))
const waiting = [...people]
await Promise.all(
  Array.from({ length: AT_ONCE }, async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) await tabOf(port, next)
  }),
)
process.stdout.write('ready\n')
process.once('SIGTERM', () => process.exit(0))
