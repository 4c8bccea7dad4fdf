import { Textarea } from '@mantine/core'
import { type FormEvent, type KeyboardEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/Button.tsx'
import { useErrorText } from '../../ui/errorText.ts'
import classes from './Comments.module.css'

interface ReplyBoxProps {
  readonly label: string
  readonly initial?: string
  readonly action: string
  readonly onSend: (text: string) => Promise<unknown>
  readonly onCancel?: () => void
  readonly autoFocus?: boolean
}

/** A box that sends only what is not empty (S2.35). What was typed stays until it has arrived. */
export function ReplyBox({ label, initial = '', action, onSend, onCancel, autoFocus = false }: ReplyBoxProps) {
  const { t } = useTranslation('comments')
  const common = useTranslation('common')
  const errorText = useErrorText()
  const [text, setText] = useState(initial)
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<string>()
  const isEmpty = text.trim() === ''

  const send = async (event?: FormEvent) => {
    event?.preventDefault()
    if (isEmpty || isBusy) return
    setBusy(true)
    setError(undefined)
    const typed = text
    // It stands in the list at once; if it does not arrive it comes back here.
    setText('')
    try {
      await onSend(typed.trim())
    } catch (failure) {
      setText((now) => now || typed)
      const { title, text: detail } = errorText(failure)
      setError(t('failed', { text: detail || title }))
    } finally {
      setBusy(false)
    }
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault()
      void send()
    }
    if (event.key === 'Escape' && onCancel) {
      event.stopPropagation()
      onCancel()
    }
  }

  return (
    <form className={classes.box} onSubmit={(event) => void send(event)}>
      <Textarea
        aria-label={label}
        placeholder={label}
        autosize
        minRows={1}
        maxRows={10}
        value={text}
        autoFocus={autoFocus}
        error={error}
        onChange={(event) => setText(event.currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      {(!isEmpty || onCancel) && (
        <div className={classes.boxActions}>
          <Button type="submit" tone="brand" size="sm" busy={isBusy} disabled={isEmpty}>
            {action}
          </Button>
          {onCancel && (
            <Button tone="plain" size="sm" onClick={onCancel}>
              {common.t('cancel')}
            </Button>
          )}
          <span className={classes.hint}>{t('hint')}</span>
        </div>
      )}
    </form>
  )
}
