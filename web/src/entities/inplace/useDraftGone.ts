import type { AnyItem } from '@schakel/domain'
import { useTranslation } from '../../texts/useTranslation.ts'
import { notifyUndo } from '../../ui/notify.ts'
import { isFreeFor, type KeptField, keepField } from './keptField.ts'

/** Says that what was typed is forgotten, and offers to keep it again as long as nothing else is typed there. */
export function useDraftGone() {
  const forms = useTranslation('forms')
  const common = useTranslation('common')
  return (key: string, item: AnyItem, name: string, found: KeptField) =>
    notifyUndo(
      forms.t('draftGone'),
      common.t('undo'),
      () => {
        if (isFreeFor(found.by, key)) keepField(key, item, name, found)
      },
      'queued',
    )
}
