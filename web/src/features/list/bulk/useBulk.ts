import type { BulkAnswer } from '@schakel/domain/calls'
import { useRef, useSyncExternalStore } from 'react'
import { useRefresh } from '../../../entities/items/mutations.ts'
import { useTranslation } from '../../../texts/useTranslation.ts'
import { useFailure } from '../../../ui/useFailure.ts'
import type { Memory } from './runBulk.ts'
import { runs, stopRun, tellRun } from './runs.ts'

interface Edge {
  readonly edge: string
  readonly to: string
  readonly as: 'parent' | 'child'
  readonly props?: Readonly<Record<string, unknown>>
}

/** Fields of one item, based on the version that was read. */
interface ItemProps {
  readonly _id: string
  readonly _version: number
  readonly props: Readonly<Record<string, unknown>>
  /** What takes it back. */
  readonly before: Readonly<Record<string, unknown>>
}

/** What is done to all that was chosen. */
export type Work =
  | { readonly props: Readonly<Record<string, unknown>>; readonly reason?: string }
  | { readonly items: readonly ItemProps[] }
  | { readonly link: Edge }
  | { readonly remove: true }

/** What came of it; `left` was not reached, because a call failed or one stopped. */
export interface Outcome<T> extends BulkAnswer {
  readonly left: readonly T[]
}

/** Does the same to many items: one call for up to a hundred, in steps with a progress above that; undone as a whole. */
export function useBulk(onDone: (ids: readonly string[]) => void) {
  const { t } = useTranslation('list')
  const common = useTranslation('common')
  const fail = useFailure()
  const refresh = useRefresh()
  const progress = useSyncExternalStore(runs.subscribe, runs.now)
  const memory = useRef<Memory>({ broken: new Map() })

  const run = async (work: Work, ids: readonly string[]): Promise<Outcome<unknown>> => {
    const all = 'items' in work ? work.items : ids
    const begun = { isStopped: false }
    tellRun(begun, { done: 0, total: all.length })
    try {
      const { bulkIn } = await import('./runBulk.ts')
      const around = { memory: memory.current, t, common: common.t, fail, refresh, onDone }
      return await bulkIn(around)(work, ids, begun)
    } catch (error) {
      // Its code did not come.
      tellRun(begun, undefined)
      fail(error)
      return { done: [], refused: [], left: all }
    }
  }

  return { run, progress, stop: stopRun }
}
