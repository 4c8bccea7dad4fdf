import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { isSeeing } from '../../api/seeing.ts'
import { dropLeft } from '../../entities/unsent/leftByOthers.ts'
import { onPlannedRefused, planned, resumePlanned } from '../../entities/unsent/planningQueue.ts'
import { useViewer } from '../../entities/viewer/viewer.tsx'
import { useTranslation } from '../../texts/useTranslation.ts'
import { useErrorText } from '../../ui/errorText.ts'
import { notifyError, notifyRefused } from '../../ui/notify.ts'
import { usePlanningSender } from './usePlanningSender.ts'

/** Sends the plannings that an earlier page could not, and says what was refused after one left the dossier (S4.16). */
export function PlanningHost() {
  const { t } = useTranslation('planning')
  const { _id: by } = useViewer()
  const errorText = useErrorText()
  const router = useRouter()
  useEffect(
    () =>
      onPlannedRefused(({ dossier, name }, failure, isKept) => {
        const title = t('notSaved', { name })
        const { text } = errorText(failure)
        if (!isKept) notifyError(title, text)
        else
          notifyRefused(title, text, t('toDossier'), () => {
            void router.navigate({ to: '/card/$', params: { _splat: dossier } })
          })
      }),
    [errorText, router, t],
  )
  usePlanningSender(by)
  // After it is listened to.
  useEffect(() => {
    // Who looks on as somebody is not here.
    if (!isSeeing()) dropLeft(planned, by)
    void resumePlanned(by)
  }, [by])
  return null
}
