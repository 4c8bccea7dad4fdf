import { type AnyItem, definitionOf, edgesUnder, offeredStatuses, resumeTarget, typeNames } from '@schakel/domain'
import { openItemForm } from '../../entities/forms/openItemForm.ts'
import { statusedOf, tableOf } from '../../entities/history/statusOf.ts'
import { titleOf } from '../../entities/items/titleOf.ts'
import { rightsOf } from '../../entities/items/useRights.ts'
import { useViewer } from '../../entities/viewer/viewer.tsx'
import { inText, useWords } from '../../texts/i18n.ts'
import { useTranslation } from '../../texts/useTranslation.ts'
import { iconOf } from '../../ui/icons.ts'
import { TypeIcon } from '../../ui/TypeIcon.tsx'
import type { Command } from './commands.ts'

/** The statuses that an item may come to now by the hand of this viewer; those that ask a reason or a date do so in the palette. */
export function useStatusCommands(
  item: AnyItem | undefined,
  onStatus: (status: string, asks: boolean) => void,
): readonly Command[] {
  const { t } = useTranslation('palette')
  const words = useWords()
  const viewer = useViewer()
  const table = item && item._type !== 'message' ? tableOf(item) : undefined
  if (!item || !table) return []
  const now = new Date()
  const resumed = resumeTarget(table, statusedOf(item), now)
  return offeredStatuses(table, statusedOf(item), now)
    .filter(rightsOf(viewer, item).choose)
    .flatMap((status) => {
      const entry = table.entries[status]
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
          stays: true,
          run: () => onStatus(status, entry.prompt === true),
        },
      ]
    })
}

/** What may be added under an item. */
export function useAddCommands(item: AnyItem | undefined): readonly Command[] {
  const { t } = useTranslation('palette')
  const words = useWords()
  const viewer = useViewer()
  if (!item) return []
  const rights = rightsOf(viewer, item)
  const name = titleOf(item, words)
  return typeNames
    .filter(
      (type) =>
        definitionOf(type).screen.isQuick === true &&
        edgesUnder(type, item._type).includes(definitionOf(type).edge) &&
        rights.create(type),
    )
    .map((type) => ({
      id: `add-${type}`,
      label: t('addTo', { ...inText(words.type(type)), name }),
      words: t('createWords'),
      icon: <TypeIcon type={type} size={18} />,
      isQuiet: true,
      writes: 'now',
      run: () => openItemForm({ type, parent: item }),
    }))
}
