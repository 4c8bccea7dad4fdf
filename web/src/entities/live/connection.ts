import type { LiveAnswer, LiveFrames } from '@schakel/domain/calls'
import type { QueryClient } from '@tanstack/react-query'
import { io, type Socket } from 'socket.io-client'
import { noteAnother } from '../../api/call.ts'
import { wordedValue } from '../../api/erased.ts'
import { pause } from '../../api/patience.ts'
import { isSeeing } from '../../api/seeing.ts'
import { DRAFT_DAYS } from '../forms/draftDays.ts'
import { forgetWhere, sendAll } from '../unsent/chatOutbox.ts'
import { sendUnsent } from '../unsent/sendUnsent.ts'
import { dropOldOfOthers } from '../unsent/unsentKeys.ts'
import { Feed, type LiveAction } from './feed.ts'
import { enterAgain, hear, setLine, setStatus, setUsers } from './liveSocket.ts'

/** First and longest pause before trying again, ms. */
const PAUSE_MS = 500
const PAUSE_MAX_MS = 5000
/** How long a try may take, ms. */
const OPEN_MS = 5000
/** How long an event waits for its answer, ms. */
const ANSWER_MS = 10_000

/** Opens the one connection of this tab and feeds the cache from it (S7.18, D9); answers how to close it. */
export function connectLive(cache: QueryClient, user: string): () => void {
  // An impersonator is not present and hears nothing.
  if (isSeeing()) return () => undefined
  dropOldOfOthers(user)
  // So does what others said in a chat: it lies here as long as a draft.
  forgetWhere(({ by, date }) => by !== user && Date.now() - Date.parse(date) >= DRAFT_DAYS * 24 * 3_600_000)
  const began = performance.timeOrigin
  const feed = new Feed(cache)
  const socket = io({
    // Under another account the server lets nobody in.
    auth: { account: user },
    // Any node may answer: with requests in between each would have to find the same one. They remain where nothing else gets through.
    transports: ['websocket', 'polling'],
    tryAllTransports: true,
    reconnectionDelay: PAUSE_MS,
    reconnectionDelayMax: PAUSE_MAX_MS,
    timeout: OPEN_MS,
  })
  const take = (action: LiveAction) => void feed.take(action)
  let cursor: string | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let hasBeen = false
  const gone = new Set<string>()

  const again = () => {
    clearTimeout(timer)
    timer = setTimeout(() => socket.connect(), PAUSE_MS + Math.random() * PAUSE_MS)
  }
  setLine({
    send: (event, body) => sendOn(socket, event, body),
    retry: () => {
      clearTimeout(timer)
      // A pause that runs already is cut short.
      socket.disconnect().connect()
    },
  })

  socket.on('connect', () => {
    setStatus('connected')
    // What was read before the line was there may have changed since.
    const since = cursor === undefined ? { age: Math.ceil(Date.now() - began) } : { since: cursor }
    void sendPatiently(socket, 'replayMissed', since).then((answer) => {
      if (answer.ok && !('reload' in answer && answer.reload === true)) return
      take({ type: 'SOCKET_RELOAD' })
      // Since a cursor nobody else can tell either what was missed; of what was kept before this page its keeper asks itself.
      if ('since' in since) hear('reload', {})
    })
    hasBeen = true
    // What was written in a note without a line goes, whether one opens that note again or not.
    void sendUnsent(user, (event, body) => sendPatiently(socket, event, body))
    // So does what was said in any room.
    void sendAll(user)
  })
  socket.on('disconnect', (reason) => {
    if (reason === 'io client disconnect') return
    setStatus('disconnected')
    // The server goes, or the session has ended: the next try tells which.
    if (reason === 'io server disconnect') again()
  })
  socket.on('connect_error', (error) => {
    setStatus(hasBeen || !socket.active ? 'reconnectError' : 'disconnected')
    if (error.message === 'unauthenticated') {
      // Whatever is asked next says so, and leads to the login form.
      setStatus('off')
      take({ type: 'SOCKET_RELOAD' })
    } else if (error.message === 'otherAccount') {
      setStatus('off')
      noteAnother()
    } else if (!socket.active) timer = setTimeout(() => socket.connect(), PAUSE_MAX_MS)
  })

  socket.on('update', ({ item }: LiveFrames['update']) => {
    // It is back, as from the trash: by itself the server lets nobody in its rooms again.
    if (gone.delete(item._id)) enterAgain(`:${item._id}`)
    take({ type: 'SOCKET_UPDATE', item: wordedValue(item) })
  })
  socket.on('delete', ({ _id }: LiveFrames['delete']) => {
    gone.add(_id)
    take({ type: 'SOCKET_DELETE', id: _id })
  })
  socket.on('message', () => take({ type: 'SOCKET_MESSAGE' }))
  socket.on('reload', () => {
    enterAgain()
    take({ type: 'SOCKET_RELOAD' })
  })
  socket.on('cursor', (frame: LiveFrames['cursor']) => {
    cursor = frame.cursor
  })
  socket.on('updateUsers', (frame: LiveFrames['updateUsers']) => setUsers(frame))
  socket.onAny((name: string, frame: unknown) => hear(name, frame))

  return () => {
    clearTimeout(timer)
    feed.stop()
    socket.disconnect()
    setLine(undefined)
    setStatus('off')
  }
}

/** The same, and once more where that was more than may be sent at once: nothing was done with it (D21.1). */
async function sendPatiently(socket: Socket, event: string, body: unknown): Promise<LiveAnswer> {
  for (;;) {
    const answer = await sendOn(socket, event, body)
    if (answer.ok || answer.retryAfter === undefined || !socket.connected) return answer
    await pause(answer.retryAfter)
  }
}

async function sendOn(socket: Socket, event: string, body: unknown): Promise<LiveAnswer> {
  try {
    return await socket.timeout(ANSWER_MS).emitWithAck(event, body)
  } catch {
    // The line went while we waited: whoever sent it does so again when it is back.
    return { ok: false, error: 'internal' }
  }
}
