import type { HandedOver } from '@schakel/domain/calls'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { call, newIdempotencyKey } from '../../api/call.ts'
import { useRefresh } from '../../entities/items/mutations.ts'
import { useErrorText } from '../../ui/errorText.ts'
import { notifyError, notifySuccess, notifyUndo } from '../../ui/notify.ts'
import { askHandOver } from './askHandOver.ts'

interface HandOverInput {
  readonly item: string
  readonly name: string
  readonly to: string
  readonly colleague: string
  readonly text: string
}

/** Hands something over to a colleague and offers to take that back (D6). */
export function useHandOver() {
  const { t } = useTranslation('work')
  const common = useTranslation('common')
  const refresh = useRefresh()
  const errorText = useErrorText()
  const fail = (error: unknown) => {
    const { title, text } = errorText(error)
    notifyError(title, text)
  }
  const back = useMutation({
    mutationFn: (handed: HandedOver) =>
      call<HandedOver>('/api/work/handback', handed, { idempotencyKey: newIdempotencyKey() }),
    onSuccess: () => notifySuccess(t('undone')),
    onError: fail,
    onSettled: () => refresh(),
  })
  const hand = useMutation({
    mutationFn: ({ item, to, text }: HandOverInput) =>
      call<HandedOver>('/api/work/handover', { item, to, text }, { idempotencyKey: newIdempotencyKey() }),
    onSuccess: (handed, { name, colleague }) =>
      notifyUndo(t('handedOver', { name, colleague }), common.t('undo'), () => back.mutate(handed)),
    onError: fail,
    onSettled: () => refresh(),
  })
  return (item: string, name: string) =>
    askHandOver(item, name).then((word) => {
      if (word) hand.mutate({ item, name, to: word.to, colleague: word.name, text: word.text })
    }, fail)
}
