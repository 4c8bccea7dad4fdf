import type { Mention } from '@schakel/domain'
import { type FormEvent, type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { triedWith } from '../../api/tried.ts'
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

/** What is sent from a box. */
export interface Said {
  readonly text: string
  readonly mentions: readonly Mention[]
  /** The text with which one began, maybe days ago. */
  readonly from: string
  /** The same for all tries with the same words (D2.4). */
  readonly key: string
}

interface ReplyBoxProps {
  readonly label: string
  readonly initial?: string
  readonly action: string
  /** The item under which is written: whoever reads it may be mentioned. */
  readonly about?: string
  /** Whom the text to begin with mentions. */
  readonly mentioned?: readonly Mention[]
  readonly onSend: (said: Said) => Promise<unknown>
  readonly onCancel?: () => void
  readonly autoFocus?: boolean
  /** The letter that leads to it. */
  readonly keys?: string | undefined
}

/** A box that sends only what is not empty (S2.35). What was typed stays until it has arrived, also when one goes away. */
export function ReplyBox(props: ReplyBoxProps) {
  const { label, initial = '', action, about, mentioned = [], onSend, onCancel, autoFocus = false } = props
  const { t } = useTranslation('comments')
  const errorText = useErrorText()
  const { key, begun, forget, arrived } = useUnsentText(about, initial === '' ? 'remark' : 'edit')
  const [from] = useState(begun?.from ?? initial)
  const [text, setText] = useState(begun?.text ?? initial)
  const [sending, setSending] = useState<string>()
  const [tried, setTried] = useState(begun?.tried)
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

  useCaretAtEnd(box, autoFocus)

  // What is on its way is kept until it has arrived.
  useKeepText(key, isBusy ? inTurn(sending, text) : text, { mentions: mentions.picked, from, tried })

  const send = async (event?: FormEvent) => {
    event?.preventDefault()
    if (isEmpty || isBusy || blocked) return
    const typed = text
    // The button goes with the words: what is typed on must not fall on the letters of the screen.
    box.current?.focus()
    const said = { text: typed.trim(), mentions: mentions.mentions }
    const now = triedWith([said.text, said.mentions], tried)
    setTried(now)
    setSending(typed)
    setError(undefined)
    // It stands in the list at once; if it does not arrive it comes back here.
    setText('')
    try {
      await onSend({ ...said, from, key: now.key })
      arrived(typed)
      // The same words said once more are said twice.
      setTried(undefined)
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
            // Who empties it saw that it arrived: the same words said later are said once more.
            if (event.currentTarget.value === '') setTried(undefined)
            mentions.onType(event.currentTarget)
          }}
          onSelect={(event) => mentions.onCaret(event.currentTarget.selectionStart)}
          onBlur={mentions.close}
          onKeyDown={onKeyDown}
        />
        <MentionList mentions={mentions} />
      </Box>
      {(!isEmpty || cancel) && (
        <Tools action={action} isBusy={isBusy} isEmpty={isEmpty} onCancel={cancel}>
          {about === undefined ? t('hint') : t('hintMention')}
        </Tools>
      )}
    </Stack>
  )
}

/** One goes on behind what stands there. */
function useCaretAtEnd(box: RefObject<HTMLTextAreaElement | null>, isWanted: boolean): void {
  useEffect(() => {
    const end = box.current?.value.length ?? 0
    if (isWanted) box.current?.setSelectionRange(end, end)
  }, [box, isWanted])
}

interface ToolsProps {
  readonly action: string
  readonly isBusy: boolean
  readonly isEmpty: boolean
  readonly onCancel: (() => void) | undefined
  readonly children: string
}

/** What stands below the box: how to send and to leave it, and what the keys do. */
function Tools({ action, isBusy, isEmpty, onCancel, children }: ToolsProps) {
  const { t } = useTranslation('common')
  return (
    <Row gap={2} wrap>
      <Button writes="now" type="submit" tone="brand" size="sm" busy={isBusy} disabled={isEmpty}>
        {action}
      </Button>
      {onCancel && (
        <Button tone="plain" size="sm" onClick={onCancel}>
          {t('cancel')}
        </Button>
      )}
      <Hint as="span" atEnd className={classes.hint}>
        {children}
      </Hint>
    </Row>
  )
}
