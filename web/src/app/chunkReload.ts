import { ApiError } from '../api/apiError.ts'

const KEY = 'schakel.reloaded'
const PAUSE_MS = 60_000

/** A part of the program that is gone (a newer version was put in place): load the page anew, at most once per 60 s (S8.4). */
export function reloadOnce(now = Date.now(), reload = () => location.reload()): boolean {
  try {
    const last = Number(sessionStorage.getItem(KEY) ?? 0)
    if (now - last < PAUSE_MS) return false
    sessionStorage.setItem(KEY, String(now))
  } catch {
    // Without storage we could not know of an earlier reload, and might go on for ever.
    return false
  }
  reload()
  return true
}

/** Whether the server is there: without it a reload would leave nothing of the page. */
export async function isServed(): Promise<boolean> {
  try {
    return (await fetch('/api/config', { cache: 'no-store' })).ok
  } catch {
    return false
  }
}

/** A part of the program did not come: `served` says whether the server is there. */
export class MissingPart extends ApiError {
  constructor(served: boolean) {
    super(served ? 500 : 0, { title: 'part' })
  }
}

/** Tries again after an error; a browser asks for a part that did not come only once in the life of a page, so that needs the page anew. */
export async function tryAgain(error: unknown, again: () => void, reload = () => location.reload()): Promise<void> {
  if (error instanceof MissingPart && (await isServed())) reload()
  else again()
}

/** Watches for parts that fail to load; while the server cannot be reached the page stays, and its screen says what is wrong. */
export function watchChunks(reload?: () => void): void {
  window.addEventListener('vite:preloadError', () => {
    void isServed().then((served) => served && reloadOnce(Date.now(), reload))
  })
}
