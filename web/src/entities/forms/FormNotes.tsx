import { Alert } from '@mantine/core'
import { IconAlertTriangle, IconPencil, IconUsers } from '@tabler/icons-react'
import { useTranslation } from '../../texts/useTranslation.ts'
import { Button } from '../../ui/Button.tsx'
import { Cluster } from '../../ui/layout/Cluster.tsx'
import { Row } from '../../ui/layout/Row.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Text } from '../../ui/layout/Text.tsx'
import classes from './FormDialog.module.css'
import { Undoable } from './Undoable.tsx'
import type { Failure } from './useRefusal.ts'

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
    <Stack gap={2.5} below={4}>
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
        <Row
          gap={3}
          pad={3}
          align="start"
          size="sm"
          tone="text"
          ground="warning"
          corners="md"
          className={classes.elsewhere}
          role="alert"
        >
          <IconUsers size={19} stroke={1.8} aria-hidden="true" />
          <span>{live.t('gone')}</span>
        </Row>
      )}
      {elsewhere && !isGone && (
        <Row
          gap={3}
          pad={3}
          align="start"
          size="sm"
          tone="text"
          ground="warning"
          corners="md"
          className={classes.elsewhere}
          role="alert"
        >
          <IconUsers size={19} stroke={1.8} aria-hidden="true" />
          <div>
            <Text below={0.5} weight="bold">
              {live.t('changed')}
            </Text>
            <p>{live.t('changedText')}</p>
            <Cluster gap={2} above={2.5}>
              <Button size="sm" onClick={elsewhere.onKeep}>
                {live.t('keepMine')}
              </Button>
              <Button size="sm" onClick={elsewhere.onTake}>
                {live.t('takeTheirs')}
              </Button>
              <Button size="sm" onClick={elsewhere.onMerge}>
                {live.t('merge')}
              </Button>
            </Cluster>
          </div>
        </Row>
      )}
      {draft && (
        <Row gap={2.5} size="sm" tone="accent" ground="accent" corners="md" className={classes.draft} role="status">
          <IconPencil size={17} stroke={1.8} aria-hidden="true" />
          <Text as="span" grow weight="medium">
            {draft}
          </Text>
          <Button size="sm" tone="plain" onClick={onRestart}>
            {t('draftRestart')}
          </Button>
        </Row>
      )}
      {onUndo && <Undoable text={t('draftGone')} label={common.t('undo')} onUndo={onUndo} />}
    </Stack>
  )
}
