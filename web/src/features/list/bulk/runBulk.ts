import type { BulkAnswer } from '@schakel/domain/calls'
import { call, newIdempotencyKey } from '../../../api/call.ts'
import type { Translate } from '../../../texts/useTranslation.ts'
import { notifyRefused, notifySuccess, notifyUndo } from '../../../ui/notify.ts'
import { openReport } from './reports.ts'
import { type Run, tellRun } from './runs.ts'
import type { Outcome, Work } from './useBulk.ts'

/** How many go in one call: little enough that of more one sees it move, and can stop it. */
export const STEP = 100

/** What a list remembers of its bulks. */
export interface Memory {
  /** The keys of what broke off: asked again it counts once, should only an answer have been lost (D2.4). */
  broken: ReadonlyMap<string, string>
}

interface Surroundings {
  readonly memory: Memory
  readonly t: Translate<'list'>
  readonly common: Translate<'common'>
  readonly fail: (error: unknown) => void
  readonly refresh: () => Promise<void>
  readonly onDone: (ids: readonly string[]) => void
}

type Done = BulkAnswer['done'][number]
type Body = Readonly<Record<string, unknown>>

/** What does a work, in steps, and takes it back as a whole. */
export function bulkIn({ memory, t, common, fail, refresh, onDone }: Surroundings) {
  const inSteps = async <T>(
    all: readonly T[],
    bodyOf: (part: readonly T[]) => Body,
    run: Run = { isStopped: false },
  ): Promise<Outcome<T>> => {
    let answer: Outcome<T> = { done: [], refused: [], left: all }
    const before = memory.broken
    const tried = new Map<string, string>()
    memory.broken = tried
    try {
      for (let from = 0; from < all.length && !run.isStopped; from += STEP) {
        tellRun(run, { done: from, total: all.length })
        const body = bodyOf(all.slice(from, from + STEP))
        const said = JSON.stringify(body)
        const idempotencyKey = before.get(said) ?? newIdempotencyKey()
        tried.set(said, idempotencyKey)
        const part = await call<BulkAnswer>('/api/space/bulk', body, { idempotencyKey })
        answer = {
          done: [...answer.done, ...part.done],
          refused: [...answer.refused, ...part.refused],
          left: all.slice(from + STEP),
        }
      }
      // What was answered is done once more when it is asked once more.
      tried.clear()
    } catch (error) {
      fail(error)
    } finally {
      tellRun(run, undefined)
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
      notifyRefused(t('undoLeft', { count: left.length }), '', common('retry'), goOn, undefined, 'now')
    }
  }

  return async (work: Work, ids: readonly string[], run: Run): Promise<Outcome<unknown>> => {
    const answer =
      'items' in work
        ? await inSteps(work.items, (part) => ({ items: part.map(({ before: _, ...item }) => item) }), run)
        : await inSteps(ids, (part) => ({ ...work, ids: part }), run)
    const { done, refused } = answer
    const told = done.length > 0 ? t('remove' in work ? 'bulkRemoved' : 'bulkDone', { count: done.length }) : undefined
    report(t('refused', { count: refused.length }), told, refused)
    if (told === undefined) return answer
    notifyUndo(told, common('undo'), () => void undo(work, done))
    if ('remove' in work) onDone(done.map(({ _id }) => _id))
    return answer
  }
}

function report(title: string, done: string | undefined, refused: BulkAnswer['refused']): void {
  if (refused.length > 0) openReport({ title, done, refused })
}
