import type { ReactNode } from 'react'
import classes from './EmptyState.module.css'
import { Centre } from './layout/Centre.tsx'
import { Cluster } from './layout/Cluster.tsx'
import { Stack } from './layout/Stack.tsx'
import { Text } from './layout/Text.tsx'

interface EmptyStateProps {
  readonly icon?: ReactNode
  readonly title: string
  readonly children?: ReactNode
  /** What one can do about it. */
  readonly action?: ReactNode
  readonly compact?: boolean
}

/** Nothing here: says so kindly, and what to do next. */
export function EmptyState({ icon, title, children, action, compact = false }: EmptyStateProps) {
  return (
    <Stack
      gap={1.5}
      align="center"
      text="center"
      className={classes.empty}
      data-screen
      data-compact={compact || undefined}
    >
      {icon && (
        <Centre below={2} relative tone="brand" className={classes.picture} aria-hidden="true">
          {icon}
        </Centre>
      )}
      <Text size="lg" weight="bold" className={classes.title}>
        {title}
      </Text>
      {children && <div className={classes.text}>{children}</div>}
      {action && (
        <Cluster gap={2} justify="center" above={3}>
          {action}
        </Cluster>
      )}
    </Stack>
  )
}
