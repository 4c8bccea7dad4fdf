import type { HandedOver } from '@schakel/domain/calls'
import { useMutation } from '@tanstack/react-query'
import { call, newIdempotencyKey } from '../../api/call.ts'
import { boxKeyOf } from '../../entities/forms/drafts.ts'
import { useRefresh } from '../../entities/items/mutations.ts'
import { useViewer } from '../../entities/viewer/viewer.tsx'
import { useTranslation } from '../../texts/useTranslation.ts'
import { notifySuccess, notifyUndo } from '../../ui/notify.ts'
import { useFailure } from '../../ui/useFailure.ts'
import { askHandOver } from './askHandOver.ts'
import type { Word } from './HandOverDialog.tsx'

interface HandOverInput {
  readonly key: string
  readonly item: string
  readonly to: string
  readonly text: string
}

/** Hands something over to a colleague and offers to take that back (D6). */
export function useHandOver() {
  const { t } = useTranslation('work')
  const common = useTranslation('common')
  const { _id: by } = useViewer()
  const refresh = useRefresh()
  const fail = useFailure()
  const back = useMutation({
    mutationFn: (handed: HandedOver) =>
      call<HandedOver>('/api/work/handback', handed, { idempotencyKey: newIdempotencyKey() }),
    onSuccess: () => notifySuccess(t('undone')),
    onError: fail,
    onSettled: () => refresh(),
  })
  const hand = useMutation({
    mutationFn: ({ key, ...body }: HandOverInput) =>
      call<HandedOver>('/api/work/handover', body, { idempotencyKey: key }),
    onSettled: () => refresh(),
  })
  return (item: string, name: string) => {
    // One key for all tries of one dialog with the same words: an answer that was lost is asked again.
    const keys = new Map<string, string>()
    const send = async ({ to, name: colleague, text }: Word) => {
      const said = JSON.stringify([to, text])
      const key = keys.get(said) ?? newIdempotencyKey()
      keys.set(said, key)
      const handed = await hand.mutateAsync({ key, item, to, text })
      notifyUndo(t('handedOver', { name, colleague }), common.t('undo'), () => back.mutate(handed))
    }
    return askHandOver(item, { name, draftKey: boxKeyOf(by, item, 'handOver') }, send).then(() => undefined, fail)
  }
}
