import { type AnyItem, hasTimeline } from '@schakel/domain'
import { IconBell, IconBellRinging } from '@tabler/icons-react'
import { isSeeing } from '../../api/seeing.ts'
import { useTranslation } from '../../texts/useTranslation.ts'
import { Button } from '../../ui/Button.tsx'
import type { MenuEntry } from '../../ui/MoreMenu.tsx'
import { useFollow, useFollows } from './follows.ts'

/** What following does to this item now, as a line of a menu; nothing for what cannot be followed. */
export function useFollowEntry(
  item: AnyItem,
): (MenuEntry & { readonly isOn: boolean; readonly text: string }) | undefined {
  const { t } = useTranslation('bell')
  const { data } = useFollows()
  const follow = useFollow()
  if (!hasTimeline(item._type) || isSeeing()) return undefined
  const isOn = data?.some((one) => one.item._id === item._id) ?? false
  const Bell = isOn ? IconBellRinging : IconBell
  return {
    isOn,
    text: t(isOn ? 'followingText' : 'followText'),
    label: t(isOn ? 'unfollow' : 'follow'),
    icon: <Bell size={16} aria-hidden="true" />,
    writes: 'now',
    onSelect: () => follow.mutate({ item, follow: !isOn }),
  }
}

/** Whether one is told of what changes on this item, and the press that changes that (D13). */
export function FollowButton({ item }: { readonly item: AnyItem }) {
  const { t } = useTranslation('bell')
  const entry = useFollowEntry(item)
  if (!entry) return null
  const { isOn, text, icon, onSelect } = entry
  return (
    <Button writes="now" aria-pressed={isOn} title={text} icon={icon} onClick={onSelect}>
      <span data-words>{t(isOn ? 'following' : 'follow')}</span>
    </Button>
  )
}
