import type { ReactNode } from 'react'
import { Text } from '../../../ui/layout/Text.tsx'
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
    <fieldset id={id} role={role} aria-describedby={error ? `${id}-error` : undefined}>
      <Text id={`${id}-label`} as="legend" size="sm" weight="medium" below={1} className={classes.legend}>
        {label}
        {required && (
          <Text as="span" tone="danger" aria-hidden="true">
            {' '}
            *
          </Text>
        )}
      </Text>
      {children}
      {error && (
        <Text id={`${id}-error`} size="xs" tone="danger" above={1} tight>
          {error}
        </Text>
      )}
    </fieldset>
  )
}
