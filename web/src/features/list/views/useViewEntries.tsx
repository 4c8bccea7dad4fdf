import { may } from '@schakel/domain'
import {
  IconDeviceFloppy,
  IconPencil,
  IconPin,
  IconPinnedOff,
  IconStar,
  IconStarOff,
  IconTrash,
  IconUsers,
  IconUsersMinus,
} from '@tabler/icons-react'
import { useKeep } from '../../../entities/favourites/favourites.ts'
import { isCentreKind } from '../../../entities/items/useRights.ts'
import { useViewer } from '../../../entities/viewer/viewer.tsx'
import { useTranslation } from '../../../texts/useTranslation.ts'
import type { MenuEntry } from '../../../ui/MoreMenu.tsx'
import type { View } from '../queries.ts'
import type { useViewWrites } from './useViewWrites.ts'

const icon = { size: 16, stroke: 1.8, 'aria-hidden': true } as const

interface Deeds extends ReturnType<typeof useViewWrites> {
  /** Keeps the list as it is now in the view; left out where nothing differs. */
  readonly onUpdate: (() => void) | undefined
  readonly onRename: () => void
  readonly onRemoved: () => void
}

/** What somebody can do with a view, as lines of a menu: its owner changes it, and who may change shared views does so too (S2.5). */
export function useViewEntries() {
  const { t } = useTranslation('list')
  const layout = useTranslation('layout')
  const viewer = useViewer()
  const { isKept, keep, drop } = useKeep()
  return (view: View, { save, remove, onUpdate, onRename, onRemoved }: Deeds): readonly MenuEntry[] => {
    const { _id, type, name, isDefault, shared } = view
    const mayChange = view.mine || may(viewer, 'changeSharedViews')
    const isFavourite = isKept(_id)
    const favourite = { _id, view: { type, name } }
    const entries: readonly (MenuEntry | false | undefined)[] = [
      mayChange && onUpdate && { label: t('viewUpdate'), icon: <IconDeviceFloppy {...icon} />, onSelect: onUpdate },
      {
        label: t(isDefault ? 'viewNoDefault' : 'viewDefault'),
        icon: isDefault ? <IconPinnedOff {...icon} /> : <IconPin {...icon} />,
        onSelect: () => save.mutate({ _id, isDefault: !isDefault }),
      },
      {
        label: layout.t(isFavourite ? 'starOffView' : 'starOnView'),
        icon: isFavourite ? <IconStarOff {...icon} /> : <IconStar {...icon} />,
        onSelect: () => (isFavourite ? drop(favourite, name) : keep(favourite)),
      },
      mayChange && { label: t('viewRename'), icon: <IconPencil {...icon} />, onSelect: onRename },
      mayChange &&
        isCentreKind(viewer.kind) && {
          label: t(shared ? 'viewUnshare' : 'viewShare'),
          icon: shared ? <IconUsersMinus {...icon} /> : <IconUsers {...icon} />,
          onSelect: () => save.mutate({ _id, shared: !shared }),
        },
      mayChange && {
        label: t('viewRemove'),
        icon: <IconTrash {...icon} />,
        tone: 'danger',
        onSelect: () => {
          remove.mutate(view)
          onRemoved()
        },
      },
    ]
    return entries.flatMap((entry) => (entry ? [{ ...entry, writes: 'now' as const }] : []))
  }
}
