import { type AnyItem, definitionOf, edgesUnder, offeredStatuses, resumeTarget, typeNames } from '@schakel/domain'
import { IconClipboardCheck, IconPencil } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { openItemForm } from '../../entities/forms/openItemForm.ts'
import { statusedOf, tableOf } from '../../entities/history/statusOf.ts'
import { titleOf } from '../../entities/items/titleOf.ts'
import { rightsOf } from '../../entities/items/useRights.ts'
import { useViewer } from '../../entities/viewer/viewer.tsx'
import { checkinPath } from '../../features/checkin/CheckinLink.tsx'
import { useWords } from '../../texts/i18n.ts'
import { iconOf } from '../../ui/icons.ts'
import { TypeIcon } from '../../ui/TypeIcon.tsx'
import type { Command, CommandGroup } from './commands.ts'

/** What can be done with the item on the screen: another status, edit it, add something to it. */
export function useItemCommands(
  item: AnyItem | undefined,
  onStatus: (status: string, asks: boolean) => void,
): readonly CommandGroup[] {
  const { t } = useTranslation('palette')
  const words = useWords()
  const viewer = useViewer()
  const navigate = useNavigate()
  if (!item) return []
  const rights = rightsOf(viewer, item)
  const name = titleOf(item, words)
  const table = item._type === 'message' ? undefined : tableOf(item)
  const now = new Date()
  const resumed = table && resumeTarget(table, statusedOf(item), now)
  const statuses: Command[] = (table ? offeredStatuses(table, statusedOf(item), now) : [])
    .filter(rights.choose)
    .flatMap((status) => {
      const entry = table?.entries[status]
      if (!entry) return []
      const Icon = iconOf(entry.icon)
      const label = words.status(item._type, status)
      return [
        {
          id: `status-${status}`,
          label: t(status === resumed ? 'resumeTo' : 'statusTo', { status: label }),
          words: t('statusWords'),
          icon: <Icon size={18} stroke={1.8} aria-hidden="true" />,
          writes: 'now',
          run: () => onStatus(status, entry.prompt === true),
        },
      ]
    })
  const edit: Command[] = rights.edit
    ? [
        {
          id: 'edit',
          label: t('edit', { name }),
          icon: <IconPencil size={18} stroke={1.8} aria-hidden="true" />,
          writes: 'now',
          run: () => openItemForm({ item }),
        },
      ]
    : []
  const checkin = checkinPath(viewer, item)
  const attendance: Command[] = checkin
    ? [
        {
          id: 'checkin',
          label: t('checkin', { name }),
          icon: <IconClipboardCheck size={18} stroke={1.8} aria-hidden="true" />,
          run: () => void navigate(checkin),
        },
      ]
    : []
  const adds: Command[] = typeNames
    .filter(
      (type) =>
        definitionOf(type).screen.isQuick === true &&
        edgesUnder(type, item._type).includes(definitionOf(type).edge) &&
        rights.create(type),
    )
    .map((type) => ({
      id: `add-${type}`,
      label: t('addTo', { type: words.type(type), lower: words.type(type).toLowerCase(), name }),
      words: t('createWords'),
      icon: <TypeIcon type={type} size={18} />,
      isQuiet: true,
      writes: 'now',
      run: () => openItemForm({ type, parent: item }),
    }))
  // What changes nothing yet stands first: a hasty Enter does no harm.
  const commands = [...attendance, ...edit, ...statuses, ...adds]
  return commands.length > 0 ? [{ name: 'here', title: name, commands }] : []
}
