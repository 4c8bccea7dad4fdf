import { Modal } from '@mantine/core'
import type { GuardReview } from '@schakel/domain/calls'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isApiError } from '../../../api/apiError.ts'
import { call } from '../../../api/call.ts'
import type { Asking } from '../../../ui/ask.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Choice, Choices } from '../../../ui/Choices.tsx'
import { useErrorText } from '../../../ui/errorText.ts'
import { Cluster } from '../../../ui/layout/Cluster.tsx'
import { Stack } from '../../../ui/layout/Stack.tsx'
import type { GuardAction } from './askGuard.tsx'
import classes from './Guard.module.css'
import { Review } from './Review.tsx'
import { type Reader, textsFor } from './readers.ts'

const WIDTH = 760

interface GuardDialogProps {
  readonly dossier: string
  readonly readers: readonly Reader[]
  /** What one was about to do for each reader, with the hash of what was read; nothing when one only looks. */
  readonly onConfirm?: (reader: Reader) => Promise<void>
  /** Whether the match is shown or offered by it, or was visible already. */
  readonly action?: GuardAction
}

/** What suppliers are going to read, paragraph by paragraph: blotted out or kept by one click, and then confirmed as it stands (D7, D20.9). */
export function GuardDialog({
  dossier,
  readers: all,
  onConfirm,
  action = 'show',
  onClose,
}: GuardDialogProps & Asking<boolean>) {
  const { t } = useTranslation('guard')
  const common = useTranslation('common')
  const errorText = useErrorText()
  const [readers, setReaders] = useState(all)
  const [left, setLeft] = useState<ReadonlySet<string | undefined>>(new Set())
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<string>()
  const chosen = readers.filter(({ match }) => !left.has(match))
  const [only] = all.length === 1 ? all : []

  const reread = (match: string | undefined, review: GuardReview) =>
    setReaders((now) => now.map((reader) => (reader.match === match ? { ...reader, review } : reader)))
  const trying = async (work: () => Promise<void>) => {
    setBusy(true)
    setError(undefined)
    try {
      await work()
    } catch (failure) {
      const { title, text } = errorText(failure)
      setError(text || title)
    } finally {
      setBusy(false)
    }
  }
  const mask = (words: readonly string[], hidden: boolean) =>
    trying(async () => {
      const [first, ...others] = readers
      const about = { dossier, match: first?.match }
      reread(first?.match, await call<GuardReview>('/api/guard/mask', { ...about, words, hidden }))
      for (const { match } of others) reread(match, await call<GuardReview>('/api/guard/read', { dossier, match }))
    })
  const confirm = () =>
    trying(async () => {
      for (const reader of chosen) {
        try {
          await onConfirm?.(reader)
        } catch (failure) {
          // What it reads now is to be read instead.
          if (isApiError(failure, 409) && failure.review) reread(reader.match, failure.review)
          throw failure
        }
        // Who was shown it needs nothing more, whatever becomes of the others.
        setReaders((now) => now.filter(({ match }) => match !== reader.match || now.length === 1))
      }
      onClose(true)
    })
  const toggle = (match: string | undefined) => {
    const next = new Set(left)
    if (!next.delete(match)) next.add(match)
    setLeft(next)
  }

  return (
    <Modal
      opened
      onClose={() => onClose(false)}
      size={WIDTH}
      title={only?.name ? t('titleOf', { supplier: only.name }) : t(only ? 'title' : 'titleOfAll')}
      closeButtonProps={{ 'aria-label': common.t('close') }}
      transitionProps={{ duration: 160 }}
    >
      <Stack gap={3} fluid breaks aria-busy={isBusy}>
        {readers.length > 1 && (
          <Choices legend={t('readers')}>
            {readers.map(({ match, name }) => (
              <Choice key={match} isOn={!left.has(match)} onChoose={() => toggle(match)}>
                {name}
              </Choice>
            ))}
          </Choices>
        )}
        <Review texts={textsFor(chosen)} isBusy={isBusy} onMask={mask} />
        {error && (
          <p className={classes.error} role="alert">
            {error}
          </p>
        )}
        <Cluster gap={2.5} justify="end" className={classes.actions}>
          <Button onClick={() => onClose(false)}>{onConfirm ? common.t('cancel') : common.t('close')}</Button>
          {onConfirm && (
            <Button
              writes="now"
              tone="brand"
              busy={isBusy}
              disabled={chosen.length === 0}
              onClick={() => void confirm()}
            >
              {t(`do.${action}`, { count: chosen.length })}
            </Button>
          )}
        </Cluster>
      </Stack>
    </Modal>
  )
}
