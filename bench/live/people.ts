import { io, type Socket } from 'socket.io-client'

/** A person of the bench: how they ask, and by what they come in. */
export interface Caller {
  readonly token: string
  readonly post: (path: string, body: object) => Promise<Answer>
}

/** What the bench reads of an answer. */
interface Answer {
  readonly _id?: string
  readonly user?: { readonly token: string }
}

/** Somebody who looks at an item in a tab. */
export interface Watcher {
  readonly token: string
  readonly item: string
}

/** Somebody at a server that asks for no token. */
export function anybodyAt(port: number): Caller {
  return { token: '', post: (path, body) => send(port, path, body) }
}

/** Logs somebody in at a server; throws when it refuses. */
export async function logIn(port: number, email: string, password: string): Promise<Caller> {
  const { user } = await send(port, '/api/auth/login', { email, password })
  if (!user) throw new Error(`${email} could not log in`)
  return callerWith(port, user.token)
}

/** Somebody who has logged in. */
export function callerWith(port: number, token: string): Caller {
  return { token, post: (path, body) => send(port, path, body, token) }
}

async function send(port: number, path: string, body: object, token?: string): Promise<Answer> {
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
    body: JSON.stringify(body),
  })
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${(await answer.text()).slice(0, 300)}`)
  return answer.json()
}

/** Connects a tab and lets it into the room of its item. */
export async function tabOf(port: number, { token, item }: Watcher): Promise<Socket> {
  const socket = io(`http://127.0.0.1:${port}`, {
    transports: ['websocket'],
    forceNew: true,
    reconnection: false,
    auth: { token },
  })
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', () => resolve())
    socket.once('connect_error', reject)
  })
  const answer: { readonly ok?: boolean } = await socket.emitWithAck('joinRoom', { room: `item:${item}` })
  if (answer.ok !== true) throw new Error(`no way into ${item}`)
  return socket
}
