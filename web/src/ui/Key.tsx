import type { ReactNode } from 'react'
import classes from './Key.module.css'
import { Text } from './layout/Text.tsx'

/** A key of the keyboard, as it looks. */
export function Key({ children }: { readonly children: ReactNode }) {
  return (
    <Text
      as="kbd"
      size="xs"
      tone="muted"
      pad={0.5}
      padX={1.5}
      ground="sunken"
      corners="sm"
      text="center"
      className={classes.key}
    >
      {children}
    </Text>
  )
}
