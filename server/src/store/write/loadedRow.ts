import type { Form } from '@schakel/domain'
import type { Authors } from './authors.ts'

/** An item as a write asks for it (`load.ts`). */
export interface LoadedRow {
  readonly id: string
  readonly version: number
  readonly fields: Readonly<Record<string, unknown>>
  readonly secret: Readonly<Record<string, unknown>> | null
  readonly limited: Readonly<Record<string, unknown>> | null
  readonly authors: Authors | null
  /** Left out where the viewer reads the fields as they are. */
  readonly seen: Readonly<Record<string, unknown>> | null
  readonly form: Form
  readonly under_home: boolean
  readonly owner: boolean
  readonly tags: readonly string[]
}
