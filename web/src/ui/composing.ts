import type { KeyboardEvent } from 'react'

/**
 * Whether a key belongs to a word that is still being composed, such as Enter that takes a reading or Escape that gives it up: it says
 * nothing to us. One browser tells the end of a word before the key that ended it, and the key by the number 229.
 */
export function isComposing({ nativeEvent }: KeyboardEvent): boolean {
  return nativeEvent.isComposing || nativeEvent.keyCode === 229
}
