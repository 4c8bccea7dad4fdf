import type { AnyItem } from '../../api/types.ts'
import { openItemForm } from '../../entities/forms/openItemForm.ts'
import { tableOf } from '../../entities/history/statusOf.ts'
import { rightsOf } from '../../entities/items/useRights.ts'
import { openPalette } from '../../entities/openers/openPalette.ts'
import { useViewer } from '../../entities/viewer/viewer.tsx'
import { useTranslation } from '../../texts/useTranslation.ts'
import type { ScreenCommand } from '../../ui/screenCommands.ts'

/** What `e` and `s` do to the item that one is on in a list, by the same rights as its card. */
export function useRowCommands(itemNow: () => AnyItem | undefined): readonly ScreenCommand[] {
  const { t } = useTranslation('list')
  const viewer = useViewer()
  return [
    {
      label: t('keys.edit'),
      keys: ['e'],
      isKeysOnly: true,
      writes: 'now',
      run() {
        const item = itemNow()
        if (!item || !rightsOf(viewer, item).edit) return false
        openItemForm({ item })
      },
    },
    {
      label: t('keys.status'),
      keys: ['s'],
      isKeysOnly: true,
      writes: 'now',
      run() {
        const item = itemNow()
        if (!item || item._type === 'message' || !tableOf(item)) return false
        openPalette({ only: 'status', item: item._id })
      },
    },
  ]
}
