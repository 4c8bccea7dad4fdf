import { useSyncExternalStore } from 'react'
import { type ColorScheme, chosenScheme, subscribeToScheme } from './colorScheme.ts'

/** How the product was chosen to look; the component draws again when that changes. */
export function useColorScheme(): ColorScheme {
  return useSyncExternalStore(subscribeToScheme, chosenScheme)
}
