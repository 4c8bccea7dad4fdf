import { useEffect, useEffectEvent } from 'react'
import { areLettersOn } from '../../features/shortcuts/shortcuts.ts'
import { isComposing } from '../../ui/composing.ts'
import { isTyping } from '../../ui/isTyping.ts'

/** Runs when `/` is pressed anywhere but in a field or a dialog. */
export function useSlash(run: () => void): void {
  const onSlash = useEffectEvent(run)
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return
      if (isComposing(event) || !areLettersOn() || isTyping(event.target) || document.querySelector('[role="dialog"]'))
        return
      event.preventDefault()
      onSlash()
    }
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])
}
