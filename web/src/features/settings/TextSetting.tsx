import { useId, useState } from 'react'
import { isComposing } from '../../ui/composing.ts'
import form from '../../ui/Field.module.css'
import { Field } from '../../ui/Field.tsx'
import { Text } from '../../ui/layout/Text.tsx'
import { useBlockedReason, type Writes } from '../../ui/writeBlocked.ts'

interface TextSettingProps {
  readonly label: string
  readonly value: string
  readonly type?: 'text' | 'tel' | 'email'
  readonly autoComplete: string
  readonly error?: string | undefined
  /** That keeping it changes something at once. */
  readonly writes?: Writes
  /** Keeps it; what did not succeed stays in the field. */
  readonly onSave: (value: string) => unknown
}

interface Typed {
  readonly text: string
  /** What stood there when one began to type. */
  readonly before: string
  /** It was sent, and is not kept yet. */
  readonly isSent?: boolean
}

/** A text that is kept when one leaves it, or by Enter. */
export function TextSetting({ label, value, type = 'text', autoComplete, error, writes, onSave }: TextSettingProps) {
  const id = useId()
  const [typed, setTyped] = useState<Typed>()
  const blocked = useBlockedReason(writes)
  const keep = async () => {
    if (blocked || !typed) return
    const text = typed.text.trim()
    if (text === value) {
      if (!typed.isSent) setTyped(undefined)
      return
    }
    // D2.3: passing through it again saves nothing over what was changed elsewhere since.
    if (typed.isSent && typed.before !== value) {
      setTyped(undefined)
      return
    }
    const sent = { ...typed, isSent: true }
    setTyped(sent)
    try {
      await onSave(text)
    } catch {
      // Said by who saves.
      return
    }
    setTyped((now) => (now === sent ? undefined : now))
  }
  return (
    <Field id={id} label={label}>
      <input
        id={id}
        className={form.input}
        type={type}
        autoComplete={autoComplete}
        value={typed?.text ?? value}
        data-writes={writes}
        aria-invalid={error !== undefined}
        aria-describedby={error && `${id}-error`}
        enterKeyHint="done"
        onChange={(event) => setTyped({ text: event.target.value, before: value })}
        onBlur={() => void keep()}
        onKeyDown={(event) => event.key === 'Enter' && !isComposing(event) && void keep()}
      />
      {error && (
        <Text id={`${id}-error`} size="sm" tone="danger">
          {error}
        </Text>
      )}
    </Field>
  )
}
