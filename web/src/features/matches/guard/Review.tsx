import { typeOfId } from '@schakel/domain'
import type { GuardPiece } from '@schakel/domain/calls'
import { IconEyeOff, IconHelpCircle, IconShieldCheck } from '@tabler/icons-react'
import { useWords } from '../../../texts/i18n.ts'
import { useTranslation } from '../../../texts/useTranslation.ts'
import { Button } from '../../../ui/Button.tsx'
import { Box } from '../../../ui/layout/Box.tsx'
import { Hint } from '../../../ui/layout/Hint.tsx'
import { Notice } from '../../../ui/layout/Notice.tsx'
import { Row } from '../../../ui/layout/Row.tsx'
import { Stack } from '../../../ui/layout/Stack.tsx'
import { useWriteBlocked } from '../../../ui/writeBlocked.ts'
import classes from './Guard.module.css'
import type { ReadText } from './readers.ts'
import { questionsIn, suspectsIn } from './telling.ts'

type Mask = (words: readonly string[], hidden: boolean) => Promise<void>

interface ReviewProps {
  readonly texts: readonly ReadText[]
  readonly isBusy: boolean
  readonly onMask: Mask
}

/** What suppliers are going to read, paragraph by paragraph: blotted out or kept by one click (D7, D20.9). */
export function Review({ texts, isBusy, onMask }: ReviewProps) {
  const { t } = useTranslation('guard')
  const suspects = suspectsIn(texts)
  const questions = questionsIn(texts)
  return (
    <>
      <Box as="p" tone="soft" size="sm">
        {t('lead')}
      </Box>
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
          <Button writes="now" size="sm" busy={isBusy} onClick={() => void onMask(suspects, true)}>
            {t('maskAll')}
          </Button>
        )}
      </Notice>
      {questions.length > 0 && (
        <Row as="p" gap={2.5} pad={2.5} padX={3} align="start" size="sm" tone="soft" outlined role="note">
          <IconHelpCircle size={20} aria-hidden="true" />
          <span>{t('asked', { count: questions.length, words: questions.map((word) => `“${word}”`).join(', ') })}</span>
        </Row>
      )}
      {texts.length === 0 && (
        <Box as="p" tone="soft" size="sm">
          {t('empty')}
        </Box>
      )}
      {texts.map(({ item, field, blocks, by }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the texts keep their order, and two may be of one field
        <Text key={at} item={item} field={field} blocks={blocks} by={by} onMask={onMask} />
      ))}
      <Box as="p" tone="soft" size="sm">
        {t('sameText')}
      </Box>
    </>
  )
}

interface TextProps {
  readonly item: string
  readonly field: string
  readonly blocks: ReadText['blocks']
  readonly by: readonly string[] | undefined
  readonly onMask: Mask
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

function Text({ item, field, blocks, by, onMask }: TextProps) {
  const { t } = useTranslation('guard')
  const name = useLabel(item, field)
  const label = by ? t('labelBy', { label: name, suppliers: by.join(', ') }) : name
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
