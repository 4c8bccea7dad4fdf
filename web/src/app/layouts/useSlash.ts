import { useEffect, useEffectEvent } from 'react'

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
}

/** Runs when `/` is pressed anywhere but in a field or a dialog. */
export function useSlash(run: () => void): void {
  const onSlash = useEffectEvent(run)
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return
      if (isTyping(event.target) || document.querySelector('[role="dialog"]')) return
      event.preventDefault()
      onSlash()
    }
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])
}
