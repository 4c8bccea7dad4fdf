import type { AnyItem } from '@schakel/domain'
import { IconClipboardCheck } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { ViewerUser } from '../../api/types.ts'
import { isCentreKind } from '../../entities/items/useRights.ts'
import { useViewer } from '../../entities/viewer/viewer.tsx'
import { useTranslation } from '../../texts/useTranslation.ts'
import { buttonLook } from '../../ui/Button.tsx'

/** Where the attendance of an activity is taken, for whoever may (D12): the centre reads no activity but those it looks after. */
export function checkinPath({ kind }: ViewerUser, item: AnyItem) {
  if (item._type !== 'activity' || !isCentreKind(kind)) return undefined
  return { to: '/checkin/$', params: { _splat: item._id.replace('activity/', '') } } as const
}

/** The way from the card of an activity to its check-in. */
export function CheckinLink({ item }: { readonly item: AnyItem }) {
  const { t } = useTranslation('checkin')
  const path = checkinPath(useViewer(), item)
  if (!path) return null
  return (
    <Link {...path} {...buttonLook()}>
      <IconClipboardCheck size={17} aria-hidden="true" />
      <span data-words>{t('open')}</span>
    </Link>
  )
}
