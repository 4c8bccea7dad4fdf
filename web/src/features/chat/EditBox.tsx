import { CHAT_TEXT_MAX } from '@schakel/domain'
import { useEffect, useRef } from 'react'
import { useKeptText } from '../../entities/comments/unsentText.ts'
import { useTranslation } from '../../texts/useTranslation.ts'
import { Button } from '../../ui/Button.tsx'
import { isComposing } from '../../ui/composing.ts'
import form from '../../ui/Field.module.css'
import { Row } from '../../ui/layout/Row.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { useBlockedReason } from '../../ui/writeBlocked.ts'
import classes from './Chat.module.css'

interface EditBoxProps {
  readonly message: string
  readonly text: string
  /** Saves it; `saved` is called when that is done. */
  readonly onSave: (text: string, saved: () => void) => void
  readonly onCancel: () => void
}

/** One's own message while it is changed: Enter saves, Escape leaves it as it was. */
export function EditBox({ message, text, onSave, onCancel }: EditBoxProps) {
  const { t } = useTranslation('chat')
  const field = useRef<HTMLTextAreaElement>(null)
  const { text: typed, setText: setTyped, forget } = useKeptText(message, 'edit', text)
  const blocked = useBlockedReason('now')
  const isWrong = typed.trim() === '' || typed.trim().length > CHAT_TEXT_MAX
  useEffect(() => {
    const end = field.current?.value.length ?? 0
    field.current?.focus()
    field.current?.setSelectionRange(end, end)
  }, [])
  const save = () => {
    if (!isWrong && !blocked) onSave(typed.trim(), () => forget(typed))
  }
  const cancel = () => {
    forget()
    onCancel()
  }
  return (
    <Stack gap={1.5} className={classes.editBox}>
      <textarea
        ref={field}
        className={`${form.input} ${classes.input}`}
        rows={2}
        aria-label={t('editing')}
        enterKeyHint="done"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => {
          if (isComposing(event)) return
          if (event.key === 'Escape') {
            event.stopPropagation()
            cancel()
          }
          if (event.key === 'Enter' && !event.shiftKey) {
            event.preventDefault()
            save()
          }
        }}
      />
      <Row as="span" gap={1.5} align="stretch" justify="end">
        <Button size="sm" tone="plain" onClick={cancel}>
          {t('cancel')}
        </Button>
        <Button writes="now" size="sm" tone="brand" aria-disabled={isWrong} onClick={save}>
          {t('save')}
        </Button>
      </Row>
    </Stack>
  )
}
