import type { LiveAnswer, LiveFrames, LivePerson } from '@schakel/domain/calls'
import { useEffect, useSyncExternalStore } from 'react'
import { noteLine } from '../../api/away.ts'

/** How it stands with the line to the server (S3.19, S8.8). */
export type LineStatus = 'off' | 'connected' | 'disconnected' | 'reconnectError'

/** What the connection, which comes after the first paint, does for the rest of the app. */
export interface Line {
  readonly send: (event: string, body: unknown) => Promise<LiveAnswer>
  readonly retry: () => void
}

interface State {
  readonly status: LineStatus
  readonly users: ReadonlyMap<string, readonly LivePerson[]>
}

/** Pause before a room is asked for again, ms. */
const AGAIN_MS = 1500

type FrameListener = (frame: unknown) => void

let state: State = { status: 'off', users: new Map() }
let line: Line | undefined
const watchers = new Set<() => void>()
const rooms = new Map<string, number>()
const frameListeners = new Map<string, Set<FrameListener>>()

function setState(next: Partial<State>): void {
  state = { ...state, ...next }
  for (const watch of watchers) watch()
}

function watch(watcher: () => void): () => void {
  watchers.add(watcher)
  return () => watchers.delete(watcher)
}

/** Enters a room; a server that could not let us in just now, or was asked too much at once, is asked again, as long as the line holds. */
function join(room: string): void {
  const asked = line
  void asked?.send('joinRoom', { room }).then((answer) => {
    if (answer.ok || (answer.error !== 'internal' && answer.error !== 'tooMany')) return
    setTimeout(() => {
      if (line === asked && state.status === 'connected' && rooms.has(room)) join(room)
    }, AGAIN_MS)
  })
}

/** Leaves a room; a server that was told too much at once is told again. */
function leave(room: string): void {
  const asked = line
  void asked?.send('userLeft', { room }).then((answer) => {
    if (answer.ok || answer.error !== 'tooMany') return
    setTimeout(() => {
      if (line === asked && state.status === 'connected' && !rooms.has(room)) leave(room)
    }, AGAIN_MS)
  })
}

/** Enters once more the rooms in which this tab is, or those whose name ends so: the server may have put it out of them, or has more to tell. */
export function enterAgain(end = ''): void {
  if (state.status === 'connected') for (const room of rooms.keys()) if (room.endsWith(end)) join(room)
}

/** The connection tells how it stands; once connected it finds the rooms in which this tab is. */
export function setStatus(status: LineStatus): void {
  noteLine(status === 'connected')
  // Who is there is not known any more.
  setState(status === 'connected' ? { status } : { status, users: new Map() })
  enterAgain()
}

export function setLine(next: Line | undefined): void {
  line = next
}

/** The connection passes on what it hears. */
export function hear(name: string, frame: unknown): void {
  for (const listener of frameListeners.get(name) ?? []) listener(frame)
}

export function setUsers({ room, users }: LiveFrames['updateUsers']): void {
  if (rooms.has(room)) setState({ users: new Map(state.users).set(room, users) })
}

/** Hears frames of a name, whenever the line is there; answers how to stop. */
export function onFrame(name: string, listener: FrameListener): () => void {
  const listeners = frameListeners.get(name) ?? new Set()
  frameListeners.set(name, listeners.add(listener))
  return () => listeners.delete(listener)
}

/** Sends an event and waits for its answer; nothing when there is no line. */
export function sendLive(event: string, body: unknown): Promise<LiveAnswer> | undefined {
  return state.status === 'connected' ? line?.send(event, body) : undefined
}

/** Enters a room, now and after every gap; answers how to leave. Who enters twice leaves when both have left. */
export function enterRoom(room: string): () => void {
  const count = rooms.get(room) ?? 0
  rooms.set(room, count + 1)
  if (count === 0 && state.status === 'connected') join(room)
  return () => {
    const left = (rooms.get(room) ?? 1) - 1
    if (left > 0) {
      rooms.set(room, left)
      return
    }
    rooms.delete(room)
    const users = new Map(state.users)
    users.delete(room)
    setState({ users })
    if (state.status === 'connected') leave(room)
  }
}

/** Is in a room as long as it is shown, and says who is there too; nothing while that is not known. */
export function useRoom(room: string): readonly LivePerson[] | undefined {
  useEffect(() => enterRoom(room), [room])
  return useSyncExternalStore(watch, () => state.users.get(room))
}

/** Hears how it stands with the line, whenever that changes; answers how to stop. */
export function onStatus(listener: (status: LineStatus) => void): () => void {
  let last = state.status
  return watch(() => {
    if (state.status === last) return
    last = state.status
    listener(last)
  })
}

export const lineStatus = (): LineStatus => state.status

export function useLineStatus(): LineStatus {
  return useSyncExternalStore(watch, lineStatus)
}

/** Tries at once instead of after the pause. */
export function retryLine(): void {
  line?.retry()
}
