import { DRAFT_DAYS } from '../forms/draftDays.ts'

const PREFIX = 'schakel.note.'
/** Since when somebody else uses this browser, of each of them, ms since 1970. */
const LEFT = 'schakel.noteLeft.'

/** In the place of the making of a note: what was refused since they may not write in it goes into no note by itself any more. */
export const REFUSED = -1

const watchers = new Set<() => void>()

/** Calls a listener when what waits here changes, as far as this tab does so; answers how to stop. */
export function watchUnsent(watcher: () => void): () => void {
  watchers.add(watcher)
  return () => watchers.delete(watcher)
}

/** Tells that what waits here is other than it was. */
export function unsentChanged(): void {
  for (const watcher of watchers) watcher()
}

/** Where the browser keeps what somebody wrote in a note and could not hand over: each tab apart, so that none forgets what another wrote. */
export const unsentKey = (user: string, item: string, tab: number, epoch = 0) =>
  `${PREFIX}${user}.${item}.${tab}${epoch === 0 ? '' : `.${epoch}`}`

/** What this person could not hand over of what they wrote here: by which key it is kept, of which note it is, and of which making of that (D21.2). */
export function unsentKept(
  user: string,
): readonly { readonly key: string; readonly item: string; readonly tab: number; readonly epoch: number }[] {
  const start = `${PREFIX}${user}.`
  return keys().flatMap((key) => {
    const [item, tab, epoch = '0'] = key.startsWith(start) ? key.slice(start.length).split('.') : []
    return item ? [{ key, item, tab: Number(tab), epoch: Number(epoch) }] : []
  })
}

/** The notes of which this person could not hand over what they wrote here. */
export function unsentItems(user: string): readonly string[] {
  return [...new Set(unsentKept(user).map(({ item }) => item))]
}

/** The notes that wait to be sent what this person wrote here, and those that refused some of it. */
export function unsentByState(user: string): {
  readonly waiting: readonly string[]
  readonly refused: readonly string[]
} {
  const itemsOf = (isRefused: boolean) => [
    ...new Set(unsentKept(user).flatMap(({ item, epoch }) => ((epoch === REFUSED) === isRefused ? [item] : []))),
  ]
  return { waiting: itemsOf(false), refused: itemsOf(true) }
}

/**
 * Drops what others wrote here and could not hand over once it lies here for as long as a draft does while somebody else uses this
 * browser. Until then it waits for who wrote it, and nobody else is shown it.
 */
export function dropOldOfOthers(user: string, now = Date.now()): void {
  try {
    for (const key of keys()) {
      if (!key.startsWith(PREFIX)) continue
      const stamp = LEFT + key.slice(PREFIX.length)
      if (key.startsWith(`${PREFIX}${user}.`)) localStorage.removeItem(stamp)
      else if (now - Number(localStorage.getItem(stamp) ?? now) >= DRAFT_DAYS * 24 * 3_600_000)
        localStorage.removeItem(key)
      else if (localStorage.getItem(stamp) === null) localStorage.setItem(stamp, String(now))
    }
    for (const stamp of keys())
      if (stamp.startsWith(LEFT) && localStorage.getItem(PREFIX + stamp.slice(LEFT.length)) === null)
        localStorage.removeItem(stamp)
  } catch {
    // Where nothing can be noted, it stays until its writer is back.
  }
}

/** Removes all that this person could not hand over. */
export function dropUnsent(user: string): void {
  for (const { key } of unsentKept(user)) localStorage.removeItem(key)
  unsentChanged()
}

function keys(): readonly string[] {
  try {
    return Object.keys(localStorage)
  } catch {
    // Nothing is kept there.
    return []
  }
}
