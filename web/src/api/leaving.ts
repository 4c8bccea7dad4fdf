const LEAVING = 'schakel.leaving'

/** What this page is still sending that ends with it, wherever one goes in it. */
export const held = new Set<number>()

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
