import type { Mention } from '@schakel/domain'
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from '../../texts/useTranslation.ts'
import { Button } from '../../ui/Button.tsx'
import { isComposing } from '../../ui/composing.ts'
import { useErrorText } from '../../ui/errorText.ts'
import { Box } from '../../ui/layout/Box.tsx'
import { Hint } from '../../ui/layout/Hint.tsx'
import { Row } from '../../ui/layout/Row.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { barePart } from '../../ui/lazyPart.ts'
import { useScreenCommands } from '../../ui/screenCommands.ts'
import { TextArea } from '../../ui/TextArea.tsx'
import { useBlockedReason } from '../../ui/writeBlocked.ts'
import classes from './Comments.module.css'
import { inTurn, useKeepText, useUnsentText } from './unsentText.ts'
import { useMentions } from './useMentions.ts'

// The box stands there without it.
const MentionList = barePart(async () => (await import('./MentionList.tsx')).MentionList)

interface ReplyBoxProps {
  readonly label: string
  readonly initial?: string
  readonly action: string
  /** The item under which is written: whoever reads it may be mentioned. */
  readonly about?: string
  /** Whom the text to begin with mentions. */
  readonly mentioned?: readonly Mention[]
  /** Sends what was typed; `from` is the text with which one began, maybe days ago. */
  readonly onSend: (text: string, mentions: readonly Mention[], from: string) => Promise<unknown>
  readonly onCancel?: () => void
  readonly autoFocus?: boolean
  /** The letter that leads to it. */
  readonly keys?: string | undefined
}

/** A box that sends only what is not empty (S2.35). What was typed stays until it has arrived, also when one goes away. */
export function ReplyBox(props: ReplyBoxProps) {
  const { label, initial = '', action, about, mentioned = [], onSend, onCancel, autoFocus = false } = props
  const { t } = useTranslation('comments')
  const common = useTranslation('common')
  const errorText = useErrorText()
  const { key, begun, forget, arrived } = useUnsentText(about, initial === '' ? 'remark' : 'edit')
  const [from] = useState(begun?.from ?? initial)
  const [text, setText] = useState(begun?.text ?? initial)
  const [sending, setSending] = useState<string>()
  const isBusy = sending !== undefined
  const blocked = useBlockedReason('now')
  const [error, setError] = useState<string>()
  const isEmpty = text.trim() === ''
  const box = useRef<HTMLTextAreaElement>(null)
  const mentions = useMentions({
    about,
    text,
    initial: begun?.mentions ?? mentioned,
    onInsert: (next, caret) => {
      // At once, so that who types on does so at the caret; and only then, or the caret would go to the end.
      flushSync(() => setText(next))
      box.current?.setSelectionRange(caret, caret)
    },
  })

  // One goes on behind what stands there.
  useEffect(() => {
    const end = box.current?.value.length ?? 0
    if (autoFocus) box.current?.setSelectionRange(end, end)
  }, [autoFocus])

  // What is on its way is kept until it has arrived.
  const unsent = isBusy ? inTurn(sending, text) : text
  useKeepText(key, unsent === from ? '' : unsent, mentions.picked, from)

  const send = async (event?: FormEvent) => {
    event?.preventDefault()
    if (isEmpty || isBusy || blocked) return
    const typed = text
    // The button goes with the words: what is typed on must not fall on the letters of the screen.
    box.current?.focus()
    setSending(typed)
    setError(undefined)
    // It stands in the list at once; if it does not arrive it comes back here.
    setText('')
    try {
      await onSend(typed.trim(), mentions.mentions, from)
      arrived(typed)
    } catch (failure) {
      setText((now) => inTurn(typed, now))
      const { title, text: detail } = errorText(failure)
      setError(t('failed', { text: detail || title }))
    } finally {
      setSending(undefined)
    }
  }
  const cancel =
    onCancel &&
    (() => {
      forget()
      onCancel()
    })
  useScreenCommands(props.keys ? [{ label, keys: [props.keys], run: () => box.current?.focus() }] : [])
  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event) || mentions.onKey(event)) return
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault()
      void send()
    }
    if (event.key === 'Escape' && cancel) {
      event.stopPropagation()
      cancel()
    }
  }

  return (
    <Stack as="form" gap={2} onSubmit={(event) => void send(event)}>
      <Box relative>
        <TextArea
          ref={box}
          aria-label={label}
          aria-autocomplete={about === undefined ? undefined : 'list'}
          aria-controls={mentions.isOpen ? mentions.listId : undefined}
          aria-activedescendant={mentions.isOpen ? mentions.optionId(mentions.active) : undefined}
          placeholder={label}
          aria-keyshortcuts={props.keys}
          minRows={1}
          maxRows={10}
          value={text}
          autoFocus={autoFocus}
          error={error}
          onChange={(event) => {
            setText(event.currentTarget.value)
            mentions.onCaret(event.currentTarget.selectionStart)
          }}
          onSelect={(event) => mentions.onCaret(event.currentTarget.selectionStart)}
          onBlur={mentions.close}
          onKeyDown={onKeyDown}
        />
        <MentionList mentions={mentions} />
      </Box>
      {(!isEmpty || cancel) && (
        <Row gap={2} wrap>
          <Button writes="now" type="submit" tone="brand" size="sm" busy={isBusy} disabled={isEmpty}>
            {action}
          </Button>
          {cancel && (
            <Button tone="plain" size="sm" onClick={cancel}>
              {common.t('cancel')}
            </Button>
          )}
          <Hint as="span" atEnd className={classes.hint}>
            {about === undefined ? t('hint') : t('hintMention')}
          </Hint>
        </Row>
      )}
    </Stack>
  )
}
