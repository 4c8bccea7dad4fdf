import { useEffect, useEffectEvent } from 'react'
import { isComposing } from '../../ui/composing.ts'

/** The same text with what a key adds to it or takes from it; nothing for a key that writes nothing. */
function afterKey(text: string, key: string): string | undefined {
  if (key === 'Backspace') return text.slice(0, -1)
  if ([...key].length !== 1 || (key === ' ' && text === '')) return undefined
  return text + key
}

/** Keeps what is typed before the field that it is meant for has come and has the focus. */
export function useEarlyTyping(waits: boolean, onType: (text: string) => void): void {
  const type = useEffectEvent(onType)
  useEffect(() => {
    if (!waits) return
    let early = ''
    const listen = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isComposing(event)) return
      const { target } = event
      const isElsewhere =
        target instanceof HTMLElement &&
        (target.isContentEditable || target.closest('input, textarea, select, [role="dialog"]') !== null)
      const next = isElsewhere ? undefined : afterKey(early, event.key)
      if (next === undefined) return
      event.preventDefault()
      early = next
      type(next)
    }
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [waits])
}
