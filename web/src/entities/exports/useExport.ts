import { useMutation } from '@tanstack/react-query'
import { useTranslation } from '../../texts/useTranslation.ts'
import { useErrorText } from '../../ui/errorText.ts'
import { notifyError, notifySuccess } from '../../ui/notify.ts'
import { type ExportBody, type ExportKind, exportList } from './exportList.ts'

/** Exports a list and says how it went. */
export function useExport() {
  const { t } = useTranslation('exporting')
  const errorText = useErrorText()
  return useMutation({
    mutationFn: ({ body, kind }: { readonly body: ExportBody; readonly kind: ExportKind }) => exportList(body, kind),
    onSuccess: () => notifySuccess(t('done')),
    onError: (error) => {
      const { title, text } = errorText(error)
      notifyError(t('failed', { reason: title }), text)
    },
  })
}
