const PREFIX = 'schakel.note.'

/** Where the browser keeps what somebody wrote in a note and could not hand over. */
export const unsentKey = (user: string, item: string) => `${PREFIX}${user}.${item}`

/** Removes what others wrote here: nobody reads it in this browser but who wrote it. */
export function forgetUnsentOfOthers(user: string): void {
  try {
    for (const key of Object.keys(localStorage))
      if (key.startsWith(PREFIX) && !key.startsWith(unsentKey(user, ''))) localStorage.removeItem(key)
  } catch {
    // Nothing is kept there.
  }
}
