import { type Ref, useId } from 'react'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Text } from '../../ui/layout/Text.tsx'
import { useWriteBlocked } from '../../ui/writeBlocked.ts'
import classes from './Answers.module.css'

interface TextInProps {
  readonly label: string
  readonly value: string
  readonly onChange: (value: string) => void
  readonly kind?: 'text' | 'date' | 'url' | 'lines'
  readonly max?: number
  /** What is wrong with it. */
  readonly issue?: string | undefined
  readonly hint?: string | undefined
  /** Its label is read aloud alone. */
  readonly isBare?: boolean
  readonly lines?: Ref<HTMLTextAreaElement> | undefined
  readonly line?: Ref<HTMLInputElement> | undefined
  /** Escape goes back. */
  readonly onEscape?: (() => void) | undefined
}

/** By this a browser takes four figures for a year; without it six, which no answer can hold. */
const LAST_DAY = '9999-12-31'

/** A text, day or address to be filled in, with its label and what is wrong with it. */
export function TextIn({
  label,
  value,
  onChange,
  kind = 'text',
  max,
  issue,
  hint,
  isBare,
  lines,
  line,
  onEscape,
}: TextInProps) {
  const id = useId()
  // What is typed waits for the connection in its draft or form.
  const writeBlocked = useWriteBlocked('queued')
  const shared = {
    id,
    value,
    maxLength: max,
    className: classes.input,
    'aria-invalid': issue !== undefined || undefined,
    'aria-describedby': issue || hint ? `${id}-said` : undefined,
    readOnly: 'data-blocked' in writeBlocked,
    onKeyDown: (event: { key: string; stopPropagation: () => void }) => {
      if (event.key !== 'Escape' || !onEscape) return
      event.stopPropagation()
      onEscape()
    },
    onChange: (event: { readonly target: { readonly value: string } }) => onChange(event.target.value),
    ...writeBlocked,
  }
  return (
    <Stack as="span" gap={1} full fluid className={classes.field}>
      <label htmlFor={id} className={isBare ? 'sk-hidden' : undefined}>
        {label}
      </label>
      {kind === 'lines' ? (
        <textarea rows={3} ref={lines} {...shared} />
      ) : (
        <input type={kind} max={kind === 'date' ? LAST_DAY : undefined} ref={line} {...shared} />
      )}
      {(issue ?? hint) && (
        <Text as="span" id={`${id}-said`} size="sm" tone={issue ? 'danger' : 'muted'}>
          {issue ?? hint}
        </Text>
      )}
    </Stack>
  )
}
