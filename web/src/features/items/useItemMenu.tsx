import type { AnyItem } from '@schakel/domain'
import { IconExternalLink, IconLink, IconPencil, IconTrash } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useWords } from '../../texts/i18n.ts'
import type { MenuEntry, MenuSection } from '../../ui/MoreMenu.tsx'
import { notifyUndo } from '../../ui/notify.ts'
import { openItemForm } from '../forms/openItemForm.ts'
import { openLinkDialog } from '../links/openLinkDialog.ts'
import { useRemove } from './mutations.ts'
import { titleOf } from './titleOf.ts'
import { useRights } from './useRights.ts'

interface MenuOptions {
  /** What the item was read under. */
  readonly parent?: AnyItem | undefined
  /** On its own page there is nothing to open. */
  readonly onPage?: boolean
  readonly onRemoved?: () => void
}

/** The menu of a card: edit, open, delete (S2.33); empty for suppliers. */
export function useItemMenu(item: AnyItem, { parent, onPage = false, onRemoved }: MenuOptions = {}): MenuSection[] {
  const { t } = useTranslation('items')
  const common = useTranslation('common')
  const words = useWords()
  const rights = useRights(item, parent)
  const navigate = useNavigate()
  const remove = useRemove()
  if (!rights.menu) return []

  const name = titleOf(item, words)
  const run = () => remove.mutate({ id: item._id, name }, { onSuccess: onRemoved })
  // Who cannot take it out of the trash again is asked once more; the others undo.
  const askFirst = () => notifyUndo(t('removeSure', { name }), common.t('delete'), run)
  const entries: MenuEntry[] = []
  if (rights.edit) {
    entries.push({
      label: common.t('edit'),
      icon: <IconPencil size={16} aria-hidden="true" />,
      onSelect: () => openItemForm({ item }),
    })
  }
  if (!onPage) {
    entries.push({
      label: common.t('open'),
      icon: <IconExternalLink size={16} aria-hidden="true" />,
      onSelect: () => void navigate({ to: '/card/$', params: { _splat: item._id } }),
    })
  }
  if (rights.correct && item._type !== 'match' && item._type !== 'comment') {
    entries.push({
      label: t('link'),
      icon: <IconLink size={16} aria-hidden="true" />,
      onSelect: () => openLinkDialog({ item }),
    })
  }
  const sections: MenuSection[] = entries.length > 0 ? [{ entries }] : []
  if (rights.remove) {
    const icon = <IconTrash size={16} aria-hidden="true" />
    const onSelect = rights.correct ? run : askFirst
    sections.push({ entries: [{ label: common.t('delete'), icon, tone: 'danger', onSelect }] })
  }
  return sections
}
