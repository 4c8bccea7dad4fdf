import { keepIn, keptIn } from '../../api/kept.ts'

/** Without mouse, key or touch for so long one is logged out (S4.15, S9.2), ms. */
export const IDLE_MS = 600_000
/** So long before, one is warned, ms. */
export const WARN_MS = 60_000

/** When somebody was last active, in any tab of this browser. */
const LAST = 'schakel.active'
/** When somebody was last active before a tab was opened after the limit: whoever has seen nothing later is over. */
const LAPSED = 'schakel.lapsed'
/** This tab was there before it was loaded. */
const TAB = 'schakel.tab'
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

/** When somebody was last active here, in any tab. What comes after the limit renews nothing, also after a sleep of the computer (D23.7). */
export class Activity {
  #last: number

  constructor(now: number) {
    this.#last = now
    const before = read('localStorage', LAST)
    if (before !== undefined && now - before >= IDLE_MS) write(LAPSED, before)
    write(LAST, now)
    keepIn('sessionStorage', TAB, '1')
  }

  /** Somebody did something in this tab; whether that was in time. */
  note(now: number): boolean {
    if (this.isOver(now)) return false
    if (now - this.#last >= NOTE_MS) {
      this.#last = now
      write(LAST, now)
    }
    return true
  }

  /** Whether the limit has passed. */
  isOver(now: number): boolean {
    return now - this.last() >= IDLE_MS
  }

  /** The last moment in this tab or another. */
  last(): number {
    const isLapsed = (read('localStorage', LAPSED) ?? 0) >= this.#last
    if (!isLapsed) this.#last = Math.max(this.#last, read('localStorage', LAST) ?? 0)
    return this.#last
  }
}

/** Whether this tab slept past the limit and is loaded anew: that renews nothing either. One that is opened may go on with a session. */
export function sleptPastLimit(now: number): boolean {
  const last = Math.max(read('sessionStorage', TAB) ?? Number.NaN, read('localStorage', LAST) ?? Number.NaN)
  return now - last >= IDLE_MS
}

/** Nobody is logged in here: whoever logs in begins anew. */
export function forgetActivity(): void {
  keepIn('localStorage', LAST)
  keepIn('localStorage', LAPSED)
  keepIn('sessionStorage', TAB)
}

// Where storage is refused this tab counts for itself.
function read(place: 'localStorage' | 'sessionStorage', key: string): number | undefined {
  const kept = Number(keptIn(place, key) ?? Number.NaN)
  return Number.isFinite(kept) ? kept : undefined
}

const write = (key: string, value: number) => keepIn('localStorage', key, String(value))
