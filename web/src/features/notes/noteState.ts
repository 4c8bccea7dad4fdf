import { isObject } from '@schakel/domain'
import type { NoteFrame, NoteTrouble } from '@schakel/domain/calls'

/** What is said of a note while one writes. */
export type NoteState = 'opening' | 'idle' | 'saving' | 'saved' | 'offline' | 'failed'

/** Someone else at the note. */
export interface Writer {
  readonly name: string
  readonly color: string
}

/** How it stands with a note in this tab. */
export interface NoteSnapshot {
  readonly state: NoteState
  readonly trouble: NoteTrouble | undefined
  readonly isOpen: boolean
  readonly isWritable: boolean
  /** The note was made anew from its text: this end of it is of no use any more (D21.2). */
  readonly isRenewed: boolean
  /** The words of what was written here and does not fit what it is now; none of what was deleted, ticked or mentioned. */
  readonly lost: string | undefined
}

/** A note that was not heard of yet. */
export const notOpen: NoteSnapshot = {
  state: 'opening',
  trouble: undefined,
  isOpen: false,
  isWritable: false,
  isRenewed: false,
  lost: undefined,
}

/** A frame about a note. */
export function isNoteFrame(frame: unknown): frame is NoteFrame {
  return isObject(frame) && 'item' in frame && 'delta' in frame
}

/** Who it was that moved a cursor. */
export function isWriter(origin: unknown): origin is Writer {
  return isObject(origin) && 'name' in origin && 'color' in origin
}
