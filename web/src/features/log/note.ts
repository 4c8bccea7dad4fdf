import type { LogLine } from '@schakel/domain/calls'

/** A note is saved every second that somebody writes: saves less far apart than this are one go, ms. */
export const NOTE_PAUSE_MS = 10 * 60_000

/** Whether a line says that a note was saved, and nothing else. */
export function isNote({ kind, fields }: LogLine): boolean {
  return kind === 'update' && fields.length === 1 && fields[0]?.name === 'case'
}
