import { type AnyItem, hasTimeline } from '@schakel/domain'
import { IconBell, IconBellRinging } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { isSeeing } from '../../api/seeing.ts'
import { Button } from '../../ui/Button.tsx'
import { useFollow, useFollows } from './follows.ts'

/** Whether one is told of what changes on this item, and the press that changes that (D13). */
export function FollowButton({ item }: { readonly item: AnyItem }) {
  const { t } = useTranslation('notifications')
  const { data } = useFollows()
  const follow = useFollow()
  if (!hasTimeline(item._type) || isSeeing()) return null
  const isOn = data?.some((one) => one.item._id === item._id) ?? false
  return (
    <Button
      writes="now"
      aria-pressed={isOn}
      title={t(isOn ? 'followingText' : 'followText')}
      icon={isOn ? <IconBellRinging size={16} aria-hidden="true" /> : <IconBell size={16} aria-hidden="true" />}
      onClick={() => follow.mutate({ item, follow: !isOn })}
    >
      <span data-words>{t(isOn ? 'following' : 'follow')}</span>
    </Button>
  )
}
