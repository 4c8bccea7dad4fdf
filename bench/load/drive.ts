import { Connection, readAnswer, statusOf } from './connection.ts'

/** What a round found. */
export interface Round {
  readonly seconds: number
  /** How long each answer took, ms. */
  readonly times: readonly number[]
}

/**
 * Keeps a number of connections busy for some seconds, each with one request at a time. Throws at the first answer that is not 200: a
 * server that refuses is quick.
 */
export async function drive(port: number, connections: number, seconds: number, next: () => Buffer): Promise<Round> {
  const open = await Promise.all(Array.from({ length: connections }, () => Connection.open(port)))
  const times: number[] = []
  const began = performance.now()
  const until = began + seconds * 1000
  async function keepBusy(connection: Connection): Promise<void> {
    for (let sent = performance.now(); sent < until; ) {
      const answer = await connection.ask(next())
      const now = performance.now()
      times.push(now - sent)
      sent = now
      if (statusOf(answer) !== 200) {
        const { status, body } = readAnswer(answer)
        throw new Error(`An answer with status ${status}: ${body.slice(0, 500)}`)
      }
    }
  }
  try {
    await Promise.all(open.map(keepBusy))
    return { seconds: (performance.now() - began) / 1000, times }
  } finally {
    for (const connection of open) connection.close()
  }
}

/** Asks one thing and answers its JSON. */
export async function askOnce(port: number, request: Buffer): Promise<unknown> {
  const connection = await Connection.open(port)
  try {
    const { status, body } = readAnswer(await connection.ask(request))
    if (status !== 200) throw new Error(`An answer with status ${status}: ${body.slice(0, 500)}`)
    return JSON.parse(body)
  } finally {
    connection.close()
  }
}
