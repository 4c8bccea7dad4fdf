import type { RequirementRow } from '@schakel/domain/calls'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { isApiError } from '../../api/apiError.ts'
import { useTranslation } from '../../texts/useTranslation.ts'
import { notifyAsk } from '../../ui/notify.ts'
import type { SaveStateName } from '../../ui/SaveState.tsx'
import { useAskBeforeUnload } from '../../ui/useAskBeforeUnload.ts'
import { useFailure } from '../../ui/useFailure.ts'
import { type Draft, emptyDraft, inputOf, type Patch, withOnly, withTyped } from './draft.ts'
import { requirementKeys } from './queries.ts'
import { useSaveRows } from './useWrites.ts'

/** How long typing rests before it is saved, ms. */
const TYPED_MS = 700
/** Pause between tries without a connection, ms. */
const AGAIN_MS = 5000

/**
 * Changes rows of a set that is not frozen: at once on the screen, saved one after the other. What the server does not take yet stays
 * on the screen and is sent when there is a connection again.
 */
export function useDirect(parent: string, rows: readonly RequirementRow[], isCentre: boolean) {
  const { t } = useTranslation('requirements')
  const cache = useQueryClient()
  const fail = useFailure()
  const { mutateAsync } = useSaveRows()
  const [state, setState] = useState<SaveStateName>('idle')
  const [draft, setDraft] = useState<Draft>(() => emptyDraft(0))
  // Rows of which the server did not take what was typed: it stays, and is sent when it is changed or sent again.
  const [refused, setRefused] = useState<ReadonlySet<string>>(new Set())
  const now = useRef({ draft, rows, refused })
  now.current.rows = rows
  const isBusy = useRef(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const put = (next: Draft) => {
    now.current.draft = next
    setDraft(next)
  }
  const refuse = (next: ReadonlySet<string>) => {
    now.current.refused = next
    setRefused(next)
  }
  const waiting = () => withOnly(now.current.draft, (id) => !now.current.refused.has(id))

  async function send(): Promise<void> {
    clearTimeout(timer.current)
    const sent = waiting()
    if (isBusy.current || Object.keys(sent.changed).length === 0) return
    isBusy.current = true
    setState('saving')
    try {
      await mutateAsync({ parent, ...inputOf(now.current.rows, sent, isCentre) })
      put(withOnly(now.current.draft, (id, patch) => sent.changed[id] !== patch))
      setState(now.current.refused.size > 0 ? 'failed' : 'saved')
    } catch (error) {
      if (isApiError(error, 0)) {
        setState('offline')
        // Also after one left the screen.
        timer.current = setTimeout(() => void again.current(), AGAIN_MS)
        return
      }
      const isStale = isApiError(error, 409)
      const left = withTyped(now.current.draft, sent)
      put(isStale ? withOnly(now.current.draft, (id) => sent.changed[id] === undefined) : left.draft)
      if (!isStale) refuse(new Set([...now.current.refused, ...left.typed]))
      setState('failed')
      await cache.invalidateQueries({ queryKey: requirementKeys.set(parent) })
      if (isStale) offerAgain(sent)
      else fail(error)
    } finally {
      isBusy.current = false
    }
    if (Object.keys(waiting().changed).length > 0) await again.current()
  }
  const again = useRef(send)
  again.current = send

  /** What somebody else did first is on the screen now; one's own can still be kept over it. */
  function offerAgain(sent: Draft): void {
    notifyAsk(t('stale'), t('keepMine'), () => {
      put({ ...sent, changed: { ...sent.changed, ...now.current.draft.changed } })
      void again.current()
    })
  }

  useEffect(() => {
    const online = () => void again.current()
    addEventListener('online', online)
    return () => {
      removeEventListener('online', online)
      now.current.refused = new Set()
      void again.current()
    }
  }, [])

  useAskBeforeUnload(rows.some(({ _id }) => draft.changed[_id]))

  return {
    draft,
    refused,
    state,
    change(id: string, patch: Patch, isTyped: boolean) {
      // Also what is back as it was: something else may be on its way.
      const { changed } = now.current.draft
      put({ ...now.current.draft, changed: { ...changed, [id]: { ...changed[id], ...patch } } })
      if (now.current.refused.has(id)) refuse(new Set([...now.current.refused].filter((one) => one !== id)))
      clearTimeout(timer.current)
      if (isTyped) timer.current = setTimeout(() => void again.current(), TYPED_MS)
      else void again.current()
    },
    /** Saves now what was typed. */
    settle: () => void again.current(),
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
