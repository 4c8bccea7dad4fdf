import { useSyncExternalStore } from 'react'

// S2.26: three columns, two below 1200, one below 600.
const wide = '(min-width: 1200px)'
const middle = '(min-width: 600px)'

function subscribe(onChange: () => void): () => void {
  const lists = [matchMedia(wide), matchMedia(middle)]
  for (const list of lists) list.addEventListener('change', onChange)
  return () => {
    for (const list of lists) list.removeEventListener('change', onChange)
  }
}

/** How many columns of cards fit the window now. */
export function columnsNow(): number {
  if (matchMedia(wide).matches) return 3
  return matchMedia(middle).matches ? 2 : 1
}

/** How many columns of cards fit the window (S2.26). */
export function useColumns(): number {
  return useSyncExternalStore(subscribe, columnsNow)
}
