import type { RichTextEditorLabels } from '@mantine/tiptap'
import { useTranslation } from '../texts/useTranslation.ts'

/** What the buttons of a text with form are called, in the language of the screen. */
export function useEditorLabels(): Partial<RichTextEditorLabels> {
  const { t } = useTranslation('editor')
  return {
    italicControlLabel: t('italic'),
    underlineControlLabel: t('underline'),
    strikeControlLabel: t('strike'),
    bulletListControlLabel: t('bullets'),
    orderedListControlLabel: t('numbers'),
    linkControlLabel: t('link'),
    unlinkControlLabel: t('unlink'),
    linkEditorInputLabel: t('linkAddress'),
    linkEditorInputPlaceholder: 'https://',
    linkEditorSave: t('linkSave'),
  }
}
