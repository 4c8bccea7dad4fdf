import { type AnyItem, FILE_MAX_BYTES } from '@schakel/domain'
import { IconUpload } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { ApiError } from '../../api/apiError.ts'
import { sendForm } from '../../api/sendForm.ts'
import { type Tried, triedWith } from '../../api/tried.ts'
import { FileLink } from '../../entities/answers/EvidenceList.tsx'
import { useTranslation } from '../../texts/useTranslation.ts'
import { Button } from '../../ui/Button.tsx'
import { useErrorText } from '../../ui/errorText.ts'
import { FileInput } from '../../ui/FileInput.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Text } from '../../ui/layout/Text.tsx'

interface EvidenceFileProps {
  readonly parent: string
  readonly file: string | undefined
  readonly onSent: (file: string) => void
}

/** The document that proves an answer: sent as any file, under the match or the supplier (F1.7). */
export function EvidenceFile({ parent, file, onSent }: EvidenceFileProps) {
  const { t } = useTranslation('answers')
  const errorText = useErrorText()
  const input = useRef<HTMLInputElement>(null)
  const tried = useRef<Tried>(undefined)
  const send = useMutation({
    mutationFn: (chosen: File) => {
      if (chosen.size > FILE_MAX_BYTES) throw new ApiError(413, { title: 'too large' })
      const form = new FormData()
      form.append('file', chosen, chosen.name)
      const path = `/api/files/upload?parent=${encodeURIComponent(parent)}`
      // Chosen once more after its answer got lost, it is not there twice (D2.4).
      tried.current = triedWith([chosen.name, chosen.size, chosen.lastModified], tried.current)
      return sendForm<AnyItem>(path, form, { idempotencyKey: tried.current.key })
    },
    onSuccess: ({ _id }) => {
      tried.current = undefined
      onSent(_id)
    },
  })
  return (
    <Stack as="span" align="start" gap={1.5} fluid size="sm" breaks>
      {file && <FileLink id={file} />}
      <Button
        size="sm"
        writes="now"
        busy={send.isPending}
        icon={<IconUpload size={15} aria-hidden="true" />}
        onClick={() => input.current?.click()}
      >
        {file ? t('fileOther') : t('fileChoose')}
      </Button>
      <FileInput at={input} label={t('fileChoose')} onFiles={([chosen]) => chosen && send.mutate(chosen)} />
      {send.error && (
        <Text as="span" size="sm" tone="danger" role="alert">
          {[errorText(send.error).title, errorText(send.error).text].filter(Boolean).join('. ')}
        </Text>
      )}
    </Stack>
  )
}
