import { type AnyItem, may } from '@schakel/domain'
import { IconClipboardCheck, IconMessages, IconPencil, IconPrinter } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { favouriteOf } from '../../entities/favourites/favourites.ts'
import { useStarEntry } from '../../entities/favourites/StarButton.tsx'
import { openItemForm } from '../../entities/forms/openItemForm.ts'
import { isCentreKind, useRights } from '../../entities/items/useRights.ts'
import { useViewer } from '../../entities/viewer/viewer.tsx'
import { checkinPath } from '../../features/checkin/CheckinLink.tsx'
import { useFollowEntry } from '../../features/notifications/FollowButton.tsx'
import { useTranslation } from '../../texts/useTranslation.ts'
import type { MenuEntry, MenuSection } from '../../ui/MoreMenu.tsx'
import { commandsOf, type ScreenCommand, useScreenCommands } from '../../ui/screenCommands.ts'

const icon = { size: 16, 'aria-hidden': true } as const

/** The line by which a card is printed. */
export function usePrintEntry(): MenuEntry {
  const { t } = useTranslation('printing')
  return { label: t('print'), icon: <IconPrinter {...icon} />, onSelect: () => print() }
}

/** What has a button of its own where there is room, as lines of the menu. */
export function useSeldom(item: AnyItem, name: string): MenuSection {
  const follow = useFollowEntry(item)
  const star = useStarEntry({ favourite: favouriteOf(item), name })
  const room = useRoom(item, name)
  return { entries: [...(follow ? [follow] : []), star, ...(room ? [room] : [])] }
}

/** Offers to keys and palette what the top of a card offers: its buttons, and the lines of its menu. */
export function useHeaderCommands(item: AnyItem, name: string, sections: readonly MenuSection[]): void {
  const common = useTranslation('common')
  const rights = useRights(item)
  const follow = useFollowEntry(item)
  const star = useStarEntry({ favourite: favouriteOf(item), name })
  const printing = usePrintEntry()
  const ways = useWays(item, name)
  const edit: ScreenCommand = {
    label: common.t('edit'),
    icon: <IconPencil {...icon} />,
    keys: ['e'],
    writes: 'now',
    run: () => openItemForm({ item }),
  }
  // The menu of the centre has these as well; a supplier has no menu (S2.33).
  const known = [edit.label, printing.label]
  const lines = sections.flatMap(({ entries }) => entries).filter(({ label }) => !known.includes(label))
  const isLast = ({ tone }: MenuEntry) => tone === 'danger'
  useScreenCommands([
    ...ways,
    ...(rights.edit ? [edit] : []),
    ...commandsOf([
      ...(follow ? [follow] : []),
      star,
      ...lines.filter((line) => !isLast(line)),
      printing,
      ...lines.filter(isLast),
    ]),
  ])
}

/** The way to the talk about it; nothing for who may not enter there. */
function useRoom(item: AnyItem, name: string): (MenuEntry & { readonly onSelect: () => void }) | undefined {
  const { t } = useTranslation('chat')
  const viewer = useViewer()
  const navigate = useNavigate()
  const talks =
    item._type === 'dossier' ? may(viewer, 'talkInRooms') : item._type === 'space' && isCentreKind(viewer.kind)
  if (!talks) return undefined
  const onSelect = () => void navigate({ to: '/chat/chat', search: { room: item._id } })
  return { label: t('openFor', { name }), icon: <IconMessages {...icon} />, onSelect }
}

/** Where the top of a card leads: the talk about it, and its check-in. */
function useWays(item: AnyItem, name: string): readonly ScreenCommand[] {
  const palette = useTranslation('palette')
  const navigate = useNavigate()
  const checkin = checkinPath(useViewer(), item)
  const room = useRoom(item, name)
  return [
    ...(checkin
      ? [
          {
            label: palette.t('checkin', { name }),
            icon: <IconClipboardCheck {...icon} />,
            run: () => void navigate(checkin),
          },
        ]
      : []),
    ...(room ? [{ label: room.label, icon: room.icon, run: room.onSelect }] : []),
  ]
}
