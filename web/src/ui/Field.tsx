import type { ReactNode } from 'react'
import classes from './Field.module.css'
import { Stack } from './layout/Stack.tsx'

interface FieldProps {
  /** The id of the input. */
  readonly id: string
  readonly label: ReactNode
  readonly children: ReactNode
}

/** A label above a plain input of ours, for forms that are drawn without Mantine; below it stands what is wrong. */
export function Field({ id, label, children }: FieldProps) {
  return (
    <Stack gap={1.5} className={classes.field}>
      <label htmlFor={id}>{label}</label>
      {children}
    </Stack>
  )
}
