import { Modal } from '@mantine/core'
import { typeOfId } from '@schakel/domain'
import type { GuardPiece, GuardReview } from '@schakel/domain/calls'
import { IconEyeOff, IconHelpCircle, IconShieldCheck } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isApiError } from '../../../api/apiError.ts'
import { call } from '../../../api/call.ts'
import { useWords } from '../../../texts/i18n.ts'
import type { Asking } from '../../../ui/ask.tsx'
import { Button } from '../../../ui/Button.tsx'
import { useErrorText } from '../../../ui/errorText.ts'
import { Cluster } from '../../../ui/layout/Cluster.tsx'
import { Hint } from '../../../ui/layout/Hint.tsx'
import { Notice } from '../../../ui/layout/Notice.tsx'
import { Row } from '../../../ui/layout/Row.tsx'
import { Stack } from '../../../ui/layout/Stack.tsx'
import { useWriteBlocked } from '../../../ui/writeBlocked.ts'
import type { GuardAction } from './askGuard.tsx'
import classes from './Guard.module.css'
import { questionsIn, suspectsIn } from './review.ts'

const WIDTH = 760

interface GuardDialogProps {
  readonly dossier: string
  readonly match?: string
  /** The supplier who is going to read it. */
  readonly supplier?: string
  readonly review: GuardReview
  /** What one was about to do, with the hash of what was read; nothing when one only looks. */
  readonly onConfirm?: (reviewed: string) => Promise<void>
  /** Whether the match is shown by it, or was visible already. */
  readonly action?: GuardAction
}

/** What a supplier is going to read, paragraph by paragraph: blotted out or kept by one click, and then confirmed as it stands (D7, D20.9). */
export function GuardDialog({
  dossier,
  match,
  supplier,
  review: first,
  onConfirm,
  action = 'show',
  onClose,
}: GuardDialogProps & Asking<boolean>) {
  const { t } = useTranslation('guard')
  const common = useTranslation('common')
  const errorText = useErrorText()
  const [review, setReview] = useState(first)
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<string>()
  const suspects = suspectsIn(review)
  const questions = questionsIn(review)

  const trying = async (work: () => Promise<void>) => {
    setBusy(true)
    setError(undefined)
    try {
      await work()
    } catch (failure) {
      const { title, text } = errorText(failure)
      setError(text || title)
      // What it reads now is to be read instead.
      if (isApiError(failure, 409) && failure.review) setReview(failure.review)
    } finally {
      setBusy(false)
    }
  }
  const mask = (words: readonly string[], hidden: boolean) =>
    trying(async () => setReview(await call<GuardReview>('/api/guard/mask', { dossier, match, words, hidden })))
  const confirm = () =>
    trying(async () => {
      await onConfirm?.(review.hash)
      onClose(true)
    })

  return (
    <Modal
      opened
      onClose={() => onClose(false)}
      size={WIDTH}
      title={supplier ? t('titleOf', { supplier }) : t('title')}
      closeButtonProps={{ 'aria-label': common.t('close') }}
      transitionProps={{ duration: 160 }}
    >
      <Stack gap={3} fluid breaks aria-busy={isBusy}>
        <p className={classes.lead}>{t('lead')}</p>
        <Notice
          gap={2}
          gapX={2.5}
          wrap
          tone="warning"
          weight="strong"
          className={classes.state}
          data-clean={suspects.length === 0 || undefined}
          role="status"
        >
          {suspects.length === 0 ? (
            <IconShieldCheck size={20} aria-hidden="true" />
          ) : (
            <IconEyeOff size={20} aria-hidden="true" />
          )}
          <span>{suspects.length === 0 ? t('nothing') : t('found', { count: suspects.length })}</span>
          {suspects.length > 0 && (
            <Button writes="now" size="sm" busy={isBusy} onClick={() => void mask(suspects, true)}>
              {t('maskAll')}
            </Button>
          )}
        </Notice>
        {questions.length > 0 && (
          <Row as="p" gap={2.5} pad={2.5} padX={3} align="start" size="sm" tone="soft" outlined role="note">
            <IconHelpCircle size={20} aria-hidden="true" />
            <span>
              {t('asked', { count: questions.length, words: questions.map((word) => `“${word}”`).join(', ') })}
            </span>
          </Row>
        )}
        {review.texts.length === 0 && <p className={classes.lead}>{t('empty')}</p>}
        {review.texts.map(({ item, field, blocks }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the texts keep their order, and two may be of one field
          <Text key={at} item={item} field={field} blocks={blocks} onMask={mask} />
        ))}
        <p className={classes.lead}>{t('sameText')}</p>
        {error && (
          <p className={classes.error} role="alert">
            {error}
          </p>
        )}
        <Cluster gap={2.5} justify="end" className={classes.actions}>
          <Button onClick={() => onClose(false)}>{onConfirm ? common.t('cancel') : common.t('close')}</Button>
          {onConfirm && (
            <Button writes="now" tone="brand" busy={isBusy} onClick={() => void confirm()}>
              {t(`do.${action}`)}
            </Button>
          )}
        </Cluster>
      </Stack>
    </Modal>
  )
}

interface TextProps {
  readonly item: string
  readonly field: string
  readonly blocks: readonly (readonly GuardPiece[])[]
  readonly onMask: (words: readonly string[], hidden: boolean) => Promise<void>
}

/** What a text is called in the panel. */
function useLabel(item: string, field: string): string {
  const { t } = useTranslation('guard')
  const words = useWords()
  const type = typeOfId(item)
  if (type === 'comment') return words.type('comment')
  if (field === 'history') return t('reason')
  const name = words.field(type, field)
  return type === 'todo' || type === 'activity' ? `${words.type(type)}: ${name.toLowerCase()}` : name
}

function Text({ item, field, blocks, onMask }: TextProps) {
  const label = useLabel(item, field)
  return (
    <Stack as="section" gap={1.5} pad={3} outlined aria-label={label}>
      <Hint as="h3" weight="strong">
        {label}
      </Hint>
      {blocks.map((block, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs keep their order while words in them change
        <p key={at} className={classes.block}>
          {block.map((piece, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the keyboard stays on the word that it has just hidden
            <Piece key={place} piece={piece} onMask={onMask} />
          ))}
        </p>
      ))}
    </Stack>
  )
}

function Piece({ piece, onMask }: { readonly piece: GuardPiece; readonly onMask: TextProps['onMask'] }) {
  const writeBlocked = useWriteBlocked('now')
  const { t } = useTranslation('guard')
  const { text, is, mask } = piece
  if (is === 'plain') return <span>{text}</span>
  if (is !== 'hidden') {
    const label = t('mask', { word: text, kind: t(`kind.${is}`) })
    return (
      <button
        type="button"
        className={is === 'word' ? classes.asked : classes.suspect}
        title={label}
        aria-label={label}
        onClick={() => void onMask([text.trim()], true)}
        {...writeBlocked}
      >
        {text}
      </button>
    )
  }
  if (mask !== undefined) {
    const label = t('unmask', { word: text })
    return (
      <button
        type="button"
        className={classes.masked}
        title={label}
        aria-label={label}
        onClick={() => void onMask([mask], false)}
        {...writeBlocked}
      >
        {text}
      </button>
    )
  }
  return (
    <span className={classes.hidden} title={t('hidden')}>
      <span className="sk-hidden">{t('hidden')}: </span>
      {text}
    </span>
  )
}
