type Listener = () => void
let isOpen = false
const listeners = new Set<Listener>()

function set(next: boolean): void {
  isOpen = next
  for (const listener of listeners) listener()
}

/** Shows which keys do what. */
export function openShortcuts(): void {
  set(true)
}

export function closeShortcuts(): void {
  set(false)
}

/** For ShortcutsHost alone. */
export const shortcutRequests = {
  now: () => isOpen,
  subscribe(listener: Listener) {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}
