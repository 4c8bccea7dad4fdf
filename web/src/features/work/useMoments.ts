import type { WorkLine } from '@schakel/domain/calls'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { useTranslation } from '../../texts/useTranslation.ts'
import { formatDate } from '../../ui/format.ts'
import { notifySuccess, notifyUndo } from '../../ui/notify.ts'
import { useFailure } from '../../ui/useFailure.ts'
import { askMoment } from './askMoment.ts'
import type { MomentUse } from './MomentDialog.tsx'
import { useTakeOff, workKeys } from './queries.ts'

interface MomentInput {
  readonly item: string
  readonly name: string
  /** null takes it back. */
  readonly at: string | null
  /** The moment that it had before. */
  readonly before?: string | undefined
}

/** Puts a line aside until a moment that is asked for, or takes it back where it was put aside; offers to undo that (S2.2). */
export function useSnooze() {
  const { t } = useTranslation('work')
  const takeOff = useTakeOff()
  const set = useMoment('snooze', {
    send: (item, until) => call('/api/work/snooze', { item, until }),
    said: ({ name, at }) => (at === null ? t('tookBack', { name }) : t('putAside', { name, until: formatDate(at) })),
    takeOff: (item) => takeOff((line) => line.item._id === item),
  })
  return (line: WorkLine, name: string) => set(line.item._id, name, line.until)
}

/** Reminds one of a line at a moment that is asked for, or no more where there was a reminder; offers to undo that. */
export function useRemind() {
  const { t } = useTranslation('work')
  const set = useMoment('remind', {
    send: (item, at) => call('/api/work/remind', { item, at }),
    said: ({ name, at }) => (at === null ? t('noReminder', { name }) : t('willRemind', { name, at: formatDate(at) })),
  })
  return (line: WorkLine, name: string) => set(line.item._id, name, line.remind)
}

interface MomentCall {
  readonly send: (item: string, at: string | null) => Promise<unknown>
  readonly said: (input: MomentInput) => string
  /** Takes the item off what is shown before the server has answered; answers how to put it back. */
  readonly takeOff?: (item: string) => Promise<() => void>
}

function useMoment(use: MomentUse, { send, said, takeOff }: MomentCall) {
  const { t } = useTranslation('work')
  const common = useTranslation('common')
  const cache = useQueryClient()
  const fail = useFailure()
  const mutationFn = ({ item, at }: Pick<MomentInput, 'item' | 'at'>) => send(item, at)
  const onSettled = () => cache.invalidateQueries({ queryKey: workKeys.all })
  const undo = useMutation({ mutationFn, onSuccess: () => notifySuccess(t('undone')), onError: fail, onSettled })
  const { mutate } = useMutation({
    mutationFn,
    onMutate: async ({ item }: MomentInput) => ({ putBack: await takeOff?.(item) }),
    onSuccess: (_, input) =>
      notifyUndo(said(input), common.t('undo'), () => undo.mutate({ item: input.item, at: input.before ?? null })),
    onError: (error, _input, context) => {
      context?.putBack?.()
      fail(error)
    },
    onSettled,
  })
  return (item: string, name: string, before: string | undefined) => {
    const input = { item, name, before }
    if (before !== undefined) mutate({ ...input, at: null })
    else
      void askMoment(use, name).then((at) => {
        if (at) mutate({ ...input, at: at.toISOString() })
      })
  }
}
