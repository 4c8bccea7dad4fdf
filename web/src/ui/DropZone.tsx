import type { ReactNode } from 'react'
import classes from './DropZone.module.css'
import { Stack } from './layout/Stack.tsx'
import { useDrop } from './useDrop.ts'
import type { Writes } from './writeBlocked.ts'

interface DropZoneProps {
  readonly onFiles: (files: readonly File[]) => void
  /** There is little else on the screen. */
  readonly isRoomy?: boolean
  /** What is dropped is sent at once. */
  readonly writes?: Writes
  readonly children: ReactNode
}

/** A place to drop files; the button inside does the same for who cannot drag. */
export function DropZone({ onFiles, isRoomy = false, writes, children }: DropZoneProps) {
  const drop = useDrop(({ files }) => onFiles([...files]), writes)
  return (
    <Stack
      gap={3}
      align="center"
      tone="muted"
      corners="lg"
      text="center"
      className={classes.zone}
      data-roomy={isRoomy || undefined}
      {...drop}
    >
      {children}
    </Stack>
  )
}
