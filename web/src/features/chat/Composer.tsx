import { CHAT_TEXT_MAX } from '@schakel/domain'
import { IconSend } from '@tabler/icons-react'
import { type KeyboardEvent, useEffect, useId, useRef } from 'react'
import { useKeptText } from '../../entities/comments/unsentText.ts'
import { useTranslation } from '../../texts/useTranslation.ts'
import { IconButton } from '../../ui/Button.tsx'
import { isComposing } from '../../ui/composing.ts'
import form from '../../ui/Field.module.css'
import { Grid } from '../../ui/layout/Grid.tsx'
import classes from './Chat.module.css'
import { useTellTyping } from './typing.ts'

interface ComposerProps {
  readonly room: string
  readonly onSend: (text: string) => void
}

/** Where one writes: Enter sends, Shift+Enter begins a line. What was begun is still there when one comes back. */
export function Composer({ room, onSend }: ComposerProps) {
  const { t } = useTranslation('chat')
  const hint = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  const { text, setText } = useKeptText(room, 'chat')
  const tellTyping = useTellTyping(room)
  const isTooLong = text.trim().length > CHAT_TEXT_MAX
  useEffect(() => {
    // On a phone the keyboard would hide what was said.
    if (window.matchMedia('(hover: hover)').matches) field.current?.focus()
  }, [])

  const change = (next: string) => {
    setText(next)
    if (next.trim() !== '') tellTyping()
  }
  const send = () => {
    if (text.trim() === '' || isTooLong) return
    onSend(text.trim())
    change('')
    field.current?.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || isComposing(event)) return
    event.preventDefault()
    send()
  }
  return (
    <Grid
      as="form"
      cols="fill-auto"
      align="end"
      gap={1}
      gapX={2}
      padX={3}
      padTop={1}
      padBottom={2.5}
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <textarea
        ref={field}
        className={`${form.input} ${classes.input}`}
        rows={1}
        enterKeyHint="send"
        data-takes-focus
        aria-label={t('write')}
        aria-describedby={hint}
        aria-invalid={isTooLong || undefined}
        placeholder={t('write')}
        value={text}
        onChange={(event) => change(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <IconButton
        writes="queued"
        type="submit"
        label={t('send')}
        tone="brand"
        aria-disabled={text.trim() === '' || isTooLong}
      >
        <IconSend size={18} aria-hidden="true" />
      </IconButton>
      <p id={hint} className={isTooLong ? classes.tooLong : classes.hint}>
        {isTooLong ? t('tooLong', { max: CHAT_TEXT_MAX }) : t('writeHint')}
      </p>
    </Grid>
  )
}
