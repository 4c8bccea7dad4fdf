import type { BulkAnswer } from '@schakel/domain/calls'
import { useRef, useState } from 'react'
import { call } from '../../../api/call.ts'
import { useRefresh } from '../../../entities/items/mutations.ts'
import { useTranslation } from '../../../texts/useTranslation.ts'
import { notifySuccess, notifyUndo } from '../../../ui/notify.ts'
import { useFailure } from '../../../ui/useFailure.ts'

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

export interface Progress {
  readonly done: number
  readonly total: number
}

/** How many go in one call: little enough that of more one sees it move, and can stop it. */
export const STEP = 100

type Body = Readonly<Record<string, unknown>>

/** Does the same to many items: one call for up to a hundred, in steps with a progress above that; undone as a whole. */
export function useBulk(onDone: (ids: readonly string[]) => void) {
  const { t } = useTranslation('list')
  const common = useTranslation('common')
  const fail = useFailure()
  const refresh = useRefresh()
  const [progress, setProgress] = useState<Progress>()
  const [refused, setRefused] = useState<BulkAnswer['refused']>([])
  const isStopped = useRef(false)

  const inSteps = async <T>(all: readonly T[], bodyOf: (part: readonly T[]) => Body): Promise<BulkAnswer> => {
    const answer: { done: BulkAnswer['done']; refused: BulkAnswer['refused'] } = { done: [], refused: [] }
    isStopped.current = false
    try {
      for (let from = 0; from < all.length && !isStopped.current; from += STEP) {
        setProgress({ done: from, total: all.length })
        const part = await call<BulkAnswer>('/api/space/bulk', bodyOf(all.slice(from, from + STEP)))
        answer.done = [...answer.done, ...part.done]
        answer.refused = [...answer.refused, ...part.refused]
      }
    } catch (error) {
      fail(error)
    } finally {
      setProgress(undefined)
      await refresh()
    }
    return answer
  }

  const undo = async (work: Work, done: BulkAnswer['done']): Promise<void> => {
    const ids = done.map(({ _id }) => _id)
    const befores = new Map('items' in work ? work.items.map(({ _id, before }) => [_id, before]) : [])
    const back =
      'props' in work || 'items' in work
        ? await inSteps(done, (part) => ({
            items: part.map(({ _id, _version, before }) => ({ _id, _version, props: befores.get(_id) ?? before })),
          }))
        : 'link' in work
          ? await inSteps(
              done.filter(({ isNew }) => isNew).map(({ _id }) => _id),
              (part) => ({ ids: part, unlink: work.link }),
            )
          : await inSteps(ids, (part) => ({ ids: part, restore: true }))
    setRefused(back.refused)
    if (back.done.length > 0) notifySuccess(t('bulkUndone', { count: back.done.length }))
  }

  /** Answers how many were refused. */
  const run = async (work: Work, ids: readonly string[]): Promise<number> => {
    const answer =
      'items' in work
        ? await inSteps(work.items, (part) => ({ items: part.map(({ before: _, ...item }) => item) }))
        : await inSteps(ids, (part) => ({ ...work, ids: part }))
    setRefused(answer.refused)
    if (answer.done.length === 0) return answer.refused.length
    const text = t('remove' in work ? 'bulkRemoved' : 'bulkDone', { count: answer.done.length })
    notifyUndo(text, common.t('undo'), () => void undo(work, answer.done))
    if ('remove' in work) onDone(answer.done.map(({ _id }) => _id))
    return answer.refused.length
  }

  return {
    run,
    progress,
    stop: () => {
      isStopped.current = true
    },
    refused,
    closeReport: () => setRefused([]),
  }
}
