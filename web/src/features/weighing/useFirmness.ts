import { type DecisionInput, DRAWS, type FirmnessResult, firmnessInput, type Lens } from '@schakel/domain/decision'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { startTransition, useEffect, useMemo, useRef, useState } from 'react'
import { afterFrames } from './afterFrames.ts'
import type { FirmnessTask } from './firmnessWorker.ts'
import { firmnessQuery } from './queries.ts'
import { framesOf } from './useInParts.ts'

/** How firm the order is, as far as it was drawn. */
export interface DrawnFirmness {
  /** Nothing where fewer than two can be ranked. */
  readonly result: FirmnessResult | null | undefined
  readonly isWhole: boolean
  /** What is told was drawn for another lens or other weights; the new comes. */
  readonly isStale: boolean
  readonly error: Error | null
  readonly again: () => void
}

/**
 * Draws under a lens beside the page, told in parts (F2.19). Where the browser cannot, the server draws: the same input gives the same
 * bytes on both (F2.10).
 */
export function useFirmness(dossier: string, input: DecisionInput, lens: Lens): DrawnFirmness {
  const wanted = useMemo(() => firmnessInput(input) ?? null, [input])
  const [drawn, setDrawn] = useState<{ readonly wanted: unknown; readonly result: FirmnessResult }>()
  const [isRefused, setRefused] = useState(typeof Worker === 'undefined')
  const atServer = useQuery({
    ...firmnessQuery(dossier, lens),
    enabled: isRefused && wanted !== null,
    placeholderData: keepPreviousData,
  })
  const drawer = useRef<{ readonly worker: Worker; hasInput: boolean }>(undefined)
  // One worker for an input, which is large: what was made ready of it serves each lens.
  useEffect(() => {
    if (isRefused || wanted === null) return
    const worker = new Worker(new URL('./firmnessWorker.ts', import.meta.url), { type: 'module' })
    const send = (task: FirmnessTask) => worker.postMessage(task)
    let giveUp = () => {}
    worker.onmessage = ({ data }: MessageEvent<FirmnessResult | undefined>) => {
      if (!data) return setRefused(true)
      // In pieces, so that what is told never holds the page (F2.19).
      startTransition(() => setDrawn({ wanted, result: data }))
      giveUp()
      if (data.draws < DRAWS) giveUp = afterFrames(framesOf(data.suppliers.length), () => send('shown'))
    }
    worker.onerror = () => setRefused(true)
    drawer.current = { worker, hasInput: false }
    return () => {
      giveUp()
      worker.terminate()
      drawer.current = undefined
    }
  }, [wanted, isRefused])
  useEffect(() => {
    const { current } = drawer
    if (!current || wanted === null) return
    // Drawing takes a processor from the page, which first shows what was pressed.
    return afterFrames(1, () => {
      current.worker.postMessage((current.hasInput ? { lens } : { lens, input: wanted }) satisfies FirmnessTask)
      current.hasInput = true
    })
  }, [wanted, lens])
  // What was drawn stands until the next is told: a table that goes and comes back moves all that is under it.
  const result = wanted === null ? null : isRefused ? atServer.data?.firmness : drawn?.result
  const isStale = isRefused ? atServer.isPlaceholderData : drawn?.wanted !== wanted || result?.lens !== lens
  return {
    result,
    isWhole: result?.draws === DRAWS && !isStale,
    isStale: Boolean(result) && isStale,
    error: isRefused ? atServer.error : null,
    again: () => void atServer.refetch(),
  }
}
