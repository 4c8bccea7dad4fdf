import { UNDO_MS } from '@schakel/domain'
import { useCallback, useEffect, useRef } from 'react'
import { useTranslation } from '../../texts/useTranslation.ts'
import { notifyUndo } from '../../ui/notify.ts'
import type { AnswerDrafts } from './answerDrafts.ts'
import type { Draft } from './draft.ts'

/** Fills rows by what was pasted: on the screen at once, saved when it can no longer be taken back. */
export function usePasting(drafts: AnswerDrafts): (values: ReadonlyMap<string, Partial<Draft>>) => void {
  const { t } = useTranslation('answers')
  const common = useTranslation('common')
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  return useCallback(
    (values: ReadonlyMap<string, Partial<Draft>>) => {
      clearTimeout(timer.current)
      drafts.release()
      const putBack = drafts.hold(values)
      timer.current = setTimeout(() => drafts.release(), UNDO_MS)
      notifyUndo(t('pasted', { count: values.size }), common.t('undo'), () => {
        clearTimeout(timer.current)
        putBack()
      })
    },
    [drafts, t, common.t],
  )
}
