/** Work of this page that ends with it. */
interface Held {
  /** How much of it is not done. */
  readonly count: () => number
  readonly letGo: () => void
  /** Calls whenever that may have changed; answers how to stop. */
  readonly watch: (watcher: () => void) => () => void
}

const all = new Set<Held>()

/** Names what the page is still busy with, wherever one goes in it. */
export function holdPage(held: Held): void {
  all.add(held)
}

/** How much would be lost with this page. */
export function heldCount(): number {
  return [...all].reduce((sum, { count }) => sum + count(), 0)
}

/** Resolves once nothing would be lost. */
export async function whenFree(): Promise<void> {
  for (const { count, watch } of all) {
    if (count() > 0)
      await new Promise<void>((resolve) => {
        const stop = watch(() => {
          if (count() > 0) return
          stop()
          resolve()
        })
      })
  }
}

/** Breaks it off. */
export function letGo(): void {
  for (const held of all) held.letGo()
}

/** Leaves the page for good: nothing of it goes on, and nothing asks whether that is meant. */
export function leaveTo(address: string): void {
  letGo()
  location.replace(address)
}
