const PREFIX = 'schakel.note.'

/** Where the browser keeps what somebody wrote in a note and could not hand over. */
export const unsentKey = (user: string, item: string) => `${PREFIX}${user}.${item}`

/** The notes of which this person could not hand over what they wrote here. */
export function unsentItems(user: string): readonly string[] {
  const start = unsentKey(user, '')
  return keys().flatMap((key) => (key.startsWith(start) ? [key.slice(start.length)] : []))
}

/** Removes what others wrote here: nobody reads it in this browser but who wrote it. */
export function forgetUnsentOfOthers(user: string): void {
  for (const key of keys())
    if (key.startsWith(PREFIX) && !key.startsWith(unsentKey(user, ''))) localStorage.removeItem(key)
}

function keys(): readonly string[] {
  try {
    return Object.keys(localStorage)
  } catch {
    // Nothing is kept there.
    return []
  }
}
