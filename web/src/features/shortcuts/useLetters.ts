import { useEffect, useEffectEvent } from 'react'
import { isComposing } from '../../ui/composing.ts'
import { isTyping } from '../../ui/isTyping.ts'
import { areLettersOn } from './shortcuts.ts'

/** How long the second letter may be waited for, ms. */
const BETWEEN_MS = 1200

/**
 * Hears letters that are pressed one after another anywhere but in a field or a dialog. `onLetters` is asked with the last one, or the
 * last two; whoever answers true has used them up.
 */
export function useLetters(onLetters: (letters: readonly string[]) => boolean): void {
  const ask = useEffectEvent(onLetters)
  useEffect(() => {
    let before: { readonly key: string; readonly at: number } | undefined
    const listen = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, defaultPrevented, target, timeStamp } = event
      if (ctrlKey || metaKey || altKey || defaultPrevented || isComposing(event) || key.length !== 1) return
      if (isTyping(target) || document.querySelector('[role="dialog"]') || !areLettersOn()) return
      const letter = key.toLowerCase()
      const first = before && timeStamp - before.at < BETWEEN_MS ? before.key : undefined
      const isUsed = (first !== undefined && ask([first, letter])) || ask([letter])
      before = isUsed ? undefined : { key: letter, at: timeStamp }
      if (isUsed) event.preventDefault()
    }
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])
}
