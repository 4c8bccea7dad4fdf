import type { AnyItem } from '@schakel/domain'
import type { PlanningRow } from '@schakel/domain/planning'
import { useCallback, useEffect, useState } from 'react'
import { textIn } from '../../entities/items/read.ts'
import {
  changePlanned,
  forgetPlanned,
  insistOnPlanned,
  notePlanningBase,
  type Planned,
  plan,
  sendPlanned,
  showPlanned,
  usePlanned,
} from '../../entities/unsent/planningQueue.ts'
import { useViewer } from '../../entities/viewer/viewer.tsx'
import type { SaveStateName } from '../../ui/SaveState.tsx'
import { usePlanningSender } from './usePlanningSender.ts'

const states: Readonly<Record<Planned['state'], SaveStateName>> = {
  waiting: 'saving',
  offline: 'offline',
  refused: 'failed',
}

/**
 * Saves the planning of a dossier a while after the last change (S4.16) and says how that goes. What waits is kept outside of the screen:
 * it is sent when one leaves, and stands there again when one comes back.
 */
export function useSavePlanning(dossier: AnyItem) {
  const { _id: by } = useViewer()
  const { _id: id, _version: version, planning } = dossier
  const name = textIn(dossier, 'name') ?? ''
  usePlanningSender(by)
  const { entry, error } = usePlanned(by, id)
  const [isTouched, setTouched] = useState(false)
  const isClean = entry === undefined
  useEffect(() => {
    if (isClean) notePlanningBase(id, version, planning)
  }, [isClean, id, version, planning])
  useEffect(() => showPlanned(by, id), [by, id])

  // Also where it was left by an earlier visit.
  useEffect(() => {
    if (!isClean) setTouched(true)
  }, [isClean])

  const later = useCallback(
    (rows: readonly PlanningRow[], ms: number) => plan({ by, dossier: id, name, planning: rows }, ms),
    [by, id, name],
  )
  const state: SaveStateName = entry ? states[entry.state] : isTouched ? 'saved' : 'idle'
  return {
    state,
    error,
    /** What somebody else made of it meanwhile. */
    theirs: entry?.theirs,
    /** What was made of it and is not saved, here or in another tab. */
    waiting: entry?.planning,
    isClean,
    later,
    /** Changes it when it is no longer on the screen. */
    change: (how: (rows: readonly PlanningRow[]) => readonly PlanningRow[]) =>
      changePlanned({ by, dossier: id, name }, how),
    retry: () => void sendPlanned(by, id),
    /** Saves ours over theirs. */
    insist: () => insistOnPlanned(by, id),
    /** Forgets what was to be saved. */
    settle() {
      forgetPlanned(by, id)
      setTouched(false)
    },
  }
}
