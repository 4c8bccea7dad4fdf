import type { AnyItem } from '@schakel/domain'
import type { NoteFileKind } from '@schakel/domain/calls'
import { IconFileTypeDocx, IconFileTypePdf } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { saveAnswer } from '../../entities/exports/saveAnswer.ts'
import { useLocale } from '../../texts/useLocale.ts'
import { useTranslation } from '../../texts/useTranslation.ts'
import { MoreMenu } from '../../ui/MoreMenu.tsx'
import { useFailure } from '../../ui/useFailure.ts'

const icon = { size: 17, stroke: 1.8, 'aria-hidden': true } as const

/** The note as a file (D10), for everybody who reads it. */
export function NoteMenu({ dossier }: { readonly dossier: AnyItem }) {
  const { t } = useTranslation('notes')
  const language = useLocale()
  const fail = useFailure()
  const { mutate } = useMutation({
    mutationFn: (kind: NoteFileKind) =>
      saveAnswer('/api/notes/export', { _id: dossier._id, kind, language }, `${t('title')}.${kind}`),
    onError: fail,
  })
  const entries = [
    { label: t('asDocx'), icon: <IconFileTypeDocx {...icon} />, onSelect: () => mutate('docx') },
    { label: t('asPdf'), icon: <IconFileTypePdf {...icon} />, onSelect: () => mutate('pdf') },
  ]
  return <MoreMenu sections={[{ label: t('saveAs'), entries }]} label={t('saveAsOf')} />
}
