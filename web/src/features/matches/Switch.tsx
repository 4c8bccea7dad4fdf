import { type ReactNode, useId } from 'react'
import classes from './Switch.module.css'

interface SwitchProps {
  readonly label: string
  /** What the present position means. */
  readonly meaning?: ReactNode
  readonly isOn: boolean
  readonly onChange: (isOn: boolean) => void
  readonly disabled?: boolean
}

/** A switch with what its position means beside it. Light enough for a list of cards. */
export function Switch({ label, meaning, isOn, onChange, disabled }: SwitchProps) {
  const id = useId()
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
        aria-describedby={meaning ? `${id}-meaning` : undefined}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <label htmlFor={id} className={classes.label}>
        {label}
      </label>
      {meaning && (
        <span id={`${id}-meaning`} className={classes.meaning}>
          {meaning}
        </span>
      )}
    </div>
  )
}
