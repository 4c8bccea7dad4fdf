/** Without mouse, key or touch for so long one is logged out (S4.15, S9.2), ms. */
export const IDLE_MS = 600_000
/** So long before, one is warned, ms. */
export const WARN_MS = 60_000

const KEY = 'schakel.active'
/** Moving the mouse is noted no more often than this, ms. */
const NOTE_MS = 1000

/** What the clock says: all is well, so many seconds left, or time is over. */
export type IdleState =
  | { readonly kind: 'active' }
  | { readonly kind: 'warned'; readonly seconds: number }
  | { readonly kind: 'over' }

/** How idle one is at a moment. */
export function idleStateAt(lastActive: number, now: number): IdleState {
  const left = lastActive + IDLE_MS - now
  if (left <= 0) return { kind: 'over' }
  return left <= WARN_MS ? { kind: 'warned', seconds: Math.ceil(left / 1000) } : { kind: 'active' }
}

/** When somebody was last active here, in any tab. */
export class Activity {
  #last: number

  constructor(now: number) {
    this.#last = now
    this.#tell()
  }

  /** Somebody did something in this tab. */
  note(now: number): void {
    if (now - this.#last < NOTE_MS) return
    this.#last = now
    this.#tell()
  }

  /** The last moment in this tab or another. */
  last(): number {
    try {
      const elsewhere = Number(localStorage.getItem(KEY) ?? 0)
      if (Number.isFinite(elsewhere)) this.#last = Math.max(this.#last, elsewhere)
    } catch {
      // Storage is refused: this tab counts for itself.
    }
    return this.#last
  }

  #tell(): void {
    try {
      localStorage.setItem(KEY, String(this.#last))
    } catch {
      // The same.
    }
  }
}
