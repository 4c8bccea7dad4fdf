import { useState } from 'react'
import { useTranslation } from '../../texts/useTranslation.ts'
import form from '../../ui/Field.module.css'
import { Field } from '../../ui/Field.tsx'
import classes from '../../ui/Login.module.css'
import { Hint } from '../../ui/layout/Hint.tsx'
import { Text } from '../../ui/layout/Text.tsx'

interface PasswordFieldProps {
  readonly value: string
  readonly error: string | undefined
  readonly onChange: (value: string) => void
  /** What it is called, where it is no login. */
  readonly label?: string
  readonly name?: string
  readonly autoComplete?: 'current-password' | 'new-password'
  readonly hint?: string
}

/** A password that can be shown, with a word when Caps Lock is on. */
export function PasswordField({
  value,
  error,
  onChange,
  label,
  name = 'password',
  autoComplete = 'current-password',
  hint,
}: PasswordFieldProps) {
  const { t } = useTranslation('auth')
  const id = `login-${name}`
  const [isShown, setShown] = useState(false)
  const [isCaps, setCaps] = useState(false)
  const describedBy = [error && `${id}-error`, isCaps && `${id}-caps`, hint && `${id}-hint`].filter(Boolean).join(' ')
  return (
    <Field id={id} label={label ?? t('password')}>
      <div className={classes.withButton}>
        <input
          id={id}
          className={form.input}
          name={name}
          type={isShown ? 'text' : 'password'}
          autoComplete={autoComplete}
          autoCapitalize="none"
          spellCheck={false}
          required
          value={value}
          aria-invalid={error !== undefined}
          aria-describedby={describedBy || undefined}
          onChange={(event) => onChange(event.target.value)}
          onKeyUp={(event) => setCaps(event.getModifierState('CapsLock'))}
          onBlur={() => setCaps(false)}
        />
        <button
          type="button"
          className={classes.eye}
          aria-label={isShown ? t('hide') : t('show')}
          title={isShown ? t('hide') : t('show')}
          aria-pressed={isShown}
          onClick={() => setShown(!isShown)}
        >
          <svg width="20" height="20" viewBox="0 0 24 24" aria-hidden="true">
            <g fill="none" stroke="currentColor" strokeWidth="1.8" strokeLinecap="round" strokeLinejoin="round">
              <path d="M10 12a2 2 0 1 0 4 0a2 2 0 0 0 -4 0" />
              <path d="M21 12c-2.4 4 -5.4 6 -9 6s-6.600 -2 -9 -6c2.400 -4 5.400 -6 9 -6s6.600 2 9 6" />
              {isShown && <path d="M4 4l16 16" />}
            </g>
          </svg>
        </button>
      </div>
      {hint && <Hint id={`${id}-hint`}>{hint}</Hint>}
      {isCaps && (
        <Text id={`${id}-caps`} size="sm" tone="warning" role="status">
          {t('capsLock')}
        </Text>
      )}
      {error && (
        <Text id={`${id}-error`} size="sm" tone="danger">
          {error}
        </Text>
      )}
    </Field>
  )
}
