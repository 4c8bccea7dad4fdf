const PREFIX = 'schakel.note.'

/** Where the browser keeps what somebody wrote in a note and could not hand over: each tab apart, so that none forgets what another wrote. */
export const unsentKey = (user: string, item: string, tab: number, epoch = 0) =>
  `${PREFIX}${user}.${item}.${tab}${epoch > 0 ? `.${epoch}` : ''}`

/** What this person could not hand over of what they wrote here: by which key it is kept, of which note it is, and of which making of that (D21.2). */
export function unsentKept(
  user: string,
): readonly { readonly key: string; readonly item: string; readonly epoch: number }[] {
  const start = `${PREFIX}${user}.`
  return keys().flatMap((key) => {
    const [item, , epoch = '0'] = key.startsWith(start) ? key.slice(start.length).split('.') : []
    return item ? [{ key, item, epoch: Number(epoch) }] : []
  })
}

/** The notes of which this person could not hand over what they wrote here. */
export function unsentItems(user: string): readonly string[] {
  return [...new Set(unsentKept(user).map(({ item }) => item))]
}

/** Removes what others wrote here: nobody reads it in this browser but who wrote it. */
export function forgetUnsentOfOthers(user: string): void {
  for (const key of keys())
    if (key.startsWith(PREFIX) && !key.startsWith(`${PREFIX}${user}.`)) localStorage.removeItem(key)
}

/** Removes all that this person could not hand over. */
export function dropUnsent(user: string): void {
  for (const { key } of unsentKept(user)) localStorage.removeItem(key)
}

function keys(): readonly string[] {
  try {
    return Object.keys(localStorage)
  } catch {
    // Nothing is kept there.
    return []
  }
}
