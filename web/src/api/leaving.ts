const LEAVING = 'schakel.leaving'

const sending = new Set<unknown>()

/** What this page is still sending that ends with it, wherever one goes in it. */
export const held: ReadonlySet<unknown> = sending

/** Something is being sent, by a key of its own; until it is done, whoever closes the page is asked whether they mean it. */
export function hold(key: unknown): void {
  sending.add(key)
  addEventListener('beforeunload', stay)
}

export function release(key: unknown): void {
  sending.delete(key)
  if (sending.size === 0) removeEventListener('beforeunload', stay)
}

function stay(event: BeforeUnloadEvent): void {
  event.preventDefault()
}

/** Holds what is sent until it is done; it is broken off when the page is left for good, as by `signal`. */
export async function whileHeld<T>(send: (signal: AbortSignal) => Promise<T>, signal?: AbortSignal): Promise<T> {
  const leaving = new AbortController()
  const end = () => {
    release(leaving)
    leaving.abort()
  }
  addEventListener(LEAVING, end)
  hold(leaving)
  try {
    return await send(signal ? AbortSignal.any([signal, leaving.signal]) : leaving.signal)
  } finally {
    removeEventListener(LEAVING, end)
    release(leaving)
  }
}

/** Hears that the page is left for good. */
export function whenLeaving(listener: () => void): void {
  addEventListener(LEAVING, listener)
}

/** Breaks off what is being sent. */
export function letGo(): void {
  dispatchEvent(new Event(LEAVING))
}

/** Leaves the page for good: nothing of it goes on, and no file asks whether that is meant. */
export function leaveTo(address: string): void {
  letGo()
  location.replace(address)
}
