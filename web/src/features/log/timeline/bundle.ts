import type { LogLine, TimelineEntry } from '@schakel/domain/calls'
import { isNote, NOTE_PAUSE_MS } from '../note.ts'

/** Entries that are told as one: changes of one person to one item at nearly one moment. */
export interface Bundle {
  /** The newest of them. */
  readonly entry: TimelineEntry
  readonly lines: readonly LogLine[]
}

/** What somebody changes within this time is one thing that they did, ms. */
const PAUSE_MS = 2 * 60_000

/** The entries of a timeline with changes that belong together made one, in their order. */
export function bundled(entries: readonly TimelineEntry[]): readonly Bundle[] {
  const bundles: Bundle[] = []
  for (const entry of entries) {
    const last = bundles.at(-1)
    const { line } = entry
    if (last && line && isSameGo(last, entry)) {
      bundles[bundles.length - 1] = { entry: last.entry, lines: [...last.lines, line] }
    } else bundles.push({ entry, lines: line ? [line] : [] })
  }
  return bundles
}

function isSameGo({ entry, lines }: Bundle, next: TimelineEntry): boolean {
  const last = lines.at(-1)
  if (last?.kind !== 'update' || next.line?.kind !== 'update') return false
  if (entry.item._id !== next.item._id || entry.by?._id !== next.by?._id || entry.by?.name !== next.by?.name)
    return false
  const pause = isNote(last) && isNote(next.line) ? NOTE_PAUSE_MS : PAUSE_MS
  return Date.parse(last.date) - Date.parse(next.at) < pause
}
