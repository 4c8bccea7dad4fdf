import type { RequirementSet } from '@schakel/domain/calls'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { isApiError } from '../../api/apiError.ts'
import { useKeptPlace } from '../../entities/inplace/keptRows.ts'
import { useTranslation } from '../../texts/useTranslation.ts'
import { notifyAsk } from '../../ui/notify.ts'
import type { SaveStateName } from '../../ui/SaveState.tsx'
import { useAskBeforeUnload } from '../../ui/useAskBeforeUnload.ts'
import { useFailure } from '../../ui/useFailure.ts'
import { type Draft, inputOf, type Patch } from './draft.ts'
import { requirementKeys } from './queries.ts'
import { useLeftPatches } from './useLeftPatches.ts'
import { usePatches } from './usePatches.ts'
import { useSaveRows } from './useWrites.ts'

/** How long typing rests before it is saved, ms. */
const TYPED_MS = 700
/** Pause between tries without a connection, ms. */
const AGAIN_MS = 5000

/**
 * Changes rows of a set that is not frozen: at once on the screen, saved one after the other. What the server does not take yet stays
 * on the screen and is sent when there is a connection again; what could not be saved as the session ended is there when one comes back.
 */
export function useDirect({ parent, rows, mayEdit }: RequirementSet, isCentre: boolean) {
  const { t } = useTranslation('requirements')
  const cache = useQueryClient()
  const fail = useFailure()
  const { mutateAsync } = useSaveRows()
  const [state, setState] = useState<SaveStateName>('idle')
  const place = useKeptPlace(parent)
  const patches = usePatches(parent, rows, place.own)
  const { draft, refused, waiting } = patches
  const isBusy = useRef(false)
  const turn = useRef(Promise.resolve(true))
  const going = useRef<Promise<unknown>>(undefined)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  /** Sends what waits, and what comes meanwhile; answers whether the server took all of it. */
  function send(): Promise<boolean> {
    clearTimeout(timer.current)
    if (!isBusy.current) turn.current = sendNow()
    return turn.current
  }

  async function sendNow(): Promise<boolean> {
    const sent = waiting()
    if (Object.keys(sent.changed).length === 0) return true
    let isTaken = true
    isBusy.current = true
    setState('saving')
    const bases = patches.begin(sent)
    try {
      const saving = mutateAsync({ parent, ...inputOf(bases, sent, isCentre) })
      going.current = saving
      const { rows: written } = await saving
      patches.saved(bases, sent, written)
      setState(patches.hasRefused() ? 'failed' : 'saved')
    } catch (error) {
      if (isApiError(error, 0)) {
        setState('offline')
        // Also after one left the screen.
        timer.current = setTimeout(() => void again.current(), AGAIN_MS)
        return false
      }
      setState('failed')
      if (isApiError(error, 409)) {
        const mine = await patches.giveWay(bases)
        if (Object.keys(mine.changed).length > 0) offerAgain(mine)
        else setState(patches.hasRefused() ? 'failed' : 'saved')
      } else {
        patches.failed(sent)
        await cache.invalidateQueries({ queryKey: requirementKeys.set(parent) })
        fail(error)
      }
      isTaken = false
    } finally {
      isBusy.current = false
    }
    return (await again.current()) && isTaken
  }
  const again = useRef(send)
  again.current = send

  /** What somebody else did first is on the screen now; one's own can still be kept over it. */
  function offerAgain(mine: Draft): void {
    notifyAsk(t('stale'), t('keepMine'), () => {
      patches.keep(mine)
      void again.current()
    })
  }

  useEffect(() => {
    const online = () => void again.current()
    addEventListener('online', online)
    return () => {
      removeEventListener('online', online)
      void again.current()
    }
  }, [])

  const drop = useLeftPatches({ place, patches, mayEdit, setState, settled: () => going.current })
  useAskBeforeUnload(rows.some(({ _id }) => draft.changed[_id] && !patches.isLeft(_id)))

  return {
    draft,
    refused,
    state,
    change(id: string, patch: Patch, isTyped: boolean) {
      patches.change(id, patch, isTyped)
      clearTimeout(timer.current)
      if (isTyped) timer.current = setTimeout(() => void again.current(), TYPED_MS)
      else void again.current()
    },
    drop,
    /** Saves now what was typed; answers whether all that was changed is there. */
    settle() {
      patches.leave()
      return again.current()
    },
    /** Saves rows that are made or removed, or come back. */
    async write(changes: Pick<Parameters<typeof mutateAsync>[0], 'rows' | 'remove' | 'restore'>) {
      setState('saving')
      try {
        await mutateAsync({ parent, ...changes })
        setState('saved')
        return true
      } catch (error) {
        setState('failed')
        fail(error)
        return false
      }
    },
  }
}
