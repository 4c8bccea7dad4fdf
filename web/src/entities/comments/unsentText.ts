import { arrayOf, isObject, type Mention, optionalText, textOf } from '@schakel/domain'
import { useEffect, useState } from 'react'
import type { Tried } from '../../api/tried.ts'
import { type Box, boxKeyOf, clearDraft, readDraft, writeDraft } from '../forms/drafts.ts'
import { useViewer } from '../viewer/viewer.tsx'

/** Nobody is mentioned. */
const NOBODY: readonly Mention[] = []

/** Between what was sent and what was typed meanwhile. */
const GAP = '\n\n'

/** What was typed in a box and not sent. */
interface UnsentText {
  readonly text: string
  readonly mentions: readonly Mention[]
  /** What stood there when one began. */
  readonly from: string | undefined
  /** How it was last sent, when that is not known to have arrived (D2.4). */
  readonly tried: Tried | undefined
}

/** Two texts of which the second was typed while the first was on its way. */
export function inTurn(first: string, second: string): string {
  return second.trim() === '' ? first : first + GAP + second
}

/** What this viewer began in a box and did not send, and how to forget it. */
export function useUnsentText(about: string | undefined, box: Box) {
  const viewer = useViewer()._id
  const key = about === undefined ? undefined : boxKeyOf(viewer, about, box)
  const [begun] = useState(() => (key === undefined ? undefined : readUnsent(key)))
  // What was sent is forgotten; what is typed since is not.
  const forget = (sent?: string) => {
    if (key !== undefined && (sent === undefined || readUnsent(key)?.text === sent)) clearDraft(key)
  }
  /** Of what was kept in turn, what arrived goes; the box that would do so may have gone. */
  const arrived = (sent: string) => {
    const kept = key === undefined ? undefined : readUnsent(key)
    if (key !== undefined && kept?.text.startsWith(sent + GAP))
      writeUnsent(key, { ...kept, text: kept.text.slice((sent + GAP).length), tried: undefined })
    else forget(sent)
  }
  return { key, begun, forget, arrived }
}

/** Keeps what stands in a box: another page, a closed tab and the end of a session come without a question (S5.2). */
export function useKeepText(
  key: string | undefined,
  text: string,
  { mentions = NOBODY, from = '', tried }: Partial<Omit<UnsentText, 'text'>> = {},
): void {
  useEffect(() => {
    if (key === undefined) return
    // What stands there as it did is nothing to keep.
    if (text.trim() === '' || text === from) clearDraft(key)
    else writeUnsent(key, { text, mentions, from, tried })
  }, [key, text, mentions, from, tried])
}

/**
 * What stands in a box, which begins with what was not sent from it, else with `initial`; and how to forget that once it was sent or given
 * up (S5.2).
 */
export function useKeptText(about: string, box: Box, initial = '') {
  const { key, begun, forget } = useUnsentText(about, box)
  const [text, setText] = useState(begun?.text ?? initial)
  useKeepText(key, text === initial ? '' : text)
  return { text, setText, forget }
}

function writeUnsent(key: string, { tried, ...values }: UnsentText): void {
  const sent = tried && { said: tried.said }
  writeDraft(key, { parts: [{ id: '', type: 'comment', values: { ...values }, key: tried?.key ?? '', sent }] })
}

function readUnsent(key: string): UnsentText | undefined {
  const part = readDraft(key)?.parts[0]
  if (!part) return undefined
  const { values, sent } = part
  return {
    text: textOf(values.text),
    mentions: arrayOf(values.mentions).filter(isMention),
    from: optionalText(values.from),
    tried: sent && { said: textOf(sent.said), key: part.key },
  }
}

function isMention(value: unknown): value is Mention {
  return isObject(value) && typeof value.id === 'string' && typeof value.name === 'string'
}
