import { Select } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { useTags } from '../../../entities/items/queries.ts'
import { useWords } from '../../../texts/i18n.ts'
import { useLocale } from '../../../texts/useLocale.ts'
import { Stack } from '../../../ui/layout/Stack.tsx'
import type { StepProps } from './BulkDialog.tsx'
import { StepActions } from './StepActions.tsx'

// Of some fifteen hundred branches; one types on to see others.
const SHOWN = 50

/** A tag for all. */
export function TagStep({ onClose, onRun }: StepProps) {
  const words = useWords()
  const locale = useLocale()
  const [tag, setTag] = useState<string | null>(null)
  const { data: tags = [], isPending } = useTags()
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (tag !== null) onRun({ link: { edge: 'TAGS', to: tag, as: 'parent' } })
  }
  return (
    <Stack as="form" gap={4} onSubmit={send} noValidate>
      <Select
        label={words.type('tag')}
        data={tags.map(({ _id, code, name, name_en }) => {
          const word = locale === 'en' && typeof name_en === 'string' ? name_en : String(name)
          return { value: _id, label: typeof code === 'string' ? `${code} · ${word}` : word }
        })}
        value={tag}
        disabled={isPending}
        searchable
        limit={SHOWN}
        data-autofocus
        onChange={setTag}
      />
      <StepActions isReady={tag !== null} onClose={onClose} />
    </Stack>
  )
}
