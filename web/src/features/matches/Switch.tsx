import { type ReactNode, useId } from 'react'
import { useHeld, type Writes } from '../../ui/held.ts'
import classes from './Switch.module.css'

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
  const id = useId()
  const held = useHeld(writes)
  return (
    // The words beside it tell why it waits as well.
    <div className={classes.switch} title={'title' in held ? held.title : undefined}>
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
        {...held}
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
