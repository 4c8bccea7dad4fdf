import { valueStore } from '../../ui/valueStore.ts'

/** For ShortcutsHost alone. */
export const shortcutRequests = valueStore(false)

/** Shows which keys do what. */
export function openShortcuts(): void {
  shortcutRequests.set(true)
}

export function closeShortcuts(): void {
  shortcutRequests.set(false)
}
