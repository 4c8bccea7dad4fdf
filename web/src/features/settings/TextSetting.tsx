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
  readonly onSave: (value: string) => void
}

/** A text that is kept when one leaves it, or by Enter. */
export function TextSetting({ label, value, type = 'text', autoComplete, error, writes, onSave }: TextSettingProps) {
  const id = useId()
  const [typed, setTyped] = useState<string>()
  const blocked = useBlockedReason(writes)
  const keep = () => {
    if (!blocked && typed !== undefined && typed.trim() !== value) onSave(typed.trim())
  }
  return (
    <Field id={id} label={label}>
      <input
        id={id}
        className={form.input}
        type={type}
        autoComplete={autoComplete}
        value={typed ?? value}
        data-writes={writes}
        aria-invalid={error !== undefined}
        aria-describedby={error && `${id}-error`}
        enterKeyHint="done"
        onChange={(event) => setTyped(event.target.value)}
        onBlur={keep}
        onKeyDown={(event) => event.key === 'Enter' && !isComposing(event) && keep()}
      />
      {error && (
        <Text id={`${id}-error`} size="sm" tone="danger">
          {error}
        </Text>
      )}
    </Field>
  )
}
