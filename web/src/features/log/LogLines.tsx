import type { AnyItem } from '@schakel/domain'
import type { LogLine } from '@schakel/domain/calls'
import { Changes } from './Changes.tsx'
import { Days } from './Days.tsx'
import { isNote, NOTE_PAUSE_MS } from './note.ts'

interface LogLinesProps {
  readonly item: AnyItem
  readonly lines: readonly LogLine[]
}

/** The lines of a log under the day on which they were written, newest first. */
export function LogLines({ item, lines }: LogLinesProps) {
  return (
    <Days all={gathered(lines)} idOf={({ newest }) => newest._id} atOf={({ newest }) => newest.date}>
      {(go) => <Changes item={item} lines={go.lines} />}
    </Days>
  )
}

interface Go {
  readonly newest: LogLine
  readonly lines: readonly LogLine[]
}

/** Each line by itself, and the saves of a note in one go together. */
function gathered(lines: readonly LogLine[]): readonly Go[] {
  const result: Go[] = []
  for (const line of lines) {
    const last = result.at(-1)
    if (last && isSameGo(last, line)) result[result.length - 1] = { ...last, lines: [...last.lines, line] }
    else result.push({ newest: line, lines: [line] })
  }
  return result
}

function isSameGo({ newest, lines }: Go, next: LogLine): boolean {
  const last = lines.at(-1) ?? newest
  if (!isNote(last) || !isNote(next) || last.user?._id !== next.user?._id) return false
  return Date.parse(last.date) - Date.parse(next.date) < NOTE_PAUSE_MS
}
