import { SEARCH_DEBOUNCE_MS, SEARCH_MIN_CHARS } from '@schakel/domain'
import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from '../../texts/useTranslation.ts'
import { SearchField } from '../../ui/SearchField.tsx'

interface TermFieldProps {
  readonly term: string
  readonly onTerm: (term: string) => void
}

/** Words that narrow a list; they are taken over once one has stopped typing for a moment (S5.1). */
export function TermField({ term, onTerm }: TermFieldProps) {
  const { t } = useTranslation('list')
  const [typed, setTyped] = useState(term)
  const [known, setKnown] = useState(term)
  /** What was handed on and has not come back yet. */
  const [sent, setSent] = useState<readonly string[]>([])
  if (known !== term) {
    const at = sent.indexOf(term)
    setKnown(term)
    setSent(sent.slice(at < 0 ? sent.length : at + 1))
    // The address changed by other means, such as the way back; of what comes back more may have been typed by now.
    if (at < 0) setTyped(term)
  }
  const take = useEffectEvent(() => {
    const next = typed.trim()
    if (next === (sent.at(-1) ?? term) || (next !== '' && next.length < SEARCH_MIN_CHARS)) return
    setSent([...sent, next])
    onTerm(next)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is typed starts the clock
  useEffect(() => {
    const timer = setTimeout(take, SEARCH_DEBOUNCE_MS)
    return () => clearTimeout(timer)
  }, [typed])
  return <SearchField label={t('within')} value={typed} onChange={setTyped} />
}
