import { type AnyItem, isOpenLink } from '@schakel/domain'
import { IconLinkOff, IconLock, IconLockOpen } from '@tabler/icons-react'
import { useWords } from '../../texts/i18n.ts'
import { useTranslation } from '../../texts/useTranslation.ts'
import type { MenuEntry } from '../../ui/MoreMenu.tsx'
import { notifyUndo } from '../../ui/notify.ts'
import { useViewer } from '../viewer/viewer.tsx'
import { type LinkEnds, writtenOn } from './linkEnds.ts'
import { useLink, useUnlink } from './mutations.ts'
import { titleOf } from './titleOf.ts'
import { linkRightsOf } from './useRights.ts'

/** What staff may do with a link where they see it: open it for the other party, close it again (S4.12), undo it. */
export function useLinkMenu(): (link: LinkEnds | undefined, item: AnyItem) => MenuEntry[] {
  const { t } = useTranslation('items')
  const common = useTranslation('common')
  const words = useWords()
  const viewer = useViewer()
  const link = useLink()
  const unlink = useUnlink()

  return (ends, item) => {
    if (!ends) return []
    const { edge, parent, child, props } = ends
    const rights = linkRightsOf(viewer, ends)
    const ids = { edge, parent: parent._id, child: child._id }
    const isOpen = isOpenLink(props)
    // Named is the end that one does not stand on.
    const name = titleOf(item, words)
    const set = ($status: 'opened' | 'closed') => link.mutateAsync({ ...ids, props: { $status } })
    const toggle = async () => {
      await set(isOpen ? 'closed' : 'opened')
      const undo = () => void set(isOpen ? 'opened' : 'closed').catch(isTold)
      notifyUndo(t(isOpen ? 'linkIsClosed' : 'linkIsOpened', { name }), common.t('undo'), undo)
    }
    // The row is gone by then: what comes after may not hang on it.
    const loosen = async () => {
      await unlink.mutateAsync(ids)
      const before = { ...writtenOn(ends), ...(isOpen && rights.open ? { $status: 'opened' } : {}) }
      const undo = () => void link.mutateAsync({ ...ids, props: before }).catch(isTold)
      notifyUndo(t('unlinked', { name }), common.t('undo'), undo)
    }
    const Icon = isOpen ? IconLock : IconLockOpen
    return [
      ...(rights.open
        ? [
            {
              label: t(isOpen ? 'linkClose' : 'linkOpen'),
              icon: <Icon size={16} aria-hidden="true" />,
              onSelect: toggle,
              writes: 'now' as const,
            },
          ]
        : []),
      ...(rights.unlink
        ? [
            {
              label: t('unlink'),
              icon: <IconLinkOff size={16} aria-hidden="true" />,
              onSelect: () => void loosen().catch(isTold),
              writes: 'now' as const,
            },
          ]
        : []),
    ]
  }
}

/** The mutation itself says what went wrong. */
function isTold(): void {}
