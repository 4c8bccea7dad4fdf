import { Modal } from '@mantine/core'
import type { GuardReview } from '@schakel/domain/calls'
import { useState } from 'react'
import { isApiError, type RefusedOffer } from '../../../api/apiError.ts'
import { call } from '../../../api/call.ts'
import { useTranslation } from '../../../texts/useTranslation.ts'
import type { Asking } from '../../../ui/ask.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Choice, Choices } from '../../../ui/Choices.tsx'
import { useErrorText } from '../../../ui/errorText.ts'
import { Cluster } from '../../../ui/layout/Cluster.tsx'
import { Stack } from '../../../ui/layout/Stack.tsx'
import { Text } from '../../../ui/layout/Text.tsx'
import type { GuardAction } from './askGuard.tsx'
import classes from './Guard.module.css'
import { Review } from './Review.tsx'
import { keyOf, type Reader, textsFor } from './readers.ts'

const WIDTH = 760

interface GuardDialogProps {
  readonly dossier: string
  readonly readers: readonly Reader[]
  /** What one was about to do for the readers that are left, with the hash of what each reads; nothing when one only looks. */
  readonly onConfirm?: (readers: readonly Reader[]) => Promise<void>
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
  const chosen = readers.filter((reader) => !left.has(keyOf(reader)))
  const [only] = all.length === 1 ? all : []

  const reread = (key: string | undefined, review: GuardReview) =>
    setReaders((now) => now.map((reader) => (keyOf(reader) === key ? { ...reader, review } : reader)))
  const trying = async (work: () => Promise<void>) => {
    setBusy(true)
    setError(undefined)
    try {
      await work()
    } catch (failure) {
      const { title, text } = errorText(failure)
      const isRefused = isApiError(failure) && failure.refused.length > 0
      setError(isRefused ? `${failure.title}. ${failure.refused.map(why).join(' ')}` : text || title)
    } finally {
      setBusy(false)
    }
  }
  const mask = (words: readonly string[], hidden: boolean) =>
    trying(async () => {
      const [first, ...others] = readers
      const about = ({ match, supplier }: Pick<Reader, 'match' | 'supplier'> = {}) => ({ dossier, match, supplier })
      reread(first && keyOf(first), await call<GuardReview>('/api/guard/mask', { ...about(first), words, hidden }))
      for (const other of others) reread(keyOf(other), await call<GuardReview>('/api/guard/read', about(other)))
    })
  const confirm = () =>
    trying(async () => {
      try {
        await onConfirm?.(chosen)
      } catch (failure) {
        if (isApiError(failure, 409)) takeUp(failure.review, failure.refused)
        throw failure
      }
      onClose(true)
    })
  // What they read now is to be read instead; who cannot be offered it is left out of the next try.
  const takeUp = (review: GuardReview | undefined, refused: readonly RefusedOffer[]) => {
    const [first] = chosen
    if (review && first) reread(keyOf(first), review)
    for (const one of refused) {
      if (one.review) reread(one.supplier, one.review)
      else setLeft((now) => new Set(now).add(one.supplier))
    }
  }
  const why = ({ supplier, title, detail, errors = [] }: RefusedOffer) => {
    const name = readers.find((reader) => reader.supplier === supplier)?.name ?? ''
    return t('refused', { supplier: name, why: errors.map(({ message }) => message).join(', ') || detail || title })
  }
  const toggle = (key: string | undefined) => {
    const next = new Set(left)
    if (!next.delete(key)) next.add(key)
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
            {readers.map((reader) => (
              <Choice key={keyOf(reader)} isOn={!left.has(keyOf(reader))} onChoose={() => toggle(keyOf(reader))}>
                {reader.name}
              </Choice>
            ))}
          </Choices>
        )}
        <Review texts={textsFor(chosen)} isBusy={isBusy} onMask={mask} />
        {error && (
          <Text tone="danger" role="alert">
            {error}
          </Text>
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
