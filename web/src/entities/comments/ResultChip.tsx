import { useWords } from '../../texts/i18n.ts'
import { Chip } from '../../ui/Chip.tsx'

const tones = { '1': 'success', '0': 'warning', '-1': 'danger' } as const

/**
 * What an answer without an explanation was written as, in either language: Nee, Misschien, Ja. A test holds it against the language files;
 * to import those of the other language would bring 20 KB.
 */
const alone = ['Nee No', 'Misschien Maybe', 'Ja Yes']

/** Whether a remark with an answer (S3.8) says in words no more than that answer. */
export function saysOnlyItsResult(result: unknown, text: string): boolean {
  return typeof result === 'number' && !!alone[result + 1]?.split(' ').includes(text.trim())
}

/** The answer of an end-user to a match: Ja, Misschien or Nee (S3.8); nothing for a remark without one. */
export function ResultChip({ result }: { readonly result: unknown }) {
  const words = useWords()
  const key = String(result)
  if (key !== '1' && key !== '0' && key !== '-1') return null
  return <Chip tone={tones[key]}>{words.choice('result', key)}</Chip>
}
