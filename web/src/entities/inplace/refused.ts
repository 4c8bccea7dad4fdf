import type { Errors } from '../forms/usePartForm.ts'

/** What was typed in a field and refused after one had gone elsewhere, or what one goes on with. */
export interface Refused {
  readonly value: unknown
  readonly errors: Errors
  /** How the field was read when one began: others may have changed it since (D2.3). */
  readonly base: FieldBase
  /** The editing that goes on with it. */
  readonly by: string
}

/** A field as it was read. */
export interface FieldBase {
  readonly value: unknown
  readonly version: number
}

const kept = new Map<string, Refused>()
const keyOf = (id: string, name: string) => `${id} ${name}`

/** Keeps what was refused until the field is there again, as long as the page is. */
export function keepRefused(id: string, name: string, refused: Refused): void {
  kept.set(keyOf(id, name), refused)
}

/** Whether something of a field waits to be put right. */
export function hasRefused(id: string, name: string): boolean {
  return kept.has(keyOf(id, name))
}

export function refusedOf(id: string, name: string): Refused | undefined {
  return kept.get(keyOf(id, name))
}

/** It was put right, or taken back. */
export function dropRefused(id: string, name: string): void {
  kept.delete(keyOf(id, name))
}
