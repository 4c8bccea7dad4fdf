import { Alert } from '@mantine/core'
import { IconAlertTriangle, IconPencil, IconUsers } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/Button.tsx'
import classes from './FormDialog.module.css'
import { Undoable } from './Undoable.tsx'
import type { Failure } from './useSaveForm.tsx'

interface FormNotesProps {
  /** That the form began with a draft. */
  readonly draft: string | undefined
  readonly onRestart: () => void
  /** One began again, and may take that back. */
  readonly onUndo: (() => void) | undefined
  readonly failure: Failure | undefined
  /** Somebody else changed the item while one was typing. */
  readonly elsewhere: ElsewhereChoices | undefined
  readonly isGone: boolean
}

interface ElsewhereChoices {
  readonly onKeep: () => void
  readonly onTake: () => void
  readonly onMerge: () => void
}

/** What the form has to say before its fields: that it goes on where one left, that saving failed. */
export function FormNotes({ draft, onRestart, onUndo, failure, elsewhere, isGone }: FormNotesProps) {
  const { t } = useTranslation('forms')
  const common = useTranslation('common')
  const live = useTranslation('live')
  if (!draft && !failure && !onUndo && !elsewhere && !isGone) return null
  return (
    <div className={classes.notes}>
      {failure && (
        <Alert
          role="alert"
          color="red"
          variant="light"
          icon={<IconAlertTriangle size={19} aria-hidden="true" />}
          title={failure.title}
        >
          {failure.text}
        </Alert>
      )}
      {isGone && (
        <div className={classes.elsewhere} role="alert">
          <IconUsers size={19} stroke={1.8} aria-hidden="true" />
          <span>{live.t('gone')}</span>
        </div>
      )}
      {elsewhere && !isGone && (
        <div className={classes.elsewhere} role="alert">
          <IconUsers size={19} stroke={1.8} aria-hidden="true" />
          <div>
            <p className={classes.elsewhereTitle}>{live.t('changed')}</p>
            <p>{live.t('changedText')}</p>
            <div className={classes.choices}>
              <Button size="sm" onClick={elsewhere.onKeep}>
                {live.t('keepMine')}
              </Button>
              <Button size="sm" onClick={elsewhere.onTake}>
                {live.t('takeTheirs')}
              </Button>
              <Button size="sm" onClick={elsewhere.onMerge}>
                {live.t('merge')}
              </Button>
            </div>
          </div>
        </div>
      )}
      {draft && (
        <div className={classes.draft} role="status">
          <IconPencil size={17} stroke={1.8} aria-hidden="true" />
          <span className={classes.draftText}>{draft}</span>
          <Button size="sm" tone="plain" onClick={onRestart}>
            {t('draftRestart')}
          </Button>
        </div>
      )}
      {onUndo && <Undoable text={t('draftGone')} label={common.t('undo')} onUndo={onUndo} />}
    </div>
  )
}
