import type { BulkAnswer } from '@schakel/domain/calls'
import { useRef, useState } from 'react'
import { call } from '../../../api/call.ts'
import { useRefresh } from '../../../entities/items/mutations.ts'
import { useTranslation } from '../../../texts/useTranslation.ts'
import { notifyRefused, notifySuccess, notifyUndo } from '../../../ui/notify.ts'
import { useFailure } from '../../../ui/useFailure.ts'
import { openReport } from './reports.ts'

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

/** What came of it; `left` was not reached, because a call failed or one stopped. */
export interface Outcome<T> extends BulkAnswer {
  readonly left: readonly T[]
}

type Done = BulkAnswer['done'][number]
type Body = Readonly<Record<string, unknown>>

/** Does the same to many items: one call for up to a hundred, in steps with a progress above that; undone as a whole. */
export function useBulk(onDone: (ids: readonly string[]) => void) {
  const { t } = useTranslation('list')
  const common = useTranslation('common')
  const fail = useFailure()
  const refresh = useRefresh()
  const [progress, setProgress] = useState<Progress>()
  const isStopped = useRef(false)

  const inSteps = async <T>(all: readonly T[], bodyOf: (part: readonly T[]) => Body): Promise<Outcome<T>> => {
    let answer: Outcome<T> = { done: [], refused: [], left: all }
    isStopped.current = false
    try {
      for (let from = 0; from < all.length && !isStopped.current; from += STEP) {
        setProgress({ done: from, total: all.length })
        const part = await call<BulkAnswer>('/api/space/bulk', bodyOf(all.slice(from, from + STEP)))
        answer = {
          done: [...answer.done, ...part.done],
          refused: [...answer.refused, ...part.refused],
          left: all.slice(from + STEP),
        }
      }
    } catch (error) {
      fail(error)
    } finally {
      setProgress(undefined)
      await refresh()
    }
    return answer
  }

  /** Puts back what was done; what breaks off half-way is told, and goes on by a press. */
  const undo = async (work: Work, done: readonly Done[]): Promise<void> => {
    const befores = new Map('items' in work ? work.items.map(({ _id, before }) => [_id, before]) : [])
    const idsOf = (part: readonly Done[]) => part.map(({ _id }) => _id)
    const { left, ...back } =
      'props' in work || 'items' in work
        ? await inSteps(done, (part) => ({
            items: part.map(({ _id, _version, before }) => ({ _id, _version, props: befores.get(_id) ?? before })),
          }))
        : 'link' in work
          ? await inSteps(
              done.filter(({ isNew }) => isNew),
              (part) => ({ ids: idsOf(part), unlink: work.link }),
            )
          : await inSteps(done, (part) => ({ ids: idsOf(part), restore: true }))
    const told = back.done.length > 0 ? t('bulkUndone', { count: back.done.length }) : undefined
    if (told !== undefined) notifySuccess(told)
    report(t('undoRefused', { count: back.refused.length }), told, back.refused)
    if (left.length > 0) {
      const goOn = () => void undo(work, left)
      notifyRefused(t('undoLeft', { count: left.length }), '', common.t('retry'), goOn, 'now')
    }
  }

  const run = async (work: Work, ids: readonly string[]): Promise<Outcome<unknown>> => {
    const answer =
      'items' in work
        ? await inSteps(work.items, (part) => ({ items: part.map(({ before: _, ...item }) => item) }))
        : await inSteps(ids, (part) => ({ ...work, ids: part }))
    const { done, refused } = answer
    const told = done.length > 0 ? t('remove' in work ? 'bulkRemoved' : 'bulkDone', { count: done.length }) : undefined
    report(t('refused', { count: refused.length }), told, refused)
    if (told === undefined) return answer
    notifyUndo(told, common.t('undo'), () => void undo(work, done))
    if ('remove' in work) onDone(done.map(({ _id }) => _id))
    return answer
  }

  return {
    run,
    progress,
    stop: () => {
      isStopped.current = true
    },
  }
}

function report(title: string, done: string | undefined, refused: BulkAnswer['refused']): void {
  if (refused.length > 0) openReport({ title, done, refused })
}
