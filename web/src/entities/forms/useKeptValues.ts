import { useState } from 'react'
import { clearDraft, readDraft, writeDraft } from './drafts.ts'
import type { Values } from './record.ts'

/**
 * What a small form holds beside its boxes of text, kept like those until it is saved or given up (S5.2). `start` is what it begins with,
 * given what was kept.
 */
export function useKeptValues<T extends Values>(key: string, start: (kept: Values) => T) {
  const [values, setValues] = useState(() => start(readDraft(key)?.parts[0]?.values ?? {}))
  return {
    values,
    change(part: Partial<T>) {
      const next = { ...values, ...part }
      setValues(next)
      writeDraft(key, { parts: [{ id: '', type: 'comment', values: next, key: '' }] })
    },
    forget: () => clearDraft(key),
  }
}
