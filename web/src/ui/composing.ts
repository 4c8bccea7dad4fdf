import type { KeyboardEvent as PressedKey } from 'react'

/**
 * Whether a key belongs to a word that is still being composed, such as Enter that takes a reading or Escape that gives it up: it says
 * nothing to us, who hear it from the page itself or by React. One browser tells the end of a word before the key that ended it, and the
 * key by the number 229.
 */
export function isComposing(event: KeyboardEvent | PressedKey): boolean {
  const key = 'nativeEvent' in event ? event.nativeEvent : event
  return key.isComposing || key.keyCode === 229
}
