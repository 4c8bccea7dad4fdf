import { useCallback, useEffect, useState } from 'react'
import { held, letGo } from '../../api/leaving.ts'
import { lineStatus, onStatus, sendLive } from '../../entities/live/liveSocket.ts'
import { forgetUnsentOf, sendAll, unsentCount } from '../../entities/unsent/chatOutbox.ts'
import {
  forgetPendingOf,
  pendingCount,
  refusedAt,
  sendAll as sendCheckins,
} from '../../entities/unsent/checkinQueue.ts'
import { forgetPlannedOf, plannedCount, sendAllPlanned } from '../../entities/unsent/planningQueue.ts'
import { sendUnsent } from '../../entities/unsent/sendUnsent.ts'
import { dropUnsent, unsentByState } from '../../entities/unsent/unsentKeys.ts'
import { useViewer } from '../../entities/viewer/viewer.tsx'

/** So long one waits for what could not be sent before it is said to be left, ms. */
const PATIENCE_MS = 4000
/** So often it is looked whether the files have arrived, ms. */
const LOOK_MS = 200

/** What somebody wrote here and the server does not have. */
export interface UnsentCounts {
  readonly notes: number
  /** The notes that did not take what was written: sending again does not help. */
  readonly refusedNotes: readonly string[]
  readonly chats: number
  readonly checkins: number
  /** The activities at which somebody who walked in was refused, once for each of those: sending again does not help. */
  readonly refused: readonly string[]
  readonly plannings: number
  /** Files that are on their way. */
  readonly files: number
}

/** Sends what could not be sent yet, and says what is left of it; nothing while it is being sent. */
export function useUnsentLeft() {
  const { _id: user } = useViewer()
  const [left, setLeft] = useState<UnsentCounts>()
  const sendAgain = useCallback(async () => {
    setLeft(undefined)
    if (canGo(countOf(user))) await Promise.race([sendOnceConnected(user), pause()])
    setLeft(countOf(user))
  }, [user])
  useEffect(() => void sendAgain(), [sendAgain])
  const forget = () => {
    dropUnsent(user)
    forgetUnsentOf(user)
    forgetPendingOf(user)
    forgetPlannedOf(user)
    letGo()
    setLeft(countOf(user))
  }
  return { left, sendAgain, forget }
}

function countOf(user: string): UnsentCounts {
  const { waiting, refused } = unsentByState(user)
  return {
    notes: waiting.length,
    refusedNotes: refused,
    chats: unsentCount(user),
    checkins: pendingCount(user),
    refused: refusedAt(user),
    plannings: plannedCount(user),
    files: held.size,
  }
}

export function hasAny(left: UnsentCounts): boolean {
  return canGo(left) || left.refused.length > 0 || left.refusedNotes.length > 0
}

/** Whether any of it could still be sent. */
export function canGo({ notes, chats, checkins, plannings, files }: UnsentCounts): boolean {
  return notes + chats + checkins + plannings + files > 0
}

async function sendOnceConnected(user: string): Promise<void> {
  // These go without the line.
  const withoutLine = [sendCheckins(user), sendAllPlanned(user), filesSent()]
  // Opened by its address, the page may not have its line yet.
  if (lineStatus() !== 'connected') await connected()
  await Promise.all([sendUnsent(user, sendLive), sendAll(user), ...withoutLine])
}

/** Resolves once every file has arrived, or was refused. */
async function filesSent(): Promise<void> {
  while (held.size > 0) await pause(LOOK_MS)
}

function connected(): Promise<void> {
  return new Promise((resolve) => {
    const stop = onStatus((status) => {
      if (status !== 'connected') return
      stop()
      resolve()
    })
    setTimeout(stop, PATIENCE_MS)
  })
}

function pause(ms = PATIENCE_MS): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}
