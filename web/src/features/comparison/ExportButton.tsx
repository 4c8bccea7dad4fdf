import { IconDownload, IconPrinter } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { saveAnswer } from '../../entities/exports/saveAnswer.ts'
import { useTranslation } from '../../texts/useTranslation.ts'
import { Button, IconButton } from '../../ui/Button.tsx'
import { useErrorText } from '../../ui/errorText.ts'
import { notifyError } from '../../ui/notify.ts'

/** The comparison as a workbook or on paper: exactly what the reader sees (F1.13). */
export function ExportButton({ dossier }: { readonly dossier: string }) {
  const { t } = useTranslation('comparison')
  const exporting = useTranslation('exporting')
  const printing = useTranslation('printing')
  const errorText = useErrorText()
  const run = useMutation({
    mutationFn: () => saveAnswer('/api/export/comparison', { dossier }, 'comparison.xlsx'),
    onError: (error) => {
      const { title, text } = errorText(error)
      notifyError(exporting.t('failed', { reason: title }), text)
    },
  })
  return (
    <>
      <IconButton size="sm" label={printing.t('print')} onClick={() => print()}>
        <IconPrinter size={17} aria-hidden="true" />
      </IconButton>
      <Button
        size="sm"
        busy={run.isPending}
        icon={<IconDownload size={16} aria-hidden="true" />}
        onClick={() => run.mutate()}
      >
        {t('export')}
      </Button>
    </>
  )
}
