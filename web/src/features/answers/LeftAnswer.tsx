import { useTranslation } from '../../texts/useTranslation.ts'
import { Button } from '../../ui/Button.tsx'
import { notifyUndo } from '../../ui/notify.ts'
import type { AnswerDrafts } from './answerDrafts.ts'

interface LeftAnswerProps {
  /** The key of its row. */
  readonly row: string
  readonly drafts: AnswerDrafts
  /** Nothing lacks that saving asks. */
  readonly isWhole: boolean
}

/** What was typed before and not saved is saved by a press, or thrown away; changing it saves it too. */
export function LeftAnswer({ row, drafts, isWhole }: LeftAnswerProps) {
  const { t } = useTranslation('answers')
  const common = useTranslation('common')
  return (
    <>
      {isWhole && (
        <Button size="sm" writes="now" aria-label={t('leftSaveOf', { key: row })} onClick={() => drafts.save(row)}>
          {common.t('save')}
        </Button>
      )}
      <Button
        size="sm"
        tone="plain"
        aria-label={t('leftDropOf', { key: row })}
        onClick={() => notifyUndo(t('leftGone'), common.t('undo'), drafts.drop(row), 'queued')}
      >
        {t('leftDrop')}
      </Button>
    </>
  )
}
