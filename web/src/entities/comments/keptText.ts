import { useState } from 'react'
import type { Box } from '../forms/drafts.ts'
import { useKeepText, useUnsentText } from './unsentText.ts'

/** What stands in a box, which begins with what was not sent from it, and how to forget that once it was sent or given up (S5.2). */
export function useKeptText(about: string, box: Box) {
  const { key, begun, forget } = useUnsentText(about, box)
  const [text, setText] = useState(begun?.text ?? '')
  useKeepText(key, text)
  return { text, setText, forget }
}
