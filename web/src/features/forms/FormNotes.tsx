import { Alert } from '@mantine/core'
import { IconAlertTriangle, IconPencil } from '@tabler/icons-react'
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
}

/** What the form has to say before its fields: that it goes on where one left, that saving failed. */
export function FormNotes({ draft, onRestart, onUndo, failure }: FormNotesProps) {
  const { t } = useTranslation('forms')
  const common = useTranslation('common')
  if (!draft && !failure && !onUndo) return null
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
