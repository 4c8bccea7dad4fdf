import { Modal } from '@mantine/core'
import { type Ref, textOf } from '@schakel/domain'
import { COLLEAGUES_MAX, WORD_MAX } from '@schakel/domain/work'
import { type FormEvent, useId, useState } from 'react'
import { useKeptValues } from '../../entities/forms/useKeptValues.ts'
import { useTranslation } from '../../texts/useTranslation.ts'
import type { Asking } from '../../ui/ask.tsx'
import { Button } from '../../ui/Button.tsx'
import { useErrorText } from '../../ui/errorText.ts'
import form from '../../ui/Field.module.css'
import { Field } from '../../ui/Field.tsx'
import { Hint } from '../../ui/layout/Hint.tsx'
import { Notice } from '../../ui/layout/Notice.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Select } from '../../ui/Select.tsx'

/** To whom, and what is said with it. */
export interface Word {
  readonly to: string
  readonly name: string
  readonly text: string
}

interface HandOverDialogProps extends Asking<Word | undefined> {
  readonly name: string
  readonly people: readonly Ref[]
  /** Where what is typed is kept. */
  readonly draftKey: string
  /** Hands it over; what was typed stays as long as that fails. */
  readonly send: (word: Word) => Promise<unknown>
}

/** To which colleague something goes, with a word that is kept as a comment on it. */
export function HandOverDialog({ name, people, draftKey, send, onClose }: HandOverDialogProps) {
  const { t } = useTranslation('work')
  const common = useTranslation('common')
  const id = useId()
  const { values, change, forget } = useKeptValues(draftKey, (kept) => ({
    // A colleague may have gone since.
    to: people.find(({ _id }) => _id === kept.to)?._id ?? people[0]?._id ?? '',
    text: textOf(kept.text),
  }))
  const { to, text } = values
  const [problem, setProblem] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const errorText = useErrorText()
  const colleague = people.find((one) => one._id === to)

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (isBusy) return
    const word = { to, name: colleague?.name ?? '', text: text.trim() }
    setBusy(true)
    setProblem(undefined)
    try {
      await send(word)
      forget()
      onClose(word)
    } catch (error) {
      const said = errorText(error)
      setProblem([said.title, said.text].filter(Boolean).join('. '))
      setBusy(false)
    }
  }

  return (
    <Modal
      opened
      onClose={() => onClose(undefined)}
      // A press beside it would take what was typed.
      closeOnClickOutside={text === ''}
      title={t('handOverOf', { name })}
      centered
      closeButtonProps={{ 'aria-label': common.t('close') }}
      transitionProps={{ duration: 120 }}
    >
      {people.length === 0 ? (
        <Hint>{t('nobody')}</Hint>
      ) : (
        <Stack as="form" gap={3} aria-busy={isBusy} onSubmit={(event) => void submit(event)}>
          <Select
            full
            label={t('colleague')}
            value={to}
            options={people.map((one) => ({ value: one._id ?? '', label: one.name ?? '' }))}
            onChange={(next) => change({ to: next })}
          />
          {people.length >= COLLEAGUES_MAX && <Hint>{t('firstColleagues', { count: people.length })}</Hint>}
          <Field id={id} label={t('word')}>
            <textarea
              id={id}
              className={form.input}
              rows={3}
              maxLength={WORD_MAX}
              value={text}
              onChange={(event) => change({ text: event.target.value })}
              onKeyDown={(event) => {
                if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) event.currentTarget.form?.requestSubmit()
              }}
            />
          </Field>
          <Hint>{t('wordText')}</Hint>
          <div aria-live="assertive">
            {problem && (
              <Notice as="p" tone="danger">
                {problem}
              </Notice>
            )}
          </div>
          <Button type="submit" tone="brand" writes="now" busy={isBusy}>
            {t('handOver')}
          </Button>
        </Stack>
      )}
    </Modal>
  )
}
