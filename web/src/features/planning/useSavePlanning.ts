import type { AnyItem } from '@schakel/domain'
import { isSame } from '@schakel/domain'
import type { PlanningRow } from '@schakel/domain/planning'
import { useCallback, useEffect, useRef, useState } from 'react'
import { isApiError } from '../../api/apiError.ts'
import { useUpdate } from '../../entities/items/mutations.ts'
import type { SaveStateName } from '../../ui/SaveState.tsx'

/** How often a save is tried again while there is no connection, ms. */
const TRY_AGAIN_MS = 5000

interface Base {
  readonly version: number | undefined
  readonly planning: unknown
}

/** Saves the planning of a dossier a while after the last change (S4.16) and says how that goes; what was not sent when one leaves is sent then. */
export function useSavePlanning(dossier: AnyItem) {
  const { mutateAsync } = useUpdate()
  const [state, setState] = useState<SaveStateName>('idle')
  const [error, setError] = useState<unknown>()
  /** What somebody else made of it meanwhile. */
  const [theirs, setTheirs] = useState<AnyItem>()
  const waiting = useRef<readonly PlanningRow[]>(undefined)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const base = useRef<Base>({ version: undefined, planning: undefined })
  const isBusy = useRef(false)
  const isClean = state === 'idle' || state === 'saved'
  if (isClean) base.current = { version: numberOf(dossier._version), planning: dossier.planning }

  const id = dossier._id
  const send = useCallback(async (): Promise<void> => {
    clearTimeout(timer.current)
    const planning = waiting.current
    if (planning === undefined || isBusy.current) return
    isBusy.current = true
    waiting.current = undefined
    setState('saving')
    try {
      const saved = await mutateAsync({ id, props: { planning, _version: base.current.version }, quiet: true })
      base.current = { version: numberOf(saved._version), planning }
      setError(undefined)
      if (waiting.current === undefined) setState('saved')
    } catch (failure) {
      waiting.current ??= planning
      const current = isApiError(failure, 409) ? failure.current : undefined
      if (current && isSame(current.planning ?? null, base.current.planning ?? null)) {
        // Something else of the dossier changed, which is no matter of the planning.
        base.current = { ...base.current, version: numberOf(current._version) }
        timer.current = setTimeout(() => void again.current(), 0)
      } else if (current) {
        setTheirs(current)
        setState('failed')
      } else if (isApiError(failure, 0)) {
        setState('offline')
        timer.current = setTimeout(() => void again.current(), TRY_AGAIN_MS)
      } else {
        setError(failure)
        setState('failed')
      }
      return
    } finally {
      isBusy.current = false
    }
    // What was changed while this one was on its way.
    if (waiting.current !== undefined) await again.current()
  }, [id, mutateAsync])
  const again = useRef(send)
  again.current = send

  const later = useCallback((planning: readonly PlanningRow[], ms: number) => {
    waiting.current = planning
    clearTimeout(timer.current)
    setState('saving')
    timer.current = setTimeout(() => void again.current(), ms)
  }, [])

  useEffect(() => {
    const now = () => void again.current()
    const leave = (event: BeforeUnloadEvent) => {
      if (waiting.current === undefined) return
      now()
      event.preventDefault()
    }
    window.addEventListener('online', now)
    window.addEventListener('beforeunload', leave)
    return () => {
      window.removeEventListener('online', now)
      window.removeEventListener('beforeunload', leave)
      now()
    }
  }, [])

  return {
    state,
    error,
    theirs,
    isClean,
    later,
    retry: () => void again.current(),
    /** Saves ours over theirs. */
    insist() {
      base.current = { version: numberOf(theirs?._version), planning: theirs?.planning }
      setTheirs(undefined)
      void again.current()
    },
    /** Forgets what was to be saved. */
    settle() {
      clearTimeout(timer.current)
      waiting.current = undefined
      setTheirs(undefined)
      setError(undefined)
      setState('idle')
    },
  }
}

function numberOf(value: unknown): number | undefined {
  return typeof value === 'number' ? value : undefined
}
