import { type ReactNode, useId } from 'react'
import { useTranslation } from '../texts/useTranslation.ts'
import { Hint } from './layout/Hint.tsx'
import classes from './Switch.module.css'
import { useWriteBlocked, type Writes } from './writeBlocked.ts'

interface SwitchProps {
  readonly label: string
  /** What the present position means. */
  readonly meaning?: ReactNode
  readonly isOn: boolean
  readonly onChange: (isOn: boolean) => void
  readonly disabled?: boolean
  readonly writes?: Writes
}

/** A switch with what its position means beside it. Light enough for a list of cards. */
export function Switch({ label, meaning, isOn, onChange, disabled, writes }: SwitchProps) {
  const { t } = useTranslation('common')
  const id = useId()
  const writeBlocked = useWriteBlocked(writes)
  const described = [meaning && `${id}-meaning`, 'data-blocked' in writeBlocked && writeBlocked['aria-describedby']]
    .filter(Boolean)
    .join(' ')
  return (
    <div className={classes.switch}>
      <input
        id={id}
        type="checkbox"
        role="switch"
        className={classes.input}
        checked={isOn}
        aria-checked={isOn}
        disabled={disabled}
        onChange={(event) => onChange(event.currentTarget.checked)}
        {...writeBlocked}
        aria-describedby={described || undefined}
      />
      <label htmlFor={id} className={classes.label}>
        {label}
      </label>
      <span data-paper aria-hidden="true">
        {t(isOn ? 'on' : 'off')}
      </span>
      {meaning && (
        <Hint id={`${id}-meaning`} as="span" className={classes.meaning}>
          {meaning}
        </Hint>
      )}
    </div>
  )
}
