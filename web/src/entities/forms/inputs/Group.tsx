import type { ReactNode } from 'react'
import classes from './inputs.module.css'

interface GroupFrameProps {
  readonly id: string
  readonly label: string
  readonly required?: boolean | undefined
  readonly error?: string | undefined
  /** One choice of several; otherwise its parts stand for themselves. */
  readonly role?: 'radiogroup'
  readonly children: ReactNode
}

/** Inputs that belong together under one label, with what is wrong with them as a whole. */
export function GroupFrame({ id, label, required, error, role, children }: GroupFrameProps) {
  return (
    <fieldset id={id} className={classes.frame} role={role} aria-describedby={error ? `${id}-error` : undefined}>
      <legend id={`${id}-label`} className={classes.legend}>
        {label}
        {required && (
          <span className={classes.star} aria-hidden="true">
            {' '}
            *
          </span>
        )}
      </legend>
      {children}
      {error && (
        <p id={`${id}-error`} className={classes.error}>
          {error}
        </p>
      )}
    </fieldset>
  )
}
