import { isObject, propertyOf } from '@schakel/domain'
import type { QueryClient } from '@tanstack/react-query'
import { onFrame, onStatus, sendLive } from '../../entities/live/liveSocket.ts'
import { Keeper, type Looking } from './keeper.ts'
import { openSeenStore } from './seenStore.ts'

let current: { readonly cache: QueryClient; readonly keeper: Keeper; readonly stop: () => void } | undefined

/** What keeps what is seen in this page, when something does. */
export function currentKeeper(): Keeper | undefined {
  return current?.keeper
}

/** Keeps on this device what is read through a cache; answers how to stop. */
export function startKeeping(cache: QueryClient, looking: Looking): () => void {
  if (current?.cache !== cache) {
    current?.stop()
    const keeper = new Keeper(cache, looking, openSeenStore())
    const deafen = listen(keeper)
    const stop = () => {
      deafen()
      keeper.stop()
      if (current?.keeper === keeper) current = undefined
    }
    current = { cache, keeper, stop }
  }
  return current.stop
}

/** Carries over what the live line tells, and asks it what became of what was kept on earlier visits. */
export function listen(keeper: Keeper): () => void {
  const began = Date.now()
  let isConfirmed = false
  let isAsking = false
  let cursor: string | undefined
  const confirm = () => {
    if (isConfirmed && cursor !== undefined) keeper.confirm(cursor)
  }
  /** Whether what lay here before is known to be as it is now. */
  const settleBefore = async () => {
    const before = await keeper.cursorBefore()
    if (!before) return true
    // An empty cursor is one that nobody can tell anything of.
    const answer = await sendLive('replayMissed', { since: before.cursor ?? '' })
    // There is no line: it is asked again when there is.
    if (!answer?.ok) return false
    if (!('reload' in answer) || answer.reload !== false) await keeper.dropBefore(began)
    return true
  }
  const askBefore = async () => {
    if (isConfirmed || isAsking) return
    isAsking = true
    isConfirmed = await settleBefore()
    isAsking = false
    confirm()
  }
  const stops = [
    onFrame('update', (frame) => {
      const item = propertyOf(frame, 'item')
      const id = propertyOf(item, '_id')
      if (isObject(item) && typeof id === 'string') keeper.tell(id, item)
    }),
    onFrame('delete', (frame) => {
      const id = propertyOf(frame, '_id')
      if (typeof id === 'string') keeper.tell(id, undefined)
    }),
    onFrame('reload', () => void keeper.dropBefore(Date.now())),
    onFrame('cursor', (frame) => {
      const next = propertyOf(frame, 'cursor')
      if (typeof next !== 'string') return
      cursor = next
      confirm()
    }),
    onStatus((status) => {
      if (status === 'connected') void askBefore()
    }),
  ]
  void askBefore()
  return () => {
    for (const stop of stops) stop()
  }
}
