import { type AnyItem, mergeableTypes } from '@schakel/domain'
import { IconArrowsJoin, IconExternalLink, IconLink, IconMailForward, IconPencil, IconTrash } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { useWords } from '../../texts/i18n.ts'
import { useTranslation } from '../../texts/useTranslation.ts'
import type { MenuEntry, MenuSection } from '../../ui/MoreMenu.tsx'
import { notifyAsk } from '../../ui/notify.ts'
import { openItemForm } from '../forms/openItemForm.ts'
import { openLinkDialog } from '../links/openLinkDialog.ts'
import { useInvite } from '../viewer/useInvite.ts'
import { type LinkEnds, linkUnder } from './linkEnds.ts'
import { useRemove } from './mutations.ts'
import { textIn } from './read.ts'
import { titleOf } from './titleOf.ts'
import { useLinkMenu } from './useLinkMenu.tsx'
import { useRights } from './useRights.ts'

interface MenuOptions {
  /** What the item was read under. */
  readonly parent?: AnyItem | undefined
  /** The link over which it was read, where that is not to `parent`; null where it was found somewhere below it. */
  readonly link?: LinkEnds | null | undefined
  /** On its own page there is nothing to open. */
  readonly onPage?: boolean
  readonly onRemoved?: () => void
}

/** The menu of a card: edit, open, delete (S2.33); empty for suppliers. */
export function useItemMenu(item: AnyItem, options: MenuOptions = {}): MenuSection[] {
  const { parent, link = linkUnder(item, parent), onPage = false, onRemoved } = options
  const { t } = useTranslation('items')
  const common = useTranslation('common')
  const words = useWords()
  const rights = useRights(item, parent)
  const navigate = useNavigate()
  const remove = useRemove()
  const linkMenu = useLinkMenu()
  const invite = useInvite()
  if (!rights.menu) return []

  const name = titleOf(item, words)
  const run = () => remove.mutate({ id: item._id, name }, { onSuccess: onRemoved })
  // Who cannot take it out of the trash again is asked once more; the others undo.
  const askFirst = () => notifyAsk(t('removeSure', { name }), common.t('delete'), run)
  const entries: MenuEntry[] = []
  if (rights.edit) {
    entries.push({
      label: common.t('edit'),
      icon: <IconPencil size={16} aria-hidden="true" />,
      onSelect: () => openItemForm({ item }),
      writes: 'now',
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
      writes: 'now',
    })
  }
  if (rights.correct && rights.remove && mergeableTypes.includes(item._type)) {
    entries.push({
      label: t('merge'),
      icon: <IconArrowsJoin size={16} aria-hidden="true" />,
      onSelect: () => void navigate({ to: '/merge', search: { keep: item._id } }),
      writes: 'now',
    })
  }
  if (rights.invite && textIn(item, 'email')) {
    entries.push({
      label: t('invite'),
      icon: <IconMailForward size={16} aria-hidden="true" />,
      onSelect: () => void invite(item),
      writes: 'now',
    })
  }
  const sections: MenuSection[] = entries.length > 0 ? [{ entries }] : []
  const linked = linkMenu(link ?? undefined, item)
  if (linked.length > 0) sections.push({ entries: linked })
  if (rights.remove) {
    const icon = <IconTrash size={16} aria-hidden="true" />
    const onSelect = rights.correct ? run : askFirst
    sections.push({
      entries: [{ label: common.t('delete'), words: t('trashWords'), icon, tone: 'danger', onSelect, writes: 'now' }],
    })
  }
  return sections
}
