import type { Words } from '@schakel/domain/texts/words'
import { useWords } from '../../texts/i18n.ts'
import { Chip } from '../../ui/Chip.tsx'

const tones = { '1': 'success', '0': 'warning', '-1': 'danger' } as const

/** Whether a remark with an answer (S3.8) says in words no more than that answer. */
export function saysOnlyItsResult(words: Words, result: unknown, text: string): boolean {
  return result !== undefined && words.choice('result', String(result)) === text.trim()
}

/** The answer of an end-user to a match: Ja, Misschien or Nee (S3.8); nothing for a remark without one. */
export function ResultChip({ result }: { readonly result: unknown }) {
  const words = useWords()
  const key = String(result)
  if (key !== '1' && key !== '0' && key !== '-1') return null
  return <Chip tone={tones[key]}>{words.choice('result', key)}</Chip>
}
