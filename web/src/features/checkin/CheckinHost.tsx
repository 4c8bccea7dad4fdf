import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { isSeeing } from '../../api/seeing.ts'
import { onSent, pending, sendWhenOnline } from '../../entities/unsent/checkinQueue.ts'
import { dropLeft } from '../../entities/unsent/leftByOthers.ts'
import { useViewer } from '../../entities/viewer/viewer.tsx'
import { useTranslation } from '../../texts/useTranslation.ts'
import { notifyRefused } from '../../ui/notify.ts'
import { useRefusalText } from './useRefusalText.ts'

/** Sends what was ticked at the door, whatever page one is on by now, and says what was refused (D12). */
export function CheckinHost() {
  const { t } = useTranslation('checkin')
  const { _id: by } = useViewer()
  const refusalText = useRefusalText()
  const router = useRouter()
  useEffect(
    () =>
      onSent((done, refused) => {
        if (refused === undefined) return
        const title = t('refused', { name: String(done.shown.name ?? '') }).trim()
        const params = { _splat: done.activity.slice(done.activity.indexOf('/') + 1) }
        notifyRefused(title, refusalText(refused), t('toList'), () => {
          void router.navigate({ to: '/checkin/$', params })
        })
      }),
    [refusalText, router, t],
  )
  // After it is listened to. Who looks on as somebody sends nothing of theirs.
  useEffect(() => {
    if (isSeeing()) return
    dropLeft(pending, by)
    return sendWhenOnline(by)
  }, [by])
  return null
}
