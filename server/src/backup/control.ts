import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { connect, createServer, type Socket } from 'node:net'
import { join } from 'node:path'
import { z } from 'zod'
import { portOf } from '../portOf.ts'
import { StartError } from '../startError.ts'

// The embedded database belongs to one process. A command that wants a copy of it asks that process, over the loopback address and with a
// word that stands in the data folder, where only its owner can read it.

const NAME = 'control'
const LINE_MAX = 4096
/** Who connects says the word soon, ms. */
const WORD_MS = 5000
/** A copy is made sooner than this, ms; what answers later is no server of ours. */
const COPY_MS = 10 * 60_000

const placeShape = z.object({ port: z.number(), word: z.string() })
const answerShape = z.object({ folder: z.string() }).or(z.object({ error: z.string() }))

/** A copy of the database, in a folder of its own until it is let go of. */
export interface Copy {
  readonly folder: string
  release(): Promise<void>
}

/** Answers commands that ask for a copy, until the answer is called. A copy goes when who asked hangs up. */
export async function openControl(dataDir: string, makeCopy: () => Promise<Copy>): Promise<() => Promise<void>> {
  const word = randomBytes(32).toString('hex')
  const open = new Set<Socket>()
  const server = createServer((socket) => {
    open.add(socket)
    socket.setTimeout(WORD_MS, () => socket.destroy())
    socket.on('error', () => socket.destroy())
    socket.on('close', () => open.delete(socket))
    void answer(socket, word, makeCopy)
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(0, '127.0.0.1', resolve)
  })
  server.unref()
  const file = join(dataDir, NAME)
  await rm(file, { force: true })
  await writeFile(file, JSON.stringify({ port: portOf(server), word }), { mode: 0o600 })
  return async () => {
    await rm(file, { force: true })
    for (const socket of open) socket.destroy()
    await new Promise((resolve) => server.close(resolve))
  }
}

async function answer(socket: Socket, word: string, makeCopy: () => Promise<Copy>): Promise<void> {
  const asked = await readLine(socket).catch(() => '')
  if (!timingSafeEqual(hash(asked), hash(word))) {
    socket.destroy()
    return
  }
  socket.setTimeout(0)
  try {
    const copy = await makeCopy()
    const release = () => copy.release().catch((error: Error) => process.emitWarning(error))
    if (socket.destroyed) await release()
    else socket.once('close', release)
    socket.write(`${JSON.stringify({ folder: copy.folder })}\n`)
  } catch (error) {
    socket.end(`${JSON.stringify({ error: error instanceof Error ? error.message : String(error) })}\n`)
  }
}

/** Asks the server that runs on this data folder for a copy of its database; nothing when none runs. Throws a StartError. */
export async function askForCopy(dataDir: string): Promise<Copy | undefined> {
  const told = parsed(placeShape, await readFile(join(dataDir, NAME), 'utf8').catch(() => ''))
  if (told === undefined) return undefined
  const { port, word } = told
  const socket = connect({ host: '127.0.0.1', port })
  try {
    await new Promise<void>((resolve, reject) => {
      socket.once('connect', resolve)
      socket.once('error', reject)
    })
  } catch {
    // What a server that was killed left behind.
    return undefined
  }
  socket.on('error', () => socket.destroy())
  socket.setTimeout(COPY_MS, () => socket.destroy())
  socket.write(`${word}\n`)
  const line = await readLine(socket).catch(() => '')
  const said = parsed(answerShape, line)
  if (said === undefined) {
    socket.destroy()
    return undefined
  }
  socket.setTimeout(0)
  if ('error' in said) throw new StartError(`The server that runs could not make a copy: ${said.error}.`)
  return {
    folder: said.folder,
    release: () =>
      new Promise((resolve) => {
        socket.once('close', () => resolve())
        socket.end()
      }),
  }
}

/** What a text of another process says; nothing when it is of something else. */
function parsed<S extends z.ZodType>(shape: S, text: string): z.output<S> | undefined {
  try {
    return shape.safeParse(JSON.parse(text)).data
  } catch {
    return undefined
  }
}

function hash(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}

function readLine(socket: Socket): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = ''
    const hear = (chunk: Buffer) => {
      text += chunk
      const end = text.indexOf('\n')
      if (end < 0 && text.length < LINE_MAX) return
      socket.off('data', hear)
      resolve(text.slice(0, Math.max(end, 0)))
    }
    socket.on('data', hear)
    socket.once('close', () => reject(new Error('hung up')))
  })
}
